"""How people reach this server: the address in links and QR codes.

In this order: `--link`; the name that was announced by mDNS; the address of this machine on its network. In a
container that address means nothing outside, so there is none, and the server says what to set.
"""

import socket
from urllib.parse import urlsplit

from ludotheque.server.services import platform
from ludotheque.server.services.settings import Settings

_EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 — compared, not bound
_THIS_DEVICE = ("localhost", "127.0.0.1", "::1", "")
LONGEST_HOST = 80
"""Characters of a Host header that links are made of; a QR code of a longer one is slow to make and hard to read."""


def lan_address() -> str:
    """The machine's address on its network; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


class Links:
    """The addresses of one server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.announced = ""
        """The host name that was announced by mDNS, as in ludotheque.local."""

    @property
    def host(self) -> str:
        """The address of this machine at which the server listens."""
        return lan_address() if self._settings.host in _EVERYWHERE else self._settings.host

    def numeric(self, port: int) -> str | None:
        """The address in numbers; `None` in a container that does not know how others reach it."""
        known = self._settings.host not in _EVERYWHERE or not platform.in_container()
        return f"http://{_bracketed(self.host)}:{port}" if known else None

    def base(self, port: int) -> str | None:
        """The address that people on this network use, without a slash at its end; `None` if it is not known."""
        if self._settings.link:
            return self._settings.link.rstrip("/")
        return f"http://{self.announced}:{port}" if self.announced else self.numeric(port)

    def invitation(self, scheme: str, host: str, code: str) -> str:
        """The link to a table, as others on the network of this client can open it."""
        here = urlsplit(f"//{host}")
        port = here.port or self._settings.port
        asked = f"{scheme}://{host}"
        if len(host) > LONGEST_HOST:  # no browser of a guest sends one
            asked = f"http://{_bracketed(self.host)}:{port}"
        elif not self._settings.link and (here.hostname or "") not in _THIS_DEVICE:
            return f"{asked}/t/{code}"
        return f"{self.base(port) or asked}/t/{code}"


def is_local(address: str) -> bool:
    """Whether this address works on the server's own machine only."""
    return (urlsplit(address).hostname or "") in _THIS_DEVICE


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host

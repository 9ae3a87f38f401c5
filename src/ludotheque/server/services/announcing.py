"""Multicast DNS: other devices on the network find this server by a name (`--mdns`), without any name server.

The package zeroconf does it. It is an extra (`pip install "ludotheque[mdns]"`): most servers do not need it.
"""

import asyncio
import socket
from contextlib import suppress
from typing import Any

from ludotheque.server.services.logs import Log

ASK_MS = 700
"""How long a name is asked for before it counts as free."""
MOST = 9
"""How many servers of one name a network may have."""


class Announcer:
    """Announces one server from `start` to `stop`."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._network: Any = None
        self._sending: asyncio.Future[None] | None = None

    async def start(self, name: str, host: str, port: int) -> str:
        """Announce a server at this address of this machine; its host name, or "" if the network does not allow it.

        If another device has the name already, a number is added, as printers and computers do it.
        """
        from zeroconf import Error, ServiceInfo
        from zeroconf.asyncio import AsyncZeroconf

        try:
            self._network = AsyncZeroconf(interfaces=[host])
            await self._network.zeroconf.async_wait_for_start()
            free = await self._free(name, host)
            service = ServiceInfo(
                "_http._tcp.local.",
                f"Ludothèque ({free})._http._tcp.local.",
                port=port,
                properties={"path": "/"},
                server=f"{free}.local.",
                addresses=[socket.inet_aton(host)],
            )
            # The host name was free, and the service is named after it: no second question (1.5 s).
            self._sending = await self._network.async_register_service(service, cooperating_responders=True)
        except (OSError, ValueError, Error) as error:
            self._log.warning("mDNS announcement failed", name=f"{name}.local", why=str(error))
            await self.stop()
            return ""
        self._log.info("mDNS name announced", name=f"{free}.local", host=host)
        return f"{free}.local"

    async def _free(self, name: str, host: str) -> str:
        """The name, with the first number that no other device on the network has."""
        from zeroconf import AddressResolver  # type: ignore[attr-defined] # public, but not in its __all__

        for number in range(1, MOST):
            wanted = name if number == 1 else f"{name}-{number}"
            asked = AddressResolver(f"{wanted}.local.")
            taken = await asked.async_request(self._network.zeroconf, ASK_MS)
            if not taken or host in asked.parsed_addresses():  # it may be the name of this machine already
                return wanted
        return f"{name}-{MOST}"

    async def stop(self) -> None:
        """Tell the network that the name is gone."""
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None
        if self._network is not None:
            with suppress(OSError):
                await self._network.async_unregister_all_services()
            await self._network.async_close()
            self._network = None

"""The operator's token: from the settings, or generated into the data folder, where only its owner can read it."""

import hmac
import os
import secrets
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from time import time

from ludotheque.server.services.settings import TOKEN_LENGTHS, Settings

FILE = "operator.token"
SESSION_S = 12 * 3_600
"""Seconds after which a browser must log in again."""


class OperatorToken:
    """Compares what callers send with the token, in constant time, and makes cookies that need no memory.

    A cookie is a time and a signature with the token: it is valid at every server with the same token.
    """

    def __init__(self, token: str) -> None:
        self._key = sha256(b"ludotheque operator\n" + _bytes(token)).digest()

    def matches(self, given: str) -> bool:
        """Whether this is the token."""
        return hmac.compare_digest(OperatorToken(given)._key, self._key)  # noqa: SLF001 — of the same class

    def cookie(self) -> tuple[str, int]:
        """A new cookie, and when it ends."""
        until = int(time()) + SESSION_S
        return f"{until}.{self._signature(str(until))}", until

    def admits(self, cookie: str) -> bool:
        """Whether a cookie was made with this token, and has not ended."""
        until, _, signature = cookie.partition(".")
        genuine = hmac.compare_digest(_bytes(signature), self._signature(until).encode())
        return genuine and int(until) > time()

    def _signature(self, until: str) -> str:
        return hmac.new(self._key, _bytes(until), sha256).hexdigest()


def _bytes(text: str) -> bytes:
    """The bytes of what a caller sent; the HTTP library reads bytes that are not UTF-8 as lone surrogates."""
    return text.encode(errors="surrogatepass")


def token_file(data: str) -> Path:
    """Where a generated token is kept."""
    return Path(data) / FILE


def take_token(settings: Settings) -> str:
    """The token of the settings, or the one in the data folder, which is made if there is none.

    Raises `OSError` where the file cannot be used, and `ValueError` where it holds no token.
    """
    if settings.operator_token:
        return settings.operator_token
    file = token_file(settings.data)
    return _kept(file) or _made(file)


def _kept(file: Path) -> str:
    """The token in the file, which only its owner can read from now on; empty if there is none."""
    with suppress(FileNotFoundError):
        if kept := file.read_text(encoding="utf-8").strip():
            file.chmod(0o600)
            if len(kept) not in TOKEN_LENGTHS:
                raise ValueError(
                    f"its token has {len(kept)} characters, and must have {TOKEN_LENGTHS.start} to "
                    f"{TOKEN_LENGTHS.stop - 1}: write a longer one, or delete the file to have one generated"
                )
            return kept
        file.unlink()
    return ""


def _made(file: Path) -> str:
    """A new token in the file, or the one of another node that was faster: all nodes of a folder have the same."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    token = secrets.token_urlsafe(24)
    mine = file.with_name(f"{FILE}.{secrets.token_hex(4)}")
    with open(os.open(mine, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as made:  # noqa: PTH123
        made.write(f"{token}\n")
    try:
        file.hardlink_to(mine)  # unlike a renaming, it never replaces a file, and nobody sees half of one
    except FileExistsError:
        return _kept(file)
    except OSError:  # a file system without hard links
        mine.replace(file)
    finally:
        mine.unlink(missing_ok=True)
    return token

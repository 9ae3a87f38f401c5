"""Addresses that the operator refuses for a time. They are in memory only: a restart ends every ban."""

from time import time

from ludotheque.server.protocol import refusals
from ludotheque.server.protocol.operator import Ban

MOST = 10_000
"""Bans at the same time; a further one ends the oldest."""


class Bans:
    """The addresses, as limits count them, and until when each is refused."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}

    def add(self, address: str, minutes: int) -> None:
        """Refuse an address."""
        self._until.pop(address, None)
        if len(self._until) >= MOST:
            del self._until[next(iter(self._until))]
        self._until[address] = time() + minutes * 60

    def lift(self, address: str) -> None:
        """Refuse it no longer."""
        self._until.pop(address, None)

    def check(self, address: str) -> None:
        """Raise if an address is refused now."""
        if self._until and (left := self._until.get(address, 0.0) - time()) > 0:
            raise refusals.BANNED(minutes=int(left // 60) + 1)

    def listed(self) -> tuple[Ban, ...]:
        """The bans that have not ended."""
        now = time()
        self._until = {address: until for address, until in self._until.items() if until > now}
        return tuple(Ban(address=address, until=int(until)) for address, until in self._until.items())

"""Rate limits of a socket or an address: leaky buckets and counts.

One caller may have an IPv6 network of 48 bits, which holds 65,536 of those that count as an address. So every limit of
an address is also one of the wider network around it, which may do `WIDER` times as much.
"""

import asyncio
from collections.abc import Callable
from enum import Enum
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from ludotheque.server.protocol.refusals import Refusal

ADDRESSES = 10_000
"""Addresses that one limit remembers; beyond that the least recently used is dropped."""
WIDER = 16
"""How many times as much as an address its wider network may do: thousands of phones may share it."""


@lru_cache(maxsize=4_096)
def network_of(address: str) -> str:
    """What a limit counts as one: an IPv4 address, or an IPv6 network of 64 bits."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, 64), strict=False))
    return str(found)


@lru_cache(maxsize=4_096)
def wider(address: str) -> str | None:
    """The IPv6 network of 48 bits around an address; one of IPv4 has none."""
    if not address.endswith("/64"):
        return None
    try:
        return str(ip_network(address).supernet(new_prefix=48))
    except ValueError:  # what a proxy says may be no address
        return None


class Bucket:
    """A leaky bucket: a rate per second, and a burst; perhaps within a larger one, which must have room, too."""

    __slots__ = ("_full_at", "_rate", "_wide", "burst", "rate")

    def __init__(self, rate: float, burst: float, wide: "Bucket | None" = None) -> None:
        self.rate = rate
        self.burst = burst
        self._wide = wide
        self._rate = rate / 1000
        self._full_at = 0.0  # when the bucket is full again: the only state that changes

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether one more is allowed at `now` (milliseconds)."""
        missing = max(0.0, self._full_at - now) * self._rate
        if missing + cost > self.burst or (self._wide is not None and not self._wide.take(now, cost)):
            return False
        self._full_at = now + (missing + cost) / self._rate
        return True

    def reserve(self, now: float) -> float:
        """Take one in any case; how many milliseconds its turn is away, so that a burst is spread out."""
        missing = max(0.0, self._full_at - now) * self._rate + 1.0
        self._full_at = now + missing / self._rate
        wait = max(0.0, missing - self.burst) / self._rate
        return wait if self._wide is None else max(wait, self._wide.reserve(now))

    def give(self, cost: float = 1.0) -> None:
        """Put back what was taken."""
        self._full_at -= cost / self._rate
        if self._wide is not None:
            self._wide.give(cost)

    def left(self, now: float) -> float:
        """How much may be taken now of this one alone."""
        return self.burst - max(0.0, self._full_at - now) * self._rate

    def has_room(self, now: float) -> bool:
        """Whether one more would be allowed; nothing is taken."""
        return self.left(now) >= 1 and (self._wide is None or self._wide.has_room(now))


class Excess(Enum):
    """Why a message is too much."""

    OWN = "the socket sends more than its part"
    SHARED = "all sockets of the address together do; this one keeps to its part"


class Part:
    """The part of one socket in the bucket of its address: a flood on some sockets does not silence the others.

    Half of the burst is for whoever comes first. The other half, and the refill once it is needed, is divided equally.
    Each socket has a bucket of that half for itself, and pays as many times as there are sockets. All parts together
    are never more than the bucket holds, so the bounds of the address do not change.
    """

    __slots__ = ("_address", "_common", "_own", "_sockets")

    def __init__(self, common: Bucket, sockets: "Count", address: str) -> None:
        self._common = common
        self._own = Bucket(common.rate, common.burst / 2)
        self._sockets = sockets
        self._address = address

    def take(self, now: float) -> Excess | None:
        """Take one from the bucket of the address, or say why not."""
        common = self._common
        if common.left(now) < common.burst / 2 and not self._own.take(now, self._sockets.held(self._address)):
            return Excess.OWN
        return None if common.take(now) else Excess.SHARED


class PerAddress:
    """A bucket for every address and every wider network, and the refusal."""

    def __init__(self, rate: float, burst: float, refusal: Refusal, now: Callable[[], float]) -> None:
        self._size = rate, burst
        self._refusal = refusal
        self._now = now
        self._buckets: dict[str, Bucket] = {}  # the one used last is at the end

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Whether one more of this address is allowed."""
        return self.bucket(address).take(self._now(), cost)

    def has_room(self, address: str) -> bool:
        """Whether one more would be allowed; nothing is taken."""
        return self.bucket(address).has_room(self._now())

    async def turn(self, address: str) -> None:
        """Wait for one's turn, where many of this address come at once."""
        if wait := self.bucket(address).reserve(self._now()):
            await asyncio.sleep(wait / 1000)

    def bucket(self, address: str) -> Bucket:
        """The bucket of an address, to keep where it is needed often."""
        around = wider(address)
        return self._used(address, 1, None if around is None else self._used(around, WIDER, None))

    def _used(self, network: str, times: int, wide: Bucket | None) -> Bucket:
        bucket = self._buckets.pop(network, None)
        if bucket is None:
            rate, burst = self._size
            bucket = Bucket(times * rate, times * burst, wide)
            if len(self._buckets) >= ADDRESSES:
                del self._buckets[next(iter(self._buckets))]
        self._buckets[network] = bucket
        return bucket

    def ask(self, address: str, cost: float = 1.0) -> None:
        """Take one, or raise the refusal."""
        if not self.take(address, cost):
            raise self._refusal()

    def give(self, address: str, cost: float = 1.0) -> None:
        """Put back what was taken."""
        if (bucket := self._buckets.get(address)) is not None:
            bucket.give(cost)


class Count:
    """How many each address, and each wider network, holds open now."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    def held(self, address: str) -> int:
        """How many there are."""
        return self._held.get(address, 0)

    def enter(self, address: str, number: int = 1) -> bool:
        """Take one or several, if there is room."""
        around = wider(address)
        if self.held(address) + number > self._most:
            return False
        if around is not None and self.held(around) + number > WIDER * self._most:
            return False
        for each in filter(None, (address, around)):
            self._held[each] = self.held(each) + number
        return True

    def leave(self, address: str, number: int = 1) -> None:
        """Give back."""
        for each in filter(None, (address, wider(address))):
            held = self._held.pop(each, 0) - number
            if held > 0:
                self._held[each] = held

"""Limits on what one socket and one address may ask for: leaky buckets and counts."""

from collections.abc import Callable


class Bucket:
    """So many a second, and a burst."""

    __slots__ = ("_burst", "_full_at", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate / 1000
        self._burst = burst
        self._full_at = 0.0  # when the bucket will be full again; one number says it all

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether one more is allowed at `now` (milliseconds)."""
        missing = max(0.0, self._full_at - now) * self._rate
        if missing + cost > self._burst:
            return False
        self._full_at = now + (missing + cost) / self._rate
        return True

    def full(self, now: float) -> bool:
        """Whether nothing was taken for long enough that this bucket may be forgotten."""
        return now >= self._full_at


class PerAddress:
    """A bucket for every address, forgotten when full."""

    SWEEP = 1024

    def __init__(self, make: Callable[[], Bucket]) -> None:
        self._make = make
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float) -> bool:
        """Whether one more of this address is allowed."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self.SWEEP and len(self._buckets) % self.SWEEP == 0:
                self._buckets = {key: each for key, each in self._buckets.items() if not each.full(now)}
            bucket = self._buckets[address] = self._make()
        return bucket.take(now)


class Count:
    """How many each address holds now."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Take one, if there is room."""
        held = self._held.get(address, 0)
        if held >= self._most:
            return False
        self._held[address] = held + 1
        return True

    def leave(self, address: str) -> None:
        """Give one back."""
        held = self._held.pop(address, 0) - 1
        if held > 0:
            self._held[address] = held

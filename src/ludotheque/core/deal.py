"""All the chance of one table, as a value.

A table's seed is mixed from a secret of the host and a nonce of every player. The hash of the secret (the commitment)
is published before any nonce is known. The secret is published after the game. So anyone can verify that nobody chose
the deal.
The stream is plain SHA-256 in counter mode, so that a few lines in any language draw the same cards.
"""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import TypeAlias

from msgspec import Struct

_WORD = 1 << 32


def commitment(secret: str) -> str:
    """The hash that is shown before the game starts."""
    return sha256(f"ludotheque commitment\n{secret}".encode()).hexdigest()


def seed_from(secret: str, nonces: Sequence[str] = ()) -> str:
    """The seed of a table: the secret and every seat's nonce, in seat order."""
    return sha256("\n".join(("ludotheque seed", secret, *nonces)).encode()).hexdigest()


def _words(seed: str, label: str) -> Iterator[int]:
    """32-bit words: SHA-256 of seed, label and block number on three lines, each cut into eight, big end first."""
    block = 0
    while True:
        digest = sha256(f"{seed}\n{label}\n{block}".encode()).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _below(words: Iterator[int], bound: int) -> int:
    """A number in 0…bound−1 without bias: words in the last, incomplete range are discarded."""
    ceiling = _WORD - _WORD % bound
    return next(word for word in words if word < ceiling) % bound


class Seeded(Struct, frozen=True, tag="seeded", gc=False):
    """The deal of a real table. Every draw has its own label, so a later draw never depends on an earlier one."""

    seed: str

    def order(self, n: int, label: str) -> tuple[int, ...]:
        """A shuffle of 0…n−1 (Fisher–Yates from the top)."""
        words = _words(self.seed, label)
        cards = list(range(n))
        for i in range(n - 1, 0, -1):
            j = _below(words, i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return tuple(cards)

    def pick(self, n: int, label: str) -> int:
        """One number in 0…n−1."""
        return _below(_words(self.seed, label), n)


class Stacked(Struct, frozen=True, tag="stacked", gc=False):
    """A deal for tests: exact orders and picks by label; what is not stacked comes from the seed."""

    orders: Mapping[str, tuple[int, ...]] = {}
    picks: Mapping[str, int] = {}
    seed: str = "stacked"

    def order(self, n: int, label: str) -> tuple[int, ...]:
        """The stacked order; one shorter than n is completed with the rest in rising order."""
        top = self.orders.get(label)
        if top is None:
            return Seeded(self.seed).order(n, label)
        rest = tuple(card for card in range(n) if card not in set(top))
        if sorted(top + rest) != list(range(n)):
            raise ValueError(f"{label}: not an order of {n} cards")
        return top + rest

    def pick(self, n: int, label: str) -> int:
        """The stacked number."""
        if label not in self.picks:
            return Seeded(self.seed).pick(n, label)
        if not 0 <= self.picks[label] < n:
            raise ValueError(f"{label}: {self.picks[label]} is not in 0…{n - 1}")
        return self.picks[label]


Deal: TypeAlias = Seeded | Stacked

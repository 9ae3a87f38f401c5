"""The material (MA-1, MA-2): seventy dolls, ten painted series of seven sizes.

A card is a number 0…69: seven in a row belong to one series, from the smallest doll to the largest. Numbers
keep hands small on the wire and make sorting the same as laying out.
"""

from typing import NewType

from ludotheque.core import Deal

Card = NewType("Card", int)
"""A doll: `7 * series + value - 1`."""

VALUES = 7
SERIES = (
    "poppy",
    "marigold",
    "sunflower",
    "fern",
    "mint",
    "cornflower",
    "gentian",
    "lavender",
    "peony",
    "chestnut",
)
"""The flower each series is painted with; its name is the text `series-…`."""

DECK = VALUES * len(SERIES)
IN_PLAY = {3: 6, 4: 8, 5: 10}
"""Series in play by player count (MA-2)."""


def card(series: int, value: int) -> Card:
    """The doll of one series and one size, 1…7."""
    return Card(series * VALUES + value - 1)


def series_of(doll: Card) -> int:
    """The series of a doll, an index into `SERIES`."""
    return doll // VALUES


def value_of(doll: Card) -> int:
    """The size of a doll, 1…7."""
    return doll % VALUES + 1


def series_in_play(seats: int, deal: Deal) -> tuple[int, ...]:
    """The series this table plays with, drawn from the deal and named in rising order (MA-2)."""
    return tuple(sorted(deal.order(len(SERIES), "series")[: IN_PLAY[seats]]))


def shuffled(series: tuple[int, ...], deal: Deal) -> tuple[Card, ...]:
    """The stock, first card first (MA-3): all seventy are shuffled, then the series not in play left out."""
    return tuple(Card(doll) for doll in deal.order(DECK, "deck") if doll // VALUES in series)

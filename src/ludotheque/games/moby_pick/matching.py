"""What two friends are worth together (MP-17 … MP-19, MP-25, MP-26)."""

from typing import Final

from ludotheque.games.moby_pick.cards import FRIENDS, Friend
from ludotheque.games.moby_pick.events import Result

SMALL_TABLE: Final = 4
"""Up to this many seats a pair that fails only by its name is worth one card (MP-18, MP-26)."""


def _compare(one: Friend, other: Friend, reverse: bool, small: bool) -> Result:
    figure = one.figure == other.figure
    background = one.background == other.background
    if reverse:
        if figure or background:
            return "miss"  # MP-25: both must differ
    elif not (figure and background):
        return "miss"  # MP-19
    if one.crazy or other.crazy:
        return "match"  # MP-17, MP-25: a crazy dream has no name to compare
    if (one.name == other.name) != reverse:
        return "match"
    return "half" if small else "miss"  # MP-18, MP-26


_RESULTS: Final = {
    (one, other, reverse, small): _compare(one, other, reverse, small)
    for one in FRIENDS
    for other in FRIENDS
    for reverse in (False, True)
    for small in (False, True)
}


def compare(one: Friend, other: Friend, *, reverse: bool, seats: int) -> Result:
    """Whether two cards match, match but for the name at a small table, or miss."""
    return _RESULTS[one, other, reverse, seats <= SMALL_TABLE]


_KEPT: Final[dict[Result, int]] = {"match": 2, "half": 1, "miss": 0}


def kept(row: Friend, middle: Friend, result: Result) -> tuple[Friend, ...]:
    """The cards that go on the dream pile; of a half match it never matters which one (MP-18)."""
    return (middle, row)[: _KEPT[result]]


def points(cards: tuple[Friend, ...]) -> int:
    """What cards are worth in a dream pile (MP-29)."""
    return sum(card.points for card in cards)

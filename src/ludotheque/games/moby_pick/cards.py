"""The cards: dreams, crazy dreams, action cards and the alarm clock (MP-1, MP-2, MP-3)."""

from functools import lru_cache
from itertools import product
from typing import Final, Literal, TypeAlias

from msgspec import Struct

Figure: TypeAlias = Literal["kid", "parrot", "whale"]
Background: TypeAlias = Literal["yellow", "red", "blue"]
Name: TypeAlias = Literal["molly", "polly"]
Effect: TypeAlias = Literal["confuse", "remind", "reverse"]

FIGURES: Final[tuple[Figure, ...]] = ("kid", "parrot", "whale")
BACKGROUNDS: Final[tuple[Background, ...]] = ("yellow", "red", "blue")
NAMES: Final[tuple[Name, ...]] = ("molly", "polly")

DREAM_COPIES: Final = 4
CRAZY_COPIES: Final = 2
MAX_ACTION_CARDS: Final = 15
BELOW_ALARM: Final = 15
"""How many cards lie under the alarm and never come into play (MP-5)."""


class Friend(Struct, frozen=True, tag="friend", gc=False):
    """A dream, or a crazy dream when it has no name. The copies of a kind cannot be told apart."""

    figure: Figure
    background: Background
    name: Name | None

    @property
    def crazy(self) -> bool:
        return self.name is None

    @property
    def points(self) -> int:
        """What the card is worth in a dream pile (MP-29)."""
        return 2 if self.name is None else 1


class ActionCard(Struct, frozen=True, tag="action", gc=False):
    """A card that is played at once (MP-22 … MP-24)."""

    effect: Effect


class Alarm(Struct, frozen=True, tag="alarm", gc=False):
    """The alarm clock: it ends the game (MP-28)."""


Card: TypeAlias = Friend | ActionCard | Alarm

DREAMS: Final = tuple(Friend(*traits) for traits in product(FIGURES, BACKGROUNDS, NAMES))
CRAZY_DREAMS: Final = tuple(Friend(figure, ground, None) for figure, ground in product(FIGURES, BACKGROUNDS))
FRIENDS: Final = DREAMS + CRAZY_DREAMS
"""The 27 kinds of friend: 18 dreams, then 9 crazy dreams."""

CONFUSE: Final = ActionCard("confuse")
REMIND: Final = ActionCard("remind")
REVERSE: Final = ActionCard("reverse")
ALARM: Final = Alarm()


@lru_cache
def deck(confuse: int, remind: int, reverse: int) -> tuple[Friend | ActionCard, ...]:
    """All cards but the alarm, in the order of the deal's numbers: dreams, crazy dreams, action cards."""
    dreams = tuple(card for card in DREAMS for _ in range(DREAM_COPIES))
    crazy = tuple(card for card in CRAZY_DREAMS for _ in range(CRAZY_COPIES))
    return dreams + crazy + (CONFUSE,) * confuse + (REMIND,) * remind + (REVERSE,) * reverse

"""The material of Attrape Rêves: eight toys, thirty nightmares, fifty-four dreams."""

from functools import lru_cache
from importlib.resources import files
from typing import Literal, TypeAlias, get_args

import msgspec
from msgspec import Struct

from ludotheque.games.attrape_reves.circle import Circle, smallest

Kind: TypeAlias = Literal["bear", "panda", "rabbit", "unicorn"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Moon: TypeAlias = Literal["new", "crescent", "gibbous", "full"]
MOONS: tuple[Moon, ...] = get_args(Moon)

# AR-1: tiles 0–3 are bears, 4–5 pandas, 6 the rabbit, 7 the unicorn. A smaller disc earns more stars.
TOYS: tuple[Kind, ...] = ("bear",) * 4 + ("panda",) * 2 + ("rabbit", "unicorn")
RADIUS: dict[Kind, int] = {"bear": 760, "panda": 650, "rabbit": 555, "unicorn": 475}
STARS: dict[Kind, int] = {"bear": 1, "panda": 2, "rabbit": 3, "unicorn": 4}

CARD_HALF = 860
"""A card face is the square from −860 to 860 in the units of the outlines and of the discs."""

# AR-2, AR-5: the nightmares by the moon on their back, from the new moon to the full moon.
PACKS: tuple[tuple[str, ...], ...] = (
    ("boulou", "miette", "globulon", "chaussetrouille", "mitaine", "pieuvrax", "grandasse"),
    ("puceron", "tartichaud", "hibouh", "champignard", "limacelle", "ressorbo", "chauvequipeut"),
    ("cactouille", "toupoil", "crapahut", "nuagrogne", "crabouille", "girafouille", "etoilou", "serpentin"),
    ("dodulune", "pave", "triangloup", "bananoche", "moustoc", "tetardif", "araknouille", "dragouillon"),
)
NIGHTMARES: tuple[str, ...] = tuple(key for pack in PACKS for key in pack)
MOON_OF: tuple[Moon, ...] = tuple(moon for moon, pack in zip(MOONS, PACKS, strict=True) for _ in pack)

# AR-3, AR-15: the pictures on the dream tokens; three tokens of each.
PICTURES: tuple[str, ...] = (
    "balloon", "boat", "bubbles", "cake", "castle", "cloud", "feather", "garden", "island",
    "kite", "lantern", "piano", "rainbow", "snow", "swing", "train", "treehouse", "whale",
)  # fmt: skip
TOKENS = 54
PLACES = 12


class Dot(Struct, frozen=True, tag="Dot", gc=False):
    """A filled circle painted on a monster."""

    paint: str
    x: int
    y: int
    r: int


class Patch(Struct, frozen=True, tag="Patch", gc=False):
    """A filled area; points are flat: x, y, x, y, and so on."""

    paint: str
    points: tuple[int, ...]


class Line(Struct, frozen=True, tag="Line", gc=False):
    """A stroke with round ends; points are flat: x, y, x, y, and so on."""

    paint: str
    points: tuple[int, ...]
    width: int


class Monster(Struct, frozen=True, gc=False):
    """The picture on a card. Only the outline counts for covering; the marks are clipped to it."""

    key: str
    moon: Moon
    outline: tuple[int, ...]
    palette: tuple[str, str, str, str]
    marks: tuple[Dot | Patch | Line, ...]

    def points(self) -> list[tuple[int, int]]:
        """The corners of the outline."""
        return list(zip(self.outline[::2], self.outline[1::2], strict=True))


class Gallery(Struct, frozen=True, gc=False):
    """Everything a client needs to draw the material: no radius of a monster, no answer (AR-24)."""

    half: int
    radius: dict[str, int]
    stars: dict[str, int]
    monsters: tuple[Monster, ...]


@lru_cache(maxsize=1)
def gallery() -> Gallery:
    """The drawings, read once, on demand."""
    data = files("ludotheque.games.attrape_reves").joinpath("monsters.json").read_bytes()
    return msgspec.json.decode(data, type=Gallery)


def picture(nightmare: str) -> Monster:
    """The drawing on a card's face: what everyone at the table sees, and nothing more."""
    return gallery().monsters[NIGHTMARES.index(nightmare)]


@lru_cache(maxsize=len(NIGHTMARES))
def circle_of(nightmare: str) -> Circle:
    """The smallest circle around a monster: the answer, for the rules only (AR-24)."""
    return smallest(picture(nightmare).points())


def pack_of(moon: Moon) -> tuple[int, ...]:
    """The numbers of the cards with this moon on their back."""
    return tuple(card for card, back in enumerate(MOON_OF) if back == moon)


def covers(toy: int, nightmare: str) -> bool:
    """AR-9: whether the toy can be slid so that nothing of the monster shows."""
    return circle_of(nightmare).within(RADIUS[TOYS[toy]])

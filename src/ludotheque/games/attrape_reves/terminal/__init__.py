"""Attrape Rêves in a terminal: what is asked, and what can be typed."""

from collections.abc import Mapping
from typing import Final

from ludotheque.core import Millis, Seat
from ludotheque.games.attrape_reves.cards import KINDS, TOYS
from ludotheque.games.attrape_reves.table import (
    Action,
    Agree,
    Grab,
    Lay,
    Object,
    Place,
    Point,
    Public,
    Take,
    Turn,
    View,
)
from ludotheque.games.attrape_reves.terminal.picture import draw
from ludotheque.games.face import Unclear
from ludotheque.texts import Speech, spellings

__all__ = ["CODES", "LASTS", "ask", "default", "draw", "hint", "keys", "parse", "spell", "until"]

CODES: Final = False
LASTS: Final[Millis | None] = None


def ask(view: View, words: Speech) -> str | None:
    """What this seat should do now."""
    public, me = view.public, view.me
    mine = me is not None and me == public.active
    match public.phase:
        case "turn" if mine:
            return words.text("attrape-ask-turn")
        case "choose" if mine:
            return words.text("attrape-ask-choose")
        case "grab" if me is not None and public.toys[me] is None:
            return words.text("attrape-ask-reaching" if view.grasp is not None else "attrape-ask-grab")
        case "lay" if mine:
            return words.text("attrape-ask-lay")
        case "point" if me is not None:
            return _ask_together(public, me, words)
        case _:
            return None


def _ask_together(public: Public, me: Seat, words: Speech) -> str | None:
    if me != public.active:
        if public.proposal is None or public.opinions[me] is not None:
            return None
        return words.text("attrape-ask-opinion", toy=words.text(f"toy-{TOYS[public.proposal]}"))
    if public.proposal is None:
        return words.text("attrape-ask-point")
    if public.placeable:
        return words.text("attrape-ask-place")
    return words.text("attrape-ask-other") if False in public.opinions else None


def keys(view: View) -> Mapping[str, Action]:
    """In the race the four digits grab at once (AR-21)."""
    if view.public.phase != "grab" or view.me is None:
        return {}
    return {str(number): Grab(_tile(view, number), view.public.reveal) for number in range(1, len(KINDS) + 1)}


def _tile(view: View, number: int) -> int:
    """A tile of a kind: a free one, not the same for every seat, since equal tiles need no quarrel."""
    tiles = [toy for toy, kind in enumerate(TOYS) if kind == KINDS[number - 1]]
    free = [toy for toy in tiles if toy in view.public.circle] or tiles
    return free[(view.me or 0) % len(free)]


def default(view: View) -> Action | None:
    """Enter turns and lays, takes the largest free toy, agrees and places."""
    public, me = view.public, view.me
    if me is not None and public.phase == "point":
        return _default_together(public, me)
    if me is None or me != public.active:
        return None
    choices: dict[str, Action] = {"turn": Turn(), "choose": Take(public.circle[0]), "lay": Lay()}
    return choices.get(public.phase)


def _default_together(public: Public, me: Seat) -> Action | None:
    if me != public.active:
        return Agree(public.proposal) if public.proposal is not None and public.opinions[me] is None else None
    if public.proposal is None:
        return Point(public.circle[0])
    return Place(public.proposal) if public.placeable else None


def parse(view: View, line: str, words: Speech) -> Action:
    """A toy by number (its stars), letter of the tile or name; yes and no; turn, lay, place."""
    public = view.public
    typed = line.casefold().strip()
    spoken = _spoken(typed, 0 if public.proposal is None else public.proposal)
    if spoken is not None:
        return spoken
    toy = _toy(view, typed, words)
    if toy is None:
        raise _unclear(public)
    return Grab(toy, public.reveal) if public.phase == "grab" else Point(toy) if public.phase == "point" else Take(toy)


def _spoken(typed: str, proposal: int) -> Action | None:
    """The words for everything but a toy, in every language."""
    orders: dict[str, Action] = {
        "turn": Turn(),
        "lay": Lay(),
        "agree": Agree(proposal),
        "object": Object(proposal),
        "place": Place(proposal),
    }
    return next((orders[name] for name in orders if typed in spellings(__name__, f"attrape-typed-{name}")), None)


def _toy(view: View, typed: str, words: Speech) -> int | None:
    for number, kind in enumerate(KINDS, start=1):
        if typed in (str(number), *(words.text(f"{name}-{kind}").casefold() for name in ("toy", "attrape-toy"))):
            return _tile(view, number)
        tiles = [toy for toy, other in enumerate(TOYS) if other == kind]
        for letter, toy in zip("abcd", tiles, strict=False):
            if typed == f"{number}{letter}":
                return toy
    return None


def _unclear(public: Public) -> Unclear:
    match public.phase:
        case "turn":
            return Unclear("attrape-unclear-turn")
        case "lay":
            return Unclear("attrape-unclear-lay")
        case "point" if public.proposal is not None:
            return Unclear("attrape-unclear-talk")
        case _:
            return Unclear("attrape-unclear-toy")


def spell(view: View, action: Action) -> str:
    """What to type for an action; a tile by its kind where that means this one."""
    match action:
        case Turn():
            return "t"
        case Lay():
            return "l"
        case Agree():
            return "y"
        case Object():
            return "n"
        case Place():
            return "p"
        case Take() | Grab() | Point():
            kind = TOYS[action.toy]
            number = KINDS.index(kind) + 1
            letter = "" if _tile(view, number) == action.toy else "abcd"[action.toy - TOYS.index(kind)]
            return f"{number}{letter}"


def until(view: View) -> Millis | None:
    """The limit of one's own choice, or of the race."""
    public = view.public
    return public.until if public.phase == "grab" or (view.me is not None and view.me == public.active) else None


def hint(view: View, words: Speech) -> str:
    """Help for this very moment."""
    match view.public.phase:
        case "grab":
            return words.text("attrape-hint-grab")
        case "choose" if view.me == view.public.active:
            return words.text("attrape-hint-choose")
        case "point":
            return words.text("attrape-hint-together")
        case "lay":
            return words.text("attrape-hint-lay")
        case _:
            return words.text("attrape-hint-wait")

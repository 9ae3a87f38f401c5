"""Moby Pick in a terminal: what is asked, and what can be typed."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from ludotheque.core import Millis, Seat
from ludotheque.games.face import Unclear
from ludotheque.games.moby_pick.table import (
    WORDS,
    Action,
    Flip,
    Look,
    Seen,
    Shift,
    Stop,
    Touch,
    TurnUp,
    View,
    Word,
)
from ludotheque.games.moby_pick.terminal.picture import draw
from ludotheque.texts import Speech, spellings

__all__ = ["CODES", "LASTS", "ask", "default", "draw", "hint", "keys", "parse", "spell", "until"]

CODES: Final = False
LASTS: Final[Millis | None] = Millis(7_000)
"""Events name cards that then lie face down; a log to read back would be a look that MP-7 forbids."""

Moment: TypeAlias = Literal["open", "look", "flip", "recite", "touch", "touched", "turn", "confuse", "wait"]
"""What this seat is at; the names of its questions, hints and answers to slips."""


def _moment(view: View) -> Moment:
    public, me = view.public, view.me
    moment: Moment = "wait"
    match public.phase:
        case _ if view.peek is not None:
            moment = "look"
        case _ if me is not None and public.looks[me] == "waiting":
            moment = "open"
        case "flip" | "confuse" if me == public.active:
            moment = "flip" if public.phase == "flip" else "confuse"
        case "race" if me == public.active and public.said is not None:
            moment = "recite"
        case "race" if me is not None and me != public.active and public.rows[me]:
            moment = "touched" if view.claimed else "touch"
        case "turn-up" if me is not None and me == public.taker:
            moment = "turn"
    return moment


def ask(view: View, words: Speech) -> str | None:
    """What this seat should do now."""
    moment = _moment(view)
    count = 0 if view.me is None else view.public.rows[view.me]
    return None if moment == "wait" else words.text(f"moby-ask-{moment}", count=count, left=view.public.shifts)


def keys(view: View) -> Mapping[str, Action]:
    """The space bar touches while a race runs or has just ended; digits say the words."""
    public, me = view.public, view.me
    if public.phase not in ("race", "late", "turn-up") or me is None or me == public.taker:
        return {}
    if me == public.active and public.said is not None:
        return {str(index + 1): Word(index) for index in range(WORDS)}
    return {" ": Touch(public.reveal)}


def default(view: View) -> Action | None:  # noqa: PLR0911 — a line per moment
    """Enter opens and ends a look, turns up the next card, says the next word, or leaves the others' rows alone."""
    public = view.public
    match _moment(view):
        case "open":
            return Look()
        case "look":
            return Seen()
    if view.me != public.active:
        return None
    match public.phase:
        case "flip":
            return Flip()
        case "race" if public.said is not None and public.said < WORDS:
            return Word(public.said)
        case "confuse":
            return Stop()
        case _:
            return None


def parse(view: View, line: str, words: Speech) -> Action:
    """A typed line: look, seen, t, f, stop, a place, or three numbers."""
    del words
    public = view.public
    typed = line.casefold().replace(",", " ").split()
    match typed:
        case [word] if (action := _spoken(word, public.reveal)) is not None:
            return action
        case [*numbers] if all(number.isdecimal() and len(number) < 4 for number in numbers):
            return _counted(view, [int(number) for number in numbers])
        case _:
            raise _unclear(view)


def _spoken(word: str, reveal: int) -> Action | None:
    """What a word means, in every language."""
    orders: dict[str, Action] = {
        "look": Look(),
        "seen": Seen(),
        "touch": Touch(reveal),
        "flip": Flip(),
        "stop": Stop(),
    }
    return next((orders[name] for name in orders if word in spellings(__name__, f"moby-typed-{name}")), None)


def _counted(view: View, numbers: list[int]) -> Action:
    public = view.public
    match numbers:
        case [word] if public.phase == "race" and view.me == public.active:
            return Word(word - 1)
        case [place]:
            return TurnUp(place - 1)
        case [start, end] if public.target is not None:
            return Shift(public.target, start - 1, end - 1)
        case [row, start, end]:
            return Shift(Seat(row - 1), start - 1, end - 1)
        case _:
            raise _unclear(view)


def _unclear(view: View) -> Unclear:
    count = 0 if view.me is None else view.public.rows[view.me]
    return Unclear(f"moby-unclear-{_moment(view)}", count=count)


def spell(view: View, action: Action) -> str:  # noqa: PLR0911 — a case per action
    """What to type for an action."""
    del view
    match action:
        case Look():
            return "look"
        case Seen():
            return "seen"
        case Flip():
            return "f"
        case Touch():
            return "t"
        case TurnUp():
            return str(action.position + 1)
        case Word():
            return str(action.index + 1)
        case Shift():
            return f"{action.row + 1} {action.start + 1} {action.end + 1}"
        case Stop():
            return "stop"


def until(view: View) -> Millis | None:
    """The limit of a look or of one's own choice; a race shows its rhyme instead."""
    public, me = view.public, view.me
    if view.peek_until is not None:
        return view.peek_until
    mine = _moment(view) == "open" or (public.phase in ("flip", "confuse") and me == public.active)
    return public.until if mine or (public.phase == "turn-up" and me == public.taker) else None


def hint(view: View, words: Speech) -> str:
    """Help for this very moment."""
    return words.text(f"moby-hint-{_moment(view)}")

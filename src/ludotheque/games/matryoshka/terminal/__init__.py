"""Matryoshka in a terminal: what is asked, and what can be typed."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from ludotheque.core import Millis, Seat
from ludotheque.games.face import Unclear
from ludotheque.games.matryoshka.cards import Card, card
from ludotheque.games.matryoshka.habits import habit
from ludotheque.games.matryoshka.table import Action, Lay, Offer, Show, Take, View
from ludotheque.games.matryoshka.terminal.picture import code, draw
from ludotheque.games.matryoshka.view import owned
from ludotheque.texts import Speech

__all__ = ["CODES", "LASTS", "ask", "default", "draw", "hint", "keys", "parse", "spell", "until"]

CODES: Final = True
LASTS: Final[Millis | None] = None


def ask(view: View, words: Speech) -> str | None:
    """What this seat should choose now."""
    public = view.public
    if view.me is None or view.me not in public.waiting:
        return None
    match public.phase:
        case "lay":
            asked = words.text("matryoshka-ask-lay", need=public.need, owns=len(owned(view)))
            return f"{asked} {words.text('matryoshka-ask-lay-short')}" if public.round else asked
        case "show":
            return words.text("matryoshka-ask-show")
        case "offer":
            assert public.active is not None
            return words.text("matryoshka-ask-offer", name=words.seat(public.active))
        case _:
            return words.text("matryoshka-ask-take")


def keys(view: View) -> Mapping[str, Action]:
    """Nothing here is a race."""
    del view
    return {}


def default(view: View) -> Action | None:
    """Enter does what the built-in player would do in this seat: a beginner can watch and learn."""
    return None if view.me is None or view.me not in view.public.waiting else _habit(view)


_habit = lru_cache(maxsize=4)(habit)  # asked for at every frame


def parse(view: View, line: str, words: Speech) -> Action:
    """Codes of dolls (A1 …), with + and − for changes; the number or name of a player when taking."""
    public = view.public
    typed = line.upper().replace(",", " ").replace("−", "-").split()
    if public.phase == "take":
        return Take(_seat(view, line, words))
    if public.phase == "lay":
        return Lay(_choice(view, typed))
    if len(typed) != 1:
        raise Unclear("matryoshka-unclear-card")
    doll = _doll(typed[0])
    if public.phase == "show":
        return Show(doll)
    return Offer(doll, public.turn)


def _doll(typed: str) -> Card:
    if len(typed) == 2 and typed[0] in "ABCDEFGHIJ" and typed[1] in "1234567":
        return card("ABCDEFGHIJ".index(typed[0]), int(typed[1]))
    raise Unclear("matryoshka-unclear-card")


def _choice(view: View, typed: list[str]) -> tuple[Card, ...]:
    """Dolls named one by one; or changes: with a + the tableau as it lies is kept, with − alone all that is owned."""
    if not any(word[0] in "+-" for word in typed):
        return tuple(_doll(word) for word in typed)
    assert view.me is not None
    keep = any(word[0] == "+" for word in typed)
    chosen = set(view.public.tableaux[view.me] if keep else owned(view))
    for word in typed:
        doll = _doll(word.lstrip("+-"))
        if word[0] == "-":
            chosen.discard(doll)
        else:
            chosen.add(doll)
    return tuple(chosen)


def _seat(view: View, line: str, words: Speech) -> Seat:
    wanted = line.strip().casefold()
    if wanted.isdecimal() and len(wanted) < 3:
        return Seat(int(wanted) - 1)
    for chair in range(len(view.public.tableaux)):
        doll = view.offers[chair] if view.offers is not None else None
        if wanted in (words.seat(Seat(chair)).casefold(), code(doll).casefold() if doll is not None else None):
            return Seat(chair)
    raise Unclear("matryoshka-unclear-seat", last=len(view.public.tableaux))


def spell(view: View, action: Action) -> str:
    """What to type for an action."""
    del view
    match action:
        case Lay():
            return " ".join(code(doll) for doll in action.cards)
        case Show() | Offer():
            return code(action.card)
        case Take():
            return str(action.seat + 1)


def until(view: View) -> Millis | None:
    """The limit of one's own choice (MA-20)."""
    return view.public.until if view.me is not None and view.me in view.public.waiting else None


def hint(view: View, words: Speech) -> str:
    """Help for this very moment."""
    public = view.public
    if view.me is None or view.me not in public.waiting:
        return words.text("matryoshka-hint-wait")
    match public.phase:
        case "lay":
            return words.text("matryoshka-hint-lay", need=public.need)
        case "show":
            return words.text("matryoshka-hint-show")
        case "offer":
            return words.text("matryoshka-hint-offer")
        case _:
            return words.text("matryoshka-hint-take")

"""Matryoshka in a terminal: every tableau as lines and columns, a letter for each series and a digit for each size."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.core import Millis, Seat
from ludotheque.games.face import Room, Unclear
from ludotheque.games.matryoshka.cards import SERIES, VALUES, Card, card, series_of, value_of
from ludotheque.games.matryoshka.habits import habit
from ludotheque.games.matryoshka.table import Action, Lay, Offer, Show, Take, View
from ludotheque.games.matryoshka.view import owned
from ludotheque.texts import Speech

CODES: Final = True
LASTS: Final[Millis | None] = None

_PAINT: Final = (
    "white on red3",
    "black on dark_orange",
    "black on bright_yellow",
    "white on green4",
    "black on aquamarine1",
    "white on dodger_blue2",
    "white on navy_blue",
    "white on medium_purple3",
    "black on pink1",
    "white on orange4",
)
"""By series; the letter and the digit say the same without colour."""

_LABEL: Final = 14


def letter(series: int) -> str:
    """The letter a series is typed with."""
    return "ABCDEFGHIJ"[series]


def code(doll: Card) -> str:
    """What a doll is typed as: A1 … J7."""
    return f"{letter(series_of(doll))}{value_of(doll)}"


def draw(view: View, words: Speech, room: Room) -> RenderableType:
    """All tableaux beside each other, the trade that runs, one's hand, and what one knows of the others'."""
    public = view.public
    cell = 2 if _LABEL + len(public.tableaux) * (2 * VALUES + 2) <= room.width else 1
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=_LABEL - 2, no_wrap=True)
    grid.add_row(
        Text(words.text("matryoshka-round", round=public.round)), *(_name(view, chair, words) for chair in _seats(view))
    )
    grid.add_row("", *(Text("".join(f"{n:<{cell}}" for n in range(1, VALUES + 1)), style="dim") for _ in _seats(view)))
    for series in public.series:
        label = Text(f"{letter(series)} ", style="bold").append(words.text(f"series-{SERIES[series]}"))
        grid.add_row(label, *(_line(set(public.tableaux[chair]), series, cell) for chair in _seats(view)))
    parts: list[RenderableType] = [grid, Text(), _trade(view, words)]
    if view.me is not None:
        parts.append(Text(f"{words.text('matryoshka-hand')} ").append_text(_dolls(view.hand)))
    if known := [(chair, dolls) for chair, dolls in enumerate(view.known) if dolls]:
        text = Text(f"{words.text('matryoshka-known')} ", style="dim")
        for chair, dolls in known:
            text.append(f" {words.seat(Seat(chair))} ").append_text(_dolls(dolls))
        parts.append(text)
    return Group(*parts)


def _seats(view: View) -> range:
    return range(len(view.public.tableaux))


def _name(view: View, chair: int, words: Speech) -> Text:
    """Number, name and what the tableau is worth as it lies."""
    public = view.public
    mark = "▶" if public.active == chair else "…" if chair in public.waiting else " "
    total = public.counts[chair].total if public.counts else 0
    name = words.seat(Seat(chair))[:6]
    return Text(
        f"{mark}{chair + 1} {name} {total}", style="bold underline" if chair == view.me else "bold", no_wrap=True
    )


def _line(dolls: set[Card], series: int, cell: int) -> Text:
    text = Text(no_wrap=True)
    for value in range(1, VALUES + 1):
        here = card(series, value) in dolls
        text.append(f"{value if here else '·':<{cell}}", style=_PAINT[series] if here else "dim")
    return text


def _dolls(dolls: Iterable[Card]) -> Text:
    text = Text()
    for doll in dolls:
        text.append(f" {code(doll)} ", style=_PAINT[series_of(doll)]).append(" ")
    return text


def _trade(view: View, words: Speech) -> RenderableType:
    public = view.public
    if public.active is None or public.shown is None:
        return Text(words.text("matryoshka-stock", count=public.stock), style="dim")
    text = Text(f"{words.text('matryoshka-shows', name=words.seat(public.active))} ").append_text(
        _dolls([public.shown])
    )
    if view.offer is not None:
        text.append(f" {words.text('matryoshka-your-offer')} ").append_text(_dolls([view.offer]))
    for chair, doll in enumerate(view.offers or ()):
        if doll is not None:
            text.append(f"  {chair + 1} {words.seat(Seat(chair))} ").append_text(_dolls([doll]))
    return text


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
    for chair in _seats(view):
        doll = view.offers[chair] if view.offers is not None else None
        if wanted in (words.seat(Seat(chair)).casefold(), code(doll).casefold() if doll is not None else None):
            return Seat(chair)
    raise Unclear("matryoshka-unclear-seat", last=len(_seats(view)))


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


def fleeting(view: View) -> bool:
    """A hand may be looked at for as long as one likes."""
    del view
    return False


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

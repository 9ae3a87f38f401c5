"""Matryoshka in a terminal: every tableau as lines and columns, a letter for each series and a digit for each size."""

from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.core import Seat
from ludotheque.games.face import Room
from ludotheque.games.matryoshka.cards import SERIES, VALUES, Card, card, series_of, value_of
from ludotheque.games.matryoshka.table import View
from ludotheque.texts import Speech

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

_LABEL: Final = 15
"""For the longest name of a series in any language; four tableaux fit beside it on 80 columns."""


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
    """Number, name and what the tableau is worth as it lies; a flag for the first player (MA-6)."""
    public = view.public
    mark = "▶" if public.active == chair else "…" if chair in public.waiting else " "
    total = public.counts[chair].total if public.counts else 0
    flag = "⚑" if public.first == chair else " "
    name = words.seat(Seat(chair))[:6]
    return Text(
        f"{mark}{chair + 1}{flag}{name} {total}", style="bold underline" if chair == view.me else "bold", no_wrap=True
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

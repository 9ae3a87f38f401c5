"""Moby Pick in a terminal: the card in the middle, the rows around, the rhyme as it runs."""

from textwrap import wrap
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.core import Millis, Seat
from ludotheque.games.face import Room
from ludotheque.games.moby_pick.cards import ActionCard, Alarm, Background, Effect, Figure, Friend
from ludotheque.games.moby_pick.phrase import card_name, word_name
from ludotheque.games.moby_pick.table import WORDS, Public, View
from ludotheque.texts import Speech

_INSIDE: Final = 10
_ART: Final[dict[Figure, tuple[str, str, str]]] = {
    "kid": ("    o     ", "   /|\\    ", "   / \\    "),
    "parrot": ("   (o>    ", "   (()    ", "   -\"-'   "),
    "whale": ("    ':'   ", "  .---. , ", " (o____)< "),
}
_PAINT: Final[dict[Background, str]] = {"yellow": "black on yellow", "red": "white on red", "blue": "white on blue"}
_FIGURES: Final[dict[Figure, str]] = {"kid": "moby-kid", "parrot": "moby-parrot", "whale": "moby-whale"}
_GROUNDS: Final[dict[Background, str]] = {"yellow": "moby-yellow", "red": "moby-red", "blue": "moby-blue"}
_SIGNS: Final[dict[Effect, str]] = {"confuse": "⇄ ⇄ ⇄", "remind": "◉ ◉", "reverse": "↺"}
_WIDE_ROW: Final = 6
"""Faces with pictures that fit beside each other on 80 columns; longer rows go without pictures."""


def draw(view: View, words: Speech, room: Room) -> RenderableType:
    """The middle and everyone's row, the rhyme, and one's own cards."""
    public = view.public
    top = Grid.grid(padding=(0, 3))
    top.add_row(_middle(public, words), _seats(view, words))
    parts: list[RenderableType] = [top, _rhyme(public, words, room.now)]
    if view.me is not None:
        parts.append(_own(view, words))
    return Group(*parts)


def _middle(public: Public, words: Speech) -> RenderableType:
    card = public.card
    below = Text(
        f"{words.text('moby-stock', count=public.stock)} · {words.text('moby-discards', count=public.discards)}"
    )
    if card is None:
        picture = _back("", 7, _INSIDE)
    elif isinstance(card, Friend):
        picture = _friend(card, words)
    else:
        picture = _special(card, words)
    return Group(picture, below)


def _friend(card: Friend, words: Speech, *, art: bool = True) -> Text:
    """A face: colour in words too, so that no eye is left out."""
    ground = words.text(_GROUNDS[card.background]).upper().center(_INSIDE)
    figure = _ART[card.figure] if art else (words.text(_FIGURES[card.figure]).center(_INSIDE),)
    name = (words.text("moby-crazy") if card.name is None else card.name.capitalize()).center(_INSIDE)
    return _box((ground, *figure, name), _PAINT[card.background])


def _special(card: ActionCard | Alarm, words: Speech) -> Text:
    """An action card or the alarm: a sign, and its name over as many lines as it needs."""
    sign = _SIGNS[card.effect] if isinstance(card, ActionCard) else "((o))"
    lines = wrap(card_name(card, words), _INSIDE)[:3]
    body = [sign, "", *lines, "", ""][:5]
    return _box(tuple(line.center(_INSIDE) for line in body), "black on white")


def _back(label: str, height: int, width: int = 5) -> Text:
    inner = ["░" * width] * (height - 2)
    if label:
        inner[(height - 2) // 2] = label.center(width, "░")
    return _box(tuple(inner), "cyan", width=width)


def _box(lines: tuple[str, ...], paint: str, width: int = _INSIDE) -> Text:
    text = Text("╭" + "─" * width + "╮\n", no_wrap=True)
    for line in lines:
        text.append("│").append(f"{line:<{width}}"[:width], style=paint).append("│\n")
    return text.append("╰" + "─" * width + "╯")


def _seats(view: View, words: Speech) -> RenderableType:
    public = view.public
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(width=2)  # a hand is as wide as two letters: the rows must not jump when it comes and goes
    for _ in range(3):
        grid.add_column()
    grid.add_column(justify="right")
    for chair, count in enumerate(public.rows):
        seat = Seat(chair)
        mark = "▶" if seat == public.active else "✋" if seat == public.taker else " "
        row = "".join("▮" if count <= 12 else "" for _ in range(count)) or f"{count or '–'}"
        pile = words.text("moby-score", points=public.scores[chair])
        style = "bold" if seat == view.me else ""
        grid.add_row(mark, f"{chair + 1}", Text(words.seat(seat), style=style), Text(row, style="cyan"), pile)
    return grid


def _rhyme(public: Public, words: Speech, now: Millis) -> RenderableType:
    """The four beats of MP-13, lit as they are said; empty outside a race."""
    if public.phase == "deal" and public.thrown:
        cards = ", ".join(card_name(card, words) for card in public.thrown)
        return Text(words.text("moby-thrown", cards=cards), style="bold")  # MP-4
    if public.phase != "race":
        return Text(words.text("moby-reverse-next") if public.reverse else "", style="bold magenta")
    if public.said is not None:
        said = public.said
    else:
        length = max(1, (public.until or now) - public.began)
        said = min(WORDS, 1 + WORDS * max(0, now - public.began) // length)
    text = Text("♪ ")
    for index in range(WORDS):
        text.append(f" {word_name(index, words)} ", style="bold reverse" if index < said else "dim")
    if public.reverse:
        text.append("   ").append(words.text("moby-reverse"), style="bold white on magenta")
    return text


def _own(view: View, words: Speech) -> RenderableType:
    assert view.me is not None
    if view.peek is not None:
        art = len(view.peek) <= _WIDE_ROW
        title = Text(words.text("moby-your-look"), style="bold green")
        return Group(title, Columns([_friend(card, words, art=art) for card in view.peek], padding=(0, 1)))
    count = view.public.rows[view.me]
    if not count:
        return Text(words.text("moby-no-row"), style="dim")
    return Group(Text(words.text("moby-yours")), Columns([_back(f" {place + 1} ", 3) for place in range(count)]))

"""Attrape Rêves in a terminal: monster and discs in braille dots, at one scale and together on the screen (AR-23)."""

from functools import lru_cache
from math import ceil
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.core import Seat
from ludotheque.games.attrape_reves.cards import CARD_HALF, KINDS, PLACES, RADIUS, STARS, TOYS, picture
from ludotheque.games.attrape_reves.table import (
    Answer,
    Public,
    View,
)
from ludotheque.games.canvas import Canvas, braille
from ludotheque.games.face import Room
from ludotheque.texts import Speech

_GAP: Final = 2
"""Columns between two drawings."""
_ALL_DISCS: Final = 2 * sum(RADIUS.values())


def draw(view: View, words: Speech, room: Room) -> RenderableType:
    """The nightmare beside the four discs, and everyone's board."""
    public = view.public
    return Group(_drawing(view, words, room, room.height - len(public.toys) - 3), _boards(view, words))


def _drawing(view: View, words: Speech, room: Room, height: int) -> RenderableType:
    """Columns of fixed width, so that nothing is squeezed: the scale is what gives way (AR-23)."""
    across = 2 * (room.width - _GAP * len(KINDS) - len(KINDS) - 1) / (_ALL_DISCS + 2 * CARD_HALF)
    scale = min(across, 4 * max(height, 6) / (2 * CARD_HALF))
    grid = Grid.grid(padding=(0, _GAP, 0, 0))
    discs = [_disc(RADIUS[kind], scale) for kind in KINDS]
    labels = [_label(view.public, number, words) for number in range(1, len(KINDS) + 1)]
    monster, title = _monster(view, words, scale)
    rows = [(monster, title), *zip(discs, labels, strict=True)]
    for picture_, label in rows:
        lines = [*picture_.plain.split("\n"), *label.plain.split("\n")]
        grid.add_column(width=max(map(len, lines)), no_wrap=True)
    grid.add_row(*(picture_ for picture_, _ in rows))
    grid.add_row(*(label for _, label in rows))
    return grid


@lru_cache(maxsize=16)
def _disc(radius: int, scale: float) -> Text:
    """A disc, standing at the middle of the height of a card."""
    size = 2 * radius * scale
    canvas = Canvas(ceil(size), ceil(2 * CARD_HALF * scale))
    canvas.disc((size / 2, CARD_HALF * scale), size / 2)
    return Text("\n".join(canvas.rows()), style="cyan")


def _label(public: Public, number: int, words: Speech) -> Text:
    kind = KINDS[number - 1]
    free = sum(TOYS[toy] == kind for toy in public.circle)
    text = Text(f"{number} {words.text(f'attrape-toy-{kind}')}", style="bold" if free else "dim strike")
    return text.append(f"\n{'★' * STARS[kind]} ×{free}", style="yellow")


def _monster(view: View, words: Speech, scale: float) -> tuple[Text, Text]:
    """The card that lies face up, or the last one with its answer; then its name."""
    public, last = view.public, view.public.last
    if public.card is not None:
        toy = _laid(view, public.toys, public.covered)
        return _paint(public.card, public.answer, toy, scale), _name(public.card, public.answer, words)
    if last is not None:
        toy = _laid(view, last.toys, last.covered)
        return _paint(last.card, last.answer, toy, scale), _name(last.card, last.answer, words)
    side = ceil(2 * CARD_HALF * scale)
    return Text("\n".join(Canvas(side, side).rows())), Text(words.text("attrape-face-down"), style="dim")


def _name(card: str, answer: Answer | None, words: Speech) -> Text:
    """The monster's name, and the smallest toy that hides it once that is known (AR-24)."""
    text = Text(words.text(f"monster-{card}"), style="bold magenta")
    if answer is not None:
        needed = words.text("attrape-needed", toy=words.text(f"attrape-toy-{answer.need}"))
        text.append(f"\n{needed}", style="bold")
    return text


def _laid(view: View, toys: tuple[int | None, ...], covered: tuple[bool | None, ...]) -> int | None:
    """The toy to show on the monster: one's own once it is laid, else the first that was."""
    chairs = [chair for chair, verdict in enumerate(covered) if verdict is not None]
    chair = view.me if view.me in chairs else next(iter(chairs), None)
    return None if chair is None else toys[chair]


@lru_cache(maxsize=8)
def _paint(card: str, answer: Answer | None, toy: int | None, scale: float) -> Text:
    """The outline filled; once a toy lies on it, the rim of the toy, and in red what sticks out (AR-23)."""
    side = ceil(2 * CARD_HALF * scale)
    place = [((x + CARD_HALF) * scale, (y + CARD_HALF) * scale) for x, y in picture(card).points()]
    body = Canvas(side, side)
    body.fill(place)
    if answer is None or toy is None:
        return Text("\n".join(body.rows()), style="magenta")
    rim, under = Canvas(side, side), Canvas(side, side)
    centre = ((answer.x + CARD_HALF) * scale, (answer.y + CARD_HALF) * scale)
    radius = RADIUS[TOYS[toy]] * scale
    rim.circle(centre, radius)
    under.disc(centre, radius)
    text = Text()
    for shown, ring, hidden in zip(body.cells(), rim.cells(), under.cells(), strict=True):
        for dots, rim_dots, hidden_dots in zip(shown, ring, hidden, strict=True):
            out = dots & ~hidden_dots & ~rim_dots
            style = "bold red" if out else "cyan" if rim_dots else "magenta"
            text.append(braille(dots | rim_dots), style=style)
        text.append("\n")
    text.rstrip()
    return text


def _boards(view: View, words: Speech) -> RenderableType:
    public = view.public
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for chair, tokens in enumerate(public.tokens):
        seat = Seat(chair)
        mark = "▶" if seat == public.active else " "
        name = Text(words.seat(seat), style="bold underline" if seat == view.me else "")
        pillow = Text(words.text("attrape-pillow") if seat == public.first else "", style="magenta")
        toy = public.toys[chair]
        held = "" if toy is None else words.text(f"attrape-toy-{TOYS[toy]}")
        verdict = {None: Text(), True: Text("✓", style="bold green"), False: Text("✗", style="bold red")}
        if public.variant == "coop":
            grid.add_row(mark, name, held, verdict[public.opinions[chair]])
        else:
            dreams = Text("●" * tokens, style="yellow").append("○" * max(0, PLACES - tokens), style="dim")
            grid.add_row(mark, name, pillow, dreams, str(tokens), held, verdict[public.covered[chair]])
    return Group(_state(public, words), grid)


def _state(public: Public, words: Speech) -> Text:
    """The pile and the moon on its top card; in the cooperative variant what is beaten and proposed."""
    parts = [words.text("attrape-pile", count=public.pile)]
    if public.back is not None:
        parts.append(words.text("attrape-next", moon=words.text(f"moon-{public.back}")))
    if public.variant == "coop":
        parts.append(words.text("attrape-beaten", count=public.beaten))
        if public.proposal is not None:
            parts.append(words.text("attrape-proposal", toy=words.text(f"toy-{TOYS[public.proposal]}")))
    return Text(" · ".join(parts), style="dim")

"""Moby Pick in a terminal: the card in the middle, the rows around, the rhyme as it runs."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Final, Literal, TypeAlias

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.core import Millis, Seat
from ludotheque.games.face import Room, Unclear
from ludotheque.games.moby_pick.cards import ActionCard, Alarm, Background, Effect, Figure, Friend
from ludotheque.games.moby_pick.phrase import card_name, word_name
from ludotheque.games.moby_pick.table import WORDS, Action, Flip, Public, Shift, Stop, Touch, TurnUp, View, Word
from ludotheque.texts import Speech

CODES: Final = False
LASTS: Final[Millis | None] = Millis(7_000)
"""Events name cards that then lie face down; a log to read back would be a look that MP-7 forbids."""

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
    if public.phase != "race":
        return Text(words.text("moby-reverse-next") if public.reverse else "", style="bold magenta")
    if public.said is not None:
        said = public.said
    else:
        length = max(1, (public.until or now) - public.shown)
        said = min(WORDS, 1 + WORDS * max(0, now - public.shown) // length)
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


Moment: TypeAlias = Literal["look", "flip", "recite", "touch", "touched", "turn", "confuse", "wait"]
"""What this seat is at; the names of its questions, hints and answers to slips."""


def _moment(view: View) -> Moment:
    public, me = view.public, view.me
    moment: Moment = "wait"
    match public.phase:
        case _ if view.peek is not None:
            moment = "look"
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


def default(view: View) -> Action | None:
    """Enter turns up the next card, says the next word, or leaves the others' rows alone."""
    public = view.public
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
    """A typed line: t, f, stop, a place, or three numbers."""
    del words
    public = view.public
    typed = line.casefold().replace(",", " ").split()
    match typed:
        case ["t" | "touch" | "toucher"]:
            return Touch(public.reveal)
        case ["f" | "flip" | "turn" | "retourner"]:
            return Flip()
        case ["s" | "stop"]:
            return Stop()
        case [*numbers] if all(number.isdecimal() and len(number) < 4 for number in numbers):
            return _counted(view, [int(number) for number in numbers])
        case _:
            raise _unclear(view)


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


def spell(view: View, action: Action) -> str:
    """What to type for an action."""
    del view
    match action:
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


def fleeting(view: View) -> bool:
    """A look at one's own cards must not stay on any screen (MP-7)."""
    return view.peek is not None


def until(view: View) -> Millis | None:
    """The limit of a look or of one's own choice; a race shows its rhyme instead."""
    public, me = view.public, view.me
    mine = view.peek is not None or (public.phase in ("flip", "confuse") and me == public.active)
    return public.until if mine or (public.phase == "turn-up" and me == public.taker) else None


def hint(view: View, words: Speech) -> str:
    """Help for this very moment."""
    return words.text(f"moby-hint-{_moment(view)}")

"""A frame: the lines that fill the screen once, never more than it has."""

import re
from collections.abc import Sequence
from io import StringIO

import rich._wrap
from msgspec import Struct
from rich.console import Console, RenderableType
from rich.text import Text

# French sets a no-break space before ; : ! ? and rich would break the line there: only these part words.
rich._wrap.re_word = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")  # noqa: SLF001 — it has no other door


def render(picture: RenderableType, width: int, *, colour: bool = True) -> list[str]:
    """A picture as lines, with colour codes if wanted; no line is wider than the width."""
    console = Console(
        file=StringIO(),
        width=width,
        force_terminal=colour,
        no_color=None if colour else True,
        highlight=False,
        markup=False,  # a name may have brackets
        emoji=False,
    )
    with console.capture() as capture:
        console.print(picture, overflow="fold")
    lines = capture.get().split("\n")
    return lines[:-1] if lines and not lines[-1] else lines


class Frame(Struct, frozen=True, kw_only=True):
    """What stands on the screen, from top to bottom; the log gives way first when there is too little room."""

    head: RenderableType
    picture: RenderableType
    log: Sequence[str]
    foot: Sequence[RenderableType]
    """The question and the line being typed: always visible."""
    cut: str = ""
    """Said instead of the head where the picture does not fit: what is missing may be what the player needs."""

    def lines(self, width: int, height: int) -> list[str]:
        """Exactly as many lines as the screen has."""
        foot = [line for part in self.foot for line in render(part, width)][-height:]
        whole = [*render(self.head, width), *render(self.picture, width)]
        top = whole[: height - len(foot)]
        if self.cut and top and len(top) < len(whole):
            top[0] = render(Text(self.cut, style="bold red"), width)[0]
        room = height - len(foot) - len(top)
        shown: list[str] = []
        for entry in reversed(self.log):
            told = render(Text(entry), width)
            if len(told) + len(shown) >= room:
                break  # half a sentence says nothing
            shown = [*told, *shown]
        if shown:
            shown = ["", *shown]
        blank = [""] * (room - len(shown))
        return [*top, *shown, *blank, *foot]


class Page(Struct):
    """A text that covers the table, scrolled by lines; while it is open the table's clock is stopped."""

    text: RenderableType
    start: int = 0
    lines: list[str] = []
    width: int = 0
    """The one that the lines were made for."""

    def show(self, width: int, height: int, foot: str) -> list[str]:
        """The part that fits, with a last line that says how to go on; the window may have got another width."""
        if width != self.width:
            self.lines, self.width = render(self.text, width), width
        self.start = max(0, min(self.start, len(self.lines) - (height - 1)))
        part = self.lines[self.start : self.start + height - 1]
        return [*part, *[""] * (height - 1 - len(part)), foot]

    def scroll(self, key: str, height: int) -> bool:
        """Whether the key moved the page; any other key closes it."""
        steps = {"down": 1, "up": -1, " ": height - 2, "page-down": height - 2, "page-up": 2 - height}
        if key not in steps:
            return False
        before = self.start
        self.start = max(0, min(self.start + steps[key], len(self.lines) - (height - 1)))
        return self.start != before or key != " "

"""Pictures of terminal games for the README: `python -m tools.pictures.terminal` writes docs/images/terminal-*.svg.

Each is a real frame of a real table, played at virtual speed by fingers that follow the game's own normal player.
"""

import os
import re
import sys
import tempfile
from contextlib import suppress
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

from ludotheque.core import Decision, Millis
from ludotheque.games.face import face_of
from ludotheque.terminal.live import Left, Live
from ludotheque.terminal.opening import HUMAN, find, fresh, options_for
from ludotheque.terminal.paper import Paper
from ludotheque.terminal.table import Table
from ludotheque.texts import Lang, Speech

IMAGES = Path(__file__).parents[2] / "docs" / "images"
SIZE = (100, 28)
NO_FONTS = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
"""Rich's frame without its links to fonts on other people's servers."""

SHOTS = {
    "moby_pick": ("base", 5, "pictures", 45_000),
    "attrape_reves": ("base", 3, "pictures", 25_000),
    "matryoshka": ("base", 4, "pictures", 150_000),
}
"""By game: variant, seats, seed, and the moment from which the next own question is photographed."""


class Camera:
    """A device that lets the normal player play and keeps the first frame with an own question after a moment."""

    def __init__(self, table: Table, after: int) -> None:
        self._table = table
        self._face = face_of(table.game.KEY)
        self._bot = table.game.BOTS["normal"](HUMAN, Random("camera"))
        self._after = after
        self._now = 0
        self._seen: Any = None
        self._plan: Decision[Any] | None = None
        self._pending: list[str] = []
        self.lines: list[str] = []

    def now(self) -> Millis:
        """The clock jumps from event to event."""
        return Millis(self._now)

    def size(self) -> tuple[int, int]:
        """A comfortable window."""
        return SIZE

    def paint(self, lines: list[str]) -> None:
        """Keep the frame."""
        self.lines = lines

    def key(self, timeout: Millis | None) -> str | None:
        """Do as the normal player does; stop at the moment of the picture."""
        view = self._table.view(HUMAN)
        if self._pending:
            return self._pending.pop(0)
        if self._table.outcome is not None or self._wanted(view):
            raise Left
        if view != self._seen:
            self._seen = view
            self._plan = self._bot.notice(self.now(), view, ())
        wake = min(self._table.wake() or self._now, self._now + (timeout or 0))
        if self._plan is None or wake < self._plan.at:
            self._now = max(self._now + 1, wake)
            return None
        self._now = max(self._now, self._plan.at)
        self._pending = [*self._face.spell(view, self._plan.action), "enter"]
        self._plan = None
        return self._pending.pop(0)

    def _wanted(self, view: Any) -> bool:
        """An own question, or in a game of reflexes a race that has run for a moment."""
        if self._now < self._after:
            return False
        if self._face.LASTS is None:
            return self._face.default(view) is not None
        return bool(view.public.phase == "race" and self._now - view.public.shown > 500)


def photograph(key: str, lang: Lang = "en") -> str:
    """One frame of a game as SVG."""
    variant, seats, seed, after = SHOTS[key]
    game = find(key)
    options = options_for(game, lang, seats=seats, variant=variant, wishes=[])
    record = fresh(game, options, name="Ada", levels=("normal",), seed=seed)
    words = Speech(game, lang, [player.name for player in record.header.seats], part="terminal")
    with tempfile.TemporaryDirectory() as folder:
        table = Table(game, record, Paper(Path(folder) / "game.jsonl"))
        camera = Camera(table, after)
        with suppress(Left):
            Live(table, face_of(key), words, camera, HUMAN).run()
    console = Console(file=StringIO(), width=SIZE[0], record=True, force_terminal=True, color_system="truecolor")
    for line in camera.lines:
        console.print(Text.from_ansi(line), no_wrap=True, crop=True)
    return console.export_svg(title=f"ludotheque play {key}", code_format=NO_FONTS, unique_id=f"terminal-{key}")


def main() -> int:
    """Write all pictures, in the colours of a modern terminal whatever this one can do."""
    os.environ |= {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
    os.environ.pop("NO_COLOR", None)
    IMAGES.mkdir(parents=True, exist_ok=True)
    for key in SHOTS:
        path = IMAGES / f"terminal-{key.replace('_', '-')}.svg"
        path.write_text(photograph(key), encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(IMAGES.parents[1])}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

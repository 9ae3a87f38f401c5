"""A terminal without a terminal: scripted fingers, a clock that jumps, and a screen that remembers what it showed."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from harness.thorough import thoroughly
from ludotheque.core import Bot, Decision, Millis, Record, Seat
from ludotheque.core.play import AnyGame
from ludotheque.games import GAMES
from ludotheque.games.face import face_of
from ludotheque.terminal.lines import LineByLine
from ludotheque.terminal.live import Live
from ludotheque.terminal.opening import HUMAN, fresh, options_for
from ludotheque.terminal.paper import Paper
from ludotheque.terminal.table import Table
from ludotheque.texts import LANGS, Lang, Speech

TABLES = [(key, variant) for key, game in GAMES.items() for variant in game.SEATS]
"""Every game in every variant."""
SHORT = {"moby_pick": ("short=true",)}
"""Wishes for whole games on the screen, which takes its time to draw."""
FIRST = {table: LANGS[place % len(LANGS)] for place, table in enumerate(TABLES)}
SPOKEN = thoroughly(
    [(*table, lang) for table in TABLES for lang in LANGS], lambda key, variant, lang: FIRST[key, variant] == lang
)
"""Every kind of table, and every language; in `make soak` every table in every language."""

Fingers = Callable[["FakeTerminal"], str | None]
"""What is pressed next, or `None` to let time pass."""


START = 5_000
"""What the clock on the wall says when a table opens."""


class FakeTerminal:
    """A device whose clock moves only while a key is awaited."""

    def __init__(self, fingers: Fingers, size: tuple[int, int] = (80, 24), table: Table | None = None) -> None:
        self._fingers = fingers
        self._size = size
        self._table = table
        """If given, a wait lasts until something happens there: whole games need few frames."""
        self._now = START
        self.until: Millis | None = None
        """When the fingers want to be asked again."""
        self.frames = 0
        self.lines: list[str] = []

    def now(self) -> Millis:
        return Millis(self._now)

    def size(self) -> tuple[int, int]:
        return self._size

    def paint(self, lines: list[str]) -> None:
        assert len(lines) == self._size[1], "a frame fills the screen exactly, so that nothing scrolls"
        self.frames += 1
        self.lines = lines

    def key(self, timeout: Millis | None) -> str | None:
        key = self._fingers(self)
        if key is None:
            assert timeout is not None, "nobody acts and nothing is awaited"
            wake = None if self._table is None else self._table.wake()
            moments = [START + moment for moment in (wake, self.until) if moment is not None]
            self._now = max(self._now + 1, min(moments, default=self._now + timeout))
            self.until = None
        return key


def open_table(
    key: str, variant: str, path: Path, *, seats: int | None = None, seed: str = "desk", wishes: tuple[str, ...] = ()
) -> tuple[Table, Record]:
    """A fresh table of one person and normal players, and its record without moves."""
    game = GAMES[key]
    options = options_for(game, "en", seats=seats, variant=variant, wishes=wishes)
    record = fresh(game, options, name="Ada", levels=("normal",), seed=seed)
    return Table(game, record, Paper(path)), record


def words_of(game: AnyGame, record: Record, lang: Lang) -> Speech:
    """The speech a person at this table hears."""
    return Speech(game, lang, [player.name for player in record.header.seats], part="terminal")


def sit(table: Table, record: Record, lang: Lang, desk: FakeTerminal) -> None:
    """Play to the end on the full screen."""
    Live(table, face_of(table.game.KEY), words_of(table.game, record, lang), desk, HUMAN).run()


@cache
def played(key: str, variant: str) -> bytes:
    """The record of a finished game of three, of this game and variant."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        opened, record = open_table(key, variant, path, seats=3)
        words = words_of(opened.game, record, "en")
        LineByLine(opened, face_of(key), words, FakeLineTerminal([], forever=""), HUMAN).run()
        return path.read_bytes()


class Player:
    """Fingers led by the game's own normal player: it types what `spell` says, or hits the key of the race."""

    def __init__(self, table: Table, seed: str = "fingers") -> None:
        self._table = table
        self._face = face_of(table.game.KEY)
        self._bot: Bot[Any, Any, Any] = table.game.BOTS["normal"](Seat(0), Random(seed))
        self._seen: Any = None
        self._plan: Decision[Any] | None = None
        self._pending: list[str] = []
        self.typed: list[str] = []

    def __call__(self, desk: FakeTerminal) -> str | None:
        if self._table.outcome is not None:
            return "enter"
        if self._pending:
            return self._pending.pop(0)
        view = self._table.view(HUMAN)
        now = Millis(desk.now() - START)
        if view != self._seen:
            self._plan = self._bot.notice(now, view, ())
            self._seen = view
        if self._plan is None or self._plan.action not in self._table.game.legal(view):
            return None
        if self._plan.at > now:
            desk.until = self._plan.at
            return None
        action, self._plan = self._plan.action, None
        for key, touch in self._face.keys(view).items():
            if touch == action:
                self.typed.append(key)
                return key
        line = self._face.spell(view, action)
        self.typed.append(line)
        self._pending = [*line, "enter"]
        return self._pending.pop(0)


def only_enter(desk: FakeTerminal) -> str | None:
    """A beginner who knows one key and uses it every other moment."""
    return "enter" if desk.frames % 2 else None


class FakeLineTerminal:
    """A strip of paper: answers in, lines out."""

    def __init__(self, answers: list[str], forever: str | None = None) -> None:
        self._answers = answers
        self._forever = forever
        self.lines: list[str] = []
        self.stays: list[str] = []
        """The lines that nobody took away."""
        self.looks = 0
        self._hidden = False

    def put(self, text: str) -> None:
        self.lines.append(text)
        if not self._hidden:
            self.stays.append(text)

    def get(self, prompt: str) -> str:
        self.put(prompt)
        if self._answers:
            return self._answers.pop(0)
        if self._forever is None:
            raise EOFError
        return self._forever

    def colour(self) -> bool:
        return False

    def fleeting(self, shown: bool) -> None:
        self.looks += shown
        self._hidden = shown

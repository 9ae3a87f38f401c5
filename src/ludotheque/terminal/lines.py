"""The table line by line: for pipes and scripts, for screen readers, and for terminals that know no keys.

Time is simulated: it stops while a line is awaited and jumps to the next event. So a screen reader has time for a whole
game of reflexes. A typed answer counts as given one human reaction time after the question.
"""

import sys
from typing import Any, Protocol

from rich.console import RenderableType

from ludotheque.core import Illegal, Millis, Outcome, Seat
from ludotheque.games.face import AnyFace, Room, Unclear
from ludotheque.terminal.device import ALTERNATE, NORMAL
from ludotheque.terminal.live import Left
from ludotheque.terminal.pages import asks_hint, company, enter_does, hint_page, leaves, page_for, result, title, weaker
from ludotheque.terminal.screen import render
from ludotheque.terminal.table import Table, Update, saying
from ludotheque.texts import Speech

REACTION = Millis(750)
"""A little slower than the words of a rhyme may follow each other (MP-14)."""
WIDTH, HEIGHT = 80, 40


class Strip(Protocol):
    """Where lines come from and go to."""

    def put(self, text: str) -> None:
        """Print a line."""

    def get(self, prompt: str) -> str:
        """Read a line; raises `EOFError` at the end."""

    def colour(self) -> bool:
        """Whether colour codes are understood."""

    def fleeting(self, shown: bool) -> None:
        """What follows must not stay (true), or all of it shall vanish (false)."""


class Standard:
    """Standard input and output."""

    def put(self, text: str) -> None:
        self._write(f"{text}\n")

    def get(self, prompt: str) -> str:
        self._write(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.rstrip("\r\n")  # a space alone is a key that may act

    def colour(self) -> bool:
        return sys.stdout.isatty()

    def fleeting(self, shown: bool) -> None:
        if sys.stdout.isatty():  # a pipe has no scroll-back to clean
            self._write(ALTERNATE if shown else NORMAL)

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()


class LineByLine:
    """One person, one line at a time."""

    def __init__(self, table: Table, face: AnyFace, words: Speech, strip: Strip, seat: Seat) -> None:
        self._table = table
        self._face = face
        self._words = words
        self._strip = strip
        self._seat = seat
        self._now = table.now
        self._drawn: Any = None
        self._memory = face.LASTS is not None  # lines to read back would be a look at cards that lie face down (MP-7)

    def run(self) -> None:
        """Until the game is over, or `Left` is raised."""
        options = self._table.header.options
        name = title(self._table.game, self._table.header, self._words)
        self._strip.put(self._words.text("welcome", game=name, seats=options["seats"]))
        self._strip.put(company(self._table.header.seats, self._words))
        for line in weaker(self._table.game, self._table.header.seats, self._words):
            self._strip.put(line)
        outcome = self._play()
        self._draw()
        self._print(result(outcome, options, self._words))

    def _play(self) -> Outcome:
        """Turn by turn to the end; in a game of memory what one question showed is gone with the next."""
        self._hide(shown=True)
        try:
            while (outcome := self._table.outcome) is None:
                for failure in self._table.failures(self._words):
                    self._strip.put(f"· {failure}")
                ask = self._face.ask(self._view, self._words)
                if ask is None:
                    self._pass_time()
                else:
                    self._turn(ask)
        finally:
            self._hide(shown=False)
        return outcome

    def _hide(self, *, shown: bool) -> None:
        if self._memory:
            self._strip.fleeting(shown)
            self._drawn = None

    @property
    def _view(self) -> Any:
        return self._table.view(self._seat)

    def _turn(self, ask: str) -> None:
        """Show the table, read one line, do what it says."""
        self._draw()
        self._strip.put(ask + enter_does(self._table.game, self._face, self._view, self._words))
        typed = self._ask()
        self._hide(shown=False)
        self._hide(shown=True)
        self._answer(typed)

    def _read(self, page: RenderableType) -> None:
        """A page of help or rules; it stays to be read back, so a game of memory waits before it shows cards again."""
        self._hide(shown=False)
        self._print(page)
        if self._memory:
            self._strip.put(self._words.text("press-enter-to-return"))
            self._ask()
        self._hide(shown=True)

    def _ask(self) -> str:
        try:
            return self._strip.get("› ")
        except EOFError:
            raise Left from None

    def _answer(self, typed: str) -> None:
        view = self._view
        line = typed.strip()
        if (key := self._face.keys(view).get(typed)) is not None:
            self._act(key)
            return
        if leaves(line):
            raise Left
        taught = self._table.taught(self._seat)
        page = page_for(line, self._table.game, self._face, view, self._words, self._table.header.seats, taught=taught)
        if asks_hint(line):
            advice = self._table.advice(self._seat)
            self._read(hint_page(advice, self._words, taught=self._table.taught(self._seat)))
        elif page is not None:
            self._read(page)
        elif line:
            try:
                self._act(self._face.parse(view, line, self._words))
            except Unclear as unclear:
                self._strip.put(self._words.why(unclear))
        elif (default := self._face.default(view)) is not None:
            self._act(default)
        else:
            self._pass_time()

    def _act(self, action: Any) -> None:
        self._now = Millis(self._now + REACTION)
        self._advance()
        try:
            self._hear(self._table.act(self._now, self._seat, action))
        except Illegal as refusal:
            self._strip.put(self._words.refusal(refusal))

    def _pass_time(self) -> None:
        """Jump to the next thing this seat can notice."""
        before = self._view
        heard = 0
        while not heard and self._table.outcome is None and self._view == before:
            wake = self._table.wake()
            assert wake is not None, "the rules set no deadline and nobody will act"
            self._now = max(self._now, wake)
            heard = self._advance()
            self._now = self._table.now  # so that a resumed table goes on from the very same moment

    def _advance(self) -> int:
        heard = 0
        for update in self._table.advance(self._now):
            heard += self._hear(update)
        return heard

    def _hear(self, update: Update) -> int:
        for event in update.events:
            self._strip.put(f"· {self._words.event(event)}")
        if (said := saying(update, self._words)) is not None:
            self._strip.put(f"· {said}")
        return len(update.events)

    def _draw(self) -> None:
        view = self._view
        if view != self._drawn:
            self._print(self._face.draw(view, self._words, Room(WIDTH, HEIGHT, self._now)))
            self._drawn = view

    def _print(self, picture: RenderableType) -> None:
        for line in render(picture, WIDTH, colour=self._strip.colour()):
            self._strip.put(line.rstrip())

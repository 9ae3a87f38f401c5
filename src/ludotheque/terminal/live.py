"""The full-screen table: real time, one key touches, and nothing shown stays behind."""

from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from ludotheque.core import Illegal, Millis, Seat
from ludotheque.games.face import AnyFace, Room, Unclear
from ludotheque.terminal.clock import Clock
from ludotheque.terminal.device import Device
from ludotheque.terminal.pages import (
    asks_hint,
    company,
    enter_does,
    help_page,
    hint_page,
    leaves,
    page_for,
    result,
    title,
    weaker,
)
from ludotheque.terminal.screen import Frame, Page, render
from ludotheque.terminal.table import Table, Update, saying
from ludotheque.texts import Speech

HURRY = Millis(100)
"""How often the picture is redrawn while a race or a look runs."""
CALM = Millis(500)
FADES = Millis(8_000)
LOG = 40


class Left(Exception):
    """The player wants to stop; the record stays."""


class Live:
    """One person at a live table."""

    def __init__(self, table: Table, face: AnyFace, words: Speech, device: Device, seat: Seat) -> None:
        self._table = table
        self._face = face
        self._words = words
        self._device = device
        self._seat = seat
        self._clock = Clock(device, table.now)
        self._log = [(table.now, company(table.header.seats, words))]
        self._typed = ""
        self._asked: str | None = None
        self._notice = " ".join(weaker(table.game, table.header.seats, words))
        self._noticed = table.now
        self._page: Page | None = None

    def run(self) -> None:
        """Until the game is over and seen, or `Left` is raised."""
        done = False
        while not done:
            for update in self._table.advance(self._clock.now()):
                self._hear(update)
            self._admit()
            self._paint()
            key = self._device.key(self._patience())
            done = key is not None and self._press(key)

    def _patience(self) -> Millis | None:
        """How long to wait for a key before something else is to be shown."""
        if self._page is not None:
            return CALM
        if self._table.outcome is not None:
            return CALM
        beat = HURRY if self._face.keys(self._view) else CALM
        wake = self._table.wake()
        return beat if wake is None else Millis(max(0, min(beat, wake - self._clock.now())))

    @property
    def _view(self) -> Any:
        return self._table.view(self._seat)

    @property
    def _taught(self) -> bool:
        return self._table.taught(self._seat)

    def _hear(self, update: Update) -> None:
        for event in update.events:
            self._log.append((update.move.at, self._words.event(event)))
        if (said := saying(update, self._words)) is not None:
            self._log.append((update.move.at, said))
        del self._log[:-LOG]

    def _admit(self) -> None:
        """Say which bots have failed: the game goes on."""
        self._log += [(self._clock.now(), failure) for failure in self._table.failures(self._words)]

    def _press(self, key: str) -> bool:
        """Handle one key; true when the player has seen the end."""
        if self._page is not None:
            self._turn_page(key)
            return False
        if self._table.outcome is not None:
            return key in ("enter", "q", "leave", "escape")
        self._notice = ""
        keys = self._face.keys(self._view)
        if key in keys:
            self._typed = ""
            self._act(keys[key])
        elif key == "?" and not self._typed:
            self._open(self._help())
        elif key == "!" and not self._typed:
            self._teach()
        elif key == "enter":
            line, self._typed = self._typed.strip(), ""
            self._enter(line)
        elif key == "leave":
            raise Left
        else:
            self._type(key)
        return False

    def _type(self, key: str) -> None:
        if key == "backspace":
            self._typed = self._typed[:-1]
        elif key in ("erase", "escape"):
            self._typed = ""
        elif len(key) == 1 and (self._typed or key != " "):
            self._typed += key

    def _enter(self, line: str) -> None:
        view = self._view
        if leaves(line):
            raise Left
        players = self._table.header.seats
        page = page_for(line, self._table.game, self._face, view, self._words, players, taught=self._taught)
        if asks_hint(line):
            self._teach()
        elif page is not None:
            self._open(page)
        elif line:
            try:
                self._act(self._face.parse(view, line, self._words))
            except Unclear as unclear:
                self._say(self._words.why(unclear))
        elif (action := self._face.default(view)) is not None:
            self._act(action)

    def _act(self, action: Any) -> None:
        now = self._clock.now()
        for update in self._table.advance(now):
            self._hear(update)
        try:
            self._hear(self._table.act(now, self._seat, action))
        except Illegal as refusal:
            self._say(self._words.refusal(refusal))

    def _say(self, notice: str) -> None:
        """An answer to what was typed, to be read before it fades."""
        self._notice, self._noticed = notice, self._clock.now()

    def _open(self, text: RenderableType) -> None:
        self._page = Page(text)
        self._clock.stop()

    def _teach(self) -> None:
        """The clock waits while the teacher thinks, and while the hint is read."""
        self._clock.stop()
        advice = self._table.advice(self._seat)
        self._open(hint_page(advice, self._words, taught=self._taught))

    def _help(self) -> RenderableType:
        players = self._table.header.seats
        return help_page(self._table.game, self._face, self._view, self._words, players, taught=self._taught)

    def _turn_page(self, key: str) -> None:
        assert self._page is not None
        if not self._page.scroll(key, self._device.size()[1]):
            self._page = None
            self._clock.go()

    def _paint(self) -> None:
        width, height = self._device.size()
        if self._page is not None:
            foot = render(Text(self._words.text("page-foot"), style="reverse"), width - 1)
            self._device.paint(self._page.show(width - 1, height, foot[0]))
            return
        now, view = self._clock.now(), self._view
        foot_parts = self._foot(view, now)
        frame = Frame(
            head=self._head(now),
            picture=self._face.draw(view, self._words, Room(width - 1, height - 7, now)),
            log=self._recent(now),
            foot=foot_parts,
            cut="" if self._table.outcome is not None else self._words.text("screen-cut"),
        )
        self._device.paint(frame.lines(width - 1, height))

    def _head(self, now: Millis) -> RenderableType:
        name = title(self._table.game, self._table.header, self._words)
        return Rule(f"{name} · {now // 60_000}:{now // 1000 % 60:02}", style="dim")

    def _recent(self, now: Millis) -> list[str]:
        """The last events; a game of memory says how long they may be read."""
        lasts = self._face.LASTS
        return [text for at, text in self._log if lasts is None or now - at <= lasts]

    def _foot(self, view: Any, now: Millis) -> list[RenderableType]:
        outcome = self._table.outcome
        if outcome is not None:
            return [
                result(outcome, self._table.header.options, self._words),
                Text(self._words.text("press-enter-to-leave"), style="reverse"),
            ]
        ask = self._face.ask(view, self._words)
        if ask != self._asked:  # half a line typed for another question must not stand in the way of this one
            self._asked, self._typed = ask, ""
        until = self._face.until(view)
        left = "" if until is None else f" {max(0, until - now + 999) // 1000} s "
        question = Text(ask or self._words.text("watch"), style="bold" if ask else "dim")
        parts: list[RenderableType] = [Rule(left, align="right", style="dim")]
        if self._notice and now - self._noticed <= FADES:
            parts.append(Text(self._notice, style="bold red"))
        if not self._face.keys(view):
            question.append(enter_does(self._table.game, self._face, view, self._words), style="dim")
        typed = Text("› ", style="bold green").append(self._typed, style="bold").append("▏")
        typed.append(f"  {self._words.text('keys-foot-hint' if self._taught else 'keys-foot')}", style="dim")
        return [*parts, question, typed]

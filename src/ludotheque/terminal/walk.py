"""Walking through a record: on, back, to a move, and round the table to see what each seat saw."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ludotheque.core import Act, Millis, Record, Seat, Step
from ludotheque.core.play import AnyGame
from ludotheque.core.record import steps
from ludotheque.games.face import AnyFace, Room
from ludotheque.terminal.device import Device
from ludotheque.terminal.lines import HEIGHT, WIDTH, Strip
from ludotheque.terminal.pages import leaves, result
from ludotheque.terminal.screen import Frame, render
from ludotheque.texts import Speech

PAUSE = Millis(2_000)
"""After which a digit begins another number."""


class Walk:
    """A place in a record and a seat to look from."""

    def __init__(self, game: AnyGame, record: Record, face: AnyFace, words: Speech) -> None:
        self._game = game
        self._record = record
        self._face = face
        self._words = words
        self._steps: Sequence[Step[Any, Any]] = list(steps(record, game))
        people = [Seat(chair) for chair, player in enumerate(record.header.seats) if player.bot is None]
        self.seat: Seat | None = people[0] if people else None
        self.place = 0

    @property
    def last(self) -> int:
        """The number of the last move."""
        return len(self._steps) - 1

    def go(self, place: int) -> None:
        """To a move; 0 is the set-up."""
        self.place = max(0, min(place, self.last))

    def turn(self) -> None:
        """To the next viewer: every seat in turn, then a spectator's."""
        seats = [*(Seat(chair) for chair in range(len(self._record.header.seats))), None]
        self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]

    def obey(self, order: str) -> bool:
        """One key or typed line; false if it means nothing here."""
        match order.casefold():
            case "" | "n" | " " | "enter" | "right" | "down":
                self.go(self.place + 1)
            case "b" | "left" | "up" | "backspace":
                self.go(self.place - 1)
            case "page-down":
                self.go(self.place + 10)
            case "page-up":
                self.go(self.place - 10)
            case "home" | "0":
                self.go(0)
            case "end" | "e":
                self.go(self.last)
            case "s" | "tab":
                self.turn()
            case number if number.isdecimal() and len(number) < 9:
                self.go(int(number))
            case _:
                return False
        return True

    def title(self) -> str:
        """Where we are and whose eyes we use."""
        at = self._record.moves[self.place - 1].at if self.place else 0
        whose = self._words.text("walk-spectator") if self.seat is None else self._words.seat(self.seat)
        time = f"{at // 60_000}:{at // 1000 % 60:02}.{at % 1000:03}"
        return self._words.text("walk-title", place=self.place, last=self.last, time=time, whose=whose)

    def story(self) -> list[str]:
        """The move that led here and what it caused."""
        if not self.place:
            return [self._words.text("walk-start")]
        move = self._record.moves[self.place - 1]
        if isinstance(move, Act):
            told = self._words.text(
                "walk-act", name=self._words.seat(move.seat), action=self._words.action(move.action)
            )
        else:
            told = self._words.text("walk-tick")
        return [told, *(f"· {self._words.event(event)}" for event in self._steps[self.place].events)]

    def picture(self, width: int, height: int) -> RenderableType:
        """The table from this seat; at the end the result too."""
        state = self._steps[self.place].state
        now = Millis(self._record.moves[self.place - 1].at if self.place else 0)
        view = self._game.view(state, self.seat)
        drawn = self._face.draw(view, self._words, Room(width, height, now))
        outcome = self._game.outcome(state)
        return drawn if outcome is None else Group(drawn, result(outcome, self._record.header.options, self._words))

    def on_screen(self, device: Device) -> None:
        """With keys, until the walker leaves. Digits in quick succession are one number."""
        number, last = "", device.now()
        while True:
            width, height = device.size()
            frame = Frame(
                head=Rule(f"{self._words.text('game-name')} · {self.title()}", style="dim"),
                picture=self.picture(width - 1, height - 7),
                log=self.story(),
                foot=[Text(self._words.text("walk-keys"), style="reverse")],
                cut=self._words.text("screen-cut"),
            )
            device.paint(frame.lines(width - 1, height))
            key = device.key(Millis(1000))
            if key in ("q", "leave", "escape"):
                return
            if key is not None:
                now = device.now()
                number = (number if now - last < PAUSE else "") + key if key.isdecimal() else ""
                last = now
                self.obey(number or key)

    def by_lines(self, strip: Strip) -> None:
        """With typed lines, until they end."""
        self._tell(strip)
        while True:
            try:
                line = strip.get("› ")
            except EOFError:
                return
            if leaves(line):
                return
            if self.obey(line):
                self._tell(strip)
            else:
                strip.put(self._words.text("walk-keys"))

    def _tell(self, strip: Strip) -> None:
        strip.put(self.title())
        for line in self.story():
            strip.put(line)
        for line in render(self.picture(WIDTH, HEIGHT), WIDTH, colour=strip.colour()):
            strip.put(line.rstrip())

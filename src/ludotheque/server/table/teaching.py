"""Hints for the people at one table: each has a teacher that sees what the seat sees, and nothing else.

A hint is thought out in another process (`services.thinking`): nobody's move waits for it. Whoever asks while the same
hint is thought out gets the answer too.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from ludotheque.core import Advice, Adviser, Illegal, Millis, Seat, Step, Term
from ludotheque.core.advice import spoken, teaching_level
from ludotheque.core.play import AnyGame
from ludotheque.server.connection.connection import Connection
from ludotheque.server.protocol import AskHint, Hint, refusals
from ludotheque.server.services.rate_limits import Bucket
from ludotheque.server.storage.rows import TableRow
from ludotheque.server.table.history import Entry, Shown
from ludotheque.server.table.story import wording
from ludotheque.texts import Lang

RATE, BURST = 0.5, 6
"""Hints of one seat: so many a second, and so many at once."""
OUTSTANDING = 4
"""Hints that are thought out for one table at a time: other tables and bots need the processes, too."""


def allowed(game: AnyGame, row: TableRow) -> bool:
    """Whether people at this table may ask for hints: by its option, and where the game has a teacher."""
    if game.EXTRAS.adviser is None:
        return False
    hints = row.options.get("hints", "alone")
    return hints == "always" or (hints == "alone" and sum(seat.kind == "person" for seat in row.seats) == 1)


class Think(Protocol):
    """Asks for a thought, and calls back when it is ready, failed or was lost (`services.thinking`); false: never."""

    def __call__(
        self,
        work: Callable[[], Any],
        ready: Callable[[Any], None],
        failed: Callable[[Exception], None],
        lost: Callable[[], object],
        /,
        *,
        address: str,
    ) -> bool: ...


class Question(Struct, frozen=True):
    """What a hint is about: a decision of a seat, and the level of who gives it."""

    seat: Seat
    number: int
    level: str


class Asker(Struct, frozen=True, eq=False):
    """Who waits for a hint, and the id of the message."""

    connection: Connection
    id: str


class Teaching:
    """The teachers of one table's people."""

    def __init__(
        self,
        game: AnyGame,
        failed: Callable[[Exception], None],
        think: Think,
        refuse: Callable[[Connection, Illegal, str], None],
    ) -> None:
        self._game = game
        self._failed = failed
        self._think = think
        self._refuse = refuse
        self._teachers: dict[Seat, Adviser[Any, Any, Any]] = {}
        self._buckets: dict[Seat, Bucket] = {}
        self._known: dict[Seat, tuple[Question, Advice[Any]]] = {}  # the newest hint: who asks again gets the same
        self._askers: dict[Question, list[Asker]] = {}  # of the hints that are being thought out

    def sit(self, seat: Seat, entry: Entry, past: Sequence[tuple[Millis, Step[Any, Any]]] = ()) -> None:
        """A teacher sits down beside a seat; it may come in the middle of a game, and be told its past."""
        if self._game.EXTRAS.adviser is not None and seat not in self._teachers:
            self._teachers[seat] = self._game.EXTRAS.adviser(seat)
            for at, step in past[:-1]:
                self._look(seat, at, step.state, step.events)
            self._look(seat, entry.at, entry.state, past[-1][1].events if past else entry.events)

    def notice(self, shown: Shown) -> None:
        """Show a move to the teachers of those who may notice it (MP-15)."""
        entry = shown.entry
        for seat in list(self._teachers):
            if shown.noticed_by(seat):
                self._look(seat, entry.at, entry.state, entry.events)

    def _look(self, seat: Seat, at: Millis, state: Any, events: tuple[Any, ...]) -> None:
        try:
            if (teacher := self._teachers.get(seat)) is not None:
                teacher.notice(at, self._game.view(state, seat), events)
        except Exception as error:  # noqa: BLE001 — a bug of a teacher must not stop the table
            self._failed(error)
            del self._teachers[seat]

    def hint(self, connection: Connection, seat: Seat, entry: Entry, message: AskHint, now: float) -> None:
        """Think about a seat's decision, and answer later; raises `Illegal` where there is nothing to say."""
        level = message.level or teaching_level(self._game.BOTS)
        if level not in self._game.BOTS:
            raise refusals.NO_SUCH_LEVEL(levels=", ".join(self._game.BOTS))
        if not self._buckets.setdefault(seat, Bucket(RATE, BURST)).take(now):
            raise refusals.HINT_TOO_SOON()
        question, asker = Question(seat, entry.number_for(seat), level), Asker(connection, message.id)
        known = self._known.get(seat)
        if known is not None and known[0] == question:
            self._answer(asker, *known)
        elif question in self._askers:
            self._askers[question].append(asker)
        else:
            self._begin(question, asker, entry)

    def _begin(self, question: Question, asker: Asker, entry: Entry) -> None:
        """Think a hint out."""
        if len(self._askers) >= OUTSTANDING:
            raise refusals.HINTS_WAIT()
        seat = question.seat
        self.sit(seat, entry)
        teacher, view = self._teachers.get(seat), self._game.view(entry.state, seat)
        thought = None if teacher is None else teacher.advise(view, question.level, entry.number)
        if thought is None:
            raise refusals.NOTHING_TO_DECIDE()

        def ready(advice: "Advice[Any]") -> None:
            self._known[seat] = question, advice
            for each in self._askers.pop(question):
                self._answer(each, question, advice)

        def failed(error: Exception) -> None:
            self._failed(error)
            self._give_up(question, refusals.OUR_FAULT())

        self._askers[question] = [asker]  # first: it may be lost at once
        address = asker.connection.address
        if not self._think(thought, ready, failed, lambda: self._give_up(question, refusals.BUSY()), address=address):
            del self._askers[question]
            raise refusals.BUSY()

    def _give_up(self, question: Question, refusal: Illegal) -> None:
        for each in self._askers.pop(question):
            self._refuse(each.connection, refusal, each.id)

    def _answer(self, asker: Asker, question: Question, advice: "Advice[Any]") -> None:
        connection = asker.connection
        if connection.closed:
            return
        words = wording(self._game, connection.lang)
        connection.tell(
            Hint(
                id=asker.id,
                seat=question.seat,
                number=question.number,
                level=question.level,
                action=advice.action,
                text="" if advice.action is None else words.action(advice.action),
                reason=told(self._game, advice.reason, connection.lang),
            )
        )


def told(game: AnyGame, term: Term, lang: Lang) -> str:
    """A reason in a language, with `{2}` for the name of seat 2."""
    return str(spoken(term, wording(game, lang)))

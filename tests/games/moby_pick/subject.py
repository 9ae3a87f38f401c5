"""Moby Pick on trial: every kind of table, and what each seat has not seen, told from the deck and the events alone."""

from collections.abc import Sequence

from harness.tables.moby_pick import cards
from ludotheque.core import Act, Seat
from ludotheque.games import moby_pick
from ludotheque.games.moby_pick import Options
from ludotheque.games.moby_pick.cards import Friend, deck
from ludotheque.games.moby_pick.events import Drew, Kept, Rang, Revealed, Shifted, TurnedUp
from ludotheque.games.moby_pick.table import Flip, Look, Shift, State, Word
from ludotheque.testing.trace import Subject, Trace

TABLES = (
    *(Options(seats=seats) for seats in range(3, 9)),
    Options(seats=5, first=Seat(4), confuse=15, remind=0, reverse=0, hold=250),
    Options(seats=4, confuse=0, remind=0, reverse=15, hold=0, rhyme_ms=2800, flip_ms=500, turn_ms=2000),
    Options(seats=8, confuse=0, remind=15, reverse=0, rhyme_ms=6000, look_ms=1000, look_card_ms=0),
    Options(seats=3, recite=True, recite_ms=4_000),
    Options(seats=4, short=True, open_ms=2_000, deal_ms=1_000, remind=15, confuse=0, reverse=0),
    Options(seats=5, recite=True),
)


def size(options: Options) -> int:
    return len(deck(options.confuse, options.remind, options.reverse))


class Eyes:
    """The numbers of the cards in every place, and those that one seat (or a spectator) has seen."""

    def __init__(self, trace: Trace, seat: Seat | None) -> None:
        options: Options = trace.options
        self.seat = seat
        self.kinds = deck(options.confuse, options.remind, options.reverse)
        self.stock = list(trace.deal.order(size(options), "deck"))
        self.rows: list[list[int]] = [[] for _ in range(options.seats)]
        self.seen: set[int] = set()
        for row in self.rows:
            while len(row) < 2:
                number = self.stock.pop(0)
                if isinstance(self.kinds[number], Friend):
                    row.append(number)
                else:
                    self.seen.add(number)
        self.below = trace.steps[0].state.public.below
        self.middle = -1
        self.rang = False
        for move, step in zip((None, *trace.moves), trace.steps, strict=True):
            if isinstance(move, Act) and move.seat == seat and isinstance(move.action, Look):
                self.seen.update(self.rows[seat])  # MP-7: a row is seen by who opens a look at it, and by nobody else
            for event in step.events:
                self.notice(event)

    def notice(self, event: moby_pick.Event) -> None:
        match event:
            case Drew():
                for _ in event.thrown:
                    self.seen.add(self.stock.pop(0))
                if len(self.stock) > self.below:  # otherwise the alarm was next
                    self.rows[event.seat].append(self.stock.pop(0))
            case Revealed() if len(self.stock) > self.below:
                self.middle = self.stock.pop(0)
                self.seen.add(self.middle)
            case Kept():
                self.rows[event.seat].append(self.middle)
            case TurnedUp():
                self.seen.add(self.rows[event.seat].pop(event.position))
            case Shifted():
                row = self.rows[event.row]
                row.insert(event.end, row.pop(event.start))
            case Rang():
                self.rang = True
            case _:
                pass


def unseen(trace: Trace, seat: Seat | None) -> Sequence[Sequence[int]]:
    """Friends wherever they lie face down; and all that is left in the stock, actions too."""
    eyes = Eyes(trace, seat)
    hidden = [number for number in range(size(trace.options)) if number not in eyes.seen]
    return [[number for number in hidden if isinstance(eyes.kinds[number], Friend)], eyes.stock]


def shown(secret: str, owner: Seat, seat: Seat | None, before: State, after: State) -> bool:
    """MP-15: a touch is told when the race is decided. A row is told by nobody but its owner."""
    del owner, seat, before
    return secret == "touch" and after.public.phase not in ("race", "late")


SUBJECT = Subject(
    game=moby_pick,
    tables=TABLES,
    cards=cards,
    size=size,
    unseen=unseen,
    shown=shown,
    # MP-24: after a Reverse the next card follows at once. MP-22: a card may go there and back.
    # MP-14: a word said twice starts the rhyme over.
    repeatable=(Flip, Shift, Word),
)

"""The rules: set-up, what a move leads to, when the table goes on by itself, and how it ends."""

from typing import Final, assert_never

from ludotheque.core import Deal, Millis, Move, Outcome, Seat, Step, Tick, rank
from ludotheque.core.race import closes
from ludotheque.games.moby_pick.cards import ALARM, BELOW_ALARM, ActionCard, Card, Friend, deck
from ludotheque.games.moby_pick.events import Event
from ludotheque.games.moby_pick.looks import OCCASIONS, await_looks, end_look, limits, open_look, pass_limits
from ludotheque.games.moby_pick.rhyme import award, end_rhyme, say, speak, taker, touch, turn_up
from ludotheque.games.moby_pick.table import (
    Action,
    Flip,
    Look,
    Options,
    Public,
    Seen,
    Shift,
    State,
    Stop,
    Touch,
    TurnUp,
    Word,
)
from ludotheque.games.moby_pick.turn import after_looks, reveal, shift, stop

KEY: Final = "moby_pick"
RULES: Final = 3
FIRST_CARDS: Final = 2


def setup(options: Options, deal: Deal) -> State:
    """Deal two friends to each seat, build the stock, and let everyone look (MP-4, MP-5, MP-6, MP-8)."""
    cards = deck(options.confuse, options.remind, options.reverse)
    shuffled = iter([cards[number] for number in deal.order(len(cards), "deck")])
    rows: list[tuple[Friend, ...]] = []
    thrown: list[ActionCard] = []
    for _ in range(options.seats):
        row: list[Friend] = []
        while len(row) < FIRST_CARDS:
            card = next(shuffled)
            if isinstance(card, Friend):
                row.append(card)
            else:
                thrown.append(card)  # MP-4: discarded without effect, and drawn again
        rows.append(tuple(row))
    rest: list[Card] = list(shuffled)
    above = len(rest) - BELOW_ALARM
    if options.short:
        above = (above + 1) // 2
    stock = (*rest[:above], ALARM, *rest[above:])
    first = Seat(deal.pick(options.seats, "first")) if options.first is None else options.first
    public = Public(
        phase="deal",
        turn=0,
        active=first,
        until=None,
        looks=(),
        reveal=0,
        card=None,
        shown=Millis(0),
        reverse=False,
        began=Millis(0),
        said=None,
        ended=None,
        taker=None,
        target=None,
        shifts=0,
        rows=(FIRST_CARDS,) * options.seats,
        piles=((),) * options.seats,
        scores=(0,) * options.seats,
        stock=len(stock),
        below=len(rest) - above,
        discards=len(thrown),
        best=None,
        closest=(),
        thrown=tuple(thrown),
    )
    state = State(options=options, public=public, deal=deal, stock=stock, rows=tuple(rows), discards=public.thrown)
    return await_looks(state, Millis(0), "deal", range(options.seats))


def apply(state: State, move: Move[Action]) -> Step[State, Event]:  # noqa: PLR0911 — a case per action
    """The next state and what everyone sees of the way there."""
    if isinstance(move, Tick):
        return _tick(state, move.at)
    match move.action:
        case Look():
            return Step(open_look(state, move.at, move.seat))
        case Seen():
            return after_looks(end_look(state, move.seat), move.at, ())
        case Touch():
            return touch(state, move)
        case Flip():
            return reveal(state, move.at, ())
        case TurnUp(position=position):
            return turn_up(state, move.at, position, timeout=False)
        case Word(index=index):
            return say(state, move, index)
        case Shift():
            return shift(state, move.at, move.action)
        case Stop():
            return stop(state, move.at)
        case _:
            assert_never(move.action)


def deadline(state: State) -> Millis | None:
    """When the phase ends by itself, a look does, or the window that the first touch opened."""
    if state.public.phase in OCCASIONS:
        return min(limits(state))
    until = state.public.until
    if state.claims and until is not None:
        return min(until, closes(state.claims, state.options.window))
    return until


def outcome(state: State) -> Outcome | None:
    """Most points, then most cards in the dream pile, then a shared victory (MP-29, MP-30)."""
    public = state.public
    if public.phase != "over":
        return None
    cards = tuple(map(len, public.piles))
    return rank(public.scores, ("most-points", public.scores), ("most-cards", cards))


def _tick(state: State, at: Millis) -> Step[State, Event]:
    """Time is up: the table goes on without anyone."""
    match state.public.phase:
        case "deal" | "draw" | "remind":
            looked, missed = pass_limits(state, at)
            return after_looks(looked, at, missed)
        case "flip":
            return reveal(state, at, ())
        case "race" if not state.claims or closes(state.claims, state.options.window) > at:
            return end_rhyme(state, at, at, ()) if state.public.said is None else speak(state, at)
        case "race" | "late":
            return award(state, at)
        case "turn-up":
            public = state.public
            position = state.deal.pick(public.rows[taker(public)], f"position:{public.reveal}")
            return turn_up(state, at, position, timeout=True)  # MP-16
        case "confuse":
            return stop(state, at)
        case _:
            raise AssertionError("no tick is due after the end")

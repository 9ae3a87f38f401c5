"""The rules: set-up, what a move leads to, when the table goes on by itself, and how it ends."""

from typing import Final, assert_never

from ludotheque.core import Deal, Millis, Move, Outcome, Seat, Step, Tick, rank
from ludotheque.core.race import closes
from ludotheque.games.moby_pick.cards import ALARM, BELOW_ALARM, ActionCard, Card, Friend, deck
from ludotheque.games.moby_pick.events import Event, LookOver
from ludotheque.games.moby_pick.rhyme import award, end_rhyme, say, taker, touch, turn_up
from ludotheque.games.moby_pick.table import Action, Flip, Options, Public, Shift, State, Stop, Touch, TurnUp, Word
from ludotheque.games.moby_pick.turn import await_flip, begin, look_until, pass_on, reveal, shift, stop

KEY: Final = "moby_pick"
RULES: Final = 1
FIRST_CARDS: Final = 2


def setup(options: Options, deal: Deal) -> State:
    """Deal two friends to each seat, build the stock, and let everyone look (MP-4, MP-5, MP-6, MP-8)."""
    cards = deck(options.confuse, options.remind, options.reverse)
    shuffled = iter([cards[number] for number in deal.order(len(cards), "deck")])
    rows: list[tuple[Friend, ...]] = []
    thrown: list[Friend | ActionCard] = []
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
    stock = (*rest[:-BELOW_ALARM], ALARM, *rest[-BELOW_ALARM:])
    first = Seat(deal.pick(options.seats, "first")) if options.first is None else options.first
    public = Public(
        phase="deal",
        turn=0,
        active=first,
        until=look_until(options, Millis(0), FIRST_CARDS),
        reveal=0,
        card=None,
        shown=Millis(0),
        reverse=False,
        said=None,
        ended=None,
        taker=None,
        target=None,
        shifts=0,
        rows=(FIRST_CARDS,) * options.seats,
        piles=((),) * options.seats,
        scores=(0,) * options.seats,
        stock=len(stock),
        discards=len(thrown),
    )
    return State(options=options, public=public, deal=deal, stock=stock, rows=tuple(rows), discards=tuple(thrown))


def apply(state: State, move: Move[Action]) -> Step[State, Event]:  # noqa: PLR0911 — a case per action
    """The next state and what everyone sees of the way there."""
    if isinstance(move, Tick):
        return _tick(state, move.at)
    match move.action:
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
    """When the phase ends by itself, or the window that the first touch opened."""
    until = state.public.until
    if state.claims and until is not None:
        return min(until, closes(state.claims, Millis(state.options.hold)))
    return until


def outcome(state: State) -> Outcome | None:
    """Most points, then most cards in the dream pile, then a shared victory (MP-29, MP-30)."""
    public = state.public
    if public.phase != "over":
        return None
    cards = tuple(map(len, public.piles))
    return rank(public.scores, ("most-points", public.scores), ("most-cards", cards))


def _tick(state: State, at: Millis) -> Step[State, Event]:  # noqa: PLR0911 — a case per phase
    """Time is up: the table goes on without anyone."""
    match state.public.phase:
        case "deal":
            return begin(state, at, state.public.active, (LookOver(),))
        case "draw":
            return await_flip(state, at, (LookOver(),))
        case "flip":
            return reveal(state, at, ())
        case "race" if not state.claims or closes(state.claims, Millis(state.options.hold)) > at:
            return end_rhyme(state, at, ())
        case "race" | "late":
            return award(state, at)
        case "turn-up":
            public = state.public
            position = state.deal.pick(public.rows[taker(public)], f"position:{public.reveal}")
            return turn_up(state, at, position, timeout=True)  # MP-16
        case "confuse":
            return stop(state, at)
        case "remind":
            return pass_on(state, at, (LookOver(),))
        case _:
            raise AssertionError("no tick is due after the end")

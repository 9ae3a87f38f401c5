"""The rules: pure functions from values to values. Each case cites its rule."""

from ludotheque.core import Act, Deal, Millis, Move, Outcome, Seat, Step, put, rank
from msgspec.structs import replace

from high_card.table import CARDS, Action, Change, Changed, Event, Kept, Options, Public, Shown, State


def setup(options: Options, deal: Deal) -> State:
    """Everyone gets one card (HC-1)."""
    deck = tuple(card + 1 for card in deal.order(CARDS, "deck"))
    hands, stock = deck[: options.seats], deck[options.seats :]
    changed = (False,) * options.seats
    public = Public(turn=Seat(0), stock=len(stock), until=_until(options, Seat(0), Millis(0)), changed=changed)
    return State(options, deal, public, hands=hands, stock=stock)


def _until(options: Options, seat: Seat, now: Millis) -> Millis:
    return Millis(now + options.limit(options.think_time * 1_000, seat))


def apply(state: State, move: Move[Action]) -> Step[State, Event]:
    """A decision, or the end of the time to think, which keeps the card (HC-3)."""
    seat = state.public.turn
    assert seat is not None
    if isinstance(move, Act) and isinstance(move.action, Change):
        return _next(_change(state, seat), seat, move.at, Changed(seat))
    return _next(state, seat, move.at, Kept(seat))


def _change(state: State, seat: Seat) -> State:
    """The top of the stock for the card in hand, which nobody sees again (HC-2)."""
    public = replace(state.public, stock=state.public.stock - 1, changed=put(state.public.changed, seat, value=True))
    return replace(
        state,
        public=public,
        hands=put(state.hands, seat, state.stock[0]),
        stock=state.stock[1:],
        discards=(*state.discards, state.hands[seat]),
    )


def _next(state: State, seat: Seat, at: Millis, decided: Event) -> Step[State, Event]:
    """The next seat decides; after the last one all cards are shown (HC-4)."""
    if seat + 1 < state.options.seats:
        following = Seat(seat + 1)
        public = replace(state.public, turn=following, until=_until(state.options, following, at))
        return Step(replace(state, public=public), (decided,))
    public = replace(state.public, turn=None, shown=state.hands)
    return Step(replace(state, public=public), (decided, Shown(state.hands)))


def deadline(state: State) -> Millis | None:
    """The end of the time to think (HC-3)."""
    return None if state.public.turn is None else state.public.until


def outcome(state: State) -> Outcome | None:
    """The highest card wins (HC-4); larger is better in `rank`."""
    shown = state.public.shown
    return None if shown is None else rank(shown, ("highest", shown))

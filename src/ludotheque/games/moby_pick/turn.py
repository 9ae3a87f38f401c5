"""A turn: the private draw, the card in the middle, the action cards, and the end (MP-9, MP-10, MP-22 …)."""

from msgspec.structs import replace

from ludotheque.core import Millis, Seat, Step, left_of, put
from ludotheque.games.moby_pick.cards import ALARM, ActionCard, Alarm, Friend
from ludotheque.games.moby_pick.events import Confused, Drew, Event, LookOver, Rang, Revealed, Shifted, TurnBegan
from ludotheque.games.moby_pick.looks import await_looks
from ludotheque.games.moby_pick.table import MAX_SHIFTS, REVERSE_BEAT, Shift, State


def pass_on(state: State, at: Millis, events: tuple[Event, ...]) -> Step[State, Event]:
    """The turn is over and passes to the left (MP-8, MP-21)."""
    return begin(state, at, left_of(state.public.active, state.options.seats), events)


def begin(state: State, at: Millis, seat: Seat, events: tuple[Event, ...]) -> Step[State, Event]:
    """A turn begins; who has no face-down card draws one first (MP-9)."""
    public = state.public
    turn = public.turn + 1
    fresh = replace(
        public, turn=turn, active=seat, card=None, reverse=False, said=None, taker=None, target=None, shifts=0
    )
    begun = replace(state, public=fresh)
    events = (*events, TurnBegan(seat, turn))
    return await_flip(begun, at, events) if public.rows[seat] else _draw(begun, at, events)


def _draw(state: State, at: Millis, events: tuple[Event, ...]) -> Step[State, Event]:
    """Draw privately until a friend comes, and look at it; action cards are discarded openly (MP-9)."""
    public = state.public
    seat = public.active
    thrown: tuple[ActionCard, ...] = ()
    left = public.stock
    while isinstance(card := state.stock[-left], ActionCard):
        thrown = (*thrown, card)
        left -= 1
    events = (*events, Drew(seat, thrown))
    public = replace(public, stock=left - 1, discards=public.discards + len(thrown))
    state = replace(state, public=public, discards=state.discards + thrown)
    if isinstance(card, Alarm):
        return _ring(state, events, private=True)
    rows = put(state.rows, seat, (card,))
    public = replace(public, rows=put(public.rows, seat, 1))
    return Step(await_looks(replace(state, public=public, rows=rows), at, "draw", {seat}), events)


def after_looks(state: State, at: Millis, events: tuple[Event, ...]) -> Step[State, Event]:
    """The table goes on when all have looked (MP-6, MP-9, MP-23)."""
    public = state.public
    if "waiting" in public.looks or "open" in public.looks:
        return Step(state, events)
    phase = public.phase
    state = replace(state, public=replace(public, looks=("none",) * state.options.seats))
    events = (*events, LookOver())
    match phase:
        case "deal":
            return begin(state, at, public.active, events)
        case "draw":
            return await_flip(state, at, events)
        case _:
            return pass_on(state, at, events)


def await_flip(state: State, at: Millis, events: tuple[Event, ...]) -> Step[State, Event]:
    """The active seat may turn up the next card; it turns by itself after a while (MP-10)."""
    public = replace(state.public, phase="flip", until=Millis(at + state.options.flip_ms))
    return Step(replace(state, public=public), events)


def reveal(state: State, at: Millis, events: tuple[Event, ...]) -> Step[State, Event]:
    """The top card of the stock is turned up in the middle (MP-10)."""
    public = state.public
    card = state.stock[-public.stock]
    number = public.reveal + 1
    public = replace(public, reveal=number, card=card, shown=at, stock=public.stock - 1, ended=None)
    reverse = public.reverse and isinstance(card, Friend)
    events = (*events, Revealed(public.active, number, card, reverse))
    if isinstance(card, Alarm):
        return _ring(replace(state, public=public), events, private=False)
    if isinstance(card, ActionCard):
        public = replace(public, discards=public.discards + 1, reverse=False)  # MP-24: it uses a Reverse up
        state = replace(state, public=public, discards=(*state.discards, card))
        return _play(state, at, card, events)
    options = state.options
    length = options.recite_ms if options.recite else options.rhyme_ms
    public = replace(
        public, phase="race", until=Millis(at + length), began=at, said=0 if options.recite else None
    )  # MP-11, MP-13
    return Step(replace(state, public=public, tapped=at), events)


def _play(state: State, at: Millis, card: ActionCard, events: tuple[Event, ...]) -> Step[State, Event]:
    """An action card is played at once (MP-22, MP-23, MP-24)."""
    public, options = state.public, state.options
    if card.effect == "confuse":
        if not any(count > 1 for seat, count in enumerate(public.rows) if seat != public.active):
            return pass_on(state, at, (*events, Confused(public.active, 0)))
        public = replace(
            public,
            phase="confuse",
            until=Millis(at + options.limit(options.confuse_ms, public.active)),
            shifts=MAX_SHIFTS,
        )
    elif card.effect == "remind":
        return Step(await_looks(state, at, "remind", range(options.seats)), events)  # MP-23
    else:
        beat = min(REVERSE_BEAT, options.flip_ms)
        public = replace(public, phase="flip", until=Millis(at + beat), reverse=True)
    return Step(replace(state, public=public), events)


def _ring(state: State, events: tuple[Event, ...], *, private: bool) -> Step[State, Event]:
    """The alarm left the stock: the game is over at once (MP-28)."""
    public = replace(state.public, phase="over", until=None, card=ALARM, reverse=False)
    return Step(replace(state, public=public), (*events, Rang(public.active, private)))


def shift(state: State, at: Millis, move: Shift) -> Step[State, Event]:
    """One card of another row goes to another place; three moves at most (MP-22)."""
    public = state.public
    row = list(state.rows[move.row])
    row.insert(move.end, row.pop(move.start))
    public = replace(public, target=move.row, shifts=public.shifts - 1)
    state = replace(state, public=public, rows=put(state.rows, move.row, tuple(row)))
    events = (Shifted(public.active, move.row, move.start, move.end),)
    return Step(state, events) if public.shifts else _confused(state, at, events)


def stop(state: State, at: Millis) -> Step[State, Event]:
    """A Confuse is declined, stopped early, or out of time (MP-22)."""
    return _confused(state, at, ())


def _confused(state: State, at: Millis, events: tuple[Event, ...]) -> Step[State, Event]:
    moved = MAX_SHIFTS - state.public.shifts
    return pass_on(state, at, (*events, Confused(state.public.active, moved)))

"""The cooperative variant: point, discuss, place (“Bonne nuit les petits”)."""

from msgspec.structs import replace

from ludotheque.core import Millis, Seat, Step, left_of, put
from ludotheque.games.attrape_reves.cards import NIGHTMARES, covers
from ludotheque.games.attrape_reves.events import Agreed, Beaten, Event, Laid, Lost, Objected, Pointed, Won
from ludotheque.games.attrape_reves.laying import answer
from ludotheque.games.attrape_reves.table import Round, State


def point(state: State, at: Millis, seat: Seat, toy: int) -> Step[State, Event]:
    """AR-17: a new proposal, and everyone may speak again. Alone there is nobody to ask.

    The talk lasts as long however often the proposal changes: nobody can hold up the table by pointing.
    """
    public, seats = state.public, state.options.seats
    events = (Pointed(seat, toy),)
    if seats == 1:
        return place(state, at, toy, events)
    until = Millis(at + state.options.talk_ms) if public.proposal is None else public.until
    public = replace(public, proposal=toy, opinions=(None,) * seats, until=until)
    return Step(replace(state, public=public), events)


def say(state: State, seat: Seat, toy: int, *, agrees: bool) -> Step[State, Event]:
    """AR-17: a seat agrees or objects; an objection is advice, the active player decides."""
    public = replace(state.public, opinions=put(state.public.opinions, seat, agrees))
    event = Agreed(seat, toy) if agrees else Objected(seat, toy)
    return Step(replace(state, public=public), (event,))


def talk_tick(state: State, at: Millis) -> Step[State, Event]:
    """AR-17: the talk has lasted long enough: what is pointed at is placed, or else the largest toy that is left."""
    public = state.public
    if public.proposal is not None:
        return place(state, at, public.proposal, ())
    assert public.active is not None
    toy = public.circle[0]
    return place(state, at, toy, (Pointed(public.active, toy),))


def place(state: State, at: Millis, toy: int, events: tuple[Event, ...]) -> Step[State, Event]:
    """AR-18, AR-19: covered, and toy and card leave the game; not covered, and all is lost."""
    public, card, seat = state.public, state.card, state.public.active
    assert card is not None
    assert seat is not None
    key = NIGHTMARES[card]
    found, covered = answer(key), covers(toy, key)
    events = (*events, Laid(seat, toy, key, covered, found.x, found.y))
    nobody = (None,) * state.options.seats
    public = replace(
        public,
        phase="over",
        active=None,
        until=None,
        card=None,
        circle=tuple(tile for tile in public.circle if tile != toy),
        proposal=None,
        opinions=nobody,
        beaten=public.beaten + covered,
        last=Round(key, found, put(nobody, seat, toy), put(nobody, seat, covered)),
    )
    state = replace(state, public=public, card=None, discards=(*state.discards, card))
    if not covered:
        return Step(state, (*events, Lost(key)))
    events = (*events, Beaten(key, toy, len(state.pile)))
    if not state.pile:
        return Step(state, (*events, Won(tuple(Seat(chair) for chair in range(state.options.seats)))))
    following = left_of(seat, state.options.seats)
    until = Millis(at + state.options.turn_ms)
    public = replace(public, phase="turn", first=following, active=following, until=until)
    return Step(replace(state, public=public), events)

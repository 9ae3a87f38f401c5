"""The cooperative variant: point, discuss, place (“Bonne nuit les petits”)."""

from msgspec.structs import replace

from ludotheque.core import Millis, Seat, Step, left_of, put
from ludotheque.games.attrape_reves.cards import NIGHTMARES, covers
from ludotheque.games.attrape_reves.events import Agreed, Beaten, Event, Laid, Lost, Objected, Pointed, Won
from ludotheque.games.attrape_reves.laying import answer
from ludotheque.games.attrape_reves.table import Options, Public, Round, State

SILENCE = Millis(10_000)
"""AR-17: this long after a proposal, a player who has said nothing no longer keeps the toy from being placed."""


def everyone(options: Options) -> tuple[Seat, ...]:
    """Every seat of the table."""
    return tuple(Seat(chair) for chair in range(options.seats))


def point(state: State, at: Millis, seat: Seat, toy: int) -> Step[State, Event]:
    """AR-17: a new proposal, and everyone may speak again. Alone there is nobody to ask.

    The talk lasts as long however often the proposal changes: nobody can hold up the table by pointing.
    """
    public, options = state.public, state.options
    events = (Pointed(seat, toy),)
    if options.seats == 1:
        return place(state, at, toy, events)
    all_seats = everyone(options)
    talk = Millis(at + options.limit(options.talk_ms, *all_seats))
    until = talk if public.proposal is None else public.until
    nobody = (None,) * options.seats
    answer_by = Millis(at + options.limit(SILENCE, *all_seats))
    public = replace(public, proposal=toy, opinions=nobody, until=until, answer_by=answer_by, placeable=False)
    return Step(replace(state, public=public), events)


def say(state: State, seat: Seat, toy: int, *, agrees: bool) -> Step[State, Event]:
    """AR-17: a seat agrees or objects, and may change its mind."""
    public = replace(state.public, opinions=put(state.public.opinions, seat, agrees))
    event = Agreed(seat, toy) if agrees else Objected(seat, toy)
    return Step(replace(state, public=_weighed(public)), (event,))


def _weighed(public: Public) -> Public:
    """AR-17: one objection stops the toy; silence stops it only until `answer_by`.

    The rules know nothing of presence: whoever is absent counts as silent.
    """
    others = [said for seat, said in enumerate(public.opinions) if seat != public.active]
    heard = public.answer_by is None or None not in others
    return replace(public, placeable=heard and False not in others)


def talk_deadline(state: State) -> Millis | None:
    """AR-17: the end of the talk, or before it the moment from which silence counts as agreement."""
    until, answer_by = state.public.until, state.public.answer_by
    return until if until is None or answer_by is None else min(until, answer_by)


def talk_tick(state: State, at: Millis) -> Step[State, Event]:
    """AR-17: who is silent has had time to object; at the end of the talk the proposal is placed as it stands.

    Without a proposal the largest toy that is left is placed.
    """
    public = state.public
    if at != public.until:
        return Step(replace(state, public=_weighed(replace(public, answer_by=None))))
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
    events = (*events, Laid(seat, toy, key, covered))
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
        answer_by=None,
        placeable=False,
        beaten=public.beaten + covered,
        last=Round(key, found, put(nobody, seat, toy), put(nobody, seat, covered)),
    )
    state = replace(state, public=public, card=None, discards=(*state.discards, card))
    if not covered:
        return Step(state, (*events, Lost(key)))
    events = (*events, Beaten(key, toy, len(state.pile)))
    if not state.pile:
        return Step(state, (*events, Won(everyone(state.options))))
    following = left_of(seat, state.options.seats)
    until = Millis(at + state.options.turn_ms)
    public = replace(public, phase="turn", first=following, active=following, until=until)
    return Step(replace(state, public=public), events)

"""Phase 2 of a round: the toys are laid on the nightmare, dreams are drawn, the table is cleared."""

from math import isqrt

from msgspec.structs import replace

from ludotheque.core import Millis, Seat, Step, left_of, put
from ludotheque.games.attrape_reves.cards import (
    KINDS,
    MOON_OF,
    NIGHTMARES,
    PICTURES,
    PLACES,
    RADIUS,
    STARS,
    TOYS,
    circle_of,
    covers,
)
from ludotheque.games.attrape_reves.events import Cleared, Dreamed, Event, Laid, Reshuffled, Won
from ludotheque.games.attrape_reves.table import Answer, Public, Round, State

ALL_TOYS = tuple(range(len(TOYS)))


def answer(card: str) -> Answer:
    """AR-9: where a disc covers best, and the smallest kind that does."""
    circle = circle_of(card)
    x, y = circle.centre()
    need = next(kind for kind in reversed(KINDS) if circle.within(RADIUS[kind]))
    return Answer(x, y, isqrt(circle.rr // circle.d**2), need)


def begin_laying(state: State, at: Millis, public: Public, events: tuple[Event, ...]) -> Step[State, Event]:
    """AR-8: everyone has a toy; the first player lays first."""
    until = Millis(at + state.options.lay_ms)
    public = replace(public, phase="lay", active=public.first, until=until)
    return Step(replace(state, public=public), events)


def lay(state: State, at: Millis) -> Step[State, Event]:
    """AR-8, AR-9, AR-10: the active player's toy slides to its best position; if it covers, dreams are drawn."""
    public = state.public
    seat, card = public.active, public.card
    assert seat is not None
    assert card is not None
    toy = public.toys[seat]
    assert toy is not None
    covered, found = covers(toy, card), answer(card)
    events: list[Event] = [Laid(seat, toy, card, covered)]
    tokens, dreams, bag = public.tokens, public.dreams, state.bag
    if covered:
        stars = STARS[TOYS[toy]]
        pictures = tuple(PICTURES[token % len(PICTURES)] for token in bag[:stars])
        events.append(Dreamed(seat, stars, pictures))
        # AR-13: the bag may run short; what was earned counts all the same.
        tokens, bag = put(tokens, seat, tokens[seat] + stars), bag[stars:]
        dreams = put(dreams, seat, dreams[seat] + pictures)
    following = left_of(seat, len(tokens))
    public = replace(
        public,
        active=following,
        until=Millis(at + state.options.lay_ms),
        covered=put(public.covered, seat, covered),
        answer=found,
        tokens=tokens,
        dreams=dreams,
    )
    state = replace(state, public=public, bag=bag)
    return clear(state, at, events) if following == public.first else Step(state, tuple(events))


def clear(state: State, at: Millis, events: list[Event]) -> Step[State, Event]:
    """AR-11, AR-12, AR-14: after phase 2 the end is checked, the card goes, the toys return, the next player begins."""
    public, card, options = state.public, state.card, state.options
    assert card is not None
    assert public.answer is not None
    last = Round(NIGHTMARES[card], public.answer, public.toys, public.covered)
    discards = (*state.discards, card)
    most = max(public.tokens)
    if most >= PLACES:
        least = most if options.tie_break else PLACES
        winners = tuple(Seat(seat) for seat, tokens in enumerate(public.tokens) if tokens >= least)
        done = replace(public, phase="over", active=None, until=None, card=None, last=last)
        return Step(replace(state, public=done, card=None, discards=discards), (*events, Won(winners)))
    pile, shuffles = state.pile, state.shuffles
    reshuffled: tuple[Event, ...] = ()
    if not pile:
        shuffles += 1
        pile = tuple(discards[i] for i in state.deal.order(len(discards), f"deck:{shuffles}"))
        discards, reshuffled = (), (Reshuffled(len(pile)),)
    first = left_of(public.first, options.seats)
    nothing = (None,) * options.seats
    back = MOON_OF[pile[0]]
    public = replace(
        public,
        phase="turn",
        first=first,
        active=first,
        until=Millis(at + options.turn_ms),
        card=None,
        back=back,
        pile=len(pile),
        circle=ALL_TOYS,
        toys=nothing,
        covered=nothing,
        answer=None,
        last=last,
    )
    state = replace(state, public=public, pile=pile, card=None, discards=discards, shuffles=shuffles)
    return Step(state, (*events, Cleared(first, back), *reshuffled))

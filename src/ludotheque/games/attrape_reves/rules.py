"""The course of a game: set-up, turning up nightmares, choosing toys, deadlines, the end."""

from msgspec.structs import replace

from ludotheque.core import Deal, Millis, Move, Outcome, Seat, Step, Tick, left_of, rank
from ludotheque.games.attrape_reves.cards import MOON_OF, NIGHTMARES, PLACES, TOKENS, pack_of
from ludotheque.games.attrape_reves.events import Event, Given, Took, Turned
from ludotheque.games.attrape_reves.grabbing import free_toy, give, grab, grab_deadline, grab_tick
from ludotheque.games.attrape_reves.laying import ALL_TOYS, begin_laying, lay
from ludotheque.games.attrape_reves.table import (
    Action,
    Agree,
    Grab,
    Lay,
    Object,
    Options,
    Point,
    Public,
    State,
    Take,
    Turn,
)
from ludotheque.games.attrape_reves.together import everyone, place, point, say, talk_deadline, talk_tick


def setup(options: Options, deal: Deal) -> State:
    """AR-3, AR-6, AR-16: shuffle all cards, or together those of one moon; fill the bag; choose who begins."""
    together = options.variant == "coop"
    cards = pack_of(options.moon) if together else tuple(range(len(NIGHTMARES)))
    pile = tuple(cards[i] for i in deal.order(len(cards), "deck"))
    first = options.first if options.first is not None else Seat(deal.pick(options.seats, "first"))
    nothing = (None,) * options.seats
    public = Public(
        variant=options.variant,
        phase="turn",
        reveal=0,
        first=first,
        active=first,
        until=Millis(options.turn_ms),
        card=None,
        shown=Millis(0),
        back=MOON_OF[pile[0]],
        pile=len(pile),
        circle=ALL_TOYS,
        toys=nothing,
        covered=nothing,
        answer=None,
        tokens=(0,) * options.seats,
        dreams=((),) * options.seats,
        proposal=None,
        opinions=nothing,
        answer_by=None,
        placeable=False,
        beaten=0,
        last=None,
    )
    bag = () if together else deal.order(TOKENS, "bag")
    return State(options=options, public=public, deal=deal, pile=pile, card=None, discards=(), bag=bag)


def apply(state: State, move: Move[Action]) -> Step[State, Event]:  # noqa: PLR0911 — a case per action
    """The next state; the act is legal, or the tick was due."""
    if isinstance(move, Tick):
        return _time(state, move.at)
    match move.action:
        case Turn():
            return _turn_up(state, move.at)
        case Take(toy=toy):
            return _take(state, move.at, toy, Took(move.seat, toy))
        case Grab() as action:
            return grab(state, move, action)
        case Lay():
            return lay(state, move.at)
        case Point(toy=toy):
            return point(state, move.at, move.seat, toy)
        case Agree(toy=toy):
            return say(state, move.seat, toy, agrees=True)
        case Object(toy=toy):
            return say(state, move.seat, toy, agrees=False)
        case _:
            return place(state, move.at, move.action.toy, ())


def _time(state: State, at: Millis) -> Step[State, Event]:
    """Nobody acted in time: the table goes on by itself."""
    match state.public.phase:
        case "turn":
            return _turn_up(state, at)
        case "choose":
            seat = state.public.active
            assert seat is not None
            toy = free_toy(state, state.public, seat)
            return _take(state, at, toy, Given(seat, toy))
        case "grab":
            return grab_tick(state, at)
        case "lay":
            return lay(state, at)
        case _:
            return talk_tick(state, at)


def _turn_up(state: State, at: Millis) -> Step[State, Event]:
    """AR-7, AR-17, AR-21: the next nightmare lies face up, and the choice begins."""
    public, options = state.public, state.options
    card, pile = state.pile[0], state.pile[1:]
    reveal = public.reveal + 1
    event = Turned(public.first, NIGHTMARES[card], MOON_OF[card], reveal)
    changes = {
        "reveal": reveal,
        "card": NIGHTMARES[card],
        "shown": at,
        "back": MOON_OF[pile[0]] if pile else None,
        "pile": len(pile),
    }
    match options.variant:
        case "base":
            until = Millis(at + options.limit(options.choose_ms, public.first))
            public = replace(public, phase="choose", until=until, **changes)
        case "speed":
            until = Millis(at + options.limit(options.grab_ms, *everyone(options)))
            public = replace(public, phase="grab", active=None, until=until, **changes)
        case _:
            until = Millis(at + options.limit(options.talk_ms, *everyone(options)))
            public = replace(public, phase="point", until=until, **changes)
    return Step(replace(state, public=public, pile=pile, card=card), (event,))


def _take(state: State, at: Millis, toy: int, event: Event) -> Step[State, Event]:
    """AR-7: the toy goes straight to the board of the active player; when all have one, phase 2 begins."""
    public, seat = state.public, state.public.active
    assert seat is not None
    public = give(public, seat, toy)
    following = left_of(seat, state.options.seats)
    if following == public.first:
        return begin_laying(state, at, public, (event,))
    public = replace(
        public, active=following, until=Millis(at + state.options.limit(state.options.choose_ms, following))
    )
    return Step(replace(state, public=public), (event,))


def deadline(state: State) -> Millis | None:
    """When the table goes on by itself."""
    match state.public.phase:
        case "grab":
            return grab_deadline(state)
        case "point":
            return talk_deadline(state)
        case _:
            return state.public.until


def outcome(state: State) -> Outcome | None:
    """AR-12, AR-19: who won, once the game is over."""
    public, options = state.public, state.options
    if public.phase != "over":
        return None
    if options.variant == "coop":
        won = public.last is not None and True in public.last.covered
        seats = tuple(Seat(chair) for chair in range(options.seats))
        return Outcome(
            scores=(public.beaten,) * options.seats,
            places=((1 if won else 2),) * options.seats,
            winners=seats if won else (),
            reason="all-beaten" if won else "nightmare-too-big",
        )
    full = [tokens >= PLACES for tokens in public.tokens]
    if options.tie_break:
        return rank(public.tokens, ("full-board", full), ("most-dreams", public.tokens))
    behind = [0 if done else tokens for tokens, done in zip(public.tokens, full, strict=True)]
    return rank(public.tokens, ("full-board", full), ("full-board", behind))

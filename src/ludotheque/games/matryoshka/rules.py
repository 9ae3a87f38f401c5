"""The course of a game: set-up, four rounds of drawing, trading and laying, and the count."""

from msgspec.structs import replace

from ludotheque.core import Deal, Millis, Move, Outcome, Seat, Step, Tick, left_of, rank
from ludotheque.games.matryoshka import knowledge
from ludotheque.games.matryoshka.cards import Card, series_in_play, shuffled
from ludotheque.games.matryoshka.habits import habit
from ludotheque.games.matryoshka.scoring import count, lengths, worth
from ludotheque.games.matryoshka.table import (
    DRAW,
    HAND,
    LAYS,
    ROUNDS,
    Action,
    Counted,
    Drawn,
    Event,
    Laid,
    Late,
    Lay,
    Offer,
    Offered,
    Options,
    Phase,
    Public,
    Returned,
    Revealed,
    Show,
    Shown,
    State,
    Traded,
)
from ludotheque.games.matryoshka.view import view


def setup(options: Options, deal: Deal) -> State:
    """Draw the series and the first player, deal six cards to each seat, and wait for the first tableaux."""
    seats = options.seats
    series = series_in_play(seats, deal)
    deck = shuffled(series, deal)
    hands = tuple(tuple(sorted(deck[seat * HAND : (seat + 1) * HAND])) for seat in range(seats))  # MA-3
    stock = deck[seats * HAND :]
    public = Public(
        phase="lay",  # MA-4
        round=0,
        turn=0,
        first=Seat(deal.pick(seats, "first")) if options.first is None else options.first,  # MA-6
        active=None,
        waiting=_everyone(seats),
        since=Millis(0),
        until=_limit(options, "lay", 0, Millis(0), _everyone(seats)),
        series=series,
        stock=len(stock),
        hands=(HAND,) * seats,
        need=LAYS[0],
        shown=None,
        tableaux=((),) * seats,
        counts=(count(()),) * seats,
        reminders=options.reminders,
        trades=(),
        absent=(False,) * seats,
    )
    nobody = (None,) * seats
    return State(options, public, deal, stock, hands, nobody, nobody, knowledge.nothing(seats))


def apply(state: State, move: Move[Action]) -> Step[State, Event]:
    """The next state and what everyone learns."""
    match move:
        case Tick(at=at):
            return _time_out(state, at)
        case act if state.public.absent[act.seat]:
            present = _mark(state, act.seat, absent=False)
            return _then((Returned(act.seat),), _choose(present, act.at, act.seat, act.action))
        case act:
            return _choose(state, act.at, act.seat, act.action)


def deadline(state: State) -> Millis | None:
    """When the built-in player chooses for whoever is still awaited (MA-20)."""
    return state.public.until


def outcome(state: State) -> Outcome | None:
    """Most points, then the longest runs (MA-19)."""
    if state.public.phase != "over":
        return None
    counts = state.public.counts
    scores = [tally.total for tally in counts]
    return rank(scores, ("most-points", scores), ("longest-runs", [lengths(tally) for tally in counts]))


def _everyone(seats: int) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(seats))


def _limit(options: Options, phase: Phase, number: int, at: Millis, waiting: tuple[Seat, ...]) -> Millis:
    """The end of a phase that begins now, in round `number`, for those whose choice is awaited (MA-20)."""
    match phase:
        case "show":
            seconds = options.show_time
        case "offer":
            seconds = options.offer_time
        case "take":
            seconds = options.take_time
        case _:
            seconds = options.lay_time if number < ROUNDS else options.last_lay_time
    return Millis(at + options.limit(1000 * seconds, *waiting))


def _then(events: tuple[Event, ...], step: Step[State, Event]) -> Step[State, Event]:
    return Step(step.state, events + step.events)


def _mark(state: State, seat: Seat, *, absent: bool) -> State:
    marks = tuple(absent if chair == seat else mark for chair, mark in enumerate(state.public.absent))
    return replace(state, public=replace(state.public, absent=marks))


def _time_out(state: State, at: Millis) -> Step[State, Event]:
    """The built-in player chooses for every seat still awaited, from that seat's view alone (MA-20)."""
    step: Step[State, Event] = Step(state)
    for seat in state.public.waiting:
        action = habit(view(step.state, seat))
        late: Event = Late(seat)
        done = _choose(_mark(step.state, seat, absent=True), at, seat, action)
        step = _then((*step.events, late), done)
    return step


def _choose(state: State, at: Millis, seat: Seat, action: Action) -> Step[State, Event]:
    """One seat's choice, made by its player or for it."""
    match action:
        case Offer(card=card):
            return _offer(state, at, seat, card)
        case Lay(cards=cards):
            return _lay(state, at, seat, cards)
        case Show(card=card):
            return _show(state, at, seat, card)
        case take:
            return _take(state, at, seat, take.seat)


def _show(state: State, at: Millis, seat: Seat, card: Card) -> Step[State, Event]:
    """MA-9: the card lies face up; now all others offer, each without seeing the rest (MA-10)."""
    others = tuple(other for other in _everyone(state.options.seats) if other != seat)
    public = replace(
        state.public,
        phase="offer",
        shown=card,
        waiting=others,
        since=at,
        until=_limit(state.options, "offer", state.public.round, at, others),
    )
    return Step(replace(state, public=public), (Shown(seat, card),))


def _offer(state: State, at: Millis, seat: Seat, card: Card) -> Step[State, Event]:
    """MA-10: a card lies face down; when all do, the active seat looks at them (MA-11)."""
    public = state.public
    waiting = tuple(other for other in public.waiting if other != seat)
    if waiting:
        public = replace(public, waiting=waiting)
    else:
        assert public.active is not None
        public = replace(
            public,
            phase="take",
            waiting=(public.active,),
            since=at,
            until=_limit(state.options, "take", public.round, at, (public.active,)),
        )
    offers = tuple(card if chair == seat else other for chair, other in enumerate(state.offers))
    return Step(replace(state, public=public, offers=offers), (Offered(seat),))


def _take(state: State, at: Millis, seat: Seat, partner: Seat) -> Step[State, Event]:
    """MA-11: two cards change hands, other offers go back; then the next seat is active (MA-8) or all lay."""
    public, seats = state.public, state.options.seats
    shown, taken = public.shown, state.offers[partner]
    assert shown is not None
    assert taken is not None
    hands = list(state.hands)
    hands[seat] = _swap(hands[seat], shown, taken)
    hands[partner] = _swap(hands[partner], taken, shown)
    traded = Traded(seat, partner, shown)
    turn = public.turn + 1
    laying = turn % seats == 0
    phase: Phase = "lay" if laying else "show"
    active = None if laying else left_of(seat, seats)
    waiting = _everyone(seats) if active is None else (active,)
    public = replace(
        public,
        phase=phase,
        turn=turn,
        active=active,
        waiting=waiting,
        since=at,
        until=_limit(state.options, phase, public.round, at, waiting),
        shown=None,
        trades=(*public.trades, traded) if public.reminders else (traded,),  # MA-22
    )
    known = knowledge.after_trade(state.known, seat, partner, shown, state.offers)
    nobody = (None,) * seats
    after = State(state.options, public, state.deal, state.stock, tuple(hands), nobody, state.lays, known)
    return Step(after, (traded,))


def _swap(hand: tuple[Card, ...], gone: Card, come: Card) -> tuple[Card, ...]:
    return tuple(sorted(come if card == gone else card for card in hand))


def _lay(state: State, at: Millis, seat: Seat, cards: tuple[Card, ...]) -> Step[State, Event]:
    """MA-4, MA-14: a tableau lies face down; the last one turns them all up."""
    public = state.public
    lays = tuple(cards if chair == seat else other for chair, other in enumerate(state.lays))
    waiting = tuple(other for other in public.waiting if other != seat)
    laid = Laid(seat)
    if waiting:
        return Step(replace(state, public=replace(public, waiting=waiting), lays=lays), (laid,))
    return _then((laid,), _reveal(state, at, tuple(tableau for tableau in lays if tableau is not None)))


def _reveal(state: State, at: Millis, tableaux: tuple[tuple[Card, ...], ...]) -> Step[State, Event]:
    """MA-5: the new tableaux are open to all, the rest is in hand; then the next round, or the count."""
    public = state.public
    hands = tuple(
        tuple(sorted({*hand, *before}.difference(after)))
        for hand, before, after in zip(state.hands, public.tableaux, tableaux, strict=True)
    )
    known = knowledge.after_lay(state.known, public.tableaux, tableaux)
    public = replace(public, tableaux=tableaux, counts=tuple(worth(tableau) for tableau in tableaux))
    nobody = (None,) * state.options.seats
    after = State(state.options, public, state.deal, state.stock, hands, nobody, nobody, known)
    revealed = Revealed(public.round, tableaux)
    return _then((revealed,), _finish(after, at) if public.round == ROUNDS else _next_round(after, at))


def _next_round(state: State, at: Millis) -> Step[State, Event]:
    """MA-7: each seat draws two; MA-6: after a round the player to the left is first."""
    public, seats = state.public, state.options.seats
    number = public.round + 1
    first = public.first if number == 1 else left_of(public.first, seats)
    hands = tuple(
        tuple(sorted((*hand, *state.stock[DRAW * seat : DRAW * (seat + 1)]))) for seat, hand in enumerate(state.hands)
    )
    stock = state.stock[DRAW * seats :]
    public = replace(
        public,
        phase="show",
        round=number,
        first=first,
        active=first,
        waiting=(first,),
        since=at,
        until=_limit(state.options, "show", number, at, (first,)),
        stock=len(stock),
        hands=tuple(map(len, hands)),
        need=LAYS[number],
    )
    return Step(replace(state, public=public, stock=stock, hands=hands), (Drawn(number, first, len(stock)),))


def _finish(state: State, at: Millis) -> Step[State, Event]:
    """MA-16: the tableaux count, the card left in hand does not."""
    public = replace(
        state.public,
        phase="over",
        since=at,
        until=None,
        waiting=(),
        hands=tuple(map(len, state.hands)),
        need=0,
        counts=tuple(count(tableau) for tableau in state.public.tableaux),
    )
    return Step(replace(state, public=public), (Counted(tuple(tally.total for tally in public.counts)),))

"""Another deal of the hidden cards, so that one seat sees what it saw: for the analysis.

Fixed are the seat's own cards, all tableaux, and what the seat surely knows of other hands (MA-13). A card that it has
once seen lies in some hand, since no card goes back to the stock; all other cards may lie anywhere.
"""

from msgspec.structs import replace

from ludotheque.core import Deal, Seat, put
from ludotheque.games.matryoshka.cards import VALUES, Card
from ludotheque.games.matryoshka.habits import habit
from ludotheque.games.matryoshka.search.memory import Memory
from ludotheque.games.matryoshka.table import Lay, Offer, State
from ludotheque.games.matryoshka.view import view


def redeal(state: State, memory: Memory, deal: Deal) -> State:
    """The state with another deal of what a seat does not know.

    Others have chosen, face down, what habit chooses from their new cards.
    """
    me, public = memory.me, state.public
    fixed = _fixed(state, memory)
    placed = {card for cards in (*fixed, *public.tableaux) for card in cards}
    hidden = [
        Card(series * VALUES + value)
        for series in public.series
        for value in range(VALUES)
        if series * VALUES + value not in placed
    ]
    order = deal.order(len(hidden), f"redeal:{public.turn}:{public.round}")
    loose = sorted((hidden[number] for number in order), key=lambda card: card not in memory.seen)
    hands = [list(cards) for cards in fixed]
    room = [chair for chair, count in enumerate(public.hands) for _ in range(count - len(hands[chair]))]
    seats = deal.order(len(room), f"redeal-room:{public.turn}:{public.round}")
    for number, card in zip(seats, loose, strict=False):
        hands[room[number]].append(card)
    stock = tuple(loose[number] for number in range(len(room), len(loose)))
    new = replace(state, deal=deal, hands=tuple(tuple(sorted(cards)) for cards in hands), stock=stock)
    return _choices(replace(new, known=_known(new, me)), me)


def _fixed(state: State, memory: Memory) -> list[set[Card]]:
    """By seat: the cards that are surely in its hand."""
    me, public = memory.me, state.public
    fixed = [set(cards) | set(memory.known[chair]) for chair, cards in enumerate(state.known[me])]
    fixed[me] = set(state.hands[me])
    if public.shown is not None and public.active is not None:
        fixed[public.active].add(public.shown)
    for chair, card in enumerate(view(state, me).offers or ()):
        if card is not None:
            fixed[chair].add(card)
    return fixed


def _known(state: State, me: Seat) -> tuple[tuple[tuple[Card, ...], ...], ...]:
    """What others are sure of is true in the new hands, too; the rest they never saw."""
    return tuple(
        hands
        if observer == me
        else tuple(tuple(card for card in cards if card in state.hands[holder]) for holder, cards in enumerate(hands))
        for observer, hands in enumerate(state.known)
    )


def _choices(state: State, me: Seat) -> State:
    """What lies face down is chosen again by habit; what the seat sees of it, or chose itself, stays."""
    public = state.public
    seen = view(state, me).offers is not None
    for chair in range(len(public.hands)):
        seat = Seat(chair)
        if seat == me:
            continue
        if state.lays[seat] is not None:
            choice = habit(view(replace(state, public=replace(public, waiting=(seat,))), seat))
            assert isinstance(choice, Lay)
            state = replace(state, lays=put(state.lays, seat, choice.cards))
        if state.offers[seat] is not None and not seen:
            asked = replace(state, public=replace(public, phase="offer", waiting=(seat,)))
            choice = habit(view(asked, seat))
            assert isinstance(choice, Offer)
            state = replace(state, offers=put(state.offers, seat, choice.card))
    return state

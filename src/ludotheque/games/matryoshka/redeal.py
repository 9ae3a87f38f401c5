"""Another deal of the hidden cards, so that one seat sees what it saw: for the analysis, and for a what-if.

Fixed are the seat's own cards, all tableaux, and what the seat surely knows of other hands (MA-13). A card that it has
once seen lies in a hand that it may have come to, since no card goes back to the stock. All others may lie anywhere.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from ludotheque.core import Deal, Seat, Step, put
from ludotheque.games.matryoshka.cards import VALUES, Card
from ludotheque.games.matryoshka.habits import habit
from ludotheque.games.matryoshka.search.memory import Memory
from ludotheque.games.matryoshka.table import Event, Lay, Offer, State
from ludotheque.games.matryoshka.view import view


def redeal_steps(steps: Sequence[Step[State, Event]], seat: Seat, deal: Deal) -> list[Step[State, Event]]:
    """A what-if: the newest step in another deal. The past of the others is left out: they held other cards."""
    memory = Memory(seat, len(steps[0].state.hands))
    for step in steps:
        memory.notice(view(step.state, seat), step.events)
    return [Step(redeal(steps[-1].state, memory, deal), steps[-1].events)]


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
    loose = [hidden[number] for number in order]
    hands = [list(cards) for cards in fixed]
    room = [chair for chair, count in enumerate(public.hands) for _ in range(count - len(hands[chair]))]
    room = [room[number] for number in deal.order(len(room), f"redeal-room:{public.turn}:{public.round}")]
    seen = _placed([card for card in loose if card in memory.seen], room, memory)
    unseen = (card for card in loose if card not in memory.seen)
    for slot, chair in enumerate(room):
        hands[chair].append(seen[slot] if slot in seen else next(unseen))
    stock = tuple(unseen)
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


def _placed(cards: Sequence[Card], room: Sequence[int], memory: Memory) -> dict[int, Card]:
    """By slot: the cards once seen, each in a hand that it may have come to (augmenting paths; the truth is one)."""
    slots: dict[int, Card] = {}
    anywhere = [1.0] * len(memory.known)

    def place(card: Card, tried: set[int]) -> bool:
        for slot, chair in enumerate(room):
            if slot not in tried and memory.holders.get(card, anywhere)[chair] > 0:
                tried.add(slot)
                if slot not in slots or place(slots[slot], tried):
                    slots[slot] = card
                    return True
        return False

    for card in cards:
        found = place(card, set())
        assert found, "no hand has room for a card that was seen"
    return slots


def _known(state: State, me: Seat) -> tuple[tuple[tuple[Card, ...], ...], ...]:
    """Others know what all have seen, and of the seat's own hand what it showed them.

    What two others showed each other in a trade is forgotten: the seat cannot know it.
    """
    everyone = state.known[-1]
    return tuple(
        hands
        if observer == me
        else tuple(
            hands[holder] if holder == me else () if holder == observer else cards
            for holder, cards in enumerate(everyone)
        )
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

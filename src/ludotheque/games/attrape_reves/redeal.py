"""Another deal of what nobody can know: the order of the pack and of the bag. For a what-if.

All else lies on the table. Which cards are left in the pack is known: those that were not turned up since the last
shuffle. So is the moon on the top card's back (AR-6), and which pictures are left in the bag (AR-3).
"""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from ludotheque.core import Deal, Seat, Step
from ludotheque.games.attrape_reves.cards import MOON_OF, PICTURES, TOKENS
from ludotheque.games.attrape_reves.events import Event
from ludotheque.games.attrape_reves.table import State


def redeal(steps: Sequence[Step[State, Event]], seat: Seat, deal: Deal) -> list[Step[State, Event]]:
    """The same game in another order of the pack and the bag; what others have secretly reached for is forgotten."""
    past = [Step(_alone(step.state, seat), step.events) for step in steps]
    last = past[-1].state
    new = replace(last, deal=deal, pile=_pile(last, deal), bag=_bag(last, deal))
    return [*past[:-1], Step(new, past[-1].events)]


def _alone(state: State, seat: Seat) -> State:
    """AR-21: of a race that runs a seat knows its own touch alone."""
    return replace(state, grasps=tuple(grasp for grasp in state.grasps if grasp.claim.seat == seat))


def _pile(state: State, deal: Deal) -> tuple[int, ...]:
    """The cards of the pack in another order, under a top card with the same back."""
    cards = sorted(state.pile)
    tops = [card for card in cards if MOON_OF[card] == state.public.back]
    if not tops:
        return ()
    top = tops[deal.pick(len(tops), "redeal:top")]
    rest = [card for card in cards if card != top]
    return (top, *(rest[number] for number in deal.order(len(rest), "redeal:deck")))


def _bag(state: State, deal: Deal) -> tuple[int, ...]:
    """The tokens that are left, in another order; tokens with the same picture cannot be told apart (AR-15)."""
    if state.options.variant == "coop":
        return ()
    drawn = Counter(picture for dreams in state.public.dreams for picture in dreams)
    left = [token for token in range(TOKENS) if token // len(PICTURES) >= drawn[PICTURES[token % len(PICTURES)]]]
    return tuple(left[number] for number in deal.order(len(left), "redeal:bag"))

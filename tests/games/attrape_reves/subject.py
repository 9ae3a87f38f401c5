"""Attrape Rêves on trial: every kind of table, and what each seat has not seen."""

from collections.abc import Sequence
from typing import Any

from ludotheque.core import Seat
from ludotheque.games import attrape_reves
from ludotheque.games.attrape_reves.cards import MOON_OF, MOONS, pack_of
from ludotheque.games.attrape_reves.table import Options, State
from ludotheque.testing.trace import Subject, Trace

HASTY: dict[str, Any] = {"turn_ms": 2_000, "choose_ms": 4_000, "grab_ms": 5_000, "lay_ms": 3_000, "talk_ms": 6_000}
"""Shorter than the slowest random player's thought, so that some are late."""


def cards(state: State) -> list[str]:
    """Every card of a table, and every toy except in the cooperative variant, where they leave one by one."""
    face_up = [] if state.card is None else [state.card]
    toys = () if state.options.variant == "coop" else (*state.public.circle, *state.public.toys)
    nightmares = [f"card {card}" for card in (*state.pile, *face_up, *state.discards)]
    return [*nightmares, *(f"toy {toy}" for toy in toys if toy is not None)]


def unseen(trace: Trace, seat: Seat | None) -> Sequence[Sequence[int]]:
    """What never lay on top of the pile; and what shares the top card's moon, which is all that shows of it."""
    del seat
    options: Options = trace.options
    pack = pack_of(options.moon) if options.variant == "coop" else tuple(range(30))
    order = [pack[number] for number in trace.deal.order(len(pack), "deck")]
    turned = trace.steps[-1].state.public.reveal
    if turned >= len(order):
        return []
    top, rest = order[turned], order[turned + 1 :]
    groups = [rest, [top, *(card for card in rest if MOON_OF[card] == MOON_OF[top])]]
    return [[pack.index(card) for card in group] for group in groups]


def shown(secret: str, owner: Seat, seat: Seat | None, before: State, after: State) -> bool:
    """AR-21, AR-22: who reached for a toy is told when the race for it is decided."""
    del secret, owner, seat
    return before.public.toys != after.public.toys


SUBJECT = Subject(
    game=attrape_reves,
    tables=(
        *(Options(seats=seats, variant="base") for seats in (2, 3, 4)),
        *(Options(seats=seats, variant="speed") for seats in (2, 3, 4)),
        *(Options(seats=seats, variant="coop", moon=moon) for seats in (1, 2, 3, 4) for moon in MOONS[::3]),
        Options(seats=3, variant="base", tie_break=True, **HASTY),
        Options(seats=4, variant="speed", hold=250, **HASTY),
        Options(seats=2, variant="speed", hold=0, first=Seat(1), **HASTY),
        Options(seats=3, variant="coop", moon="gibbous", **HASTY),
    ),
    cards=cards,
    size=lambda options: len(pack_of(options.moon)) if options.variant == "coop" else 30,
    unseen=unseen,
    shown=shown,
)

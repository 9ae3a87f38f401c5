"""The law of new deals: a what-if begins with what its seat knew, and with nothing else of the truth."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from ludotheque.core import Seat, Seeded, Step
from ludotheque.core.play import AnyGame
from ludotheque.testing.differences import difference, same, told
from ludotheque.testing.secrecy import unseen
from ludotheque.testing.trace import Subject, Trace, other_world


def new_deals_keep_what_was_known(subject: Subject, trace: Trace, chance: Random) -> None:
    """Law 14: a new deal for a what-if shows the seat what it saw, and depends on no card that it never saw."""
    game = subject.game
    if game.EXTRAS.redeal is None:
        return
    part = trace.cut(chance.randrange(len(trace.moves)))
    for seat in trace.seats:
        deal = Seeded(f"again {chance.random()}")
        steps = game.EXTRAS.redeal(part.steps, seat, deal)
        _keeps(subject, part, seat, steps)
        assert steps[-1].state.deal == deal, f"{told(part, len(part.moves))}: the new state keeps the old deal"
        groups = [group for group in unseen(subject, part, seat) if len(group) > 1]
        if groups:
            there = other_world(subject, part, *chance.sample(chance.choice(groups), 2))
            _depends_on_no_secret(game, part, seat, (steps, game.EXTRAS.redeal(there.steps, seat, deal)))


def _keeps(subject: Subject, trace: Trace, seat: Seat, steps: Sequence[Step[Any, Any]]) -> None:
    """The seat sees the same, now and in the past that is told; no card is lost, made or doubled."""
    game = subject.game
    for back, (old, new) in enumerate(zip(reversed(trace.steps), reversed(steps), strict=False)):
        worlds = [(game.view(step.state, seat), step.events) for step in (old, new)]
        where = told(trace, len(trace.moves) - back)
        same(where, (worlds[0], worlds[1]), seat, "the new deal from the old one")
    here, new = trace.steps[-1].state, steps[-1].state
    cards = Counter(subject.cards(here)), Counter(subject.cards(new))
    where = told(trace, len(trace.moves))
    assert cards[0] == cards[1], f"{where}: the new deal lost {cards[0] - cards[1]}, made {cards[1] - cards[0]}"
    deadline = game.deadline(new)
    assert deadline is None or deadline >= trace.now(len(trace.moves)), f"{where}: after the new deal it is too late"


def _depends_on_no_secret(
    game: AnyGame, trace: Trace, seat: Seat, worlds: tuple[Sequence[Step[Any, Any]], Sequence[Step[Any, Any]]]
) -> None:
    where = f"{told(trace, len(trace.moves))}: the new deal for seat {seat} depends on a card that it never saw"
    states = worlds[0][-1].state, worlds[1][-1].state
    assert (found := difference(*states)) is None, f"{where}: {found}"
    for other in (*trace.seats, None):
        pasts = [[(game.view(step.state, other), step.events) for step in steps] for steps in worlds]
        assert (found := difference(pasts[0], pasts[1])) is None, f"{where}, in its past: {found}"

"""Every deal for every order of the players, on all processors, with the same result on any number of them.

Each deal is played once in every order of the players that differs (four for `hard,normal,normal,normal`), so that
neither a seat nor a lucky deal favours anyone. All chance comes from the seed, the deal and the order.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations
from multiprocessing import get_context
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.bots.arena import Stuck, sit
from ludotheque.core import Bot, Seat, Seeded
from ludotheque.games import GAMES
from ludotheque.tournament.roster import maker
from ludotheque.tournament.supervision import Supervised


class Plan(Struct, frozen=True, kw_only=True):
    """Who plays what, how often."""

    game: str
    players: tuple[str, ...]
    """One for each seat: a level of the game, `random`, or the path of a Python file."""
    deals: int
    seed: str
    options: dict[str, Any] = {}

    def orders(self) -> list[tuple[int, ...]]:
        """Every order of the players that differs, by their places in `players`."""
        found: dict[tuple[str, ...], tuple[int, ...]] = {}
        for order in permutations(range(len(self.players))):
            found.setdefault(tuple(self.players[place] for place in order), order)
        return list(found.values())


class Played(Struct, frozen=True):
    """One game: who sat where, the points, and each seat's share of the victory."""

    deal: int
    order: tuple[int, ...]
    """By seat: the place of its player in the plan."""
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    places: tuple[int, ...]


def play(plan: Plan, deal: int, order: Sequence[int]) -> Played:
    """One game of the plan."""
    game = GAMES[plan.game]
    options = msgspec.convert({**plan.options, "seats": len(order)}, game.Options)
    bots = []
    for seat, place in enumerate(order):
        chance = Random(f"{plan.seed}/{deal}/{order}/{seat}")  # noqa: S311 — players, not cards
        bots.append(maker(game, plan.players[place])(Seat(seat), chance))
    try:
        *_, (_, step) = sit(game, options, Seeded(f"{plan.seed}/{deal}"), bots)
    except Stuck:
        _check(bots)
        raise
    _check(bots)
    outcome = game.outcome(step.state)
    assert outcome is not None
    part = 1 / len(outcome.winners) if outcome.winners else 0.0
    shares = tuple(part if seat in outcome.winners else 0.0 for seat in range(len(order)))
    return Played(deal, tuple(order), outcome.scores, shares, outcome.places)


def _check(bots: Sequence[Bot[Any, Any, Any]]) -> None:
    for bot in bots:
        if isinstance(bot, Supervised):
            bot.check()


def games(plan: Plan, done: Sequence[Played] = (), processes: int = 1) -> Iterator[Played]:
    """Every game of the plan that is not done yet, in the order of the plan whatever the number of processes."""
    played = {(game.deal, game.order) for game in done}
    jobs = [(deal, order) for deal in range(plan.deals) for order in plan.orders() if (deal, order) not in played]
    if processes == 1 or not jobs:
        yield from (play(plan, *job) for job in jobs)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        size = max(1, min(16, len(jobs) // (8 * processes)))
        deals, orders = zip(*jobs, strict=True)
        yield from pool.map(play, [plan] * len(jobs), deals, orders, chunksize=size)

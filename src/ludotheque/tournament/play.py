"""Every deal for every order of the players, on all processors, with the same result on any number of them.

Each deal is played once in every order of the players that differs (four for `hard,normal,normal,normal`), so that
neither a seat nor a lucky deal favours anyone. All chance comes from the seed, the deal and the order.
"""

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from itertools import islice
from math import factorial, prod
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from ludotheque.bots.arena import Stuck, sit
from ludotheque.core import Bot, Seat, Seeded
from ludotheque.games import GAMES
from ludotheque.tournament.roster import maker
from ludotheque.tournament.supervision import Supervised

if TYPE_CHECKING:
    from concurrent.futures import Future


class Plan(Struct, frozen=True, kw_only=True):
    """Who plays what, how often."""

    game: str
    players: tuple[str, ...]
    """One for each seat: a level of the game, `random`, or the path of a Python file."""
    deals: int
    seed: str
    options: dict[str, Any] = {}

    def orders(self) -> tuple[tuple[int, ...], ...]:
        """Every order of the players that differs, by their places in `players`; eight different ones have 40,320."""
        return tuple(_orders(self.players, ()))


def count_orders(players: Sequence[str]) -> int:
    """How many orders of the players differ, without making them."""
    return factorial(len(players)) // prod(factorial(alike) for alike in Counter(players).values())


def _orders(players: Sequence[str], begun: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every order that begins like this; of players of one kind, those named first sit first."""
    if len(begun) == len(players):
        yield begun
    places = {player: place for place, player in reversed(list(enumerate(players))) if place not in begun}
    for place in sorted(places.values()):
        yield from _orders(players, (*begun, place))


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
    played = {(game.deal, game.order) for game in done if game.deal < plan.deals}
    orders = plan.orders()
    left = plan.deals * len(orders) - len(played)
    jobs = ((deal, order) for deal in range(plan.deals) for order in orders if (deal, order) not in played)
    workers = min(processes, left)
    if workers < 2:
        yield from (play(plan, *job) for job in jobs)
        return
    # Imported here: not every system has them, and one process needs none.
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    size = max(1, min(16, left // (8 * workers)))
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        # Few parts wait at a time: a tournament may have more games than fit into memory.
        waiting: deque[Future[list[Played]]] = deque()
        try:
            while part := list(islice(jobs, size)):
                waiting.append(pool.submit(_play_all, plan, part))
                if len(waiting) > 4 * workers:
                    yield from waiting.popleft().result()
            while waiting:
                yield from waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


def _play_all(plan: Plan, jobs: Sequence[tuple[int, tuple[int, ...]]]) -> list[Played]:
    return [play(plan, *job) for job in jobs]

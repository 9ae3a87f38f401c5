"""Every deal for every order of the players, on all processors, with the same result on any number of them.

Each deal is played once in every distinct order of the players: four for `hard,normal,normal,normal`. So neither a seat
nor a lucky deal favours anyone. All randomness comes from the seed, the deal and the order.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import factorial, prod
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.bots.arena import Stuck, sit
from ludotheque.core import Act, Bot, Outcome, Seat, Seeded
from ludotheque.core.play import AnyGame
from ludotheque.games import GAMES
from ludotheque.tournament.roster import maker
from ludotheque.tournament.supervision import Supervised
from ludotheque.tournament.workers import Job, pooled


class Plan(Struct, frozen=True, kw_only=True):
    """Who plays what, how often."""

    game: str
    players: tuple[str, ...]
    """One for each seat: a level of the game, `random`, or the path of a Python file."""
    deals: int
    seed: str
    options: dict[str, Any] = {}
    files: dict[str, str] = {}
    """The digests of the players from files (`roster.digests`): another program is another player."""
    code: str = ""
    """The code of the game and its levels (`roster.built_in_code`): that of another version plays otherwise."""

    @property
    def together(self) -> bool:
        """Whether the players win or lose together."""
        game = GAMES[self.game]
        return self.options.get("variant", next(iter(game.SEATS))) in game.EXTRAS.together

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
        name = plan.players[place]
        bots.append(maker(game, name, plan.files.get(name))(Seat(seat), chance))
    outcome = _outcome(game, options, Seeded(f"{plan.seed}/{deal}"), bots)
    shares = shares_of(outcome.places, together=plan.together)
    return Played(deal, tuple(order), outcome.scores, shares, outcome.places)


def shares_of(places: Sequence[int], *, together: bool) -> tuple[float, ...]:
    """Each seat's share of the victory: several first ones divide it, but a team has won it whole."""
    part = 1.0 if together else 1 / max(1, places.count(1))
    return tuple(part if place == 1 else 0.0 for place in places)


def _outcome(game: AnyGame, options: Any, deal: Seeded, bots: Sequence[Bot[Any, Any, Any]]) -> Outcome:
    watched = {bot.seat: bot for bot in bots if isinstance(bot, Supervised)}
    try:
        for move, step in sit(game, options, deal, bots):
            if isinstance(move, Act):
                if move.seat in watched:
                    watched[move.seat].acted()
            elif move is not None:
                for bot in watched.values():
                    bot.missed()
            outcome = game.outcome(step.state)
    except Stuck:
        _check(watched.values())
        raise
    _check(watched.values())
    assert outcome is not None
    return outcome


def _check(bots: Iterable[Supervised]) -> None:
    for bot in bots:
        bot.check()


def games(plan: Plan, done: Sequence[Played] = (), processes: int = 1) -> Iterator[Played]:
    """Every game of the plan that is not done yet, in the order of the plan whatever the number of processes."""
    played = {(game.deal, game.order) for game in done if game.deal < plan.deals}
    orders = plan.orders()
    left = plan.deals * len(orders) - len(played)
    jobs = ((deal, order) for deal in range(plan.deals) for order in orders if (deal, order) not in played)
    workers = min(processes, left)
    # A player from a file may end its process: never this one.
    if workers < 2 and not plan.files:
        yield from (play(plan, *job) for job in jobs)
    elif left:
        yield from pooled(_play_all, plan, jobs, left, workers)


def _play_all(plan: Plan, jobs: Sequence[Job]) -> list[Played]:
    return [play(plan, *job) for job in jobs]

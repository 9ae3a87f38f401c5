"""What can be said of the games of a tournament: shares of victories with their intervals, scores, ratings."""

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

from ludotheque.tournament.play import Plan, Played
from ludotheque.tournament.ratings import Rating, ratings


class Standing(Struct, frozen=True, kw_only=True):
    """What a kind of player made of the tournament."""

    player: str
    games: int
    share: float
    """Its part of all victories, a shared one divided; the fair part is one by the number of seats."""
    margin: float
    """Half of the 95 % interval, over deals."""
    score: float
    rating: Rating | None = None
    """By openskill, where it is installed."""


def standings(plan: Plan, played: Sequence[Played]) -> list[Standing]:
    """Every kind of player, the best first."""
    found = []
    rated = ratings((plan, game) for game in played) or {}
    for player in dict.fromkeys(plan.players):
        by_deal: dict[int, list[float]] = {}
        scores = []
        for game in played:
            for seat, place in enumerate(game.order):
                if plan.players[place] == player:
                    by_deal.setdefault(game.deal, []).append(game.shares[seat])
                    scores.append(game.scores[seat])
        share, margin = interval([sum(shares) / len(shares) for shares in by_deal.values()])
        found.append(
            Standing(
                player=player,
                games=len(scores),
                share=share,
                margin=margin,
                score=sum(scores) / len(scores),
                rating=rated.get(player),
            )
        )
    return sorted(found, key=lambda standing: -standing.share)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 1.0
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return mean, 1.96 * spread

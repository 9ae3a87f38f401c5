"""What can be said of the games of a tournament: shares of victories with their intervals, scores, ratings."""

from collections.abc import Sequence

from msgspec import Struct

from ludotheque.tournament.intervals import Interval, interval
from ludotheque.tournament.play import Plan, Played
from ludotheque.tournament.ratings import Rating, ratings


class Standing(Struct, frozen=True, kw_only=True):
    """What a kind of player made of the tournament."""

    player: str
    games: int
    share: float
    """Its part of all victories, a shared one divided; the fair part is one by the number of seats. Of a team: how
    often it won.
    """
    low: float
    high: float
    """The ends of the 95 % interval, over deals."""
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
        found_share = _share(plan, [sum(shares) / len(shares) for shares in by_deal.values()])
        found.append(
            Standing(
                player=player,
                games=len(scores),
                share=found_share.mean,
                low=found_share.low,
                high=found_share.high,
                score=sum(scores) / len(scores),
                rating=rated.get(player),
            )
        )
    return sorted(found, key=lambda standing: -standing.share)


def _share(plan: Plan, by_deal: Sequence[float]) -> Interval:
    if len(set(plan.players)) == 1 and not plan.together:
        fair = 1 / len(plan.players)  # players of one kind share every victory among them: nothing to estimate
        return Interval(fair, fair, fair)
    return interval(by_deal)

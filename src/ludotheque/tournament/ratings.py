"""Ratings by openskill: one number for each kind of player, comparable over mixed tables and numbers of seats.

openskill is in the extra `arena`. Without it a tournament has no ratings, and everything else is the same.
"""

from collections.abc import Iterable

from msgspec import Struct

from ludotheque.tournament.play import Plan, Played


class Rating(Struct, frozen=True):
    """The estimated skill of a kind of player, and the standard deviation of that estimate."""

    mu: float
    sigma: float


def ratings(played: Iterable[tuple[Plan, Played]]) -> dict[str, Rating] | None:
    """The rating of every kind of player, or `None` without openskill.

    Several seats of one kind are several results of one rating: it becomes the mean of what each seat would make it.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    known: dict[str, Rating] = {}
    start = model.rating()
    for plan, game in played:
        if len(plan.players) == 1 or plan.together:
            continue  # against the game, alone or together, nobody is placed before another
        kinds = [plan.players[place] for place in game.order]
        before = [known.get(kind, Rating(start.mu, start.sigma)) for kind in kinds]
        teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in before]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in game.places])]
        for kind in set(kinds):
            mine = [seat for seat, other in zip(after, kinds, strict=True) if other == kind]
            known[kind] = Rating(
                sum(seat.mu for seat in mine) / len(mine), sum(seat.sigma for seat in mine) / len(mine)
            )
    return known

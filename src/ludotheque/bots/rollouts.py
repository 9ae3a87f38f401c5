"""What a choice is worth in won games: it and another one are played to the end, on many deals, by the same bots."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from ludotheque.bots.arena import play_on
from ludotheque.core import Deal, Millis, Move, Seat, Seeded, Step
from ludotheque.core.play import AnyGame, deal_again, follow

Past: TypeAlias = Sequence[tuple[Millis, Step[Any, Any]]]
Way: TypeAlias = Callable[[Any], Move[Any] | None]
"""How a game goes on for a while: the next move in a state; `None`: from here on bots play."""


def written(*moves: Move[Any]) -> Way:
    """These moves, and no other."""
    left = iter(moves)

    def way(state: Any) -> Move[Any] | None:
        del state
        return next(left, None)

    return way


def gained(game: AnyGame, past: Past, seat: Seat, ways: Sequence[Callable[[], Way]], deals: Sequence[str]) -> float:
    """How much more of a victory a seat has by the first of two ways than by the second, on average.

    What the seat cannot know is dealt again, the same for both. Then all seats play as `normal`. So a choice is judged
    by what was known, not by what came; and the same seeds give the same answer.
    """
    shares = [
        [_share(game, _dealt(game, past, seat, Seeded(seed)), seat, way(), seed, "normal") for way in ways]
        for seed in deals
    ]
    return sum(better - other for better, other in shares) / len(shares)


def expected(game: AnyGame, past: Past, seat: Seat, level: str, deals: Sequence[str]) -> float:
    """The share of a victory that a seat may expect when bots of a level play on."""
    games = (_dealt(game, past, seat, Seeded(seed)) for seed in deals)
    return sum(
        _share(game, begun, seat, written(), seed, level) for begun, seed in zip(games, deals, strict=True)
    ) / len(deals)


def _dealt(game: AnyGame, past: Past, seat: Seat, deal: Deal) -> Past:
    """The past in another deal; a game may leave its beginning out."""
    steps = deal_again(game, [step for _, step in past], seat, deal)
    return list(zip([at for at, _ in past][-len(steps) :], steps, strict=True))


def _share(game: AnyGame, past: Past, seat: Seat, way: Way, seed: str, level: str) -> float:
    told = list(past)
    while (move := way(told[-1][1].state)) is not None:
        told.append((move.at, follow(game, told[-1][1].state, told[-1][0], move)))
    bots = [
        game.BOTS[level](Seat(number), Random(f"{seed} {number}")) for number in range(told[-1][1].state.options.seats)
    ]
    for _, step in play_on(game, told, bots):
        told[-1] = (told[-1][0], step)
    result = game.outcome(told[-1][1].state)
    assert result is not None
    return 1 / len(result.winners) if seat in result.winners else 0.0

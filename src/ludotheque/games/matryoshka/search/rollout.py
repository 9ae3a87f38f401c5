"""A game imagined to its end: everyone goes on by habit, and the result is judged for one seat."""

from math import exp

from ludotheque.games.matryoshka.search.choices import (
    best_offer,
    best_show,
    best_take,
    choose_lay,
)
from ludotheque.games.matryoshka.search.fast import (
    COLUMN_SCORE,
    FIXED,
    HELD,
    LAID,
    LINES,
    OFFER,
    OFFERS,
    OVER,
    PHASE,
    RUN_LENGTHS,
    SCORE,
    SET,
    SHOW,
    SHOWN,
    TABLEAU,
    TAKE,
    N,
    active,
    reveal,
    trade,
)

WIN_PARTS, MARGIN_PARTS, MARGIN = 0.25, 0.75, 4.0
"""What a searching player wants: to win, and more so to be ahead, which tells more of a single game."""


def run_out(game: list[int], values: list[int], others: list[int], me: int) -> None:
    """Play on to the end, every seat by habit; what is `FIXED` stands for this once. Others have their own values."""
    n = game[N]
    while game[PHASE] != OVER:
        trader = active(game)
        if game[PHASE] == SHOW:
            game[SHOWN] = best_show(game, values if trader == me else others, trader)
            game[PHASE] = OFFER
        elif game[PHASE] == OFFER:
            for seat in range(n):
                if seat != trader and not game[FIXED] >> seat & 1:
                    game[OFFERS + seat] = best_offer(game, values if seat == me else others, seat)
            game[PHASE] = TAKE
        elif game[PHASE] == TAKE:
            trade(game, best_take(game, values if trader == me else others, trader))
        else:
            for seat in range(n):
                if not game[FIXED] >> seat & 1:
                    choose_lay(game, values if seat == me else others, seat)
            reveal(game, values)


def score(game: list[int], values: list[int], seat: int) -> int:
    """The points of a tableau (MA-16…MA-18)."""
    place, total = TABLEAU + seat * SET, 0
    for line in range(2 * game[N]):
        total += values[SCORE + game[place + line]]
    for column in range(place + LINES, place + HELD):
        total += values[COLUMN_SCORE + game[column]]
    return total


def runs(game: list[int], values: list[int], seat: int) -> int:
    """The lengths of the runs of a tableau, as one number (MA-19)."""
    total = 0
    for line in range(2 * game[N]):
        total += values[RUN_LENGTHS + game[TABLEAU + seat * SET + line]]
    return total


def result(game: list[int], values: list[int], seat: int) -> tuple[float, int]:
    """A seat's share of the victory (MA-19), and by how many points it is ahead of the best of the others."""
    mine, own = score(game, values, seat), runs(game, values, seat)
    rival, equals, beaten = 0, 1, 0
    for other in range(game[N]):
        if other != seat:
            points = score(game, values, other)
            rival = max(rival, points)
            if points == mine:
                length = runs(game, values, other)
                equals += length == own
                beaten += length > own
    share = 1.0 / equals if mine >= rival and not beaten else 0.0
    return share, mine - rival


def payoff(game: list[int], values: list[int], seat: int) -> float:
    """How good the end of a game is for a seat, 0…1."""
    share, ahead = result(game, values, seat)
    return WIN_PARTS * share + MARGIN_PARTS / (1.0 + exp(-ahead / MARGIN))


def choose(game: list[int], seat: int, options: list[int], option: int) -> None:
    """Make one of the choices that a seat has now: a card, a seat, or the masks of a tableau."""
    choice = options[option * LINES]
    if game[PHASE] == SHOW:
        game[SHOWN], game[PHASE] = choice, OFFER
    elif game[PHASE] == OFFER:
        game[OFFERS + seat], game[FIXED] = choice, 1 << seat
    elif game[PHASE] == TAKE:
        trade(game, choice)
    else:
        for line in range(LINES):
            game[LAID + seat * LINES + line] = options[option * LINES + line]
        game[FIXED] = 1 << seat


def try_out(game: list[int], values: list[int], others: list[int], seat: int, options: list[int], option: int) -> float:
    """How a game ends after a choice, if everybody goes on by habit."""
    imagined = game.copy()
    choose(imagined, seat, options, option)
    run_out(imagined, values, others, seat)
    return payoff(imagined, values, seat)


def won(game: list[int], values: list[int], seat: int, options: list[int], option: int) -> float:
    """The share of the victory after a choice, if everybody goes on by habit: for the analysis."""
    imagined = game.copy()
    choose(imagined, seat, options, option)
    run_out(imagined, values, values, seat)
    return result(imagined, values, seat)[0]

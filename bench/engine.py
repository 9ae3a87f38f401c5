"""Moves per second of the reference engine, beside the card games of PettingZoo and RLCard, one core each.

One unit of work is one decision in random legal play. Ours includes the legality check, the menu of the seat that acts,
and the views of *all* seats. Theirs is whatever their own step does: the view of the seat that acts next. Ticks, which
the peers do not have, cost us time and are not counted.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from ludotheque.core import Act, Millis, Seat, Seeded, Tick, Touch, due, submit
from ludotheque.core.play import AnyGame
from ludotheque.core.race import FALSE_START
from ludotheque.games import GAMES

Playing = Iterator[int]
"""Yields the number of decisions made since the last yield, for ever."""


def ours(game: AnyGame, options: Any, chance: Random) -> Playing:
    """Random legal play: any seat that may act does, else time passes."""
    number = 0
    while True:
        number += 1
        state = game.setup(options, Seeded(str(number)))
        now = Millis(0)
        seats = [Seat(chair) for chair in range(options.seats)]
        while game.outcome(state) is None:
            views = [game.view(state, seat) for seat in seats]
            first = chance.randrange(options.seats)
            for turn in range(options.seats):
                seat = seats[(first + turn) % options.seats]
                menu = game.legal(views[seat])
                if not menu:
                    continue
                action = menu[int(chance.random() * len(menu))]
                at = Millis(now + FALSE_START) if isinstance(action, Touch) else now  # sooner is no reaction (MP-15)
                if due(game, state, at) is None:
                    now, state = at, submit(game, state, Act(at, seat, action)).state
                    yield 1
                    break
            else:
                deadline = game.deadline(state)
                assert deadline is not None
                now = deadline
                state = game.apply(state, Tick(deadline)).state


def pettingzoo(name: str, chance: Random) -> Playing:
    """Random legal play in one of PettingZoo's card games."""
    from pettingzoo import classic

    env = getattr(classic, name).env()
    while True:
        env.reset(seed=chance.randrange(2**31))
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(int(chance.choice(mask.nonzero()[0])))
            yield 1


def rlcard(name: str, chance: Random) -> Playing:
    """Random legal play in one of RLCard's games."""
    import rlcard as peer

    env = peer.make(name, config={"seed": 1})
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            yield 1


def speed(playing: Playing, seconds: float) -> float:
    """Decisions per second, after a short warm-up."""
    end = time.perf_counter() + seconds / 5
    while time.perf_counter() < end:
        next(playing)
    count, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for _ in range(50):
            count += next(playing)
    return count / spent


def contestants(chance: Random) -> Iterator[tuple[str, str, Callable[[], Playing]]]:
    """(whose, what, how) for every line of the report."""
    for key, game in GAMES.items():
        for variant, counts in game.SEATS.items():
            seats = min(4, counts[-1])
            options = game.Options(seats=seats, variant=variant)
            yield "ludotheque", f"{key} {variant}, {seats} seats", partial(ours, game, options, chance)
    for name in ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6"):
        yield "pettingzoo", name, partial(pettingzoo, name, chance)
    for name in ("blackjack", "leduc-holdem", "limit-holdem", "no-limit-holdem", "uno", "gin-rummy", "doudizhu"):
        yield "rlcard", name, partial(rlcard, name, chance)


def report(seconds: float = 2.0) -> None:
    """Print every speed and our slowest and fastest game against each peer."""
    found: dict[str, list[float]] = {}
    print("\nEngine: decisions per second, random legal play, one core")
    for whose, what, how in contestants(Random(1)):
        rate = speed(how(), seconds)
        found.setdefault(whose, []).append(rate)
        print(f"  {whose:<11} {what:<36} {rate:>10,.0f}")
    mine = found.pop("ludotheque")
    for whose, rates in found.items():
        print(
            f"  our slowest game against {whose}: {min(mine) / max(rates):.2f} × its fastest, "
            f"{min(mine) / min(rates):.1f} × its slowest; our fastest {max(mine) / max(rates):.2f} × its fastest"
        )

"""How the card set plays: what each toy is worth, how long games last, what a good eye is worth, how hard each moon is.

python -m tools.monsters.balance
"""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import NormalDist, mean
from typing import Any

from ludotheque.bots.arena import sit
from ludotheque.core import Seat, Seeded
from ludotheque.games import attrape_reves as game
from ludotheque.games.attrape_reves.bots import Player
from ludotheque.games.attrape_reves.cards import KINDS, MOONS, NIGHTMARES, PACKS, RADIUS, STARS, TOYS, covers
from ludotheque.games.attrape_reves.faculties import BLUR, Level, looks
from ludotheque.games.attrape_reves.laying import answer

TABLES = 2_000
EYES = (0.03, 0.06, 0.10)


def play(seed: str, blurs: tuple[float, ...], **options: Any) -> Any:
    """The last state of one table of built-in players with these eyes."""
    bots = [Player(Seat(seat), Random(f"{seed}/{seat}"), Level(blur=blur)) for seat, blur in enumerate(blurs)]
    *_, (_, step) = sit(game, game.Options(seats=len(blurs), **options), Seeded(seed), bots)
    return step.state


def winners(state: Any) -> tuple[Seat, ...]:
    """Who won a finished table."""
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.winners


def blind() -> None:
    """What a toy earns on average if it is taken without looking."""
    for kind in KINDS:
        share = mean(covers(TOYS.index(kind), card) for card in NIGHTMARES)
        print(f"{kind:8} covers {share:.0%}, earns {share * STARS[kind]:.2f} blindly")


def packs() -> None:
    """How many cards of each moon need which toy."""
    for moon, pack in zip(MOONS, PACKS, strict=True):
        need = Counter(answer(card).need for card in pack)
        print(f"{moon:9}", ", ".join(f"{need[kind]} {kind}" for kind in KINDS))


def misjudged(card: str) -> tuple[float, float]:
    """How often the usual eye takes the monster for too large, and for too small: for another toy's than its own."""
    need = answer(card).need
    smaller = KINDS[KINDS.index(need) + 1] if need != KINDS[-1] else None
    seems = NormalDist(looks(card), BLUR * looks(card))
    large = 0.0 if need == KINDS[0] else 1 - seems.cdf(RADIUS[need])  # a bear always covers
    return large, seems.cdf(RADIUS[smaller]) if smaller else 0.0


def deceit() -> None:
    """How much each drawing deceives: what it seems to need against what it needs, and how often that costs."""
    for moon, pack in zip(MOONS, PACKS, strict=True):
        for card in pack:
            found = answer(card)
            large, small = misjudged(card)
            print(
                f"| {moon} | {card} | {found.need} | {looks(card) / found.radius - 1:+.1%} "
                f"| {small:.0%} | {large:.0%} |"
            )


def competition() -> None:
    """Length, shared wins, the first player's part, and the better eye's part."""
    for variant in ("base", "speed"):
        for seats in (2, 3, 4):
            ends = [
                play(f"{variant}{seats}{i}", (0.06,) * seats, variant=variant, first=Seat(0)) for i in range(TABLES)
            ]
            wins = [winners(end) for end in ends]
            first = sum(who.count(Seat(0)) / len(who) for who in wins) / TABLES
            sharp = [
                play(f"s{variant}{seats}{i}", (0.03, *(0.10,) * (seats - 1)), variant=variant) for i in range(TABLES)
            ]
            better = sum(who.count(Seat(0)) / len(who) for who in (winners(end) for end in sharp)) / TABLES
            print(
                f"{variant} {seats}: {mean(end.public.reveal for end in ends):.1f} rounds, "
                f"{mean(len(who) for who in wins):.2f} winners, first player {first:.0%}, "
                f"eye 3 % against 10 %: {better:.0%} (even share {1 / seats:.0%})"
            )


def together() -> None:
    """How often each pack is beaten, by the eye's error and the number of players."""
    for moon in MOONS:
        for seats in (1, 2, 4):
            rates = [
                mean(
                    bool(winners(play(f"{moon}{seats}{i}", (blur,) * seats, variant="coop", moon=moon)))
                    for i in range(TABLES)
                )
                for blur in EYES
            ]
            print(
                f"{moon:9} {seats}:",
                ", ".join(f"eye {blur:.0%} wins {rate:.0%}" for blur, rate in zip(EYES, rates, strict=True)),
            )


def main() -> None:
    """Print everything."""
    blind()
    packs()
    deceit()
    competition()
    together()


if __name__ == "__main__":
    main()

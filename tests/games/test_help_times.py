"""The help of the games without a race of words names every time limit with its number, as it is by default."""

import re
from collections import Counter

import pytest

from ludotheque.core.play import AnyGame
from ludotheque.games import attrape_reves, matryoshka
from ludotheque.games.attrape_reves.together import SILENCE
from ludotheque.texts import LANGS, Lang, Speech

DREAMS, DOLLS = attrape_reves.Options(seats=2), matryoshka.Options(seats=3)
TIMES: list[tuple[AnyGame, str, list[float]]] = [
    (attrape_reves, "AR-7", [DREAMS.choose_ms / 1000]),
    (attrape_reves, "AR-8", [DREAMS.lay_ms / 1000]),
    (attrape_reves, "AR-11", [DREAMS.turn_ms / 1000]),
    (attrape_reves, "AR-17", [SILENCE / 1000, DREAMS.talk_ms / 1000]),
    (attrape_reves, "AR-22", [DREAMS.grab_ms / 1000]),
    (
        attrape_reves,
        "AR-25",
        [ms / 1000 for ms in (DREAMS.choose_ms, DREAMS.talk_ms, DREAMS.lay_ms, DREAMS.turn_ms, DREAMS.grab_ms)],
    ),
    (
        matryoshka,
        "MA-20",
        [DOLLS.show_time, DOLLS.offer_time, DOLLS.take_time, DOLLS.lay_time, DOLLS.last_lay_time],
    ),
]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("game", "rule", "seconds"), TIMES, ids=[rule for _, rule, _ in TIMES])
def test_ar_25_ma_20_the_help_names_every_limit_with_its_number(
    game: AnyGame, rule: str, seconds: list[float], lang: Lang
) -> None:
    """AR-25, MA-20: each number as often as it is a limit of its own."""
    numbers = [float(found) for found in re.findall(r"(?<![-\w])\d+", Speech(game, lang).text(f"rule-{rule}"))]
    assert not Counter(seconds) - Counter(numbers)

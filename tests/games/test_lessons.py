"""Every game of this repository has a playable tutorial; what is missing is named."""

from pathlib import Path

import pytest

from ludotheque.games import GAMES
from ludotheque.texts import LANGS, package_of
from tools.lessons import LESSONS

LEARN = Path(__file__).parents[2] / "web" / "learn"
OURS = [key for key, game in GAMES.items() if package_of(game).startswith("ludotheque.")]


@pytest.mark.parametrize("key", OURS)
def test_a_game_has_a_lesson(key: str) -> None:
    wanted = ("scenes.json", "steps.ts", *(f"texts/{lang}.ftl" for lang in LANGS))
    lacking = [f"web/learn/{key}/{name}" for name in wanted if not (LEARN / key / name).exists()]
    if key not in LESSONS:
        lacking.append(f"scenes of {key} in tools/lessons.py")
    assert not lacking, f"{key} has no lesson: {', '.join(lacking)} missing"

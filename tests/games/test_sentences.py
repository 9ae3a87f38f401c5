"""Every sentence of the teachers can be said: a text that is missing would end a hint or an analysis in an error."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.bots.arena import sit
from ludotheque.bots.random import RandomBot
from ludotheque.core import Millis, Options, Seat, Seeded, Term
from ludotheque.core.advice import spoken
from ludotheque.core.play import AnyGame
from ludotheque.core.record import decode
from ludotheque.core.review import review
from ludotheque.games import GAMES, matryoshka
from ludotheque.games.attrape_reves import analysis as of_attrape_reves
from ludotheque.games.matryoshka import analysis as of_matryoshka
from ludotheque.games.matryoshka.teacher import hindsight
from ludotheque.games.moby_pick import analysis as of_moby_pick
from ludotheque.texts import LANGS, Speech

RECORDS = sorted(Path(__file__).parent.glob("*/records/*.jsonl"))
OTHERS: dict[str, list[dict[str, Any]]] = {"moby_pick": [{"short": True}, {"short": True, "recite": True, "seats": 5}]}
"""Options other than the usual ones, for games that are long, or that have sentences of their own for them."""
TABLES: list[tuple[AnyGame, Options]] = [
    (game, game.Options(**{"variant": variant, "seats": sorted(counts)[len(counts) // 2], **others}))
    for key, game in GAMES.items()
    if game.EXTRAS.adviser is not None
    for variant, counts in game.SEATS.items()
    for others in OTHERS.get(key, [{}])
]


def say(game: AnyGame, terms: Iterable[Term]) -> set[str]:
    """Each of these sentences once, in every language; a missing text or variable is an error."""
    speeches = [Speech(game, lang, ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fox", "Gus", "Ida"]) for lang in LANGS]
    different = {repr(term): term for term in terms}.values()
    return {str(spoken(term, words)) for term in different for words in speeches}


@pytest.fixture
def rough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer deals, and turning points however little they are worth: what matters here is what is said."""
    for name, number in (("FEW", 4), ("MANY", 4), ("ROLLOUTS", 8), ("DOUBTED", 6), ("LEAST", -100)):
        monkeypatch.setattr(of_matryoshka, name, number)
    for module, name in ((of_attrape_reves, "MANY"), (of_moby_pick, "GAMES")):
        monkeypatch.setattr(module, name, 4)
        monkeypatch.setattr(module, "LEAST", -100)


@pytest.mark.usefixtures("rough")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_every_sentence_of_the_analysis_of_a_record_can_be_said(path: Path) -> None:
    game = GAMES[path.parent.parent.name]
    record = decode(path.read_bytes(), game)
    found = review(record, game)
    assert say(game, [*(each.reason for each in found.turnings), *(line for lines in found.seats for line in lines)])
    for lang in LANGS:
        actions = [each for turning in found.turnings for each in (turning.played, turning.better) if each is not None]
        assert all(map(Speech(game, lang).action, actions))


def _hints(game: AnyGame, options: Options, seed: int, level: str) -> Iterator[Term]:
    """Every hint of a whole game of players who act at random: it sees what no sensible player comes to see."""
    assert game.EXTRAS.adviser is not None
    seats = [Seat(seat) for seat in range(options.seats)]
    advisers = [game.EXTRAS.adviser(seat) for seat in seats]
    for move, step in sit(game, options, Seeded(f"say {seed}"), [RandomBot(game, Random(seed)) for _ in seats]):
        for seat, adviser in zip(seats, advisers, strict=True):
            view = game.view(step.state, seat)
            adviser.notice(Millis(0) if move is None else move.at, view, step.events)
            if game.outcome(step.state) is None and (thought := adviser.advise(view, level, seed)) is not None:
                yield thought().reason


@pytest.mark.parametrize("level", ["normal", "expert"])
@pytest.mark.parametrize(("game", "options"), TABLES, ids=lambda each: getattr(each, "variant", ""))
def test_every_hint_of_a_whole_game_can_be_said(game: AnyGame, options: Options, level: str) -> None:
    if game is matryoshka:
        level = "normal"  # the others search for seconds, and their reasons are made by the same code
    for seed in range(2):
        hints = list(_hints(game, options, seed, level))
        assert say(game, hints)
        if game is matryoshka:
            assert say(game, map(hindsight, hints))

"""Analyses: the same record has the same one, every sentence exists in every language, and mistakes are found."""

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harness.what_ifs import played_on
from ludotheque.bots.arena import sit
from ludotheque.bots.random import RandomBot
from ludotheque.core import Seat, Seeded, Step, Term, Tick
from ludotheque.core.advice import spoken
from ludotheque.core.analysis import MOST_TURNINGS, Analysis, silent
from ludotheque.core.play import AnyGame
from ludotheque.core.record import Record, decode, steps
from ludotheque.core.review import review
from ludotheque.games import GAMES, matryoshka
from ludotheque.games.attrape_reves import analysis as of_attrape_reves
from ludotheque.games.matryoshka import analysis as of_matryoshka
from ludotheque.games.moby_pick import analysis as of_moby_pick
from ludotheque.texts import LANGS, Lang, Speech, package_of, sources

HERE = Path(__file__).parent
QUICK = ("moby_pick/base-3", "moby_pick/chance-6", "attrape_reves/base-4", "attrape_reves/speed-3")
"""Records whose analysis takes no search."""

YOU = {
    "en": "you|your|yours|yourself",
    "fr": "vous|votre|vos|vôtres?|tu|ton|tes|toi",
    "de": "du|dir|dich|dein|deine[mnrs]?",
    "es": "tú|tu|tus|te|ti|tuy[oa]s?|[a-zñ]{3,}[aei]rte",
}
"""The words that speak to the reader, who need not be the player that an analysis is about."""
CHANCES = "analysis-chances"
QUOTED = {"matryoshka": ("lay", "show", "offer", "take"), "attrape_reves": ("take",), "moby_pick": ("touch",)}
"""The actions that an analysis quotes, where a game knows a better one."""


def _keys(term: Term) -> list[str]:
    inner = (value for value in term.variables.values() if isinstance(value, Term))
    return [term.key, *(key for each in inner for key in _keys(each))]


def _record(name: str) -> Record:
    key, _, record = name.partition("/")
    return decode((HERE / key / "records" / f"{record}.jsonl").read_bytes(), GAMES[key])


def _analysis(name: str) -> Analysis:
    return review(_record(name), GAMES[name.partition("/")[0]])


@pytest.mark.parametrize("name", QUICK)
def test_an_analysis_is_the_same_each_time_and_can_be_said(name: str) -> None:
    found, record = _analysis(name), _record(name)
    assert found == _analysis(name)
    assert len(found.turnings) <= MOST_TURNINGS
    assert len(found.seats) == len(record.header.seats)
    assert any(found.seats)
    moves = [turning.move for turning in found.turnings]
    assert moves == sorted(moves)
    assert all(1 <= move <= len(record.moves) for move in moves)
    for lang in LANGS:
        words = Speech(GAMES[name.partition("/")[0]], lang, [player.name for player in record.header.seats])
        for term in (*(each.reason for each in found.turnings), *(line for lines in found.seats for line in lines)):
            assert spoken(term, words)


@pytest.mark.parametrize(
    "name", ["moby_pick/short-4", "moby_pick/chance-6", "attrape_reves/base-4", "matryoshka/late-3"]
)
def test_a_what_if_is_judged_from_its_beginning_on(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The moves before it were played with other cards; in a race of Moby Pick it may begin, too."""
    game, source = GAMES[name.partition("/")[0]], _record(name)
    for module in (of_attrape_reves, of_matryoshka, of_moby_pick):
        monkeypatch.setattr(module, "LEAST", -100)
    named: list[int] = []
    for number in (len(source.moves) // 2, len(source.moves) // 2 + 1):
        record = played_on(game, source, number, Seat(1), "easy")
        again = played_on(game, record, number + 5, Seat(0), "easy")
        for each, begun in ((record, number), (again, number + 5)):
            found = review(each, game)
            named += [turning.move for turning in found.turnings]
            assert all(begun < turning.move <= len(each.moves) for turning in found.turnings)
            for turning in found.turnings:
                if turning.played is not None and not isinstance(move := each.moves[turning.move - 1], Tick):
                    assert move.seat == turning.seat
    assert named


def test_a_what_if_counts_its_own_chances_alone() -> None:
    game, source = GAMES["moby_pick"], _record("moby_pick/short-4")
    record = played_on(game, source, len(source.moves) - 5, Seat(1))
    late, whole = (
        [line.variables["count"] for lines in review(each, game).seats for line in lines if line.key == CHANCES]
        for each in (record, source)
    )
    assert whole == [2, 2, 0, 4]
    assert late == [0, 0, 0, 0]


def test_a_chance_in_the_race_with_which_a_what_if_begins_is_played_on_from_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(of_moby_pick, "LEAST", -100)
    game, source, number = GAMES["moby_pick"], _record("moby_pick/base-5"), 95
    state = list(steps(source, game))[number].state
    assert state.public.phase == "race"
    assert source.moves[number - 1].at > state.public.shown + of_moby_pick.REACTION  # too late for a touch in time
    assert review(played_on(game, source, number, Seat(0)), game).turnings[0].move == 97


@pytest.fixture(autouse=True)
def rough(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole analysis takes ten seconds; with fewer deals it is rougher."""
    for name, number in (("FEW", 4), ("MANY", 24), ("ROLLOUTS", 24), ("DOUBTED", 3)):
        monkeypatch.setattr(of_matryoshka, name, number)
    monkeypatch.setattr(of_attrape_reves, "MANY", 12)
    monkeypatch.setattr(of_moby_pick, "GAMES", 6)


@cache
def _with_a_random_player() -> tuple[list[Step[Any, Any]], list[Any]]:
    """A game of one who plays at random and two by habit: its steps and its moves."""
    game: AnyGame = matryoshka
    bots = [RandomBot(game, Random(1)), *(game.BOTS["normal"](Seat(seat), Random(seat)) for seat in (1, 2))]
    told = list(sit(game, game.Options(seats=3), Seeded("found out"), bots))
    return [step for _, step in told], [move for move, _ in told if move is not None]


def test_whoever_plays_at_random_is_found_out_and_habit_is_not_blamed() -> None:
    shares: list[float] = []
    found = of_matryoshka.analyse(*_with_a_random_player(), shares.append)
    assert shares == sorted(shares)
    assert 0 == shares[0] < shares[-1] < 1
    assert found.turnings
    assert {turning.seat for turning in found.turnings} == {Seat(0)}
    assert all(
        turning.better != turning.played and (turning.worth or 0) >= of_matryoshka.LEAST for turning in found.turnings
    )
    assert not [key for turning in found.turnings for key in _keys(turning.reason) if key.startswith("advice")]
    lost = [line.variables["lost"] for (line,) in found.seats]
    assert isinstance(lost[0], int)
    assert lost[0] > 10
    assert lost[1:] == [0, 0]


def test_choices_that_seem_better_make_up_for_those_that_seem_worse() -> None:
    told, moves = _with_a_random_player()
    good, bad, *_ = (each for each in of_matryoshka._choices(told, moves) if each.seat == 0)
    lines = of_matryoshka._lines(told[-1].state, [(-0.25, good), (0.25, bad)])
    assert [line.variables["lost"] for (line,) in lines] == [0, 0, 0]


def test_what_costs_little_is_no_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_matryoshka, "LEAST", 101)  # more than a victory
    found = of_matryoshka.analyse(*_with_a_random_player())
    assert found.turnings == ()
    assert len(found.seats) == 3


def test_a_game_that_was_left_at_once_has_nothing_to_say() -> None:
    for name in QUICK:
        game, record = GAMES[name.partition("/")[0]], _record(name)
        assert game.EXTRAS.analyse is not None
        begun = list(steps(record, game))[:1]
        assert not game.EXTRAS.analyse(begun, record.moves[:0], silent, 0).turnings


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", GAMES)
def test_an_analysis_calls_nobody_you(key: str, lang: Lang) -> None:
    """It is read by all players, and a turning point may be anybody's: “your column” would be wrong."""
    texts = [
        text
        for package in ("ludotheque", package_of(GAMES[key]))
        for text in re.split(r"\n(?=[a-z#])", sources(package, lang))
    ]
    quoted = tuple(f"action-{tag} " for tag in QUOTED.get(key, ()))
    said = [text for text in texts if text.startswith(("analysis-", *quoted))]
    assert len(said) >= 4
    assert [text for text in said if re.search(rf"\b({YOU[lang]})\b", text, re.IGNORECASE)] == []


def test_every_reason_of_the_teacher_of_matryoshka_can_be_told_after_the_game() -> None:
    for lang in LANGS:
        text = sources(package_of(matryoshka), lang)
        advice = set(re.findall(r"^advice-([a-z-]+) =", text, re.MULTILINE))
        assert advice
        assert advice <= set(re.findall(r"^analysis-([a-z-]+) =", text, re.MULTILINE))

"""What every game must keep: the contract, the laws, golden records, texts in both languages, a face, a tutorial."""

import io
import sys
from pathlib import Path

import pytest
from ludotheque.cli import main
from ludotheque.games.installed import check
from ludotheque.testing import records, texts
from ludotheque.testing.laws import LAWS, Law
from ludotheque.testing.strategies import every_table, laws_hold

import high_card as game

from tests.subject import SUBJECT
from tests.written import LESSON, lesson

HERE = Path(__file__).parent


def test_the_contract_is_kept() -> None:
    check(game, game.KEY)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_every_law_holds(law: Law) -> None:
    laws_hold(SUBJECT, law)


def test_every_kind_of_table_keeps_every_law() -> None:
    every_table(SUBJECT)
    tried = {(options.variant, options.seats) for options in SUBJECT.tables}
    assert tried == {(variant, seats) for variant, counts in game.SEATS.items() for seats in counts}


def test_golden_records_and_counts_are_true() -> None:
    faults = list(records.faults(game, HERE))
    assert not faults, "; ".join(faults)


def test_texts_are_whole_in_every_language() -> None:
    faults = texts.faults(game, HERE)
    assert not faults, "; ".join(faults)


def test_the_tutorial_is_what_the_rules_play() -> None:
    same = LESSON.is_file() and LESSON.read_bytes() == lesson()
    assert same, f"{LESSON.name} is not what the rules play: run python -m tests.written"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_is_played_in_a_terminal(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("?\nxyzzy\n\n\n"))
    file = tmp_path / "game.jsonl"
    assert main(["play", game.KEY, "--seats", "2", "--plain", "--record", str(file), "--lang", lang]) == 0
    assert main(["verify", str(file), "--lang", lang]) == 0
    assert "✓" in capsys.readouterr().out

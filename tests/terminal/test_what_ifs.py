"""A what-if in the terminal: from a moment of a record, in any seat, to a record of its own that verifies."""

import re
from io import StringIO
from pathlib import Path

import pytest

from harness.what_ifs import played_on
from ludotheque.cli import main
from ludotheque.core import Seat, verify
from ludotheque.core.record import decode, encode, steps
from ludotheque.games import GAMES
from ludotheque.games.face import face_of
from ludotheque.terminal.lines import LineByLine
from ludotheque.terminal.live import Left
from ludotheque.terminal.opening import branched, person_of, resumable
from ludotheque.terminal.paper import Paper
from ludotheque.terminal.table import Table
from tests.terminal.fake_terminal import FakeLineTerminal, words_of

GAMES_DIR = Path(__file__).parents[1] / "games"
STARTS = {
    "matryoshka": ("base-4", 40, 2),
    "moby_pick": ("short-4", 90, 3),
    "attrape_reves": ("coop-2-gibbous", 8, 1),
}
"""By game: a golden record, the moment, and the seat."""


@pytest.mark.parametrize("key", GAMES)
def test_a_what_if_is_left_resumed_and_played_to_its_end(key: str, tmp_path: Path) -> None:
    name, step, seat = STARTS[key]
    source = GAMES_DIR / key / "records" / f"{name}.jsonl"
    game, record = branched(source, step=step, seat=seat, name="Ada", levels=["easy"], seed="what if")
    me = Seat(seat - 1)
    assert person_of(record.header) == me
    assert [player.bot for player in record.header.seats].count("easy") == len(record.header.seats) - 1
    then = list(steps(decode(source.read_bytes(), game), game))[step].state
    path = tmp_path / "what-if.jsonl"
    table = Table(game, record, Paper(path))
    assert table.view(me) == game.view(then, me)
    strip = FakeLineTerminal(["", ""])
    with pytest.raises(Left):
        LineByLine(table, face_of(key), words_of(game, record, "en"), strip, me).run()
    again = Table(*resumable(path), Paper(path))
    assert again.now == table.now
    LineByLine(again, face_of(key), words_of(game, record, "en"), FakeLineTerminal([], forever=""), me).run()
    kept = decode(path.read_bytes(), game)
    assert verify(kept, game) == "finished"
    assert kept.header.origins[-1].moves == step
    assert main(["verify", str(path), "--lang", "en"]) == 0


def test_of_a_what_if_its_own_moves_are_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, number = GAMES["moby_pick"], 114
    source = decode((GAMES_DIR / "moby_pick/records/chance-6.jsonl").read_bytes(), game)
    path = tmp_path / "what-if.jsonl"
    path.write_bytes(encode(played_on(game, source, number, Seat(1))))
    assert main(["analyse", str(path), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    moves = [int(move) for move in re.findall(r"^Move (\d+)", told, re.MULTILINE)]
    assert moves
    assert min(moves) > number


def test_the_command_says_that_it_is_a_what_if(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, path = GAMES_DIR / "matryoshka/records/base-3.jsonl", tmp_path / "new.jsonl"
    monkeypatch.setattr("sys.stdin", StringIO("q\n"))
    words = ["play", "--from", str(source), "--step", "20", "--seat", "3", "--record", str(path), "--lang", "en"]
    assert main([*words, "--plain"]) == 0
    assert "what if, from move 20" in capsys.readouterr().out
    assert person_of(decode(path.read_bytes(), GAMES["matryoshka"]).header) == 2


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--step", "5000"], "There is no such moment: this game has 63 moves."),
        (["--step", "63"], "At that moment the game was over"),
        (["--seat", "4"], "There is no seat 4 in this record. The first seat is 1, and the last is 3."),
        (["--seat", "0"], "There is no seat 0 in this record. The first seat is 1, and the last is 3."),
        (["--level", "wizard"], "wizard"),
    ],
)
def test_what_cannot_begin_is_said_in_one_sentence(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source = GAMES_DIR / "matryoshka/records/base-3.jsonl"
    assert main(["play", "--from", str(source), "--lang", "en", *words]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("flag", ["--from", "--resume"])
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["attrape_reves"], "is of the game matryoshka, not of attrape_reves"),
        (["chess"], "chess"),
        (["--seats", "5"], "--seats cannot stand beside"),
        (["--seats", "0"], "--seats cannot stand beside"),
        (["--variant", "base", "--option", "first=0"], "--variant, --option cannot stand beside"),
    ],
)
def test_what_a_record_says_itself_cannot_be_wished(
    flag: str, words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source = GAMES_DIR / "matryoshka/records/base-3.jsonl"
    assert main(["play", *words, flag, str(source), "--lang", "en"]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--seed", "s"], ["--level", "hard"], ["--name", "Ada"], ["--from", "any"]])
def test_a_resumed_game_keeps_its_deal_and_its_company(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    source = GAMES_DIR / "matryoshka/records/base-3.jsonl"
    assert main(["play", "--resume", str(source), "--lang", "en", *words]) == 2
    assert f"{words[0]} cannot stand beside" in capsys.readouterr().err


@pytest.mark.parametrize("table", [["matryoshka", "--seats", "3"], ["--from", "matryoshka/records/base-3.jsonl"]])
def test_every_level_needs_a_bot(
    table: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(GAMES_DIR)
    assert main(["play", *table, "--level", "hard,easy,normal", "--lang", "en"]) == 2
    assert "There are 3 levels for 2 bots" in capsys.readouterr().err


def test_a_step_needs_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "matryoshka", "--step", "3", "--lang", "en"]) == 2
    assert "--from" in capsys.readouterr().err

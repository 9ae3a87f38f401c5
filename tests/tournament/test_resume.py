"""A tournament that was left goes on, whenever it was stopped; a damaged folder is named and not touched."""

import re
from pathlib import Path

import pytest

from ludotheque.cli import main
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka import bots
from ludotheque.games.matryoshka.search.engine import installed
from ludotheque.terminal import arena as command
from ludotheque.tournament.roster import built_in_code


def arena(out: Path, **flags: object) -> int:
    """Run the command with these flags beside the usual ones."""
    chosen = {"players": "hard,random", "games": 4, "seed": "s", "processes": 1, "lang": "en", "out": out, **flags}
    return main(
        ["arena", "attrape_reves", *(word for name, value in chosen.items() for word in (f"--{name}", str(value)))]
    )


def _leave(*_: object) -> None:
    raise KeyboardInterrupt


def test_one_that_was_left_before_its_first_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(command, "games", _leave)
        assert arena(tmp_path) == 130
    assert not (tmp_path / "games.jsonl").exists()
    assert arena(tmp_path) == 0
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 4


def test_a_lost_game_of_a_team_of_one_is_read_again(tmp_path: Path) -> None:
    alone: dict[str, object] = {"players": "easy", "games": 40, "variant": "coop", "option": "moon=full"}
    assert arena(tmp_path, **alone) == 0
    played = (tmp_path / "games.jsonl").read_bytes()
    assert b'"places":[2]' in played
    assert arena(tmp_path, **alone) == 0
    assert (tmp_path / "games.jsonl").read_bytes() == played


@pytest.mark.parametrize("cut", [1, 20])
def test_a_game_whose_line_was_cut_off_is_played_again(cut: int, tmp_path: Path) -> None:
    assert arena(tmp_path) == 0
    whole = (tmp_path / "games.jsonl").read_bytes()
    (tmp_path / "games.jsonl").write_bytes(whole[:-cut])
    assert arena(tmp_path) == 0
    assert (tmp_path / "games.jsonl").read_bytes() == whole


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("result.json", b""),
        ("result.json", b"[]"),
        ("result.json", b"{}"),
        ("result.json", b'{"plan": 7}'),
        ("result.json", b'{"plan": {"game": 7}}'),
        ("result.json", b"\xff"),
        ("games.jsonl", b"{\n"),
        ("games.jsonl", b"\xff\n"),
        ("games.jsonl", b'{"deal":0,"order":[1,1],"scores":[1,2],"shares":[1.0,0.0],"places":[1,2]}\n'),
        ("games.jsonl", b'{"deal":0,"order":[1,0],"scores":[1],"shares":[1.0,0.0],"places":[1,2]}\n'),
        ("games.jsonl", b'{"deal":-1,"order":[1,0],"scores":[1,2],"shares":[1.0,0.0],"places":[1,2]}\n'),
        ("games.jsonl", b'{"deal":0,"order":[1,0],"scores":[1,2],"shares":[7.0,0.0],"places":[1,2]}\n'),
        ("games.jsonl", b'{"deal":0,"order":[1,0],"scores":[1,2],"shares":[0.0,1.0],"places":[1,2]}\n'),
        ("games.jsonl", b'{"deal":0,"order":[1,0],"scores":[1,2],"shares":[1.0,0.0],"places":[1,9]}\n'),
    ],
)
def test_a_damaged_file_is_named(name: str, data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(tmp_path) == 0
    (tmp_path / name).write_bytes(data)
    assert arena(tmp_path, games=8) == 2
    told = capsys.readouterr().err
    assert str(tmp_path / name) in told
    assert "line 1" in told
    assert "Traceback" not in told
    assert (tmp_path / name).read_bytes() == data


def test_a_game_that_is_there_twice_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(tmp_path) == 0
    file = tmp_path / "games.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[1]]))
    assert arena(tmp_path, games=8) == 2
    told = capsys.readouterr().err
    assert str(file) in told
    assert "line 5" in told


def test_an_order_that_the_plan_does_not_have_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(tmp_path, players="hard,random,random", games=3) == 0
    file = tmp_path / "games.jsonl"
    line = file.read_text().splitlines()[0]
    file.write_text(line.replace("[0,1,2]", "[0,2,1]", 1) + "\n")
    assert arena(tmp_path, players="hard,random,random", games=6) == 2
    assert "line 1 (order" in capsys.readouterr().err


def test_games_without_their_plan_are_not_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(tmp_path) == 0
    (tmp_path / "result.json").unlink()
    assert arena(tmp_path) == 2
    assert "another tournament" in capsys.readouterr().err


@pytest.mark.parametrize("change", ["code", "values", "compiler", "nobody knows"])
def test_levels_of_another_version_are_other_players(
    change: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = ["arena", "matryoshka", "--players", "expert,random,random", "--games", "3", "--seed", "s", "--lang", "en"]
    game += ["--processes", "1", "--out", str(tmp_path)]
    monkeypatch.setattr(command, "games", _leave)  # `expert` takes its time
    assert main(game) == 130
    assert main(game) == 130
    result = (tmp_path / "result.json").read_text()
    if change in ("code", "values"):
        name = "habits.py" if change == "code" else "search/learned.json"
        source = next(folder / name for folder in map(Path, matryoshka.__path__))
        changed = source.read_bytes() + b"# another habit"
        read = Path.read_bytes
        monkeypatch.setattr(Path, "read_bytes", lambda path: changed if path == source else read(path))
    elif change == "compiler":
        monkeypatch.setattr(bots, "installed", lambda: not installed())
    else:
        (tmp_path / "result.json").write_text(re.sub('"code":"[^"]*"', '"code":""', result))
    assert main(game) == 2
    assert "were played by another version of the game and its levels" in capsys.readouterr().err
    if change == "compiler":  # only where they play
        easy = ["easy" if word.startswith("expert") else word for word in game[3].split(",")]
        assert built_in_code(matryoshka, easy) in result


PLAYER = """
from ludotheque.core import Decision, Millis
from ludotheque.games import attrape_reves as game


class Mine:
    def notice(self, now, view, events):
        menu = game.legal(view)
        return Decision(Millis(now + 500), menu[{place}]) if menu else None


def bot(seat, chance):
    return Mine()
"""


def test_a_player_whose_file_was_changed_is_another_player(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = tmp_path / "mine.py", tmp_path / "out"
    file.write_text(PLAYER.format(place=0))
    players = f"{file},random"
    assert arena(out, players=players) == 0
    first = (out / "games.jsonl").read_bytes()
    file.write_text(PLAYER.format(place=-1))
    assert arena(out, players=players, games=8) == 2
    told = capsys.readouterr().err
    assert str(file) in told
    assert "another version" in told
    assert (out / "games.jsonl").read_bytes() == first
    assert arena(tmp_path / "new", players=players) == 0
    assert (tmp_path / "new" / "games.jsonl").read_bytes() != first
    file.write_text(PLAYER.format(place=0))
    assert arena(out, players=players, games=8) == 0
    assert (out / "games.jsonl").read_bytes().startswith(first)
    assert not (tmp_path / "__pycache__").exists()

"""A tournament that was left goes on, whenever it was stopped; a damaged folder is named and not touched."""

from pathlib import Path

import pytest

from ludotheque.cli import main
from ludotheque.terminal import arena as command


def arena(out: Path, **flags: object) -> int:
    """Run the command with these flags beside the usual ones."""
    chosen = {"players": "hard,random", "games": 4, "seed": "s", "processes": 1, "lang": "en", "out": out, **flags}
    return main(
        ["arena", "attrape_reves", *(word for name, value in chosen.items() for word in (f"--{name}", str(value)))]
    )


def test_one_that_was_left_before_its_first_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def leave(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(command, "games", leave)
        assert arena(tmp_path) == 130
    assert not (tmp_path / "games.jsonl").exists()
    assert arena(tmp_path) == 0
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 4


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

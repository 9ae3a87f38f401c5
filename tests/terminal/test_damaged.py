"""A damaged file gets one clear sentence and exit code 2, whatever is wrong with it."""

import json
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from harness.thorough import THOROUGH
from ludotheque.cli import main
from tests.terminal.fake_terminal import TABLES, played

FLIPS = 150 if THOROUGH else 50


@pytest.fixture(params=TABLES, ids="-".join)
def record(request: pytest.FixtureRequest) -> bytes:
    """A finished game."""
    return played(*request.param)


def _complains(path: Path, command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code = main([*command, str(path)])
    shown = capsys.readouterr()
    assert code == 2, shown.out
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert "Traceback" not in shown.err


def test_a_file_cut_anywhere_is_answered_in_one_sentence(
    record: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cut.jsonl"
    head = record.index(b"\n") + 1
    places = {*range(0, head + 2, 7), *range(head, len(record), 211), len(record) - 1, record.rindex(b"\n", 0, -1) + 1}
    for place in sorted(places):
        path.write_bytes(record[:place])
        _complains(path, ["verify"], capsys)
    path.write_bytes(record[: len(record) // 2])
    assert main(["verify", str(path), "--lang", "en"]) == 2
    assert "Use a complete copy of it." in capsys.readouterr().err
    for command in (["replay"], ["play", "--resume"], ["verify", "--lang", "fr"]):
        _complains(path, command, capsys)


def test_a_file_with_flipped_bits_never_leads_to_a_traceback(
    record: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chance = Random(1)
    path = tmp_path / "flipped.jsonl"
    wrong = 0
    head = record.index(b"\n")
    for number in range(FLIPS):
        data = bytearray(record)
        place = chance.randrange(head if number % 3 == 0 else len(data))
        data[place] ^= 1 << chance.randrange(8)
        path.write_bytes(data)
        code = main(["verify", str(path)])
        shown = capsys.readouterr()
        assert code in (0, 2)
        assert shown.err.count("\n") == (code == 2), (place, bytes(data[place - 20 : place + 20]), shown.err)
        wrong += code == 2
    assert wrong > 0.8 * FLIPS, "a flipped bit in a name or a time may pass; most must not"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"\x00" * 1000,
        b"\xff\xfe" * 50,
        b"{}\n",
        b"[" * 100_000,
        b'{"type":"header"}\n',
        b"not a record at all\n",
        b'{"type":"header","game":"chess","rules":1,"options":{},"seats":[],"commitment":"","record":1}\n',
        b'{"type":"header","game":"matryoshka","rules":1,"options":{"seats":99},"seats":[],"commitment":""}\n{}\n',
        b'{"type":"header","game":"matryoshka","rules":1,"options":{},"seats":[],"commitment":"","record":9}\n',
    ],
)
def test_what_is_no_record_is_called_so(data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "odd.jsonl"
    path.write_bytes(data)
    _complains(path, ["verify"], capsys)
    _complains(path, ["replay"], capsys)
    _complains(path, ["play", "--resume"], capsys)


def test_a_missing_file_and_a_folder_are_called_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _complains(tmp_path / "nothing.jsonl", ["verify"], capsys)
    _complains(tmp_path, ["replay"], capsys)


@pytest.mark.parametrize("command", ["verify", "replay", "analyse"])
def test_no_name_in_a_file_commands_the_terminal(
    command: str,
    record: bytes,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO())
    path = tmp_path / "escapes.jsonl"
    header = json.loads(record.partition(b"\n")[0])
    for number, seat in enumerate(header["seats"]):
        seat["name"] = f"\x1b]0;title\a\x1b[2J\u202e[/]Zo\u00e9 {number}"
    path.write_bytes(json.dumps(header).encode() + b"\n" + record.partition(b"\n")[2])
    assert main([command, str(path)]) == 0
    shown = capsys.readouterr().out
    assert not set("\x1b\a\u202e") & set(shown)
    assert shown
    header["game"] = "\x1b[2Jdraughts"
    path.write_bytes(json.dumps(header).encode() + b"\n")
    _complains(path, [command], capsys)
    assert main([command, str(path)]) == 2
    assert "\x1b" not in capsys.readouterr().err

"""Golden records and perft counts of every game: what was true of the rules once stays true."""

import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from ludotheque.core import verify
from ludotheque.core.record import End, decode, encode, encode_line
from ludotheque.games import GAMES
from ludotheque.testing import perft
from ludotheque.testing.golden import golden, playthrough, read_cases

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/records/*.jsonl"))
COUNTS = [(key, entry) for key in GAMES for entry in perft.read(HERE / key / "perft.txt")]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_a_golden_record_replays_byte_for_byte(path: Path) -> None:
    game = GAMES[path.parent.parent.name]
    data = path.read_bytes()
    record = decode(data, game)
    assert encode(record) == data
    assert verify(record, game) == "finished"
    assert playthrough(game, record) == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.no_cover
@pytest.mark.parametrize("key", GAMES)
def test_records_replay_to_the_same_bytes_in_another_process(key: str) -> None:
    """Law 1 across processes: another hash seed, nothing shared."""
    paths = [path for path in RECORDS if path.parent.parent.name == key]
    command = [sys.executable, "-m", "ludotheque.testing.golden", *map(str, paths)]
    result = subprocess.run(
        command, capture_output=True, check=True, env={"PYTHONHASHSEED": "4711", "PYTHONUTF8": "1"}, timeout=120
    )
    assert result.stdout == b"".join(path.with_suffix(".txt").read_bytes() for path in paths)


@pytest.mark.no_cover
@pytest.mark.parametrize("key", GAMES)
def test_the_records_are_those_a_game_asks_for(key: str, tmp_path: Path) -> None:
    folder = HERE / key / "records"
    cases = read_cases(HERE / key / "records.txt")
    assert sorted(case.name for case in cases) == [path.stem for path in RECORDS if path.parent == folder]
    for case in cases:
        shutil.copy(folder / f"{case.name}.jsonl", tmp_path)
        golden(tmp_path, GAMES[key], case)
        for name in (f"{case.name}.jsonl", f"{case.name}.txt"):
            assert (tmp_path / name).read_bytes() == (folder / name).read_bytes()


def test_a_record_that_does_not_hold_is_written_anew(tmp_path: Path) -> None:
    game = GAMES["matryoshka"]
    case = read_cases(HERE / "matryoshka" / "records.txt")[0]
    path = tmp_path / f"{case.name}.jsonl"
    golden(tmp_path, game, case)
    whole = path.read_bytes()
    cut = b"".join(whole.splitlines(keepends=True)[:-1])
    left = whole.splitlines(keepends=True)[0] + encode_line(End(None, case.secret))
    for other in (b"", cut, whole.replace(b'"rules":', b'"rules":9'), left):
        path.write_bytes(other)
        golden(tmp_path, game, case)
        assert path.read_bytes() == whole
    later = msgspec.structs.replace(case, secret="another")
    golden(tmp_path, game, later)
    assert path.read_bytes() != whole
    assert verify(decode(path.read_bytes(), game), game) == "finished"


@pytest.mark.parametrize("key", GAMES)
def test_every_variant_has_three_golden_records(key: str) -> None:
    game = GAMES[key]
    found = Counter(
        decode(path.read_bytes(), game).header.options.get("variant", "base")
        for path in RECORDS
        if path.parent.parent.name == key
    )
    assert all(found[variant] >= 3 for variant in game.SEATS), found


@pytest.mark.no_cover
@pytest.mark.parametrize(("key", "entry"), COUNTS, ids=lambda part: part if isinstance(part, str) else part.line())
def test_perft_counts_hold(key: str, entry: perft.Count) -> None:
    assert perft.count(GAMES[key], entry) == entry.count


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_perft_counts(key: str) -> None:
    assert sum(found == key for found, _ in COUNTS) >= 4

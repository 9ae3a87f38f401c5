"""Golden records and perft counts of every game: what was true of the rules once stays true."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from ludotheque.core import verify
from ludotheque.core.record import decode, encode
from ludotheque.games import GAMES
from ludotheque.testing import perft
from ludotheque.testing.golden import playthrough

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


@pytest.mark.parametrize("key", GAMES)
def test_records_replay_to_the_same_bytes_in_another_process(key: str) -> None:
    """Law 1 across processes: another hash seed, nothing shared."""
    paths = [path for path in RECORDS if path.parent.parent.name == key]
    command = [sys.executable, "-m", "ludotheque.testing.golden", *map(str, paths)]
    result = subprocess.run(
        command, capture_output=True, check=True, env={"PYTHONHASHSEED": "4711", "PYTHONUTF8": "1"}, timeout=120
    )
    assert result.stdout == b"".join(path.with_suffix(".txt").read_bytes() for path in paths)


@pytest.mark.parametrize("key", GAMES)
def test_every_variant_has_three_golden_records(key: str) -> None:
    game = GAMES[key]
    found = Counter(
        decode(path.read_bytes(), game).header.options.get("variant", "base")
        for path in RECORDS
        if path.parent.parent.name == key
    )
    assert all(found[variant] >= 3 for variant in game.SEATS), found


@pytest.mark.parametrize(("key", "entry"), COUNTS, ids=lambda part: part if isinstance(part, str) else part.line())
def test_perft_counts_hold(key: str, entry: perft.Count) -> None:
    assert perft.count(GAMES[key], entry) == entry.count


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_perft_counts(key: str) -> None:
    assert sum(found == key for found, _ in COUNTS) >= 4

"""The golden records and counts of one game, in the folder of its tests: `records.txt`, `records/`, `perft.txt`."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from ludotheque.core import BadOptions, Damaged, verify
from ludotheque.core.play import AnyGame
from ludotheque.core.record import decode, encode
from ludotheque.games.installed import told
from ludotheque.testing import perft
from ludotheque.testing.golden import golden, playthrough, read_cases
from ludotheque.testing.listing import BadLine
from ludotheque.texts import ENGLISH, Speech

EACH = 3
"""Records of every variant, at least."""
COUNTS = 4
"""Lines of `perft.txt`, at least."""


def write(game: AnyGame, folder: Path) -> None:
    """Play the records and count again, when a change of the rules was meant. A record that still holds stays."""
    for case in read_cases(folder / "records.txt"):
        golden(folder / "records", game, case)
    perft.recount(game, folder / "perft.txt")


def faults(game: AnyGame, folder: Path) -> Iterator[str]:
    """All that is missing or no longer true, each as a sentence that names the file."""
    for name in ("records.txt", "perft.txt"):
        if not (folder / name).is_file():
            yield f"{name} is missing"
            return
    paths = sorted((folder / "records").glob("*.jsonl"))
    try:
        cases, counts = read_cases(folder / "records.txt"), perft.read(folder / "perft.txt")
    except BadLine as error:
        yield str(error)
        return
    yield from (f"records.txt: {case.name}: {why}" for case in cases if (why := _bad_options(game, case.options)))
    asked = sorted(case.name for case in cases)
    if asked != [path.stem for path in paths]:
        yield f"records.txt asks for {asked}, and records/ has {[path.stem for path in paths]}"
    for path in paths:
        yield from record_faults(game, path)
    yield from _too_few(game, paths)
    if len(counts) < COUNTS:
        yield f"perft.txt has {len(counts)} counts; {COUNTS} are needed"
    for entry in counts:
        yield from (f"perft.txt: {entry.line()}{fault}" for fault in _count_faults(game, entry))


def record_faults(game: AnyGame, path: Path) -> Iterator[str]:
    """What is wrong with one record, or with the playthrough beside it."""
    data, text = path.read_bytes(), path.with_suffix(".txt")
    try:
        record = decode(data, game)
        if encode(record) != data or verify(record, game) != "finished":
            yield f"{path.name} does not replay byte for byte to its end"
        elif not text.is_file():
            yield f"records/{text.name} is missing: it holds the playthrough of {path.name}; write the records again"
        elif playthrough(game, record) != text.read_text(encoding="utf-8"):
            yield f"{text.name} is not the playthrough of {path.name}"
    except Damaged as damage:
        yield f"{path.name} does not replay: {damage.key} {dict(damage.variables)}"
    except Exception as error:  # noqa: BLE001 — the rules may raise anything: what they did is told with the file
        yield f"{path.name} does not replay: {told(error)}"


def _too_few(game: AnyGame, paths: list[Path]) -> Iterator[str]:
    found: Counter[str] = Counter()
    for path in paths:
        try:
            found[decode(path.read_bytes(), game).header.options.get("variant", "")] += 1
        except Damaged:  # named already
            continue
    for variant in game.SEATS:
        if found[variant] < EACH:
            yield f"variant {variant} has {found[variant]} golden records; {EACH} are needed"


def _count_faults(game: AnyGame, entry: perft.Count) -> Iterator[str]:
    """What is wrong with one count, said after its line."""
    if why := _bad_options(game, entry.options):
        yield f": {why}"
        return
    try:
        found = perft.count(game, entry)
    except Exception as error:  # noqa: BLE001 — as above
        yield f": it cannot be counted: {told(error)}"
    else:
        if found != entry.count:
            yield f", and the rules count {found}"


def _bad_options(game: AnyGame, options: str) -> str | None:
    """Why the first column of a line is no options of the game."""
    try:
        msgspec.json.decode(options, type=game.Options)
    except msgspec.DecodeError as error:
        why = error.__cause__
        return f"the options are refused: {Speech(game, ENGLISH).why(why) if isinstance(why, BadOptions) else error}"
    return None

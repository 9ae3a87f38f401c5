"""Turn the golden records into what a board is fed: `python -m tools.streams [KEY…]`, into `.cache/streams`.

`KEY/NAME/SEAT.json` holds the players. For every move that the seat may notice, it holds its time, view and events.
`KEY/NAME/story-LANG.json` holds the events in sentences, by the number of the move.
`/stage/KEY?record=NAME&seat=SEAT` shows them. A game without records yet is played by its built-in players (`made-4`).
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree

import msgspec

from ludotheque.core import Record, Seat
from ludotheque.core.play import AnyGame
from ludotheque.core.record import decode
from ludotheque.games import GAMES
from ludotheque.server.endpoints.replays import replayed
from ludotheque.testing.golden import make
from ludotheque.texts import LANGS

ROOT = Path(__file__).parent.parent
RECORDS = ROOT / "tests/games"
OUT = ROOT / ".cache/streams"
_encode = msgspec.json.Encoder(order="deterministic").encode


def records(key: str, game: AnyGame) -> Iterator[tuple[str, Record]]:
    """The records of a game by their names."""
    paths = sorted((RECORDS / key / "records").glob("*.jsonl"))
    for path in paths:
        yield path.stem, decode(path.read_bytes(), game)
    if not paths:
        yield "made-4", make(game, game.Options(seats=4), "sample")


def _put(path: Path, content: bytes) -> None:
    """Write a file at once: whoever reads it meanwhile finds the old one whole, never half of the new."""
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_bytes(content)
    draft.replace(path)


def main(keys: list[str]) -> None:
    """Write the streams of every record, or of some games only, and the list of them."""
    for key, game in GAMES.items():
        if keys and key not in keys:
            continue
        shelf: dict[str, int] = {}
        for name, record in records(key, game):
            folder = OUT / key / name
            folder.mkdir(parents=True, exist_ok=True)
            seats: list[Seat | None] = [None, *(Seat(chair) for chair in range(len(record.header.seats)))]
            for seat in seats:
                place = "watch" if seat is None else str(seat)
                _put(folder / f"{place}.json", _encode(replayed(record, game, seat)))
            for lang in LANGS:
                moments = replayed(record, game, None, lang).moments
                _put(folder / f"story-{lang}.json", _encode({str(moment.number): moment.story for moment in moments}))
            shelf[name] = len(record.header.seats)
        for old in (OUT / key).iterdir():
            if old.is_dir() and old.name not in shelf:
                rmtree(old)
        _put(OUT / key / "list.json", _encode(shelf))
        print(f"{key}: {', '.join(shelf)}")


if __name__ == "__main__":
    main(sys.argv[1:])

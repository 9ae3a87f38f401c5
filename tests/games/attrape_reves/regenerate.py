"""Write the golden records and the perft counts anew, after a change of the rules that was meant.

python -m tests.games.attrape_reves.regenerate
"""

from pathlib import Path

import msgspec

from ludotheque.core import Seat
from ludotheque.core.record import decode, encode
from ludotheque.games import attrape_reves as game
from ludotheque.games.attrape_reves.table import Options
from ludotheque.testing.golden import make, playthrough
from ludotheque.testing.perft import Count, count

HERE = Path(__file__).parent

RECORDS = {
    "base-2": Options(seats=2),
    "base-3-tie-break": Options(seats=3, tie_break=True),
    "base-4": Options(seats=4, first=Seat(1)),
    "coop-1-new": Options(seats=1, variant="coop"),
    "coop-2-gibbous": Options(seats=2, variant="coop", moon="gibbous"),
    "coop-4-full": Options(seats=4, variant="coop", moon="full"),
    "speed-2": Options(seats=2, variant="speed"),
    "speed-3": Options(seats=3, variant="speed", hold=250),
    "speed-4": Options(seats=4, variant="speed"),
}
COUNTS = (
    (Options(seats=2), 4),
    (Options(seats=3), 5),
    (Options(seats=4, first=Seat(2)), 4),
    (Options(seats=1, variant="coop"), 6),
    (Options(seats=2, variant="coop", moon="full"), 4),
    (Options(seats=4, variant="coop", moon="gibbous"), 4),
    (Options(seats=2, variant="speed"), 4),
    (Options(seats=4, variant="speed", hold=0), 3),
)


def main() -> None:
    """Write everything."""
    for name, options in RECORDS.items():
        data = encode(make(game, options, f"attrape_reves {name}"))
        path = HERE / "records" / f"{name}.jsonl"
        path.write_bytes(data)
        path.with_suffix(".txt").write_text(playthrough(game, decode(data, game)), encoding="utf-8")
    lines = ["# options | seed of the deal | depth | move sequences of that length"]
    for options, depth in COUNTS:
        entry = Count(msgspec.json.encode(options).decode(), "perft", depth, 0)
        lines.append(msgspec.structs.replace(entry, count=count(game, entry)).line())
    (HERE / "perft.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""Golden records: a whole table as a record, and beside it a playthrough that a person can read.

The playthrough prints each move, its story, and every part of every view that it changed. The public part comes once,
then each seat's own. `python -m ludotheque.testing.golden FILE` prints it for any finished record.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.bots.arena import sit
from ludotheque.bots.levels import NORMAL, maker
from ludotheque.core import Damaged, Header, Player, Record, Seat, Seeded, Tick, commitment, seed_from, verify
from ludotheque.core.play import AnyGame
from ludotheque.core.record import End, decode, encode, read_header, steps
from ludotheque.testing.listing import rows
from ludotheque.texts import Speech

NAMES = ("Anna", "Basile", "Chloé", "Dev", "Esther", "Farid", "Gwen", "Hugo")


class Case(Struct, frozen=True):
    """One line of a list of golden records: `name | options as JSON | bot | secret of the deal`."""

    name: str
    options: str
    bot: str
    secret: str


def read_cases(path: Path) -> list[Case]:
    """The golden records a game asks for."""
    return [Case(*parts) for _, parts in rows(path, 4)]


def make(game: AnyGame, options: Any, secret: str, bot: str = NORMAL) -> Record:
    """Play one table with built-in players and keep its record."""
    made_by = maker(game, bot)
    bots = [made_by(Seat(chair), Random(f"{secret}/{chair}")) for chair in range(options.seats)]
    nonces = tuple(f"{chair:02x}" for chair in range(options.seats))
    moves = []
    outcome = None
    for move, step in sit(game, options, Seeded(seed_from(secret, nonces)), bots):
        if move is not None:
            moves.append(move)
        outcome = game.outcome(step.state)
    header = Header(
        game=game.KEY,
        rules=game.RULES,
        options=msgspec.to_builtins(options),
        seats=tuple(Player(NAMES[chair], bot) for chair in range(options.seats)),
        commitment=commitment(secret),
        nonces=nonces,
    )
    return Record(header, tuple(moves), End(outcome, secret))


def playthrough(game: AnyGame, record: Record) -> str:
    """The whole table in readable lines."""
    names = [player.name for player in record.header.seats]
    speech = Speech(game, "en", names)
    lines = [f"{speech.text('game-name')}, rules {record.header.rules}, {_short(record.header.options)}"]
    seats: list[Seat | None] = [*(Seat(chair) for chair in range(len(names))), None]
    shown: dict[Seat | None, dict[str, Any]] = {seat: {} for seat in seats}
    for number, step in enumerate(steps(record, game)):
        move = record.moves[number - 1] if number else None
        lines.append("")
        if move is None:
            lines.append("0. set-up")
        elif isinstance(move, Tick):
            lines.append(f"{number}. {move.at} ms: time")
        else:
            late = f" (lag {move.lag})" if move.lag else ""
            lines.append(f"{number}. {move.at} ms{late}: {names[move.seat]}: {speech.action(move.action)}")
        lines.extend(f"   — {speech.event(event)}" for event in step.events)
        lines.extend(_changes(game, step.state, seats, shown, names))
    outcome = record.end.outcome if record.end else None
    lines += ["", "end: " + ("left early" if outcome is None else _short(msgspec.to_builtins(outcome)))]
    return "\n".join(lines) + "\n"


def _changes(
    game: AnyGame, state: Any, seats: Sequence[Seat | None], shown: dict[Seat | None, dict[str, Any]], names: list[str]
) -> Iterator[str]:
    """What the last move changed in the public part (printed once) and in each seat's own part."""
    for position, seat in enumerate(seats):
        fields = dict(_leaves(msgspec.to_builtins(game.view(state, seat)), ""))
        who = "spectator" if seat is None else names[seat]
        before = shown[seat]
        for path in [*fields, *(gone for gone in before if gone not in fields)]:
            if before.get(path) == fields.get(path) or (path.startswith("public.") and position > 0):
                continue
            owner, name = ("public", path.removeprefix("public.")) if path.startswith("public.") else (who, path)
            yield f"   {owner}: {name} = {_short(fields.get(path))}"
        shown[seat] = fields


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every field of nested objects by its path; lists are leaves, so that a hand is one line."""
    if isinstance(value, dict) and value:
        for name, part in value.items():
            yield from _leaves(part, f"{path}.{name}" if path else str(name))
    else:
        yield path, value


def _short(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def golden(folder: Path, game: AnyGame, case: Case) -> None:
    """Write `NAME.jsonl`, and `NAME.txt` as anyone prints it from that file; an old record that still holds stays."""
    path = folder / f"{case.name}.jsonl"
    options = msgspec.json.decode(case.options, type=game.Options)
    if not (path.exists() and _holds(path.read_bytes(), game, options, case)):
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(encode(make(game, options, case.secret, case.bot)))
    path.with_suffix(".txt").write_text(playthrough(game, decode(path.read_bytes(), game)), encoding="utf-8")


def _holds(data: bytes, game: AnyGame, options: Any, case: Case) -> bool:
    """Whether this is the record asked for and the rules still play it to its end: then its age is worth keeping."""
    try:
        record = decode(data, game)
        finished = verify(record, game) == "finished"
    except Damaged:
        return False
    asked = (msgspec.to_builtins(options), (case.bot,) * options.seats, case.secret)
    found = (
        record.header.options,
        tuple(player.bot for player in record.header.seats),
        record.end and record.end.secret,
    )
    return finished and found == asked


def main(arguments: Sequence[str]) -> None:
    """Print the playthrough of each record named."""
    from ludotheque.games import GAMES  # the registry knows every game; the rest of this module knows none

    for name in arguments:
        data = Path(name).read_bytes()
        game = GAMES[read_header(data).game]
        sys.stdout.write(playthrough(game, decode(data, game)))


if __name__ == "__main__":
    main(sys.argv[1:])

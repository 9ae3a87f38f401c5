"""Opening a table: from a few wishes to a record without moves, or from a file to where it was left."""

import os
import re
import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.bots.levels import known
from ludotheque.core import BadOptions, Damaged, Header, Illegal, Player, Record, Seat, commitment, verify
from ludotheque.core.game import SEAT_OPTIONS
from ludotheque.core.markers import variants
from ludotheque.core.play import AnyGame
from ludotheque.core.record import End, decode, options_of, read_header, what_if
from ludotheque.terminal.wrong import Wrong, unusable
from ludotheque.texts import Lang, Speech, kebab

HUMAN = Seat(0)
COMPANY = ("Iris", "Hugo", "Nour", "Basile", "Zoé", "Timo", "Lila")
"""The built-in players' names, in seat order after the person's."""
USUAL = 4
SEVERAL = "more_time"
"""The option that names several seats, with commas."""
MOST_BYTES = 64_000_000


def find(key: str) -> AnyGame:
    """The game of this name; hyphens and capitals are forgiven."""
    from ludotheque.games import GAMES

    wanted = key.casefold().replace("-", "_").replace(" ", "_")
    if wanted not in GAMES:
        raise Wrong("wrong-game", game=key, known=", ".join(GAMES))
    return GAMES[wanted]


def options_for(game: AnyGame, lang: Lang, *, seats: int | None, variant: str | None, wishes: Sequence[str]) -> Any:
    """The game's options out of the command line's words."""
    chosen = variant if variant is not None else next(iter(game.SEATS))
    if chosen not in game.SEATS:
        raise Wrong("wrong-variant", variant=chosen, known=", ".join(game.SEATS))
    fields = {field.name for field in msgspec.structs.fields(game.Options)}
    elsewhere = variants(game.Options)
    count = min(USUAL, game.SEATS[chosen][-1]) if seats is None else seats
    values: dict[str, Any] = {**game.EXTRAS.alone, "seats": count, "variant": chosen}
    typed: dict[str, str] = {}
    for wish in wishes:
        name, equals, value = wish.partition("=")
        field = name.strip().replace("-", "_")
        if not equals or field not in fields - {"seats", "variant"}:
            known = ", ".join(sorted(kebab(field) for field in fields - {"seats", "variant"}))
            raise Wrong("wrong-option", option=wish, known=known)
        if chosen not in (only := elsewhere.get(field, (chosen,))):
            raise Wrong("wrong-option-variant", option=kebab(field), variant=chosen, known=", ".join(only))
        typed[field] = value.strip()
        values[field] = _value(field, typed[field])
    try:
        return msgspec.convert(values, game.Options, strict=False)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, BadOptions):
            why = Speech(game, lang).refusal(error.__cause__)
            counted = not values.keys().isdisjoint(SEAT_OPTIONS)
            raise Wrong("wrong-options-seats" if counted else "wrong-options", why=why, last=count) from None
        raise _not_possible(game, values | typed, str(error)) from None


def _value(field: str, word: str) -> Any:
    """What a record says for a word of the command line."""
    if field == SEVERAL:
        return [_seat(each) for each in word.split(",")]
    return _seat(word) if field in SEAT_OPTIONS else word


def _seat(word: str) -> int | str | None:
    """The number of a seat in a record, which begins at 0; people count from 1. What is none is refused later."""
    try:
        number = msgspec.convert(word, int | None, strict=False)
    except msgspec.ValidationError:
        return word
    return None if number is None else number - 1


def _not_possible(game: AnyGame, values: Mapping[str, Any], why: str) -> Wrong:
    """Which value of the command line is none for its option, and what would be."""
    where = re.search(r"`\$\.(\w+)", why)
    assert where is not None, why
    field = where[1]
    kinds = {each.name: each.type for each in msgspec.inspect.type_info(game.Options).fields}  # type: ignore[attr-defined] # of a Struct
    kind = kinds[field]
    kind = kind.type if isinstance(kind, msgspec.inspect.Metadata) else kind
    given = {"option": kebab(field), "value": str(values[field])}
    match kind:
        case msgspec.inspect.LiteralType(values=known):
            return Wrong("wrong-option-value", **given, known=", ".join(map(str, known)))
        case msgspec.inspect.BoolType():
            return Wrong("wrong-option-value", **given, known="true, false")
        case msgspec.inspect.VarTupleType():
            return Wrong("wrong-option-seats", **given)
        case _:
            return Wrong("wrong-option-number", **given)


def fresh(game: AnyGame, options: Any, *, name: str, levels: Sequence[str], seed: str | None) -> Record:
    """A table where nobody has moved yet: one person, and built-in players around, their levels seat by seat."""
    secret = secrets.token_hex(16) if seed is None else seed
    company = [
        Player(friend, level) for friend, level in zip(COMPANY[: options.seats - 1], cycle(levels), strict=False)
    ]
    header = Header(
        game=game.KEY,
        rules=game.RULES,
        options=msgspec.to_builtins(options),
        seats=(Player(name=name), *company),
        commitment=commitment(secret),
    )
    return Record(header, (), End(None, secret))


def load(path: Path) -> tuple[AnyGame, Record]:
    """A record that verifies, and its game; `Damaged` says in one sentence what is wrong with any other file."""
    from ludotheque.games import GAMES

    try:
        if path.stat().st_size > MOST_BYTES:
            raise Wrong("wrong-file", file=str(path), why="> 64 MB")
        data = path.read_bytes()
    except OSError as error:
        raise unusable(path, error) from None
    header = read_header(data)
    if header.game not in GAMES:
        raise Damaged("record-unknown-game", found=header.game)
    game = GAMES[header.game]
    record = decode(data, game)
    verify(record, game)
    return game, record


def resumable(path: Path) -> tuple[AnyGame, Record]:
    """A record that was left early and in which a person sits."""
    game, record = load(path)
    assert record.end is not None
    if record.end.outcome is not None:
        raise Wrong("wrong-finished", file=str(path))
    levels = [player.bot for player in record.header.seats if player.bot is not None]
    if len(levels) != len(record.header.seats) - 1 or not all(known(game, level) for level in levels):
        raise Wrong("wrong-company", file=str(path))
    return game, record


def person_of(header: Header) -> Seat:
    """The seat of the person; of several people the first, and where only bots played the first seat."""
    return next((Seat(chair) for chair, player in enumerate(header.seats) if player.bot is None), HUMAN)


def branched(
    path: Path, *, step: int, seat: int | None, name: str, levels: Sequence[str], seed: str | None
) -> tuple[AnyGame, Record]:
    """A what-if after so many moves of a record: a person in one seat (1 is the first), bots in the others."""
    game, source = load(path)
    last = len(source.header.seats)
    if seat is not None and not 1 <= seat <= last:
        raise Wrong("wrong-seat", seat=str(seat), last=last)
    mine = person_of(source.header) if seat is None else Seat(seat - 1)
    try:
        begun = what_if(source, game, step, mine)
    except Illegal as refusal:
        raise Wrong(refusal.key, **refusal.variables) from None
    blank = fresh(game, options_of(source, game), name=name, levels=levels, seed=seed)
    you, *company = blank.header.seats
    seats = (*company[:mine], you, *company[mine:])
    header = msgspec.structs.replace(begun.header, seats=seats, commitment=blank.header.commitment)
    return game, Record(header, begun.moves, blank.end)


def new_path(game: AnyGame) -> Path:
    """Where a record goes when nobody says where."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return Path(home) / "ludotheque" / f"{game.KEY}-{stamp}-{secrets.token_hex(2)}.jsonl"

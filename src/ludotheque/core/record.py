"""A record: header, moves, end, as JSON lines that a person can read and any program can check."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.deal import Deal, Seeded, commitment, seed_from
from ludotheque.core.game import Act, Move, Seat, Step, Tick
from ludotheque.core.origin import Origin
from ludotheque.core.outcome import Outcome
from ludotheque.core.play import AnyGame, check_what_if, replay
from ludotheque.core.refusal import Illegal, Spoken

FORMAT = 1
MOST_MOVES = 3_000
"""The most moves of a record from outside, and before a what-if begins; a long game has half as many."""
MOST_ORIGINS = 16
"""The most earlier deals of a table: each costs a new deal whenever the record is replayed."""
LONGEST_SECRET = 128
"""The most characters of a secret in a record from outside. A server's has 64, one of the terminal is `--seed`."""
_NONCE = re.compile("[A-Za-z0-9_-]{0,64}")
"""As the protocol has it; a bot gives none."""


class Player(Struct, frozen=True, omit_defaults=True):
    """Who sat in a seat: a name, and the level if it was a bot."""

    name: str
    """The name shown at the table."""
    bot: str | None = None
    """The level of a bot."""


class Header(Struct, frozen=True, tag="header", omit_defaults=True):
    """The first line: everything agreed before the first move."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[Player, ...]
    commitment: str
    nonces: tuple[str, ...] = ()
    origins: tuple[Origin, ...] = ()
    """Of a what-if: the deals under which the first moves were played, the oldest first (decision 47)."""
    format: int = msgspec.field(default=FORMAT, name="record")


class End(Struct, frozen=True, tag="end"):
    """The last line: the result (`None` when the table was left early) and the revealed secret."""

    outcome: Outcome | None
    secret: str


class Record(Struct, frozen=True):
    """A whole table on paper."""

    header: Header
    moves: tuple[Move[Any], ...]
    end: End | None = None

    @property
    def options(self) -> dict[str, Any]:
        return self.header.options

    def deal(self) -> Seeded:
        """The deal, once the secret is revealed."""
        if self.end is None:
            raise Damaged("record-no-end")
        return Seeded(seed_from(self.end.secret, self.header.nonces))


class Damaged(Spoken, ValueError):
    """A record that cannot be trusted, and why."""


@lru_cache
def _move_decoder(action: Any) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(Act[action] | Tick | End)


_encode = msgspec.json.Encoder(order="deterministic").encode
_header = msgspec.json.Decoder(Header)


def encode_line(part: "Header | Move[Any] | End") -> bytes:
    """One line of a record, with its newline."""
    return _encode(part) + b"\n"


def encode(record: Record) -> bytes:
    """The whole file."""
    parts = [record.header, *record.moves, *([record.end] if record.end else [])]
    return b"".join(encode_line(part) for part in parts)


def read_header(data: bytes) -> Header:
    """The header alone, to find out which game is needed to read the rest."""
    try:
        header = _header.decode(data.partition(b"\n")[0])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Damaged("record-header", why=str(error)) from None
    if header.format != FORMAT:
        raise Damaged("record-format", found=header.format, known=FORMAT)
    return header


def decode(data: bytes, game: AnyGame) -> Record:
    """Read a file; every line must be whole and of the game's own actions."""
    header = read_header(data)
    if header.game != game.KEY:
        raise Damaged("record-other-game", found=header.game, known=game.KEY)
    if not data.endswith(b"\n"):
        raise Damaged("record-cut", line=data.count(b"\n") + 1)
    decoder = _move_decoder(game.Action)
    moves: list[Move[Any]] = []
    end: End | None = None
    for number, line in enumerate(data.splitlines()[1:], start=2):
        if end is not None:
            raise Damaged("record-after-end", line=number)
        try:
            part = decoder.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Damaged("record-line", line=number, why=str(error)) from None
        if isinstance(part, End):
            end = part
        else:
            moves.append(part)
    return Record(header, tuple(moves), end)


def bounded(record: Record) -> Record:
    """A record from outside, if it is not too long, nor its deals.

    A line of 70 bytes may need 2,000 bytes to be shown. The deals stay in the row of a what-if.
    """
    if len(record.moves) > MOST_MOVES:
        raise Damaged("record-too-long", most=MOST_MOVES)
    header, end = record.header, record.end
    deals = [(origin.secret, origin.nonces) for origin in header.origins]
    for secret, nonces in (*deals, ("" if end is None else end.secret, header.nonces)):
        of_table = len(nonces) <= len(header.seats) and all(map(_NONCE.fullmatch, nonces))
        if len(secret) > LONGEST_SECRET or not of_table:
            raise Damaged("record-deal", most=LONGEST_SECRET)
    return record


def options_of(record: Record, game: AnyGame) -> Any:
    """The game's own options out of the header."""
    try:
        options = msgspec.convert(record.header.options, game.Options)
    except msgspec.ValidationError as error:
        raise Damaged("record-options", why=str(error)) from None
    if options.seats != len(record.header.seats):
        raise Damaged("record-seats", found=len(record.header.seats), known=options.seats)
    return options


def steps(record: Record, game: AnyGame, deal: Deal | None = None) -> Iterator[Step[Any, Any]]:
    """The opening step, then one per move, by the record's deal or another; `Damaged` where a rule forbids."""
    if record.header.rules != game.RULES:
        raise Damaged("record-rules", found=record.header.rules, known=game.RULES)
    origins = record.header.origins
    counts = [0, *(origin.moves for origin in origins), len(record.moves)]
    if counts != sorted(counts) or len(origins) > MOST_ORIGINS:
        raise Damaged("record-origin")
    number = 1
    try:
        for step in replay(game, options_of(record, game), deal or record.deal(), record.moves, origins):
            yield step
            number += 1
    except Illegal as refusal:
        raise Damaged("record-illegal", line=number, rule=refusal.rule) from refusal


def what_if(record: Record, game: AnyGame, move: int, seat: Seat) -> Record:
    """The beginning of a what-if after so many moves of a record, still without players, commitment and nonces.

    Raises `Illegal` if none can begin there, and `Damaged` where the record cannot be trusted so far.
    """
    header, end = record.header, record.end
    if end is None:
        raise Damaged("record-no-end")
    if not 0 <= move <= len(record.moves):
        raise Illegal("TABLE-14", "refused-no-moment", last=len(record.moves))
    passed = tuple(origin for origin in header.origins if origin.moves <= move)
    ahead = header.origins[len(passed) :]
    now = ahead[0] if ahead else Origin(end.secret, header.nonces, move, seat)
    moves = tuple(each if isinstance(each, Tick) else replace(each, evidence=None) for each in record.moves[:move])
    *_, last = steps(Record(replace(header, origins=passed), moves), game, now.deal())
    check_what_if(game, last.state, seat)
    origins = (*passed, replace(now, moves=move, seat=seat))
    if len(origins) > MOST_ORIGINS:
        raise Damaged("record-origin")
    return Record(replace(header, seats=(), commitment="", nonces=(), origins=origins), moves)


Verdict = Literal["finished", "left"]


def verify(record: Record, game: AnyGame) -> Verdict:
    """Check rules version, legality of every move, result, and that the deal matches its commitment."""
    if record.end is None:
        raise Damaged("record-no-end")
    if commitment(record.end.secret) != record.header.commitment:
        raise Damaged("record-commitment")
    *_, last = steps(record, game)
    outcome = game.outcome(last.state)
    if outcome != record.end.outcome:
        raise Damaged("record-result")
    return "finished" if outcome is not None else "left"

"""Who sits where, as pure changes of a table's seats. Each returns the new seats or raises why not."""

from msgspec.structs import replace

from ludotheque.bots.levels import NORMAL, levels, present
from ludotheque.core.play import AnyGame
from ludotheque.server.protocol import refusals
from ludotheque.server.services.names import NAME_LENGTH, bot_face, bot_name, clean, distinct
from ludotheque.server.storage.rows import SeatRow, TableRow
from ludotheque.server.table.phases import enter

Seats = tuple[SeatRow, ...]


def _put(seats: Seats, number: int, seat: SeatRow) -> Seats:
    return (*seats[:number], seat, *seats[number + 1 :])


def _names(seats: Seats) -> list[str]:
    return [seat.name for seat in seats if seat.kind != "empty"]


def free_seat(seats: Seats, wanted: int | None) -> int:
    """The seat someone gets: the one asked for, or the first empty one."""
    if wanted is not None:
        if wanted >= len(seats):
            raise refusals.NO_SEAT()
        if seats[wanted].kind != "empty":
            raise refusals.SEAT_TAKEN()
        return wanted
    for number, seat in enumerate(seats):
        if seat.kind == "empty":
            return number
    raise refusals.TABLE_FULL()


def sit(seats: Seats, number: int, name: str, avatar: str, token_hash: str, nonce: str | None = None) -> Seats:
    """A person sits down."""
    shown = clean(name, NAME_LENGTH)
    if not shown:
        raise refusals.BAD_NAME()
    row = SeatRow(kind="person", name=distinct(shown, _names(seats)), avatar=avatar, token_hash=token_hash, nonce=nonce)
    return _put(seats, number, row)


def fill(game: AnyGame, seats: Seats, wanted: int | None, level: str) -> Seats:
    """Bots sit down: in one seat, or in every empty one."""
    level = present(level)
    if level not in levels(game):
        raise refusals.NO_SUCH_LEVEL(levels=", ".join(levels(game)))
    if wanted is not None and (wanted >= len(seats) or seats[wanted].kind == "person"):
        raise refusals.SEAT_TAKEN()
    for number, seat in enumerate(seats):
        if number == wanted or (wanted is None and seat.kind == "empty"):
            others = _put(seats, number, SeatRow())
            name = bot_name(level, _names(others))
            face = bot_face(level, [seat.avatar for seat in others])
            seats = _put(seats, number, SeatRow(kind="bot", name=name, avatar=face, level=level))
    return seats


def give_nonce(row: TableRow, hashes: frozenset[str], nonce: str) -> TableRow:
    """A client's nonce, for each of its seats that has none yet (with a number behind it for several seats).

    None is accepted after the deal.
    """
    seats, mine = row.seats, seats_of(row.seats, hashes)
    for order, number in enumerate(mine):
        if row.phase == "open" and seats[number].nonce is None:
            share = nonce if len(mine) == 1 else f"{nonce[:60]}-{order}"
            seats = _put(seats, number, replace(seats[number], nonce=share))
    return replace(row, seats=seats)


def begin_with(row: TableRow, number: int | None) -> TableRow:
    """The host names who begins, or leaves it to chance: an option of the game."""
    if row.phase != "open":
        raise refusals.ALREADY_STARTED()
    if "first" not in row.options:
        raise refusals.NO_FIRST()
    if number is not None:
        if number >= len(row.seats):
            raise refusals.NO_SEAT()
        if row.seats[number].kind == "empty":
            raise refusals.FIRST_EMPTY()
    return replace(row, options={**row.options, "first": number})


def give_time(row: TableRow, number: int, *, more: bool) -> TableRow:
    """The host lets a person look and choose longer, or as long as the others: an option of every game."""
    if row.phase != "open":
        raise refusals.ALREADY_STARTED()
    if number >= len(row.seats):
        raise refusals.NO_SEAT()
    if more and row.seats[number].kind != "person":
        raise refusals.MORE_TIME_PEOPLE()
    return _with_time(row, {*_slow(row), number} if more else _slow(row) - {number})


def _slow(row: TableRow) -> set[int]:
    return set(row.options.get("more_time", ()))


def _with_time(row: TableRow, seats: set[int]) -> TableRow:
    rest = {name: value for name, value in row.options.items() if name != "more_time"}
    return replace(row, options={**rest, "more_time": sorted(seats)} if seats else rest)


def start(game: AnyGame, row: TableRow) -> TableRow:
    """The deal: bots fill the empty seats, and the nonces are fixed."""
    if row.phase != "open":
        raise refusals.ALREADY_STARTED()
    seats = fill(game, row.seats, None, NORMAL)
    nonces = tuple(seat.nonce or "" for seat in seats)
    return enter(row, "playing", seats=seats, nonces=nonces, autostart=False)


def again(seats: Seats) -> Seats:
    """The same seats at a new table: their nonces are still to come."""
    return tuple(replace(seat, nonce=None) for seat in seats)


def people(seats: Seats) -> Seats:
    """The seats that people hold, in their order."""
    return tuple(seat for seat in seats if seat.kind == "person")


def moved(seats: Seats, count: int) -> Seats:
    """The people alone at a new table of so many seats, in their order; the rest is empty."""
    sat = again(people(seats))
    return (*sat, *(SeatRow() for _ in range(count - len(sat))))


def leave(row: TableRow, numbers: tuple[int, ...]) -> TableRow:
    """People leave; if the host did, the next person is host. Before the deal their mark and their time go along."""
    seats = row.seats
    if row.phase == "open" and _slow(row) & set(numbers):
        row = _with_time(row, _slow(row) - set(numbers))
    if row.phase == "open" and row.options.get("first") in numbers:
        row = begin_with(row, None)
    hosts = [number for number in numbers if seats[number].token_hash == row.host_hash]
    for number in numbers:
        if row.phase == "open":
            seats = _put(seats, number, SeatRow())
        elif row.phase == "playing" and seats[number].kind == "person":
            gone = replace(seats[number], kind="bot", level=NORMAL, token_hash=None)
            seats = _put(seats, number, gone)
    heir = next((seat.token_hash for seat in seats if seat.kind == "person"), None) if hosts else None
    return replace(row, seats=seats, host_hash=heir or row.host_hash)


def opening(row: TableRow, hashes: frozenset[str]) -> frozenset[str]:
    """Those of these hashes that open something at a table: a seat, or the role of the host."""
    return hashes & {row.host_hash, *(seat.token_hash for seat in row.seats)}


def seats_of(seats: Seats, hashes: frozenset[str]) -> tuple[int, ...]:
    """The seats that tokens with these hashes open."""
    return tuple(number for number, seat in enumerate(seats) if seat.token_hash in hashes)

"""Who sits where, as pure changes of a table's seats. Each returns the new seats or raises why not."""

from msgspec.structs import replace

from ludotheque.core import Illegal
from ludotheque.core.play import AnyGame
from ludotheque.server.botseat import STAND_IN, levels
from ludotheque.server.ledger import SeatRow, TableRow
from ludotheque.server.names import NAME_LENGTH, bot_name, clean, distinct

Seats = tuple[SeatRow, ...]


def _put(seats: Seats, number: int, seat: SeatRow) -> Seats:
    return (*seats[:number], seat, *seats[number + 1 :])


def _names(seats: Seats) -> list[str]:
    return [seat.name for seat in seats if seat.kind != "empty"]


def free_seat(seats: Seats, wanted: int | None) -> int:
    """The seat someone gets: the one asked for, or the first empty one."""
    if wanted is not None:
        if wanted >= len(seats):
            raise Illegal("TABLE-2", "refused-no-seat")
        if seats[wanted].kind != "empty":
            raise Illegal("LOBBY-7", "refused-seat-taken")
        return wanted
    for number, seat in enumerate(seats):
        if seat.kind == "empty":
            return number
    raise Illegal("LOBBY-8", "refused-table-full")


def sit(seats: Seats, number: int, name: str, avatar: str, token_hash: str, nonce: str | None = None) -> Seats:
    """A person sits down."""
    shown = clean(name, NAME_LENGTH)
    if not shown:
        raise Illegal("LOBBY-10", "refused-name")
    row = SeatRow(kind="person", name=distinct(shown, _names(seats)), avatar=avatar, token_hash=token_hash, nonce=nonce)
    return _put(seats, number, row)


def fill(game: AnyGame, seats: Seats, wanted: int | None, level: str) -> Seats:
    """Bots sit down: in one seat, or in every empty one."""
    if level not in levels(game):
        raise Illegal("LOBBY-11", "refused-no-such-level")
    if wanted is not None and (wanted >= len(seats) or seats[wanted].kind == "person"):
        raise Illegal("LOBBY-7", "refused-seat-taken")
    for number, seat in enumerate(seats):
        if number == wanted or (wanted is None and seat.kind == "empty"):
            others = _names(_put(seats, number, SeatRow()))
            seats = _put(seats, number, SeatRow(kind="bot", name=bot_name(others), level=level))
    return seats


def give_nonce(seats: Seats, mine: tuple[int, ...], nonce: str) -> Seats:
    """A client's share of the deal, for each of its seats that gave none yet (several get a number behind it)."""
    for order, number in enumerate(mine):
        if seats[number].nonce is None:
            share = nonce if len(mine) == 1 else f"{nonce[:60]}-{order}"
            seats = _put(seats, number, replace(seats[number], nonce=share))
    return seats


def start(game: AnyGame, row: TableRow) -> TableRow:
    """The deal: bots sit down in what is empty, and the shares of the deal are fixed."""
    if row.phase != "open":
        raise Illegal("LOBBY-5", "refused-already-started")
    chairs = fill(game, row.seats, None, STAND_IN)
    return replace(row, seats=chairs, nonces=tuple(seat.nonce or "" for seat in chairs), phase="playing")


def again(seats: Seats) -> Seats:
    """The same seats at a new table: their shares of its deal are still to come."""
    return tuple(replace(seat, nonce=None) for seat in seats)


def people(seats: Seats) -> Seats:
    """The seats that people hold, in their order."""
    return tuple(seat for seat in seats if seat.kind == "person")


def moved(seats: Seats, count: int) -> Seats:
    """The people alone at a new table of so many seats, in their order; the rest is empty."""
    sat = again(people(seats))
    return (*sat, *(SeatRow() for _ in range(count - len(sat))))


def leave(row: TableRow, numbers: tuple[int, ...]) -> TableRow:
    """People leave; if the host did, the next person is host."""
    seats = row.seats
    hosts = [number for number in numbers if seats[number].token_hash == row.host_hash]
    for number in numbers:
        if row.phase == "open":
            seats = _put(seats, number, SeatRow())
        elif row.phase == "playing" and seats[number].kind == "person":
            gone = replace(seats[number], kind="bot", level=STAND_IN, token_hash=None)
            seats = _put(seats, number, gone)
    heir = next((seat.token_hash for seat in seats if seat.kind == "person"), None) if hosts else None
    return replace(row, seats=seats, host_hash=heir or row.host_hash)

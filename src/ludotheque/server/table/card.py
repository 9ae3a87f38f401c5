"""A table's card: all that the lobby and everyone at the table may know about it."""

from typing import Literal

import msgspec

from ludotheque.bots.levels import NORMAL, present
from ludotheque.core import Outcome
from ludotheque.core.play import AnyGame
from ludotheque.server.protocol import Held, Phase, SeatInfo, TableInfo
from ludotheque.server.storage.rows import SeatRow, TableRow
from ludotheque.server.table import phases
from ludotheque.server.table.presence import Presence, SeatPresence
from ludotheque.server.table.teaching import allowed


def make_card(
    row: TableRow, game: AnyGame, presence: Presence, *, phase: Phase, held: Held | None, pausing: bool, number: int
) -> TableInfo:
    """The card of a table; `number` is the last move that spectators may have noticed."""
    return TableInfo(
        code=row.code,
        game=row.game,
        rules=row.rules,
        options=row.options,
        public=row.public,
        phase=phase,
        seats=tuple(_seat_info(seat, sitting) for seat, sitting in zip(row.seats, presence.seats, strict=True)),
        host=presence.host_seat(row),
        commitment=row.commitment,
        created=row.created,
        held=held,
        pausing=pausing,
        races=_races(row, game, presence),
        hints=allowed(game, row),
        analysed=row.outcome is not None and game.EXTRAS.analyse is not None,
        watching=len(presence.watchers),
        number=number,
        outcome=None if row.outcome is None else msgspec.convert(row.outcome, Outcome),
        next=row.next,
        secret=row.secret if row.phase in phases.ENDED else None,
        what_if=row.origins[-1].moves if row.origins else None,
    )


def _seat_info(seat: SeatRow, sitting: SeatPresence) -> SeatInfo:
    connection = next(iter(sitting.connections), None)
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        avatar=seat.avatar,
        level=_level(seat, sitting),
        here=connection is not None,
        stand_in=sitting.stand_in,
        failed=sitting.failed,
        line="unknown" if connection is None else connection.link.path().quality,
        nonce=seat.nonce,
    )


def _level(seat: SeatRow, sitting: SeatPresence) -> str | None:
    """The level that plays in a seat now."""
    if seat.level is None:
        return None
    return NORMAL if sitting.failed else present(seat.level)


def _races(row: TableRow, game: AnyGame, presence: Presence) -> Literal["fair", "plain", "trusting"] | None:
    """How touches are judged, given what is known of the connections of those who sit here."""
    if row.options.get("variant") not in game.EXTRAS.races:
        return None
    paths = [connection.link.path() for _, connection in presence.seated()]
    if any(path.plain for path in paths):
        return "plain"
    return "fair" if all(path.kernel is not None for path in paths) else "trusting"

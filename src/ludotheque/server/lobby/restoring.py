"""Tables read back from the store: built from their row and their log, then set going again."""

from ludotheque.server.services.logs import failed
from ludotheque.server.services.services import Services
from ludotheque.server.storage.checking import check_log
from ludotheque.server.storage.jobs import LoggedMove
from ludotheque.server.storage.rows import TableRow
from ludotheque.server.table import phases
from ludotheque.server.table.phases import Hold
from ludotheque.server.table.table import Table


async def rebuild(services: Services, row: TableRow, moves: list[LoggedMove] | None) -> Table:
    """A table as it was stored; a damaged one if its log (`None`: unreadable) cannot be folded."""
    table = Table(services, row)
    try:
        if row.nonces:
            await table.deal(_checked(row, moves))
    except Exception as error:  # noqa: BLE001 — whatever a damaged log leads to
        failed(services.log, "table damaged", error, table=row.id)
        services.metrics.damaged.inc()
        return Table(services, phases.damaged(row))
    return table


def _checked(row: TableRow, moves: list[LoggedMove] | None) -> list[LoggedMove]:
    if moves is None:
        raise ValueError("a move cannot be read")
    check_log(row, moves)
    return moves


def resume(table: Table) -> None:
    """Let a table that was being played go on once people are back, or end it if its last move was the end."""
    play, services = table.play, table.services
    if table.row.phase != "playing":
        return
    if play is not None and play.over:
        table.finish("over", table.game.outcome(play.shown.state))
        return
    for number in range(len(table.row.seats)):
        table.attendance.expect_back(number)
    if play is not None and play.looking:
        table.time.release(Hold.RESTART)  # MP-7: no face is shown for longer than its look
    if play is not None and play.urgent:
        table.waits.put_off_pause()
    back_by = services.clock.now() + services.settings.return_s * 1000
    services.clock.call_at(back_by, lambda: table.waits.release(Hold.RESTART))

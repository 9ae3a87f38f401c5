"""The lobby: every table by its code, and all that changes who sits where. Each change is durable first."""

from collections.abc import Callable
from time import time
from typing import Any

import msgspec
from msgspec.structs import replace

from ludotheque.core import Illegal, commitment
from ludotheque.core.play import AnyGame
from ludotheque.server import ledger, seating
from ludotheque.server.house import House
from ludotheque.server.ledger import SeatRow, TableRow
from ludotheque.server.logs import failed
from ludotheque.server.messages import Goodbye, Joining, Opening, PlayNow
from ludotheque.server.names import hashed, new_code, new_secret, new_token
from ludotheque.server.options import options_for, read_options
from ludotheque.server.store import Down, Job, Stale
from ludotheque.server.table import Table
from ludotheque.server.upkeep import Upkeep


class Lobby:
    """All tables in memory. A table that is not here may still be in the store."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: dict[str, Table] = {}
        self.upkeep = Upkeep(house, self.tables)

    # --- opening and finding -----------------------------------------------------------------------------------------

    async def open(self, wish: Opening) -> tuple[Table, int | None, str]:
        """Open a table; the host's seat and token."""
        game, options = read_options(self.house.games, wish.game, wish.options)
        token = new_token()
        chairs = tuple(SeatRow() for _ in range(options.seats))
        seat: int | None = None
        if wish.name is not None:
            seat = 0
            chairs = seating.sit(chairs, 0, wish.name, wish.avatar, hashed(token))
        if wish.bots is not None:
            chairs = seating.fill(game, chairs, None, wish.bots)
        return await self._create(game, options, wish.public, chairs, hashed(token)), seat, token

    async def play_now(self, wish: PlayNow) -> tuple[Table, int, str]:
        """One person against bots; dealt as soon as the person says hello."""
        _, options = read_options(self.house.games, wish.game, wish.options)
        opening = Opening(
            game=wish.game,
            options=msgspec.to_builtins(options),
            name=wish.name,
            avatar=wish.avatar,
            bots=wish.level,
        )
        table, seat, token = await self.open(opening)
        assert seat is not None
        table.autostart = True
        return table, seat, token

    async def _create(
        self, game: AnyGame, options: Any, public: bool, chairs: tuple[SeatRow, ...], host_hash: str
    ) -> Table:
        if len(self.tables) >= self.house.settings.tables:
            raise Illegal("LOBBY-3", "refused-server-full")
        secret = new_secret()
        row = TableRow(
            code="",
            game=game.KEY,
            rules=game.RULES,
            options=msgspec.to_builtins(options),
            public=public,
            phase="open",
            created=int(time()),
            secret=secret,
            commitment=commitment(secret),
            host_hash=host_hash,
            seats=chairs,
        )
        for attempt in range(20):
            row = replace(row, code=new_code())
            try:
                row = replace(row, id=await self._do(ledger.create(row)))
            except Stale:
                if attempt == 19:
                    raise
                continue  # the code is taken
            break
        self.house.log.info("table opened", table=row.id, game=row.game, seats=len(chairs))
        return self._enter(Table(self.house, row))

    def _enter(self, table: Table) -> Table:
        self.upkeep.look_after(table)
        self.tables[table.row.code] = table
        return table

    async def find(self, code: str) -> Table:
        """A table by its code: in memory, or read back from the store; raises `Illegal` if there is none."""
        code = code.upper()
        table = self.tables.get(code)
        if table is not None:
            return table
        row: TableRow | None = await self._do(ledger.take_over(code))
        if row is None or row.game not in self.house.games:
            raise Illegal("LOBBY-4", "refused-no-such-table")
        moves = await self._do(ledger.log(row.id)) if row.phase != "open" else []
        return self.tables.get(code) or self._restore(row, moves)  # someone may have been quicker

    def public_tables(self) -> list[Table]:
        """Open tables that anyone may join."""
        return [
            table
            for table in self.tables.values()
            if table.row.public and table.row.phase == "open" and any(seat.kind == "empty" for seat in table.row.seats)
        ]

    async def load(self) -> int:
        """After a start: take over every live table and fold its log. A damaged one is set aside, the rest goes on."""
        rows: list[TableRow] = await self._do(ledger.claim_live())
        for row in rows:
            if row.game in self.house.games:
                moves = await self._do(ledger.log(row.id)) if row.phase == "playing" else []
                self._restore(row, moves)
        return len(rows)

    def _restore(self, row: TableRow, moves: list[ledger.LoggedMove]) -> Table:
        try:
            _same_rules(row, self.house.games[row.game])
            table = Table(self.house, row, restored=row.phase == "playing")
            if row.nonces:
                table.open_play(moves)
        except Exception as error:  # noqa: BLE001 — whatever a damaged log leads to
            failed(self.house.log, "log damaged", error, table=row.id)
            self.house.metrics.frozen.inc()
            return self._enter(Table(self.house, replace(row, phase="damaged")))
        self._enter(table)
        if row.phase == "playing" and table.play is not None and table.play.over:
            outcome = table.game.outcome(table.play.shown.state)
            table.finish(replace(row, phase="over", outcome=msgspec.to_builtins(outcome)))
        elif row.phase == "playing":
            for number in range(len(row.seats)):
                table.expect_back(number)
            when = self.house.clock.now() + self.house.settings.return_s * 1000
            self.house.clock.call_at(when, lambda: table.release("restart"))
        return table

    # --- changing who sits where -------------------------------------------------------------------------------------

    async def change(self, table: Table, edit: Callable[[TableRow], TableRow]) -> None:
        """Change a table's row: one change at a time, written before it is shown."""
        async with table.changing:
            before = table.row
            row = edit(before)
            if row == before:
                return
            await self._do(ledger.save(row))
            if table.row is not before:  # the game ended meanwhile
                row = replace(table.row, seats=row.seats, host_hash=row.host_hash, next=row.next)
            table.row = row
        table.tell_change()

    async def join(self, table: Table, wish: Joining) -> tuple[int, str]:
        """Sit down in a free seat; the seat and its token."""
        token = new_token()
        taken: list[int] = []

        def edit(row: TableRow) -> TableRow:
            if row.phase != "open":
                raise Illegal("LOBBY-5", "refused-already-started")
            seat = seating.free_seat(row.seats, wish.seat)
            taken.append(seat)
            chairs = seating.sit(row.seats, seat, wish.name, wish.avatar, hashed(token), wish.nonce)
            return replace(row, seats=chairs)

        await self.change(table, edit)
        return taken[-1], token

    async def fill(self, table: Table, chair: int | None, level: str) -> None:
        """Put bots into one seat, or into every empty one."""

        def edit(row: TableRow) -> TableRow:
            if row.phase != "open":
                raise Illegal("LOBBY-5", "refused-already-started")
            return replace(row, seats=seating.fill(table.game, row.seats, chair, level))

        await self.change(table, edit)

    async def start(self, table: Table) -> None:
        """Deal: fill what is empty, fix the nonces, write it, then show everyone their cards."""
        before = table.row
        await self.change(table, lambda row: seating.start(table.game, row))
        try:
            table.open_play([])
        except Exception as error:  # noqa: BLE001 — a bug of a game stops one table
            table.broke(error)
            return
        self.house.log.info("game starts", table=before.id, game=before.game)
        table.first_update()

    async def rematch(self, table: Table, other: str | None = None) -> Table:
        """A new table with the same people and options, or of another game; their tokens are valid there."""
        if table.row.phase not in ("over", "left"):
            raise Illegal("LOBBY-6", "refused-not-over")
        if table.row.next is not None:
            return await self.find(table.row.next)
        if other is None:
            game, options = read_options(self.house.games, table.row.game, table.row.options)
            chairs = seating.again(table.row.seats)
        else:
            game, options = options_for(self.house.games, other, len(seating.people(table.row.seats)))
            chairs = seating.moved(table.row.seats, options.seats)
        fresh = await self._create(game, options, table.row.public, chairs, table.row.host_hash)
        await self.change(table, lambda row: replace(row, next=fresh.row.code))
        return fresh

    async def leave(self, table: Table, seats: tuple[int, ...]) -> None:
        """Give seats up: before the deal they are free again, after it the built-in player keeps them."""
        await self.change(table, lambda row: seating.leave(row, seats))
        for seat in seats:
            table.talk.forget(seat)
            for wire in list(table.chairs[seat].wires):
                table.chairs[seat].wires.pop(wire, None)
                wire.seats = tuple(each for each in wire.seats if each != seat)
                if not wire.seats:
                    table.watchers[wire] = None
            table.stand_in(seat)
        if table.row.phase == "playing" and not any(seat.kind == "person" for seat in table.row.seats):
            table.finish(replace(table.row, phase="left"))

    async def _do(self, job: Job) -> Any:
        try:
            return await self.house.store.do(job)
        except Down:
            raise Illegal("LOBBY-9", "refused-stalled") from None

    async def close(self) -> None:
        """Say goodbye to everyone, and let what is being saved be saved."""
        for table in list(self.tables.values()):
            table.close(Goodbye(reason="restart", back=True))
        await self.upkeep.finish()


def _same_rules(row: TableRow, game: AnyGame) -> None:
    if row.rules != game.RULES:
        raise ValueError("played under other rules")

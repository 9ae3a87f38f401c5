"""The lobby: every table by its code, and all that changes who sits where. Each change is durable first."""

from collections.abc import Callable
from time import time
from typing import Any

import msgspec
from msgspec.structs import replace

from ludotheque.core import Illegal, Record, commitment
from ludotheque.core.play import AnyGame
from ludotheque.core.record import encode_line
from ludotheque.server.connection.connection import Connection
from ludotheque.server.lobby.listing import Listing
from ludotheque.server.lobby.options import options_for, read_options
from ludotheque.server.lobby.registry import Registry
from ludotheque.server.lobby.retention import Retention
from ludotheque.server.lobby.upkeep import Upkeep
from ludotheque.server.protocol import Goodbye, Joining, Opening, PlayNow, Rematch, TableInfo, WhatIf, refusals
from ludotheque.server.services.names import hashed, new_code, new_secret, new_token
from ludotheque.server.services.services import Services
from ludotheque.server.storage import jobs
from ludotheque.server.storage.errors import Stale
from ludotheque.server.storage.rows import SeatRow, TableRow
from ludotheque.server.table import phases, seating
from ludotheque.server.table.card import make_card
from ludotheque.server.table.presence import Presence
from ludotheque.server.table.table import Table


class Lobby:
    """All that people do with tables. A table is in memory while someone is there; every other is in the store."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.registry = Registry(services)
        self.tables = self.registry.tables
        """The tables in memory, by code."""
        self.upkeep = Upkeep(services, self.registry)
        self._listing = Listing(self.registry.do)
        self.retention = Retention(services, self.tables)

    # --- opening and finding -----------------------------------------------------------------------------------------

    async def open(self, wanted: Opening, *, autostart: bool = False) -> tuple[TableRow, int | None, str]:
        """Open a table, which only writes its row; the host's seat and token."""
        game, options = read_options(self.services.games, wanted.game, wanted.options)
        token = new_token()
        seats = tuple(SeatRow() for _ in range(options.seats))
        seat: int | None = None
        if wanted.name is not None:
            seat = 0
            seats = seating.sit(seats, 0, wanted.name, wanted.avatar, hashed(token))
        if wanted.bots is not None:
            seats = seating.fill(game, seats, None, wanted.bots)
        row = await self._create(game, options, wanted.public, seats, hashed(token), autostart=autostart)
        return row, seat, token

    async def play_now(self, wanted: PlayNow) -> tuple[TableRow, int, str]:
        """One person against bots; dealt as soon as the person says hello."""
        _, options = read_options(self.services.games, wanted.game, wanted.options, alone=True)
        opening = Opening(
            game=wanted.game,
            options=msgspec.to_builtins(options),
            name=wanted.name,
            avatar=wanted.avatar,
            bots=wanted.level,
        )
        row, seat, token = await self.open(opening, autostart=True)
        assert seat is not None
        return row, seat, token

    async def what_if(self, beginning: Record, wanted: WhatIf) -> tuple[TableRow, int, str]:
        """One person in a seat of another game, from one of its moments on; goes on when the person says hello."""
        game, options = read_options(self.services.games, beginning.header.game, beginning.options)
        token = new_token()
        empty = tuple(SeatRow() for _ in range(options.seats))
        seats = seating.sit(empty, wanted.seat, wanted.name, wanted.avatar, hashed(token))
        seats = seating.fill(game, seats, None, wanted.level)
        row = await self._create(game, options, False, seats, hashed(token), autostart=True, begins=beginning)
        return row, wanted.seat, token

    async def _create(
        self,
        game: AnyGame,
        options: Any,
        public: bool,
        seats: tuple[SeatRow, ...],
        host_hash: str,
        *,
        autostart: bool = False,
        begins: Record | None = None,
    ) -> TableRow:
        if len(self.tables) >= self.services.settings.tables:
            raise refusals.SERVER_FULL()
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
            seats=seats,
            autostart=autostart,
            origins=() if begins is None else begins.header.origins,
        )
        first = () if begins is None else tuple(encode_line(move).decode().rstrip() for move in begins.moves)
        for attempt in range(20):
            row = replace(row, code=new_code(self.services.settings.code_length))
            try:
                row = replace(row, id=await self.registry.do(jobs.create(row, first)))
            except Stale:
                if attempt == 19:
                    raise
                continue  # the code is taken
            break
        self.services.log.info("table opened", table=row.id, game=row.game, seats=len(seats))
        self._listing.change()
        return row

    async def look(self, code: str, *, surely: bool = False) -> TableRow:
        """A table as it is stored; nobody loses it to this node. Raises `Illegal` if there is none."""
        return await self.registry.look(code, surely=surely)

    async def enter(self, code: str, epoch: int = 0) -> Table:
        """A table in memory, taken over if it is not; for whoever comes (with the newest epoch seen), or changes it."""
        return await self.registry.enter(code, epoch)

    async def decline(self, code: str) -> None:
        """Raise `Illegal` if a table is played under rules that this node does not know; another one may know them."""
        if code.upper() not in self.tables:
            self.registry.check_rules(await self.look(code))

    async def card(self, code: str) -> TableInfo:
        """The card of a table; of one that is not in memory, what is stored of it."""
        table = self.tables.get(code.upper())
        return table.info() if table is not None else await self.stored_card(await self.look(code))

    async def stored_card(self, row: TableRow) -> TableInfo:
        """The card of a row: nobody is known to be there, and how far a running game is stays secret."""
        number = await self.registry.do(jobs.last_number(row.id)) if row.phase in phases.ENDED else 0
        return make_card(
            row,
            self.services.games[row.game],
            Presence(len(row.seats), self.services.clock, 0.0),
            phase=phases.shown(row.phase, {}),
            held=None,
            pausing=False,
            number=number,
        )

    async def public_tables(self) -> list[TableInfo]:
        """Open tables that anyone may join, of all nodes."""
        games, found = self.services.games, []
        for row in await self._listing.rows():
            if row.game in games and row.rules == games[row.game].RULES:
                table = self.tables.get(row.code)
                found.append(await self.stored_card(row) if table is None else table.info())
        return [card for card in found if card.phase == "open" and any(seat.kind == "empty" for seat in card.seats)]

    # --- changing who sits where -------------------------------------------------------------------------------------

    async def change(self, table: Table, edit: Callable[[TableRow], TableRow]) -> None:
        """Change a table's row: one change at a time, written before it is shown."""
        async with table.changing:
            if await self._save(table, edit(table.row)):
                table.state.tell_change()

    async def _save(self, table: Table, row: TableRow) -> bool:
        """Write a table's new row, then use it; the caller holds `table.changing`. Says whether it is another one."""
        before = table.row
        if row == before:
            return False
        try:
            await self.registry.do(jobs.save(row))
        except Stale:
            self.registry.moved(table)
            raise refusals.LOBBY_STALLED() from None
        if table.row is not before:  # the game ended meanwhile: that is written next (`upkeep.py`), with this change
            row = replace(table.row, seats=row.seats, host_hash=row.host_hash, next=row.next)
        self._listing.change()
        table.state.row = row
        return True

    async def pause(self, table: Table, *, on: bool) -> None:
        """The host pauses the game, or lets it go on; the next node must know it, too."""
        async with table.changing:
            if table.row.phase != "playing":
                raise refusals.NOT_STARTED()
            await self._save(table, replace(table.row, paused=on))
            table.waits.pause(on=on)

    async def join(self, table: Table, wanted: Joining) -> tuple[int, str]:
        """Sit down in a free seat; the seat and its token."""
        token = new_token()
        taken: list[int] = []

        def edit(row: TableRow) -> TableRow:
            if row.phase != "open":
                raise refusals.ALREADY_STARTED()
            seat = seating.free_seat(row.seats, wanted.seat)
            taken.append(seat)
            seats = seating.sit(row.seats, seat, wanted.name, wanted.avatar, hashed(token), wanted.nonce)
            return replace(row, seats=seats)

        await self.change(table, edit)
        self.upkeep.expect(table, taken[-1], self.leave)
        return taken[-1], token

    async def fill(self, table: Table, seat: int | None, level: str) -> None:
        """Put bots into one seat, or into every empty one."""

        def edit(row: TableRow) -> TableRow:
            if row.phase != "open":
                raise refusals.ALREADY_STARTED()
            return replace(row, seats=seating.fill(table.game, row.seats, seat, level))

        await self.change(table, edit)

    async def start(self, table: Table) -> None:
        """Deal: fill what is empty, fix the nonces, write it, then show everyone their cards."""
        before = table.row
        log = await self.registry.do(jobs.log(before.id)) if before.origins else []
        async with table.changing:  # nobody gives up a seat before the cards are there
            if await self._save(table, seating.start(table.game, table.row)):
                table.state.tell_change()
            if table.row.phase != "playing":  # an operator closed it meanwhile
                raise refusals.GAME_OVER()
            try:
                await table.deal(log)
            except Exception as error:  # noqa: BLE001 — a bug of a game stops one table
                table.broke(error)
                return
        if self.tables.get(before.code) is not table:  # another node took it over meanwhile
            table.unload()
            return
        self.services.log.info("game started", table=before.id, game=before.game)
        table.first_update()

    async def start_alone(self, table: Table) -> None:
        """Deal a table of *Play now*, unless another socket of the same person was quicker."""
        try:
            await self.start(table)
        except Illegal as refusal:
            if refusal.rule != refusals.ALREADY_STARTED.id:
                raise

    async def rematch(self, table: Table, wanted: Rematch, permit: Callable[[], None] = lambda: None) -> str:
        """A new table with the same people and options, or of another game or variant; their tokens are valid there.

        A table is followed by one other, however many ask at once; `permit` raises if no more may be opened.
        """
        async with table.changing:
            if table.row.phase not in phases.ENDED:
                raise refusals.NOT_OVER()
            if table.row.next is not None:
                return table.row.next
            if wanted.game is None and wanted.variant is None:
                again = {name: value for name, value in table.row.options.items() if name != "first"}  # drawn again
                game, options = read_options(self.services.games, table.row.game, again)
                seats = seating.again(table.row.seats)
            else:
                people = len(seating.people(table.row.seats))
                game, options = options_for(self.services.games, wanted.game or table.row.game, people, wanted.variant)
                seats = seating.moved(table.row.seats, options.seats)
            permit()
            fresh = await self._create(game, options, table.row.public, seats, table.row.host_hash)
            if await self._save(table, replace(table.row, next=fresh.code)):
                table.state.tell_change()
            return fresh.code

    async def leave(self, table: Table, seats: tuple[int, ...]) -> None:
        """Give seats up: before the deal they are free again, after it the built-in player keeps them."""
        asked = table.row.seats
        seated = any(asked[seat].kind == "person" for seat in seats)
        left: tuple[int, ...] = ()

        def edit(row: TableRow) -> TableRow:
            nonlocal left  # without seats that were left meanwhile: somebody else may sit there by now
            left = tuple(seat for seat in seats if row.seats[seat].token_hash == asked[seat].token_hash)
            return seating.leave(row, left)

        await self.change(table, edit)
        table.attendance.give_up(left)
        if seated and table.row.phase == "playing" and not seating.people(table.row.seats):
            table.finish("left")

    async def remove(self, table: Table, seat: int, by: Connection | None = None) -> None:
        """Take a seat from whoever has it, and send them away if they have no other."""
        gone = list(table.presence.seats[seat].connections)
        await self.leave(table, (seat,))
        for connection in gone:
            if not connection.seats and connection is not by:
                connection.goodbye(Goodbye(reason="removed", back=False))

    async def close(self) -> None:
        """Say goodbye to everyone, and let what is being saved be saved."""
        for table in list(self.tables.values()):
            table.close(Goodbye(reason="restart", back=True))
        await self.upkeep.finish()

"""A conversation over one socket: from frames to what tables and lobby understand.

Nothing a client sends gets further than here unless it is a message of the protocol.
"""

import msgspec
from msgspec.structs import replace

from ludotheque.core import BadOptions, Illegal
from ludotheque.server import seating
from ludotheque.server.house import House, why
from ludotheque.server.lobby import Lobby
from ludotheque.server.logs import failed
from ludotheque.server.messages import (
    PROTOCOL,
    Ask,
    Do,
    Fill,
    Goodbye,
    Hello,
    Incoming,
    Leave,
    Line,
    Mute,
    Nudge,
    Pause,
    Phrase,
    Refused,
    Rematch,
    Remove,
    Resume,
    Said,
    Say,
    Start,
)
from ludotheque.server.names import CHAT_LENGTH, clean, hashed
from ludotheque.server.table import Table
from ludotheque.server.wire import Wire

STRIKES = 20
"""Unreadable or refused-as-too-fast messages after which a socket is closed."""
GUESSES = ("LOBBY-4", "WIRE-6")
"""Wrong codes and tokens: a person mistypes a few, a scanner many."""

_decode = msgspec.json.Decoder(Incoming).decode


class Conversation:
    """What one socket has said so far: nothing, or hello at one table."""

    def __init__(self, house: House, lobby: Lobby, wire: Wire) -> None:
        self.house = house
        self.lobby = lobby
        self.wire = wire
        self.table: Table | None = None
        self._quality = "unknown"
        self._rtt = -100.0

    async def hear(self, data: bytes, now: float) -> None:
        """Take in one message. Whatever goes wrong is answered on this socket and stays here."""
        wire = self.wire
        if not wire.bucket.take(now):
            self.strike(Illegal("WIRE-3", "refused-too-fast"))
            return
        try:
            message = _decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.strike(Illegal("WIRE-1", "refused-unreadable"))
            return
        try:
            if isinstance(message, Do) and self.table is not None:  # the hot path: no awaiting
                self.table.act(wire, message, now)
            elif isinstance(message, Hello):
                await self._hello(message)
            else:
                await self._order(message, now)
        except (Illegal, BadOptions) as refusal:
            if refusal.rule in GUESSES:
                self.strike(refusal)
            else:
                self.refuse(refusal, getattr(message, "id", None))
        except Exception as error:  # noqa: BLE001 — ours; the table is unharmed, and no traceback leaves the house
            failed(self.house.log, "message failed", error, message=type(message).__name__)
            self.refuse(Illegal("WIRE-9", "refused-our-fault"), getattr(message, "id", None))

    def strike(self, refusal: Illegal | BadOptions) -> None:
        """Refuse what no honest client sends; enough of it ends the conversation."""
        self.wire.strikes += 1
        if self.wire.strikes > STRIKES:
            self.wire.goodbye(Goodbye(reason="rude", back=False))
        else:
            self.refuse(refusal)

    def refuse(self, refusal: Illegal | BadOptions, act: str | None = None) -> None:
        """Say why not."""
        game = None if self.table is None else self.table.game
        self.house.metrics.refusals.labels(refusal.rule).inc()
        text = why(refusal, game, self.wire.lang)
        self.wire.tell(Refused(rule=refusal.rule, key=refusal.key, text=text, id=act))

    def tell_line(self) -> None:
        """Tell the client what its line is like when that changed, and the table when the word for it did."""
        path = self.wire.link.path()
        if path.quality == self._quality and abs(path.rtt - self._rtt) <= max(5.0, 0.2 * self._rtt):
            return
        self._rtt = path.rtt
        self.wire.tell(Line(rtt=path.rtt, jitter=path.jitter, quality=path.quality))
        if path.quality != self._quality:
            self._quality = path.quality
            if self.table is not None and self.wire.seats:
                self.table.tell_change()

    async def _hello(self, hello: Hello) -> None:
        self.wire.lang = hello.lang
        if hello.protocol != PROTOCOL:
            raise Illegal("WIRE-5", "refused-protocol", spoken=PROTOCOL)
        table = await self.lobby.find(hello.table)
        if self.table is not None and self.table is not table:
            self.table.detach(self.wire)
        hashes = frozenset(hashed(token) for token in hello.tokens)
        if hashes and not table.seats_of(hashes) and table.row.host_hash not in hashes:
            raise Illegal("WIRE-6", "refused-token")
        if self.table is table:
            hashes |= self.wire.hashes
        mine = table.seats_of(hashes)
        if hello.nonce is not None and mine and table.row.phase == "open":
            nonce = hello.nonce
            await self.lobby.change(table, lambda row: replace(row, seats=seating.give_nonce(row.seats, mine, nonce)))
        if self.wire.closed:
            return
        self.table = table
        table.attach(self.wire, hashes, hello.last, hello.epoch)
        if table.autostart and mine and table.row.phase == "open":
            table.autostart = False
            await self.lobby.start(table)

    async def _order(self, message: Incoming, now: float) -> None:
        table = self.table
        if table is None:
            raise Illegal("WIRE-4", "refused-hello-first")
        match message:
            case Say(text=text, seat=chair):
                self._speak(table, now, Said(seat=table.seat_for(self.wire, chair), text=clean(text, CHAT_LENGTH)))
            case Phrase(phrase=phrase, seat=chair):
                self._speak(table, now, Said(seat=table.seat_for(self.wire, chair), phrase=phrase))
            case Nudge():
                pass  # it has done its work below: whatever was lost before it is on its way again
            case Ask():
                table.answer(self.wire, message)
            case Mute(seat=chair, muted=muted):
                (self.wire.muted.add if muted else self.wire.muted.discard)(chair)
            case Leave(seat=chair):
                seats = self.wire.seats if chair is None else (int(table.seat_for(self.wire, chair)),)
                await self.lobby.leave(table, seats)
            case _:
                if not table.hosts(self.wire):
                    raise Illegal("LOBBY-12", "refused-not-host")
                await self._host(table, message)

    def _speak(self, table: Table, now: float, said: Said) -> None:
        if not self.wire.chat.take(now):
            raise Illegal("WIRE-3", "refused-too-fast")
        if said.text != "":
            table.say(said)

    async def _host(self, table: Table, message: Incoming) -> None:
        match message:
            case Fill(seat=chair, level=level):
                await self.lobby.fill(table, chair, level)
            case Remove(seat=chair):
                await self._remove(table, chair)
            case Start():
                await self.lobby.start(table)
            case Pause() | Resume():
                if table.row.phase != "playing":
                    raise Illegal("TABLE-7", "refused-not-started")
                table.pause(isinstance(message, Pause))
            case Rematch(game=other):
                await self.lobby.rematch(table, other)

    async def _remove(self, table: Table, chair: int) -> None:
        if chair >= len(table.row.seats):
            raise Illegal("TABLE-2", "refused-no-seat")
        if table.row.seats[chair].token_hash == table.row.host_hash and table.row.host_hash not in self.wire.hashes:
            raise Illegal("LOBBY-14", "refused-remove-host")  # who acts as host for a while does not take the role
        gone = list(table.chairs[chair].wires)
        await self.lobby.leave(table, (chair,))
        for wire in gone:
            if not wire.seats and wire is not self.wire:
                wire.goodbye(Goodbye(reason="removed", back=False))

"""Hostile inputs without end: Hypothesis bends valid messages, chance bends bytes, frames and requests are broken.

A message may contain placeholders, which its sender replaces. `CODE` is a table, `TOKEN` an own token, `FOREIGN` a
token of another table, and `REPLAY` the id of somebody else's act.
"""

import json
import os
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from harness.hostile_messages import MALFORMED, random_message

TEMPLATES: list[dict[str, Any]] = [
    {"type": "hello", "protocol": 3, "table": "CODE", "tokens": ["TOKEN"], "lang": "fr", "nonce": "b3e1", "last": 4},
    {"type": "hello", "protocol": 3, "table": "CODE", "tokens": ["FOREIGN"]},
    {"type": "hello", "protocol": 3, "table": "CODE", "tokens": ["TOKEN", "FOREIGN"], "last": -1},
    {"type": "act", "id": "REPLAY", "action": {"type": "lay", "cards": [1, 2]}, "seat": 0},
    {"type": "act", "id": "REPLAY", "action": {"type": "touch", "reveal": 3}, "seen": 7, "ms": 212.5},
    {"type": "act", "id": "r1", "action": {"type": "turn-up", "position": 0}},
    {"type": "act", "id": "r1", "action": {"type": "shift", "row": 1, "start": 0, "end": 1}},
    {"type": "act", "id": "r2", "action": {"type": "flip"}},
    {"type": "act", "id": "r3", "action": {"type": "offer", "card": 12, "seat": 1}},
    {"type": "act", "id": "r4", "action": {"type": "grab", "toy": "bear", "reveal": 2}, "ms": -60000},
    {"type": "nudge"},
    {"type": "ask", "id": "q", "action": {"type": "lay", "cards": [3, 9]}, "seat": 1},
    {"type": "say", "text": "bonjour", "seat": 0},
    {"type": "phrase", "phrase": "well-played"},
    {"type": "mute", "seat": 2, "muted": True},
    {"type": "fill", "seat": 1, "level": "normal"},
    {"type": "remove", "seat": 0},
    {"type": "start"},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "rematch"},
    {"type": "leave", "seat": 0},
]
BODIES: list[dict[str, Any]] = [
    {
        "game": "moby_pick",
        "options": {"seats": 4, "hold": 120, "first": 0},
        "public": True,
        "name": "A",
        "bots": "normal",
    },
    {"game": "attrape_reves", "options": {"seats": 2, "variant": "speed"}, "name": "B", "avatar": "fox"},
    {"game": "matryoshka", "options": {"seats": 3}},
    {"game": "matryoshka", "name": "C", "level": "normal", "options": None},
    {"name": "D", "seat": 1, "nonce": "x"},
    {
        "format": 1,
        "game": "matryoshka",
        "rules": 1,
        "options": {"seats": 3},
        "seats": [],
        "commitment": "",
        "nonces": [],
    },
]
PATHS = [
    "/api/tables",
    "/api/play",
    "/api/tables/CODE/seats",
    "/api/replay",
    "/api/tables/CODE",
    "/api/tables/CODE/record",
    "/api/tables/CODE/replay?seat=NUMBER",
    "/api/replay?seat=NUMBER",
    "/api/tables/NUMBER",
    "/api/tables/../../etc/passwd",
    "/api/%00%ff",
    "/api/tables/CODE/qr.svg?x=NUMBER",
    "/NUMBER",
]

_scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([-1, 2**31, 2**53 + 1, 2**63, 2**64, 10**400]),
    st.floats(),
    st.text(max_size=40),
    st.sampled_from(
        ["", "TOKEN", "FOREIGN", "CODE", "\u0000", "\ud800", "\u202e", "é" * 300, "../..", "{$x}", "A" * 9000]
    ),
)
_values = st.recursive(
    _scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
)


@st.composite
def bent(draw: st.DrawFn, templates: list[dict[str, Any]]) -> str:
    """A valid message with some of it dropped, added, or made of something else."""
    message = dict(draw(st.sampled_from(templates)))
    for key in draw(st.lists(st.sampled_from([*sorted(message), "seat", "id", "extra"]), max_size=3)):
        if draw(st.integers(0, 4)):
            message[key] = draw(_values)
        else:
            message.pop(key, None)
    if isinstance(action := message.get("action"), dict) and draw(st.booleans()):
        key = draw(st.sampled_from([*sorted(action), "extra"]))
        message["action"] = {**action, key: draw(_values)}
    return json.dumps(message, ensure_ascii=draw(st.booleans()))


def drawn(templates: list[dict[str, Any]], count: int, number: int) -> list[str]:
    """So many bent messages, the same for the same number."""
    found: list[str] = []

    @seed(number)
    @settings(
        max_examples=count,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(bent(templates))
    def take(text: str) -> None:
        found.append(text)

    take()
    return found


class HostileInputs:
    """What is sent next."""

    def __init__(self, count: int, number: int = 1) -> None:
        self.chance = Random(number)
        self.messages = drawn(TEMPLATES, count, number)
        self.bodies = drawn(BODIES, count // 2, number)

    def message(self) -> bytes | str:
        """The next socket message; bytes are sent as a binary frame."""
        match self.chance.randrange(20):
            case 0:
                return self.chance.choice(MALFORMED)
            case 1 | 2 | 3:
                return random_message(self.chance)
            case 4:
                return self.chance.randbytes(self.chance.randrange(200))
            case 5:
                return self._deep()
            case number if number < 15:
                return self._mangled(self.chance.choice(self.messages))
            case _:
                return self.chance.choice(self.messages)

    def body(self) -> bytes:
        """The next request body."""
        text = self.chance.choice(self.bodies)
        if self.chance.random() < 0.3:
            text = self._mangled(text)
        if self.chance.random() < 0.05:
            text = self._deep()
        return text.encode(errors="surrogatepass")

    def path(self) -> str:
        """The next path."""
        number = self.chance.choice(["0", "-1", "99999999999999999999", "x", "%F0%9F%98%80", "1e9", "", "0x1"])
        return self.chance.choice(PATHS).replace("NUMBER", number)

    def _deep(self) -> str:
        depth = self.chance.choice([10, 600, 1200, 2600])
        opening, closing = self.chance.choice([("[", "]"), ('{"a":', "}"), ('{"type":"act","action":', "}")])
        inside = opening * min(depth, 8000 // (len(opening) + 1)) + "1"
        return inside + closing * inside.count(opening) if self.chance.random() < 0.5 else inside

    def _mangled(self, text: str) -> str:
        for _ in range(self.chance.randrange(1, 4)):
            at = self.chance.randrange(len(text) + 1)
            match self.chance.randrange(5):
                case 0:
                    text = text[:at]
                case 1:
                    text = (
                        text[:at]
                        + self.chance.choice(["\x00", "\\u", '"', "}", "\ufffe", "1e999", "-", "é"])
                        + text[at:]
                    )
                case 2:
                    text = text[:at] + text[at + self.chance.randrange(1, 9) :]
                case 3:
                    text = text[:at] + self.chance.choice(self.messages)[: self.chance.randrange(60)] + text[at:]
                case _:
                    text = text[at:] + text[:at]
        return text[:8000]


def broken_frames(chance: Random) -> list[bytes]:
    """Bytes after a good handshake that are no good frames (RFC 6455 §5), or good ones in a bad order."""
    mask = chance.randbytes(4)

    def frame(first: int, payload: bytes, length: bytes | None = None) -> bytes:
        size = bytes((0x80 | len(payload),)) if length is None else length
        return bytes((first,)) + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))

    hello = b'{"type":"hello","protocol":1,"table":"ABCDE"}'
    kinds = [
        [b"\x81\x02{}"],  # not masked
        [frame(0x83, b"")],  # an opcode nobody knows
        [frame(0xF1, hello)],  # reserved bits
        [frame(0x81, b"\xff\xfe\xfd")],  # not UTF-8
        [frame(0x01, hello[:9]), frame(0x01, hello[9:])],  # a new message inside a message
        [frame(0x80, b"x")],  # the end of nothing
        [frame(0x09, b"x")],  # a ping in parts
        [frame(0x89, b"", bytes((0xFE, 0x40, 0x00)))],  # a ping of 16 KiB
        [frame(0x81, b"", bytes((0xFF,)) + b"\xff" * 8)],  # more bytes than there are
        [frame(0x81, b"", bytes((0xFF,)) + (10**9).to_bytes(8, "big"))],
        [frame(0x88, b"\x03")],  # half a close code
        [frame(0x88, b"\x00\x00bye")],
        [frame(0x8A, chance.randbytes(4))],  # a pong to no ping
        [frame(0x89, chance.randbytes(100))] * 5,
        [frame(0x01, b"[")] + [frame(0x00, b"[" * 100)] * 90,  # a message that grows past the limit in small parts
        [frame(0x81, hello)[:7]],  # cut, then gone
        [os.urandom(chance.randrange(1, 300))],
    ]
    return chance.choice(kinds)


def broken_request(chance: Random) -> bytes:
    """Bytes that are no good HTTP."""
    junk = chance.randbytes(chance.randrange(1, 200))
    return chance.choice(
        [
            junk,
            b"GET / HTTP/9.9\r\n\r\n",
            b"GET /api/games HTTP/1.1\r\nHost: a\r\nX: " + b"y" * 20_000 + b"\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n{}",
            b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\n{}",
            b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n" + junk,
            b"POST /api/play HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /",
            b"GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
            b"GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: " + junk.hex().encode() + b"\r\n\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + junk,
            b"POST /api/replay HTTP/1.1\r\nHost: a\r\nContent-Encoding: gzip\r\nContent-Length: 200\r\n\r\n" + junk,
            b"OPTIONS * HTTP/1.1\r\nHost: \xff\r\n\r\n",
            b"GET /api/tables/" + junk.hex().encode() + b" HTTP/1.1\r\nHost: a\r\nAccept-Language: \xf0\r\n\r\n",
        ]
    )

"""The reader of WebSocket frames: RFC 6455 §5, however the bytes are cut."""

import secrets

import pytest

from ludotheque.server.connection.reader import BINARY, CLOSE, PING, PONG, TEXT, Broken, FrameReader, unmasked

FINAL = 0x80


def sent(first: int, payload: bytes = b"", mask: bytes | None = None) -> bytes:
    """A client's frame under a random mask."""
    mask = mask or secrets.token_bytes(4)
    size = len(payload)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 65_536:
        head = bytes((first, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, 0xFF)) + size.to_bytes(8, "big")
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


STREAM = [
    (sent(FINAL | TEXT, b"alone"), [(TEXT, b"alone")]),
    (sent(TEXT, b"in "), []),
    (sent(FINAL | PING, b"between"), [(PING, b"between")]),
    (sent(0, b"three "), []),
    (sent(FINAL | PONG, b"also"), [(PONG, b"also")]),
    (sent(FINAL, b"parts"), [(TEXT, b"in three parts")]),
    (sent(FINAL | BINARY, bytes(300)), [(BINARY, bytes(300))]),
    (sent(FINAL | TEXT), [(TEXT, b"")]),
    (sent(FINAL | TEXT, b"x" * 70_000), [(TEXT, b"x" * 70_000)]),
    (sent(FINAL | CLOSE, b"\x03\xe8"), [(CLOSE, b"\x03\xe8")]),
]


@pytest.mark.parametrize("size", [1, 2, 3, 7, 64, 1_000, 200_000])
def test_messages_are_the_same_however_the_bytes_are_cut(size: int) -> None:
    stream = b"".join(frame for frame, _ in STREAM)
    reader, found, frames = FrameReader(70_000), [], 0
    for start in range(0, len(stream), size):
        found += reader.read(stream[start : start + size], 1_000)
        frames += reader.frames
    assert found == [message for _, messages in STREAM for message in messages]
    assert frames == len(STREAM)


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (b"\x81\x05hello", 1002),  # not masked
        (sent(0xC1, b"compressed, which was never agreed"), 1002),
        (sent(FINAL | 0x3), 1002),  # a kind that the RFC keeps for later
        (sent(FINAL | 0xB), 1002),
        (sent(PING), 1002),  # a control frame in fragments
        (sent(FINAL | PING, bytes(126)), 1002),
        (sent(FINAL), 1002),  # the end of nothing
        (sent(TEXT) + sent(TEXT), 1002),  # a message within a message
        (sent(TEXT) + sent(FINAL | TEXT), 1002),
        (sent(FINAL | TEXT, bytes(1_001)), 1009),
        (sent(FINAL | TEXT, bytes(1_001))[:8], 1009),  # told by its head, before the rest comes
        (sent(TEXT, bytes(600)) + sent(FINAL, bytes(600)), 1009),
        (b"\x81\xff" + b"\xff" * 12, 1009),
    ],
    ids=range(13),  # the bytes are masked by chance, and workers must agree on the names
)
def test_what_no_client_may_send_is_refused(bad: bytes, code: int) -> None:
    with pytest.raises(Broken) as found:
        FrameReader(1_000).read(bad, 100)
    assert found.value.code == code


def test_a_flood_is_not_read_to_its_end() -> None:
    reader = FrameReader(1_000)
    reader.read(sent(FINAL | PING) * 50, 10)
    assert reader.frames == 11  # enough to know that it is too many


@pytest.mark.parametrize("size", [0, 1, 3, 4, 5, 125, 8_192])
def test_masks(size: int) -> None:
    data, mask = secrets.token_bytes(size), b"\x00\xff\x10\x01"
    assert unmasked(data, mask) == bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))

"""Records: readable lines, exact inverse, and every kind of damage named."""

import msgspec
import pytest

from ludotheque.core import Damaged, Record, Seat, commitment, verify
from ludotheque.core.origin import Origin
from ludotheque.core.record import (
    LONGEST_SECRET,
    MOST_MOVES,
    End,
    bounded,
    decode,
    encode,
    options_of,
    read_header,
    steps,
)
from ludotheque.testing.golden import make
from ludotheque.texts import Speech
from tests.toys.high_card import HighCard, ToyOptions

GAME = HighCard()
RECORD = make(GAME, ToyOptions(seats=3), "secret")
DATA = encode(RECORD)


def replaced(record: Record = RECORD, **header: object) -> Record:
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, **header))


def damage(record: Record) -> str:
    with pytest.raises(Damaged) as caught:
        verify(record, GAME)
    assert Speech(None, "en").why(caught.value)
    return caught.value.key


def test_a_record_is_json_lines_with_header_moves_and_end() -> None:
    lines = [msgspec.json.decode(line) for line in DATA.splitlines()]
    assert lines[0]["type"] == "header"
    assert lines[0]["commitment"] == commitment("secret")
    assert {line["type"] for line in lines[1:-1]} <= {"act", "tick"}
    assert lines[-1]["secret"] == "secret"
    assert lines[-1]["outcome"]["places"]


def test_decode_is_the_inverse_of_encode() -> None:
    assert decode(DATA, GAME) == RECORD
    assert encode(decode(DATA, GAME)) == DATA


def test_a_finished_table_verifies() -> None:
    assert verify(RECORD, GAME) == "finished"
    assert RECORD.options == {"seats": 3, "variant": "base"}


def test_a_table_left_early_verifies_as_left() -> None:
    assert verify(Record(RECORD.header, RECORD.moves[:1], End(None, "secret")), GAME) == "left"


def test_a_record_without_its_end_cannot_be_verified() -> None:
    running = Record(RECORD.header, RECORD.moves)
    assert encode(running).count(b"\n") == 1 + len(RECORD.moves)
    assert damage(running) == "record-no-end"
    with pytest.raises(Damaged, match="record-no-end"):
        running.deal()


@pytest.mark.parametrize(
    ("record", "key"),
    [
        (replaced(commitment="0" * 64), "record-commitment"),
        (replaced(rules=2), "record-rules"),
        (replaced(options={"seats": 9}), "record-options"),
        (replaced(options={"seats": 2}), "record-seats"),
        (Record(RECORD.header, RECORD.moves[::-1], RECORD.end), "record-illegal"),
        (Record(RECORD.header, RECORD.moves[:-1], RECORD.end), "record-result"),
        (Record(RECORD.header, RECORD.moves, End(None, "secret")), "record-result"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_every_kind_of_forgery_is_named(record: Record, key: str) -> None:
    assert damage(record) == key


def test_an_illegal_move_is_named_by_its_line_and_rule() -> None:
    with pytest.raises(Damaged) as caught:
        list(steps(Record(RECORD.header, RECORD.moves[1:], RECORD.end), GAME))
    assert caught.value.variables == {"line": 2, "rule": "TOY-2"}


def test_options_come_back_as_the_games_own() -> None:
    assert options_of(RECORD, GAME) == ToyOptions(seats=3)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "record-header"),
        (b"\xff\xfe\n", "record-header"),
        (DATA.replace(b'"type":"header"', b'"type":"head"'), "record-header"),
        (DATA.replace(b'"type":"header"', b'"record":7,"type":"header"'), "record-format"),
        (DATA.replace(b"high_card", b"low_card"), "record-other-game"),
        (b"[" * 5_000 + b"\n", "record-header"),
        (DATA.splitlines(keepends=True)[0] + b'{"type":' * 5_000 + b"\n", "record-line"),
        (DATA[:-1], "record-cut"),
        (DATA + DATA.splitlines()[1] + b"\n", "record-after-end"),
        (DATA.replace(b'"at"', b'"ta"', 1), "record-line"),
        (DATA.replace(b'"seat":', b'"seat":"\xff"', 1), "record-line"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_every_kind_of_damage_is_named(data: bytes, key: str) -> None:
    with pytest.raises(Damaged) as caught:
        decode(data, GAME)
    assert caught.value.key == key
    assert Speech(None, "fr").why(caught.value)


def test_a_record_from_outside_has_so_many_moves_and_no_more() -> None:
    most = Record(RECORD.header, RECORD.moves[:1] * MOST_MOVES, RECORD.end)
    assert bounded(most) is most
    with pytest.raises(Damaged, match="record-too-long"):
        bounded(Record(RECORD.header, RECORD.moves[:1] * (MOST_MOVES + 1), RECORD.end))


def test_a_deal_from_outside_is_as_large_as_one_of_a_table_and_no_larger() -> None:
    """The row of a what-if keeps the deals of its source, in memory too."""
    large, nonces = "s" * LONGEST_SECRET, ("a" * 64, "", "_-9")
    last = Record(msgspec.structs.replace(RECORD.header, nonces=nonces), RECORD.moves, End(None, large))
    assert bounded(last) is last
    early = replaced(origins=(Origin(large, nonces, 0, Seat(0)),))
    assert bounded(early) is early
    unfinished = Record(RECORD.header, RECORD.moves)
    assert bounded(unfinished) is unfinished
    for secret, given in ((large + "s", nonces), ("", (*nonces, "")), ("", ("a" * 65,)), ("", ("a\n",))):
        for record in (
            Record(msgspec.structs.replace(RECORD.header, nonces=given), RECORD.moves, End(None, secret)),
            replaced(origins=(Origin(secret, given, 0, Seat(0)),)),
        ):
            with pytest.raises(Damaged, match="record-deal"):
                bounded(record)
    assert verify(make(GAME, ToyOptions(seats=3), 2 * large), GAME) == "finished", "a terminal reads every record"


def test_the_header_alone_tells_which_game_is_needed() -> None:
    assert read_header(DATA).game == "high_card"

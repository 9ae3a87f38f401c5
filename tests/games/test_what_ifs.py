"""A what-if can begin at any moment of every golden record, shows the seat what it saw, and can be played on."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from harness.thorough import THOROUGH
from harness.what_ifs import played_on
from ludotheque.core import Damaged, Origin, Record, Seat, Seeded, Step, verify
from ludotheque.core.play import AnyGame, deal_again
from ludotheque.core.record import decode, encode, steps
from ludotheque.games import GAMES

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/records/*.jsonl"))


def read(path: Path) -> tuple[AnyGame, Record, list[Step[Any, Any]]]:
    game = GAMES[path.parent.parent.name]
    record = decode(path.read_bytes(), game)
    return game, record, list(steps(record, game))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_at_moments_all_over_a_golden_record_the_seat_sees_what_it_saw(path: Path) -> None:
    game, record, past = read(path)
    seats = len(record.header.seats)
    for place, number in enumerate(range(0, len(past) - 1, 1 if THOROUGH else 3)):
        seat = Seat(place % seats)
        state = deal_again(game, past[: number + 1], seat, Seeded(f"again {number}"))[-1].state
        assert game.view(state, seat) == game.view(past[number].state, seat)
        deadline = game.deadline(state)
        assert deadline is not None
        assert deadline >= (record.moves[number - 1].at if number else 0)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_hidden_cards_are_really_dealt_again(path: Path) -> None:
    game, record, past = read(path)
    number = 2
    seat = Seat(len(record.header.seats) - 1)
    found = {
        repr(replace(deal_again(game, past[:number], seat, Seeded(f"{chance}"))[-1].state, deal=past[0].state.deal))
        for chance in range(4)
    }
    assert len(found) == 4


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_a_what_if_is_played_to_its_end_and_its_record_verifies(path: Path) -> None:
    game, source, past = read(path)
    number, seat = 2 * len(past) // 3, Seat(1 % len(source.header.seats))
    record = played_on(game, source, number, seat)
    again = decode(encode(record), game)
    assert again == record
    assert verify(again, game) == "finished"
    folded = list(steps(again, game))
    assert len(folded) == len(record.moves) + 1
    assert [step.state for step in folded[:number]] == [step.state for step in past[:number]]
    assert game.view(folded[number].state, seat) == game.view(past[number].state, seat)


@pytest.mark.parametrize("key", GAMES)
def test_a_what_if_can_begin_in_a_what_if(key: str) -> None:
    path = next(path for path in RECORDS if path.parent.parent.name == key)
    game, source, past = read(path)
    first = played_on(game, source, len(past) // 3, Seat(0))
    before = list(steps(first, game))
    number = len(past) // 3 + len(before) // 3
    for seat in (Seat(0), Seat(1)):
        second = played_on(game, first, number, seat)
        assert verify(second, game) == "finished"
        state = list(steps(second, game))[number].state
        assert game.view(state, seat) == game.view(before[number].state, seat)


def test_a_what_if_shows_when_its_secret_or_its_origin_was_changed() -> None:
    path = next(path for path in RECORDS if path.parent.parent.name == "matryoshka")
    game, source, _ = read(path)
    record = played_on(game, source, 20, Seat(0))
    origin = record.header.origins[0]

    def changed(*origins: Origin) -> Record:
        return replace(record, header=replace(record.header, origins=origins))

    for wrong in (replace(origin, moves=10**6), replace(origin, moves=-1)):
        with pytest.raises(Damaged, match="record-origin"):
            verify(changed(wrong), game)
    with pytest.raises(Damaged, match="record-origin"):
        verify(changed(replace(origin, moves=21), origin), game)
    for wrong in (
        replace(origin, secret="another"),
        replace(origin, seat=Seat(9)),
        replace(origin, moves=len(record.moves)),
        replace(origin, moves=19),
    ):
        with pytest.raises(Damaged, match="record-illegal"):
            verify(changed(wrong), game)
    with pytest.raises(Damaged, match="record-illegal"):
        verify(changed(), game)

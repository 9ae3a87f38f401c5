"""What a replay may tell once the game is over."""

from random import Random

import msgspec
import pytest

from harness.tables.moby_pick import Table
from ludotheque.bots.arena import sit
from ludotheque.core import Mark, Seat, Seeded, Step
from ludotheque.games import GAMES, moby_pick
from ludotheque.games.moby_pick import Event, Options, State
from ludotheque.games.moby_pick.events import Kept, Touched, TurnedUp
from ludotheque.games.moby_pick.table import Touch, TurnUp
from tests.games.moby_pick.test_setup import SIX


def told(table: Table) -> list[Mark]:
    """The marks of what happened last."""
    return moby_pick.EXTRAS.marks(table.steps)


def test_a_race_and_what_was_found() -> None:
    table = Table(SIX, ["kid blue polly"])
    table.flip()
    table.touch(1, 500)
    table.touch(2, 30)
    assert told(table)[-1] == Mark(len(table.steps) - 1, "race", (Seat(1), Seat(2)))
    table.act(1, TurnUp(0))
    assert [mark.kind for mark in told(table)] == ["race"], "a miss of one who had nothing is no chance missed"
    table = Table(SIX, ["kid blue polly"])
    table.flip()
    table.race(2, 1)
    assert told(table)[-1] == Mark(len(table.steps) - 1, "find", (Seat(2),))


def test_half_a_match_is_a_find_too() -> None:
    table = Table(SIX, ["kid blue polly"])
    table.flip()
    table.race(2, 0)
    assert told(table)[-1].kind == "find"


def test_a_chance_that_nobody_took_is_missed_by_all_who_could_have() -> None:
    """MP-20: the active player could not touch, whatever lies in that row."""
    table = Table(["kid blue", *SIX[1:]], ["kid blue polly", "whale red molly"])
    table.flip()
    table.let_pass()
    assert told(table) == [Mark(len(table.steps) - 1, "missed", (Seat(2),))]
    table.flip()
    table.let_pass()
    assert len(told(table)) == 1, "nobody had its match"


def test_who_turns_up_the_wrong_place_has_missed_a_chance() -> None:
    table = Table(["whale red", *SIX[1:3], "kid blue", *SIX[4:]], ["kid blue polly"])
    table.flip()
    table.race(1, 0)
    assert told(table)[-1] == Mark(len(table.steps) - 1, "missed", (Seat(1),))


@pytest.mark.parametrize("seats", [3, 6])
def test_every_race_and_every_pair_of_a_whole_game_is_marked(seats: int) -> None:
    bots = [moby_pick.BOTS["normal"](Seat(chair), Random(f"marks {chair}")) for chair in range(seats)]
    steps: list[Step[State, Event]] = [step for _, step in sit(moby_pick, Options(seats=seats), Seeded("marks"), bots)]
    marks = moby_pick.EXTRAS.marks(steps)
    kinds = [mark.kind for mark in marks]
    events = [event for step in steps for event in step.events]
    assert kinds.count("race") == sum(isinstance(event, Touched) for event in events) > 10
    paid = [event for event in events if isinstance(event, TurnedUp) and event.gained]
    assert kinds.count("find") == len(paid) > 5
    assert kinds.count("missed") > 3
    assert [mark.move for mark in marks] == sorted(mark.move for mark in marks)
    for mark in marks:
        assert any(isinstance(event, Touched | TurnedUp | Kept) for event in steps[mark.move].events)


def test_all_cards_can_be_shown_once_the_game_is_over() -> None:
    """MP-7: the view that hides nothing is another one than any a table sends."""
    table = Table(SIX, ["kid blue polly"])
    table.flip()
    assert moby_pick.EXTRAS.unveil is not None
    view = moby_pick.EXTRAS.unveil(table.state)
    assert view.faces == table.state.rows
    assert msgspec.structs.replace(view, faces=None) == table.view(None)
    assert msgspec.json.decode(msgspec.json.encode(view), type=moby_pick.View) == view
    assert [table.view(seat).faces for seat in (0, 1, 2, None)] == [None] * 4


def test_a_game_without_hindsight_marks_and_shows_nothing_more() -> None:
    game = GAMES["matryoshka"]
    assert game.EXTRAS.marks([]) == []
    assert game.EXTRAS.unveil is None


def test_a_touch_alone_marks_nothing() -> None:
    """MP-15: what is not decided is told to nobody."""
    table = Table(SIX, ["kid blue polly"])
    table.flip()
    table.act(1, Touch(1), 300)
    assert told(table) == []

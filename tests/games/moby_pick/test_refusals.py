"""Every wrong action is answered by the rule that forbids it (touches: see the race)."""

import pytest

from harness.tables.moby_pick import Table
from ludotheque.core import Seat
from ludotheque.games.moby_pick.table import Action, Flip, Shift, Stop, TurnUp, Word
from tests.games.moby_pick.test_setup import SIX


def at(phase: str) -> Table:
    """A table of three at a phase, seat 0 active, seat 1 the taker; seat 2 has lost a card at confuse."""
    table = Table(SIX, ["confuse"] if phase == "confuse" else ["whale red molly"], recite=phase == "recite")
    if phase != "deal":
        table.look()
    if phase in {"race", "recite", "turn-up", "confuse", "late"}:
        table.flip()
    if phase == "late":
        table.tick()
    if phase == "turn-up":
        table.touch(1)
        table.tick()
    return table


CASES: list[tuple[str, int, Action, str, str, dict[str, int]]] = [
    ("flip", 1, Flip(), "MP-8", "refused-not-your-turn", {}),
    ("race", 1, Flip(), "MP-8", "refused-not-your-turn", {}),
    ("deal", 0, Flip(), "MP-10", "refused-no-flip", {}),
    ("race", 0, Flip(), "MP-10", "refused-no-flip", {}),
    ("race", 1, TurnUp(0), "MP-16", "refused-nothing-taken", {}),
    ("turn-up", 0, TurnUp(0), "MP-19", "refused-not-taker", {}),
    ("turn-up", 1, TurnUp(2), "MP-16", "refused-no-such-card", {"count": 2}),
    ("turn-up", 1, TurnUp(-1), "MP-16", "refused-no-such-card", {"count": 2}),
    ("flip", 0, Word(0), "MP-14", "refused-no-rhyme", {}),
    ("late", 0, Word(0), "MP-14", "refused-no-rhyme", {}),
    ("race", 0, Word(0), "MP-13", "refused-timer-speaks", {}),
    ("recite", 1, Word(0), "MP-11", "refused-not-speaker", {}),
    ("recite", 0, Word(4), "MP-14", "refused-no-such-word", {}),
    ("recite", 0, Word(-1), "MP-14", "refused-no-such-word", {}),
    ("race", 0, Stop(), "MP-22", "refused-no-confuse", {}),
    ("confuse", 1, Stop(), "MP-22", "refused-not-confuser", {}),
    ("race", 0, Shift(Seat(1), 0, 1), "MP-22", "refused-no-confuse", {}),
    ("confuse", 1, Shift(Seat(2), 0, 1), "MP-22", "refused-not-confuser", {}),
    ("confuse", 0, Shift(Seat(0), 0, 1), "MP-22", "refused-own-row", {}),
    ("confuse", 0, Shift(Seat(3), 0, 1), "MP-22", "refused-no-such-row", {}),
    ("confuse", 0, Shift(Seat(-1), 0, 1), "MP-22", "refused-no-such-row", {}),
    ("confuse", 0, Shift(Seat(1), 2, 1), "MP-22", "refused-no-such-place", {"count": 2}),
    ("confuse", 0, Shift(Seat(1), -1, 1), "MP-22", "refused-no-such-place", {"count": 2}),
    ("confuse", 0, Shift(Seat(1), 0, 2), "MP-22", "refused-no-such-place", {"count": 2}),
    ("confuse", 0, Shift(Seat(1), 0, -1), "MP-22", "refused-no-such-place", {"count": 2}),
    ("confuse", 0, Shift(Seat(1), 1, 1), "MP-22", "refused-same-place", {}),
]


@pytest.mark.parametrize(("phase", "seat", "action", "rule", "key", "args"), CASES)
def test_a_wrong_action_names_its_rule(
    phase: str, seat: int, action: Action, rule: str, key: str, args: dict[str, int]
) -> None:
    assert at(phase).refused(seat, action) == (rule, key, args)


def test_mp_22_only_one_row_and_never_a_single_card() -> None:
    """MP-22: the first move chooses the row."""
    table = at("confuse")
    table.act(0, Shift(Seat(1), 0, 1))
    assert table.refused(0, Shift(Seat(2), 0, 1)) == ("MP-22", "refused-other-row", {})
    table = Table(SIX, ["whale red molly", "confuse"])
    table.flip()
    table.race(2, 0)
    table.flip()
    assert table.refused(1, Shift(Seat(2), 0, 0)) == ("MP-22", "refused-short-row", {})

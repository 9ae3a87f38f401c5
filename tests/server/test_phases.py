"""The phases of a table: which may follow which, who may change them, and what people see of them."""

import ast
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from ludotheque.server.protocol import Held, Phase, Reason
from ludotheque.server.storage.rows import SeatRow, Stored, TableRow
from ludotheque.server.table import phases
from ludotheque.server.table.phases import (
    REASONS,
    STALLED,
    TRANSITIONS,
    Hold,
    WrongTransition,
    damaged,
    enter,
    held,
    shown,
)

SERVER = Path(__file__).parents[2] / "src/ludotheque/server"
STORED: tuple[Stored, ...] = get_args(Stored)
ALLOWED = [
    ("open", "playing"),
    ("open", "left"),
    ("open", "damaged"),
    ("playing", "over"),
    ("playing", "left"),
    ("playing", "damaged"),
    ("left", "over"),
    ("left", "damaged"),
    ("over", "damaged"),
]


def row(phase: Stored) -> TableRow:
    return TableRow(
        id=7,
        code="ABCDE",
        game="toy",
        rules=1,
        options={"seats": 1},
        public=False,
        phase=phase,
        created=1,
        secret="s",
        commitment="c",
        host_hash="h",
        seats=(SeatRow(),),
    )


@pytest.mark.parametrize("before", STORED)
@pytest.mark.parametrize("after", STORED)
def test_only_the_transitions_of_the_table_are_possible(before: Stored, after: Stored) -> None:
    if (before, after) in ALLOWED:
        assert enter(row(before), after, next="OTHER") == replace(row(before), phase=after, next="OTHER")
    else:
        with pytest.raises(WrongTransition, match=f"table 7: {before} → {after}"):
            enter(row(before), after)


@pytest.mark.parametrize("before", STORED)
def test_every_table_may_turn_out_damaged_even_twice(before: Stored) -> None:
    assert damaged(row(before)) == replace(row(before), phase="damaged")


@pytest.mark.parametrize(
    ("phase", "rule"),
    [
        ("open", "TABLE-7"),
        ("paused", "TABLE-8"),
        ("stalled", "TABLE-9"),
        ("damaged", "TABLE-9"),
        ("over", "TABLE-1"),
        ("left", "TABLE-1"),
    ],
)
def test_acts_are_taken_only_while_people_play(phase: Phase, rule: str) -> None:
    refusal = phases.refusal(phase)
    assert refusal is not None
    assert refusal.rule == rule
    assert phases.refusal("playing") is None


def test_every_phase_has_its_transitions() -> None:
    assert set(TRANSITIONS) == set(STORED)


def test_every_end_is_for_good() -> None:
    """Nothing leads back to a live table."""
    for ended in (*phases.ENDED, "damaged"):
        assert not TRANSITIONS[ended] & {"open", "playing"}


@pytest.mark.parametrize(
    ("stored", "holds", "phase"),
    [
        ("open", {Hold.NOBODY}, "open"),
        ("playing", set(), "playing"),
        ("playing", {Hold.DEVICE}, "playing"),
        ("playing", {Hold.DEVICE, Hold.HOST}, "paused"),
        ("playing", {Hold.RESTART}, "paused"),
        ("playing", {Hold.NOBODY}, "paused"),
        ("playing", {Hold.STORE}, "stalled"),
        ("playing", {Hold.HOST, Hold.HANGING}, "stalled"),
        ("over", {Hold.OVER, Hold.STORE}, "over"),
        ("damaged", {Hold.DAMAGED}, "damaged"),
    ],
)
def test_what_people_see_follows_from_the_phase_and_the_holds(stored: Stored, holds: set[Hold], phase: Phase) -> None:
    assert shown(stored, dict.fromkeys(holds, 1)) == phase


def test_of_several_reasons_the_most_important_is_told() -> None:
    holds = {hold: number for number, hold in enumerate(reversed(list(REASONS)), 100)}
    told: list[Reason] = []
    while (found := held("playing", holds, {Hold.DEVICE: 999})) is not None:
        told.append(found.why)
        first = next(hold for hold in REASONS if hold in holds)
        assert found == Held(why=REASONS[first], since=holds.pop(first), until=999 if first is Hold.DEVICE else None)
    assert tuple(dict.fromkeys(told)) == get_args(Reason)
    assert held("over", {Hold.STORE: 1}, {}) is None


def test_every_hold_is_told_or_follows_from_a_phase() -> None:
    assert set(Hold) - set(REASONS) == {Hold.OVER, Hold.DAMAGED}
    assert {REASONS[hold] for hold in STALLED} == {"store"}


def phases_set(source: str) -> list[str]:
    """Calls that put a phase into a row: `replace(row, phase=…)`."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    named = (call for call in calls if ast.unparse(call.func).split(".")[-1] == "replace")
    return [ast.unparse(call) for call in named if any(word.arg == "phase" for word in call.keywords)]


def test_one_module_alone_changes_a_phase() -> None:
    found = {
        str(path.relative_to(SERVER)): lines
        for path in SERVER.rglob("*.py")
        if (lines := phases_set(path.read_text(encoding="utf-8")))
    }
    assert set(found) == {"table/phases.py"}


def holds_set(source: str) -> list[str]:
    """Holds and releases whose reason is not a member of `Hold`, or a parameter that must be one."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and node.args)
    named = (call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr in ("hold", "release"))
    return [ast.unparse(call) for call in named if isinstance(call.args[0], ast.Constant)]


def test_no_clock_is_held_for_a_bare_string() -> None:
    assert holds_set('self.time.hold("over")') == ["self.time.hold('over')"]
    modules = list(SERVER.rglob("*.py"))
    assert len(modules) > 40
    for path in modules:
        assert not holds_set(path.read_text(encoding="utf-8")), path

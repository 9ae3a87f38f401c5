"""Deltas: what changed from one value to the next, and that joining it gives the new value back, byte for byte."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, Struct, UnsetType

from ludotheque.core.delta import SAME, difference, difference_but, join
from ludotheque.testing.trace import play_randomly, some
from tests.games.subjects import SUBJECTS
from tests.toys.subject import slap_subject, subject

ALL = (*SUBJECTS.values(), subject(), slap_subject())
CASES = [(each.game, options) for each in ALL for options in {o.variant: o for o in each.tables}.values()]


class Card(Struct, frozen=True, tag="card"):
    """An object in a view."""

    face: str
    worth: int = 0


class Other(Struct, frozen=True, tag="other"):
    """Another one in the same place."""

    face: str


class Row(Struct, frozen=True, array_like=True):
    """An object that is encoded as an array."""

    left: int
    right: int


class Sparse(Struct, frozen=True, omit_defaults=True):
    """An object that lacks what is not set."""

    left: int = 0
    right: int = 0


class Renamed(Struct, frozen=True, rename={"new": "="}):
    """An object with a field of the name that marks new values."""

    new: int


class Maybe(Struct, frozen=True):
    """An object with a field that may be missing."""

    sure: int
    unsure: int | UnsetType = UNSET


encode = msgspec.json.Encoder().encode


def plain(value: Any) -> Any:
    return msgspec.json.decode(encode(value))


def delta(old: Any, new: Any) -> Any:
    """The delta as it arrives; joined to the old value it gives the new one, and the old one stays as it is."""
    found = difference(old, new)
    if found is SAME:
        assert encode(old) == encode(new)
        return SAME
    known, arrived = plain(old), plain(found)
    assert join(known, arrived) == plain(new)
    assert known == plain(old)
    return arrived


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        (1, 2, 2),
        (1, 1, SAME),
        (1, True, True),
        (1, 1.0, 1.0),
        (None, 1, 1),
        ("a", "b", "b"),
        ((1, 2), (1, 2), SAME),
        ((1, 2), [1, 2], SAME),
        ((), (1,), [1]),
        ((1, 2, 3), (1, 2), [1, 2]),
        ((1, 2), (2, 1), [2, 1]),
        ((10, 20, 30, 40), (10, 20, 31, 40), {"2": 31}),
        (tuple(range(9)), tuple(range(10)), {"+": [9]}),
        (tuple(range(9)), (0, 7, *range(2, 10)), {"1": 7, "+": [9]}),
        (Card("a", 1), Card("a", 1), SAME),
        (Card("a", 1), Card("a", 2), {"worth": 2}),
        (Card("a", 1), Other("a"), {"=": {"type": "other", "face": "a"}}),
        (None, Other("a"), {"=": {"type": "other", "face": "a"}}),
        (Other("a"), None, None),
        (
            (Card("abcdefghijkl"), Card("mnopqrstuvwx")),
            (Card("abcdefghijkl"), Card("mnopqrstuvwx", 3)),
            {"1": {"worth": 3}},
        ),
        (Row(1, 2), Row(1, 3), [1, 3]),
        (Row(1, 2), Row(1, 2), SAME),
        (Sparse(1, 2), Sparse(1), {"=": {"left": 1}}),
        (Renamed(1), Renamed(2), {"=": {"=": 2}}),
        (Maybe(1, 2), Maybe(1), {"=": {"sure": 1}}),
        (Maybe(1), Maybe(1, 2), {"unsure": 2}),
        ({"a": 1}, {"a": 1, "b": 2}, {"b": 2}),
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": 3}),
        ({"a": 1}, {"a": 1}, SAME),
        ({"a": 1}, {"b": 1}, {"=": {"b": 1}}),
        ({1: 1}, {1: 2}, {"=": {"1": 2}}),
        ({"=": 1}, {"=": 2}, {"=": {"=": 2}}),
        ({"a": 1}, {"a": {"b": 1}}, {"a": {"=": {"b": 1}}}),
        (b"a", b"b", "Yg=="),
        (b"a", bytes((97,)), SAME),
        (frozenset((1, 2)), frozenset((1, 3)), [1, 3]),
        (frozenset((1, 2)), frozenset((2, 1)), SAME),
    ],
)
def test_a_delta_names_what_changed(old: Any, new: Any, wanted: Any) -> None:
    assert delta(old, new) == wanted


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.sampled_from(("", "=", "+", "0", "word")),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=4).map(tuple)
        | st.dictionaries(st.sampled_from(("=", "+", "0", "a", "b")), inner, max_size=3)
        | st.builds(Card, st.just("face"), st.integers(0, 2))
        | st.builds(Row, st.integers(0, 1), st.integers(0, 1))
        | st.builds(Sparse, st.integers(0, 1), st.integers(0, 1))
        | st.builds(Maybe, st.integers(0, 1), st.sampled_from((UNSET, 0)))
    ),
    max_leaves=12,
)


@given(VALUES, VALUES)
def test_any_two_values_join(old: Any, new: Any) -> None:
    delta(old, new)
    assert delta(old, old) is SAME


@pytest.mark.parametrize(("game", "options"), CASES, ids=[f"{g.KEY}-{o.variant}" for g, o in CASES])
def test_views_join_and_identity_is_only_a_shortcut(game: Any, options: Any) -> None:
    """What a seat is sent depends on its two views alone: from copies that share nothing the delta is the same."""
    trace, read = play_randomly(game, options, "deltas"), msgspec.json.Decoder(game.View).decode
    for number in some(range(len(trace.steps) - 1), Random(0), 80):
        for seat in (None, *trace.seats):
            old, new = (game.view(trace.steps[step].state, seat) for step in (number, number + 1))
            assert delta(old, new) == delta(read(encode(old)), read(encode(new)))


def test_one_field_can_be_left_out() -> None:
    assert difference_but("face", Card("a", 1), Card("b", 2)) == {"worth": 2}
    assert difference_but("face", Card("a", 1), Card("b", 1)) is SAME
    assert difference_but("left", Sparse(1), Sparse(2, 1)) is None
    assert difference_but("sure", Maybe(1, 2), Maybe(2)) is None
    assert plain(difference_but("sure", Maybe(1), Maybe(2, 3))) == {"unsure": 3}


def test_a_field_that_is_equal_but_another_object_has_not_changed() -> None:
    old, new = Card(str(12_345), 1), Card(str(12_345), 2)
    assert old.face is not new.face
    assert difference_but("worth", old, new) is SAME
    assert difference(old, new) == {"worth": 2}

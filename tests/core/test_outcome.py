"""Ranking: shared places, winners, and the tie-break that decided."""

import pytest

from ludotheque.core import rank


def test_most_points_wins() -> None:
    outcome = rank([3, 9, 5], ("points", [3, 9, 5]), ("cards", [9, 1, 1]))
    assert outcome.scores == (3, 9, 5)
    assert outcome.places == (3, 1, 2)
    assert outcome.winners == (1,)
    assert outcome.reason == "points"


def test_the_reason_is_the_tie_break_that_singled_out_the_winner() -> None:
    outcome = rank([9, 9, 9], ("points", [9, 9, 9]), ("cards", [2, 4, 4]), ("runs", [(1,), (3, 1), (3, 2)]))
    assert outcome.places == (3, 2, 1)
    assert outcome.reason == "runs"


def test_a_tie_between_others_does_not_change_the_reason() -> None:
    assert rank([9, 5, 5], ("points", [9, 5, 5]), ("cards", [1, 2, 2])).reason == "points"


def test_equal_in_everything_is_a_shared_victory_and_the_next_place_is_skipped() -> None:
    outcome = rank([4, 7, 7], ("points", [4, 7, 7]), ("cards", [1, 2, 2]))
    assert outcome.places == (3, 1, 1)
    assert outcome.winners == (1, 2)
    assert outcome.reason == "shared"


def test_a_lone_player_wins_by_the_first_step() -> None:
    assert rank([4], ("points", [4]), ("cards", [1])).reason == "points"


def test_fewest_points_win_where_they_are_negated() -> None:
    scores = (3, 1, 2)
    assert rank(scores, ("fewest-points", [-points for points in scores])).winners == (1,)


def test_a_step_without_a_value_for_each_seat_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="rank: 'most-cards' has 2 values, and there are 3 seats"):
        rank((3, 1, 2), ("most-points", (3, 1, 2)), ("most-cards", (1, 2)))

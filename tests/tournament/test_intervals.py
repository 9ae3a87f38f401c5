"""Intervals are honest for few deals, and within 0 and 1."""

from math import sqrt
from random import Random

import pytest

from ludotheque.tournament.intervals import interval, student


@pytest.mark.parametrize(
    ("degrees", "quantile"),
    [(1, 12.706), (10, 2.228), (11, 2.201), (20, 2.086), (40, 2.021), (120, 1.980), (10**6, 1.960)],
)
def test_quantiles_are_those_of_the_tables(degrees: int, quantile: float) -> None:
    assert student(degrees) == pytest.approx(quantile, abs=0.0006)


def test_one_deal_says_little() -> None:
    found = interval([2 / 3])
    assert 0 < found.low < 0.2
    assert 0.9 < found.high < 1


@pytest.mark.parametrize(("value", "low", "high"), [(1.0, 0.676, 1.0), (0.0, 0.0, 0.324), (0.5, 0.215, 0.785)])
def test_equal_deals_do_not_make_certain(value: float, low: float, high: float) -> None:
    found = interval([value] * 8)
    assert (found.mean, found.low, found.high) == pytest.approx((value, low, high), abs=0.001)
    assert found.low <= found.mean <= found.high


def test_few_deals_that_differ_stay_within_bounds() -> None:
    found = interval([1.0, 1.0, 0.5])
    assert (found.mean, found.high) == pytest.approx((5 / 6, 1.0))
    assert found.low == pytest.approx(5 / 6 - 4.303 * sqrt(1 / 36))
    assert found.margin == pytest.approx(found.mean - found.low)


def test_with_many_deals_nothing_changes() -> None:
    chance = Random(7)
    values = [chance.choice((0.0, 0.25, 0.5, 1.0)) for _ in range(500)]
    mean = sum(values) / 500
    normal = 1.96 * sqrt(sum((value - mean) ** 2 for value in values) / 499 / 500)
    assert f"{100 * interval(values).margin:.1f}" == f"{100 * normal:.1f}"


@pytest.mark.parametrize("deals", [3, 8, 30])
def test_of_many_tournaments_about_95_in_100_hold_the_truth(deals: int) -> None:
    chance = Random(deals)
    held = 0
    for _ in range(2_000):
        found = interval([(chance.random() + chance.random()) / 2 for _ in range(deals)])
        held += found.low <= 0.5 <= found.high
    assert held / 2_000 == pytest.approx(0.95, abs=0.02)

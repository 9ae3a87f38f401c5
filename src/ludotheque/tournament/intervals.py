"""How far a share of victories may be from what ever so many deals would give: its 95 % interval."""

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

_Z = 1.959964
_T = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""Quantiles of Student's t for one to ten degrees of freedom."""
MANY = 200
"""From so many degrees on, the normal distribution is near enough: its quantile is 0.6 % less."""


class Interval(Struct, frozen=True):
    """A mean of values between 0 and 1, and where the true one is 95 times of 100."""

    mean: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """The larger of its two sides, for tables that have room for one."""
        return max(self.mean - self.low, self.high - self.mean)


def interval(values: Sequence[float]) -> Interval:
    """By Student's t, within 0 and 1; by Wilson's score where no two values differ, as they then show no spread."""
    count, mean = len(values), sum(values) / len(values)
    squares = sum((value - mean) ** 2 for value in values)
    if squares < 1e-12:
        return _wilson(mean, count)
    margin = student(count - 1) * sqrt(squares / (count - 1) / count)
    return Interval(mean, max(0.0, mean - margin), min(1.0, mean + margin))


def student(degrees: int) -> float:
    """The 97.5 % quantile of Student's t: by a table, then by its expansion about the normal distribution.

    Abramowitz and Stegun, 26.7.5: three decimals are right from eleven degrees on.
    """
    if degrees <= len(_T):
        return _T[degrees - 1]
    if degrees >= MANY:
        return 1.96
    first = (_Z**3 + _Z) / 4
    second = (5 * _Z**5 + 16 * _Z**3 + 3 * _Z) / 96
    third = (3 * _Z**7 + 19 * _Z**5 + 17 * _Z**3 - 15 * _Z) / 384
    return _Z + first / degrees + second / degrees**2 + third / degrees**3


def _wilson(mean: float, count: int) -> Interval:
    square = _Z**2
    middle = (mean + square / (2 * count)) / (1 + square / count)
    margin = _Z * sqrt(mean * (1 - mean) / count + square / (4 * count**2)) / (1 + square / count)
    # Rounding must not put the mean outside.
    return Interval(mean, min(mean, max(0.0, middle - margin)), max(mean, min(1.0, middle + margin)))

"""What a tableau is worth, and why (MA-16…MA-19)."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.games.matryoshka.cards import SERIES, VALUES, Card

POINTS = (0, 0, 2, 4, 7, 10, 13, 16, 19, 22, 25)
"""By number of cards in a run or a column (MA-16); 8, 9 and 10 fit in columns only (MA-17)."""
BONUS = (0, 0, 0, 0, 0, 1, 2, 3)
"""By length of a run, in lines only (MA-18)."""


class Run(Struct, frozen=True, gc=False):
    """A maximal run of consecutive values of one series; a lone doll is a run of 1, worth nothing."""

    series: int
    start: int
    """The smallest value, 1…7."""
    length: int
    points: int
    bonus: int


class Column(Struct, frozen=True, gc=False):
    """All dolls of one value."""

    value: int
    cards: int
    points: int


class Count(Struct, frozen=True, gc=False):
    """The worth of a tableau, run by run and column by column; empty columns are left out."""

    runs: tuple[Run, ...]
    columns: tuple[Column, ...]
    lines_total: int
    """Points and bonus of all runs."""
    columns_total: int
    total: int


def _runs_of(mask: int) -> tuple[tuple[int, int], ...]:
    """The maximal runs of a line as (smallest value, length); the lowest bit stands for value 1."""
    runs = []
    start = 0
    for value in range(1, VALUES + 2):  # one past the end, where no doll can be (MA-18: no wrap)
        if mask >> (value - 1) & 1:
            start = start or value
        elif start:
            runs.append((start, value - start))
            start = 0
    return tuple(runs)


RUNS = tuple(_runs_of(mask) for mask in range(1 << VALUES))
LINE = tuple(sum(POINTS[length] + BONUS[length] for _, length in runs) for runs in RUNS)
"""Points with bonus of a line, by mask."""


def lines(cards: Iterable[Card]) -> list[int]:
    """One mask per series."""
    masks = [0] * len(SERIES)
    for doll in cards:
        masks[doll // VALUES] |= 1 << doll % VALUES
    return masks


def columns(cards: Iterable[Card]) -> list[int]:
    """The number of dolls of each value, smallest value first."""
    sizes = [0] * VALUES
    for doll in cards:
        sizes[doll % VALUES] += 1
    return sizes


def score(cards: tuple[Card, ...]) -> int:
    """The points of a tableau (MA-16…MA-18)."""
    return sum(LINE[mask] for mask in lines(cards)) + sum(POINTS[size] for size in columns(cards))


def count(cards: tuple[Card, ...]) -> Count:
    """The points of a tableau with their reasons, lines by series and columns by value."""
    runs = tuple(
        Run(series, start, length, POINTS[length], BONUS[length])
        for series, mask in enumerate(lines(cards))
        for start, length in RUNS[mask]
    )
    stacks = tuple(Column(value, size, POINTS[size]) for value, size in enumerate(columns(cards), start=1) if size)
    in_lines = sum(run.points + run.bonus for run in runs)
    in_columns = sum(column.points for column in stacks)
    return Count(runs, stacks, in_lines, in_columns, in_lines + in_columns)


def lengths(tally: Count) -> tuple[int, ...]:
    """The lengths of all runs, longest first: what decides among equals (MA-19)."""
    return tuple(sorted((run.length for run in tally.runs), reverse=True))


def worth(cards: tuple[Card, ...]) -> Count:
    """The same count with only the runs and columns that score."""
    whole = count(cards)
    return replace(
        whole,
        runs=tuple(run for run in whole.runs if run.points),
        columns=tuple(column for column in whole.columns if column.points),
    )

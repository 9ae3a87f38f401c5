"""Going round the table, and rows with a value for each seat."""

from typing import TypeVar

from ludotheque.core.game import Seat

T = TypeVar("T")


def left_of(seat: Seat, seats: int) -> Seat:
    """The next seat, clockwise."""
    return Seat((seat + 1) % seats)


def put(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The same row with another value at a seat."""
    return (*row[:seat], value, *row[seat + 1 :])

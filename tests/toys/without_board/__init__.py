"""A game that has texts and neither a board nor a cover nor a lesson: High Card without a time limit."""

from ludotheque.core import Millis
from tests.toys.high_card import HighCard, ToyState


class WithoutBoard(HighCard):
    def __init__(self, key: str = "without_board") -> None:
        self.KEY = key

    def deadline(self, state: ToyState) -> Millis | None:
        return None

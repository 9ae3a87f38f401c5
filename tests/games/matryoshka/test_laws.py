"""What the laws are told about Matryoshka is worth telling."""

from ludotheque.core import Tick
from ludotheque.games import matryoshka
from ludotheque.testing.trace import play_randomly
from tests.games.matryoshka.subject import hasty


def test_hasty_tables_do_run_out_of_time() -> None:
    """Or the laws would say nothing about absence."""
    trace = play_randomly(matryoshka, hasty(3), "late")
    assert any(isinstance(move, Tick) for move in trace.moves)

"""Hypothesis strategies and the one test every game runs: all laws on random tables of all kinds."""

from functools import lru_cache
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludotheque.testing.laws import LAWS, Law, judge
from ludotheque.testing.trace import Subject, Trace, play_randomly


@lru_cache(maxsize=64)
def _played(game: Any, options: Any, seed: str, latest: int) -> Trace:
    """A random table. Every law is held against the same ones (`derandomize`), so each is played once."""
    return play_randomly(game, options, seed, latest=latest)


def traces(subject: Subject) -> st.SearchStrategy[Trace]:
    """A whole random table of any of the subject's kinds; quick and slow players."""

    def play(options: Any, seed: int, latest: int) -> Trace:
        return _played(subject.game, options, f"law {seed}", latest)  # type: ignore[arg-type]  # modules are hashable

    return st.builds(play, st.sampled_from(subject.tables), st.integers(0, 2**32), st.sampled_from([300, 3_000, 8_000]))


def laws_hold(subject: Subject, law: Law, examples: int = 12) -> None:
    """Run one law over random tables; the smallest broken one is shown."""

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,  # the same tables for everyone: a red build is red for all
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(traces(subject), st.integers(0, 2**32))
    def check(trace: Trace, chance: int) -> None:
        judge(law, subject, trace, Random(chance))

    check()


def every_table(subject: Subject) -> None:
    """All laws once on a table of every kind, so that no variant or player count is left out."""
    for number, options in enumerate(subject.tables):
        trace = play_randomly(subject.game, options, f"table {number}")
        for law in LAWS:
            judge(law, subject, trace, Random(number))

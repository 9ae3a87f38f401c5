"""The order in which workers take the tests: the longest come first, so that all workers finish together."""

import pytest

from harness.thorough import THOROUGH

LONGEST_FIRST = (
    "tests/nodes/",
    "tests/examples/",
    "tests/e2e/test_family.py",
    "tests/e2e/test_games.py",
    "tests/e2e/test_rematch.py",
    "tests/e2e/test_sizes.py",
    "tests/e2e/test_accessibility.py",
    "tests/e2e/test_screen_reader.py",
    "tests/e2e/test_card_sizes.py",
    "tests/e2e/test_one_screen.py",
    "tests/e2e/test_next_game.py",
    "tests/server/test_kill.py",
    "tests/server/fairness/test_gate.py",
    "tests/server/test_failures.py",
    "tests/server/test_power_loss.py",
    "tests/e2e/",
)
"""Beginnings of test ids, by how long one test of the file takes."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left = [] if THOROUGH else [item for item in items if item.get_closest_marker("thorough")]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in set(left)]

    def rank(item: pytest.Item) -> int:
        return next((place for place, start in enumerate(LONGEST_FIRST) if item.nodeid.startswith(start)), 99)

    items.sort(key=rank)  # stable: within a file and after the last, in the order of collection

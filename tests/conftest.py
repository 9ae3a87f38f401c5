"""What holds for all tests."""

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def little_room() -> Iterator[None]:
    """Hundreds of servers start in one run: each makes as little room for its log as on a slow disk."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ludotheque.server.embedded.QUICK_S", 0.0)
        yield

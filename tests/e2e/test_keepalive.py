"""A table where nothing happens keeps its people: no page gives its line up, and nobody seems to go and come back."""

import pytest

from harness.people import LiveServer
from harness.quiet_table import keep_still

BRISK = 1.0
"""Seconds of quiet in the short form of the test: pages give a connection up after three times that."""


@pytest.mark.parametrize("live", [{"quiet_s": BRISK}], indirect=True)
async def test_nobody_at_a_quiet_table_loses_the_line(live: LiveServer) -> None:
    await keep_still(live, 9 * BRISK)

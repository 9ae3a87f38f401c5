"""High Card, installed once for all tests of a worker."""

from pathlib import Path

import pytest

from harness.packages import HIGH_CARD, install


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that holds the installed package and nothing else."""
    target = tmp_path_factory.mktemp("installed")
    install(HIGH_CARD, target)
    return target

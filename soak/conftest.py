"""How long a soak lasts: `--soak-scale 0.1` is a tenth of the full run."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak-scale", type=float, default=1.0, help="length of the soak as a share of the full run")


@pytest.fixture
def scale(request: pytest.FixtureRequest) -> float:
    """The share of the full run that was asked for."""
    value: float = request.config.getoption("--soak-scale")
    return value

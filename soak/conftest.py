"""How long a soak lasts: `--soak-scale 0.1` is a tenth of the full run; and what its lines are made of."""

import pytest

from soak.lines import KINDS


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak-scale", type=float, default=1.0, help="length of the soak as a share of the full run")
    parser.addoption("--soak-lines", choices=list(KINDS), help="what the lines are made of, if not the best there is")


@pytest.fixture
def scale(request: pytest.FixtureRequest) -> float:
    """The share of the full run that was asked for."""
    value: float = request.config.getoption("--soak-scale")
    return value


@pytest.fixture
def kind(request: pytest.FixtureRequest) -> str | None:
    """What the lines shall be made of, if that was said."""
    value: str | None = request.config.getoption("--soak-lines")
    return value

"""What `make test` leaves to `make soak`: more cases of a list of which it tries some (`LUDOTHEQUE_THOROUGH=1`)."""

import os
from collections.abc import Callable, Iterable
from typing import Any

import pytest

THOROUGH = os.environ.get("LUDOTHEQUE_THOROUGH") == "1"
"""Whether every case of a long list is tried."""


def thoroughly(cases: Iterable[tuple[Any, ...]], kept: Callable[..., object]) -> list[Any]:
    """Parameters of a test: `make test` keeps these, `make soak` tries all."""
    return [pytest.param(*case, marks=() if kept(*case) else pytest.mark.thorough) for case in cases]

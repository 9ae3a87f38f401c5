"""File descriptors: as many as the system allows, with a reserve for the database."""

import os
from contextlib import suppress
from importlib import import_module
from typing import Any

resource: Any = None
with suppress(ImportError):  # Windows has no such limit
    resource = import_module("resource")

RESERVE = 64
"""Descriptors that connections and pages leave free: the database reopens its files after a failure."""


def raise_limit() -> None:
    """Raise the soft limit of this process to the hard limit."""
    if resource is None:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # macOS says "without limit" and allows less
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def scarce(descriptor: int) -> bool:
    """Whether a descriptor just opened is in the reserve: the system gives the lowest free number."""
    if resource is None:
        return False
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return bool(most != resource.RLIM_INFINITY and descriptor >= most - min(RESERVE, most // 4))


def few_left() -> bool:
    """Whether only the reserve is left, so that pages must wait."""
    try:
        probe = os.dup(0)
    except OSError:
        return True
    os.close(probe)
    return scarce(probe)

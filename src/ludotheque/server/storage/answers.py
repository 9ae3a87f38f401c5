"""What the store answers: one value for each outcome of an append or a job.

An append gets two answers: `Written`, then `Durable`; or one `Failed` in place of either. A job gets one answer.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct


class Written(Struct, frozen=True):
    """The database has it: a crash of this process cannot undo it."""


class Durable(Struct, frozen=True):
    """It is on the disk: a power cut cannot undo it either. Holds what a job returned."""

    result: Any = None


class Failed(Struct, frozen=True):
    """It was not written; or it was (`written`), but the flush failed, so that a power cut may undo it."""

    error: Exception
    written: bool = False


Answer: TypeAlias = Written | Durable | Failed
Tell: TypeAlias = Callable[[Answer], None]
"""Takes an answer, on the event loop."""
Report: TypeAlias = tuple[Tell, Answer]
"""An answer on its way to whoever waits for it."""

WRITTEN = Written()
DURABLE = Durable()

"""Callbacks that do not keep their object alive: a part that reports to its owner makes no reference cycle."""

from collections.abc import Callable
from typing import ParamSpec
from weakref import WeakMethod

P = ParamSpec("P")


def weakly(method: Callable[P, None]) -> Callable[P, None]:
    """The same method of the same object, as long as something else holds the object; nothing after that."""
    found = WeakMethod(method)

    def call(*args: P.args, **named: P.kwargs) -> None:
        if (alive := found()) is not None:
            alive(*args, **named)

    return call

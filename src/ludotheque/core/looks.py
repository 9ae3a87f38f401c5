"""Looks: a seat sees, for a while, what must then be hidden from it again (MP-7).

A game with looks marks the list of all seats' looks in its public part with `LOOKS`. It derives its two actions from
the base classes here. A shared device uses them to show each person their cards in turn.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

Looking: TypeAlias = Literal["none", "waiting", "open", "done"]
"""One seat's look: nothing to look at · not opened yet · it sees its cards · over or missed."""


class OpenLook(Struct, frozen=True, gc=False):
    """Base of the action that opens the seat's own look. It has no fields."""


class EndLook(Struct, frozen=True, gc=False):
    """Base of the action that ends the seat's own look before its time. It has no fields."""

"""The one family of complaints a command may end with."""

from ludotheque.core import Spoken


class Wrong(Spoken):
    """A command that cannot be carried out, and why."""

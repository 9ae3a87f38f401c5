"""The errors that a command may end with, each shown as one sentence."""

from ludotheque.core import Spoken


class Wrong(Spoken):
    """A command that cannot be carried out, and why."""

"""The errors that a command may end with, each shown as one sentence."""

from errno import ENOSPC
from pathlib import Path

from ludotheque.core import Spoken


class Wrong(Spoken):
    """A command that cannot be carried out, and why."""


def unusable(file: Path | str, error: OSError) -> Wrong:
    """What the system says of a file, in words of ours where it is a usual thing."""
    match error:
        case FileNotFoundError():
            return Wrong("wrong-file-missing", file=str(file))
        case IsADirectoryError():
            return Wrong("wrong-file-folder", file=str(file))
        case NotADirectoryError() | FileExistsError():
            return Wrong("wrong-file-no-folder", file=str(file))
        case PermissionError():
            return Wrong("wrong-file-denied", file=str(file))
        case _ if error.errno == ENOSPC:
            return Wrong("wrong-file-full", file=str(file))
        case _:
            return Wrong("wrong-file", file=str(file), why=error.strerror or type(error).__name__)

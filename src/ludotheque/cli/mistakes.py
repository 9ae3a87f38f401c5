"""What is wrong with a command line, in the language of its user: cyclopts knows English only."""

from collections.abc import Sequence

from cyclopts import CoercionError, CycloptsError, MissingArgumentError, RepeatArgumentError, UnknownOptionError
from cyclopts.exceptions import UnknownCommandError, UnusedCliTokensError

from ludotheque.terminal.wrong import Wrong


def told(error: CycloptsError, commands: Sequence[str]) -> Wrong:  # noqa: PLR0911 — a case per kind
    """The complaint: what is wrong, and where to look."""
    more = " ".join(("ludotheque", *(error.command_chain or ()), "--help"))
    name = "" if error.argument is None else error.argument.name
    left = " ".join(error.unused_tokens or ())
    match error:
        case UnknownCommandError():
            return Wrong("wrong-command", command=(error.unused_tokens or ("",))[0], known=", ".join(commands))
        case UnknownOptionError(token=token):
            return Wrong("wrong-flag", flag=(token.keyword or token.value).partition("=")[0], more=more)
        case CoercionError(token=token) if token is not None:
            number = error.target_type is int
            key = "wrong-flag-number" if number else "wrong-flag-value"
            return Wrong(key, flag=token.keyword or name, value=token.value, more=more)
        case MissingArgumentError():
            return Wrong("wrong-flag-missing", flag=name, more=more)
        case RepeatArgumentError(token=token):
            return Wrong("wrong-flag-twice", flag=token.keyword or name)
        case UnusedCliTokensError():
            return Wrong("wrong-flag-unused", words=left, more=more)
        case _:
            error.verbose = False
            return Wrong("wrong-command-line", why=str(error), more=more)

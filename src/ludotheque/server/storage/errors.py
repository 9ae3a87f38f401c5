"""What the store raises: the database cannot be reached, refuses, or is too new for this program."""

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError


class Down(Exception):
    """The store cannot be reached or is full: what was not acknowledged may not have been written."""


class Stale(Exception):
    """Another writer owns the table, or the move is already there: the database refused."""


class TooNew(Exception):
    """A newer version of this program has written the database."""


class NotUnicode(Exception):
    """The database keeps texts in an encoding that has no place for some names."""


class NotCopied(Exception):
    """The disk refuses a copy of the database; says why."""


def unreachable(error: Exception) -> bool:
    """Whether the database itself failed, so that trying the same items one by one would fail too."""
    ours = isinstance(error, IntegrityError | DataError)  # a value that it does not take: the others may be written
    return isinstance(error, DBAPIError) and not ours and not _collided(error)


def _collided(error: DBAPIError) -> bool:
    """Whether PostgreSQL rolled the transaction back because of another one: a deadlock (SQLSTATE class 40)."""
    return str(getattr(error.orig, "sqlstate", None) or "").startswith("40")


def translated(error: Exception) -> Exception:
    """An error of the database driver as one of this module; any other error as it is."""
    if isinstance(error, IntegrityError):
        return Stale(type(error.orig).__name__)
    if isinstance(error, SQLAlchemyError):
        down = Down(type(error).__name__)
        down.__cause__ = error.with_traceback(None)  # the traceback would keep every value of its frames in memory
        return down
    return error

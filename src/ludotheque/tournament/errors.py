"""Why a tournament cannot be played. A module of its own, because every command imports it (`ludotheque.cli`)."""

from ludotheque.core import Spoken


class TournamentError(Spoken):
    """A tournament that cannot begin or go on, and why."""


class NoSuchPlayer(TournamentError):
    """A player that nobody knows, or a file without one."""


class PlayerFailed(TournamentError):
    """A player did what no player may do."""


class Unusable(TournamentError):
    """A folder in which this tournament cannot go on, and why."""

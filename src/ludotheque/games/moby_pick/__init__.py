"""Moby Pick: a race of reflexes over cards you must remember, for three to eight players."""

from ludotheque.games.moby_pick.bots import BOTS
from ludotheque.games.moby_pick.events import Event
from ludotheque.games.moby_pick.phrase import phrase
from ludotheque.games.moby_pick.rules import KEY, RULES, apply, deadline, outcome, setup
from ludotheque.games.moby_pick.table import SEATS, Action, Options, State, View
from ludotheque.games.moby_pick.view import legal, preview, refuse, view

__all__ = [
    "BOTS",
    "KEY",
    "RULES",
    "SEATS",
    "Action",
    "Event",
    "Options",
    "State",
    "View",
    "apply",
    "deadline",
    "legal",
    "outcome",
    "phrase",
    "preview",
    "refuse",
    "setup",
    "view",
]

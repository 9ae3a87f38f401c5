"""Attrape Rêves: choose the cuddly toy that hides the whole nightmare."""

from ludotheque.games.attrape_reves.bots import BOTS
from ludotheque.games.attrape_reves.events import Event
from ludotheque.games.attrape_reves.phrase import phrase
from ludotheque.games.attrape_reves.rules import apply, deadline, outcome, setup
from ludotheque.games.attrape_reves.table import SEATS, Action, Options, State, View
from ludotheque.games.attrape_reves.view import legal, preview, refuse, view

KEY = "attrape_reves"
RULES = 1

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

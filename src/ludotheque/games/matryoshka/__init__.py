"""Matryoshka: trade dolls, rebuild the old series."""

from ludotheque.games.matryoshka.bots import BOTS
from ludotheque.games.matryoshka.phrase import phrase
from ludotheque.games.matryoshka.rules import apply, deadline, outcome, setup
from ludotheque.games.matryoshka.table import SEATS, Action, Event, Options, Public, State, View
from ludotheque.games.matryoshka.view import legal, preview, refuse, view

KEY = "matryoshka"
RULES = 1

__all__ = [
    "BOTS",
    "KEY",
    "RULES",
    "SEATS",
    "Action",
    "Event",
    "Options",
    "Public",
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

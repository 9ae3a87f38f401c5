"""High Card: keep your secret card or change it once; the highest card wins."""

from ludotheque.core import Extras

from high_card.bots import BOTS
from high_card.rules import apply, deadline, outcome, setup
from high_card.table import SEATS, Action, Event, Options, State, View
from high_card.view import legal, phrase, preview, refuse, view

CONTRACT = 1
KEY = "high_card"
RULES = 1
EXTRAS: Extras[State, Event, View] = Extras()

__all__ = [
    "BOTS",
    "CONTRACT",
    "EXTRAS",
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

"""Matryoshka: trade dolls, rebuild the old series."""

from ludotheque.games.matryoshka.table import SEATS, Action, Event, Options, Public, State, View

KEY = "matryoshka"
RULES = 1

__all__ = ["KEY", "RULES", "SEATS", "Action", "Event", "Options", "Public", "State", "View"]

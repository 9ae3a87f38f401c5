"""`python -m ludotheque.server.protocol [KEY …]` prints the schema: of every installed game, or of those named."""

import sys

import msgspec

from ludotheque.games import GAMES
from ludotheque.server.protocol.schema import schema

games = {key: GAMES[key] for key in sys.argv[1:]} or GAMES
sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema(games))).decode() + "\n")

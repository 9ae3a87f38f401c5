"""`python -m ludotheque.server.messages` prints the schema of the protocol."""

import sys

import msgspec

from ludotheque.server.messages.schema import schema

sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema())).decode() + "\n")

"""The JSON Schema of the whole protocol."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from ludotheque.core.play import AnyGame
from ludotheque.games import GAMES
from ludotheque.server.protocol.field_docs import describe
from ludotheque.server.protocol.fields import PROTOCOL
from ludotheque.server.protocol.http import HTTP
from ludotheque.server.protocol.incoming import Incoming
from ludotheque.server.protocol.outgoing import Outgoing


def components(kinds: Iterable[Any], template: str) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """A schema for each type, and the structs they refer to, with the meaning of every field."""
    wanted = tuple(kinds)
    references, schemas = msgspec.json.schema_components(wanted, ref_template=template)
    describe(schemas, wanted)
    return references, schemas


def schema(games: Mapping[str, AnyGame] = GAMES) -> dict[str, Any]:
    """JSON Schema of the protocol, and of each game's options, actions, events and views."""

    def group(**types: Any) -> dict[str, Any]:
        references, defs = components(types.values(), "#/$defs/{name}")
        return {"types": dict(zip(types, references, strict=True)), "$defs": defs}

    socket = group(Incoming=Incoming, Outgoing=Outgoing)
    socket["$defs"]["Update"]["required"].remove("type")  # most messages are updates: that is what has no type
    return {
        "protocol": PROTOCOL,
        "socket": socket,
        "lobby": group(**{each.__name__: each for each in HTTP}),
        "games": {
            key: group(Options=game.Options, Action=game.Action, Event=game.Event, View=game.View)
            for key, game in games.items()
        },
    }

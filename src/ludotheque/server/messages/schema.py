"""The JSON Schema of the whole protocol."""

from typing import Any

import msgspec

from ludotheque.games import GAMES
from ludotheque.server.messages.fields import PROTOCOL
from ludotheque.server.messages.http import HTTP
from ludotheque.server.messages.incoming import Incoming
from ludotheque.server.messages.outgoing import Outgoing


def schema() -> dict[str, Any]:
    """JSON Schema of the protocol, and of each game's options, actions, events and views."""

    def group(**types: Any) -> dict[str, Any]:
        references, defs = msgspec.json.schema_components(types.values(), ref_template="#/$defs/{name}")
        return {"types": dict(zip(types, references, strict=True)), "$defs": defs}

    return {
        "protocol": PROTOCOL,
        "socket": group(Incoming=Incoming, Outgoing=Outgoing),
        "lobby": group(**{each.__name__: each for each in HTTP}),
        "games": {
            key: group(Options=game.Options, Action=game.Action, Event=game.Event, View=game.View)
            for key, game in GAMES.items()
        },
    }

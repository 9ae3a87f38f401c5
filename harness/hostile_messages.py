"""Messages that no honest client sends, for the tests and the fuzzing of the soak run."""

from random import Random
from typing import Any

import msgspec

MALFORMED = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    '"hello"',
    "1e999",
    "[" * 4000,
    '{"type":' * 500,
    '{"type":"hello"}',
    '{"type":"hello","protocol":1,"table":"../../etc"}',
    '{"type":"hello","protocol":"1","table":"ABCDE"}',
    '{"type":"hello","protocol":1,"table":"ABCDE","tokens":["short"]}',
    '{"type":"act","id":"","action":{}}',
    '{"type":"act","id":"a\\u0000","action":{}}',
    '{"type":"act","id":"a","action":{"type":"lay","cards":[1e400]},"seat":99999999999999999999}',
    '{"type":"act","id":"a","action":{"type":"lay","cards":null}}',
    '{"type":"act","id":"a","action":"\\ud800"}',
    '{"type":"act","id":"a","action":{},"ms":NaN}',
    '{"type":"say","text":"' + "x" * 300 + '"}',
    '{"type":"phrase","phrase":"rude"}',
    '{"type":"remove","seat":-1}',
    '{"type":"update","number":1}',
    '{"type":"start","extra":1}',
    "\ufeff{}",
    "\u0000",
]
"""What a server must refuse in any state."""


def random_message(chance: Random) -> str:
    """A message with the right shape and the wrong values, or nearly a message."""
    odd: list[Any] = [-1, 0, 1, 2, 7, 10**6, 10**18, 3.5, None, "x", [], {}]

    def number() -> Any:
        return chance.choice(odd)

    action = {
        "type": chance.choice(["lay", "show", "offer", "take", "touch", ""]),
        **{key: number() for key in chance.sample(["card", "cards", "seat", "turn", "reveal"], 2)},
    }
    message: dict[str, Any] = chance.choice(
        [
            {"type": "act", "id": f"r{chance.randrange(50)}", "action": action, "seat": chance.choice([None, 0, 1, 2])},
            {"type": "act", "id": "z", "action": number(), "seen": number(), "ms": number()},
            {"type": "say", "text": chance.choice(["hi", "\u202e", "\u0301" * 150, "👩‍👩‍👧"])},
            {"type": "leave", "seat": number()},
            {"type": "fill", "seat": number(), "level": "normal"},
            {"type": chance.choice(["start", "resume", "rematch", "remove"]), "seat": number()},
            {"type": "hello", "protocol": number(), "table": "ABCDE", "last": number()},
        ]
    )
    text = msgspec.json.encode(message).decode()
    if chance.random() < 0.2:
        cut = chance.randrange(len(text))
        text = text[:cut] + chance.choice(["", "}", '"', "\\", "\x00", "é"]) + text[cut + 1 :]
    return text

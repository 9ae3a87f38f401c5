"""The host gives a person more time: seen by all, kept in the options and so in the record, gone with its player."""

from typing import Any

import pytest

from harness.serving import SocketClient, open_socket, serving
from harness.storage import Storage
from ludotheque.client import Client
from ludotheque.core import BadOptions
from ludotheque.core.play import AnyGame
from ludotheque.server.lobby.options import read_options
from tests.toys.high_card import HighCard


async def _given(talker: SocketClient, seats: list[int] | None) -> None:
    """Wait until a table says who has more time."""
    while (await talker.hear("table"))["table"]["options"].get("more_time") != seats:
        pass


async def test_the_host_gives_a_person_more_time_and_everyone_sees_it(storage: Storage) -> None:
    async with serving(storage) as (_, base):
        wish = {"game": "moby_pick", "options": {"seats": 3}, "name": "Anna"}
        opened: dict[str, Any] = await Client.request(base, "POST", "/api/tables", wish)
        ben = await Client.request(base, "POST", f"/api/tables/{opened['code']}/seats", {"name": "Ben"})
        async with open_socket(base) as host, open_socket(base) as guest:
            await host.hello(opened["code"], opened["token"])
            await guest.hello(opened["code"], ben["token"])

            async def refused(talker: SocketClient, **fields: Any) -> tuple[str, str]:
                await talker.say("more-time", **fields)
                answer = await talker.hear("refused")
                assert answer["text"]
                return answer["rule"], answer["key"]

            assert await refused(guest, seat=1) == ("LOBBY-12", "refused-not-host")
            assert await refused(host, seat=3) == ("TABLE-2", "refused-no-seat")
            assert await refused(host, seat=2) == ("LOBBY-23", "refused-more-time")
            assert await refused(host) == ("WIRE-1", "refused-unreadable")
            await host.say("more-time", seat=1)
            await _given(guest, [1])
            await host.say("more-time", seat=0)
            await _given(guest, [0, 1])
            await host.say("more-time", seat=0, more=False)
            await _given(guest, [1])
            await guest.say("leave")
            await _given(host, None)  # whoever sits down there next has the usual time
            cleo = await Client.request(base, "POST", f"/api/tables/{opened['code']}/seats", {"name": "Cléo"})
            assert cleo["table"]["options"].get("more_time") is None
            await host.say("more-time", seat=1)
            await _given(host, [1])
            await host.say("start")
            await host.hear("update")
            assert await refused(host, seat=1, more=False) == ("LOBBY-5", "refused-already-started")
            table = await Client.request(base, "GET", f"/api/tables/{opened['code']}")
            assert table["options"]["more_time"] == [1]


def test_more_time_for_a_seat_that_does_not_exist_is_refused_also_where_the_game_forgets_to() -> None:
    games: dict[str, AnyGame] = {"high_card": HighCard()}
    assert read_options(games, "high_card", {"seats": 2, "more_time": [1]})[1].more_time == (1,)
    with pytest.raises(BadOptions, match="TABLE-2"):
        read_options(games, "high_card", {"seats": 2, "more_time": [2]})

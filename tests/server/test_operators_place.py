"""What only operators may ask, and where."""

from pathlib import Path

import aiohttp
import pytest

from harness.serving import serving
from ludotheque.server.endpoints.health import this_machine
from ludotheque.server.services.rate_limits import network_of
from ludotheque.server.services.settings import ops_place, settings
from tests.server.test_quotas import status


async def test_operators_ask_at_a_place_of_their_own(folder: Path) -> None:
    async with serving(folder, ops="127.0.0.1:0", requests_per_second=1) as (server, base):
        there = f"http://127.0.0.1:{server.ops_port}"
        for path in ("/readyz", "/metrics", "/healthz"):
            for _ in range(15):
                async with aiohttp.request("GET", there + path) as answer:
                    assert answer.status == 200
        async with aiohttp.request("GET", base + "/healthz") as answer:
            assert answer.status == 200
        async with aiohttp.request("GET", base + "/metrics") as answer:
            assert b"ludotheque_tables" not in await answer.read()
        async with aiohttp.request("GET", there + "/api/games") as answer:
            assert answer.status == 404


async def test_without_such_a_place_only_this_machine_may_ask(folder: Path) -> None:
    async with serving(folder, proxy=True, requests_per_second=1) as (_, base):
        for path in ("/readyz", "/metrics"):
            assert (await status(base, path, "192.0.2.1"))[0] == 404
            async with aiohttp.request("GET", base + path) as answer:
                assert answer.status == 200
        statuses = [(await status(base, "/readyz", "::1"))[0] for _ in range(11)]
        assert statuses == [200] * 10 + [429]


@pytest.mark.parametrize("ops", ["9090", "here:there", "host:70000", "host:"])
def test_a_wrong_place_for_operators_is_named(ops: str) -> None:
    with pytest.raises(ValueError, match="wrong-setting-place"):
        settings({}, ops=ops)
    assert ops_place(settings({}, ops="[::1]:9090")) == ("::1", 9090)


def test_only_loopback_is_this_machine() -> None:
    machines = {name: this_machine(network_of(name)) for name in ("127.0.0.9", "::1", "192.0.2.1", "2001:db8::1", "?")}
    assert machines == {"127.0.0.9": True, "::1": True, "192.0.2.1": False, "2001:db8::1": False, "?": False}

"""What was only to be looked at is gone with the look: from the page, and from all that the browser remembers of it."""

import re

import msgspec
import pytest
from playwright.async_api import CDPSession, expect

from harness.people import LiveServer

# Faces are made of words that the page knows anyway: mark every card that comes with a look, to find it again.
_MARK = """(() => {
  const parse = JSON.parse;
  let seen = 0;
  JSON.parse = (...given) => {
    const value = parse(...given);
    const looked = (value?.view ?? value?.own)?.peek ?? [];
    for (const card of looked) card.mark = ['looked', 'at', (seen += 1)].join('-');
    return value;
  };
})()"""
_FOUND = re.compile(r"^looked-at-\d+$")


class Snapshot(msgspec.Struct):
    """The part of a heap snapshot that is searched."""

    strings: list[str]


async def remembered(cdp: CDPSession) -> set[str]:
    """The marks that anything in the page's memory still holds; rubbish is collected before."""
    parts: list[str] = []

    def keep(event: dict[str, str]) -> None:
        parts.append(event["chunk"])

    cdp.on("HeapProfiler.addHeapSnapshotChunk", keep)
    await cdp.send("HeapProfiler.collectGarbage")
    await cdp.send("HeapProfiler.takeHeapSnapshot")
    cdp.remove_listener("HeapProfiler.addHeapSnapshotChunk", keep)
    strings = msgspec.json.decode("".join(parts), type=Snapshot).strings
    return {each for each in strings if _FOUND.match(each)}


@pytest.mark.parametrize("live", [{"speed": 0.5}], indirect=True)
async def test_mp_7_the_faces_of_a_look_leave_the_pages_memory_with_it(live: LiveServer) -> None:
    """MP-7: a card may be looked at for so long, and then no more."""
    anna = await live.person()
    await anna.context.add_init_script(_MARK)
    await anna.open("/play/moby_pick")
    await anna.at_table()
    await expect(anna.page.locator(".stage .look li")).to_have_count(2)
    cdp = await anna.context.new_cdp_session(anna.page)
    assert len(await remembered(cdp)) == 2, "while they are shown"
    assert [view["peek"] for view in anna.views[:1]] == [None], "nothing is sent before the page can show it"
    await expect(anna.page.locator(".stage .look")).to_have_count(0, timeout=60_000)
    await anna.until(lambda: anna.views[-1]["peek"] is None, "a view without faces")
    for _ in range(5):  # what is let go may be collected a moment later
        if not (left := await remembered(cdp)):
            break
        await anna.page.wait_for_timeout(500)
    assert left == set()


async def test_mp_7_a_page_without_a_line_shows_the_faces_no_longer_than_a_look(live: LiveServer) -> None:
    """MP-7: nobody studies their row by switching the network off, and nobody sees it again by coming back."""
    anna = await live.person(phone=True)
    await anna.open("/play/moby_pick")
    await anna.at_table()
    await expect(anna.page.locator(".stage .look li")).to_have_count(2)
    await anna.offline()
    await expect(anna.page.locator(".stage .look")).to_have_count(0, timeout=7_000)
    looked = sum(bool(view["peek"]) for view in anna.views)
    await anna.online()
    await anna.until(lambda: anna.views[-1]["public"]["phase"] != "deal", "the first turn")
    assert sum(bool(view["peek"]) for view in anna.views) == looked

"""The screen stays on while a game runs: by the browser's lock on secure pages, by a silent video elsewhere."""

from playwright.async_api import expect

from harness.browser import NEIGHBOUR
from harness.people import LiveServer

# The browser's own lock, counted: headless it has no screen, but it answers as it would with one.
_COUNTED = """
  window.locks = [];
  if ('wakeLock' in navigator) {
    const ask = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (kind) => { locks.push(kind); return ask(kind); };
  }
"""


async def test_a_game_keeps_the_screen_on_and_a_lobby_does_not(live: LiveServer) -> None:
    anna = await live.person(phone=True)
    await anna.context.add_init_script(_COUNTED)
    await anna.invites("matryoshka", 3)
    await expect(anna.page.get_by_role("button", name="Start")).to_be_visible()
    assert await anna.page.evaluate("locks") == []
    await anna.press("Start")
    await expect(anna.page.get_by_role("checkbox").first).to_be_visible()
    assert await anna.page.evaluate("locks") == ["screen"]


# Every video that the page plays, and which of them run.
_FILMED = """
  window.videos = [];
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () { videos.includes(this) || videos.push(this); return play.call(this); };
  window.running = () => videos.filter((video) => !video.paused && video.currentTime > 0);
"""


async def test_over_plain_http_a_silent_video_keeps_the_screen_on_until_one_leaves(live: LiveServer) -> None:
    """What engines ask for, and can be asked of here: it runs on and on, with a sound track, and is not muted."""
    live.base = live.base.replace("127.0.0.1", NEIGHBOUR)
    anna = await live.person(phone=True)
    await anna.context.add_init_script(_COUNTED + _FILMED)
    await anna.invites("matryoshka", 3)
    await expect(anna.page.get_by_role("button", name="Start")).to_be_visible()
    assert await anna.page.evaluate("isSecureContext || 'wakeLock' in navigator || locks.length + videos.length") == 0
    await anna.press("Start")
    await expect(anna.page.get_by_role("checkbox").first).to_be_visible()
    await anna.page.wait_for_function("() => running().length === 1")
    assert await anna.page.evaluate("videos[0].muted || videos[0].volume === 0 || videos[0].loop") is False
    assert await anna.page.evaluate("videos[0].webkitAudioDecodedByteCount") > 0
    await anna.page.evaluate("videos[0].addEventListener('seeked', () => (window.again = true))")
    await anna.page.wait_for_function("() => window.again && running().length === 1", timeout=10_000)
    await anna.page.evaluate("videos[0].pause()")  # as a hidden page does; the next touch starts it again
    await anna.page.get_by_role("checkbox").first.click()
    await anna.page.wait_for_function("() => running().length === 1")
    await anna.page.evaluate(
        "document.body.appendChild(Object.assign(document.createElement('a'), {href: '/'})).click()"
    )
    await anna.page.wait_for_function("() => videos.length === 1 && videos[0].paused")

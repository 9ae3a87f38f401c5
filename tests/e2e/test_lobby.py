"""Before the deal: what the lobby says, and what can be pressed there."""

from playwright.async_api import expect

from harness.people import LiveServer

# Whether something of the top row lies on something else of it, or beyond the screen.
_CROWDED = """() => {
  const parts = [...document.querySelectorAll('header a, header button, header .about > span, header h1')]
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1)
    .map((part) => [part.ariaLabel || part.title || part.textContent.trim(), part.getBoundingClientRect()]);
  const outside = ([, box]) => box.right > innerWidth + 0.5 || box.left < -0.5;
  const found = parts.filter(outside).map(([name]) => `${name} outside`);
  parts.forEach(([name, a], i) => parts.slice(i + 1).forEach(([other, b]) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 1) found.push(`${name} on ${other}`);
  }));
  return found;
}"""


async def test_a_lobby_without_a_connection_says_so_and_cannot_start(live: LiveServer) -> None:
    host, guest = await live.person(phone=True), await live.person(phone=True, lang="fr-FR")
    code = await host.invites("attrape_reves", seats=2)
    await guest.joins(code, "Zoé")
    start = host.page.get_by_role("button", name="Start")
    await expect(start).to_be_enabled()
    for person in (host, guest):
        await person.offline()
    await expect(host.page.locator(".banner[role=status]")).to_contain_text("The connection is lost.")
    await expect(guest.page.get_by_role("main")).to_contain_text("La connexion est perdue.")
    await expect(start).to_be_disabled()
    await expect(host.page.get_by_role("button", name="Remove Zoé")).to_be_disabled()
    for person in (host, guest):
        await person.online()
    await expect(start).to_be_enabled()
    await expect(host.page.locator(".banner")).to_have_count(0)


async def test_the_top_row_has_room_on_the_smallest_phone_and_chat_does_not_cover_it(live: LiveServer) -> None:
    anna, bo = await live.person(lang="fr-FR", viewport={"width": 320, "height": 568}), await live.person(phone=True)
    for path in ("/", "/settings", "/rules/moby_pick", "/learn/attrape_reves"):
        await anna.open(path)
        await anna.ready("main h1, header h1")
        assert await anna.page.evaluate(_CROWDED) == [], path
    await anna.open("/play/attrape_reves?invite&variant=coop")
    await anna.press("Ouvrir et inviter")
    code = await anna.at_table()
    await expect(anna.page.get_by_role("main").locator("header")).to_contain_text("Bonne nuit les petits · 4 places")
    await bo.joins(code, "Bo")
    assert await anna.page.evaluate(_CROWDED) == []
    await bo.press("Chat")
    await bo.page.get_by_label("Say something").fill(
        "We wait for Zoé, who looks for her glasses, and then we can begin. " * 3
    )
    await bo.press("Send")
    bubble = anna.page.locator(".bubble")
    await expect(bubble).to_be_visible()
    said, tool = await bubble.bounding_box(), await anna.page.get_by_role("button", name="Règles").bounding_box()
    assert said is not None
    assert tool is not None
    assert said["x"] + said["width"] <= tool["x"], "the tools stay visible"
    assert said["height"] <= 50


async def test_a_pause_says_who_asked_for_it_and_the_host_ends_it(live: LiveServer) -> None:
    host, guest, screen = await live.person(), await live.person(phone=True, lang="fr-FR"), await live.person()
    await host.open("/play/matryoshka?invite")
    await host.page.get_by_label("Your name").fill("Nina")
    await host.press("Open and invite")
    code = await host.at_table()
    await guest.joins(code, "Zoé")
    await screen.open(f"/t/{code}/screen")
    await host.press("Start")
    await expect(host.page.get_by_role("timer").first).to_be_visible()
    place = live.base.removeprefix("http://")
    await expect(screen.page.get_by_role("banner")).to_contain_text(f"{place} {code}")  # for a phone that comes later
    await host.press("Table menu")
    await host.press("Pause")
    await expect(host.page.locator(".banner")).to_contain_text("You have paused the table.")
    await expect(guest.page.locator(".banner")).to_contain_text("Nina a mis la table en pause.")
    await expect(guest.page.locator(".banner").get_by_role("button")).to_have_count(0)
    await expect(screen.page.locator(".banner")).to_contain_text("Nina has paused the table.")
    await host.page.locator(".banner").get_by_role("button", name="Go on").click()
    for person in (host, guest, screen):
        await expect(person.page.locator(".banner")).to_have_count(0)


async def test_the_keyboard_pauses_and_goes_on_and_is_back_on_the_board(live: LiveServer) -> None:
    anna = await live.person()
    await anna.open("/play/matryoshka")
    await anna.at_table()
    await expect(anna.page.get_by_role("timer").first).to_be_visible()
    await anna.page.get_by_role("button", name="Table menu").press("Enter")
    await anna.page.get_by_role("button", name="Pause").press("Enter")
    again = anna.page.locator(".banner").get_by_role("button", name="Go on")
    await expect(again).to_be_focused()
    await anna.page.keyboard.press("Enter")
    await expect(anna.page.locator(".banner")).to_have_count(0)
    await expect(anna.page.locator(".stage")).to_be_focused()


async def test_people_without_a_name_are_called_by_their_animal_in_the_language_of_the_page(live: LiveServer) -> None:
    anna, zoe = await live.person(), await live.person(phone=True, lang="fr-FR")
    code = await anna.invites("matryoshka")
    await zoe.open(f"/t/{code}")
    await zoe.page.get_by_role("radio", name="Pieuvre").check(force=True)
    await zoe.press("S’asseoir")
    await expect(zoe.page.get_by_role("listitem").nth(1)).to_contain_text("Pieuvre")  # Anna may be one too
    await expect(anna.page.get_by_role("listitem").nth(1)).to_contain_text("Octopus")


async def test_a_form_asks_only_for_what_matters_and_its_times_are_words_and_seconds(live: LiveServer) -> None:
    anna = await live.person(phone=True)
    page = anna.page
    await anna.open("/play/attrape_reves?invite")
    await page.get_by_text("More choices").click()
    await page.get_by_text("Time limits").click()
    moon, grab = page.get_by_label("Moon", exact=True), page.get_by_label("Time to grab", exact=True)
    await expect(page.get_by_label("Time to choose", exact=True)).to_have_value("60")
    await expect(moon).to_have_count(0)
    await expect(grab).to_have_count(0)
    await page.locator("input[name=variant][value=coop]").check()
    await expect(moon).to_be_visible()
    await page.locator("input[name=variant][value=speed]").check()
    await expect(grab).to_be_visible()
    await expect(moon).to_have_count(0)
    await expect(page.get_by_role("main")).not_to_contain_text("illiseconds")
    assert await anna.axe() == []

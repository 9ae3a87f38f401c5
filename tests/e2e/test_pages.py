"""The pages around a table: saying who one is, finding one's way, reading the rules."""

from playwright.async_api import expect

from harness.people import SHELF, LiveServer
from tools.shots.camera import LARGE

# The games take most of the width, what stands last is near the lower edge, and nothing is beyond it.
_FILLED = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const games = document.querySelector('.games').getBoundingClientRect();
  const last = document.querySelector('main > :last-child').getBoundingClientRect();
  return scrollWidth <= innerWidth && scrollHeight <= innerHeight
    && games.width > innerWidth * 0.85 && last.bottom > innerHeight * 0.87;
}"""


async def test_whoever_opens_a_table_says_a_name_and_guests_see_it_before_they_sit_down(live: LiveServer) -> None:
    host, guest = await live.person(), await live.person(phone=True, lang="fr-FR")
    await host.open("/play/matryoshka?invite")
    await host.page.get_by_label("Your name").fill("Nina")
    await host.press("Open and invite")
    code = await host.at_table()
    await expect(host.page.get_by_role("listitem").filter(has_text="Nina")).to_contain_text("you · host")
    await guest.open(f"/t/{code}")
    await expect(guest.page.get_by_role("list", name="À la table")).to_contain_text("Nina")
    await host.open("/play/moby_pick?invite")
    await expect(host.page.get_by_label("Your name")).to_have_value("Nina")  # nobody is asked twice


async def test_the_settings_and_a_lesson_lead_back_to_the_table_one_came_from(live: LiveServer) -> None:
    anna = await live.person(phone=True)
    await anna.open("/play/matryoshka")
    code = await anna.at_table()
    await expect(anna.page.get_by_role("timer").first).to_be_visible()
    await anna.page.get_by_role("button", name="Table menu").click()
    await anna.page.get_by_role("link", name="Settings").click()
    await expect(anna.page.get_by_role("heading", name="Settings")).to_be_in_viewport()
    await expect(anna.page.get_by_role("banner")).to_be_in_viewport(ratio=1)  # the page begins at its top
    back = anna.page.get_by_role("link", name=f"Back to table {code}: Matryoshka")
    await back.click()
    await expect(anna.page.get_by_role("timer").first).to_be_visible()
    await anna.open("/learn/matryoshka")
    await back.click()
    await anna.page.wait_for_url(f"**/t/{code}")


async def test_settings_change_the_page_at_once_and_are_kept(live: LiveServer) -> None:
    anna = await live.person(phone=True)
    await anna.open("/settings")
    for name, mark in (("Dark", "data-theme"), ("As little as possible", "data-motion"), ("Large", "data-text")):
        await anna.page.get_by_role("radio", name=name).check()
        await expect(anna.page.locator("html")).to_have_attribute(
            mark, {"Dark": "dark", "Large": "large"}.get(name, "less")
        )
    await anna.page.reload()
    for name in ("Dark", "As little as possible", "Large"):
        await expect(anna.page.get_by_role("radio", name=name)).to_be_checked()


async def test_the_parts_of_the_rules_are_one_press_away(live: LiveServer) -> None:
    anna = await live.person(phone=True)
    await anna.open("/rules/moby_pick")
    end = anna.page.get_by_role("heading", name="The end")
    await expect(end).to_be_visible()
    await expect(end).not_to_be_in_viewport()
    await anna.page.get_by_role("navigation", name="Parts of the rules").get_by_role("button", name="The end").click()
    await expect(end).to_be_in_viewport()
    await expect(end).to_be_focused()


async def test_a_replay_of_no_table_says_that_no_table_has_this_code(live: LiveServer) -> None:
    anna = await live.person(lang="fr-FR")
    live.forgiven = ("404",)
    await anna.open("/replay/ZZZZZ")
    await expect(anna.page.get_by_role("heading", name="Aucune table n’a ce code")).to_be_visible()
    await expect(anna.page.get_by_role("link", name="Vers l’accueil", exact=True)).to_be_visible()


async def test_whoever_comes_after_the_start_is_told_that_they_watch(live: LiveServer) -> None:
    anna, late = await live.person(), await live.person(phone=True, lang="fr-FR")
    await anna.open("/play/matryoshka")
    code = await anna.at_table()
    await expect(anna.page.get_by_role("timer").first).to_be_visible()
    await late.open(f"/t/{code}")
    await expect(late.page.locator(".bubble")).to_contain_text("La partie a déjà commencé")
    await expect(late.page.get_by_role("banner")).to_contain_text("Spectateur")


async def test_the_first_page_fills_a_large_screen_without_scrolling(live: LiveServer) -> None:
    anna = await live.person(lang="fr-FR")
    await anna.open("/")
    await anna.ready(SHELF)
    for width, height in ((1280, 800), (1440, 900), (1920, 1080), (2560, 1440), (3840, 2160)):
        await anna.on_screen({"width": width, "height": height})
        await anna.page.wait_for_function(_FILLED)
    await anna.page.add_init_script(LARGE)
    await anna.page.reload()
    await anna.ready(SHELF)
    for width, height in ((1920, 1080), (2560, 1440), (3840, 2160)):
        await anna.on_screen({"width": width, "height": height})
        await anna.page.wait_for_function(_FILLED)


async def test_no_page_is_wider_than_a_small_phone_with_large_letters(live: LiveServer) -> None:
    anna = await live.person(lang="fr-FR", viewport={"width": 360, "height": 640})
    await anna.context.add_init_script(LARGE)
    live.forgiven = ("404",)
    for path in (
        "/",
        "/settings",
        "/play/moby_pick?invite",
        "/play/attrape_reves?invite",
        "/rules/matryoshka",
        "/t/ZZZZZ",
    ):
        await anna.open(path)
        await expect(anna.page.get_by_role("heading").first).to_be_visible()
        await expect(anna.page.locator("html")).to_have_attribute("data-text", "large")
        await anna.page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")

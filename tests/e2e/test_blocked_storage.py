"""A browser that keeps nothing: storage is blocked, as some people have it, and everyone can still play."""

from playwright.async_api import expect

from harness.people import LiveServer

# As Firefox does with cookies blocked: the property itself throws, and so does a channel to other pages.
_BLOCKED = """() => {
  const denied = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: denied });
  Object.defineProperty(window, 'BroadcastChannel', { value: denied });
}"""


async def test_with_storage_blocked_seats_and_settings_last_as_long_as_the_page(live: LiveServer) -> None:
    anna, guest = await live.person(), await live.person(phone=True)
    for person in (anna, guest):
        await person.context.add_init_script(f"({_BLOCKED})()")
    code = await anna.invites("matryoshka", 3)
    await guest.joins(code, "Zoé")
    await anna.sees("This browser keeps nothing.")
    await anna.press("Start")
    for person in (anna, guest):
        await expect(person.page.get_by_role("checkbox").first).to_be_visible()
    await guest.page.get_by_role("link", name="Ludothèque").click()
    await guest.page.get_by_role("combobox", name="Language").select_option("fr")
    await guest.page.get_by_role("link", name="Revenir à la table").click()  # the seat, and the language, are not lost
    await expect(guest.page.get_by_role("checkbox").first).to_be_visible()
    await anna.open("/play/attrape_reves")
    await expect(anna.page.get_by_role("timer").first).to_be_visible()

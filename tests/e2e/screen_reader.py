"""Somebody who does not see the page: roles, names and states are all they know, focus and keys all they use."""

import re
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from playwright.async_api import CDPSession, Error

from harness.people import Person
from ludotheque.core import Seat
from ludotheque.games import GAMES
from ludotheque.texts import Speech

# What a reader speaks by itself: all that is added to a live region that was there before.
# While a dialog is open, only its own regions are heard.
_EARS = """(() => {
  window.spoken = [];
  const say = (node, region) => {
    const text = (node.textContent ?? '').trim();
    const dialog = document.querySelector('dialog[open]');
    if (dialog && !dialog.contains(region)) return;
    if (text && region && region.getAttribute('aria-live') !== 'off') window.spoken.push(text);
  };
  const around = (node) => (node instanceof Element ? node : node.parentElement)
    ?.closest('[aria-live], [role=log], [role=alert], [role=status]');
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') say(target, around(target));
      else for (const node of addedNodes) say(node, around(target));
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""
_CONTROLS = {"button", "link", "checkbox", "radio", "textbox", "combobox", "slider", "switch", "menuitem", "option"}
_NAMED = _CONTROLS | {"dialog", "image", "img", "radiogroup", "timer", "region"}


class Thing(Struct, frozen=True):
    """One thing of the page as a reader has it."""

    role: str
    name: str
    node: int
    disabled: bool = False
    checked: bool = False

    @property
    def can(self) -> bool:
        """Whether it can be pressed now."""
        return self.role in _CONTROLS and not self.disabled


class Reader:
    """A person's ears and keys."""

    def __init__(self, person: Person, line: CDPSession) -> None:
        self.person = person
        self._line = line
        self.nameless: set[str] = set()
        """Everything that was met without a name."""

    @classmethod
    async def of(cls, person: Person) -> "Reader":
        """Begin to listen, before the first page is opened."""
        await person.context.add_init_script(_EARS)
        return cls(person, await person.context.new_cdp_session(person.page))

    async def things(self) -> list[Thing]:
        """Everything there is, in reading order."""
        tree = await self._line.send("Accessibility.getFullAXTree")
        found = [_thing(node) for node in tree["nodes"] if not node["ignored"]]
        self.nameless |= {f"{each.role} on {self.person.page.url}" for each in found if _mute(each)}
        return found

    async def press(self, thing: Thing, key: str) -> None:
        """Go there and press a key."""
        with suppress(Error):  # gone meanwhile: the table went on
            await self._line.send("DOM.focus", {"backendNodeId": thing.node})
            await self.person.page.keyboard.press(key)

    async def heard(self) -> list[str]:
        """All that was spoken since the page was opened."""
        spoken: list[str] = await self.person.page.evaluate("window.spoken")
        return spoken


def _thing(node: dict[str, Any]) -> Thing:
    states = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
    return Thing(
        role=str(node.get("role", {}).get("value", "")),
        name=str(node.get("name", {}).get("value", "")).strip(),
        node=int(node.get("backendDOMNodeId", 0)),
        disabled=bool(states.get("disabled")),
        checked=states.get("checked") == "true",
    )


def _mute(thing: Thing) -> bool:
    return thing.role in _NAMED and not re.search(r"\w", thing.name)


def told(person: Person, game: str) -> list[str]:
    """Every event that reached a person, as the sentence that tells it in English."""
    tables = [frame["table"] for frame in person.frames if frame.get("table")]
    names = [seat["name"] for seat in tables[-1]["seats"]]
    words = Speech(GAMES[game], "en", names)
    updates = [frame for frame in person.frames if frame["type"] == "update"]
    assert {update["seat"] for update in updates} == {Seat(0)}
    return [words.event(msgspec.convert(event, GAMES[game].Event)) for each in updates for event in each["events"]]

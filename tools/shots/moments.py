"""The moments of the golden records at which a board is looked at: one of each phase, and what is rare."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct
from playwright.async_api import Page, Route

from harness.browser import DRAWN
from tools import streams


class Moment(Struct, frozen=True):
    """A place in the records, as the stage is asked for it."""

    name: str
    game: str
    record: str
    step: int
    seat: str = "0"

    @property
    def path(self) -> str:
        """Its address on the stage."""
        return f"/stage/{self.game}?bare&record={self.record}&step={self.step}&seat={self.seat}"


# As the way back does.
_GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
Wanted = Callable[[dict[str, Any], list[dict[str, Any]]], object]


def _close(events: list[dict[str, Any]], touches: int) -> bool:
    """Whether so many hands came in one race."""
    many = [len(event.get("times", ())) or 1 + len(event.get("late", ())) for event in events]
    return max(many, default=0) >= touches


def _found(events: list[dict[str, Any]], seat: int) -> bool:
    """Whether this seat has just found a pair."""
    return any(event.get("result") == "match" and event["seat"] == seat for event in events)


# What no phase shows by itself: name, record, seat, and how to know it by what is public and by the events.
_RARE: dict[str, list[tuple[str, str, str, Wanted]]] = {
    "moby_pick": [
        ("look", "base-5", "0", lambda open_, _: open_["looks"][0] == "open" and open_["phase"] == "deal"),
        ("match", "base-5", "0", lambda _, events: _found(events, 0)),
        ("photo-finish", "recite-4", "0", lambda _, events: _close(events, 3)),
        ("reverse", "base-5", "0", lambda open_, _: open_["reverse"] and open_["phase"] == "race"),
        ("reverse-mine", "base-5", "0", lambda open_, _: open_["reverse"] and open_["active"] == 0),
        ("recite-mine", "recite-4", "0", lambda open_, _: open_["phase"] == "race" and open_["active"] == 0),
        ("recite", "recite-4", "0", lambda open_, _: open_["phase"] == "race" and open_["active"] == 2),
        ("confuse-long", "recite-4", "0", lambda open_, _: open_["phase"] == "confuse" and open_["active"] == 0),
        ("eight-race", "base-8", "0", lambda open_, _: open_["phase"] == "race" and max(open_["rows"]) > 3),
        ("eight-turn-up", "base-8", "0", lambda open_, _: open_["phase"] == "turn-up" and open_["taker"] == 0),
        ("eight-over", "base-8", "0", lambda open_, _: open_["phase"] == "over"),
        ("watch", "base-5", "watch", lambda open_, _: open_["phase"] == "race" and max(open_["rows"]) > 3),
    ],
    "attrape_reves": [
        ("photo-finish", "speed-4", "0", lambda _, events: _close(events, 2)),
        ("four-choose-mine", "base-4", "0", lambda open_, _: open_["phase"] == "choose" and open_["active"] == 0),
        ("four-lay", "base-4", "0", lambda open_, _: open_["phase"] == "lay" and sum(open_["tokens"]) > 20),
        ("four-over", "base-4", "0", lambda open_, _: open_["phase"] == "over"),
        ("lost", "coop-4-full", "0", lambda open_, _: open_["phase"] == "over"),
        ("alone", "coop-1-new", "0", lambda open_, _: open_["phase"] == "point"),
        ("watch", "base-4", "watch", lambda open_, _: open_["phase"] == "choose" and open_["reveal"] > 3),
    ],
    "matryoshka": [
        ("five-offer-mine", "base-5", "0", lambda open_, _: open_["phase"] == "offer" and 0 in open_["waiting"]),
        ("five-take-mine", "base-5", "0", lambda open_, _: open_["phase"] == "take" and open_["active"] == 0),
        ("five-late-offer", "base-5", "0", lambda open_, _: open_["phase"] == "offer" and open_["round"] == 4),
        ("five-last-lay", "base-5", "0", lambda open_, _: open_["phase"] == "lay" and open_["round"] == 4),
        ("five-over", "base-5", "0", lambda open_, _: open_["phase"] == "over"),
        ("watch", "base-4", "watch", lambda open_, _: open_["phase"] == "take" and open_["round"] > 2),
    ],
}


def _scenes(game: str, record: str, seat: str) -> Iterator[tuple[int, dict[str, Any], list[dict[str, Any]]]]:
    stream = msgspec.json.decode((streams.OUT / game / record / f"{seat}.json").read_bytes())
    for step, moment in enumerate(stream["moments"]):
        yield step, moment["view"]["public"], moment["events"]


def phases(game: str) -> list[Moment]:
    """The first moment of each phase, of the first table of each kind that has it, mine and another's."""
    found: dict[str, Moment] = {}
    for record in msgspec.json.decode((streams.OUT / game / "list.json").read_bytes()):
        for step, public, _ in _scenes(game, record, "0"):
            awaited = 0 in public.get("waiting", [public.get("active")]) and public["phase"] != "over"
            name = "-".join(filter(None, (game, public.get("variant", ""), public["phase"], "mine" if awaited else "")))
            found.setdefault(name, Moment(name, game, record, step))
    return list(found.values())


def rare(game: str) -> list[Moment]:
    """What no phase shows by itself."""
    found = []
    for name, record, seat, wanted in _RARE[game]:
        step = next(step for step, public, events in _scenes(game, record, seat) if wanted(public, events))
        found.append(Moment(f"{game}-{name}", game, record, step, seat))
    return found


async def feed(page: Page) -> None:
    """Let the stage of a page find the records: a server that people play on has none."""

    async def answer(route: Route) -> None:
        path = streams.OUT / route.request.url.partition("/streams/")[2]
        if path.is_file():
            await route.fulfill(body=path.read_bytes(), content_type="application/json")
        else:
            await route.fulfill(status=404)

    await page.route("**/streams/**", answer)


async def show(page: Page, base: str, moment: Moment) -> None:
    """Put a board on the stage, and wait until it stands there; a page that is on this stage is not loaded again."""
    stage = page.locator(f".staged[data-moment='{moment.game}/{moment.record}/{moment.seat}/{moment.step}']")
    if page.url.startswith(f"{base}/stage/{moment.game}?"):
        await page.evaluate(_GO, moment.path)
        await stage.wait_for()
        await page.evaluate(DRAWN)
    else:
        await page.goto(base + moment.path)
        await stage.wait_for()
        await page.wait_for_load_state("networkidle")  # what a board fetches for all its moments

"""What a page may never receive: every frame of a whole game is looked through, game by game."""

from collections.abc import Callable, Iterator
from typing import Any

Found = Iterator[str]


def _places(node: Any, wanted: str, path: str = "") -> Found:
    """Where an object has this field, such as `public.card`; positions in lists are left out."""
    if isinstance(node, dict):
        if wanted in node:
            yield path
        for key, value in node.items():
            yield from _places(value, wanted, f"{path}.{key}" if path else key)
    elif isinstance(node, list):
        for value in node:
            yield from _places(value, wanted, path)


def _moby_pick(update: dict[str, Any]) -> Found:
    """MP-7: faces only in the middle, in the dream piles, and for the length of a look one's own."""
    view, seat = update["view"], update["seat"]
    public = view["public"]
    if set(view) != {"me", "public", "peek", "peek_until", "claimed", "faces"} or view["faces"] is not None:
        yield f"unknown fields {sorted(view)}"
    opened = seat is not None and public["looks"][seat] == "open"
    if (view["peek"] is not None) != opened:
        yield f"faces in {public['phase']}, or none in an open look"
    if view["peek"] and len(view["peek"]) != public["rows"][seat]:
        yield "faces of another row"
    for place in _places(view, "figure"):
        if place not in ("public.card", "public.piles", "peek"):
            yield f"a face at {place}"
    for event in update["events"]:
        for place in _places(event, "figure", event["type"]):
            if place not in ("revealed.card", "kept.card", "turned-up.card", "turned-up.middle"):
                yield f"a face at {place}"
    if not (isinstance(public["stock"], int) and all(isinstance(row, int) for row in public["rows"])):
        yield "stock or rows are more than numbers"


def _attrape_reves(update: dict[str, Any]) -> Found:
    """AR-23, AR-24: the answer to a nightmare comes with the first toy that is laid, not before."""
    view = update["view"]
    public = view["public"]
    if set(view) != {"me", "public", "grasp"}:
        yield f"unknown fields {sorted(view)}"
    if public["phase"] in ("turn", "choose", "grab", "point") and public["answer"] is not None:
        yield f"the answer in {public['phase']}"
    for place in (*_places(view, "radius"), *_places(view, "need")):
        if place not in ("public.answer", "public.last.answer"):
            yield f"an answer at {place}"
    last = public["last"]
    if public["card"] is not None and last is not None and last["card"] == public["card"] and public["phase"] != "over":
        yield "the answer of the card that lies there, as if it were over"
    for event in update["events"]:
        if event["type"] != "laid" and ({"x", "y", "radius", "need", "covered"} & set(event)):
            yield f"an answer in {event['type']}"
    if view["grasp"] is not None and public["phase"] != "grab":
        yield "a grasp outside the race"
    if any(isinstance(public[name], list) for name in ("pile", "bag") if name in public):
        yield "pile or bag are more than numbers"


def _matryoshka(update: dict[str, Any]) -> Found:
    """MA-11, MA-13: one's own hand, the offers for the active seat alone, and nothing that was not seen."""
    view, seat = update["view"], update["seat"]
    public = view["public"]
    if set(view) != {"me", "public", "hand", "offer", "lay", "offers", "known"}:
        yield f"unknown fields {sorted(view)}"
    if not all(isinstance(count, int) for count in public["hands"]):
        yield "hands are more than numbers"
    if len(view["hand"]) != (0 if seat is None else public["hands"][seat]):
        yield "not one's own hand"
    if view["offers"] is not None and not (public["phase"] == "take" and public["active"] == seat):
        yield f"the offers in {public['phase']}"
    if seat is None and (view["offer"] or view["lay"]):
        yield "a choice, to a spectator"
    for event in update["events"]:
        if event["type"] in ("laid", "offered") and set(event) != {"type", "seat"}:
            yield f"a choice in {event['type']}"


FORBIDDEN: dict[str, Callable[[dict[str, Any]], Found]] = {
    "moby_pick": _moby_pick,
    "attrape_reves": _attrape_reves,
    "matryoshka": _matryoshka,
}
"""By game: what an update may not hold."""


def leaks(frames: list[dict[str, Any]], game: str) -> list[str]:
    """Everything in these frames that their seat, at that moment, must not know."""
    updates = (frame for frame in frames if frame["type"] == "update")
    return [f"{update['number']}: {found}" for update in updates for found in FORBIDDEN[game](update)]

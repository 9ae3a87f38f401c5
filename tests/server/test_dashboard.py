"""The Grafana dashboard and the Prometheus alerts: what they ask for is what `/metrics` answers."""

import json
import re
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import yaml

from harness.serving import open_socket, seats_at, serving, until
from ludotheque.cli.recipes import Wishes, written

METRIC = re.compile(r"\b(ludotheque_[a-z0-9_]+)(?:\{([^}]*)\})?")
LABEL = re.compile(r"([a-z]+)\s*=~?\s*\"")


def recipe(name: str) -> str:
    return "\n".join(written(name, Wishes()))


def dashboard() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(recipe("grafana"))
    return found


def alerts() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load(recipe("prometheus-alerts"))["groups"]
    rules: list[dict[str, Any]] = group["rules"]
    return rules


@pytest.fixture
async def samples(tmp_path: Path) -> dict[str, set[str]]:
    """Every metric of a server at which a game was played, with the names of its labels."""
    async with serving(tmp_path) as (server, base), open_socket(base) as anna, aiohttp.ClientSession() as http:
        code, (token,) = await seats_at(base, "moby_pick", {"seats": 3}, 1, bots="plain")
        await anna.hello(code, token)
        await anna.say("start")
        await until(lambda: (play := server.lobby.tables[code].play) is not None and play.shown.number > 0)
        async with http.get(f"{base}/metrics") as answer:
            page = await answer.text()
    found: dict[str, set[str]] = {}
    for name, labels in re.findall(r"^(ludotheque_\w+)(?:\{(.*)\})? ", page, re.MULTILINE):
        found.setdefault(name, set()).update(re.findall(r"(\w+)=\"", labels))
    for name in re.findall(r"^# TYPE (ludotheque_\w+) (?:counter|gauge)$", page, re.MULTILINE):
        found.setdefault(name, {"rule", "game", "proof"})  # counted with labels, and nothing was counted yet
    return found


async def test_every_metric_and_label_that_is_asked_for_exists(samples: dict[str, set[str]]) -> None:
    asked = [target["expr"] for panel in dashboard()["panels"] for target in panel["targets"]]
    asked += [variable["definition"] for variable in dashboard()["templating"]["list"] if variable["type"] == "query"]
    asked += [rule["expr"] for rule in alerts()]
    assert len(asked) > 25
    for expression in asked:
        for name, labels in METRIC.findall(expression):
            assert name in samples, expression
            assert set(LABEL.findall(labels)) <= samples[name] | {"instance"}, expression
        for names in re.findall(r"by \(([^)]*)\)", expression):
            known = set().union(*(samples[name] for name, _ in METRIC.findall(expression)))
            assert {name.strip() for name in names.split(",")} <= known | {"instance"}, expression
        assert expression.count("(") == expression.count(")")


async def test_the_dashboard_shows_every_metric(samples: dict[str, set[str]]) -> None:
    shown = {
        name
        for panel in dashboard()["panels"]
        for target in panel["targets"]
        for name, _ in METRIC.findall(target["expr"])
    }
    families = {re.sub(r"_(bucket|sum|count|created)$", "", name) for name in samples if not name.endswith("_created")}
    assert families == {re.sub(r"_bucket$", "", name) for name in shown}


def test_the_dashboard_can_be_imported() -> None:
    found = dashboard()
    assert {"uid", "title", "schemaVersion", "version", "panels", "templating", "time", "refresh"} <= found.keys()
    assert found.get("id") is None, "a number of another Grafana"
    panels = found["panels"]
    assert [panel["id"] for panel in panels] == list(range(1, len(panels) + 1))
    for panel in panels:
        assert {"title", "type", "datasource", "gridPos", "targets", "fieldConfig", "options"} <= panel.keys()
        assert panel["datasource"] == {"type": "prometheus", "uid": "${datasource}"}
        assert [target["refId"] for target in panel["targets"]] == [chr(65 + i) for i in range(len(panel["targets"]))]
    taken = [
        (x, y)
        for panel in panels
        for x in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])
    ]
    assert len(taken) == len(set(taken)), "two panels overlap"
    assert max(x for x, _ in taken) == 23


def test_every_alert_says_what_is_wrong_and_how_urgent_it_is() -> None:
    for rule in alerts():
        assert rule.keys() <= {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"].endswith(".")

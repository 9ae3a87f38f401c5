"""The tables of strength: every variant and number of seats, gone on with, and rows that prove nothing are named."""

import re
from pathlib import Path

import pytest

from tools.players import strength
from tools.players.strength import BEGIN, END, Row, main, missing, overlaps, plans, table

ALIKE = (100, None, 100, 100)
"""Games by level: as many for each one that plays among normal ones."""


def test_every_variant_and_number_of_seats_is_measured() -> None:
    found = [(plan.options["variant"], len(plan.players), level) for level, plan in plans("attrape_reves", 12)]
    alone = [(v, n, level) for v in ("base", "speed") for n in (2, 3, 4) for level in ("easy", "hard", "expert")]
    assert sorted(found) == sorted([*alone, ("base", 4, "mixed"), ("speed", 4, "mixed")])


def test_experts_that_search_are_measured_among_the_level_below() -> None:
    found = dict(plans("matryoshka", 12))
    assert found["ladder"].players == ("expert", "hard", "hard", "hard")
    assert "ladder" not in dict(plans("moby_pick", 12))
    row = Row("ladder", (None, None, (22.0, 1.0), (34.0, 3.0)), (None, None, 100, 100))
    assert "| ladder | – | – | 22.0 ± 1.0 | 34.0 ± 3.0 | 100 |" in table("matryoshka", [row])
    assert not overlaps([row])


def test_a_line_tells_the_games_of_every_level_that_has_games_of_its_own() -> None:
    shares = ((10.0, 2.0), (25.0, 0.0), (40.0, 3.0), (50.0, 3.0))
    assert "| alike | 10.0 ± 2.0 | 25.0 ± 0.0 | 40.0 ± 3.0 | 50.0 ± 3.0 | 100 |" in table(
        "game", [Row("alike", shares, ALIKE)]
    )
    assert "| easy 270, hard 3,000, expert 2,292 |" in table("game", [Row("apart", shares, (270, None, 3_000, 2_292))])


def test_rows_whose_intervals_overlap_are_named() -> None:
    clear = Row("clear", ((10.0, 2.0), (25.0, 0.0), (40.0, 3.0), (50.0, 3.0)), ALIKE)
    vague = Row("vague", ((10.0, 2.0), (25.0, 0.0), (40.0, 6.0), (50.0, 6.0)), ALIKE)
    assert overlaps([clear, vague]) == ["vague"]


def test_a_row_stops_in_time_and_counts_only_deals_in_all_orders(tmp_path: Path) -> None:
    plan = strength.plan_of("attrape_reves", ("easy", "normal", "normal"), 2, variant="base")
    assert strength.played(plan, tmp_path, until=0.0) == []
    assert strength.share_of(plan, [], "easy") is None
    whole = strength.played(plan, tmp_path)
    assert [(game.deal, game.order) for game in whole] == [(deal, order) for deal in (0, 1) for order in plan.orders()]
    kept = tmp_path / "attrape_reves-base-3-easy-normal" / "games.jsonl"
    kept.write_bytes(b"".join(kept.read_bytes().splitlines(keepends=True)[:5]))
    assert strength.played(plan, tmp_path, until=0.0) == whole[:3]
    assert strength.played(plan, tmp_path) == whole


def test_rows_that_lack_a_level_are_named() -> None:
    half = Row("half", ((10.0, 2.0), (25.0, 0.0), (40.0, 3.0), None), (100, None, 100, 0))
    among = Row("among", (None, None, (22.0, 1.0), (34.0, 3.0)), (None, None, 100, 100))
    assert missing([half, among]) == ["half"]
    assert not overlaps([half])


def test_the_tables_are_put_into_the_page_and_played_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\n\n| attrape_reves |\nold\n\n| moby_pick |\nkept\n\n{END}\nafter\n")
    monkeypatch.setattr(strength, "PAGE", page)
    words = ["attrape_reves", "--deals", "1", "--processes", "1", "--out", str(tmp_path / "out"), "--write"]
    main(words)
    first = page.read_text()
    assert first.startswith("before\n")
    assert first.endswith("after\n")
    assert "| base, 4 seats |" in first
    assert re.search(r"\| coop, full moon, 3 together \|.* 10 \|\n", first), "teams play more deals"
    assert re.search(r"\| coop, all four moons, 3 together \|.* 40 \|\n", first)
    assert "old" not in first
    assert "\n\n| moby_pick |\nkept\n\n" in first
    assert "overlap" in capsys.readouterr().err
    games = {path: path.read_bytes() for path in (tmp_path / "out").glob("*/games.jsonl")}
    main(words)
    assert page.read_text() == first
    assert {path: path.read_bytes() for path in games} == games

"""A tournament is fair to every seat, and the same whatever the number of processes."""

from itertools import islice, permutations
from pathlib import Path

import msgspec
import pytest

from ludotheque.games import GAMES
from ludotheque.tournament.errors import NoSuchPlayer
from ludotheque.tournament.play import Plan, Played, count_orders, games, shares_of
from ludotheque.tournament.roster import maker
from ludotheque.tournament.standings import standings

PLAN = Plan(game="attrape_reves", players=("normal", "random", "normal"), deals=3, seed="test")


def test_every_deal_is_played_in_every_order_that_differs() -> None:
    assert PLAN.orders() == ((0, 1, 2), (0, 2, 1), (1, 0, 2))
    played = list(games(PLAN))
    assert [(game.deal, game.order) for game in played] == [(d, order) for d in range(3) for order in PLAN.orders()]
    assert all(sum(game.shares) == pytest.approx(1) for game in played)


@pytest.mark.parametrize("players", ["a", "ab", "aab", "abab", "aabbc", "abcdef", "aabaab"])
def test_orders_are_those_of_all_permutations_and_can_be_counted_before(players: str) -> None:
    plan = msgspec.structs.replace(PLAN, players=tuple(players))
    found: dict[tuple[str, ...], tuple[int, ...]] = {}
    for order in permutations(range(len(players))):
        found.setdefault(tuple(players[place] for place in order), order)
    assert plan.orders() == tuple(found.values())
    assert count_orders(players) == len(found)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_tournament_of_ever_so_many_games_begins_at_once(processes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def orders(plan: Plan) -> tuple[tuple[int, ...], ...]:
        made.append(1)
        return ((0, 1, 2), (0, 2, 1), (1, 0, 2))

    monkeypatch.setattr(Plan, "orders", orders)
    endless = games(msgspec.structs.replace(PLAN, deals=10**9), processes=processes)
    assert [(game.deal, game.order) for game in islice(endless, 4)] == [
        (0, (0, 1, 2)),
        (0, (0, 2, 1)),
        (0, (1, 0, 2)),
        (1, (0, 1, 2)),
    ]
    endless.close()  # type: ignore[attr-defined]
    assert made == [1]


def test_the_number_of_processes_changes_nothing_and_done_games_are_not_played_again() -> None:
    alone = list(games(PLAN))
    assert list(games(PLAN, processes=2)) == alone
    assert list(games(PLAN, done=alone[:4])) == alone[4:]
    for processes in (1, 2):
        assert list(games(PLAN, done=alone, processes=processes)) == []


def test_standings_divide_victories_and_take_intervals_over_deals() -> None:
    plan = Plan(game="attrape_reves", players=("hard", "normal"), deals=2, seed="any")
    played = [
        Played(0, (0, 1), (5, 3), (1.0, 0.0), (1, 2)),
        Played(0, (1, 0), (4, 4), (0.5, 0.5), (1, 1)),
        Played(1, (0, 1), (2, 6), (0.0, 1.0), (2, 1)),
        Played(1, (1, 0), (1, 7), (0.0, 1.0), (2, 1)),
    ]
    hard, normal = standings(plan, played)
    assert (hard.player, hard.games, hard.share, hard.score) == ("hard", 4, 0.625, 4.5)
    assert (normal.player, normal.share) == ("normal", 0.375)
    # the deals gave 0.75 and 0.5, so 12.706 x 0.125 is on either side
    assert (hard.low, hard.high) == (0.0, 1.0)


def test_players_of_one_kind_have_the_fair_share_and_no_doubt() -> None:
    plan = Plan(game="attrape_reves", players=("hard", "hard"), deals=1, seed="any")
    (hard,) = standings(plan, [Played(0, (0, 1), (5, 3), (1.0, 0.0), (1, 2))])
    assert (hard.share, hard.low, hard.high) == (0.5, 0.5, 0.5)


def test_a_team_wins_whole_or_not_at_all() -> None:
    plan = Plan(game="attrape_reves", players=("expert",) * 2, deals=4, seed="team", options={"variant": "coop"})
    assert plan.together
    assert not PLAN.together
    played = list(games(plan))
    assert all(game.shares in ((1.0, 1.0), (0.0, 0.0)) for game in played)
    (expert,) = standings(plan, played)
    assert expert.share == sum(game.places[0] == 1 for game in played) / 4
    assert expert.low < expert.high
    assert shares_of((1, 1, 3), together=False) == (0.5, 0.5, 0.0)
    assert shares_of((2, 2), together=False) == shares_of((2, 2), together=True) == (0.0, 0.0)


def test_a_player_from_a_file_and_a_name_that_nobody_knows(tmp_path: Path) -> None:
    game = GAMES["attrape_reves"]
    file = tmp_path / "mine.py"
    page = Path("docs/how-to/write-a-bot.md").read_text(encoding="utf-8")
    file.write_text(page.partition("function `bot`")[2].partition("```python")[2].partition("```")[0], encoding="utf-8")
    plan = Plan(game="attrape_reves", players=(str(file), "random"), deals=1, seed="file")
    assert len(list(games(plan))) == 2
    file.with_name("empty.py").write_text("")
    for player in ("grandmaster", str(tmp_path / "none.py"), str(tmp_path / "empty.py")):
        with pytest.raises(NoSuchPlayer):
            maker(game, player)

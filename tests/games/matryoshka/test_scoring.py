"""MA-16…MA-19: the worth of a tableau, cross-checked, and who wins."""

from collections import Counter
from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from harness.tables.matryoshka import Table
from ludotheque.core import Act, Illegal, Seat
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka.cards import Card, card, series_of, value_of
from ludotheque.games.matryoshka.scoring import (
    BONUS,
    POINTS,
    RUNS,
    Column,
    Count,
    Run,
    _runs_of,
    count,
    lengths,
    score,
    worth,
)
from ludotheque.games.matryoshka.table import Action, Counted, Options, Show, State
from ludotheque.testing.trace import play_randomly
from ludotheque.texts import LANGS, Lang, Speech


def tableau(*lines: tuple[int, ...]) -> tuple[Card, ...]:
    """One line of values per series."""
    return tuple(card(series, value) for series, values in enumerate(lines) for value in values)


EXAMPLE = tableau((1, 3, 4), (2, 3, 5, 6, 7), (2, 3, 4, 5, 6))
BEST = tableau((1, 2, 3, 4, 5, 6, 7), (1, 2, 3, 4, 5, 6))


def test_ma_16_the_rulebooks_example_is_worth_31() -> None:
    """MA-16, MA-18: columns 12, lines 19, run by run and column by column."""
    assert score(EXAMPLE) == 31
    assert count(EXAMPLE) == Count(
        runs=(
            Run(0, 1, 1, 0, 0),
            Run(0, 3, 2, 2, 0),
            Run(1, 2, 2, 2, 0),
            Run(1, 5, 3, 4, 0),
            Run(2, 2, 5, 10, 1),
        ),
        columns=(
            Column(1, 1, 0),
            Column(2, 2, 2),
            Column(3, 3, 4),
            Column(4, 2, 2),
            Column(5, 2, 2),
            Column(6, 2, 2),
            Column(7, 1, 0),
        ),
        lines_total=19,
        columns_total=12,
        total=31,
    )


@pytest.mark.parametrize(("length", "points"), [(1, 0), (2, 2), (3, 4), (4, 7), (5, 11), (6, 15), (7, 19)])
def test_ma_16_a_run_is_worth_its_length_with_bonus(length: int, points: int) -> None:
    """MA-16, MA-18: wherever it starts; the bonus is 1, 2, 3 for 5, 6, 7."""
    for start in range(1, 9 - length):
        run = tableau(tuple(range(start, start + length)))
        bonus = max(0, length - 4)
        assert score(run) == points
        assert count(run).runs == (Run(0, start, length, points - bonus, bonus),)


@pytest.mark.parametrize(("size", "points"), [(1, 0), (2, 2), (3, 4), (4, 7), (5, 10), (6, 13), (7, 16)])
def test_ma_16_a_column_is_worth_its_size_without_bonus(size: int, points: int) -> None:
    """MA-16, MA-18: whichever value it has."""
    for value in range(1, 8):
        stack = tableau(*((value,) for _ in range(size)))
        assert score(stack) == points
        assert count(stack).columns == (Column(value, size, points),)
        assert count(stack).lines_total == 0


@pytest.mark.parametrize(("size", "points"), [(8, 19), (9, 22), (10, 25)])
def test_ma_17_columns_of_eight_and_more_go_on_by_three(size: int, points: int) -> None:
    """MA-17: our own extension."""
    assert score(tableau(*((4,) for _ in range(size)))) == points


def test_ma_18_no_run_goes_on_from_seven_to_one() -> None:
    """MA-18: 6, 7, 1, 2 are two runs of two, and a gap parts runs."""
    assert lengths(count(tableau((1, 2, 6, 7)))) == (2, 2)
    assert score(tableau((1, 2, 6, 7))) == 4
    assert score(tableau((1, 2, 3, 5, 6, 7))) == 8


def test_ma_18_the_runs_of_every_line_are_found() -> None:
    """MA-18: the table of runs is made once, at import; for all 128 lines it and its maker say what one reads."""
    for mask in range(128):
        dolls = [value for value in range(1, 8) if mask & 1 << value - 1]
        starts = [value for value in dolls if value - 1 not in dolls]
        ends = [value for value in dolls if value + 1 not in dolls]
        read = tuple((start, end - start + 1) for start, end in zip(starts, ends, strict=True))
        assert _runs_of(mask) == RUNS[mask] == read


def test_an_empty_tableau_is_worth_nothing() -> None:
    assert score(()) == 0
    assert count(()) == Count((), (), 0, 0, 0)
    assert lengths(count(())) == ()


def by_hand(cards: tuple[Card, ...]) -> int:
    """The scorer written differently: walk from every run's first doll, formula instead of table."""

    def worth(n: int) -> int:
        return (n == 2) * 2 + (n > 2) * (3 * n - 5)

    dolls = {(series_of(doll), value_of(doll)) for doll in cards}
    total = sum(worth(size) for size in Counter(value for _, value in dolls).values())
    for series, value in dolls:
        if (series, value - 1) not in dolls:
            end = value
            while (series, end + 1) in dolls:
                end += 1
            length = end - value + 1
            total += worth(length) + max(0, length - 4)
    return total


@pytest.mark.no_cover
def test_a_scorer_written_differently_agrees_on_100_000_tableaux() -> None:
    """MA-16…MA-18: of any size, thick in few series or thin in many."""
    chance = Random(70)
    decks = {series: [card(one, value) for one in range(series) for value in range(1, 8)] for series in (2, 3, 6, 10)}
    for _ in range(100_000):
        deck = decks[chance.choice((2, 3, 6, 10))]
        cards = tuple(chance.sample(deck, chance.choice((2, 4, 6, 8, 13, 13, 13, 13))))
        assert score(cards) == by_hand(cards)


def test_the_explained_count_adds_up_to_the_score() -> None:
    """MA-16: on 3,000 random tableaux, and every doll is in one run and one column."""
    chance = Random(13)
    for _ in range(3_000):
        cards = tuple(Card(doll) for doll in chance.sample(range(chance.choice((21, 42, 70))), 13))
        tally = count(cards)
        assert tally.total == score(cards) == tally.lines_total + tally.columns_total
        assert tally.lines_total == sum(run.points + run.bonus for run in tally.runs)
        assert tally.columns_total == sum(column.points for column in tally.columns)
        assert sum(lengths(tally)) == sum(column.cards for column in tally.columns) == 13
        assert list(lengths(tally)) == sorted(lengths(tally), reverse=True)
        dolls = {card(run.series, run.start + step) for run in tally.runs for step in range(run.length)}
        assert dolls == set(cards)


def best_possible(cards: int) -> int:
    """The most that any tableau can be worth, column by column: which runs go on, which end, how many begin.

    Runs may lie in any number of lines, so this is an upper bound for any number of series. It shares nothing with the
    scorer, not even its table.
    """
    points = (0, 0, 2, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34)

    @cache
    def best(value: int, running: tuple[int, ...], left: int) -> int:
        if value == 8:
            return sum(map(line, running)) if left == 0 else -1_000
        found = -1_000
        for going in choices(running):
            ended = Counter(running) - Counter(going)
            paid = sum(line(length) * times for length, times in ended.items())
            for new in range(left - len(going) + 1):
                size = len(going) + new
                after = tuple(sorted((*(length + 1 for length in going), *(1,) * new)))
                found = max(found, paid + points[size] + best(value + 1, after, left - size))
        return found

    def line(length: int) -> int:
        return points[length] + (length - 4 if length > 4 else 0)

    @cache
    def choices(running: tuple[int, ...]) -> frozenset[tuple[int, ...]]:
        """Every sub-multiset."""
        kept: set[tuple[int, ...]] = {()}
        for length in running:
            kept |= {(*one, length) for one in kept}
        return frozenset(kept)

    return best(1, (), cards)


@pytest.mark.no_cover
def test_the_best_possible_tableau_is_worth_46() -> None:
    """MA-16…MA-18: a full series, a run of six and six columns of two; nothing beats it."""
    assert score(BEST) == by_hand(BEST) == 46
    assert best_possible(13) == 46


def over(tableaux: list[tuple[Card, ...]]) -> State:
    """A finished table with these tableaux."""
    state = Table(Options(seats=len(tableaux))).state
    counts = tuple(count(cards) for cards in tableaux)
    return replace(state, public=replace(state.public, phase="over", tableaux=tuple(tableaux), counts=counts))


def test_ma_19_most_points_win() -> None:
    """MA-19: 46 beats 31 beats 11."""
    outcome = matryoshka.outcome(over([EXAMPLE, BEST, tableau((1, 2, 3, 4, 5))]))
    assert outcome is not None
    assert (outcome.scores, outcome.places, outcome.winners) == ((31, 46, 11), (2, 1, 3), (1,))
    assert outcome.reason == "most-points"


def test_ma_19_among_equals_the_longest_run_decides() -> None:
    """MA-19: 4 points each; a run of three beats two runs of two beats a column of three."""
    outcome = matryoshka.outcome(over([tableau((1, 2, 4, 5)), tableau((1, 2, 3)), tableau((1,), (1,), (1,))]))
    assert outcome is not None
    assert (outcome.scores, outcome.places, outcome.winners) == ((4, 4, 4), (2, 1, 3), (1,))
    assert outcome.reason == "longest-runs"


def test_ma_19_then_the_second_longest_and_so_on() -> None:
    """MA-19: runs 3, 3 beat 3, 2, 2; the same runs elsewhere share a place."""
    thrice, twice = tableau((1, 2, 3, 5, 6, 7)), tableau((1, 2, 3, 5, 6), (), (), (1, 2))
    assert (score(thrice), score(twice)) == (8, 12)
    other = tableau((1, 2, 3, 5, 6), (7,), (4,))
    assert score(other) == 6
    equal = tableau((2, 3, 4, 6, 7), (1,), (5,))
    weaker = tableau((1, 2, 3), (7,), (7,))
    assert score(equal) == score(weaker) == 6
    outcome = matryoshka.outcome(over([weaker, other, equal]))
    assert outcome is not None
    assert (outcome.places, outcome.winners, outcome.reason) == ((3, 1, 1), (1, 2), "shared")
    outcome = matryoshka.outcome(over([weaker, other, tableau((1,))]))
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((2, 1, 3), "longest-runs")


def test_ma_19_everything_equal_is_a_shared_victory() -> None:
    """MA-19: same points, same runs, other dolls."""
    outcome = matryoshka.outcome(over([BEST, BEST, EXAMPLE]))
    assert outcome is not None
    assert (outcome.places, outcome.winners, outcome.reason) == ((1, 1, 3), (Seat(0), Seat(1)), "shared")


def test_ma_16_the_game_ends_with_the_count_and_the_last_card_scores_nothing() -> None:
    """MA-16: after round 4, from the tableaux alone; then nobody may act (MA-19)."""
    table = Table().go("lay", 4)
    assert matryoshka.outcome(table.state) is None
    events = table.lay().events
    scores = tuple(by_hand(tableau) for tableau in table.public.tableaux)
    assert events[-1] == Counted(scores)
    assert tuple(tally.total for tally in table.public.counts) == scores
    assert (table.public.phase, table.public.waiting, table.public.need) == ("over", (), 0)
    assert table.public.hands == (1, 1, 1)
    outcome = matryoshka.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == scores
    show: Act[Action] = Act(table.now, Seat(0), Show(table.view(0).hand[0]))
    assert matryoshka.refuse(table.view(0), show) == Illegal("MA-19", "refused-over")
    assert table.refused(0, show.action) == ("TABLE-1", "refused-game-over", {})
    assert matryoshka.legal(table.view(0)) == ()


@pytest.mark.parametrize("lang", LANGS)
def test_ma_17_the_points_that_boards_show_are_those_of_the_rules(lang: Lang) -> None:
    """MA-16 to MA-18: two texts hold them from two cards on, a bonus behind a plus."""
    words = Speech(matryoshka, lang)
    assert [int(points) for points in words.text("points-column").split()] == list(POINTS[2:])
    runs = [[int(part) for part in f"{each}+0".split("+")[:2]] for each in words.text("points-run").split()]
    assert runs == [[POINTS[length], BONUS[length]] for length in range(2, 8)]


def test_the_live_count_leaves_out_what_does_not_score() -> None:
    """The rulebook's example (MA-16, MA-18) in short: the same totals, without lone dolls and columns of one."""
    whole, short = count(EXAMPLE), worth(EXAMPLE)
    assert short.total == whole.total == 31
    assert (short.lines_total, short.columns_total) == (whole.lines_total, whole.columns_total)
    assert [run.length for run in short.runs] == [2, 2, 3, 5]
    assert [column.value for column in short.columns] == [2, 3, 4, 5, 6]
    assert [run for run in whole.runs if run.points] == list(short.runs)


def test_the_count_is_short_while_the_game_runs_and_whole_at_its_end() -> None:
    """MA-16: the final count names every run and column, also those worth nothing."""
    trace = play_randomly(matryoshka, Options(seats=3), "counts")
    for step in trace.steps:
        public = step.state.public
        full = count if public.phase == "over" else worth
        assert public.counts == tuple(full(tableau) for tableau in public.tableaux)

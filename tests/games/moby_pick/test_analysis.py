"""The analysis of a game of Moby Pick: finishes, and chances that were there."""

from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from ludotheque.bots.arena import sit
from ludotheque.core import Move, Reaction, Seat, Seeded, Step, Tick
from ludotheque.core.advice import spoken
from ludotheque.games import moby_pick
from ludotheque.games.moby_pick import analysis as of_moby_pick
from ludotheque.games.moby_pick.analysis import LEAST, _lines, _missed, _why, analyse
from ludotheque.games.moby_pick.cards import Friend
from ludotheque.games.moby_pick.events import Event, Kept, Touched, TurnedUp
from ludotheque.games.moby_pick.matching import compare, kept, points
from ludotheque.games.moby_pick.phrase import card_name
from ludotheque.games.moby_pick.table import Action, Options, State, Touch
from ludotheque.texts import LANGS, Lang, Speech

Played = tuple[list[Step[State, Event]], list[Move[Action]]]


def _closest(seat: int, *races: Touched) -> object:
    lines = {line.key: line.variables for line in _lines(Seat(seat), [], races)}
    return lines.get("analysis-closest", {}).get("ms")


def test_a_finish_belongs_to_the_first_two() -> None:
    race = Touched(
        Seat(0),
        1,
        (Reaction(Seat(0), 500), Reaction(Seat(1), 505), Reaction(Seat(2), 1_400)),
        drawn=False,
    )
    other = Touched(Seat(2), 2, (Reaction(Seat(2), 700), Reaction(Seat(0), 790)), drawn=False)
    alone = Touched(Seat(3), 3, (Reaction(Seat(3), 700),), drawn=False)
    assert [_closest(seat, race, other, alone) for seat in range(4)] == [5, 5, 90, None]


def _played(level: str, seed: int, options: Options) -> Played:
    bots = [moby_pick.BOTS[level](Seat(seat), Random(seed + seat)) for seat in range(options.seats)]
    told = list(sit(moby_pick, options, Seeded(f"analysis {seed}"), bots))
    return [step for _, step in told], [move for move, _ in told if move is not None]


def _worth(state: State, seat: int, places: slice = slice(None)) -> int:
    """The most points that a card of the row makes with the one in the middle."""
    middle = state.public.card
    assert isinstance(middle, Friend)
    reverse, seats = state.public.reverse, state.options.seats
    return max(
        (
            points(kept(card, middle, compare(card, middle, reverse=reverse, seats=seats)))
            for card in state.rows[seat][places]
        ),
        default=0,
    )


def _chances(steps: list[Step[State, Event]], seat: int, places: slice = slice(None)) -> int:
    """In how many races a seat that did not touch had a card."""
    count = 0
    for before, step in pairwise(steps):
        for event in step.events:
            touched = [time.seat for time in event.times] if isinstance(event, Touched) else []
            if isinstance(event, Kept | Touched) and seat not in (*touched, before.state.public.active):
                count += _worth(before.state, seat, places) > 0
    return count


def _counted(played: Played, seat: int) -> object:
    return {line.key: line.variables for line in analyse(*played).seats[seat]}["analysis-chances"]["count"]


def test_a_chance_counts_whoever_took_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_moby_pick, "GAMES", 1)
    contested = 0
    for seed in range(3):
        played = _played("easy", seed, Options(seats=4, short=True))
        for seat in range(4):
            assert _counted(played, seat) == _chances(played[0], seat)
        contested += sum(not each.free and not each.found for each in _missed(played[0]))
    assert contested > 0


def test_a_card_that_was_never_seen_was_no_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody acts: so the first two cards stay unseen, and those that were kept lay in the middle for all to see."""
    monkeypatch.setattr(of_moby_pick, "GAMES", 1)
    unseen = 0
    for seed in range(3):
        state = moby_pick.setup(Options(seats=3, confuse=0, remind=0, short=True), Seeded(f"asleep {seed}"))
        steps: list[Step[State, Event]] = [Step(state)]
        moves: list[Move[Action]] = []
        while moby_pick.outcome(steps[-1].state) is None:
            due = moby_pick.deadline(steps[-1].state)
            assert due is not None
            moves.append(Tick(due))
            steps.append(moby_pick.apply(steps[-1].state, moves[-1]))
        for seat in range(3):
            assert _counted((steps, moves), seat) == _chances(steps, seat, slice(2, None))
            unseen += _chances(steps, seat) - _chances(steps, seat, slice(2, None))
    assert unseen > 0


@pytest.mark.parametrize("recite", [False, True])
def test_a_turning_point_is_worth_the_wins_that_a_touch_would_have_brought(
    recite: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(of_moby_pick, "GAMES", 12)
    found = 0
    for seed in range(2):
        steps, moves = _played("easy", seed, Options(seats=3, short=True, recite=recite))
        for turning in analyse(steps, moves).turnings:
            assert turning.worth is not None
            assert turning.worth >= LEAST
            assert turning.better == Touch(steps[turning.move - 1].state.public.reveal)
            assert any(isinstance(event, Kept) for event in steps[turning.move].events)
            found += 1
    assert found > 0


def test_who_turns_up_a_worse_card_gives_points_away() -> None:
    for seed in range(6):
        steps, _ = _played("easy", seed, Options(seats=4, short=True))
        expected = [
            (number, event.seat, _worth(steps[number - 1].state, event.seat) - event.gained)
            for number, step in enumerate(steps)
            for event in step.events
            if isinstance(event, TurnedUp) and _worth(steps[number - 1].state, event.seat) > event.gained
        ]
        assert [(each.move, each.seat, each.points) for each in _missed(steps) if each.found] == expected


def test_skill_and_luck_are_told_at_the_end_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_moby_pick, "GAMES", 1)
    for options in (Options(seats=3, short=True), Options(seats=3)):
        steps, moves = _played("normal", 1, options)
        assert all(lines[-1].key.startswith("analysis-luck") for lines in analyse(steps, moves).seats)
        begun = analyse(steps[:40], moves[:39])
        assert not any(line.key.startswith("analysis-luck") for lines in begun.seats for line in lines)


@pytest.mark.parametrize("lang", LANGS)
def test_a_turning_point_names_the_pair_that_was_there(lang: Lang, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_moby_pick, "GAMES", 12)
    words = Speech(moby_pick, lang, ["Ada", "Bob", "Cléo"])
    told = 0
    for seed in range(2):
        steps, moves = _played("easy", seed, Options(seats=3, short=True))
        for turning in analyse(steps, moves).turnings:
            before, seat = steps[turning.move - 1].state, turning.seat
            middle = before.public.card
            assert isinstance(middle, Friend)
            text = str(spoken(turning.reason, words))
            place = turning.reason.variables["place"]
            assert isinstance(place, int)
            pair = slice(place - 1, place)
            assert _worth(before, seat, pair) == _worth(before, seat) == turning.reason.variables["points"]
            assert text.startswith(words.seat(seat))
            assert card_name(middle, words) in text
            assert card_name(before.rows[seat][place - 1], words) in text
            told += 1
    assert told > 0


def test_a_pair_in_reverse_is_called_so() -> None:
    steps, _ = _played("easy", 0, Options(seats=3, short=True))
    missed = next(each for each in _missed(steps) if each.free)
    before = steps[missed.move - 1].state
    words = Speech(moby_pick, "en", ["Ada", "Bob", "Cléo"])
    for reverse, said in ((False, "missed a pair:"), (True, "missed a pair in reverse:")):
        state = replace(before, public=replace(before.public, reverse=reverse))
        assert said in str(spoken(_why(state, missed), words))

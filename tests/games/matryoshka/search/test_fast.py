"""The fast game in lockstep with the reference rules and habits, decision by decision; it chooses tableaux faster."""

from random import Random

import pytest

from ludotheque.core import Act, Millis, Seat
from ludotheque.core.deal import Seeded
from ludotheque.games.matryoshka.habits import habit
from ludotheque.games.matryoshka.rules import apply, outcome, setup
from ludotheque.games.matryoshka.search import choices, fast, rollout
from ludotheque.games.matryoshka.search.imagine import Numbers, game_of
from ludotheque.games.matryoshka.search.values import doubled, plain
from ludotheque.games.matryoshka.table import Action, Lay, Offer, Options, Show, State, Take
from ludotheque.games.matryoshka.view import legal, view

pytestmark = pytest.mark.no_cover  # the fast rules are compared with the real ones, which are measured elsewhere

COMPARED = range(fast.TABLEAU, fast.LAID)
"""Tableaux, what is owned, what is known and what it is worth; hands are compared as sets."""


def _game(state: State, numbers: Numbers) -> list[int]:
    hands = [numbers.fasts(hand) for hand in state.hands]
    sure = [[numbers.fasts(hand) for hand in observer] for observer in state.known]
    offers = [fast.NONE if card is None else numbers.fast(card) for card in state.offers]
    return game_of(state.public, hands, sure, numbers.fasts(state.stock), offers)


def _habit(game: list[int], state: State, seat: Seat, numbers: Numbers, values: list[int]) -> Action | None:
    match state.public.phase:
        case "show":
            return Show(numbers.card(choices.best_show(game, values, seat)))
        case "offer":
            return Offer(numbers.card(choices.best_offer(game, values, seat)), state.public.turn)
        case "take":
            return Take(Seat(choices.best_take(game, values, seat)))
        case _:
            return None


def _follow(game: list[int], acts: dict[Seat, Action], numbers: Numbers) -> None:
    for seat, action in acts.items():
        match action:
            case Show(card=card):
                game[fast.SHOWN], game[fast.PHASE] = numbers.fast(card), fast.OFFER
            case Offer(card=card):
                game[fast.OFFERS + seat], game[fast.PHASE] = numbers.fast(card), fast.TAKE
            case Take(seat=partner):
                fast.trade(game, partner)
            case Lay(cards=cards):
                for number in numbers.fasts(cards):
                    game[fast.LAID + seat * fast.LINES + number // 7] |= 1 << number % 7
    if all(isinstance(action, Lay) for action in acts.values()):
        fast.reveal(game, plain())


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("strays", [0.0, 0.3])
def test_the_fast_game_decides_and_goes_on_as_the_rules_do(seats: int, strays: float) -> None:
    chance = Random(seats)
    for number in range(4):
        state = setup(Options(seats=seats), Seeded(f"lockstep {number}"))
        numbers = Numbers(state.public.series)
        game = _game(state, numbers)
        while outcome(state) is None:
            acts: dict[Seat, Action] = {}
            for seat in state.public.waiting:
                seen = view(state, seat)
                acts[seat] = habit(seen)
                assert _habit(game, state, seat, numbers, plain()) in (None, acts[seat])
                if chance.random() < strays:
                    acts[seat] = chance.choice(legal(seen))
            for seat, action in acts.items():
                state = apply(state, Act(Millis(0), seat, action)).state
            _follow(game, acts, numbers)
            if outcome(state) is None:
                wanted = _game(state, numbers)
                assert [game[place] for place in COMPARED] == [wanted[place] for place in COMPARED]
                assert game[fast.N : fast.SHOWN + 1] == wanted[fast.N : fast.SHOWN + 1]
                game = wanted
        assert [rollout.score(game, plain(), seat) for seat in range(seats)] == [c.total for c in state.public.counts]


def test_habits_that_never_round_choose_nearly_always_the_same() -> None:
    same: list[bool] = []
    for number in range(3):
        state = setup(Options(seats=4), Seeded(f"doubled {number}"))
        numbers = Numbers(state.public.series)
        while outcome(state) is None:
            seat = state.public.waiting[0]
            game = _game(state, numbers)
            if state.public.phase != "lay":
                wanted = _habit(game, state, seat, numbers, plain())
                same.append(_habit(game, state, seat, numbers, doubled()) == wanted)
            state = apply(state, Act(Millis(0), seat, habit(view(state, seat)))).state
    assert sum(same) >= 0.97 * len(same)
    assert all(number % 2 == 0 for number in doubled()[: fast.PRICES])


def test_tableaux_are_mostly_worth_as_much_as_those_of_the_habits() -> None:
    """The fast game leaves out one doll after the other; the habits compare all tableaux."""
    good: list[bool] = []
    for number in range(6):
        state = setup(Options(seats=4), Seeded(f"tableaux {number}"))
        numbers = Numbers(state.public.series)
        while outcome(state) is None:
            seat = state.public.waiting[0]
            action = habit(view(state, seat))
            if isinstance(action, Lay):
                game = _game(state, numbers)
                choices.choose_lay(game, plain(), seat)
                laid = [
                    card for card in range(2 * 7 * 4) if game[fast.LAID + seat * fast.LINES + card // 7] >> card % 7 & 1
                ]
                good.append(
                    _worth(state, seat, numbers, laid) >= _worth(state, seat, numbers, numbers.fasts(action.cards))
                )
            state = apply(state, Act(Millis(0), seat, action)).state
    assert sum(good) >= 0.75 * len(good)


def _worth(state: State, seat: Seat, numbers: Numbers, laid: list[int]) -> int:
    game, own = _game(state, numbers), fast.OWN + seat * fast.SET
    for card in range(2 * 7 * 4):
        if game[own + card // 7] >> card % 7 & 1 and card not in laid:
            fast.remove(game, own, card)
    return fast.value(game, plain(), seat, own)

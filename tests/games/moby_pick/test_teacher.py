"""The teacher of memory: it helps at every moment and never names a card that lies face down."""

from random import Random

from msgspec.structs import replace

from ludotheque.bots.arena import sit
from ludotheque.core import Millis, Seat, Seeded, Term, Who
from ludotheque.core.advice import spoken
from ludotheque.games import moby_pick
from ludotheque.games.moby_pick.cards import DREAM_COPIES, FRIENDS, Friend
from ludotheque.games.moby_pick.matching import compare
from ludotheque.games.moby_pick.table import Options, Shift, TurnUp
from ludotheque.games.moby_pick.teacher import Teacher, advise
from ludotheque.terminal.pages import keys_of
from ludotheque.texts import LANGS, Speech


def test_every_moment_of_some_games_has_its_words_and_none_names_a_place() -> None:
    found = set()
    for recite in (False, True):
        options = Options(seats=3, recite=recite, short=True)
        bots = [moby_pick.BOTS["normal"](Seat(seat), Random(seat)) for seat in range(3)]
        for _, step in sit(moby_pick, options, Seeded("teach"), bots):
            for seat in map(Seat, range(3)):
                view = moby_pick.view(step.state, seat)
                if (thought := Teacher(seat).advise(view, "hard", 1)) is None:
                    continue
                advice = thought()
                assert not isinstance(advice.action, TurnUp)
                assert advice.action is None or advice.action in moby_pick.legal(view)
                found.add(advice.reason.key)
                for lang in LANGS:
                    assert spoken(advice.reason, Speech(moby_pick, lang))
    assert found == set(keys_of(moby_pick, "advice-")) - {"advice-race-none"}


def test_a_card_whose_matches_all_lie_open_is_let_go() -> None:
    state = moby_pick.setup(Options(seats=8), Seeded("open"))
    card = FRIENDS[0]
    pile = (card,) * (DREAM_COPIES - 1) + (Friend(card.figure, card.background, None),) * 2
    public = replace(state.public, phase="race", card=card, active=Seat(0), piles=(pile, *((),) * 7))
    view = moby_pick.view(replace(state, public=public), Seat(1))
    assert advise(view).reason.key == "advice-race-none"


def test_the_leader_is_confused_and_then_the_same_row_again() -> None:
    state = moby_pick.setup(Options(seats=3), Seeded("mix"))
    public = replace(state.public, phase="confuse", active=Seat(0), scores=(9, 1, 4), shifts=3)
    assert advise(moby_pick.view(replace(state, public=public), Seat(0))).action == Shift(Seat(2), 0, 1)
    again = advise(moby_pick.view(replace(state, public=replace(public, target=Seat(1), shifts=2)), Seat(0)))
    assert again.action == Shift(Seat(1), 0, 1)
    # That seat has 1 point, and others have more: nothing is said about who leads.
    assert again.reason == Term("advice-confuse-again", {"seat": Who(Seat(1))})


def test_nobody_is_said_to_lead_who_cannot_be_compared() -> None:
    state = moby_pick.setup(Options(seats=3), Seeded("mix"))
    public = replace(state.public, phase="confuse", active=Seat(0), scores=(9, 7, 4), rows=(2, 1, 2), shifts=3)
    reason = advise(moby_pick.view(replace(state, public=public), Seat(0))).reason
    assert spoken(reason, Speech(moby_pick, "en", ["Ann", "Bob", "Cleo"])) == (
        "Cleo has 4 points, the most of those you can confuse. Move a card from one end to the other."
    )


def test_the_number_of_cards_out_of_sight_is_the_true_one() -> None:
    """Rows and stock hold what has not been seen; the teacher must not count what lies open or was discarded."""
    checked = 0
    for seed in range(6):
        options = Options(seats=4, short=True)
        bots = [moby_pick.BOTS["easy"](Seat(seat), Random(seat)) for seat in range(4)]
        teachers = [Teacher(Seat(seat)) for seat in range(4)]
        for _, step in sit(moby_pick, options, Seeded(f"count {seed}"), bots):
            public, state = step.state.public, step.state
            for seat, teacher in enumerate(teachers):
                view = moby_pick.view(state, Seat(seat))
                teacher.notice(Millis(0), view, step.events)
                thought = teacher.advise(view, "hard", 1)
                if thought is None or not (reason := thought().reason).key.startswith("advice-race"):
                    continue
                middle = public.card
                assert isinstance(middle, Friend)
                hidden = [*state.stock[-public.stock :], *(card for row in state.rows for card in row)]
                fit = sum(
                    isinstance(card, Friend) and compare(card, middle, reverse=public.reverse, seats=4) != "miss"
                    for card in hidden
                )
                assert reason.variables.get("left", 0) == fit
                checked += 1
    assert checked > 100


def test_no_place_is_claimed_for_the_card_that_was_kept_last() -> None:
    text = Speech(moby_pick, "en").text("advice-turn-up", count=3)
    assert "right end" not in text
    assert text.endswith("in the order in which you got them unless a Confuse moved them.")

"""The rulebook's three worked examples: Anna, Barbara, Carl, Dave, Ester and Fox."""

from harness.tables.moby_pick import Table, friend
from ludotheque.core import Reaction, Seat
from ludotheque.games.moby_pick.cards import REVERSE
from ludotheque.games.moby_pick.events import Drew, Kept, Revealed, Touched, TurnBegan, TurnedUp
from ludotheque.games.moby_pick.table import TurnUp

ANNA, BARBARA, CARL, DAVE, ESTER, FOX = (Seat(chair) for chair in range(6))
ROWS = [
    *("kid yellow molly", "kid yellow polly"),
    *("kid blue molly", "kid blue polly"),
    *("parrot yellow molly", "parrot yellow polly"),
    *("whale red molly", "whale red polly"),
    *("kid red molly", "whale yellow"),
    *("parrot red polly", "parrot red molly"),
]


def test_example_1_ester_is_first_and_matches_with_a_crazy_dream() -> None:
    """MP-11, MP-15, MP-17."""
    table = Table(ROWS, ["whale yellow polly"])
    assert table.flip().events == (Revealed(ANNA, 1, friend("whale yellow polly"), reverse=False),)
    table.touch(DAVE, 840)
    table.touch(ESTER, 30, lag=60)
    assert table.tick().events == (Touched(ESTER, 1, (Reaction(ESTER, 810), Reaction(DAVE, 840)), drawn=False),)
    event = TurnedUp(
        ESTER, 1, 1, friend("whale yellow"), friend("whale yellow polly"),
        reverse=False, result="match", gained=3, timeout=False,
    )  # fmt: skip
    assert table.act(ESTER, TurnUp(1), 2000).events == (event, TurnBegan(BARBARA, 2))
    assert table.public.piles[ESTER] == (friend("whale yellow polly"), friend("whale yellow"))
    assert table.public.scores == (0, 0, 0, 0, 3, 0)


def test_example_2_fox_fails_in_reverse_because_the_background_is_the_same() -> None:
    """MP-24, MP-25."""
    table = Table(ROWS, ["reverse", "kid red"], first=BARBARA)
    assert table.flip().events == (Revealed(BARBARA, 1, REVERSE, reverse=False),)
    assert table.flip().events == (Revealed(BARBARA, 2, friend("kid red"), reverse=True),)
    event = TurnedUp(
        FOX, 2, 0, friend("parrot red polly"), friend("kid red"),
        reverse=True, result="miss", gained=0, timeout=False,
    )  # fmt: skip
    assert table.race(FOX, 0).events == (event, TurnBegan(CARL, 2))
    assert table.state.discards == (REVERSE, friend("kid red"), friend("parrot red polly"))


def test_example_3_carl_draws_a_card_and_keeps_the_next_as_his_second() -> None:
    """MP-9, MP-20."""
    table = Table(ROWS, ["whale blue molly", "whale blue polly", "kid blue", "parrot blue molly"], first=ANNA)
    for _ in range(2):
        table.flip()
        table.race(CARL, 0)
    assert table.events[-1] == Drew(CARL, ())
    table.open_looks()
    assert table.view(CARL).peek == (friend("kid blue"),)
    assert table.flip().events == (Revealed(CARL, 3, friend("parrot blue molly"), reverse=False),)
    assert table.let_pass().events == (Kept(CARL, 3, friend("parrot blue molly")), TurnBegan(DAVE, 4))
    assert table.row(CARL) == (friend("kid blue"), friend("parrot blue molly"))

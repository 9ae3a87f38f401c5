"""MP-15, AR-22: the smallest fair moment wins, whoever's packet came first."""

from ludotheque.core import Act, Millis, Seat, Stacked
from ludotheque.core.race import Claim, claim, closes, winner


def entry(seat: int, fair: int, arrived: int) -> Claim:
    return Claim(Seat(seat), Millis(fair), Millis(arrived))


def test_a_claim_keeps_the_fair_moment_and_the_arrival() -> None:
    assert claim(Act(Millis(900), Seat(2), "touch", Millis(150))) == entry(2, 750, 900)


def test_the_window_opens_with_the_first_arrival() -> None:
    assert closes([entry(1, 700, 900), entry(2, 600, 950)], Millis(120)) == 1_020


def test_the_earlier_reaction_beats_the_earlier_packet() -> None:
    assert winner([entry(1, 700, 710), entry(2, 690, 800)], Stacked(), "tie:1").seat == 2


def test_the_same_millisecond_is_drawn_from_the_deal_in_seat_order() -> None:
    claims = [entry(3, 700, 710), entry(1, 700, 800), entry(2, 701, 720)]
    assert winner(claims, Stacked(picks={"tie:1": 0}), "tie:1").seat == 1
    assert winner(claims, Stacked(picks={"tie:1": 1}), "tie:1").seat == 3


def test_no_draw_is_made_without_a_tie() -> None:
    assert winner([entry(3, 700, 710)], Stacked(picks={"tie:1": 5}), "tie:1").seat == 3

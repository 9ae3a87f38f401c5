"""Chance is a value: the same everywhere, without bias, and bound by its commitment."""

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core import Seeded, Stacked, commitment, seed_from


def test_an_order_is_what_the_documented_stream_gives() -> None:
    """Written out by hand as docs/explanation/architecture.md describes it, so that other languages can follow."""
    words = []
    for block in range(4):
        digest = sha256(f"abc\ndeck\n{block}".encode()).digest()
        words += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    cards = list(range(7))
    for top in range(6, 0, -1):
        bound = top + 1
        while (word := words.pop(0)) >= 2**32 - 2**32 % bound:
            pass
        cards[top], cards[word % bound] = cards[word % bound], cards[top]
    assert Seeded("abc").order(7, "deck") == tuple(cards)


def test_golden_draws_never_change() -> None:
    """A change here would break every record ever written."""
    assert Seeded("abc").order(10, "deck") == GOLDEN_ORDER
    assert Seeded("abc").pick(1000, "tie:3") == GOLDEN_PICK
    assert seed_from("s", ("a", "b")) == sha256(b"ludotheque seed\ns\na\nb").hexdigest()
    assert commitment("s") == sha256(b"ludotheque commitment\ns").hexdigest()


GOLDEN_ORDER = (8, 9, 7, 0, 6, 2, 5, 1, 3, 4)
GOLDEN_PICK = 72


def test_all_orders_are_equally_likely() -> None:
    counts = Counter(Seeded(str(seed)).order(3, "deck") for seed in range(6_000))
    assert set(counts) == set(permutations(range(3)))
    assert all(850 < count < 1_150 for count in counts.values())


def test_a_word_in_the_incomplete_stretch_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.core.deal._words", lambda seed, label: iter([2**32 - 1, 5]))
    assert Seeded("x").pick(3, "any") == 2


@given(st.text(), st.integers(1, 120), st.sampled_from(["deck", "tie:1"]))
def test_an_order_holds_every_card_once(seed: str, size: int, label: str) -> None:
    assert sorted(Seeded(seed).order(size, label)) == list(range(size))
    assert 0 <= Seeded(seed).pick(size, label) < size


def test_labels_and_nonces_change_the_draw() -> None:
    assert Seeded("abc").order(20, "deck") != Seeded("abc").order(20, "deck 2")
    assert seed_from("s", ("a",)) != seed_from("s", ("b",)) != seed_from("s")


def test_a_stacked_deck_is_completed_in_rising_order() -> None:
    deal = Stacked(orders={"deck": (3, 1)}, picks={"tie": 2})
    assert deal.order(5, "deck") == (3, 1, 0, 2, 4)
    assert deal.pick(3, "tie") == 2


def test_what_is_not_stacked_comes_from_the_seed() -> None:
    deal = Stacked(seed="abc")
    assert deal.order(9, "deck") == Seeded("abc").order(9, "deck")
    assert deal.pick(9, "tie") == Seeded("abc").pick(9, "tie")


@pytest.mark.parametrize("top", [(1, 1), (9,), (-1,)])
def test_an_impossible_stack_is_an_error(top: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="not an order"):
        Stacked(orders={"deck": top}).order(5, "deck")


def test_an_impossible_pick_is_an_error() -> None:
    with pytest.raises(ValueError, match="is not in"):
        Stacked(picks={"tie": 3}).pick(3, "tie")

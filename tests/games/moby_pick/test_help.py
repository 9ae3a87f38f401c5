"""The help counts the cards, and names them as the printed game does."""

import pytest

from ludotheque.games import moby_pick
from ludotheque.texts import LANGS, Lang, Speech


@pytest.mark.parametrize("lang", LANGS)
def test_mp_5_the_formula_of_the_stock_counts_the_action_cards(lang: Lang) -> None:
    """MP-5: right for fewer than fifteen, too."""
    assert "75 + a − 2n − k" in Speech(moby_pick, lang).text("rule-MP-5")


@pytest.mark.parametrize("name", ["Rêve Important", "Confondez", "Rappelez-vous", "talon", "paquet de plis"])
def test_owners_of_the_french_box_find_its_words_beside_ours(name: str) -> None:
    words = Speech(moby_pick, "fr")
    assert any(f"«\u202f{name}\u202f»" in words.text(f"rule-MP-{number}") for number in range(1, 32))

"""The help says how long everything lasts, and names the cards as the printed game does."""

import re

import pytest

from ludotheque.core.race import FALSE_START, GRACE
from ludotheque.games import moby_pick
from ludotheque.games.moby_pick import EXTRAS, Options
from ludotheque.games.moby_pick.table import REVERSE_BEAT, WORD_GAP
from ludotheque.texts import LANGS, Lang, Speech

USUAL = Options(seats=4)
TIMES = [
    ("MP-6", USUAL.deal_ms),
    ("MP-6", USUAL.open_ms),
    ("MP-9", USUAL.look_ms + USUAL.look_card_ms),
    ("MP-10", USUAL.flip_ms),
    ("MP-13", USUAL.rhyme_ms),
    ("MP-13", 2800),
    ("MP-13", 6000),
    ("MP-13", EXTRAS.alone["rhyme_ms"]),
    ("MP-14", WORD_GAP),
    ("MP-15", FALSE_START),
    ("MP-15", GRACE),
    ("MP-15", USUAL.hold),
    ("MP-16", USUAL.turn_ms),
    ("MP-22", USUAL.confuse_ms),
    ("MP-23", USUAL.look_ms),
    ("MP-23", USUAL.look_card_ms),
    ("MP-31", USUAL.open_ms),
    ("MP-31", USUAL.flip_ms),
    ("MP-31", REVERSE_BEAT),
    ("MP-31", USUAL.turn_ms),
    ("MP-31", USUAL.confuse_ms),
    ("MP-31", USUAL.recite_ms),
]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("rule", "ms"), TIMES)
def test_mp_31_the_help_names_every_limit_with_its_number(rule: str, ms: int, lang: Lang) -> None:
    """MP-31: in seconds, as the options stand by default."""
    text = Speech(moby_pick, lang).text(f"rule-{rule}").replace(",", ".")
    assert ms / 1000 in {float(number) for number in re.findall(r"\d+(?:\.\d+)?", text)}


@pytest.mark.parametrize("lang", LANGS)
def test_mp_5_the_formula_of_the_stock_counts_the_action_cards(lang: Lang) -> None:
    """MP-5: right for fewer than fifteen, too."""
    assert "75 + a − 2n − k" in Speech(moby_pick, lang).text("rule-MP-5")


@pytest.mark.parametrize("name", ["Rêve Important", "Confondez", "Rappelez-vous", "talon", "paquet de plis"])
def test_owners_of_the_french_box_find_its_words_beside_ours(name: str) -> None:
    words = Speech(moby_pick, "fr")
    assert any(f"«\u202f{name}\u202f»" in words.text(f"rule-MP-{number}") for number in range(1, 32))

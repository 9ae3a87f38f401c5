"""The help of every game names its time limits with their numbers, as they are by default."""

import re
from collections import Counter

import pytest

from ludotheque.core.race import FALSE_START, GRACE
from ludotheque.games import GAMES, attrape_reves, matryoshka, moby_pick
from ludotheque.games.attrape_reves.together import SILENCE
from ludotheque.games.moby_pick.table import ALONE, REVERSE_BEAT, WORD_GAP
from ludotheque.texts import LANGS, Lang, Speech

_AR, _MA, _MP = attrape_reves.Options(seats=2), matryoshka.Options(seats=3), moby_pick.Options(seats=4)
TIMES: dict[str, dict[str, tuple[int, ...]]] = {
    "attrape_reves": {
        "AR-7": (_AR.choose_ms,),
        "AR-8": (_AR.lay_ms,),
        "AR-11": (_AR.turn_ms,),
        "AR-17": (SILENCE, _AR.talk_ms),
        "AR-22": (_AR.grab_ms,),
        "AR-25": (_AR.choose_ms, _AR.talk_ms, _AR.lay_ms, _AR.turn_ms, _AR.grab_ms),
    },
    "matryoshka": {
        "MA-20": tuple(
            seconds * 1000
            for seconds in (_MA.show_time, _MA.offer_time, _MA.take_time, _MA.lay_time, _MA.last_lay_time)
        ),
    },
    "moby_pick": {
        "MP-6": (_MP.deal_ms, _MP.open_ms),
        "MP-9": (_MP.look_ms + _MP.look_card_ms,),
        "MP-10": (_MP.flip_ms,),
        "MP-13": (_MP.rhyme_ms, ALONE["rhyme_ms"], 6000),
        "MP-14": (WORD_GAP,),
        "MP-15": (FALSE_START, GRACE, _MP.hold),
        "MP-16": (_MP.turn_ms,),
        "MP-22": (_MP.confuse_ms,),
        "MP-23": (_MP.look_ms, _MP.look_card_ms),
        "MP-31": (_MP.open_ms, _MP.flip_ms, REVERSE_BEAT, _MP.turn_ms, _MP.confuse_ms, _MP.recite_ms),
    },
}
"""By game and rule, in milliseconds."""
CASES = [(key, rule) for key in GAMES for rule in TIMES.get(key, ())]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("key", "rule"), CASES)
def test_ar_25_ma_20_mp_31_the_help_names_every_limit_with_its_number(key: str, rule: str, lang: Lang) -> None:
    """AR-25, MA-20, MP-31: in seconds, each number as often as it is a limit of its own."""
    text = Speech(GAMES[key], lang).text(f"rule-{rule}").replace(",", ".")
    numbers = Counter(float(found) for found in re.findall(r"(?<![-\w])\d+(?:\.\d+)?", text))
    assert not Counter(ms / 1000 for ms in TIMES[key][rule]) - numbers

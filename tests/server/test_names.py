"""Names as people have them, and names made to be taken for another's."""

import re
from pathlib import Path

import pytest

from harness.serving import serving
from ludotheque.client import Client, Refusal
from ludotheque.server.services.confusables import alike
from ludotheque.server.services.names import (
    BOT_FACES,
    BOT_NAMES,
    CHAT_LENGTH,
    NAME_LENGTH,
    USUAL_NAMES,
    bot_face,
    bot_name,
    clean,
    distinct,
    new_code,
)

REAL = [
    "Zoé",
    "François",
    "Anaïs",
    "Ğülşen",
    "Łukasz",
    "Nguyễn Thị Ánh",
    "Иван",
    "Ёлка",
    "Ελένη",
    "محمد",
    "שָׁרָה",
    "अनुष्का",
    "ශ්‍රී",
    "สมชาย",
    "愛子",
    "김민준",
    "O’Brien",
    "Jean-Luc 2",
    "👩‍👩‍👧 Maman",
    "❤️",
    "👍🏽",
    "🇫🇷",
]


@pytest.mark.parametrize("name", REAL)
def test_real_names_stay_as_they_are(name: str) -> None:
    assert clean(name, NAME_LENGTH) == name
    assert distinct(name, [other for other in REAL if other != name]) == name


@pytest.mark.parametrize(
    "invisible",
    list(
        "\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u115f\u3164\uffa0\u2800"
        "\u202e\u2066\u061c\ufe0f\ufe00\U000e0101\U000e0041\x1b\u0301"
    ),
)
def test_what_cannot_be_seen_is_not_kept(invisible: str) -> None:
    assert clean(invisible * 3, NAME_LENGTH) == ""
    assert clean(f"{invisible}Ada{invisible}", NAME_LENGTH) in ("Ada", "Adá")
    assert clean(f" A{invisible}\u200bda", CHAT_LENGTH) in ("Ada", "Áda", "A da")
    assert distinct(clean(f"Ada{invisible}", NAME_LENGTH), ["Ada"]) in ("Ada 2", "Adá")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Аda"),  # a Cyrillic A
        ("Ada", "ada"),
        ("Ada", "Аdа 2".removesuffix(" 2")),
        ("Boris", "Bоris"),
        ("Ilya", "llya"),
        ("Marc", "Rnarc"),
        ("Élodie", "E\u0301lodie"),
        ("Ada", "𝐀𝐝𝐚"),
        ("Ada", "Ａｄａ"),
        ("Иван", "Ивaн"),
    ],
)
def test_look_alikes_are_told_apart_by_a_number(one: str, other: str) -> None:
    assert alike(one, other)
    assert distinct(clean(other, NAME_LENGTH), [one]).endswith(" 2")


@pytest.mark.parametrize(
    ("one", "other"), [("René", "Rene"), ("Léa", "Lea"), ("Anna", "Anne"), ("Ada 2", "Ada 3"), ("محمد", "محمود")]
)
def test_other_names_are_other_names(one: str, other: str) -> None:
    assert distinct(other, [one]) == other


async def test_two_seats_of_a_table_never_look_alike(folder: Path) -> None:
    async with serving(folder) as (_, base):
        opened = await Client.request(
            base, "POST", "/api/tables", {"game": "moby_pick", "options": {"seats": 6}, "name": "Ada"}
        )
        assert len(opened["code"]) == 6
        path = f"/api/tables/{opened['code']}/seats"
        for name in ("Аda", "A\u200bda", "Adа", "ada"):
            table = (await Client.request(base, "POST", path, {"name": name}))["table"]
        names = [seat["name"] for seat in table["seats"] if seat["kind"] == "person"]
        assert names[0] == "Ada"
        assert len(names) == 5
        assert not [(a, b) for a in names for b in names if a is not b and alike(a, b)]
        with pytest.raises(Refusal) as refusal:
            await Client.request(base, "POST", path, {"name": "\u3164\u200b"})
        assert refusal.value.rule == "LOBBY-10"


def test_codes_are_too_many_to_be_tried() -> None:
    assert len(new_code(6)) == 6


def test_a_bot_has_a_name_and_a_face_that_go_with_its_level() -> None:
    assert bot_name("expert", ["Minerva"]) == "Merlin"
    assert bot_name("normal", []) == "Ada"
    assert bot_name("hard", list(BOT_NAMES["hard"])) == "Viktor 2"
    assert bot_face("expert", ["owl"]) == "elephant"
    assert bot_face("easy", list(BOT_FACES["easy"])) == bot_face("normal", []) == ""
    drawn = re.findall("'([a-z]+)',", Path("web/art/people/avatars.ts").read_text(encoding="utf-8"))
    assert {face for faces in BOT_FACES.values() for face in faces} <= set(drawn)
    faces = [face for faces in BOT_FACES.values() for face in faces]
    assert len(set(faces)) == len(faces), "two levels look alike"
    everyone = [name for names in (*BOT_NAMES.values(), USUAL_NAMES) for name in names]
    assert len(set(everyone)) == len(everyone)

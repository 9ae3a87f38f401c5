"""Languages are found by their files, and chosen by what people ask for."""

from pathlib import Path

import pytest

from ludotheque.languages import LANGS, LANGUAGES, accepted, installed, lookup, spoken
from tools.languages import english, lacking


def test_a_language_is_a_file_that_says_its_own_name(tmp_path: Path) -> None:
    for lang, source in (("pt-BR", "language-name = Português\n"), ("en", "a = b\nlanguage-name = English\n")):
        (tmp_path / f"{lang}.ftl").write_text(source, encoding="utf-8")
    (tmp_path / "af.ftl").write_text("a = b\n", encoding="utf-8")
    assert list(installed(tmp_path).items()) == [("en", "English"), ("af", "af"), ("pt-BR", "Português")]
    assert LANGS[0] == "en"
    assert LANGUAGES["fr"] == "Français"
    assert LANGUAGES["de"] == "Deutsch"
    assert LANGUAGES["es"] == "Español"


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["fr"], "fr"),
        (["FR-ca"], "fr"),
        (["fr_BE"], "fr"),
        (["tlh", "fr-CA-x-old"], "fr"),
        (["de-CH", "fr"], "de"),
        (["es-419"], "es"),
        (["tlh"], None),
        (["french"], None),
        (["fr-" + "-".join("abcdefghijklmnop")], "fr"),
        (["fr-" + "-".join("abcdefghijklmnopq")], None),
        (["-".join("a" * 4_000), " " * 40 + "de"], "de"),
        (["", "*"], None),
        ([], None),
    ],
)
def test_the_first_wanted_language_that_is_installed_is_spoken(wanted: list[str], found: str | None) -> None:
    assert lookup(wanted) == found
    assert spoken(wanted) == (found or "en")


@pytest.mark.parametrize(
    ("header", "tags"),
    [
        ("fr-FR,fr;q=0.9,en;q=0.8", ["fr-FR", "fr", "en"]),
        ("en;q=0.2, fr;q=0.7", ["fr", "en"]),
        ("fr;q=0, en", ["en"]),
        ("fr;q=much, en;q=0.1", ["en"]),
        (",".join(["tlh;q=0.1"] * 9 + ["fr", "en"]), ["fr", *["tlh"] * 9]),
        ("", [""]),
    ],
)
def test_a_header_names_the_most_wanted_language_first(header: str, tags: list[str]) -> None:
    assert accepted(header) == tags


def test_a_new_language_is_told_of_every_file_of_texts_in_every_folder() -> None:
    told = list(lacking("tlh"))
    assert len(told) == len(english())
    assert {"web/texts/tlh.ftl: no such file", "web/texts/server/tlh.ftl: no such file"} <= set(told)

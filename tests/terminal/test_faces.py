"""What can be typed: short forms, other names, and the moments a whole game may not reach."""

from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from ludotheque.core import Millis, Seat, Seeded
from ludotheque.games import GAMES
from ludotheque.games.attrape_reves import table as dreams
from ludotheque.games.face import Room, Unclear, face_of
from ludotheque.games.matryoshka import table as dolls
from ludotheque.games.matryoshka.terminal.picture import code
from ludotheque.games.moby_pick import table as moby
from ludotheque.games.moby_pick.cards import ALARM, CONFUSE, FRIENDS, REMIND, REVERSE
from ludotheque.terminal.screen import render
from ludotheque.testing.texts import entries
from ludotheque.texts import LANGS, Lang, Speech, package_of, spellings

NAMES = ["Ada", "Bo", "Cy", "Di"]


def _view(key: str) -> Any:
    """Seat 0's first view of a table of four."""
    game = GAMES[key]
    return game.view(game.setup(game.Options(seats=4), Seeded("faces")), Seat(0))


def _public(view: Any, **changes: Any) -> Any:
    """The same view after changes to what everyone knows."""
    return replace(view, public=replace(view.public, **changes))


def _looked() -> Any:
    """Moby Pick once nobody looks any more."""
    return _public(_view("moby_pick"), looks=("none",) * 4)


def _parse(key: str, view: Any, line: str) -> Any:
    return face_of(key).parse(view, line, Speech(GAMES[key], "en", NAMES, part="terminal"))


def test_a_tableau_is_changed_by_plus_and_minus() -> None:
    """MA-14: with a + the tableau as it lies is kept, with − alone everything that is owned."""
    view = _view("matryoshka")
    laid, kept = view.hand[:2], view.hand[2:]
    view = replace(view, hand=kept)
    view = _public(view, tableaux=(laid, (), (), ()), phase="lay", waiting=(Seat(0),))
    changed = _parse("matryoshka", view, f"+{code(kept[0])} −{code(laid[0])}")
    assert changed == dolls.Lay((laid[1], kept[0]))
    assert _parse("matryoshka", view, f"-{code(kept[1])}") == dolls.Lay((*laid, kept[0], *kept[2:]))
    assert _parse("matryoshka", view, f"{code(kept[0])}, {code(laid[0]).lower()}") == dolls.Lay((laid[0], kept[0]))
    with pytest.raises(Unclear):
        _parse("matryoshka", view, "+Z9")


def test_an_offer_is_taken_by_number_name_or_card() -> None:
    """MA-11."""
    view = _view("matryoshka")
    view = replace(view, offers=(None, view.hand[0], view.hand[1], view.hand[2]))
    view = _public(view, phase="take", active=Seat(0), waiting=(Seat(0),), shown=view.hand[5])
    for line in ("3", "cy", "Cy", code(view.hand[1])):
        assert _parse("matryoshka", view, line) == dolls.Take(Seat(2))
    with pytest.raises(Unclear):
        _parse("matryoshka", view, "nobody")


def test_rows_are_confused_by_three_numbers_then_two() -> None:
    """MP-22: once a row is chosen its owner need not be named again."""
    view = _looked()
    view = _public(view, phase="confuse", active=Seat(0), shifts=3)
    assert _parse("moby_pick", view, "2 1 3") == moby.Shift(Seat(1), 0, 2)
    with pytest.raises(Unclear, match="confuse"):
        _parse("moby_pick", view, "1 3")
    view = _public(view, target=Seat(2))
    assert _parse("moby_pick", view, "1, 2") == moby.Shift(Seat(2), 0, 1)
    assert _parse("moby_pick", view, "STOP") == moby.Stop()
    assert face_of("moby_pick").default(view) == moby.Stop()


def test_mp_6_a_look_is_opened_and_ended_by_enter_or_by_a_word() -> None:
    """MP-6."""
    face = face_of("moby_pick")
    view = _view("moby_pick")
    assert (face.default(view), face.until(view)) == (moby.Look(), 60_000)
    assert [_parse("moby_pick", view, line) for line in ("look", "l", "Regarder")] == [moby.Look()] * 3
    view = replace(view, peek=FRIENDS[:2], peek_until=Millis(7_000))
    assert (face.default(view), face.until(view)) == (moby.Seen(), 7_000)
    assert [_parse("moby_pick", view, line) for line in ("seen", "ok", "VU")] == [moby.Seen()] * 3


def test_the_rhyme_is_said_by_digits_or_enter() -> None:
    """MP-14."""
    face = face_of("moby_pick")
    view = _looked()
    view = _public(view, phase="race", active=Seat(0), said=2, card=FRIENDS[0], reveal=1)
    assert face.keys(view) == {str(index + 1): moby.Word(index) for index in range(4)}
    assert face.default(view) == moby.Word(2)
    assert _parse("moby_pick", view, "3") == moby.Word(2)
    assert "1 2 3 4" in (face.ask(view, Speech(GAMES["moby_pick"], "en", NAMES, part="terminal")) or "")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("card", [CONFUSE, REMIND, REVERSE, ALARM, *FRIENDS])
def test_every_card_is_drawn_with_its_colour_in_words(card: Any, lang: Lang) -> None:
    words = Speech(GAMES["moby_pick"], lang, NAMES, part="terminal")
    view = _public(_looked(), card=card, reverse=True, phase="race")
    console = Console(width=100, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(face_of("moby_pick").draw(view, words, Room(79, 17, Millis(100))))
    shown = capture.get()
    if card in FRIENDS:
        assert words.text(f"moby-{card.background}").upper() in shown
        assert (words.text("moby-crazy") if card.name is None else card.name.capitalize()) in shown
    assert words.text("moby-reverse") in shown


@pytest.mark.parametrize("lang", LANGS)
def test_mp_4_the_actions_discarded_in_the_deal_are_shown(lang: Lang) -> None:
    """MP-4: to everyone, a spectator too, while all look at their cards."""
    words = Speech(GAMES["moby_pick"], lang, NAMES, part="terminal")
    view = _public(_view("moby_pick"), thrown=(REVERSE, REMIND))
    for seen in (view, replace(view, me=None)):
        console = Console(width=79, no_color=True, force_terminal=False)
        with console.capture() as capture:
            console.print(face_of("moby_pick").draw(seen, words, Room(79, 17, Millis(100))))
        assert f"{words.text('card-reverse')}, {words.text('card-remind')}" in capture.get()


def test_a_long_row_is_shown_without_pictures_but_whole() -> None:
    words = Speech(GAMES["moby_pick"], "en", NAMES, part="terminal")
    view = replace(_looked(), peek=FRIENDS[:9])
    console = Console(width=79, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(face_of("moby_pick").draw(view, words, Room(79, 17, Millis(100))))
    assert capture.get().count("kid") == sum(card.figure == "kid" for card in FRIENDS[:9])


def test_toys_are_typed_by_number_letter_or_name() -> None:
    """AR-7: the number of a toy is also the number of its stars."""
    view = _public(_view("attrape_reves"), phase="choose", active=Seat(0), card="boulou", reveal=1)
    assert _parse("attrape_reves", view, "4") == dreams.Take(7)
    assert _parse("attrape_reves", view, "2b") == dreams.Take(5)
    assert _parse("attrape_reves", view, "the rabbit") == dreams.Take(6)
    assert _parse("attrape_reves", view, "lay") == dreams.Lay()
    taken = _public(view, circle=(0, 1, 2, 3))
    assert _parse("attrape_reves", taken, "4") == dreams.Take(7), "the rules say that it is taken, not the parser"
    for phase, key in (("turn", "turn"), ("lay", "lay"), ("choose", "toy")):
        with pytest.raises(Unclear, match=f"attrape-unclear-{key}"):
            _parse("attrape_reves", _public(view, phase=phase), "5")
    with pytest.raises(Unclear, match="attrape-unclear-talk"):
        _parse("attrape_reves", _public(view, phase="point", proposal=3), "5")


def test_a_toy_is_placed_by_enter_only_while_nobody_objects() -> None:
    """AR-17."""
    face, words = face_of("attrape_reves"), Speech(GAMES["attrape_reves"], "en", NAMES, part="terminal")
    view = _public(_view("attrape_reves"), phase="point", active=Seat(0), card="boulou", proposal=3)
    against = _public(view, opinions=(None, True, False, None))
    assert face.default(against) is None
    assert "objects" in (face.ask(against, words) or "")
    assert face.ask(view, words) is None
    agreed = _public(view, opinions=(None, True, True, None), placeable=True)
    assert face.default(agreed) == dreams.Place(3)
    assert "Nobody objects" in (face.ask(agreed, words) or "")


@pytest.mark.parametrize("lang", LANGS)
def test_the_pillow_lies_with_the_first_player_of_the_round(lang: Lang) -> None:
    """AR-6."""
    words = Speech(GAMES["attrape_reves"], lang, NAMES, part="terminal")
    view = _public(_view("attrape_reves"), first=Seat(2), active=Seat(3))
    console = Console(width=100, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(face_of("attrape_reves").draw(view, words, Room(79, 17, Millis(100))))
    marked = [line for line in capture.get().splitlines() if words.text("attrape-pillow") in line]
    assert [line.split()[0] for line in marked] == ["Cy"]


@pytest.mark.parametrize("lang", LANGS)
def test_the_series_of_four_tableaux_are_named_whole_on_80_columns(lang: Lang) -> None:
    """“Ringelblu…” and “Mise en pla…” stood there."""
    view = _view("matryoshka")
    ten = _public(view, series=tuple(range(10)))
    words = Speech(GAMES["matryoshka"], lang, NAMES, part="terminal")
    drawn = render(face_of("matryoshka").draw(ten, words, Room(79, 24, Millis(0))), 79, colour=False)
    assert "…" not in "".join(line[:14] for line in drawn[:12])
    assert "1 2 3 4 5 6 7   1 2 3" in drawn[1]


def test_the_first_player_of_matryoshka_has_a_flag() -> None:
    """MA-6: beside the number of the seat, in every round."""
    words = Speech(GAMES["matryoshka"], "en", NAMES, part="terminal")
    for chair, name in enumerate(NAMES):
        view = _public(_view("matryoshka"), first=Seat(chair))
        console = Console(width=100, color_system=None)
        with console.capture() as picture:
            console.print(face_of("matryoshka").draw(view, words, Room(100, 17, Millis(100))))
        assert f"{chair + 1}⚑{name}" in picture.get()
        assert picture.get().count("⚑") == 1


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("oui", dreams.Agree),
        ("ja", dreams.Agree),
        ("sí", dreams.Agree),
        ("nein", dreams.Object),
        ("AUFDECKEN", dreams.Turn),
    ],
)
def test_orders_are_understood_in_every_language(line: str, action: type[Any]) -> None:
    assert isinstance(_parse("attrape_reves", _view("attrape_reves"), line), action)


@pytest.mark.parametrize(("line", "action"), [("vu", moby.Seen), ("berühren", moby.Touch), ("mirar", moby.Look)])
def test_moves_of_a_race_are_understood_in_every_language(line: str, action: type[Any]) -> None:
    assert isinstance(_parse("moby_pick", _looked(), line), action)


@pytest.mark.parametrize("key", ["attrape_reves", "moby_pick"])
def test_no_word_means_two_things(key: str) -> None:
    """Not even in two languages: every word is understood whatever language was chosen."""
    own = f"{package_of(GAMES[key])}.terminal"
    typed = {part: [name for name in entries(part, "en") if "typed-" in name] for part in (own, "ludotheque.terminal")}
    words = [word for part, names in typed.items() for name in names for word in spellings(part, name)]
    assert len(words) > 15
    assert len(words) == len(set(words))


def test_a_word_without_a_text_is_loud() -> None:
    with pytest.raises(KeyError, match="no text for 'typed-nothing'"):
        spellings("ludotheque.terminal", "typed-nothing")

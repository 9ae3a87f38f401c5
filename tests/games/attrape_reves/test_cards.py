"""The material: toys, monsters and their circles (AR-1…AR-5, AR-9, AR-20)."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from shapely import minimum_bounding_radius
from shapely.geometry import MultiPoint, Polygon

from ludotheque.games.attrape_reves.cards import (
    CARD_HALF,
    KINDS,
    MOON_OF,
    MOONS,
    NIGHTMARES,
    PACKS,
    PICTURES,
    PLACES,
    RADIUS,
    STARS,
    TOKENS,
    TOYS,
    Kind,
    circle_of,
    covers,
    gallery,
    pack_of,
    picture,
)
from ludotheque.games.attrape_reves.circle import Circle, Point, around_three, around_two, smallest
from ludotheque.games.attrape_reves.laying import answer
from tools.monsters.forge import SIZES, forge

BOUNDS = {"bear": 4, "panda": 6, "rabbit": 7}
"""AR-20: at most so many cards of a pack need this toy or a larger one."""


def need(card: str) -> Kind:
    return answer(card).need


def brute(points: list[Point]) -> Circle:
    """The smallest circle by trying every pair and every three corners of the hull."""
    hull = MultiPoint(points).convex_hull
    corners = [(round(x), round(y)) for x, y in hull.exterior.coords[:-1]]
    tries = [around_two(a, b) for a, b in combinations(corners, 2)]
    tries += [around_three(a, b, c) for a, b, c in combinations(corners, 3)]
    whole = [circle for circle in tries if all(circle.holds(corner) for corner in corners)]
    return min(whole, key=lambda circle: Fraction(circle.rr, circle.d**2))


def test_ar_1_eight_toys_in_four_sizes_a_smaller_one_has_more_stars() -> None:
    """AR-1."""
    assert Counter(TOYS) == {"bear": 4, "panda": 2, "rabbit": 1, "unicorn": 1}
    assert [STARS[kind] for kind in KINDS] == [1, 2, 3, 4]
    assert [RADIUS[kind] for kind in KINDS] == [760, 650, 555, 475]


def test_ar_2_thirty_cards_with_a_monster_and_a_moon() -> None:
    """AR-2."""
    monsters = gallery().monsters
    assert len(set(NIGHTMARES)) == len(monsters) == 30
    assert tuple(monster.key for monster in monsters) == NIGHTMARES
    assert tuple(monster.moon for monster in monsters) == MOON_OF
    assert all(picture(key).key == key for key in NIGHTMARES)
    assert len({monster.outline for monster in monsters}) == 30


def test_ar_3_fifty_four_dreams_and_twelve_places() -> None:
    """AR-3."""
    assert (TOKENS, PLACES) == (54, 12)
    assert Counter(token % len(PICTURES) for token in range(TOKENS)) == dict.fromkeys(range(18), 3)
    assert len(set(PICTURES)) == 18


@pytest.mark.parametrize("card", NIGHTMARES)
def test_ar_4_each_circle_lies_clearly_inside_one_band_and_a_bear_covers(card: str) -> None:
    """AR-4: compared as exact fractions, never as rounded numbers."""
    circle = circle_of(card)
    squared = Fraction(circle.rr, circle.d**2)
    for radius in RADIUS.values():
        low, high = Fraction(97 * radius, 100) ** 2, Fraction(103 * radius, 100) ** 2
        assert not low < squared < high
    assert covers(TOYS.index("bear"), card)


@pytest.mark.parametrize("card", NIGHTMARES)
def test_ar_4_an_outline_is_one_simple_shape_on_its_card(card: str) -> None:
    """AR-4: what is drawn is what counts."""
    points = picture(card).points()
    shape = Polygon(points)
    assert shape.is_valid
    assert len(points) == len(set(points))
    assert len(points) >= 70
    assert all(max(abs(x), abs(y)) <= CARD_HALF for x, y in points)


@pytest.mark.no_cover
def test_ar_4_the_drawings_are_as_large_as_they_are_meant_to_be() -> None:
    """AR-4: the data file is what the drawings give."""
    assert set(SIZES) == set(NIGHTMARES)
    drawn = {card["key"]: card for card in forge()}
    for key, size in SIZES.items():
        assert abs(answer(key).radius - size) <= 2
        assert abs(len(drawn[key]["outline"]) - len(picture(key).outline)) <= 8
        assert drawn[key]["palette"] == list(picture(key).palette)


def test_ar_4_the_shapes_deceive() -> None:
    """AR-4: the full moon's pumpkin fits the smallest toy, and yet shows more than six monsters that need a bear."""
    area = {card: Polygon(picture(card).points()).area for card in NIGHTMARES}
    assert need("dodulune") == "unicorn"
    spindly = [card for card in NIGHTMARES if need(card) == "bear" and area[card] < area["dodulune"]]
    assert len(spindly) == 6
    assert sum(MOON_OF[NIGHTMARES.index(card)] == "full" for card in spindly) == 3


def test_ar_5_moons_are_shared_out_over_seven_seven_eight_and_eight() -> None:
    """AR-5."""
    assert MOONS == ("new", "crescent", "gibbous", "full")
    assert [len(pack) for pack in PACKS] == [7, 7, 8, 8]
    assert [NIGHTMARES[card] for card in pack_of("crescent")] == list(PACKS[1])


@pytest.mark.no_cover
@pytest.mark.parametrize("card", NIGHTMARES)
def test_ar_9_the_enclosing_circle_agrees_with_a_geometry_library_and_with_brute_force(card: str) -> None:
    """AR-9."""
    points = picture(card).points()
    circle = circle_of(card)
    assert (circle.rr / circle.d**2) ** 0.5 == pytest.approx(minimum_bounding_radius(Polygon(points)), abs=1e-6)
    exact = brute(points)
    assert Fraction(circle.rr, circle.d**2) == Fraction(exact.rr, exact.d**2)
    assert all(circle.holds(point) for point in points)


def test_ar_9_touching_counts() -> None:
    """AR-9: a circle exactly as large as the disc is covered, one unit larger is not."""
    circle = smallest([(-475, 0), (475, 0), (0, 475)])
    assert circle.within(475)
    assert not circle.within(474)
    assert circle.centre() == (0, 0)


@pytest.mark.parametrize(
    ("points", "circle"),
    [
        ([(0, 0)], Circle(0, 0, 1, 0)),
        ([(3, 4)], Circle(3, 4, 1, 0)),
        ([(3, 4), (3, 4)], Circle(3, 4, 1, 0)),
        ([(0, 0), (5, 0)], Circle(5, 0, 2, 25)),
        ([(0, 0), (1, 0)], Circle(1, 0, 2, 1)),
        ([(1, 1), (2, 2)], Circle(3, 3, 2, 2)),
    ],
)
def test_the_smallest_circle_of_one_or_two_points(points: list[Point], circle: Circle) -> None:
    """A point alone has no extent; of two, however near, the line between them is the diameter."""
    assert smallest(points) == circle


def test_the_smallest_circle_of_random_points_is_exact() -> None:
    chance = random.Random(30)
    for _ in range(200):
        points = [(chance.randrange(-50, 50), chance.randrange(-50, 50)) for _ in range(chance.randrange(3, 12))]
        if MultiPoint(points).convex_hull.geom_type == "Polygon":
            ours, theirs = smallest(points), brute(points)
            assert Fraction(ours.rr, ours.d**2) == Fraction(theirs.rr, theirs.d**2)


@pytest.mark.parametrize("moon", range(4))
def test_ar_20_every_pack_can_be_beaten(moon: int) -> None:
    """AR-20: at most four bears, six pandas or larger, seven rabbits or larger."""
    needs = Counter(need(card) for card in PACKS[moon])
    assert needs["bear"] <= BOUNDS["bear"]
    assert needs["bear"] + needs["panda"] <= BOUNDS["panda"]
    assert needs["bear"] + needs["panda"] + needs["rabbit"] <= BOUNDS["rabbit"]


def test_ar_20_fuller_moons_leave_less_to_spare() -> None:
    """AR-20: toys left over for each limit, from the new moon to the full moon."""
    spare = []
    for pack in PACKS:
        needs = Counter(need(card) for card in pack)
        large = needs["bear"], needs["bear"] + needs["panda"], len(pack) - needs["unicorn"]
        spare.append(tuple(most - used for most, used in zip(BOUNDS.values(), large, strict=True)))
    assert spare == [(2, 4, 3), (1, 1, 1), (1, 1, 0), (0, 0, 0)]


def test_the_sizes_needed_are_balanced() -> None:
    """Taken blindly, every toy earns about one dream: only looking pays (docs/explanation/monsters.md)."""
    assert Counter(need(card) for card in NIGHTMARES) == {"bear": 12, "panda": 6, "rabbit": 6, "unicorn": 6}

"""Додаток III: the fields of scenario cards."""

from __future__ import annotations

import re

import pytest

from rulebound.games.champions.printed import (
    ATTACHMENT,
    ENVIRONMENT,
    MAIN_SCHEME,
    MINION,
    OBLIGATION,
    SETS,
    SIDE_SCHEME,
    TREACHERY,
    VILLAIN,
    ChampionsPrinted,
    environment,
)
from rulebound.games.champions.words import each, gets
from rulebound.games.champions.words.nouns import MINION as A_MINION
from rulebound.lcg.abilities import BOOST

KINDS = {VILLAIN, MAIN_SCHEME, SIDE_SCHEME, MINION, ATTACHMENT, TREACHERY, ENVIRONMENT, OBLIGATION}
CARDS = [face for one in SETS.values() for face in one.faces() if face.back == "encounter"]
ENEMIES = [face for face in CARDS if face.kind in (VILLAIN, MINION)]
SCHEMES = [face for face in CARDS if face.kind == MAIN_SCHEME]


def code(face: ChampionsPrinted) -> str:
    return face.code


@pytest.mark.rule("champions.scenario_card.title", "champions.scenario_card.type", "champions.scenario_card.traits")
@pytest.mark.rule("champions.scenario_card.collector_info", "champions.scenario_card.ability")
@pytest.mark.parametrize("face", CARDS, ids=code)
def test_every_scenario_card_has_title_type_traits_text_and_number(face):
    shown = face.face
    assert shown.name.plain
    assert face.kind in KINDS
    assert len(shown.traits) == len(face.traits)
    assert re.fullmatch(r"01\d{3}[a-d]?", face.code)  # product and number
    assert [ability.timing == BOOST for ability in face.boosts] == [True] * len(face.boosts)
    assert len(shown.text) >= len(face.abilities)


@pytest.mark.rule("champions.scenario_card.hit_points", "champions.scenario_card.sch", "champions.scenario_card.atk")
@pytest.mark.parametrize("face", ENEMIES, ids=code)
def test_enemies_have_hit_points_sch_and_atk(face):
    assert face.hit_points.fixed > 0 or face.hit_points.per > 0
    assert (face.hit_points.per > 0) == (face.kind == VILLAIN)
    assert face.sch is not None
    assert face.atk is not None or face.plain == "Titania"  # X
    assert set(face.star.split()) <= {"atk", "sch"}


@pytest.mark.rule("champions.scenario_card.boost_icons")
def test_cards_of_the_encounter_deck_have_boost_icons():
    assert all(face.boost == 0 and not face.boosts for face in CARDS if face.kind in (VILLAIN, MAIN_SCHEME))
    shocker, runner, repair = (next(f for f in CARDS if f.code == c) for c in ("01103", "01121", "01146"))
    assert (shocker.boost, bool(shocker.boosts)) == (2, False)
    assert (runner.boost, bool(runner.boosts)) == (0, True)
    assert (repair.boost, bool(repair.boosts)) == (1, True)
    assert repair.face.icons == ["boost", "boost-star"]


@pytest.mark.rule("champions.scenario_card.starting_threat", "champions.scenario_card.acceleration")
@pytest.mark.rule("champions.scenario_card.target_threat")
def test_schemes_have_their_threat_values():
    for face in SCHEMES:
        side_b = face.stage.endswith("B")
        assert bool(face.target_threat.per) == side_b
        assert bool(face.acceleration.per) == side_b
        assert face.start_threat.at(1) == 0
    for face in CARDS:
        if face.kind == SIDE_SCHEME:
            assert face.start_threat.at(1) > 0
            assert face.target_threat.at(1) == 0
    break_in = next(face for face in SCHEMES if face.code == "01097b")
    assert [break_in.target_threat.at(n) for n in (1, 2)] == [7, 14]


@pytest.mark.rule("champions.scenario_card.stage_number")
def test_villains_and_main_schemes_have_stages():
    for one in SETS.values():
        if one.kind == "villain":
            assert [face.stage for face in one.villains] == ["I", "II", "III"]
            sides = [(face.stage, face.other.stage) for face in one.stages if face.other is not None]
            assert sides == [(f"{n}A", f"{n}B") for n in range(1, len(one.stages) + 1)]


@pytest.mark.rule("champions.scenario_card.encounter_set_name", "champions.scenario_card.encounter_set_info")
def test_scenario_cards_name_their_set_and_their_place_in_it():
    for one in SETS.values():
        if one.kind in ("villain", "modular", "standard", "expert"):
            numbers = []
            for face in (*one.villains, *one.stages, *one.cards):
                assert face.set == one.name
                numbers += range(face.set_number, face.set_number + face.copies)
            assert numbers == list(range(1, numbers[-1] + 1))
            assert {face.set_size for face in one.faces()} == {numbers[-1]}
    assert SETS["rhino"].cards[0].set_size == 21
    assert all(face.set_number == 0 for face in CARDS if face.kind == OBLIGATION)


def numbers(face: ChampionsPrinted) -> dict[str, int | str]:
    """What the drawn face shows: its icons with their numbers."""
    return {stat.icon: stat.value for stat in face.face.stats}


@pytest.mark.rule("champions.scenario_card.hit_points", "champions.scenario_card.sch", "champions.scenario_card.atk")
@pytest.mark.rule("champions.scenario_card.starting_threat", "champions.scenario_card.acceleration")
@pytest.mark.rule("champions.scenario_card.target_threat")
@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("01094", {"attack": 2, "scheme": 1, "hit-points-per-player": 14}),
        ("01115", {"attack": 2, "scheme": 3, "hit-points-per-player": 22}),
        ("01102", {"attack": 3, "scheme": 2, "hit-points": 4}),
        ("01162", {"attack": "X", "scheme": 1, "hit-points": 6}),
        ("01097a", {}),
        ("01097b", {"acceleration-per-player": 1, "threat-per-player": 7}),
        ("01138b", {"acceleration-per-player": 1, "threat-per-player": 10}),
        ("01107", {"start-threat": 2}),
        ("01108", {"start-threat-per-player": 2}),
        ("01099", {"attack": 3}),
        ("01141", {"scheme": 1}),
        ("01104", {}),
    ],
)
def test_a_face_shows_the_numbers_that_are_printed(code, shown):
    assert numbers(next(face for face in CARDS if face.code == code)) == shown


@pytest.mark.rule("champions.scenario_card.atk")
def test_what_sets_the_attack_of_others_has_none_itself():
    law = environment("law", "Law", always=gets("base-atk", 1, each(A_MINION), how="set"))
    assert numbers(law) == {}


@pytest.mark.rule("champions.scenario_card.sch", "champions.scenario_card.atk")
@pytest.mark.rule("champions.scenario_card.acceleration")
@pytest.mark.parametrize("face", CARDS, ids=code)
def test_every_face_shows_its_own_numbers_and_no_others(face):
    shown = numbers(face)
    assert shown.get("scheme") == face.sch
    assert shown.get("attack") in (face.atk, "X")
    for icon, number in (
        ("hit-points", face.hit_points), ("start-threat", face.start_threat), ("acceleration", face.acceleration),
        ("threat", face.target_threat),
    ):  # fmt: skip
        assert shown.get(icon, 0) == (0 if number.per else number.fixed)
        assert shown.get(f"{icon}-per-player", 0) == number.per

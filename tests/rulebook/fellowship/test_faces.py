"""What a card carries (Структура карт, Додаток II): every face of the box against the definition that runs."""

from __future__ import annotations

from collections import Counter

import pytest

from rulebound.games.fellowship.printed import (
    ALLY,
    ATTACHMENT,
    CAMPAIGN,
    DECK_KINDS,
    ENEMY,
    EVENT,
    HERO,
    LOCATION,
    NEUTRAL,
    OBJECTIVE,
    PLAYER_KINDS,
    QUEST,
    SETS,
    SPHERES,
    TREACHERY,
    FellowshipPrinted,
    X,
    ally,
    enemy,
    event,
    hero,
    location,
    misprints,
)
from rulebound.games.fellowship.words import action, draw, raise_threat, shadow, when_revealed
from rulebound.i18n import Language
from rulebound.kernel.view import Stat
from rulebound.lcg.abilities import SHADOW
from tests.fellowship_table import printed

ALL = [face for one in SETS.values() for face in one.faces()]
FACES = [face for face in ALL if not face.pool and face.kind != CAMPAIGN]
PLAYER = [face for face in FACES if face.kind in PLAYER_KINDS]
CHARACTERS = [face for face in PLAYER if face.kind in (HERO, ALLY)]
ENCOUNTER = [face for face in FACES if face.kind in (ENEMY, LOCATION, TREACHERY, OBJECTIVE)]
QUESTS = [face for face in FACES if face.kind == QUEST]


def number(face: FellowshipPrinted) -> int:
    return int(face.code.rstrip("ab"))


def shown(face: FellowshipPrinted, icon: str) -> int | str | None:
    """A number as a reader of the card sees it."""
    stats = [*face.face.stats, *([face.face.gem] if face.face.gem else [])]
    return next((stat.value for stat in stats if stat.icon == icon), None)


def reads(name: str) -> list[str]:
    """The text of a card in English."""
    return [Language.load("en").text(line) for line in printed(name).face.text]


def of_kinds(faces: list[FellowshipPrinted], *kinds: str) -> list[FellowshipPrinted]:
    return [face for face in faces if face.kind in kinds]


# --- player cards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.player_card.title")
def test_a_player_card_has_a_title_and_says_whether_it_is_unique():
    assert all(face.plain and face.face.name.id == f"fellowship-card-{face.code}" for face in PLAYER)
    assert all(face.face.unique == face.unique for face in PLAYER)
    unique = {number(face) for face in PLAYER if face.unique}
    assert unique == {*range(1, 13), 14, 19, 26, 27, 31, 42, 60, 62, 73}


@pytest.mark.rule("fellowship.player_card.cost")
def test_allies_attachments_and_events_have_a_cost():
    assert all((face.cost is not None) == (face.kind in DECK_KINDS) for face in FACES)
    assert all(shown(face, "cost") == ("X" if face.cost == X else face.cost) for face in PLAYER if face.kind != HERO)
    assert {number(face) for face in PLAYER if face.cost == X} == {51, 67}
    assert misprints(event("made-up", "A", sphere="lore")) == ["fellowship.player_card.cost"]


@pytest.mark.rule("fellowship.player_card.threat_cost")
def test_heroes_have_a_threat_cost_and_nothing_else_has():
    assert all(bool(face.threat_cost) == (face.kind == HERO) for face in FACES)
    assert [shown(face, "threat-cost") for face in sorted(of_kinds(PLAYER, HERO), key=number)] == [
        12, 8, 9, 11, 9, 9, 9, 7, 8, 8, 12, 10,
    ]  # fmt: skip


@pytest.mark.rule("fellowship.player_card.sphere")
def test_allies_attachments_and_events_belong_to_a_sphere_or_are_neutral():
    for face in of_kinds(PLAYER, *DECK_KINDS):
        assert face.sphere in (*SPHERES, NEUTRAL)
        assert (face.sphere == NEUTRAL) == (number(face) == 73)
        assert face.face.faction == face.sphere
    assert all(not face.sphere for face in FACES if face.kind not in PLAYER_KINDS)
    assert {number(face) for face in ALL if face.pool} == set(range(132, 139))
    assert all(not face.sphere for face in ALL if face.pool)
    assert misprints(event("made-up", "A", cost=1)) == ["fellowship.player_card.cost"]


@pytest.mark.rule("fellowship.player_card.willpower", "fellowship.player_card.attack")
@pytest.mark.rule("fellowship.player_card.defense", "fellowship.player_card.hit_points")
def test_heroes_and_allies_have_willpower_attack_defense_and_hit_points():
    for face in PLAYER:
        numbers = [shown(face, stat) for stat in ("willpower", "attack", "defense", "hit-points")]
        own = [face.willpower, face.attack, face.defense, face.hit_points]
        if face in CHARACTERS:
            assert numbers == own
            assert all(isinstance(n, int) and n >= 0 for n in own)
            assert face.hit_points >= 1
        else:
            assert numbers == [None] * 4
    assert [shown(printed("aragorn"), stat) for stat in ("willpower", "attack", "defense", "hit-points")] == [
        2,
        3,
        2,
        5,
    ]
    whole = {"sphere": "lore", "cost": 1, "willpower": 1, "attack": 0, "defense": 0, "hit_points": 1}
    assert misprints(ally("made-up", "A", **whole)) == []
    for stat in ("willpower", "attack", "defense", "hit_points"):
        partly = {word: n for word, n in whole.items() if word != stat}
        assert misprints(ally("made-up", "A", **partly)) == [f"fellowship.player_card.{stat}"]


@pytest.mark.rule("fellowship.player_card.resource_icon")
def test_the_resource_icon_of_a_hero_is_its_sphere():
    for face in PLAYER:
        assert [icon for icon in face.face.icons if icon in SPHERES] == ([face.sphere] if face.kind == HERO else [])
    assert Counter(face.sphere for face in of_kinds(PLAYER, HERO)) == dict.fromkeys(SPHERES, 3)
    stranger = hero("made-up", "A", threat_cost=1, willpower=1, attack=1, defense=1, hit_points=1, sphere=NEUTRAL)
    assert misprints(stranger) == ["fellowship.player_card.resource_icon"]


@pytest.mark.rule("fellowship.player_card.traits", "fellowship.encounter_card.traits")
def test_traits_are_a_list_of_words_that_may_be_empty():
    for face in FACES:
        assert [trait.id for trait in face.face.traits] == [f"fellowship-trait-{word}" for word in sorted(face.traits)]
    assert len(printed("faramir").face.traits) == 3
    assert printed("feint").face.traits == []
    assert printed("dol_guldur_orcs").traits == {"dol-guldur", "orc"}
    assert printed("evil_storm").face.traits == []


@pytest.mark.rule("fellowship.player_card.text")
def test_the_text_of_a_player_card_is_what_it_does():
    for face in PLAYER:
        does = bool(face.abilities or face.modifiers or face.keywords)
        assert bool(face.face.text) == (does or face.attaches_to is not None)
    assert printed("guard_of_the_citadel").face.text == []
    assert reads("gleowine") == ["Action: Exhaust this card → choose a player: that player draws 1 card."]
    assert {number(face) for face in PLAYER if not face.face.text} == {13, 28}


@pytest.mark.rule("fellowship.player_card.type")
def test_a_player_card_is_a_hero_an_ally_an_attachment_or_an_event():
    kinds = {number(face): face.face.kind for face in PLAYER}
    assert sorted(kinds) == list(range(1, 74))
    assert Counter(kinds.values()) == {HERO: 12, ALLY: 20, ATTACHMENT: 13, EVENT: 28}


@pytest.mark.rule("fellowship.player_card.set_info", "fellowship.encounter_card.set_info")
@pytest.mark.rule("fellowship.quest_card.set_info")
def test_a_card_has_a_set_and_a_number_of_its_own():
    assert all(face.set in SETS and face.face.set == face.set and face.face.code == face.code for face in FACES)
    assert len({face.code for face in FACES}) == len(FACES)
    assert sorted(number(face) for face in FACES if face.side != "B") == list(range(1, 129))
    for face in QUESTS:
        assert face.other is not None
        assert (face.other.set, number(face.other), face.other.side) == (face.set, number(face), "BA"[face.side == "B"])


@pytest.mark.rule("fellowship.core.box_contents")
def test_the_box_holds_313_cards():
    found: Counter[str] = Counter()
    for face in ALL:
        if face.side != "B":
            kinds = {HERO: "hero", QUEST: "quest", CAMPAIGN: "campaign"}
            usual = "player" if face.kind in PLAYER_KINDS else "encounter"
            found["pool" if face.pool else kinds.get(face.kind, usual)] += face.copies
    assert found == {"hero": 12, "player": 188, "encounter": 84, "quest": 10, "pool": 16, "campaign": 3}
    assert found.total() == 313
    assert (len(ALL), sum(face.face.copies for face in ALL)) == (151, 313)


# --- encounter cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.encounter_card.title", "fellowship.encounter_card.type")
def test_an_encounter_card_has_a_title_and_a_type():
    kinds = {number(face): face.face.kind for face in ENCOUNTER}
    assert sorted(kinds) == list(range(74, 119))
    assert Counter(kinds.values()) == {ENEMY: 19, LOCATION: 12, TREACHERY: 11, OBJECTIVE: 3}
    assert all(face.plain and face.face.name.id == f"fellowship-card-{face.code}" for face in ENCOUNTER)
    assert printed("77").plain == "Great Forest Web"


@pytest.mark.rule("fellowship.encounter_card.engagement_cost", "fellowship.encounter_card.attack")
@pytest.mark.rule("fellowship.encounter_card.defense", "fellowship.encounter_card.hit_points")
def test_enemies_have_an_engagement_cost_attack_defense_and_hit_points():
    for face in ENCOUNTER:
        seen = [shown(face, stat) for stat in ("engagement", "attack", "defense", "hit-points")]
        own = [face.engagement, face.attack, face.defense, face.hit_points]
        assert seen == (own if face.kind == ENEMY else [None] * 4)
        assert face.kind != ENEMY or all(isinstance(n, int) and n >= 0 for n in own)
    spawn = printed("ungoliants_spawn")
    assert [shown(spawn, stat) for stat in ("engagement", "attack", "defense", "hit-points")] == [32, 5, 2, 9]
    whole = {"engagement": 1, "threat": 1, "attack": 1, "defense": 0, "hit_points": 1}
    assert misprints(enemy("made-up", "A", **whole)) == []
    for stat, rule in (("attack", "attack"), ("defense", "defense"), ("hit_points", "hit_points"),
                       ("engagement", "engagement_cost"), ("threat", "threat")):  # fmt: skip
        partly = {word: n for word, n in whole.items() if word != stat}
        assert misprints(enemy("made-up", "A", **partly)) == [f"fellowship.encounter_card.{rule}"]


@pytest.mark.rule("fellowship.encounter_card.threat")
def test_enemies_and_locations_have_a_threat_strength():
    for face in ENCOUNTER:
        assert (face.threat is not None) == (face.kind in (ENEMY, LOCATION))
        assert shown(face, "threat") == face.threat
    assert [shown(printed(name), "threat") for name in ("king_spider", "the_brown_lands")] == [2, 5]


@pytest.mark.rule("fellowship.encounter_card.quest_points")
def test_locations_have_quest_points():
    for face in ENCOUNTER:
        assert bool(face.quest_points) == (face.kind == LOCATION)
        assert shown(face, "quest-points") == (face.quest_points or None)
    assert shown(printed("the_east_bight"), "quest-points") == 6
    assert misprints(location("made-up", "A", threat=1)) == ["fellowship.encounter_card.quest_points"]
    assert misprints(location("made-up", "A", quest_points=1)) == ["fellowship.encounter_card.threat"]


@pytest.mark.rule("fellowship.encounter_card.set_icon")
def test_the_set_icon_and_its_gold_ring_tell_what_is_left_out_in_easy_mode():
    ringed = {number(face): face.copies - face.easy for face in ENCOUNTER if face.easy != face.copies}
    assert ringed == {
        75: 1, 79: 1, 80: 2, 82: 1, 84: 1, 86: 2, 90: 1, 91: 1, 93: 2, 94: 1, 101: 2, 112: 1, 114: 2, 115: 2, 116: 1,
    }  # fmt: skip
    assert all(("gold-ring" in face.face.icons) == (number(face) in ringed) for face in FACES)
    assert (printed("hill_troll").copies, printed("hill_troll").easy) == (2, 1)
    assert all(SETS[face.set].kind in ("encounter", "scenario") for face in ENCOUNTER)


@pytest.mark.rule("fellowship.encounter_card.text", "fellowship.encounter_card.shadow")
def test_the_shadow_effect_stands_apart_from_the_text():
    assert reads("evil_storm") == [
        "When Revealed: Deal 1 damage to each character controlled by a player with a threat of 35 or higher."
    ]
    below = enemy(
        "made-up",
        "A",
        attack=1,
        defense=0,
        hit_points=1,
        does=(shadow(raise_threat(1)), when_revealed(raise_threat(2))),
    )
    said = [Language.load("en").text(line) for line in below.face.text]
    assert [line.split(":")[0] for line in said] == ["When Revealed", "Shadow"]
    for face in FACES:
        assert ("shadow" in face.face.icons) == bool(face.shadows)
        assert all(ability.timing == SHADOW for ability in face.shadows)
    assert len([face for face in ENCOUNTER if face.shadows]) == 17
    assert misprints(event("made-up", "A", sphere="lore", cost=0, does=shadow(draw(1)))) == [
        "fellowship.ability.player_card_types"
    ]


@pytest.mark.rule("fellowship.encounter_card.scenario_title")
def test_an_objective_carries_the_title_of_its_scenario():
    for face in ENCOUNTER:
        said = face.face.subname
        assert (said is not None) == (face.kind == OBJECTIVE)
        assert said is None or Language.load("en").text(said) == "Escape from Dol Guldur"


@pytest.mark.rule("fellowship.encounter_card.victory")
def test_victory_points_are_a_number_beside_the_text():
    worth = {number(face): shown(face, "victory") for face in FACES if shown(face, "victory") is not None}
    assert worth == {75: 5, 82: 4, 84: 3, 90: 4, 101: 5, 114: 3}
    assert not any("ictory" in line for face in ENCOUNTER for line in reads(face.code))


# --- quest cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.quest_card.title", "fellowship.quest_card.sequence")
def test_each_stage_has_a_title_and_its_place():
    assert sorted(number(face) for face in QUESTS if face.side == "A") == list(range(119, 129))
    assert all(face.plain and face.face.gem == Stat("stage", f"{face.stage}{face.side}") for face in QUESTS)
    for one in SETS.values():
        if one.kind == "scenario":
            assert sorted({face.stage for face in one.quests}) == [1, 2, 3]
            titles = {face.stage: face.plain for face in one.quests}
            assert len(set(titles.values())) == 3
    assert printed("121a").plain == printed("122a").plain != printed("122b").plain


@pytest.mark.rule("fellowship.quest_card.scenario_icon", "fellowship.quest_card.scenario_title")
def test_a_quest_card_names_its_scenario():
    for face in QUESTS:
        assert face.face.subname is not None
        assert SETS[face.face.set].scenario == face.scenario
    titles = {number(face): Language.load("en").text(face.face.subname) for face in QUESTS if face.face.subname}
    assert set(titles.values()) == {"Passage Through Mirkwood", "Journey Along the Anduin", "Escape from Dol Guldur"}
    assert titles[119] == titles[122] == "Passage Through Mirkwood"


@pytest.mark.rule("fellowship.quest_card.encounter_info")
def test_a_quest_card_lists_the_sets_of_its_encounter_deck():
    for face in QUESTS:
        assert face.encounter_sets[0] == face.set
        assert set(face.encounter_sets[1:]) == set(SETS[face.set].sets)
    assert printed("126a").encounter_sets == (
        "journey_along_the_anduin", "saurons_reach", "dol_guldur_orcs", "wilderlands",
    )  # fmt: skip
    assert reads("120a") == [
        "Encounter sets: Passage Through Mirkwood, Spiders of Mirkwood and Dol Guldur Orcs."
    ]  # fmt: skip


@pytest.mark.rule("fellowship.quest_card.text")
def test_each_side_of_a_quest_card_has_a_text_of_its_own():
    assert [line.split(":")[0] for line in reads("119a")] == ["Encounter sets", "Setup"]
    assert reads("119b") == []
    assert reads("122b") == ["This stage cannot be defeated if Ungoliant's Spawn is in play."]
    assert {face.code for face in QUESTS if face.abilities or face.modifiers} == {
        "119a", "120b", "121b", "122b", "123a", "123b", "124b", "125b", "126a", "126b", "127b", "128b",
    }  # fmt: skip


@pytest.mark.rule("fellowship.quest_card.quest_points")
def test_the_quest_points_stand_on_side_b():
    points = {face.code: shown(face, "quest-points") for face in QUESTS if shown(face, "quest-points") is not None}
    assert points == {
        "119b": 8, "120b": 2, "122b": 10, "123b": 9, "124b": 15, "125b": 7, "126b": 8, "127b": 16,
    }  # fmt: skip


def test_an_action_is_no_misprint_on_any_card():
    assert misprints(event("made-up", "A", sphere="lore", cost=0, does=action(draw(1)))) == []

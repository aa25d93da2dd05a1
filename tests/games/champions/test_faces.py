"""What a face shows beside its numbers: gem, icons, traits, text, and the place of the card in its set."""

from __future__ import annotations

import re

import pytest

from rulebound.games.champions.printed import (
    RESOURCES,
    SETS,
    CardSet,
    ChampionsPrinted,
    Scaled,
    ally,
    event,
    facedown_minion,
    hero,
    main_scheme,
    minion,
    misprints,
    obligation,
    per_player,
    pool,
    scaled,
    side_scheme,
    treachery,
    two_sides,
    upgrade,
)
from rulebound.games.champions.words import (
    ALLY,
    THIS_ATTACKS,
    THIS_SCHEMES,
    YOUR_HERO,
    action,
    an,
    boost,
    draw,
    forced_response,
    gets,
    when_revealed,
)
from rulebound.kernel.text import Text
from rulebound.kernel.view import Stat
from tests.champions_made_up import code
from tests.champions_table import printed

FACES = [face for one in SETS.values() for face in one.faces()]


def shown(face: ChampionsPrinted) -> list[str]:
    """The messages of its text, without whose they are."""
    return [re.sub("^(champions-text-|champions-|lcg-)", "", text.id) for text in face.face.text]


@pytest.mark.rule("champions.player_card.cost", "champions.scenario_card.stage_number")
def test_the_gem_is_the_cost_or_the_stage():
    assert printed("uppercut").face.gem == Stat("cost", 3)
    assert printed("great_responsibility").face.gem == Stat("cost", 0)
    assert printed("rhino").face.gem == Stat("stage", "I")
    assert printed("shocker").face.gem is None
    for face in FACES:
        assert (face.face.gem is not None) == (face.cost is not None or bool(face.stage))


@pytest.mark.rule("champions.player_card.resources", "champions.scenario_card.boost_icons")
@pytest.mark.rule("champions.side_scheme.icons", "champions.star.points_to_text")
def test_icons_are_those_of_schemes_then_resources_then_boosts_then_stars():
    assert printed("energy").face.icons == ["energy", "energy"]
    assert printed("crowd_control").face.icons == ["crisis", "boost", "boost"]
    assert printed("whirlwind").face.icons == ["boost-star", "attack-star"]
    assert printed("uppercut").face.icons == ["physical"]
    mixed = side_scheme(code(), "All", icons="crisis hazard hazard acceleration", boost=1, does=boost(draw(1)))
    assert mixed.face.icons == ["crisis", "hazard", "hazard", "acceleration", "boost", "boost-star"]
    for face in FACES:
        icons = face.face.icons
        assert [icon for icon in icons if icon in RESOURCES] == [
            word for word, n in zip(RESOURCES, face.gives, strict=True) for _ in range(n)
        ]
        assert icons.count("boost") == face.boost
        assert icons.count("boost-star") == bool(face.boosts)


@pytest.mark.rule("champions.player_card.traits", "champions.scenario_card.traits")
def test_traits_are_in_their_order():
    for face in FACES:
        traits = [trait.id for trait in face.face.traits]
        assert traits == sorted(f"champions-trait-{trait}" for trait in face.traits)
    assert len(printed("nick_fury").face.traits) == 2


def test_a_face_names_its_card_set_class_and_copies():
    daredevil, fury, shocker = printed("daredevil").face, printed("nick_fury").face, printed("shocker").face
    assert (daredevil.faction, daredevil.set, daredevil.unique, daredevil.copies) == ("justice", "justice", True, 1)
    assert daredevil.subname is not None
    assert (daredevil.subname.id, daredevil.subname.plain) == ("champions-subname-01058", "Matt Murdock")
    assert (fury.subname, fury.faction, fury.copies) == (None, "basic", 4)
    assert (shocker.faction, shocker.set, shocker.kind, shocker.unique) == ("encounter", "rhino", "minion", True)
    assert printed("spider_man").face.faction == "hero"


@pytest.mark.rule("champions.scenario_card.encounter_set_name", "champions.player_card.classification")
def test_cards_are_numbered_through_their_set():
    for one in SETS.values():
        own = [*one.villains, *one.stages, *one.cards]
        counted = [card for card in own if card.kind not in ("hero", "alter-ego")]
        number = 1
        for card in counted:
            assert (card.set_number, card.set) == (number, one.name)
            assert card.set_size == sum(other.copies for other in counted)
            number += card.copies
        number = 1
        for card in one.nemesis:
            assert (card.set, card.set_number) == (f"{one.name}_nemesis", number)
            assert card.set_size == sum(other.copies for other in one.nemesis)
            number += card.copies
        if one.obligation is not None:
            assert one.obligation.set == one.name


def test_numbers_are_fixed_or_per_player():
    assert [per_player(3).at(n) for n in (1, 2, 4)] == [3, 6, 12]
    assert [scaled(5).at(n) for n in (1, 4)] == [5, 5]
    assert [scaled(number).at(3) for number in (per_player(2), Scaled(1, 2))] == [6, 7]
    assert pool("energy mental 2 wild") == (1, 2, 0, 1)
    assert pool("") == (0, 0, 0, 0)
    stats = printed("crowd_control").face.stats
    assert Stat("start-threat-per-player", 2) in stats


def test_the_text_says_what_the_definition_does_in_the_order_of_the_card():
    face = upgrade(
        code(), "Everything", cost=0, attaches_to=an(ALLY), max_per="host", doubles_for="justice", uses=2,
        counter="web", max_per_deck=1, any_player=True, needs_form="hero", keywords={"retaliate": 2},
        always=gets("atk", 1, YOUR_HERO),
        does=action(draw(1)),
    )  # fmt: skip
    assert shown(face) == [
        "hero-only", "attach", "max-per-host", "doubles", "uses", "any-player", "max-per-deck", "keyword-retaliate",
        "constant", "ability",
    ]  # fmt: skip
    enemy = minion(
        code(), "Enemy", hit_points=1, atk=1, sch=1, counters=2, only_allies_defend=True,
        does=(boost(draw(1)), when_revealed(draw(1))),
    )  # fmt: skip
    assert shown(enemy) == ["counters", "only-allies-defend", "ability", "ability"]
    heads = [text.args["head"] for text in enemy.face.text[-2:]]
    assert [head.id for head in heads if isinstance(head, Text)] == [
        "champions-ability-when-revealed", "champions-ability-boost",
    ]  # fmt: skip
    scheme = main_scheme(code(), "Scheme", stage="1B", target_threat=3, loses=True)
    assert shown(scheme) == ["loses"]
    assert shown(obligation(code(), "Duty", hero="spider_man")) == ["give-to"]


# --- what no card may be ----------------------------------------------------------------------------------------


@pytest.mark.rule("champions.enemy.scenario_elements", "champions.star.points_to_text")
@pytest.mark.parametrize(
    ("face", "rule"),
    [
        (ally(code(), "A", cost=0, hit_points=1, sch=1), "enemy.scenario_elements"),
        (event(code(), "A", cost=0, boost=1), "enemy.scenario_elements"),
        (event(code(), "A", cost=0, stage="I"), "enemy.scenario_elements"),
        (event(code(), "A", cost=0, start_threat=1), "enemy.scenario_elements"),
        (treachery(code(), "A", cost=0), "enemy.scenario_elements"),
        (treachery(code(), "A", gives="energy"), "enemy.scenario_elements"),
        (minion(code(), "A", hit_points=1, thw=1), "enemy.scenario_elements"),
        (minion(code(), "A", hit_points=0), "hit_points.every_character"),
        (minion(code(), "A", hit_points=1, keywords="speed"), "keywords.attribute_with_rules"),
        (event(code(), "A", cost=0, does=when_revealed(draw(1))), "trigger.quoted_trigger_is_reference"),
        (event(code(), "A", cost=0, does=boost(draw(1))), "trigger.quoted_trigger_is_reference"),
        (minion(code(), "A", hit_points=1, atk=1, star="atk"), "star.points_to_text"),
        (minion(code(), "A", hit_points=1, sch=1, star="sch", only_allies_defend=True), "star.points_to_text"),
        (
            minion(code(), "A", hit_points=1, atk=1, star="sch", does=forced_response(THIS_SCHEMES, draw(1))),
            "star.points_to_text",
        ),
        (
            minion(code(), "A", hit_points=1, sch=1, star="atk", does=forced_response(THIS_ATTACKS, draw(1))),
            "star.points_to_text",
        ),
        (minion(code(), "A", hit_points=1, star="def"), "star.points_to_text"),
    ],
)
def test_a_face_that_breaks_a_rule_is_named(face, rule):
    assert misprints(face) == [f"champions.{rule}"]


@pytest.mark.rule("champions.star.points_to_text")
@pytest.mark.parametrize(
    "face",
    [
        minion(code(), "A", hit_points=1, atk=1, star="atk", does=forced_response(THIS_ATTACKS, draw(1))),
        minion(code(), "A", hit_points=1, sch=1, star="sch", does=forced_response(THIS_SCHEMES, draw(1))),
        minion(code(), "A", hit_points=1, atk=1, star="atk", only_allies_defend=True),
        ally(code(), "A", cost=0, gives="energy", hit_points=1, thw=1),
    ],
)
def test_a_face_that_breaks_none_is_not(face):
    assert misprints(face) == []


@pytest.mark.rule("champions.obligation.every_hero_has_one", "champions.enemy.scenario_elements")
def test_a_set_that_breaks_a_rule_is_refused():
    identity = two_sides(hero(code(), "H", hit_points=1, hand_size=1), hero(code(), "I", hit_points=1, hand_size=1))
    duty = obligation(code(), "Duty", hero="made_up")
    good = CardSet("made_up", "hero", [identity, event(code(), "E", cost=0)], obligation=duty)
    try:
        assert good.misprints() == []
        for more in (
            {"cards": [minion(code(), "M", hit_points=1)]},
            {"nemesis": [event(code(), "N", cost=0)]},
            {"obligation": None},
            {"obligation": treachery(code(), "T", hero="made_up")},
            {"obligation": obligation(code(), "O", hero="other")},
        ):
            given = {"cards": [identity], "obligation": duty, **more}
            cards = given.pop("cards")
            with pytest.raises(ValueError, match="made_up_too: "):
                CardSet("made_up_too", "hero", cards, **given)
        with pytest.raises(ValueError, match="scenario_elements"):
            CardSet("made_up_too", "villain", [event(code(), "E", cost=0)])
        with pytest.raises(ValueError, match="classification"):
            CardSet("made_up_too", "basic", [event(code(), "E", cost=0, aspect="justice")])
    finally:
        SETS.pop("made_up")
    assert "made_up_too" not in SETS


def test_a_facedown_minion_has_a_name_and_a_trait_and_is_in_no_box():
    face = facedown_minion("Ghost", "spirit")
    assert (face.kind, face.traits, face.copies, face.name.id) == ("minion", {"spirit"}, 0, "champions-facedown-ghost")


def test_one_card_or_two_of_one_title():
    one, other = printed("spider_man"), printed("daredevil")
    assert (one.alternate_name, other.alternate_name) == ("Peter Parker", "Matt Murdock")
    twin = ally(code(), "Daredevil", subname="Other", cost=0, hit_points=1)
    same = ally(code(), "Daredevil", cost=0, hit_points=1)
    assert not twin.same_card(other)
    assert same.same_card(other), "without another name the title decides"
    assert not same.same_card(one)

"""What every card of the box is by definition; a set with a card that is not so is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from rulebound.games.champions.abilities import ChampionsAbility
from rulebound.games.champions.events import Damage
from rulebound.games.champions.printed import (
    ALLY,
    ALTER_EGO,
    HERO,
    MINION,
    OBLIGATION,
    SETS,
    VILLAIN,
    CardSet,
    ChampionsPrinted,
    ally,
    alter_ego,
    attachment,
    event,
    hero,
    minion,
    misprints,
    obligation,
    support,
    treachery,
    two_sides,
    upgrade,
    villain,
)
from rulebound.games.champions.setup import sets_of
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.words import (
    action,
    boost,
    cancel_reveal,
    deal,
    draw,
    forced_response,
    interrupt,
    response,
    when_revealed,
)
from rulebound.games.champions.words.constants import ChampionsGets
from rulebound.games.champions.words.nouns import THE_VILLAIN, YOUR_IDENTITY
from rulebound.games.champions.words.triggers import THIS_ATTACKS, THIS_SCHEMES, TREACHERY_REVEALED
from rulebound.i18n import Language, languages
from rulebound.kernel.text import Text
from rulebound.lcg.state import Event, Modifier
from rulebound.lcg.triggers import On
from tests.champions_table import printed, table

FACES = [face for one in SETS.values() for face in one.faces()]
WRONG = "made-up-set"


def refused(*cards: ChampionsPrinted, kind: str = "modular", **more: Any) -> list[str]:
    """The rules for which a set with these cards is refused; it is then no set of the game."""
    try:
        with pytest.raises(ValueError, match=WRONG) as refusal:
            CardSet(WRONG, kind, cards, **more)
        assert WRONG not in SETS
    finally:
        SETS.pop(WRONG, None)
    said = str(refusal.value).removeprefix(f"{WRONG}: ").split(", ")
    return [fault.split()[-1] for fault in said]


def test_all_faces_of_the_box_are_read_and_sound():
    assert len(FACES) == 209
    assert {face.code: misprints(face) for face in FACES if misprints(face)} == {}
    assert [fault for one in SETS.values() for fault in one.misprints()] == []


# --- hit points -------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.hit_points.every_character")
def test_every_character_of_the_box_has_hit_points_and_nothing_else_has():
    kinds = {HERO, ALTER_EGO, ALLY, MINION, VILLAIN}
    assert {face.kind for face in FACES if face.hit_points.at(1) > 0} == kinds
    assert [face.code for face in FACES if face.kind in kinds and face.hit_points.at(1) <= 0] == []
    t = table(heroes=["spider_man", "she_hulk"], in_play=["mockingbird"], engaged=["sandman"])
    characters = [card for card in t.s.in_play() if card.printed.is_character]
    assert {t.maximum(card) for card in characters} == {10, 15, 3, 4, 14 * 2}


@pytest.mark.rule("champions.hit_points.every_character")
@pytest.mark.parametrize("made", [ally, minion, villain, hero, alter_ego])
def test_a_character_without_hit_points_is_refused(made):
    assert "champions.hit_points.every_character" in refused(made("made-up-70", "Ghost", atk=1))
    assert misprints(made("made-up-70", "Ghost", hit_points=1)) == []


# --- constant abilities, keywords, triggers -----------------------------------------------------------------


@pytest.mark.rule("champions.constant.definition")
def test_what_has_neither_keyword_nor_trigger_is_constant():
    """Keywords, triggered and constant abilities are kept apart on every face, and each line of text is one of them."""
    for face in FACES:
        assert all(isinstance(one, ChampionsAbility) and trigger_of(one.text()) for one in face.abilities), face.code
        assert all(isinstance(one, Modifier) and not trigger_of(one.text()) for one in face.modifiers), face.code
        words = Counter(line.id for line in face.face.text)
        assert sum(n for id, n in words.items() if id.startswith("champions-keyword-")) == len(face.keywords)
    jessica, mercenary = printed("jessica_jones"), printed("hydra_mercenary")
    assert (len(jessica.modifiers), len(jessica.abilities), jessica.keywords) == (1, 0, {})
    assert (len(mercenary.modifiers), len(mercenary.abilities), mercenary.keywords) == (0, 0, {"guard": 1})


def trigger_of(said: Text) -> str:
    """The message of the bold words before the colon, wherever the sentence has them."""
    if said.id == "lcg-ability":
        head = said.args["head"]
        assert isinstance(head, Text)
        return head.id
    inner = [arg for arg in said.args.values() if isinstance(arg, Text)]
    return next((found for arg in inner if (found := trigger_of(arg))), "")


@pytest.mark.rule("champions.constant.definition")
@pytest.mark.parametrize(
    "wrong",
    [
        support("made-up-71", "Mute", cost=0, does=ChampionsAbility("", [draw(1)])),
        support("made-up-71", "Hasty", cost=0, does=ChampionsAbility("response", [draw(1)])),
        support("made-up-71", "Idle", cost=0, does=ChampionsAbility("action", [draw(1)], when=THIS_ATTACKS)),
        support("made-up-71", "Swapped", cost=0, always=cast(Any, [action(draw(1))])),
    ],
    ids=lambda card: card.plain,
)
def test_an_ability_without_trigger_is_refused_unless_it_is_constant(wrong):
    assert refused(wrong, kind="basic") == ["champions.constant.definition"]
    assert misprints(support("made-up-71", "Sound", cost=0, always=ChampionsGets("hp", 1, YOUR_IDENTITY))) == []


@pytest.mark.rule("champions.keywords.attribute_with_rules", "champions.constant.definition")
def test_a_keyword_that_has_no_rules_is_refused():
    assert refused(minion("made-up-72", "Typo", hit_points=1, keywords="gaurd")) == [
        "champions.keywords.attribute_with_rules"
    ]


# --- a trigger in quotation marks ---------------------------------------------------------------------------


@pytest.mark.rule("champions.trigger.quoted_trigger_is_reference")
@pytest.mark.parametrize("code", languages())
def test_a_trigger_is_written_before_the_colon_or_in_quotation_marks(code):
    language = Language.load(code)
    trigger = language.text(Text("champions-ability-when-revealed", {"form": "any", "label": "none"}))
    quoted = set()
    for face in FACES:
        # Words are put together in every language alike: what speaks of it in English is read in the others.
        lines = [language.text(line) for line in face.face.text if code == "en" or "when-revealed" in repr(line)]
        heads = [line for line in lines if line.startswith(trigger)]
        assert len(heads) == sum(ability.timing == "when-revealed" for ability in face.abilities), face.plain
        for line in lines:
            before, found, after = line.removeprefix(trigger).partition(trigger)
            if found:
                assert before[-1] + after[0] in ("“”", "„”", "«»"), line
                quoted.add(face.plain)
    assert quoted == {"Enhanced Spider-Sense", "Get Behind Me!"}


@pytest.mark.rule("champions.trigger.quoted_trigger_is_reference")
def test_a_card_that_quotes_a_trigger_does_not_have_it():
    for name in ("enhanced_spider_sense", "get_behind_me"):
        assert [ability.timing for ability in printed(name).abilities] == ["interrupt"]
    players = [face for face in FACES if face.back == "player"]
    assert [face.code for face in players if any(a.timing == "when-revealed" for a in face.abilities)] == []
    wrong = event("made-up-73", "Misread", cost=0, does=when_revealed(draw(1)))
    assert refused(wrong, kind="basic") == ["champions.trigger.quoted_trigger_is_reference"]
    right = event("made-up-73", "Well read", cost=0, does=interrupt(TREACHERY_REVEALED, cancel_reveal()))
    assert misprints(right) == []


omen = treachery("made-up-74", "Omen", does=boost(deal(1, YOUR_IDENTITY)))
blow = treachery("made-up-75", "Blow", does=when_revealed(deal(1, YOUR_IDENTITY)))


@pytest.mark.rule("champions.trigger.quoted_trigger_is_reference")
@pytest.mark.parametrize(("card", "offered"), [(omen, False), (blow, True)], ids=["boost", "when-revealed"])
def test_a_quoted_trigger_means_the_cards_that_have_it(card, offered):
    t = table(hand=["enhanced_spider_sense", "energy"])
    t.on_top(card)
    t.step("deal_encounter_cards")
    t.step("reveal_encounter_cards", *(["interrupt-reveal/use:enhanced_spider_sense"] if offered else []))
    assert ("interrupt-reveal" in t.prompts()) == offered
    assert t.damage("spider_man") == 0


# --- enemy cards ----------------------------------------------------------------------------------------------


def by_an_enemy_card(s: ChampionsState, e: Event, card: ChampionsCard, seat: int) -> bool:
    return isinstance(e, Damage) and e.by is not None and e.by.of_scenario


DAMAGED_BY_AN_ENEMY_CARD = On("damage", "your-hero-would-take-damage", by_an_enemy_card)
warden = support("made-up-76", "Warden", cost=0, does=response(DAMAGED_BY_AN_ENEMY_CARD, draw(1)))


@pytest.mark.rule("champions.enemy.scenario_elements")
def test_enemy_cards_are_those_of_the_scenario_and_no_card_of_a_player():
    t = table(engaged=["shocker"], side=["crowd_control"], in_play=["charge", "mockingbird"])
    enemy = {card.printed.plain for card in t.s.in_play() if card.of_scenario}
    assert enemy == {"Rhino", "Shocker", "Crowd Control", "Charge", "The Break-In!"}
    for player_card in (True, False):
        t = table(in_play=["mockingbird"])
        t.put(warden)
        t.resolve(deal(1, YOUR_IDENTITY), by="mockingbird" if player_card else t.lay(blow, "revealing"))
        assert (t.prompts() == []) == player_card


@pytest.mark.rule("champions.enemy.scenario_elements")
def test_what_is_printed_on_a_card_tells_whose_it_is():
    for one in SETS.values():
        of_players = one.kind in ("hero", "aspect", "basic")
        assert {face.back for face in one.cards} == {"player" if of_players else "encounter"}, one.name
        others = [*one.villains, *one.stages, *one.nemesis, *([one.obligation] if one.obligation else [])]
        assert {face.back for face in others} <= {"encounter"}
    t = table(heroes=["spider_man", "she_hulk"], villain="ultron", mode="expert")
    t.drone()
    assert t.s.faults() == []
    for card in t.s.cards:
        assert card.of_scenario == (card.printed.back == "encounter")
    t.card("villain").owner = 0
    assert any("belongs to 0" in fault for fault in t.s.faults())


@pytest.mark.rule("champions.enemy.scenario_elements")
def test_cards_on_the_wrong_side_of_the_table_are_refused():
    wrong = ["champions.enemy.scenario_elements"]
    assert refused(event("made-up-77", "Turncoat", cost=0)) == wrong
    assert refused(treachery("made-up-77", "Turncoat"), kind="basic") == wrong
    assert refused(minion("made-up-77", "Bought", hit_points=1, cost=2)) == wrong
    assert refused(upgrade("made-up-77", "Boosting", cost=1, boost=2), kind="basic") == wrong
    assert misprints(minion("made-up-77", "Loyal", hit_points=1, boost=2, sch=1)) == []


# --- stars ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.star.points_to_text")
def test_a_star_stands_on_the_face_by_its_number():
    starred = {face.code: [icon for icon in face.face.icons if icon.endswith("-star")] for face in FACES}
    assert starred["01177"] == ["attack-star"]  # Yon-Rogg
    assert starred["01181"] == ["attack-star", "scheme-star"]  # Madame Hydra
    assert starred["01129"] == ["boost-star", "attack-star"]  # Radioactive Man
    assert starred["01141"] == ["scheme-star"]  # Program Transmitter
    for face in FACES:
        numbers = {stat.icon for stat in face.face.stats}
        stars = {icon.removesuffix("-star") for icon in starred[face.code]} - {"boost"}
        assert stars <= numbers, face.plain
        assert len(stars) == len(face.star.split())
    assert sum(bool(face.star) for face in FACES) == 14


@pytest.mark.rule("champions.star.points_to_text")
def test_a_star_points_to_an_ability_for_when_the_number_is_used():
    kinds = {"atk": "enemy-attack", "sch": "enemy-scheme"}
    for face in FACES:
        linked = {ability.when.kind for ability in face.abilities if ability.when is not None and ability.forced}
        unlinked = [number for number in face.star.split() if kinds[number] not in linked]
        assert unlinked == (["atk"] if face.plain == "Melter" else []), face.plain  # his is a constant ability


AFTER_ATTACKS = forced_response(THIS_ATTACKS, draw(1))
AFTER_SCHEMES = forced_response(THIS_SCHEMES, draw(1))


@pytest.mark.rule("champions.star.points_to_text")
@pytest.mark.parametrize(
    "wrong",
    [
        minion("made-up-78", "Blank", hit_points=1, atk=1, sch=1, star="atk"),
        minion("made-up-78", "Astray", hit_points=1, atk=1, sch=1, star="sch", does=AFTER_ATTACKS),
        minion("made-up-78", "Nowhere", hit_points=1, atk=1, star="sch", does=AFTER_SCHEMES),
        attachment("made-up-78", "Odd", star="hp", attaches_to=THE_VILLAIN, does=AFTER_ATTACKS),
    ],
    ids=lambda card: card.plain,
)
def test_a_star_that_points_to_nothing_is_refused(wrong):
    assert refused(wrong) == ["champions.star.points_to_text"]
    right = minion("made-up-78", "Sound", hit_points=1, atk=1, star="atk", does=AFTER_ATTACKS)
    assert misprints(right) == []


# --- obligations ------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.obligation.encounter_card_type", "champions.obligation.every_hero_has_one")
def test_every_hero_has_an_obligation():
    names = {
        "spider_man": "Eviction Notice",
        "captain_marvel": "Family Emergency",
        "she_hulk": "Legal Work",
        "iron_man": "Business Problems",
        "black_panther": "Affairs of State",
    }
    linked = {face.hero: face.plain for face in FACES if face.kind == OBLIGATION}
    assert linked == names
    assert sorted(names) == sorted(sets_of("hero"))
    for name in names:
        own = SETS[name].obligation
        assert own is not None
        assert (own.plain, own.hero, own.back) == (names[name], name, "encounter")


@pytest.mark.rule("champions.obligation.every_hero_has_one")
def test_a_hero_without_an_obligation_is_refused():
    made = two_sides(
        hero("made-up-79a", "Nobody", thw=1, atk=1, defense=1, hit_points=9, hand_size=5),
        alter_ego("made-up-79b", "No One", rec=3, hit_points=9, hand_size=6),
    )
    own = obligation("made-up-80", "Debts", hero=WRONG, does=when_revealed(deal(1, YOUR_IDENTITY)))
    other = obligation("made-up-81", "Their Debts", hero="she_hulk", does=when_revealed(deal(1, YOUR_IDENTITY)))
    wrong = ["champions.obligation.every_hero_has_one"]
    assert refused(made, kind="hero") == wrong
    assert refused(made, kind="hero", obligation=other) == wrong
    assert refused(made, kind="hero", obligation=blow) == wrong
    try:
        assert CardSet(WRONG, "hero", [made], obligation=own).misprints() == []
    finally:
        SETS.pop(WRONG)

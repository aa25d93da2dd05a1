"""Abilities (Властивість карти, дія, ключові слова): of which types they are, who must use them, and from where."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.fellowship.printed import KEYWORDS, PLAYER_KINDS, SETS, FellowshipPrinted, misprints
from rulebound.games.fellowship.words import (
    EACH_PLAYER,
    THIS_COMMITS,
    Noun,
    Target,
    action,
    draw,
    each,
    gets,
    raise_threat,
    treachery,
    when_revealed,
)
from rulebound.i18n import Language
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import Ability
from tests.fellowship_made_up import PAIR, TRIO, code, foe, friend, law, leader
from tests.fellowship_table import printed, table

FACES = [face for one in SETS.values() for face in one.faces()]
PLAYER_FACES = [face for face in FACES if face.kind in PLAYER_KINDS and not face.pool]


def heads(face: FellowshipPrinted) -> list[str]:
    """The bold words of a card."""
    english = Language.load("en")
    return [english.text(ability.head()) for ability in face.abilities if not getattr(ability, "plain", False)]


# --- types of abilities -------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.ability.types", "fellowship.triggered.list")
def test_the_bold_words_of_all_cards_are_those_of_the_book():
    bold = {head for face in FACES for head in heads(face)}
    assert bold == {
        "Action", "Quest Action", "Combat Action", "Response", "Forced", "When Revealed", "Shadow", "Travel", "Setup",
    } | ({"Resolution"} & bold)  # fmt: skip
    assert misprints(foe(Ability("boost"))) == ["fellowship.ability.types"]


@pytest.mark.rule("fellowship.triggered.list")
def test_what_stands_behind_bold_words_is_triggered_and_nothing_else():
    assert [heads(printed(name)) for name in ("faramir", "aragorn", "forest_spider", "king_spider", "gimli")] == [
        ["Action"], ["Response"], ["Forced", "Shadow"], ["When Revealed", "Shadow"], [],
    ]  # fmt: skip
    assert printed("gimli").modifiers
    assert printed("legolas").keywords == {"ranged": 1}
    assert misprints(foe(Ability("action", [], when=THIS_COMMITS))) == ["fellowship.constant.definition"]


@pytest.mark.rule("fellowship.ability.player_card_types")
def test_cards_of_players_have_nothing_that_belongs_to_encounter_cards():
    bold = {head for face in PLAYER_FACES for head in heads(face)}
    assert bold == {"Action", "Quest Action", "Combat Action", "Response"}
    assert [misprints(face) for face in PLAYER_FACES if misprints(face)] == []
    assert misprints(friend(when_revealed(draw(1)))) == ["fellowship.ability.player_card_types"]


@pytest.mark.rule("fellowship.keyword.list")
def test_there_are_nine_keywords():
    assert sorted(KEYWORDS) == [
        "doomed", "guarded", "permanent", "ranged", "restricted", "sentinel", "setup", "surge", "victory",
    ]  # fmt: skip
    assert {word for face in FACES for word in face.keywords} <= KEYWORDS
    assert misprints(foe(keywords="fast")) == ["fellowship.keyword.list"]


class Silent(FellowshipPrinted):
    """A card on which nothing is written."""

    def _text(self) -> list[Text]:
        return []


@pytest.mark.rule("fellowship.keyword.reminder_text")
def test_a_keyword_does_the_same_without_a_word_about_it():
    silent = Silent("enemy", code(), "Silent Foe", keywords="surge", threat=1, attack=1, defense=0, hit_points=1)
    t = table()
    t.on_top("forest_gate")
    t.reveal(silent)
    assert silent.face.text == []
    assert t.staging() == ["silent_foe", "forest_gate"]


BEING_REVEALED: Target[Any, Any] = each(Noun(Text("fellowship-noun-card"), lambda s, m: s.revealing.cards))


@pytest.mark.rule("fellowship.keyword.numbers_add")
def test_a_printed_and_a_gained_number_of_a_keyword_are_added():
    t = table(heroes=TRIO, first=2)
    t.dial(10, 20, 30)
    law(t, holds=gets("doomed", 1, BEING_REVEALED))
    t.reveal(treachery(code(), "Omen", keywords={"doomed": 2}))
    assert t.threats == [13, 23, 33]


@pytest.mark.rule("fellowship.copy.by_title")
def test_copies_are_cards_of_one_title_whatever_their_type():
    t = table(heroes=PAIR, hands={0: ["gandalf", "faramir"]})
    t.put("gandalf", seat=1)
    assert not t.may_enter(t.s.players[0].hand.cards[0])
    assert t.may_enter(t.s.players[0].hand.cards[1])
    t.put(leader(name="Faramir"), seat=1)
    assert not t.may_enter(t.s.players[0].hand.cards[1])


@pytest.mark.rule("fellowship.copy.by_title")
def test_what_lies_face_down_is_a_copy_of_nothing():
    t = table(heroes=PAIR, hands={1: ["celebrians_stone"]}, staging=["tower_gate"])
    for seat in range(2):
        t.on_deck("celebrians_stone", seat=seat)
    t.travel("tower_gate")
    assert [len(t.engaged(seat)) for seat in range(2)] == [1, 1]
    assert t.may_enter(t.s.players[1].hand.cards[0])


# --- optional and mandatory ---------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.ability.optional", "fellowship.ability.mandatory")
def test_actions_and_responses_can_be_declined_and_forced_effects_cannot():
    t = table(heroes=PAIR, first=1, in_play=["gleowine"], engaged=["forest_spider"])
    t.steps(["quest_actions"], until="action")
    assert t.options() == ["use:gleowine", "pass", "pass-phase"]
    t.finish()
    t.pools(aragorn=1)
    t.commit("aragorn", until="response-commit")
    assert t.options() == ["use:aragorn", "pass"]
    t.finish()
    assert t.exhausted("aragorn")
    t.put("forest_spider")
    t.engage("forest_spider#2", seat=1)
    assert t.who() == [0, 1]
    assert t.strength("forest_spider#2") == 3


@pytest.mark.rule("fellowship.ability.mandatory", "fellowship.effect.resolve_as_much")
def test_each_player_who_can_does_what_was_revealed_and_may_not_decline():
    t = table(heroes=TRIO, first=2)
    for name in "gimli", "legolas":
        t.card(name).exhausted = True
    t.reveal("king_spider", "p2>exhaust/eowyn", until="exhaust")
    assert t.options() == ["exhaust:aragorn", "exhaust:theodred"]
    t.answer("exhaust", "theodred", seat=1)
    t.finish()
    assert t.who("exhaust") == [2, 1]
    assert not t.exhausted("aragorn")


@pytest.mark.rule("fellowship.ability.keyword_optional")
def test_ranged_and_sentinel_may_be_declined_and_surge_may_not():
    t = table(heroes=[["gimli", "legolas"], ["aragorn"]], engaged=["forest_spider"])
    t.enemy_attacks("forest_spider", "p0>defend/no-defense", "p1>defend/no-defense", "attack-damage/gimli")
    assert not t.exhausted("aragorn")
    t.put("dol_guldur_orcs", engaged=1)
    t.attack("dol_guldur_orcs", "aragorn", answers=["p0>attackers/done"])
    assert not t.exhausted("legolas")
    asked = len(t.asked)
    t.on_top("forest_gate")
    t.reveal("wolf_rider")
    assert len(t.asked) == asked
    assert t.staging() == ["wolf_rider", "forest_gate"]


@pytest.mark.rule("fellowship.forced.special_kinds")
def test_when_revealed_shadow_and_travel_effects_are_not_declined():
    t = table(heroes=[["gimli", "legolas"]], staging=["great_forest_web"], engaged=["forest_spider"])
    t.enemy_attacks("forest_spider", "defend/gimli", shadow="king_spider", until="")
    assert t.exhausted("legolas")
    for name in "gimli", "legolas":
        t.card(name).exhausted = False
    t.travel("great_forest_web", until="exhaust")
    assert t.options() == ["exhaust:gimli", "exhaust:legolas"]
    t.give("exhaust/gimli")
    t.finish()
    t.reveal("king_spider")
    assert t.exhausted("legolas")


@pytest.mark.rule("fellowship.triggered.automatic")
def test_forced_and_when_revealed_effects_begin_without_a_command():
    t = table(heroes=[["gimli"]], staging=["forest_spider"])
    t.engage("forest_spider")
    t.reveal("king_spider")
    assert t.asked == []
    assert t.strength("forest_spider") == 3
    assert t.exhausted("gimli")


@pytest.mark.rule("fellowship.may.option")
def test_may_asks_the_player_who_is_named_or_the_controller():
    t = table(heroes=[["gimli"], ["denethor"], ["eowyn"]], first=2, staging=["forest_gate"])
    t.on_top("hill_troll", "wolf_rider")
    t.use("denethor", until="sink")
    assert t.who("sink") == [1]
    assert t.options() == ["sink:hill_troll", "leave-it"]
    t.finish()
    t.travel("forest_gate", until="response-travel")
    assert t.who("response-travel") == [2]
    assert t.options() == ["use:forest_gate", "pass"]
    t.give("response-travel/use")
    assert t.sizes("hand") == [0, 0, 2]


# --- where abilities work -----------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.ability.only_in_play_targets")
def test_who_is_not_in_play_is_chosen_only_by_what_names_the_pile():
    t = table(heroes=[["eowyn", "beravor", "glorfindel"]], hand=["lore_of_imladris", "fortune_or_fate"])
    t.pools(beravor=2, eowyn=5)
    t.hurt("eowyn", 1)
    t.hurt("glorfindel", 5)
    assert t.discarded("glorfindel")
    t.play("lore_of_imladris")
    assert t.damage("eowyn") == 0
    t.play("fortune_or_fate")
    assert t.in_play("glorfindel")


@pytest.mark.rule("fellowship.ability.from_play_only")
def test_an_attachment_works_from_play_only():
    t = table(heroes=[["eowyn"]], hand=["the_favor_of_the_lady"])
    assert t.willpower("eowyn") == 4
    t.pools(eowyn=2)
    t.play("the_favor_of_the_lady")
    assert t.willpower("eowyn") == 5


@pytest.mark.rule("fellowship.ability.events_from_out_of_play", "fellowship.action.source_event")
def test_an_event_is_played_from_hand_and_never_enters_play():
    t = table(heroes=[["aragorn"], ["theodred"]], hand=["ever_vigilant"], in_play=["gleowine"])
    t.pools(aragorn=1)
    assert not t.can("play", "ever_vigilant", phase="quest")
    t.card("gleowine").exhausted = True
    assert t.can("play", "ever_vigilant", phase="quest")
    t.play("ever_vigilant", phase="quest")
    assert not t.exhausted("gleowine")
    assert t.discarded("ever_vigilant")
    assert not t.said("enters", card="ever_vigilant")
    assert t.why_not("play", "ever_vigilant", seat=0) == ["no way"]


@pytest.mark.rule("fellowship.action.source_in_play")
def test_an_action_is_used_by_who_controls_its_card_in_play():
    t = table(heroes=PAIR, hand=["faramir"], first=1)
    assert not t.can("use", "faramir", seat=0)
    t.enters("faramir", seat=0)
    assert t.can("use", "faramir", seat=0)
    assert not t.can("use", "faramir", seat=1)


@pytest.mark.rule("fellowship.action.source_out_of_play")
def test_an_action_that_says_so_is_used_from_the_own_discard_pile_only():
    t = table(heroes=PAIR, first=1)
    card = t.lay(friend(action(draw(1)), name="Shade", from_discard=True), "discard", 1)
    assert t.can("use", "shade", seat=1, phase="quest")
    assert not t.can("use", "shade", seat=0, phase="quest")
    t.use("shade", seat=1, phase="quest")
    assert t.sizes("hand") == [0, 1]
    t.move(card, "hand", 1)
    assert not t.can("use", "shade", seat=1, phase="quest")
    t.enters(card, seat=1)
    assert t.why_not("use", "shade", seat=1, phase="quest") == ["fellowship.response.source_in_play"]


@pytest.mark.rule("fellowship.action.source_out_of_play")
def test_an_action_that_says_so_is_used_from_the_hand_only():
    t = table(heroes=PAIR, first=1)
    card = t.hold(friend(action(raise_threat(1, EACH_PLAYER)), name="Herald", from_hand=True), seat=1)[0]
    t.dial(10, 10)
    t.use("herald", seat=1, phase="quest")
    assert t.threats == [11, 11]
    assert t.lies(card, "hand", 1)
    t.enters(card, seat=1)
    assert not t.can("use", "herald", seat=1, phase="quest")


@pytest.mark.rule("fellowship.action.source_encounter")
def test_any_player_uses_the_action_of_an_objective():
    t = table(heroes=TRIO, first=1, staging=["gandalfs_map"])
    assert [t.can("use", "gandalfs_map", seat=seat, phase="quest") for seat in range(3)] == [True] * 3
    t.use("gandalfs_map", "p2>attach/eowyn", seat=2, phase="quest")
    assert t.host("gandalfs_map") == "eowyn"

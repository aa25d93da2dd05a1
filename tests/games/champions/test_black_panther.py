"""Black Panther's own cards and Killmonger."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.printed import environment
from rulebound.games.champions.words import cannot
from rulebound.games.champions.words.nouns import THE_VILLAIN
from rulebound.kernel.match import Match
from rulebound.kernel.position import snake
from tests.champions_facts import facts_of
from tests.champions_table import Table, printed, table

FACTS = [
    "01040a hero Black Panther unique; thw 2 atk 2 def 2 hp 11 hand 5; avenger wakanda; x1",
    "01040b alter-ego T'Challa unique; rec 4 hp 11 hand 6; king wakanda; x0",
    "01041 ally Shuri unique; cost 2; physical; thw 1/1 atk 1/1 hp 3; genius wakanda; x1",
    "01042 event Ancestral Knowledge; cost 1; mental; x1",
    "01043a event Wakanda Forever!; cost 1; energy; tactic; x1",
    "01043b event Wakanda Forever!; cost 1; mental; tactic; x1",
    "01043c event Wakanda Forever!; cost 1; physical; tactic; x1",
    "01043d event Wakanda Forever!; cost 1; wild; tactic; x2",
    "01044 resource Vibranium; wild wild; x3",
    "01045 support The Golden City unique; cost 2; energy; location wakanda; x1",
    "01046 upgrade Energy Daggers; cost 2; mental; black-panther weapon; x1",
    "01047 upgrade Panther Claws; cost 2; energy; black-panther weapon; x1",
    "01048 upgrade Tactical Genius; cost 2; physical; black-panther skill; x1",
    "01049 upgrade Vibranium Suit; cost 2; mental; armor black-panther; x1",
    "01155 obligation Affairs of State; boost 2; x1",
    "01156 side-scheme Usurp The Throne; threat 3 per player boost 3; hazard; x1",
    "01157 minion Killmonger unique; atk 2 sch 2 hp 5 boost 2; assassin elite mercenary; x1",
    "01158 treachery Heart-Shaped Herb; boost 1*; x1",
    "01159 treachery Ritual Combat; boost 2; x2",
]
PANTHER_UPGRADES = {"energy_daggers", "panther_claws", "tactical_genius", "vibranium_suit"}


def panther(**more: Any) -> Table:
    return table(hero="black_panther", **more)


def forever(*in_play: str, **more: Any) -> Table:
    """Wakanda Forever! in hand with what pays for it."""
    return panther(hand=["wakanda_forever", "strength"], in_play=in_play, **more)


def test_the_facts_of_black_panther():
    assert facts_of("black_panther") == FACTS


def test_black_panther_retaliates():
    t = panther(engaged=["hydra_mercenary"])
    t.minion_attacks("hydra_mercenary")
    assert t.damage("hydra_mercenary") == 1


def test_foresight_finds_a_black_panther_upgrade_at_setup():
    match = Match(GAME, {"heroes": ["black_panther"]}, 3)
    offered: set[str] = set()
    while match.state.step != "turn":
        seat, choice = next(iter(match.choices.items()))
        if choice.prompt == "take":
            offered = {snake(option.on.printed.plain) for option in choice.options}
            wanted = choice.options[0].on
        match.answer(seat, next((o for o in choice.options if o.act == "done"), choice.options[0]))
    hand = match.state.players[0].hand.cards
    assert offered
    assert offered <= PANTHER_UPGRADES
    assert wanted in hand
    assert len(hand) == 7
    assert all(not card.known for card in match.state.players[0].deck.cards)  # shuffled


def test_shuri_finds_any_upgrade():
    t = panther(hand=["shuri", "vibranium"])
    t.play("shuri", "response-enter/use:shuri", "take/take:indomitable")
    assert t.hand() == ["indomitable"]
    offered = {option.removeprefix("take:") for option in t.offered("take")}
    assert {printed(name).kind for name in offered} == {"upgrade"}
    assert offered > PANTHER_UPGRADES


def test_shuri_may_decline():
    t = panther(hand=["shuri", "vibranium"])
    t.play("shuri", "response-enter/pass")
    assert t.hand() == []


def test_ancestral_knowledge_shuffles_three_different_cards_into_the_deck():
    t = panther(hand=["ancestral_knowledge", "strength"], form="alter-ego")
    for name in ("vibranium", "vibranium", "energy", "genius", "haymaker"):
        t.lay(name, "discard")
    size = len(t.lying("deck"))
    t.play("ancestral_knowledge", "choose/vibranium", "choose/energy", "choose/genius")
    assert sorted(t.lying("discard")) == ["ancestral_knowledge", "haymaker", "strength", "vibranium"]
    assert len(t.lying("deck")) == size + 3
    assert all(not card.known for card in t.pile("deck").cards)
    assert "choose:vibranium" not in t.offered("choose")


def test_ancestral_knowledge_may_take_fewer_and_counts_titles():
    t = panther(hand=["ancestral_knowledge", "strength"], form="alter-ego")
    for code in ("01043a", "01043b", "energy"):
        t.lay(code, "discard")
    t.play("ancestral_knowledge", "choose/wakanda_forever", "choose/done")
    assert sorted(t.lying("discard")) == ["ancestral_knowledge", "energy", "strength", "wakanda_forever"]
    # The other one with that title is no longer offered.
    assert t.offered("choose") == ["choose:energy", "choose:strength", "done"]


def test_ancestral_knowledge_needs_a_discard_pile_and_the_alter_ego():
    t = panther(hand=["ancestral_knowledge", "strength"], form="alter-ego")
    assert not t.can("play", "ancestral_knowledge")
    t = panther(hand=["ancestral_knowledge", "strength"])
    t.lay("energy", "discard")
    assert t.why_not("play", "ancestral_knowledge") == ["champions.trigger.form_word_required"]


def test_wakanda_forever_resolves_each_special_in_any_order_the_last_one_stronger():
    t = forever("panther_claws", "tactical_genius", "energy_daggers", threat=5)
    t.play("wakanda_forever", "sequence/resolve:tactical_genius", "sequence/resolve:energy_daggers")
    assert t.threat() == 4
    assert t.damage("rhino") == 1 + 4
    t = forever("panther_claws", "tactical_genius", "energy_daggers", threat=5)
    t.play("wakanda_forever", "sequence/resolve:panther_claws", "sequence/resolve:energy_daggers")
    assert t.threat() == 3
    assert t.damage("rhino") == 2 + 1


@pytest.mark.parametrize("code", ["01043a", "01043b", "01043c", "01043d"])
def test_every_wakanda_forever_does_the_same(code):
    t = panther(hand=[code, "strength"], in_play=["panther_claws"])
    t.play("wakanda_forever")
    assert t.damage("rhino") == 4


def test_wakanda_forever_needs_a_hero_and_something_to_resolve():
    t = forever("panther_claws", form="alter-ego")
    assert t.why_not("play", "wakanda_forever") == ["champions.trigger.form_word_required"]
    t = forever("armored_vest")
    assert not t.can("play", "wakanda_forever")
    t = forever("tactical_genius")  # without threat
    assert not t.can("play", "wakanda_forever")


def test_a_stun_stops_only_the_first_attack_of_the_sequence():
    t = forever("panther_claws", "vibranium_suit", "energy_daggers")
    t.card("black_panther").stunned = True
    t.card("black_panther").damage = 5
    t.play("wakanda_forever", "sequence/resolve:panther_claws", "sequence/resolve:energy_daggers")
    assert t.damage("rhino") == 1 + 2
    assert t.damage("black_panther") == 3
    assert not t.stunned("black_panther")


def test_the_specials_cannot_be_used_alone():
    t = panther(in_play=sorted(PANTHER_UPGRADES), threat=5)
    t.card("black_panther").damage = 5
    for name in PANTHER_UPGRADES:
        assert not t.can("use", name)


def test_vibranium_gives_two_of_any_type():
    t = panther(hand=["shuri", "vibranium"])
    t.play("shuri", "response-enter/pass")
    assert t.in_play("shuri")
    assert t.card("vibranium").printed.gives == (0, 0, 0, 2)


def test_the_golden_city_draws_two():
    t = panther(in_play=["the_golden_city"], form="alter-ego")
    t.use("the_golden_city")
    assert len(t.hand()) == 2
    assert not t.can("use", "the_golden_city")
    t = panther(in_play=["the_golden_city"])
    assert not t.can("use", "the_golden_city")


def test_energy_daggers_hit_the_villain_and_the_enemies_of_one_player():
    t = table(heroes=["black_panther", "spider_man"], hand=["wakanda_forever", "strength"], in_play=["energy_daggers"])
    t.put("hydra_mercenary", seat=0)
    t.put("vulture", seat=1)
    t.play("wakanda_forever", "choose/p1")
    assert t.damage("rhino") == 2
    assert t.damage("vulture") == 2
    assert t.damage("hydra_mercenary") == 0


bunker = environment("made-up-110", "Bunker", always=cannot("take-damage", THE_VILLAIN))


@pytest.mark.rule("champions.choose.must_change_game")
def test_energy_daggers_are_thrown_where_somebody_can_be_hurt():
    t = table(heroes=["black_panther", "spider_man"], hand=["wakanda_forever", "strength"], in_play=["energy_daggers"])
    t.put("killmonger", seat=0)
    t.put("vulture", seat=1)
    t.put(bunker)
    t.play("wakanda_forever")
    assert t.damage("vulture") == 2, "the only player for whom it changes anything"
    assert "choose" not in t.prompts()


def test_energy_daggers_are_no_attack():
    t = forever("energy_daggers", engaged=["hydra_mercenary"])
    t.card("black_panther").stunned = True
    t.play("wakanda_forever")
    assert t.stunned("black_panther")
    assert t.damage("rhino") == 2  # a guard does not help
    assert t.damage("hydra_mercenary") == 2


def test_panther_claws_are_an_attack_that_a_guard_keeps_off_the_villain():
    t = forever("panther_claws", engaged=["hydra_mercenary"])
    t.play("wakanda_forever")
    assert t.damage("rhino") == 0
    assert not t.in_play("hydra_mercenary")


def test_tactical_genius_is_a_thwart():
    t = forever("tactical_genius", threat=5)
    t.card("black_panther").confused = True
    t.play("wakanda_forever")
    assert t.threat() == 5
    assert not t.confused("black_panther")
    t = forever("tactical_genius", threat=5)
    t.play("wakanda_forever")
    assert t.threat() == 3


def test_vibranium_suit_moves_damage_to_an_enemy():
    t = forever("vibranium_suit")
    assert not t.can("play", "wakanda_forever")  # nothing to move
    t.card("black_panther").damage = 5
    t.play("wakanda_forever")
    assert t.damage("black_panther") == 3
    assert t.damage("rhino") == 2
    t = forever("vibranium_suit", "energy_daggers")
    t.card("black_panther").damage = 5
    t.play("wakanda_forever", "sequence/resolve:vibranium_suit")
    assert t.damage("black_panther") == 4


def test_vibranium_suit_moves_no_more_than_there_is_and_loses_it_on_tough():
    t = forever("vibranium_suit")
    t.card("black_panther").damage = 1
    t.card("villain").tough = True
    t.play("wakanda_forever")
    assert t.damage("black_panther") == 0
    assert t.damage("rhino") == 0
    assert not t.tough("villain")


def test_affairs_of_state_is_settled_by_exhausting_tchalla():
    t = panther(in_play=["panther_claws"])
    t.reveal("affairs_of_state", "may-change-form/change-form", "choose-one/exhaust")
    assert t.zone("affairs_of_state") == "removed"
    assert t.exhausted("tchalla")
    assert t.in_play("panther_claws")


def test_affairs_of_state_takes_a_black_panther_upgrade():
    t = panther(in_play=["armored_vest", "panther_claws", "vibranium_suit"])
    t.reveal("affairs_of_state", "may-change-form/pass", "discard/discard:vibranium_suit")
    assert t.discarded("vibranium_suit")
    assert t.in_play("panther_claws")
    assert t.discarded("affairs_of_state")
    t = panther(in_play=["armored_vest"])
    t.reveal("affairs_of_state", "may-change-form/pass")
    assert t.in_play("armored_vest")


def test_usurp_the_throne_is_a_hazard_with_three_per_player():
    t = table(heroes=["black_panther", "spider_man"])
    t.reveal("usurp_the_throne")
    assert t.threat("usurp_the_throne") == 6
    assert t.icons("hazard") == 1


def test_killmonger_is_not_hurt_by_black_panther_upgrades():
    t = forever("energy_daggers", "panther_claws", "vibranium_suit", engaged=["killmonger"])
    t.card("black_panther").damage = 5
    t.play("wakanda_forever", "sequence/resolve:energy_daggers", "sequence/resolve:panther_claws")
    assert t.damage("killmonger") == 0
    assert t.damage("rhino") == 1 + 2 + 2
    assert t.damage("black_panther") == 3


def test_only_upgrades_of_that_trait_leave_killmonger_unhurt(monkeypatch):
    t = panther(in_play=["shuri"], engaged=["killmonger"])
    monkeypatch.setattr(t.card("shuri").printed, "traits", frozenset(["black-panther"]))
    t.attack("shuri", "killmonger")
    assert t.damage("killmonger") == 1


def test_killmonger_is_hurt_by_everything_else():
    t = panther(engaged=["killmonger"])
    t.attack("black_panther", "killmonger")
    assert t.damage("killmonger") == 2
    t.minion_attacks("killmonger")
    assert t.damage("killmonger") == 3  # retaliate
    assert t.damage("black_panther") == 2


def test_heart_shaped_herb_makes_enemies_tough_and_surges():
    t = table(heroes=["black_panther", "spider_man"], engaged=["killmonger"])
    t.put("vulture", seat=1)
    t.on_top("hydra_mercenary")
    t.reveal("heart_shaped_herb")
    assert t.tough("villain")
    assert t.tough("killmonger")
    assert not t.tough("vulture")
    assert t.in_play("hydra_mercenary")


def test_heart_shaped_herb_as_a_boost_card_makes_the_villain_tough():
    t = panther(engaged=["vulture"])
    t.villain_schemes(boost="heart_shaped_herb", sch=1)
    assert t.tough("villain")
    assert not t.tough("vulture")
    assert t.threat() == 2


def test_ritual_combat_deals_the_boost_icons_and_one():
    t = panther()
    t.on_top("killmonger")
    t.reveal("ritual_combat", "choose-one/branch:damage")
    assert t.damage("black_panther") == 3
    assert t.discarded("killmonger")
    assert t.threat() == 0


def test_ritual_combat_as_threat_and_without_a_hero():
    t = panther()
    t.on_top("usurp_the_throne")
    t.reveal("ritual_combat", "choose-one/branch:threat")
    assert t.threat() == 4
    assert t.damage("black_panther") == 0
    t = panther(form="alter-ego")
    t.on_top("advance")
    t.reveal("ritual_combat")
    assert t.threat() == 1
    assert t.damage("tchalla") == 0

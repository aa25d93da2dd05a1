"""Ultron and Under Attack: drones are the players' own cards, face down."""

from __future__ import annotations

import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.cards.ultron import A_FACEDOWN_DRONE
from rulebound.games.champions.words.scenario import put_face_down
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.match import Match
from tests.champions_table import Table, facts, table

FACTS = {
    "ultron": {
        "01134": "Ultron, villain, I, unique, ATK 2*, SCH 1, hit points 17 per player, android",
        "01135": "Ultron, villain, II, unique, ATK 2*, SCH 2, hit points 22 per player, android",
        "01136": "Ultron, villain, III, unique, ATK 4, SCH 2, hit points 27 per player, android",
        "01137a": "The Crimson Cowl, main-scheme, 1A",
        "01137b": "The Crimson Cowl, main-scheme, 1B, each round 1 per player, target 3 per player",
        "01138a": "Assault on NORAD, main-scheme, 2A",
        "01138b": "Assault on NORAD, main-scheme, 2B, each round 1 per player, target 10 per player",
        "01139a": "Countdown to Oblivion, main-scheme, 3A",
        "01139b": "Countdown to Oblivion, main-scheme, 3B, each round 1 per player, target 5 per player",
        "01140": "Ultron Drones, environment",
        "01141": "Program Transmitter, attachment, SCH 1*, boost 1, item, tech",
        "01142": "Upgraded Drones, attachment, condition, 2 copies",
        "01143": "Advanced Ultron Drone, minion, ATK 1, SCH 1, hit points 4, boost 2, drone, 3 copies",
        "01144a": "Android Efficiency, treachery, boost 0*",
        "01144b": "Android Efficiency, treachery, boost 0*",
        "01144c": "Android Efficiency, treachery, boost 0*",
        "01145": "Rage of Ultron, treachery, boost 2, 2 copies",
        "01146": "Repair Sequence, treachery, boost 1*, 2 copies",
        "01147": "Swarm Attack, treachery, boost 1, 2 copies",
        "01148": "Drone Factory, side-scheme, starts 4, boost 2, 1 acceleration",
        "01149": "Invasive AI, side-scheme, starts 3 per player, boost 3, 1 hazard",
        "01150": "Ultron's Imperative, side-scheme, starts 2 per player, boost 3, 1 hazard",
    },
    "under_attack": {
        "01151": "Under Attack, side-scheme, starts 3, boost 3, 1 crisis",
        "01152": "Vibranium Armor, attachment, boost 1, armor",
        "01153": "Concussion Blasters, attachment, boost 1, weapon",
        "01154": "Concussive Blast, treachery, boost 0*, 2 copies",
    },
}


@pytest.mark.parametrize("name", FACTS)
def test_facts_are_those_of_the_box(name):
    assert facts(name) == FACTS[name]


def ultron(**more) -> Table:
    return table(villain="ultron", **more)


# --- drones -----------------------------------------------------------------------------------------------


def test_a_drone_is_a_minion_with_the_values_of_the_environment():
    t = ultron()
    card = t.drone("mockingbird")
    assert card.kind == "minion"
    assert card.engaged == 0
    assert card.known == 0  # nobody sees what it is
    t.minion_attacks(card)
    assert t.damage("spider_man") == 1
    t.minion_schemes(card)
    assert t.threat() == 1
    t.hurt(card, 1)
    assert t.lies(card, "discard")
    assert card.facedown_as is None


def test_a_drone_that_would_raise_the_ally_limit_face_up_leaves_like_any_other():
    t = ultron()
    card = t.drone("the_triskelion")
    t.hurt(card, 1)
    assert t.lies(card, "discard")


def test_a_drone_goes_to_the_discard_pile_of_its_owner_whoever_fought_it():
    t = ultron(heroes=["spider_man", "spider_man"])
    card = t.drone(seat=1)
    t.eliminate(1)
    assert card.engaged == 0
    t.hurt(card, 1)
    assert t.lies(card, "discard", seat=1)


def test_the_view_shows_a_drone_but_not_its_face():
    t = ultron()
    t.drone("mockingbird")
    (seen,) = t.seen(0, "engaged", of=0)
    assert seen.face is None or "01083" not in repr(seen)
    assert "drone" in seen.marks
    assert {(stat.icon, stat.value) for stat in seen.stats} == {("attack", 1), ("scheme", 1), ("hit-points", 1)}


@pytest.mark.attack
def test_a_drone_cannot_be_followed_through_a_shuffle():
    t = ultron()
    t.empty("deck", "discard")  # everybody sees each of them, and its key
    seen = {card.key: card.printed for card in t.pile("discard").cards}
    t.empty("discard", "deck")
    t.s.shuffle(t.pile("deck"))
    for _ in range(12):
        t.run(put_face_down(t.s, 0, A_FACEDOWN_DRONE))
    drones = t.pile("engaged").cards
    assert sum(seen[card.key] is card.printed for card in drones) < 6
    choice = Choice(0, "attack", [Option("attack", card) for card in drones], "champions.attack.targets_enemy")
    choice.zones = t.s.zones
    assert choice.keys == [f"attack:z{t.pile('engaged').id}.{n}" for n in range(12)]


def test_the_last_card_of_a_deck_as_drone_makes_a_new_deck():
    t = ultron()
    t.empty("deck", "discard")
    t.drone()
    assert t.lying("deck") != []
    assert t.lying("discard") == []
    assert len(t.lying("dealt")) == 1


# --- the villain ------------------------------------------------------------------------------------------


def test_ultron_one_asks_for_threat_or_a_drone_after_his_attack():
    t = ultron()
    t.villain_attacks("choose-one/threat")
    assert (t.threat(), t.drones()) == (1, 0)
    t.villain_attacks("choose-one/drone")
    assert (t.threat(), t.drones()) == (1, 1)


def test_ultron_two_makes_a_drone_and_is_stronger_for_each():
    t = ultron(mode="expert")
    t.drone()
    t.villain_attacks()
    assert t.drones() == 2
    assert t.damage("spider_man") == 2 + 2
    assert t.s.lasting == ()


def test_the_drones_of_the_attacked_player_count_even_if_another_defends():
    t = ultron(mode="expert", heroes=["spider_man", "spider_man"])
    t.drone(seat=1)
    t.drone(seat=1)
    t.villain_attacks("defend/no-defense", "defend/defend")  # the second player's hero, DEF 3
    assert t.exhausted("p1")
    assert t.damage("p1") == 0  # 2 and 1 for the one drone of the first player
    assert t.drones(0) == 1


def test_a_drone_that_comes_during_the_attack_counts():
    t = ultron(mode="expert")
    t.villain_attacks(boost="android_efficiency")  # nothing to pay with
    assert t.drones() == 2
    assert t.damage("spider_man") == 2 + 2


def test_ultron_three_strengthens_drones_and_hides_behind_them():
    t = ultron(mode="expert", stage="III")
    assert t.in_play("ultrons_imperative")
    assert t.drones() == 2
    t.minion_attacks(t.pile("engaged").cards[0])
    assert t.damage("spider_man") == 2
    t.hurt("ultron", 5)
    assert t.damage("ultron") == 0
    for card in t.pile("engaged").cards[:]:
        t.hurt(card, 1)
        assert card.in_play
        t.hurt(card, 1)
        assert not card.in_play
    t.hurt("ultron", 5)
    assert t.damage("ultron") == 5


# --- the main scheme --------------------------------------------------------------------------------------


def test_setup_puts_the_environment_into_play_and_a_drone_before_every_player():
    setup = {"villain": "ultron", "heroes": ["spider_man", "spider_man"], "doubles": True}
    match = Match(GAME, setup, 1)
    while match.state.step != "turn":
        seat, choice = next(iter(match.choices.items()))
        match.answer(seat, choice.options[-1])
    s = match.state
    assert s.named("Ultron Drones") in s.environments.cards
    assert [len(player.engaged.cards) for player in s.players] == [1, 1]
    assert all(card.facedown_as is not None for card in s.minions())


def test_every_stage_brings_drones_and_the_last_one_keeps_its_threat():
    t = ultron()
    t.place_threat(3)
    assert (t.scheme_stage, t.drones()) == ("2B", 1)
    t.place_threat(10)
    assert (t.scheme_stage, t.drones()) == ("3B", 2)
    t.place_threat(2)
    assert not t.can("thwart", "spider_man")
    t.place_threat(3)
    assert t.over


def test_assault_on_norad_asks_each_player_in_step_one():
    t = ultron(heroes=["spider_man", "spider_man"])
    t.place_threat(6)
    assert (t.drones(0), t.drones(1)) == (1, 1)
    t.step("villain_threat", "choose-one/threat", "choose-one/drone")
    assert t.threat() == 2 + 2
    assert (t.drones(0), t.drones(1)) == (1, 2)
    t.place_threat(1)  # not in step one: nobody is asked
    assert t.threat() == 5


# --- his cards --------------------------------------------------------------------------------------------


def test_program_transmitter_adds_sch_and_feeds_side_schemes():
    t = ultron(form="alter-ego", in_play=["program_transmitter"], side=["invasive_ai"])
    t.villain_schemes()
    assert t.threat() == 1 + 1
    assert t.threat("invasive_ai") == 3 + 1


def test_program_transmitter_costs_an_exhausted_hero_and_two_mental():
    t = ultron(hand=["genius"], in_play=["program_transmitter"])
    t.use("program_transmitter")
    assert t.discarded("program_transmitter")
    assert t.exhausted("spider_man")
    t = ultron(hand=["energy"], in_play=["program_transmitter"])
    assert not t.can("use", "program_transmitter")


def test_upgraded_drones_strengthen_only_facedown_drones():
    t = ultron(engaged=["advanced_ultron_drone"])
    card = t.drone()
    t.reveal("upgraded_drones")
    assert t.host("upgraded_drones") == "ultron_drones"
    t.minion_attacks(card)
    assert t.damage("spider_man") == 2
    assert t.hit_points("advanced_ultron_drone") == 4
    t.hurt(card, 1)
    assert card.in_play
    for name in ("energy", "genius", "strength"):
        t.lay(name, "hand")
    t.use("upgraded_drones")
    assert t.discarded("upgraded_drones")
    assert not card.in_play  # it lived by the hit point it was given


def test_advanced_ultron_drone_guards_and_leaves_a_drone():
    t = ultron(engaged=["advanced_ultron_drone"])
    t.attack("spider_man", "advanced_ultron_drone")  # the villain cannot be chosen: nobody asks
    assert t.damage("ultron") == 0
    t.hurt("advanced_ultron_drone", 2)
    assert t.discarded("advanced_ultron_drone")
    assert t.drones() == 1


def test_the_drone_it_leaves_comes_from_the_engaged_player():
    t = ultron(heroes=["spider_man", "spider_man"])
    t.put("advanced_ultron_drone", seat=1)
    t.active = 0
    t.hurt("advanced_ultron_drone", 4)
    assert (t.drones(0), t.drones(1)) == (0, 1)


@pytest.mark.parametrize(("code", "pays"), [("01144a", "energy"), ("01144b", "genius"), ("01144c", "strength")])
def test_android_efficiency_brings_drones_or_is_paid(code, pays):
    t = ultron(heroes=["spider_man", "spider_man"])
    t.reveal(code)
    assert (t.drones(0), t.drones(1)) == (1, 1)
    t = ultron(hand=[pays])
    t.villain_attacks("choose-one/spend", "choose-one/threat", boost=code)
    assert t.hand() == []
    assert t.drones() == 0
    other = "genius" if pays == "energy" else "energy"
    t = ultron(hand=[other])
    t.villain_attacks("choose-one/threat", boost=code)
    assert t.hand() == [other]
    assert t.drones() == 1


def test_rage_of_ultron_discards_for_threat_or_damage():
    t = ultron(form="alter-ego")
    t.on_top("swarm_attack")  # one icon
    before = len(t.lying("deck"))
    t.reveal("rage_of_ultron")
    assert t.threat() == 2
    assert len(t.lying("deck")) == before - 2
    t = ultron()
    t.on_top("swarm_attack")
    before = len(t.lying("deck"))
    t.reveal("rage_of_ultron", "choose-one/threat")
    assert t.damage("spider_man") == 3
    assert len(t.lying("deck")) == before - 3


def test_repair_sequence_heals_for_each_drone_or_surges():
    t = ultron(engaged=["advanced_ultron_drone"])
    t.drone()
    t.hurt("ultron", 9)
    t.reveal("repair_sequence")
    assert t.damage("ultron") == 5
    t.villain_attacks("choose-one/threat", boost="repair_sequence")
    assert t.damage("ultron") == 3
    t = ultron()
    t.hurt("ultron", 9)
    t.on_top("advanced_ultron_drone")
    t.reveal("repair_sequence")
    assert t.damage("ultron") == 9
    assert t.in_play("advanced_ultron_drone")


def test_swarm_attack_calls_every_drone_or_makes_one():
    t = ultron(engaged=["advanced_ultron_drone"])
    t.drone("energy")
    t.reveal("swarm_attack", "order/energy")
    assert t.damage("spider_man") == 2
    assert t.drones() == 1
    t = ultron()
    t.reveal("swarm_attack")
    assert (t.damage("spider_man"), t.drones()) == (0, 1)


def test_drone_factory_has_more_threat_for_each_drone():
    t = ultron(heroes=["spider_man", "spider_man"], engaged=["advanced_ultron_drone"])
    t.reveal("drone_factory")
    assert (t.drones(0), t.drones(1)) == (1, 1)
    assert t.threat("drone_factory") == 4 + 3


def test_invasive_ai_discards_three_cards_of_each_deck():
    t = ultron(heroes=["spider_man", "spider_man"])
    t.reveal("invasive_ai")
    assert t.sizes("discard") == [3, 3]
    assert t.threat("invasive_ai") == 6


def test_ultrons_imperative_gives_the_first_player_two_drones():
    t = ultron(heroes=["spider_man", "spider_man"])
    t.reveal("ultrons_imperative", seat=1)
    assert (t.drones(0), t.drones(1)) == (2, 0)
    assert t.threat("ultrons_imperative") == 4


# --- Under Attack -----------------------------------------------------------------------------------------


def test_under_attack_asks_each_player():
    t = ultron(heroes=["spider_man", "spider_man"])
    t.reveal("under_attack", "choose-one/threat", "choose-one/damage")
    assert t.threat("under_attack") == 3 + 2
    assert [t.damage(f"p{seat}") for seat in (0, 1)] == [0, 3]


def test_an_alter_ego_is_no_hero_to_be_damaged_by_under_attack():
    t = ultron(form="alter-ego")
    t.reveal("under_attack")
    assert t.threat("under_attack") == 5
    assert t.damage("p0") == 0


def test_vibranium_armor_makes_the_villain_tough_after_damage():
    t = ultron(in_play=["vibranium_armor"])
    t.hurt("ultron", 3)
    assert t.damage("ultron") == 3
    assert t.tough("villain")
    t.hurt("ultron", 3)  # the tough card is lost, no damage, no new one
    assert t.damage("ultron") == 3
    assert not t.tough("villain")


def test_concussion_blasters_give_retaliate():
    t = ultron(in_play=["concussion_blasters"])
    t.attack("spider_man", "ultron")
    assert t.damage("spider_man") == 1


@pytest.mark.parametrize(("name", "pays"), [("vibranium_armor", "strength"), ("concussion_blasters", "energy")])
def test_attachments_of_under_attack_cost_an_exhausted_hero(name, pays):
    t = ultron(hand=[pays], in_play=[name])
    t.use(name)
    assert t.discarded(name)
    assert t.exhausted("spider_man")
    t = ultron(hand=["genius"], in_play=[name])
    assert not t.can("use", name)


def test_concussive_blast_hurts_all_friends_or_your_characters():
    t = ultron(heroes=["spider_man", "spider_man"], in_play=["mockingbird"])
    t.reveal("concussive_blast")
    assert t.damage("mockingbird") == 1
    assert [t.damage(f"p{seat}") for seat in (0, 1)] == [1, 1]
    t.villain_attacks("choose-one/threat", boost="concussive_blast")
    assert t.damage("mockingbird") == 2
    assert [t.damage(f"p{seat}") for seat in (0, 1)] == [1 + 1 + 2, 1]

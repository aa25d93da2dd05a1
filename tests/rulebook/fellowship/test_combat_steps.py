"""The steps of the combat phase (Додаток I, фаза бою): shadow cards, enemy attacks, player attacks."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.events import ATTACK
from rulebound.games.fellowship.words import attachment, raise_threat, response
from rulebound.lcg.triggers import On
from tests.fellowship_table import table
from tests.fellowship_watch import watched

PAIR = [["gimli", "legolas"], ["aragorn", "theodred"]]
TRIO = [*PAIR, ["eowyn", "eleanor"]]


# --- shadow cards -------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.step.6_2_one_each", "fellowship.step.6_2_player_order", "fellowship.step.6_2_cost_order")
def test_each_engaged_enemy_gets_a_card_by_player_and_by_engagement_cost():
    t = table(heroes=PAIR, first=1, staging=["forest_spider"])
    for name in ("king_spider", "dol_guldur_beastmaster", "eastern_crows"):
        t.put(name, engaged=0)
    t.put("wolf_rider", engaged=1)
    t.on_top("forest_gate", "old_forest_road", "enchanted_stream", "gladden_fields", "evil_storm")
    t.steps(["begin_combat", "deal_shadow_cards"])
    dealt = [(t.called(t.s.cards[card.host]), t.called(card)) for card in t.pile("shadows").cards]
    assert dealt == [
        ("wolf_rider", "forest_gate"), ("dol_guldur_beastmaster", "old_forest_road"),
        ("eastern_crows", "enchanted_stream"), ("king_spider", "gladden_fields"),
    ]  # fmt: skip
    assert t.shadows("forest_spider") == 0
    assert not any(t.known(card, seat) for card in t.pile("shadows").cards for seat in (0, 1))


@pytest.mark.rule("fellowship.step.6_11")
def test_at_the_end_of_combat_all_shadow_cards_are_discarded():
    t = table(heroes=[["gimli"]], engaged=["wolf_rider", "king_spider"])
    t.put("forest_snare", on="king_spider")
    t.on_top("forest_gate", "old_forest_road")
    t.phase("combat")
    assert (t.shadows("wolf_rider"), t.shadows("king_spider")) == (0, 0)
    assert sorted(t.lying("encounter-discard")) == ["forest_gate", "old_forest_road"]


# --- the order of enemy attacks -----------------------------------------------------------------------------


@pytest.mark.rule("fellowship.step.6_3", "fellowship.step.6_4a_eligible")
def test_an_enemy_that_cannot_attack_makes_no_attack():
    t = table(heroes=[["gimli"]], engaged=["wolf_rider", "king_spider", "forest_spider"])
    t.put("forest_snare", on="king_spider")
    t.on_top(*["forest_gate"] * 3)
    t.phase("combat", until="enemy")
    assert t.options() == ["enemy:wolf_rider", "enemy:forest_spider"]
    t.give("enemy/wolf_rider", "defend/gimli")
    t.finish()
    assert [line["enemy"] for line in t.lines("enemy-attacks")] == ["wolf_rider", "forest_spider"]


@pytest.mark.rule("fellowship.step.6_4a_eligible")
def test_an_enemy_that_has_attacked_in_this_round_does_not_attack_again():
    t = table(heroes=PAIR, engaged=["wolf_rider"])
    t.on_top(*["forest_gate"] * 3)
    t.enemy_attacks("wolf_rider", "defend/gimli", shadow="")
    t.phase("combat")
    assert len(t.lines("enemy-attacks")) == 1
    t.phase("end")
    t.phase("combat", "defend/legolas")
    assert len(t.lines("enemy-attacks")) == 2


@pytest.mark.rule("fellowship.step.6_4a_mandatory", "fellowship.step.6_5", "fellowship.step.6_6", "fellowship.step.6_7")
def test_all_enemies_of_one_player_after_the_other_attack_before_the_players_do():
    t = table(heroes=TRIO, first=1)
    for name, seat in ("wolf_rider", 0), ("king_spider", 0), ("forest_spider", 1), ("dol_guldur_orcs", 2):
        t.put(name, engaged=seat)
    t.on_top(*["forest_gate"] * 4)
    t.phase(
        "combat", "p1>attack-damage/aragorn", "p2>attack-damage/eleanor", "p0>enemy/king_spider",
        "p0>attack-damage/gimli", "p0>attack-damage/gimli", "p1>attack/forest_spider", "attackers/aragorn",
    )  # fmt: skip
    assert [line["enemy"] for line in t.lines("enemy-attacks")] == [
        "forest_spider", "dol_guldur_orcs", "king_spider", "wolf_rider",
    ]  # fmt: skip
    assert t.course("enemy-attacks", "attacks") == [*["enemy-attacks"] * 4, "attacks"]
    assert t.offered("enemy") == ["enemy:wolf_rider", "enemy:king_spider"]
    assert t.who("attack")[0] == 1


# --- one enemy attack ---------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.step.6_4b")
def test_the_active_player_names_the_enemy_that_attacks_now():
    t = watched(table(heroes=PAIR, engaged=["wolf_rider", "king_spider"]))
    t.on_top(*["forest_gate"] * 2)
    t.steps(["begin_enemy_attacks", "enemy_attack"], "p0>enemy/king_spider", until="action")
    assert t.s.attacks == ((t.card("king_spider").id, -1),)
    assert t.card("king_spider").attacked
    assert not t.card("wolf_rider").attacked


@pytest.mark.rule("fellowship.step.6_4_1_one_defender")
def test_one_character_defends_unless_a_card_permits_more():
    t = table(heroes=PAIR, hand=["stand_together"], engaged=["ungoliants_spawn"])
    t.enemy_attacks("ungoliants_spawn", "defend/legolas")
    assert not t.exhausted("gimli")
    t = table(heroes=PAIR, hand=["stand_together"], engaged=["ungoliants_spawn"])
    t.play("stand_together", "choose/p0", phase="combat", seat=0)
    t.enemy_attacks("ungoliants_spawn", "defend/legolas", "defend/gimli", "attack-damage/gimli")
    assert t.exhausted("gimli")
    assert t.damage("gimli") == 2


@pytest.mark.rule("fellowship.step.6_4_1_exhaust")
def test_a_defender_is_exhausted_before_the_shadow_card_is_turned_up():
    t = watched(table(heroes=PAIR, engaged=["wolf_rider"]))
    t.enemy_attacks("wolf_rider", "action/pass", "defend/gimli", until="action")
    assert t.exhausted("gimli")
    assert t.lines("shadow") == []


@pytest.mark.rule("fellowship.step.6_4_1_own_enemies_only")
def test_without_sentinel_nobody_defends_another_player():
    t = table(heroes=PAIR, first=1)
    t.put("wolf_rider", engaged=1)
    t.enemy_attacks("wolf_rider", "p1>defend/no-defense", "attack-damage/aragorn")
    assert t.who("defend") == [1]


@pytest.mark.rule("fellowship.step.6_4_3_damage")
def test_the_defender_takes_attack_less_defense():
    t = table(heroes=PAIR, engaged=["marsh_adder", "wolf_rider"])
    t.enemy_attacks("marsh_adder", "defend/legolas")
    assert t.damage("legolas") == 3
    t.enemy_attacks("wolf_rider", "defend/gimli")
    assert t.damage("gimli") == 0


@pytest.mark.rule("fellowship.step.6_4_4")
def test_what_lasts_for_the_attack_ends_with_it_and_the_next_enemy_attacks():
    t = table(heroes=PAIR, engaged=["wolf_rider", "king_spider"])
    t.on_top("east_bight_patrol", "forest_gate")
    t.phase("combat", "enemy/king_spider", "defend/gimli", until="defend")
    assert t.damage("gimli") == 2
    assert t.strength("king_spider") == 3
    assert t.s.attacks == ((t.card("wolf_rider").id, -1),)


# --- player attacks -----------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.step.6_8a_optional", "fellowship.step.6_9", "fellowship.step.6_10")
def test_each_player_may_attack_or_not_in_player_order():
    t = table(heroes=TRIO, first=1)
    for name, seat in ("wolf_rider", 0), ("forest_spider", 1), ("dol_guldur_orcs", 2):
        t.put(name, engaged=seat)
        t.card(name).attacked = True
    t.phase("combat", "p1>attack/no-attack", "p2>attack/dol_guldur_orcs", "attackers/eowyn", "p0>attack/no-attack")
    assert t.who("attack") == [1, 2, 0]
    assert len(t.lines("attacks")) == 1
    assert t.s.step == "ready_cards"


@pytest.mark.rule("fellowship.step.6_8a_repeat", "fellowship.step.6_8_4")
def test_a_player_attacks_again_as_long_as_there_is_an_enemy_and_a_ready_character():
    t = table(heroes=PAIR)
    for name in ("hill_troll", "ungoliants_spawn", "marsh_adder"):
        t.put(name, engaged=0)
        t.card(name).attacked = True
    t.phase("combat", "attack/hill_troll", "attackers/gimli", "attackers/done", "attack/marsh_adder")
    assert [line["enemy"] for line in t.lines("attacks")] == ["hill_troll", "marsh_adder"]
    assert t.who("attack") == [0, 0]


@pytest.mark.rule("fellowship.step.6_8b")
def test_any_number_of_characters_exhaust_to_attack_one_enemy():
    t = watched(table(heroes=PAIR))
    t.put("hill_troll", engaged=0)
    t.steps(
        ["begin_player_attacks", "player_attack"], "attack/hill_troll", "attackers/gimli", "attackers/legolas",
        until="action",
    )  # fmt: skip
    assert t.exhausted("gimli")
    assert t.exhausted("legolas")
    troll = t.card("hill_troll").id
    assert t.s.attacks == ((t.card("gimli").id, troll), (t.card("legolas").id, troll))


@pytest.mark.rule("fellowship.step.6_8b_all_ranged")
def test_an_enemy_of_another_player_is_attacked_by_ranged_characters_only():
    t = table(heroes=PAIR, in_play=["horseback_archer"])
    t.put("hill_troll", engaged=1)
    t.steps(["begin_player_attacks", "player_attack"], "p0>attack/hill_troll", until="attackers")
    assert t.options(0) == ["attacker:legolas", "attacker:horseback_archer"]
    t = table(heroes=PAIR, in_play=["horseback_archer"])
    t.put("hill_troll", engaged=1)
    t.card("legolas").exhausted = t.card("horseback_archer").exhausted = True
    t.steps(["begin_player_attacks", "player_attack"], until="attack")
    assert t.choice.seat == 1


@pytest.mark.rule("fellowship.step.6_8_4_attackers_until")
def test_attackers_attack_until_all_responses_to_the_end_of_the_attack_are_over():
    while_attacking = On(ATTACK, "round-ends", lambda s, e, card, seat: any(card.host == who for who, _ in s.attacks))
    t = table(heroes=PAIR)
    for name in ("hill_troll", "marsh_adder"):
        t.put(name, engaged=0)
    t.put(attachment("made-up-oath", "Oath", cost=0, does=response(while_attacking, raise_threat(1))), on="gimli")
    before = t.threat()
    t.attack("hill_troll", "gimli", answers=["response-attack/use:oath"])
    assert t.threat() == before + 1
    assert t.s.attacks == ()
    t.attack("marsh_adder", "legolas")
    assert t.prompts().count("response-attack") == 1
    assert t.threat() == before + 1

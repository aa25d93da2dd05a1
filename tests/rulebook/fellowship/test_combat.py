"""Combat (Фаза бою): shadow cards, who defends for whom, several defenders, attacks of players and outside combat."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.words import THIS, action, enemy_attacks
from tests.fellowship_made_up_costs import beast
from tests.fellowship_table import table
from tests.fellowship_watch import watched

PAIR = [["gimli", "legolas"], ["aragorn", "theodred"]]
TRIO = [*PAIR, ["eowyn", "eleanor"]]


# --- shadow cards -------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.shadow.face_down_hidden")
def test_nobody_sees_a_shadow_card_before_it_is_turned_up():
    t = watched(table(heroes=TRIO, first=1))
    t.put("hill_troll", engaged=2)
    t.on_top("forest_gate")
    t.phase("combat", "p2>defend/eleanor", until="action")
    for viewer in (0, 1, 2, None):
        behind = t.seen(viewer, "engaged", 2)[0].attached
        assert [(card.face, card.key) for card in behind] == [(None, "")]
    assert "Forest Gate" not in " ".join(line for seat in (0, 1, 2, None) for line in t.told(seat))


@pytest.mark.rule("fellowship.shadow.no_reshuffle")
def test_when_the_encounter_deck_runs_out_the_other_enemies_get_no_shadow_card():
    t = table(heroes=TRIO, first=1)
    for name, seat in ("wolf_rider", 0), ("king_spider", 1), ("hill_troll", 1):
        t.put(name, engaged=seat)
    t.empty("encounter", "encounter-discard", leave=1)
    before = t.lying("encounter-discard")
    t.steps(["begin_combat", "deal_shadow_cards"])
    assert [t.shadows(name) for name in ("hill_troll", "king_spider", "wolf_rider")] == [1, 0, 0]
    assert t.lying("encounter-discard") == before


@pytest.mark.rule("fellowship.shadow.leaves_with_enemy")
def test_the_shadow_card_of_an_enemy_that_leaves_play_is_discarded():
    t = table(heroes=PAIR, first=1, hand=["rain_of_arrows"])
    for name in ("dol_guldur_orcs", "hill_troll"):
        t.put(name, engaged=1)
    t.left("dol_guldur_orcs", 1)
    t.pools(gimli=1)
    t.on_top("forest_gate", "old_forest_road")
    t.steps(["begin_combat", "deal_shadow_cards"])
    t.play("rain_of_arrows", phase="combat", seat=0)
    assert t.lying("encounter-discard") == ["old_forest_road", "dol_guldur_orcs"]
    assert t.shadows("hill_troll") == 1


@pytest.mark.rule("fellowship.shadow.only_shadow_text")
def test_of_a_shadow_card_nothing_but_its_shadow_text_is_resolved():
    t = table(heroes=TRIO, first=1)
    t.put("hill_troll", engaged=2)
    t.on_top("forest_gate")
    t.enemy_attacks("hill_troll", "p2>defend/eleanor", shadow="eastern_crows")
    assert t.said("damaged", card="eleanor", n=5)
    assert t.staging() == []
    t = table(heroes=TRIO, first=1)
    t.put("wolf_rider", engaged=2)
    t.enemy_attacks("wolf_rider", "p2>defend/eleanor", shadow="king_spider")
    exhausted = [name for heroes in TRIO for name in heroes if t.exhausted(name)]
    assert exhausted == ["eowyn", "eleanor"]


@pytest.mark.rule("fellowship.shadow.only_when_dealt")
def test_a_revealed_card_and_an_attacking_enemy_do_not_resolve_their_own_shadow_text():
    t = table(heroes=TRIO, first=1)
    before = t.threats
    t.reveal("ungoliants_spawn")
    t.engage("ungoliants_spawn", seat=2)
    t.enemy_attacks("ungoliants_spawn", "p2>defend/eleanor", shadow="forest_gate")
    assert t.threats == before


# --- who defends --------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.defending_player.definition")
def test_the_attacked_player_is_the_defending_player_whoever_is_first():
    t = table(heroes=TRIO, first=1)
    t.put("hill_troll", engaged=2)
    before = t.threats
    made = t.enemy_attacks("hill_troll", "p2>defend/eleanor", shadow="ungoliants_spawn")
    assert made is not None
    assert made.seat == 2
    assert t.threats[:2] == before[:2]
    assert t.threat(2) >= before[2] + 4


@pytest.mark.rule("fellowship.defending_player.specific_character")
def test_who_controls_the_attacked_character_is_the_defending_player():
    t = table(heroes=TRIO, first=1)
    t.put("wolf_rider", engaged=0)
    before = t.threats
    t.enemy_attacks("wolf_rider", "p2>defend/no-defense", against="eleanor", shadow="ungoliants_spawn")
    assert t.who("defend")[0] == 2
    assert t.threats == [before[0], before[1], before[2] + 8]
    assert (t.damage("eleanor"), t.damage("eowyn")) == (2, 0)


@pytest.mark.rule("fellowship.sentinel.normal_requirements")
def test_a_sentinel_defends_another_player_only_while_ready_and_is_exhausted_by_it():
    t = table(heroes=TRIO, first=1)
    t.put("wolf_rider", engaged=0)
    t.enemy_attacks("wolf_rider", "p0>defend/no-defense", "p1>defend/aragorn")
    assert t.exhausted("aragorn")
    t = table(heroes=TRIO, first=1)
    t.put("wolf_rider", engaged=0)
    t.card("aragorn").exhausted = True
    t.enemy_attacks("wolf_rider", "p0>defend/no-defense", "attack-damage/gimli")
    assert t.who("defend") == [0]


@pytest.mark.rule("fellowship.multi_defence.sum")
def test_the_defense_of_several_defenders_is_added_together():
    t = table(heroes=PAIR, first=1, hand=["stand_together"])
    t.put("ungoliants_spawn", engaged=0)
    t.play("stand_together", "choose/p0", phase="combat", seat=0)
    t.enemy_attacks("ungoliants_spawn", "defend/legolas", "defend/gimli", "attack-damage/legolas")
    assert (t.damage("legolas"), t.damage("gimli")) == (2, 0)


@pytest.mark.rule("fellowship.multi_defence.one_takes_all")
def test_the_defending_player_gives_all_damage_to_one_of_the_defenders():
    t = table(heroes=PAIR, first=1, hand=["stand_together"])
    t.put("ungoliants_spawn", engaged=0)
    t.play("stand_together", "choose/p0", phase="combat", seat=0)
    t.enemy_attacks("ungoliants_spawn", "defend/legolas", "defend/gimli", "attack-damage/gimli")
    assert t.offered("attack-damage") == ["damage:legolas", "damage:gimli"]
    assert t.prompts().count("attack-damage") == 1
    assert (t.damage("legolas"), t.damage("gimli")) == (0, 2)


@pytest.mark.rule("fellowship.combat.defender_left")
def test_if_the_defender_has_left_play_a_hero_takes_all_of_the_attack():
    t = table(heroes=TRIO, first=1)
    t.put("nazgul_of_dol_guldur", engaged=2)
    t.put("gandalf", seat=2)
    t.enemy_attacks(
        "nazgul_of_dol_guldur", "p2>defend/gandalf", "p2>discard/gandalf", "p2>attack-damage/eleanor",
        shadow="eastern_crows",
    )  # fmt: skip
    assert t.discarded("gandalf")
    assert t.said("damaged", card="eleanor", n=5)


# --- attack and defense -------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.attack.meaning")
def test_who_has_no_attack_adds_nothing_to_an_attack():
    t = table(heroes=PAIR, in_play=["snowbourn_scout"], engaged=["dol_guldur_orcs"])
    t.attack("dol_guldur_orcs", "gimli", "snowbourn_scout")
    assert t.said("strikes", enemy="dol_guldur_orcs", n=2, damage=2)
    assert t.damage("dol_guldur_orcs") == 2


@pytest.mark.rule("fellowship.defence.meaning")
def test_defense_reduces_the_damage_of_attacks_and_of_nothing_else():
    t = table(heroes=[["legolas"]], engaged=["forest_spider", "hill_troll"])
    t.attack("forest_spider", "legolas")
    assert t.damage("forest_spider") == 2
    t.put("gandalf")
    t.enters("gandalf", "response-enter/gandalf", "choose-one/damage", "damage/hill_troll")
    assert t.damage("hill_troll") == 4


# --- attacks of players -------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.combat.player_attack_after_all_enemies")
def test_no_player_attacks_before_all_enemies_of_all_players_have_attacked():
    t = table(heroes=TRIO, first=1)
    for name, seat in ("wolf_rider", 0), ("king_spider", 1), ("hill_troll", 2):
        t.put(name, engaged=seat)
    t.on_top(*["forest_gate"] * 3)
    t.phase("combat", "p1>defend/theodred", "p2>defend/eleanor", "p0>defend/gimli", "p1>attack/king_spider")
    assert t.course("enemy-attacks", "attacks") == [*["enemy-attacks"] * 3, "attacks"]
    first = t.prompts().index("attack")
    assert "defend" not in t.prompts()[first:]


@pytest.mark.rule("fellowship.combat.one_attack_per_enemy")
def test_a_player_attacks_each_enemy_once_in_the_phase_but_for_card_effects():
    t = table(heroes=PAIR, first=1, hand=["quick_strike"])
    for name in ("hill_troll", "marsh_adder"):
        t.put(name, engaged=0)
        t.card(name).attacked = True
    t.put("gondorian_spearman")
    t.pools(gimli=1)
    t.steps(["begin_player_attacks", "player_attack"], "p0>attack/hill_troll", "attackers/gimli", "attackers/done",
            until="attack")  # fmt: skip
    assert t.options() == ["attack:marsh_adder", "no-attack"]
    t.finish()
    t.play("quick_strike", "exhaust/legolas", "attack/hill_troll", phase="combat", seat=0)
    assert [line["enemy"] for line in t.lines("attacks")] == ["hill_troll", "hill_troll"]


@pytest.mark.rule("fellowship.ranged.normal_requirements")
def test_a_ranged_character_joins_an_attack_only_while_ready_and_is_exhausted_by_it():
    t = table(heroes=TRIO, first=1, in_play=["silverlode_archer"])
    t.put("hill_troll", engaged=2)
    t.card("legolas").exhausted = True
    t.attack("hill_troll", "eowyn", answers=["p0>attackers/silverlode_archer"])
    assert t.offered("attackers") == ["attacker:silverlode_archer", "done"]
    assert t.exhausted("silverlode_archer")
    t.attack("hill_troll", "eleanor")
    assert t.prompts().count("attackers") == 1


# --- outside the combat phase -------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.attack.enemy_outside_combat")
def test_an_enemy_that_attacks_in_another_phase_gets_a_shadow_card_and_all_steps_follow():
    t = table(heroes=TRIO, first=1)
    t.put(beast(does=action(enemy_attacks(THIS))), engaged=2)
    t.on_top("east_bight_patrol")
    t.use("beast", "p2>defend/eleanor", phase="quest", seat=2)
    assert t.course("shadow-dealt", "defends", "shadow", "damaged", "shadows-discarded") == [
        "shadow-dealt", "defends", "shadow", "damaged", "shadows-discarded",
    ]  # fmt: skip
    assert t.said("damaged", card="eleanor", n=2)
    assert t.shadows("beast") == 0
    assert t.strength("beast") == 3


@pytest.mark.rule("fellowship.attack.player_outside_combat")
def test_an_attack_in_another_phase_follows_all_steps_of_an_attack():
    t = watched(table(heroes=PAIR, first=1, hand=["quick_strike"]), 0)
    t.put("dol_guldur_orcs", engaged=0)
    t.pools(gimli=1)
    t.play("quick_strike", "exhaust/legolas", phase="quest", seat=0)
    assert t.exhausted("legolas")
    assert t.course("attacks", "strikes", "damaged", "destroyed") == [
        "attacks", "window", "window", "strikes", "damaged", "destroyed", "window",
    ]  # fmt: skip

"""Attacks seen closely (Розігрування атак): who may attack whom, who joins, who answers, what keeps an enemy off."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.abilities import FellowshipEffect, FellowshipMoment
from rulebound.games.fellowship.events import ATTACK, DECLARE, DEFEND, ENEMY_ATTACK, SHADOW_DEALT
from rulebound.games.fellowship.offense import declare_attack
from rulebound.games.fellowship.shadows import deal_shadow
from rulebound.games.fellowship.state import FellowshipState
from rulebound.games.fellowship.words import (
    HOST,
    HOST_IS_DECLARED_AS_AN_ATTACKER,
    THE_DEFENDING_CHARACTER,
    YOU,
    enemy_attacks,
    gets,
    lasts,
    many_defenders,
    named,
    raise_threat,
    response,
    return_to_staging,
    shadow,
    treachery,
)
from rulebound.lcg.events import DAMAGE
from rulebound.lcg.triggers import On
from tests.fellowship_made_up import gift
from tests.fellowship_made_up_costs import any_time, charm, code
from tests.fellowship_table import table
from tests.fellowship_watch import watched

TRIO = [["gimli", "legolas"], ["aragorn", "dunhere"], ["eowyn", "eleanor"]]

# --- attacks of players -------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.step.6_8_1", "fellowship.ranged.both_times")
def test_who_joins_from_afar_attacks_like_the_others():
    t = table(heroes=TRIO, first=1)
    t.put("dol_guldur_orcs", engaged=2)
    t.put("blade_of_gondolin", on="legolas")
    t.attack("dol_guldur_orcs", "eowyn", answers=["p0>attackers/legolas"])
    assert t.said("strikes", n=1 + 3 + 1)


@pytest.mark.rule("fellowship.step.6_8_1")
def test_only_the_others_are_asked_for_ranged_help():
    t = table(heroes=TRIO, first=1, in_play=["silverlode_archer"])
    t.put("hill_troll", engaged=0)
    t.attack("hill_troll", "gimli")
    assert t.who("attackers") == []
    assert not t.exhausted("legolas")


@pytest.mark.rule("fellowship.attack.player_outside_combat")
def test_who_attacks_by_quick_strike_attacks_alone():
    t = table(heroes=TRIO, first=1, hand=["quick_strike"])
    t.put("silverlode_archer", seat=1)
    t.put("hill_troll", engaged=0)
    t.pools(gimli=1)
    t.play("quick_strike", "exhaust/gimli", phase="combat", seat=0)
    assert "attackers" not in t.prompts()
    assert t.said("strikes", n=2)


@pytest.mark.rule("fellowship.step.6_8b", "fellowship.ranged.any_engaged_enemy")
def test_enemies_in_the_staging_area_are_attacked_by_who_may_and_alone():
    t = table(heroes=[["legolas", "dunhere"], ["aragorn"]], staging=["hill_troll"])
    t.put("marsh_adder", engaged=1)
    t.steps(["begin_player_attacks", "player_attack"], "p0>attack/hill_troll", until="attack")
    assert [line["cards"] for line in t.lines("attacks")] == ["dunhere"]
    assert t.said("strikes", enemy="hill_troll", n=3)
    assert t.options(0) == ["attack:marsh_adder", "no-attack"]  # Legolas is ranged, which is not enough there
    assert "p1" not in [f"p{seat}" for seat in t.who("attackers")]


@pytest.mark.rule("fellowship.ranged.any_engaged_enemy", "fellowship.step.6_8b_all_ranged")
def test_a_ranged_character_attacks_the_enemies_of_every_other_player_in_the_own_turn():
    t = table(heroes=TRIO, first=1)
    t.put("silverlode_archer", seat=1)
    for name, seat in (("hill_troll", 0), ("marsh_adder", 2)):
        t.put(name, engaged=seat)
    t.steps(["begin_player_attacks", "player_attack"], "p1>attack/hill_troll", until="attack")
    assert [line["cards"] for line in t.lines("attacks")] == ["silverlode_archer"]
    assert t.said("strikes", enemy="hill_troll", n=2, damage=0)


@pytest.mark.rule("fellowship.combat.one_attack_per_enemy", "fellowship.step.6_1")
def test_in_the_next_combat_phase_an_enemy_may_be_attacked_again():
    t = table(heroes=TRIO, first=1)
    t.put("hill_troll", engaged=2)
    t.put("forest_snare", seat=2, on="hill_troll")
    for _ in range(2):
        t.phase("combat", "p2>attack/hill_troll", "p2>attackers/eowyn")
        t.phase("refresh")
    assert len(t.lines("strikes")) == 2


@pytest.mark.rule("fellowship.step.6_8b")
def test_the_declaration_of_an_attacker_is_answered_by_its_controller():
    oath = charm("Oath", does=response(HOST_IS_DECLARED_AS_AN_ATTACKER, raise_threat(1)))
    mine = On(DECLARE, "host-is-declared-attacker", lambda s, e, card, seat: e.seat == seat)
    t = table(heroes=TRIO, first=1)
    t.put("hill_troll", engaged=0)
    t.put("wandering_took", seat=0)
    t.take_control("wandering_took", 2)
    t.put(oath, on="gimli")
    t.put(charm("Pride", does=response(mine, raise_threat(2))), seat=2, on="eowyn")
    before = t.threats
    t.attack("hill_troll", "gimli", answers=["p0>response-declare/oath"])
    assert t.threats == [before[0] + 1, before[1], before[2]]
    t.attack("hill_troll", "wandering_took", answers=["p2>response-declare/pride"])
    assert t.threat(2) == before[2] + 2


# --- attacks of enemies -------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.step.6_4_1_exhaust")
def test_the_declaration_of_a_defender_is_answered_by_its_controller():
    mine = On(DEFEND, "a-character-defends", lambda s, e, card, seat: e.seat == seat)
    t = table(heroes=TRIO, first=1)
    t.put("wolf_rider", engaged=2)
    t.put("wandering_took", seat=0)
    t.take_control("wandering_took", 2)
    for seat, hero in enumerate(("gimli", "aragorn", "eowyn")):
        t.put(charm("Pride", does=response(mine, raise_threat(1))), seat=seat, on=hero)
    t.enemy_attacks("wolf_rider", "p2>defend/wandering_took", "p2>response-defend/pride")
    assert t.who("response-defend") == [2]


@pytest.mark.rule("fellowship.step.6_4_1_exhaust")
def test_a_defender_stands_against_the_enemy_to_the_end_of_the_attack():
    t = watched(table(heroes=TRIO, first=1))
    t.put("wolf_rider", engaged=2)
    t.enemy_attacks("wolf_rider", "action/pass", "p2>defend/eleanor", until="action")
    assert t.s.attacks == ((t.card("wolf_rider").id, t.card("eleanor").id),)
    t.finish()
    assert t.s.attacks == ()


@pytest.mark.rule("fellowship.defending_player.specific_character")
def test_who_controls_the_attacked_character_now_defends_not_who_owns_it():
    t = table(heroes=TRIO, first=1)
    t.put("wolf_rider", engaged=0)
    t.put("wandering_took", seat=0)
    t.take_control("wandering_took", 2)
    t.enemy_attacks("wolf_rider", "p2>defend/no-defense", against="wandering_took")
    assert t.who("defend")[0] == 2
    assert not t.in_play("wandering_took")
    t = table(heroes=TRIO, first=1)
    t.put("nazgul_of_dol_guldur", engaged=0)
    t.put("gandalf", seat=2)
    t.enemy_attacks(
        "nazgul_of_dol_guldur", "p2>defend/no-defense", "p2>discard/gandalf", "p2>attack-damage/eowyn",
        against="gandalf", shadow="eastern_crows",
    )  # fmt: skip
    assert t.said("damaged", card="eowyn", n=5)


@pytest.mark.rule("fellowship.step.6_4a_eligible")
def test_an_enemy_that_is_kept_from_one_player_attacks_another():
    t = table(heroes=TRIO, first=1, hand=["feint"])
    t.put("wolf_rider", engaged=0)
    t.put("hill_troll", engaged=0)
    t.pools(gimli=1)
    t.play("feint", "choose/wolf_rider", phase="combat", seat=0)
    assert t.enemy_attacks("wolf_rider") is None
    assert t.enemy_attacks("hill_troll", "p0>defend/gimli") is not None
    t.engage("wolf_rider", seat=2)
    assert t.enemy_attacks("wolf_rider", "p2>defend/eleanor") is not None


@pytest.mark.rule("fellowship.combat.no_overflow")
def test_damage_beyond_the_hit_points_is_lost_unless_a_card_says_otherwise():
    t = table(heroes=TRIO, first=1)
    for name in ("hill_troll", "ungoliants_spawn"):
        t.put(name, engaged=2)
    for _ in range(2):
        t.put("snowbourn_scout", seat=2)
    before = t.threat(2)
    t.enemy_attacks("ungoliants_spawn", "p2>defend/snowbourn_scout")
    assert (t.threat(2), t.damage("eowyn"), t.damage("eleanor")) == (before, 0, 0)
    t.enemy_attacks("hill_troll", "p2>defend/snowbourn_scout")
    assert (t.threat(2), t.damage("eowyn"), t.damage("eleanor")) == (before + 6 - 1 - 1, 0, 0)
    t.gets("eleanor", "hit-points", 2)
    t.enemy_attacks("hill_troll", "p2>defend/eleanor")
    assert (t.threat(2), t.damage("eleanor")) == (before + 4, 4)


@pytest.mark.rule("fellowship.sentinel.after_undefended")
def test_the_others_are_asked_for_sentinels_in_player_order_until_one_defends():
    t = table(heroes=TRIO, first=1)
    t.put("wolf_rider", engaged=1)
    for seat in (0, 1, 2):
        t.put("gondorian_spearman", seat=seat)
    t.enemy_attacks("wolf_rider", "p1>defend/no-defense", "p2>defend/no-defense", "p0>defend/gondorian_spearman")
    assert t.who("defend") == [1, 2, 0]
    t = table(heroes=TRIO, first=1)
    t.put("wolf_rider", engaged=1)
    for seat in (0, 2):
        t.put("gondorian_spearman", seat=seat)
    t.enemy_attacks("wolf_rider", "p1>defend/no-defense", "p2>defend/gondorian_spearman")
    assert t.who("defend") == [1, 2]


@pytest.mark.rule("fellowship.step.6_4b")
def test_nobody_attacks_a_player_who_is_out():
    t = table(heroes=TRIO, first=1)
    t.put("wolf_rider", engaged=2)
    t.eliminates(2)
    assert t.enemy_attacks("wolf_rider", seat=2) is None
    assert t.lines("enemy-attacks") == []


@pytest.mark.rule("fellowship.step.6_4_1_one_defender")
def test_what_else_lasts_for_a_player_permits_no_second_defender():
    t = table(heroes=TRIO, first=1, hand=["feint"])
    for name in ("wolf_rider", "king_spider"):
        t.put(name, engaged=0)
    t.pools(gimli=1)
    t.play("feint", "choose/king_spider", phase="combat", seat=0)
    t.enemy_attacks("wolf_rider", "p0>defend/gimli")
    assert t.prompts().count("defend") == 1


@pytest.mark.rule("fellowship.step.6_4_1_own_enemies_only", "fellowship.sentinel.normal_requirements")
def test_why_somebody_cannot_defend_is_told():
    t = table(heroes=TRIO, first=1)
    t.put("wolf_rider", engaged=2)
    t.card("eleanor").exhausted = True
    t.enemy_attacks("wolf_rider", until="defend")
    for name, rules in (
        ("eowyn", []),
        ("eleanor", ["fellowship.exhaust.not_twice"]),
        ("gimli", ["fellowship.step.6_4_1_own_enemies_only"]),
    ):
        assert [verdict.rule for verdict in t.match.why_not(2, t.card(name)) if not verdict.met] == rules


# --- shadow cards -------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.shadow.only_shadow_text")
@pytest.mark.parametrize(("dealt", "place"), [("forest_gate", "staging"), ("eastern_crows", "engaged")])
def test_a_shadow_card_without_an_effect_is_told_from_one_with_an_effect(dealt, place):
    t = table(heroes=TRIO, first=1)
    t.put("wargs", engaged=2)
    t.enemy_attacks("wargs", "p2>defend/eleanor", shadow=dealt)
    assert t.zone("wargs") == place


@pytest.mark.rule("fellowship.step.6_4_2")
def test_several_shadow_cards_are_turned_up_in_the_order_in_which_they_were_dealt():
    t = table(heroes=TRIO, first=1)
    t.put("dol_guldur_beastmaster", engaged=2)
    t.on_top("east_bight_patrol")
    t.enemy_attacks("dol_guldur_beastmaster", "p2>defend/eleanor", shadow="forest_gate")
    assert [line["card"] for line in t.lines("shadow")] == ["forest_gate", "east_bight_patrol"]
    assert t.said("damaged", card="eleanor", n=3 + 1 - 2)


@pytest.mark.rule("fellowship.step.6_2_one_each")
def test_an_enemy_that_is_gone_before_its_turn_is_dealt_no_shadow_card():
    t = table(heroes=TRIO, first=1)
    for name in ("hill_troll", "wolf_rider"):
        t.put(name, engaged=2)
    t.put(
        charm("Net", does=response(any_time(SHADOW_DEALT), return_to_staging(named("Wolf Rider")))), seat=2, on="eowyn"
    )
    t.steps(["begin_combat", "deal_shadow_cards"], "p2>response-shadow-dealt/net")
    assert (t.shadows("hill_troll"), t.shadows("wolf_rider"), t.staging()) == (1, 0, ["wolf_rider"])


@pytest.mark.rule("fellowship.step.6_2_cost_order")
def test_of_enemies_with_the_same_engagement_cost_their_player_chooses_who_is_dealt_first():
    t = table(heroes=TRIO, first=1)
    for name in ("king_spider", "wargs"):
        t.put(name, engaged=2)
    t.empty("encounter", "encounter-discard", leave=1)
    t.steps(["begin_combat", "deal_shadow_cards"], "p2>deal/wargs")
    assert (t.shadows("wargs"), t.shadows("king_spider")) == (1, 0)
    t.steps(["begin_combat", "deal_shadow_cards"])
    assert t.prompts().count("deal") == 1  # the deck has run out: there is nothing to choose


@pytest.mark.rule("fellowship.shadow.face_down_hidden")
def test_who_looks_at_a_shadow_card_that_was_dealt_is_the_only_one_to_know_it():
    t = table(heroes=TRIO, first=1)
    t.put("wolf_rider", engaged=2)
    t.put("dark_knowledge", seat=2, on="eowyn")
    t.on_top("forest_gate")
    t.steps(["begin_combat", "deal_shadow_cards"], "p2>response-shadow-dealt/dark_knowledge")
    assert [t.known("forest_gate", seat) for seat in range(3)] == [False, False, True]


@pytest.mark.rule("fellowship.hit_points.modifier_loss")
def test_a_shadow_effect_that_takes_hit_points_away_destroys_at_once():
    t = table(heroes=TRIO, first=1)
    t.put("wolf_rider", engaged=2)
    t.left("eleanor", 1)
    blight = treachery(code(), "Blight", does=shadow(lasts("hit-points", -1, THE_DEFENDING_CHARACTER)))
    t.enemy_attacks("wolf_rider", "p2>defend/eleanor", shadow=blight)
    assert t.course("defends", "destroyed", "damaged") == ["defends", "destroyed", "damaged"]
    assert t.damage("eowyn") == 2


# --- engagement checks --------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.engagement.highest_first", "fellowship.engagement.compare")
def test_of_enemies_with_the_same_engagement_cost_who_is_checked_chooses():
    t = table(heroes=TRIO, first=1, staging=["king_spider", "wargs"])
    t.dial(0, 0, 20)
    t.steps(["check_engagement"], "p2>check/wargs")
    assert t.engaged(2) == ["wargs", "king_spider"]


@pytest.mark.rule("fellowship.step.5_3_sequence")
def test_where_no_checks_are_made_nobody_is_engaged():
    t = table(heroes=TRIO, first=1, staging=["king_spider"], scenario="anduin")
    t.dial(30, 30, 30)
    t.makes_progress(8)
    t.phase("encounter")
    assert t.staging() == ["king_spider"]


@pytest.mark.rule("fellowship.step.6_8b")
def test_who_attacks_the_staging_area_attacks_alone():
    t = table(heroes=[["legolas", "dunhere"]], staging=["hill_troll"])
    gift(t, on="legolas", holds=gets("attacks-staging", 1, HOST))
    t.at("combat", 0)
    t.run(declare_attack(t.s, 0), "attack/hill_troll", "attackers/dunhere")
    assert [line["cards"] for line in t.lines("attacks")] == ["dunhere"]
    assert t.prompts().count("attackers") == 1


@pytest.mark.rule("fellowship.step.6_8b")
def test_why_an_enemy_cannot_be_attacked_is_told():
    t = table(heroes=[["legolas", "dunhere"], ["gimli"]], staging=["hill_troll"])
    t.put("marsh_adder", engaged=1)
    t.lay("wolf_rider", "encounter-discard")
    t.steps(["begin_player_attacks", "player_attack"], until="attack")
    for name, met in (("hill_troll", True), ("marsh_adder", True), ("wolf_rider", False)):
        assert all(verdict.met for verdict in t.match.why_not(0, t.card(name))) is met


def test_a_response_to_an_attack_is_asked_about_the_enemy_in_it():
    t = table(heroes=[["gimli"]], engaged=["hill_troll"])
    t.put(charm(does=response(any_time(ENEMY_ATTACK), raise_threat(1))), on="gimli")
    t.enemy_attacks("hill_troll", "defend/gimli", until="response-enemy-attack")
    assert t.choice.about is t.card("hill_troll")
    t = table(heroes=[["gimli"]], engaged=["hill_troll"])
    t.put(charm(does=response(any_time(ATTACK), raise_threat(1))), on="gimli")
    t.attack("hill_troll", "gimli", until="response-attack")
    assert t.choice.about is t.card("hill_troll")


class Note(FellowshipEffect):
    """Notes whether the innermost attack has dealt its damage, and how many attacks go on."""

    def __init__(self) -> None:
        self.seen: list[tuple[bool, int]] = []

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        self.seen.append((s.landed, len(s.attacks)))
        return True


@pytest.mark.rule("fellowship.attack.enemy_outside_combat", "fellowship.step.6_4_4")
def test_an_attack_within_another_begins_anew_and_then_the_other_goes_on_where_it_was():
    note = Note()
    t = table(heroes=[["gimli", "legolas"]], engaged=["hill_troll", "wargs"])
    gift(t, response(any_time(DAMAGE), note, enemy_attacks(named("Wargs")), note), on="gimli")
    t.enemy_attacks("hill_troll", "defend/gimli", "response-damage/gift", until="defend")
    assert (t.s.landed, len(t.s.attacks)) == (False, 2)
    t.give("defend/legolas").finish()
    assert note.seen == [(True, 1), (True, 1)]
    assert (t.s.landed, t.s.attacks) == (False, ())


@pytest.mark.rule("fellowship.attack.player_outside_combat")
def test_an_attack_of_players_within_another_begins_anew_too():
    note = Note()
    t = table(heroes=[["gimli", "legolas"]], engaged=["hill_troll", "wargs"])
    gift(t, response(any_time(DECLARE), note), on="gimli")
    gift(t, response(any_time(ATTACK), note), on="gimli")
    t.s.landed, t.s.attacks = True, ((t.card("wargs").id, -1),)
    t.attack("hill_troll", "legolas", answers=["response-declare/gift", "response-attack/gift"])
    assert note.seen == [(False, 2), (True, 2)]
    assert (t.s.landed, len(t.s.attacks)) == (True, 1)


@pytest.mark.rule("fellowship.shadow.face_down_hidden", "fellowship.shadow.no_reshuffle")
def test_an_enemy_that_is_not_there_is_dealt_nothing():
    t = table(heroes=TRIO, first=1)
    rider = t.lay("wolf_rider", "encounter-discard")
    t.run(deal_shadow(t.s, rider, "fellowship.step.6_2_one_each", 0))
    assert t.lying("shadows") == []


@pytest.mark.rule("fellowship.multi_defence.sum", "fellowship.step.6_4_1_one_defender")
def test_who_may_declare_many_defenders_does_so_for_nobody_else():
    t = table(heroes=TRIO, first=1)
    t.put("wolf_rider", engaged=0)
    for _ in range(2):
        t.put("gondorian_spearman", seat=1)
    t.resolve(many_defenders(YOU), by="aragorn", seat=1)
    t.enemy_attacks("wolf_rider", "p0>defend/no-defense", "p1>defend/gondorian_spearman")
    assert t.who("defend") == [0, 1]

"""What the publisher has answered where the book is silent."""

from __future__ import annotations

import pytest

from rulebound.games.champions import GAME
from rulebound.kernel.match import Match
from tests.champions_table import Table, table

TWO = ["spider_man", "captain_marvel"]
THREE = [*TWO, "she_hulk"]
USED = ("response-defeat/use:interrogation_room",)


# --- consequential damage is the very last thing ------------------------------------------------------------------


@pytest.mark.rule("champions.consequential_damage.after_attack")
def test_tigra_heals_before_she_pays_for_her_attack():
    t = table(in_play=["tigra"], engaged=["hydra_bomber"])
    t.card("tigra").damage = 2  # 1 hit point left
    t.attack("tigra", "hydra_bomber", "response-attack/use:tigra")
    assert t.in_play("tigra")
    assert t.damage("tigra") == 2
    order = t.course("healed", "consequential")
    assert order == ["healed", "consequential"]


@pytest.mark.rule("champions.consequential_damage.after_thwart")
def test_daredevil_strikes_before_he_pays_for_his_thwart():
    t = table(in_play=["daredevil"], threat=3)
    t.card("daredevil").damage = 2  # 1 hit point left
    t.thwart("daredevil", "response-thwart/use:daredevil")
    assert t.damage("rhino") == 1
    assert t.discarded("daredevil")


@pytest.mark.rule("champions.consequential_damage.after_attack", "champions.ally.consequential_damage_mandatory")
def test_an_ally_that_falls_to_retaliation_pays_nothing_more():
    t = table(in_play=["tigra"], engaged=["whiplash"])
    t.card("tigra").damage = 2
    t.attack("tigra", "whiplash")
    assert t.discarded("tigra")
    assert not t.said("consequential")


# --- the defender is gone before the damage -------------------------------------------------------------------


@pytest.mark.rule("champions.enemy_attack.ally_defender_takes_all", "champions.enemy_attack.undefended_definition")
def test_an_attack_is_undefended_once_its_defending_ally_has_fallen():
    t = table(in_play=["black_cat"])
    t.card("black_cat").damage = 1
    t.villain_attacks(atk=3, defender="black_cat", boost="concussive_blast")  # 1 damage to each character
    assert t.discarded("black_cat")
    assert t.damage("spider_man") == 1 + 3


@pytest.mark.rule("champions.enemy_attack.undefended_definition", "champions.boost.extra_cards_abilities_in_order")
def test_a_later_boost_card_sees_an_undefended_attack():
    t = table(villain="klaw", in_play=["black_cat"])
    t.card("black_cat").damage = 1
    t.on_top("concussive_blast", "kree_manipulator")  # if the attack is undefended, 1 threat
    t.villain_attacks(defender="black_cat", boost="")
    assert t.threat() == 1


@pytest.mark.rule("champions.enemy_attack.defending_player_becomes_target")
@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_the_identity_behind_a_fallen_defender_takes_the_damage(form):
    t = table(heroes=THREE, first=1)
    t.put("black_cat", seat=2)
    t.card("black_cat").damage = 1
    if form == "alter-ego":
        t.change_form(seat=2)
    t.villain_attacks("p2>defend/black_cat", atk=3, boost="concussive_blast", seat=0)
    assert [t.damage(f"p{seat}") for seat in range(3)] == [0, 0, 1 + 3]


# --- one attack on all heroes ---------------------------------------------------------------------------------


@pytest.mark.rule("champions.enemy_attack.step_order", "champions.ally.any_player_may_defend")
def test_all_defend_against_whirlwind_before_anybody_is_hurt():
    t = table(heroes=THREE, villain="klaw", first=1)
    t.put("whirlwind", seat=2)
    t.put("black_cat", seat=1)
    t.minion_attacks(
        "whirlwind", "p2>defend/she_hulk", "p1>defend/black_cat", "p0>defend/no-defense", "p1>defend/captain_marvel",
        seat=2,
    )  # fmt: skip
    assert [line["player"] for line in t.lines("enemy-attacks")] == ["p2", "p1", "p0"]
    order = t.course("defends", "damaged")
    assert order == ["defends"] * 3 + ["damaged"] * 2
    assert [t.damage(f"p{seat}") for seat in range(3)] == [0, 2 - 1, 0]
    assert t.discarded("black_cat")
    assert t.s.attacks == ()


@pytest.mark.rule("champions.enemy_attack.step_order", "champions.retaliate.damage_after_attack")
def test_whirlwind_hits_everyone_although_he_falls_to_retaliation():
    t = table(heroes=["black_panther", "spider_man"], villain="klaw", engaged=["whirlwind"])
    t.card("whirlwind").damage = 5
    t.minion_attacks("whirlwind")
    assert [t.damage(f"p{seat}") for seat in range(2)] == [2, 2]
    assert t.discarded("whirlwind")


@pytest.mark.rule("champions.replacement.resolves_instead")
def test_webbed_up_stops_all_attacks_of_whirlwind():
    t = table(heroes=TWO, villain="klaw", engaged=["whirlwind"])
    t.put("webbed_up", on="whirlwind")
    t.minion_attacks("whirlwind")
    assert [t.damage(f"p{seat}") for seat in range(2)] == [0, 0]
    assert t.stunned("whirlwind")
    assert t.s.attacks == ()


# --- a new copy -----------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.in_play.new_copy")
def test_what_was_made_for_a_card_does_not_wait_for_it():
    t = table(in_play=["vision"], hand=["make_the_call", "energy", "genius", "strength", "photonic_blast"])
    t.use("vision", "pay/spend:energy", "choose-one/atk")
    assert t.atk("vision") == 4
    assert not t.can("use", "vision")
    t.hurt("vision", 3)
    t.play("make_the_call", "pay/spend:genius", "pay/spend:strength")
    assert t.atk("vision") == 2
    t.lay("energy", "hand")
    assert t.can("use", "vision")  # once per round, and this copy has not


@pytest.mark.rule("champions.in_play.new_copy", "champions.limit.per_copy")
def test_only_the_copy_that_left_is_forgotten():
    t = table(in_play=["vision", "hellcat"], hand=["energy"])
    t.use("vision", "choose-one/atk")
    t.use("hellcat")
    assert t.hand() == ["hellcat"]
    assert t.atk("vision") == 4
    t.lay("energy", "hand")
    assert t.why_not("use", "vision") == ["champions.limit.per_copy"]


# --- setup ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.setup.only_setup_abilities")
def test_nobody_objects_during_setup():
    match = Match(GAME, {"heroes": ["she_hulk"], "villain": "klaw"}, 1)
    assert next(iter(match.choices.values())).prompt == "mulligan"
    assert next(card for card in match.state.side_zone.cards if card.printed.plain == "Defense Network").threat == 3
    t = table(hero="she_hulk", form="alter-ego")
    t.reveal("defense_network", "interrupt-threat/use:jennifer_walters")
    assert t.threat("defense_network") == 2


# --- a limit on allies, minions that come, a villain that stays ---------------------------------------------------


@pytest.mark.rule("champions.minion.activates_after_villain")
def test_a_minion_that_engages_while_minions_activate_activates_too():
    t = table(hero="black_panther", villain="ultron")
    t.put("ultron_drones")
    t.put("advanced_ultron_drone")
    t.card("advanced_ultron_drone").damage = 3  # falls to retaliation and leaves a Drone behind
    t.card("villain").stunned = True
    t.step_two("order/ultron_drones")
    assert [line["enemy"] for line in t.lines("enemy-attacks")] == ["advanced_ultron_drone", "champions-facedown-drone"]
    assert t.damage("black_panther") == 1 + 1


@pytest.mark.rule("champions.minion.activates_after_villain", "champions.player_elimination.minions_move_clockwise")
def test_minions_of_a_player_who_falls_to_them_activate_against_the_next():
    t = table(heroes=THREE, first=2)
    t.put("shocker", seat=2)
    t.put("sandman", seat=2)
    t.card("villain").stunned = True
    t.card("p2").damage = 14
    t.step_two("p2>activate/sandman", "p0>activate/shocker")
    lines = [(line["enemy"], line["player"]) for line in t.lines("enemy-attacks")]
    assert lines == [
        ("sandman", "p2"), ("rhino", "p0"), ("shocker", "p0"), ("sandman", "p0"), ("rhino", "p1"),
    ]  # fmt: skip


@pytest.mark.rule("champions.villain_defeat.next_stage_revealed", "champions.villain_defeat.status_cards_stay")
def test_the_enemy_that_was_attacked_is_the_new_stage():
    t = table(hero="she_hulk", in_play=["superhuman_strength"])
    t.card("villain").damage = 13
    t.attack("she_hulk", "rhino")
    assert t.villain_stage == "II"
    assert t.stunned("villain")
    assert t.damage("rhino") == 0


@pytest.mark.rule("champions.villain_defeat.next_stage_revealed")
def test_a_villain_that_changes_its_stage_in_mid_attack_is_punched_back():
    t = table(hero="black_panther", hand=["counter_punch"])  # retaliate 1
    t.card("villain").damage = 13
    t.villain_attacks("response-enemy-attack/use:counter_punch", defender="black_panther")
    assert t.villain_stage == "II"
    assert t.damage("rhino") == 2


@pytest.mark.rule("champions.villain_defeat.tokens_stay", "champions.lasting.treated_as_constant")
def test_what_lasts_for_the_villain_lasts_for_the_new_stage():
    t = table(villain="ultron", hero="black_panther")
    t.put("ultron_drones")
    t.hurt("villain", 16)
    t.put("charge", on="ultron")
    t.hurt("villain", 1)
    assert t.villain_stage == "II"
    assert t.atk("villain") == 2 + 3


@pytest.mark.rule("champions.retaliate.must_survive")
def test_a_beaten_stage_does_not_retaliate():
    t = table(in_play=["concussion_blasters"])  # the villain has retaliate 1
    t.attack("spider_man", "rhino")
    assert t.damage("spider_man") == 1
    t = table(in_play=["concussion_blasters"])
    t.card("villain").damage = 12
    t.attack("spider_man", "rhino")
    assert t.villain_stage == "II"
    assert t.damage("spider_man") == 0


# --- whom one may hurt, and who did ---------------------------------------------------------------------------


@pytest.mark.rule("champions.cannot.absolute", "champions.choose.must_change_game")
def test_a_tough_enemy_that_cannot_take_damage_swallows_nothing():
    t = table(
        hero="black_panther", hand=["wakanda_forever", "energy"], in_play=["panther_claws"], engaged=["killmonger"]
    )
    t.card("killmonger").tough = True
    t.play("wakanda_forever")
    assert "attack" not in t.prompts()  # there is nobody but the villain
    assert t.damage("rhino") == 4
    assert t.tough("killmonger")


@pytest.mark.rule("champions.cannot.absolute")
def test_tough_is_not_lost_to_damage_that_cannot_be_taken():
    t = table(villain="ultron", mode="expert", hand=["haymaker", "energy"])
    t.put("ultron_drones")
    t.hurt("villain", 99)
    assert t.villain_stage == "III"
    assert t.drones() == 2  # Ultron's Imperative
    t.card("villain").tough = True
    t.play("haymaker", "attack/mockingbird", "order/ultron_drones")
    assert t.offered("attack") == ["attack:mockingbird", "attack:jessica_jones"]
    t.attack("spider_man", "ultron")  # attacked he may be
    assert t.tough("villain")
    assert t.lines("cannot-be-hurt") == [{"rule": "champions.cannot.absolute", "card": "ultron"}]


@pytest.mark.parametrize(
    ("act", "counts"),
    [
        (lambda t: t.attack("spider_man", "hydra_bomber", *USED), True),
        (lambda t: t.play("uppercut", "attack/hydra_bomber", *USED), True),
        (lambda t: t.use("powered_gauntlets", "attack/hydra_bomber", *USED), True),
        (lambda t: t.attack("tigra", "hydra_bomber"), False),
        (lambda t: t.use("tac_team", "damage/hydra_bomber"), False),
    ],
)  # fmt: skip
@pytest.mark.rule("champions.triggering_condition.definition")
def test_you_defeat_with_your_identity_its_events_and_its_upgrades(act, counts):
    t = table(
        hand=["uppercut", "energy", "genius"], in_play=["interrogation_room", "tigra", "tac_team", "powered_gauntlets"],
        engaged=["hydra_bomber"], threat=3,
    )  # fmt: skip
    t.card("hydra_bomber").damage = 1
    act(t)
    assert t.discarded("hydra_bomber")
    assert ("response-defeat" in t.prompts()) == counts
    assert t.threat() == 3 - counts


# --- nothing left to take ---------------------------------------------------------------------------------------


@pytest.mark.rule("champions.encounter_deck_empty.no_cards_left")
def test_the_players_lose_when_there_is_no_encounter_card_to_take():
    t = table(heroes=TWO)
    t.empty("encounter", "removed")
    t.empty("encounter-discard", "removed")
    t.lay("shocker", "encounter")
    # The first player takes the last card, there is none for the second.
    t.step("deal_encounter_cards")
    assert t.over
    assert t.result.winners == []
    assert t.result.rule == "champions.encounter_deck_empty.no_cards_left"


@pytest.mark.rule("champions.encounter_deck_empty.no_cards_left", "champions.encounter_deck_empty.reshuffle")
def test_a_deck_that_runs_out_alone_ends_nothing():
    t = table()
    t.empty("encounter", "removed")
    t.empty("encounter-discard", "removed")
    t.lay("shocker", "encounter")
    t.step("deal_encounter_cards")
    assert not t.over
    t.lay("sandman", "encounter-discard")
    t.step("deal_encounter_cards")
    assert t.lying("dealt") == ["shocker", "sandman"]


# --- the rule that a line of the log names ----------------------------------------------------------------------


@pytest.mark.rule("champions.enemy_scheme.boost_icons_raise_sch", "champions.enemy_attack.boost_icons_raise_atk")
def test_a_boost_card_raises_what_the_villain_uses():
    t = table()
    t.villain_attacks(boost="shocker")
    t.villain_schemes(boost="shocker")
    assert [line["rule"] for line in t.lines("boost")] == [
        "champions.enemy_attack.boost_icons_raise_atk",
        "champions.enemy_scheme.boost_icons_raise_sch",
    ]


@pytest.mark.rule("champions.attack.labelled_ability", "champions.thwart.labelled_ability")
@pytest.mark.rule("champions.attack.ally_basic_damage", "champions.thwart.ally_basic_amount")
@pytest.mark.rule("champions.attack.hero_basic_damage", "champions.thwart.hero_basic_amount")
def test_attacks_and_thwarts_name_whose_power_it_is():
    t = table(hand=["haymaker", "energy", "for_justice", "genius"], in_play=["mockingbird", "daredevil"], threat=9)
    t.attack("spider_man", "rhino")
    t.attack("mockingbird", "rhino")
    t.play("haymaker", "pay/energy")
    assert [line["rule"].removeprefix("champions.attack.") for line in t.lines("attacks")] == [
        "hero_basic_damage", "ally_basic_damage", "labelled_ability",
    ]  # fmt: skip
    t.card("spider_man").exhausted = False
    t.thwart("spider_man")
    t.thwart("daredevil")
    t.play("for_justice")
    assert [line["rule"].removeprefix("champions.thwart.") for line in t.lines("thwarts")] == [
        "hero_basic_amount", "ally_basic_amount", "labelled_ability",
    ]  # fmt: skip


@pytest.mark.rule("champions.minion.hero_form_attacks", "champions.minion.alter_ego_schemes")
@pytest.mark.rule("champions.activation.hero_form_attack", "champions.activation.alter_ego_scheme")
def test_activations_name_who_activates_and_why():
    t = table(heroes=TWO, first=1, engaged=["shocker"])
    t.put("sandman", seat=1)
    t.change_form(seat=1)
    t.step_two()
    rules = [(line.what, line.rule) for line in t.log.lines if line.what in ("enemy-attacks", "enemy-schemes")]
    assert rules == [
        ("enemy-schemes", "champions.activation.alter_ego_scheme"),
        ("enemy-schemes", "champions.minion.alter_ego_schemes"),
        ("enemy-attacks", "champions.activation.hero_form_attack"),
        ("enemy-attacks", "champions.minion.hero_form_attacks"),
    ]
    t.reveal("assault", seat=0)
    assert t.lines("enemy-attacks")[-1]["rule"] == "champions.attack.enemy_extra_attack_explicit"
    t.reveal("vulture", seat=0)
    assert t.lines("enemy-attacks")[-1]["rule"] == "champions.quickstrike.attacks_on_engaging"
    t.reveal("advance", seat=1)
    assert t.lines("enemy-schemes")[-1]["rule"] == "champions.activation.extra_by_ability"


def rules_of(t: Table, what: str) -> list[str]:
    return [line["rule"].removeprefix("champions.") for line in t.lines(what)]


@pytest.mark.rule("champions.villain_phase.step_one_threat", "champions.enemy_scheme.threat_on_main_scheme")
@pytest.mark.rule("champions.threat_token.tracks_schemes")
def test_threat_names_where_it_comes_from():
    t = table(form="alter-ego")
    t.step("villain_threat")
    t.villain_schemes()
    t.reveal("bomb_scare")
    assert rules_of(t, "threat-placed") == [
        "villain_phase.step_one_threat", "enemy_scheme.threat_on_main_scheme", "threat_token.tracks_schemes",
    ]  # fmt: skip


@pytest.mark.rule("champions.villain_phase.step_three_deal", "champions.hazard.extra_encounter_card")
@pytest.mark.rule("champions.player_deck_empty.encounter_card_penalty")
def test_dealt_cards_name_why_they_are_dealt():
    t = table(side=["breakin_takin"], engaged=["hydra_soldier"])
    t.step("deal_encounter_cards")
    t.hurt("hydra_soldier", 4)
    t.empty("deck", "discard")
    t.draw(1)
    assert rules_of(t, "dealt") == [
        "villain_phase.step_three_deal", "hazard.extra_encounter_card", "deal_encounter.ability_takes_top_card",
        "player_deck_empty.encounter_card_penalty",
    ]  # fmt: skip


@pytest.mark.rule("champions.end_of_player_phase.draw_up", "champions.draw.from_top")
@pytest.mark.rule("champions.form.change_once_per_round", "champions.form.ability_change_is_free")
@pytest.mark.rule("champions.recover.amount")
def test_draws_changes_of_form_and_healing_name_their_reason():
    t = table(hero="she_hulk", hand=["split_personality", "energy", "genius"])
    t.change_form()
    t.card("p0").damage = 9
    t.act("recover", "jennifer_walters")
    t.play("split_personality")
    t.step("end_player_phase")
    assert rules_of(t, "changes-form") == ["form.change_once_per_round", "form.ability_change_is_free"]
    assert rules_of(t, "healed") == ["recover.amount"]
    assert rules_of(t, "draws")[0] == "draw.from_top"
    t.empty("hand", "discard", leave=2)
    t.step("end_player_phase")
    assert rules_of(t, "draws")[-1] == "end_of_player_phase.draw_up"


@pytest.mark.rule("champions.setup.step12_draw_hand", "champions.setup.step13_mulligan")
def test_the_log_of_a_setup_tells_of_hands_and_mulligans():
    match = Match(GAME, {"heroes": ["spider_man"]}, 1)
    card = match.state.players[0].hand.cards[0]
    match.answer(0, f"discard:{card.key}")
    match.answer(0, "done")
    lines = [(line.what, line.rule) for line in match.log if line.what in ("draws", "discards")]
    assert lines == [
        ("draws", "champions.setup.step12_draw_hand"),
        ("discards", "champions.setup.step13_mulligan"),
        ("draws", "champions.setup.step13_mulligan"),
    ]

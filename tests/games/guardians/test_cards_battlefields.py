"""The twenty-four battlefields: what each changes, and that it changes nothing else."""

import pytest

from rulebound.games.guardians.printed import Terms
from rulebound.kernel.cards import EVERYONE
from tests.guardians_table import NUMBERS, codes, table


def prepared(field, seats=3, **position):
    """The draft of a battle on that battlefield."""
    return table(seats, step="prepare_battle", next_battlefields=[field], **position)


def between_rounds(field, seats=3, round=1, **position):
    """The end of a round on that battlefield and the start of the next; it stops when cards must be laid."""
    hands = {seat: ["trick", "defence"] for seat in range(seats)} | position.pop("hands", {})
    return table(seats, battlefield=field, step="end_round", round=round, hands=hands, **position)


def first_round(field, seats=3, **position):
    """The start of the first round of a battle."""
    return between_rounds(field, seats, round=0, **position)


# --- Guardians box ---


def test_knowhere_gives_four_energy():
    assert prepared("knowhere").energies == [4, 4, 4]


def test_xandar_lets_each_hero_in_battle_draw_at_the_start_of_every_round():
    t = first_round("xandar", first=1)
    assert t.hand_sizes == [3, 3, 3]
    assert t.happened("draws") == [("draws", 1), ("draws", 2), ("draws", 0)]
    assert between_rounds("xandar", round=4, out=[2]).hand_sizes == [3, 3, 2]


def test_the_kyln_makes_every_knockout_a_trap_of_the_same_choice():
    t = table(battlefield="kyln", lay={0: "planning"}, traps=["shot"]).perform("feint_manoeuvre")
    assert t.offers() == [code for code in NUMBERS if code != "shot"]
    t.answer("set-trap", "melee")
    assert (t.traps, t.knockouts, t.stack) == (["shot", "melee"], [], 7)
    t = (
        table(battlefield="kyln", heroes={0: "hawkeye"}, lay={0: "defence"})
        .perform("breather")
        .use("after-action", "set-trap/melee")
    )
    assert (t.traps, t.knockouts) == (["melee"], [])


def test_the_kyln_does_nothing_when_all_tactics_show_traps():
    t = table(battlefield="kyln", lay={0: "planning"}, traps=list(NUMBERS)).perform("feint_manoeuvre")
    assert t.deciding == [1]
    assert t.knockouts == []


def test_morag_begins_with_traps_on_ambush_and_shot():
    t = prepared("morag")
    assert t.traps == []
    t.draft_all()
    assert t.traps == ["ambush", "shot"]


def test_ego_gives_one_energy_at_the_end_of_a_round():
    series = {seat: ["trick", "trick"] for seat in range(3)}
    t = (
        table(battlefield="ego", series=series, lay={}, both=True, energy={1: 6})
        .perform("false_trail")
        .perform("false_trail")
    )
    assert t.energies == [3, 6, 3]
    t.perform("false_trail")
    assert (t.round, t.energies) == (2, [4, 6, 4])
    whats = [line.what for line in t.match.log]
    assert t.discard == ["trick"] * 9
    assert whats.index("gains") > whats.index("phase-round-end")
    assert between_rounds("ego", out=[2]).energies == [4, 4, 0]


def test_ego_gives_nothing_in_the_middle_of_a_round():
    t = table(battlefield="ego", lay={}).play_on()
    assert t.energies == [3, 3, 3]


def test_on_the_sovereign_traps_deal_two():
    t = table(battlefield="sovereign", lay={0: "shot"}, traps=["shot"])
    assert t.energy(0) == 1


@pytest.mark.parametrize(("players", "cards"), [(3, 11), (4, 14)])
def test_contraxia_drafts_three_times(players, cards):
    t = prepared("contraxia", players)
    assert len(t.layout) == cards
    picks = []
    while len(t.choices) == 1:
        picks.append(t.deciding[0])
        t.answer("draft", t.offers()[0])
    assert picks == list(reversed(range(players))) * 3
    assert t.hand_sizes == [8] * players
    assert len(t.discard) == 2


def test_sanctuary_gives_two_energy():
    assert prepared("sanctuary").energies == [2, 2, 2]


def test_on_hala_the_stance_protects_from_knockouts_only():
    t = table(battlefield="hala", stance=[1], lay={0: "melee"}).perform("hail_of_blows", "hail/1")
    assert t.energy(1) == 1
    t = table(battlefield="hala", stance=[1], lay={0: "shot"}).perform("shoot_to_kill", "shot/1", "shot/done")
    assert t.energy(1) == 2
    t = table(battlefield="hala", stance=[1], lay={0: "shot"}).perform("suppressive_fire", "make-discard/1")
    assert t.hand_sizes[1] == 1
    assert not table(battlefield="hala", stance=[0], lay={0: "shot"}, knockouts=["shot"]).out(0)


def test_in_the_arena_a_hero_gains_for_every_hero_its_damage_puts_out():
    t = table(4, battlefield="sakaar", lay={0: "shot"}, energy={1: 1, 2: 1}).perform(
        "shoot_to_kill", "shot/1", "shot/2"
    )
    assert t.energy(0) == 5
    t = table(4, battlefield="sakaar", lay={0: "shot"}, energy={1: 1}).perform("shoot_to_kill", "shot/1", "shot/2")
    assert t.energy(0) == 4


def test_a_battlefield_may_give_more_than_one_for_each():
    t = table(4, lay={0: "shot"}, energy={0: 1, 1: 1, 2: 1})
    t.s.terms = Terms(gains_for_outs=2)
    t.perform("shoot_to_kill", "shot/1", "shot/2")
    assert t.energy(0) == 5


def test_in_the_arena_traps_knockouts_and_low_cards_give_nothing():
    t = table(battlefield="sakaar", lay={0: "shot", 1: "melee"}, energy={0: 1}, traps=["shot"])
    assert t.energies == [0, 3, 3]
    t = table(4, battlefield="sakaar", lay={0: "planning", 1: "melee"}).perform(
        "feint_manoeuvre", "place-knockout/melee"
    )
    assert (t.out(1), t.energy(0)) == (True, 3)


def test_in_the_arena_nobody_gains_for_putting_itself_out_or_when_the_battle_ends():
    t = table(battlefield="sakaar", lay={0: "ambush"}, energy={0: 1}).perform("seize_initiative")
    assert t.energies == [0, 3, 3]
    t = table(battlefield="sakaar", lay={0: "shot"}, energy={1: 1, 2: 1}, wins=[2, 0, 0]).perform(
        "shoot_to_kill", "shot/1", "shot/2"
    )
    assert (t.winners, t.energy(0)) == ([0], 3)


def test_in_the_arena_a_team_mate_counts_too():
    t = table(4, battlefield="sakaar", teams=[[0, 2], [1, 3]], lay={2: "ambush"}, energy={0: 1})
    t.perform("false_trail").perform("false_trail").perform("seize_initiative")
    assert (t.out(0), t.energy(2)) == (True, 4)


def test_the_museum_gives_everyone_a_defence_after_the_draft():
    t = prepared("museum", hands={0: ["trick"] * 5, 1: ["shot"] * 5, 2: ["melee"] * 5})
    assert t.hand_sizes == [5, 5, 5]
    t.draft_all()
    assert t.hand_sizes == [8, 8, 8]
    assert [t.hand(seat)[-1] for seat in range(3)] == ["defence"] * 3
    assert [t.faces((seat + 1) % 3, seat)[-1] for seat in range(3)] == ["defence"] * 3


def test_the_realm_of_death_hurts_all_at_once_from_round_two_on():
    assert first_round("death").energies == [3, 3, 3]
    assert between_rounds("death", round=1).energies == [2, 2, 2]
    assert between_rounds("death", round=5, energy={1: 1}).in_battle == [0, 2]
    t = between_rounds("death", round=1, energy={0: 1, 1: 1})
    assert t.wins == [0, 0, 1]


# --- Avengers box ---


def test_stark_tower_cuts_and_fills_hands_to_six():
    t = prepared("tower", hands={0: ["trick"] * 7, 1: ["melee"] * 6})
    assert (t.deciding, t.prompt) == ([0], "cut")
    t.answer("cut", "trick")
    assert t.hand_sizes == [6, 6, 6]
    assert t.prompt == "draft"


def test_the_helicarrier_passes_the_first_player_card_at_the_end_of_a_round():
    assert between_rounds("helicarrier", first=1).first == 2
    assert between_rounds("helicarrier", first=2).first == 0
    assert between_rounds("helicarrier", 4, first=1, out=[1, 2]).first == 3
    t = between_rounds("helicarrier", 4, first=0, out=[0, 1])
    assert t.first == 2
    assert [t.energy(seat) for seat in (2, 3)] == [3, 3]
    assert first_round("ego").first == 0


def test_in_wakanda_the_first_damage_to_each_hero_is_one_less():
    t = table(battlefield="wakanda", lay={0: "melee", 1: "melee"}, hands={1: ["melee", "melee"]})
    t.perform("hail_of_blows", "hail/1").perform("hail_of_blows", "hail/2")
    assert t.energies == [3, 2, 2]
    t = table(battlefield="wakanda", lay={0: "melee", 1: "shot"}, traps=["melee", "shot"])
    assert t.energy(0) == 3  # lessened to nothing, and used up
    t.perform("grapple", "grapple/1")
    assert t.energies == [4, 2, 3]  # Grapple lessened to nothing, then the trap on Shot


def test_elsewhere_no_damage_is_called_lessened():
    for field, told in (("wakanda", [("lessened", 1)]), ("ego", [])):
        t = table(battlefield=field, lay={0: "melee"}).perform("hail_of_blows", "hail/1")
        assert t.happened("lessened") == told


def test_in_wakanda_a_stance_leaves_the_help_for_later():
    t = table(battlefield="wakanda", stance=[1], lay={0: "melee", 2: "melee"}).perform("hail_of_blows", "hail/1")
    assert not t.player(1).shielded
    t.perform("breather").perform("grapple", "grapple/1")
    assert (t.player(1).shielded, t.energy(1)) == (True, 4)


def test_asgard_has_four_stages_in_a_round():
    series = {seat: ["trick"] * 2 for seat in range(3)}
    t = table(battlefield="asgard", series=series, lay={}).play_on()
    assert (t.round, t.stage) == (1, 4)
    t.play_stage()
    assert (t.round, t.stage) == (2, 1)
    assert [t.series(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize(("number", "out"), [("shot", True), ("planning", False), ("trick", False)])
def test_in_the_sanctum_numbers_must_not_rise(number, out):
    t = table(battlefield="sanctum", series={0: ["planning"]}, lay={0: number})
    assert t.out(0) is out


def test_in_the_savage_land_a_trap_by_lot_is_set_every_round():
    assert len(first_round("savage_land").traps) == 1
    t = between_rounds("savage_land", round=3, traps=[code for code in NUMBERS if code != "shot"])
    assert t.traps == list(NUMBERS)
    assert between_rounds("savage_land", traps=list(NUMBERS)).traps == list(NUMBERS)
    assert len({first_round("savage_land", seed=seed).traps[0] for seed in range(30)}) > 4


def test_in_latveria_a_knockout_by_lot_is_placed_every_round():
    t = first_round("latveria")
    assert (len(t.knockouts), t.stack) == (1, 6)
    t = between_rounds("latveria", round=3, knockouts=[code for code in NUMBERS if code != "shot"])
    assert (t.knockouts, t.stack) == (list(NUMBERS), 0)
    assert between_rounds("latveria", knockouts=list(NUMBERS)).stack == 0
    assert len({first_round("latveria", seed=seed).knockouts[0] for seed in range(30)}) > 4


def test_on_the_hydra_base_opponents_make_one_more_card_be_discarded():
    assert table(battlefield="hydra", lay={0: "trick"}).perform("tackle", "make-discard/1").hand_sizes == [3, 1, 3]
    assert table(battlefield="hydra", lay={0: "shot"}).perform("suppressive_fire", "make-discard/1").hand_sizes == [
        3,
        0,
        3,
    ]
    assert table(battlefield="hydra", heroes={0: "mantis"}, lay={}).use("before-reveal", "read-mind/1").hand_sizes == [
        4,
        1,
        3,
    ]
    t = table(battlefield="hydra", heroes={1: "nebula"}, lay={0: "melee"}).perform("grapple", "grapple/1")
    assert t.hand_sizes == [1, 4, 3]


def test_on_the_hydra_base_stun_takes_one_card_only():
    t = table(battlefield="hydra", lay={0: "ambush"}, hands={1: ["shot", "shot"]}).perform(
        "stun", "stun/1", "name/shot"
    )
    assert t.hand_sizes == [3, 1, 3]


def test_in_manhattan_heroes_act_counter_clockwise_from_the_first_player():
    t = table(4, battlefield="manhattan", first=1, lay={}).play_on()
    assert t.revealed == [1, 0, 3, 2]
    assert table(4, battlefield="manhattan", first=1, out=[1, 0], lay={}).play_on().revealed == [3, 2]


def test_in_manhattan_the_next_after_a_seized_initiative_sits_on_the_right():
    t = table(4, battlefield="manhattan", first=1, lay={0: "ambush"}).perform("false_trail").perform("seize_initiative")
    assert t.deciding == [3]
    assert t.play_on().revealed[:4] == [1, 0, 3, 2]


def test_manhattan_does_not_turn_the_draft_or_the_refill():
    t = prepared("manhattan", 4, first=1)
    assert [seat for _, seat in t.happened("draws")] == [1, 2, 3, 0]
    assert t.deciding == [0]
    t.answer("draft", t.offers()[0])
    assert t.deciding == [3]


def test_the_mansion_turns_used_heroes_face_up_at_the_start_of_round_two_only():
    assert not between_rounds("mansion", round=1, used=[0, 1]).used(0)
    assert between_rounds("mansion", round=2, used=[0]).used(0)
    assert first_round("mansion", used=[0]).used(0)
    t = between_rounds("mansion", round=1, used=[0, 2], out=[2])
    assert [t.used(0), t.used(2)] == [False, False]  # all heroes, also those who have left


def test_in_the_mansion_an_ability_can_be_used_once_more():
    t = between_rounds("mansion", heroes={0: "iron_man"}, used=[0], round=1).lay().perform("false_trail")
    assert t.offers() == ["use-ability", "decline"]


def test_in_the_quantum_realm_a_card_by_lot_goes_to_the_left_from_round_two_on():
    hands = {0: ["trick"] * 2, 1: ["shot"] * 2, 2: ["melee"] * 2}
    t = between_rounds("quantum", hands=hands)
    assert [sorted(t.hand(seat)) for seat in range(3)] == [["melee", "trick"], ["shot", "trick"], ["melee", "shot"]]
    assert t.discard == []
    assert first_round("quantum", hands=hands).hand(0) == ["trick", "trick"]


def test_in_the_quantum_realm_heroes_out_or_without_cards_pass_nothing():
    t = between_rounds("quantum", 4, hands={0: ["trick"] * 2, 1: ["shot"], 2: [], 3: ["melee"] * 3}, out=[1])
    assert t.hand(1) == ["shot"]
    assert sorted(t.hand(0)) == ["melee", "trick"]
    assert t.hand(2) == ["trick"]
    assert t.hand(3) == ["melee", "melee"]


def test_in_the_quantum_realm_giver_and_taker_know_the_card_and_the_others_do_not():
    t = between_rounds("quantum", 4, hands={seat: [code] * 2 for seat, code in enumerate(list(NUMBERS)[:4])})
    for giver in range(4):
        taker, other = (giver + 1) % 4, (giver + 2) % 4
        card = t.held(taker, list(NUMBERS)[giver])
        assert [card.visible_to(seat) for seat in (giver, taker, other)] == [True, True, False]


def test_in_the_quantum_realm_nobody_else_can_tell_whether_a_known_card_went():
    hands = {0: ["trick"] * 2, 1: ["shot"] * 2, 2: ["melee"] * 2, 3: ["planning"] * 2}
    t = first_round("quantum", 4, hands=hands)
    for card in t.player(0).hand.cards:
        t.s.show(card, EVERYONE)
    assert t.faces(2, 0) == ["trick", "trick"]
    t = t.begin("start_round")
    assert t.round == 2
    assert t.faces(2, 0) == [None, None]
    assert t.faces(1, 0) == ["trick", None]
    assert t.faces(2, 1) == [None, None]


def test_on_the_raft_no_ability_works():
    t = table(battlefield="raft", heroes={0: "iron_man", 1: "groot"}, lay={1: "defence"}).perform("false_trail")
    assert (t.deciding, t.prompt, t.energy(1)) == ([1], "act", 3)
    t = table(battlefield="raft", heroes={0: "gamora", 1: "captain_america"}, stance=[1], lay={0: "melee"})
    assert t.perform("hail_of_blows", "hail/1").energies == [3, 3, 3]
    assert table(battlefield="raft", heroes={0: "spider_man"}, lay={0: "shot"}, knockouts=["shot"]).out(0)


def test_every_battlefield_lies_face_up_in_the_view():
    t = prepared("raft")
    assert codes(t.s.battlefield) == ["raft"]
    assert [view.face.code for view in t.seen(None, "battlefield", None)] == ["raft"]

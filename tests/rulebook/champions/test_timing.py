"""Втручання, реакція, примусова властивість, умова ініціювання, постійна властивість, тривалі ефекти."""

from __future__ import annotations

import pytest

from rulebound.games.champions.abilities import ChampionsAbility
from rulebound.games.champions.printed import support
from rulebound.games.champions.words import (
    action,
    change_form,
    confuse,
    deal,
    discard,
    draw,
    forced_interrupt,
    forced_response,
    heal,
    lasts,
    later,
    may,
    nouns,
    response,
    take_control,
)
from rulebound.games.champions.words.amounts import YOUR_HEROS_ATK
from rulebound.games.champions.words.nouns import THE_VILLAIN, YOUR_HERO, YOUR_IDENTITY
from rulebound.games.champions.words.triggers import A_MINION_ENTERS_PLAY, VILLAIN_SCHEMES, YOUR_HERO_ATTACKS
from rulebound.lcg.events import END_OF_PHASE
from rulebound.lcg.targets import THE_FIRST_PLAYER, THIS, an
from tests.champions_table import Table, printed, table


def asked(t: Table) -> list[tuple[str, int]]:
    return [(choice.prompt, choice.seat) for choice in t.asked]


# --- triggers ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.interrupt.trigger_type", "champions.response.trigger_type")
def test_the_bold_word_tells_the_type():
    assert printed("cosmic_flight").abilities[0].timing == "interrupt"
    assert printed("maria_hill").abilities[0].timing == "response"
    assert "interrupt" in printed("cosmic_flight").abilities[0].text().args["head"].id


@pytest.mark.rule("champions.trigger.bold_text_before_colon")
def test_the_trigger_is_all_that_stands_before_the_colon():
    ability = printed("cosmic_flight").abilities[0]
    assert isinstance(ability, ChampionsAbility)
    head = ability.text().args["head"]
    assert head.args == {"form": "hero", "label": "defense"}


@pytest.mark.rule("champions.trigger.forced_not_optional")
def test_forced_abilities_are_not_asked_for():
    t = table(hero="she_hulk", in_play=["superhuman_strength"])
    t.attack("she_hulk", "rhino")
    assert t.stunned("villain")
    assert t.prompts() == []
    t = table(hand=["maria_hill", "energy"])
    t.play("maria_hill")
    assert t.prompts() == ["response-enter"]


@pytest.mark.rule("champions.trigger.game_resolves_at_moment")
def test_when_defeated_happens_by_itself():
    t = table(engaged=["hydra_soldier"])
    t.hurt("hydra_soldier", 9)
    assert len(t.lying("dealt")) == 1
    assert t.prompts() == []


@pytest.mark.rule("champions.action.own_turn")
def test_actions_belong_to_turns():
    t = table(heroes=["spider_man", "captain_marvel"], in_play=["helicarrier"], form="alter-ego")
    assert t.can("use", "helicarrier")
    t.step("villain_activates")
    assert "turn" not in t.prompts()
    assert "asked" not in t.prompts()


@pytest.mark.rule("champions.triggering_condition.definition")
def test_an_ability_is_found_under_its_condition():
    t = table(in_play=["interrogation_room"], engaged=["hydra_bomber"], threat=2)
    assert t.why_not("use", "interrogation_room") == ["champions.triggering_condition.definition"]
    t.attack("spider_man", "hydra_bomber", "response-defeat/use:interrogation_room")
    assert t.threat() == 1


@pytest.mark.rule("champions.triggering_condition.shared_windows", "champions.triggering_condition.any_order_in_window")
@pytest.mark.parametrize(
    "answers",
    [
        ["response-attack/use:one_two_punch", "pay/spend:haymaker", "response-attack/use:chase_them_down"],
        ["response-attack/use:chase_them_down", "response-attack/use:one_two_punch"],
    ],
)
def test_one_event_opens_one_window_for_all_its_conditions(answers):
    t = table(
        hero="she_hulk", hand=["one_two_punch", "chase_them_down", "haymaker"], engaged=["hydra_bomber"], threat=3
    )
    t.attack("she_hulk", "hydra_bomber", *answers)
    window = next(choice for choice in t.asked if choice.prompt == "response-attack")
    assert [option.act for option in window.options] == ["use", "use", "pass"]
    assert t.threat() == 1
    assert not t.exhausted("she_hulk")


# --- interrupts -------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.interrupt.resolves_before_condition")
def test_an_interrupt_comes_before_its_condition():
    t = table(hero="captain_marvel", in_play=["cosmic_flight"])
    t.villain_attacks("interrupt-damage/use:cosmic_flight", atk=4)
    assert t.damage("captain_marvel") == 1
    assert t.course("prevents", "damaged") == ["prevents", "damaged"]


@pytest.mark.rule("champions.interrupt.many_per_condition", "champions.interrupt.player_order")
def test_several_interrupts_answer_one_condition_in_player_order():
    t = table(heroes=["spider_man", "captain_marvel"], hand=["emergency"])
    t.hold("emergency", seat=1)
    t.active = 1
    t.villain_schemes("interrupt-enemy-scheme/use:emergency", "interrupt-enemy-scheme/use:emergency", sch=3)
    assert t.threat() == 1
    assert asked(t) == [("interrupt-enemy-scheme", 0), ("interrupt-enemy-scheme", 1)]


@pytest.mark.rule("champions.interrupt.all_pass_resolves")
def test_when_all_pass_the_condition_resolves():
    t = table(heroes=["spider_man", "captain_marvel"], hand=["emergency"])
    t.hold("emergency", seat=1)
    t.villain_schemes("interrupt-enemy-scheme/pass", "interrupt-enemy-scheme/pass", sch=3)
    assert t.threat() == 3
    assert len(t.asked) == 2


@pytest.mark.rule("champions.interrupt.changed_condition_blocks_rest")
def test_after_a_change_no_further_interrupt_is_offered():
    t = table(heroes=["spider_man", "captain_marvel"], hand=["enhanced_spider_sense", "backflip"])
    for name in ("enhanced_spider_sense", "backflip"):
        t.lay(name, "hand", seat=1)
    t.reveal("advance", "interrupt-reveal/use:enhanced_spider_sense")
    assert [seat for prompt, seat in asked(t) if prompt == "interrupt-reveal"] == [0]


# --- responses --------------------------------------------------------------------------------------------------

choir = support("made-up-40", "Choir", does=response(YOUR_HERO_ATTACKS, draw(1)))


@pytest.mark.rule("champions.response.resolves_after_condition", "champions.after.event_just_finished")
def test_a_response_comes_after_its_condition():
    t = table()
    t.put(choir)
    t.attack("spider_man", "rhino", "response-attack/use:choir")
    assert t.course("damaged", "draws") == ["damaged", "draws"]
    t = table(hand=["maria_hill", "energy"])
    t.play("maria_hill", "response-enter/use:maria_hill")
    assert t.course("enters", "draws") == ["enters", "draws"]


@pytest.mark.rule("champions.response.many_per_condition")
def test_many_responses_answer_one_condition():
    t = table()
    first, second = t.put(choir), t.put(choir)
    t.attack("spider_man", "rhino", "response-attack/use:choir", "response-attack/use:choir")
    assert first is not second
    assert len(t.hand()) == 2


gate = support("made-up-41", "Gate", does=response(A_MINION_ENTERS_PLAY, draw(1)))


@pytest.mark.rule("champions.response.player_order", "champions.response.all_pass_closes")
def test_responses_are_asked_from_the_first_player_on_until_all_pass():
    t = table(heroes=["spider_man", "captain_marvel", "she_hulk"])
    t.first = 2
    for seat in range(3):
        t.put(gate, seat=seat)
    t.reveal("hydra_mercenary")
    assert asked(t) == [("response-enter", 2), ("response-enter", 0), ("response-enter", 1)]


# --- forced -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.forced.response_priority")
def test_forced_responses_come_first():
    t = table(hero="she_hulk", hand=["one_two_punch", "haymaker"], in_play=["superhuman_strength"])
    t.attack("she_hulk", "rhino", "response-attack/use:one_two_punch")
    assert t.course("gets-stunned", "readies") == ["gets-stunned", "readies"]


@pytest.mark.rule("champions.forced.interrupt_priority")
def test_forced_interrupts_come_first():
    t = table(hand=["emergency"])
    t.on_deck("haymaker")
    t.put(support("made-up-44", "Bell", does=forced_interrupt(VILLAIN_SCHEMES, draw(1))))
    t.villain_schemes("interrupt-enemy-scheme/use:emergency", sch=3)
    assert t.course("draws", "plays") == ["draws", "plays"]


cymbal = support("made-up-45", "Cymbal", does=forced_response(YOUR_HERO_ATTACKS, confuse(THE_VILLAIN)))
drum = support("made-up-46", "Drum", does=forced_response(YOUR_HERO_ATTACKS, deal(2, an(nouns.ENEMY))))


@pytest.mark.rule("champions.forced.first_player_orders", "champions.forced.one_completes_before_next")
def test_the_first_player_orders_forced_abilities_and_each_is_finished_first():
    t = table(heroes=["spider_man", "captain_marvel"], engaged=["hydra_bomber"])
    t.put(cymbal, seat=1)
    t.put(drum, seat=1)
    t.attack("captain_marvel", "rhino", "order/resolve:drum", "damage/hydra_bomber", seat=1)
    assert ("order", 0) in asked(t)
    assert t.course("defeated", "gets-confused") == ["defeated", "gets-confused"]


# --- constant abilities -----------------------------------------------------------------------------------------


@pytest.mark.rule("champions.constant.active_in_play")
def test_a_constant_ability_applies_while_its_card_is_in_play():
    t = table(hand=["combat_training"])
    hero = t.card("spider_man")
    assert t.atk(hero) == 2
    t.put("combat_training")
    assert t.atk(hero) == 3
    t.resolve(discard(THIS), by="combat_training")
    assert t.atk(hero) == 2


@pytest.mark.rule("champions.constant.conditional_checked_continuously")
def test_a_condition_is_looked_at_all_the_time():
    t = table(hero="captain_marvel", in_play=["captain_marvels_helmet"])
    hero = t.card("captain_marvel")
    seen = [t.defense(hero)]
    t.put("cosmic_flight")
    seen.append(t.defense(hero))
    t.hurt("captain_marvel", 1, "interrupt-damage/use:cosmic_flight")
    seen.append(t.defense(hero))
    assert seen == [2, 3, 2]


@pytest.mark.rule("champions.constant.copies_stack")
def test_copies_of_a_constant_ability_add_up():
    t = table(hero="she_hulk", in_play=["superhuman_strength", "superhuman_strength"])
    assert t.atk("she_hulk") == 7


# --- lasting effects --------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.lasting.treated_as_constant")
def test_a_lasting_effect_adds_up_with_constant_ones():
    t = table(hand=["energy"], in_play=["vision"])
    t.put("inspired", on="vision")
    t.use("vision", "choose-one/atk")
    assert t.atk("vision") == 5


@pytest.mark.rule(
    "champions.lasting.outlives_source",
    "champions.lasting.affects_later_cards",
    "champions.lasting.affects_newly_eligible",
)
def test_a_lasting_effect_needs_no_card_and_covers_who_comes_later():
    t = table(heroes=["captain_marvel", "spider_man"], hand=["lead_from_the_front", "strength"])
    t.put("daredevil", seat=1)
    t.play("lead_from_the_front", "choose/p0")
    assert t.discarded("lead_from_the_front")
    assert t.atk("captain_marvel") == 3
    t.put("maria_hill")
    assert t.thw("maria_hill") == 3
    assert t.thw("daredevil") == 2
    t.resolve(take_control(an(nouns.ALLY)), by="p0")
    assert t.thw("daredevil") == 3


@pytest.mark.rule("champions.lasting.ends_before_end_of_period_abilities")
def test_what_comes_at_the_end_of_a_period_sees_it_without_lasting_effects():
    t = table()
    t.resolve(lasts("atk", 3, YOUR_HERO), by="p0")
    t.resolve(later(END_OF_PHASE, deal(YOUR_HEROS_ATK, an(nouns.ENEMY))), by="p0")
    t.step("end_player_phase")
    assert t.damage("rhino") == 2


@pytest.mark.rule("champions.lasting.initiated_only_in_period")
def test_what_lasts_for_an_attack_needs_an_attack():
    t = table()
    t.put(support("made-up-47", "Whistle", does=action(lasts("atk", 1, YOUR_HERO, "attack"))))
    assert t.why_not("use", "whistle") == ["champions.ability.must_change_game"]


# --- may --------------------------------------------------------------------------------------------------------


herald = support("made-up-48", "Herald", does=response(A_MINION_ENTERS_PLAY, may(draw(1))))
envoy = support("made-up-49", "Envoy", does=forced_response(A_MINION_ENTERS_PLAY, may(draw(1), who=THE_FIRST_PLAYER)))


@pytest.mark.rule("champions.may.default_controller")
def test_may_is_the_choice_of_the_controller():
    t = table(heroes=["spider_man", "captain_marvel"])
    t.put(herald, seat=1)
    t.reveal("hydra_mercenary", "response-enter/use:herald", "may/resolve:herald")
    assert asked(t) == [("response-enter", 1), ("may", 1)]
    assert (len(t.hand(0)), len(t.hand(1))) == (0, 1)
    assert t.asked[-1].rule == "champions.may.default_controller"
    t = table(heroes=["spider_man", "captain_marvel"])
    t.resolve(change_form("alter-ego"), "may-change-form/pass", by="p1", seat=1)
    assert asked(t) == [("may-change-form", 1)]
    assert t.is_hero(1)


@pytest.mark.rule("champions.may.named_player")
@pytest.mark.parametrize(("answer", "drawn"), [("may/resolve:envoy", 1), ("may/pass", 0)])
def test_may_is_the_choice_of_the_named_player_who_may_leave_it(answer, drawn):
    t = table(heroes=["spider_man", "captain_marvel"])
    t.put(envoy, seat=1)
    t.reveal("hydra_mercenary", answer, seat=1)
    assert asked(t) == [("may", 0)]
    assert [option.act for option in t.asked[0].options] == ["resolve", "pass"]
    assert (len(t.hand(0)), len(t.hand(1))) == (drawn, 0)


@pytest.mark.rule("champions.may.named_player")
def test_nobody_is_asked_for_what_would_change_nothing():
    t = table(heroes=["spider_man", "captain_marvel"])
    offer = may(heal(1, YOUR_IDENTITY), who=THE_FIRST_PLAYER)
    nurse = t.put(support("made-up-57", "Nurse"), seat=1)
    assert not t.could(offer, by=nurse, seat=1)
    t.resolve(offer, by=nurse, seat=1)
    assert t.asked == []
    t.card("p0").damage = 1
    assert t.could(offer, by=nurse, seat=1)
    t.resolve(offer, "p0>may/resolve", by=nurse, seat=1)
    assert t.damage("p0") == 0

"""Using abilities (Активувати властивість, ціль, ефекти): what it demands, whom it means, what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.fellowship.action_windows import hear, ways_to_use, wishes
from rulebound.games.fellowship.state import FellowshipCard
from rulebound.games.fellowship.words import (
    A_CHARACTER_IS_DESTROYED,
    ATTACHMENT,
    CHARACTER,
    END_OF_PHASE,
    HERO,
    THE_ROUND_ENDS,
    THIS_LEAVES_PLAY,
    Noun,
    action,
    an,
    claim_this,
    deal,
    discard_cards,
    draw,
    each,
    forced,
    gets,
    later,
    raise_threat,
    response,
)
from rulebound.kernel.text import Text
from tests.fellowship_made_up import TRIO, friend, law, trick
from tests.fellowship_table import Table, table


def unmet(t: Table, seat: int, card: FellowshipCard) -> dict[str, Any]:
    """The rules that stand against using a card outside of windows, with what is told of each."""
    verdicts = [verdict for _, way in ways_to_use(t.s, seat, card) for verdict in way]
    return {verdict.rule: verdict.text.args for verdict in verdicts if not verdict.met}


OUT_OF_PLAY: Noun[Any, Any] = Noun(Text("fellowship-noun-card"), lambda s, m: [c for c in s.cards if not c.in_play])

# --- when an ability may be used ----------------------------------------------------------------------------


@pytest.mark.rule("fellowship.ability.must_change_state")
def test_what_would_change_nothing_but_by_its_cost_is_not_used():
    t = table(heroes=[["aragorn", "theodred"], ["gimli"]], hand=["common_cause"])
    assert t.why_not("play", "common_cause") == ["fellowship.ability.must_change_state"]
    t.card("gimli").exhausted = True
    assert t.can("play", "common_cause")


@pytest.mark.rule("fellowship.ability.must_change_state", "fellowship.choose.no_target")
def test_nobody_is_told_to_draw_who_has_no_deck_or_cannot_draw():
    t = table(heroes=[["beravor"], ["gimli"]])
    t.empty("deck", "discard", 1)
    t.use("beravor", until="")
    assert t.sizes("hand") == [2, 0]
    t.card("beravor").exhausted = False
    t.s.used = {}
    t.put("enchanted_stream", active=True)
    assert t.why_not("use", "beravor") == ["fellowship.ability.must_change_state"]


@pytest.mark.rule("fellowship.ability.must_be_payable")
def test_an_action_is_not_used_that_its_own_pool_cannot_pay():
    t = table(heroes=[["glorfindel", "beravor"]])
    t.hurt("beravor", 1)
    t.pools(beravor=3)
    assert t.why_not("use", "glorfindel") == ["fellowship.ability.must_be_payable"]
    t.pools(glorfindel=1)
    assert t.can("use", "glorfindel")


@pytest.mark.rule("fellowship.ability.must_be_payable")
def test_what_is_asked_for_a_card_is_told_with_what_there_is():
    t = table(heroes=[["gimli", "beravor"]], hand=["swift_strike", "gandalfs_search"])
    t.pools(gimli=1)
    for name, cost, have in ("swift_strike", 2, 1), ("gandalfs_search", 0, 0):
        verdicts = [verdict for _, way in ways_to_use(t.s, 0, t.card(name)) for verdict in way]
        paid = next(verdict for verdict in verdicts if verdict.rule == "fellowship.play.pay")
        assert paid.text.args == {"cost": cost, "have": have}
    assert "fellowship.play.pay" not in t.why_not("play", "gandalfs_search")
    law(t, holds=gets("cost", 1, each(OUT_OF_PLAY)))
    assert "fellowship.play.pay" in t.why_not("play", "gandalfs_search")


@pytest.mark.rule("fellowship.restriction.all_must_hold")
def test_an_event_that_is_played_once_a_round_can_be_played_and_then_no_more():
    t = table(heroes=TRIO, first=1)
    once = trick(action(raise_threat(1)), played_per_round=1)
    t.hold(once, seat=2)
    t.hold(once, seat=0)
    t.play("trick#1", seat=2)
    assert not t.can("play", "trick#2", seat=0)


@pytest.mark.rule("fellowship.restriction.all_must_hold", "fellowship.ability.must_be_payable")
def test_an_event_that_is_played_twice_a_round_is_so_for_all_players():
    t = table(heroes=TRIO, first=1)
    twice = trick(action(raise_threat(1)), played_per_round=2)
    for seat in 2, 1, 0:
        t.hold(twice, seat=seat)
    t.play("trick#1", seat=2)
    t.play("trick#2", seat=1)
    assert unmet(t, 0, t.s.players[0].hand.cards[0]) == {
        "fellowship.restriction.all_must_hold": {"n": 2}, "fellowship.action.only_in_window": {},
    }  # fmt: skip
    t.step("end_round")
    t.play("trick#3", seat=0)
    assert t.sizes("hand") == [0, 0, 0]


@pytest.mark.rule("fellowship.to.cost_unpaid")
def test_what_is_exhausted_cannot_be_exhausted_to_draw():
    t = table(in_play=["gleowine"])
    t.card("gleowine").exhausted = True
    assert t.why_not("use", "gleowine") == ["fellowship.ability.must_be_payable"]
    assert not t.can("use", "gleowine")


@pytest.mark.rule("fellowship.response.source_in_play")
def test_a_prisoner_uses_nothing():
    t = table(heroes=[["beravor"], ["gimli"]])
    t.card("beravor").captive = True
    assert t.why_not("use", "beravor") == ["fellowship.response.source_in_play"]
    assert not t.can("use", "beravor")


@pytest.mark.rule("fellowship.self_reference")
def test_a_card_that_names_itself_means_no_other_copy():
    t = table(in_play=["daughter_of_the_nimrodel"])
    t.put("daughter_of_the_nimrodel")
    t.hurt("aragorn", 2)
    t.card("daughter_of_the_nimrodel#2").exhausted = True
    t.use("daughter_of_the_nimrodel#1")
    assert t.exhausted("daughter_of_the_nimrodel#1")
    t.hurt("aragorn", 2)
    t.card("daughter_of_the_nimrodel#1").exhausted = False
    assert not t.can("use", "daughter_of_the_nimrodel#2")
    assert t.can("use", "daughter_of_the_nimrodel#1")


@pytest.mark.rule("fellowship.action.phase_restricted")
def test_a_combat_action_is_for_combat_and_a_quest_action_for_the_quest():
    t = table(
        heroes=[["gimli", "beravor"]], hand=["feint", "radagasts_cunning"], staging=["wolf_rider"],
        engaged=["forest_spider"],
    )  # fmt: skip
    t.pools(gimli=1, beravor=1)
    allowed = {phase: [t.can("play", name, phase=phase) for name in ("feint", "radagasts_cunning")] for phase in PHASES}
    assert allowed.pop("combat") == [True, False]
    assert allowed.pop("quest") == [False, True]
    assert set(map(tuple, allowed.values())) == {(False, False)}
    assert t.why_not("play", "feint", phase="quest") == ["fellowship.action.phase_restricted"]
    t.at("quest")
    told = unmet(t, 0, t.card("feint"))["fellowship.action.phase_restricted"]
    assert told["phase"].id == "fellowship-phase-combat"


PHASES = ("resource", "planning", "quest", "travel", "encounter", "combat", "refresh")


@pytest.mark.rule("fellowship.action.only_in_window")
def test_between_two_steps_without_a_window_no_action_is_offered():
    t = table(heroes=[["gimli", "beravor"]])
    t.steps(["ready_cards", "raise_threat", "pass_first_player"])
    assert t.asked == []
    assert list(unmet(t, 0, t.card("beravor"))) == ["fellowship.action.only_in_window"]
    t.step("refresh_actions", until="action")
    assert "use:beravor" in t.options()


@pytest.mark.rule("fellowship.window.pass_not_final")
def test_who_passes_to_the_end_of_the_phase_may_take_it_back():
    t = table(heroes=[["beravor"], ["gimli"]])
    t.steps(["quest_actions", "commit_actions"], "action/pass-phase")
    assert t.who("action") == [0]
    assert wishes(t.s, 0) == ["stop-passing"]
    assert wishes(t.s, 1) == []
    hear(t.s, 0, "stop-passing")
    t.step("staging_actions")
    assert t.who("action") == [0, 0]
    assert wishes(t.s, 0) == []


@pytest.mark.rule("fellowship.action.resolve_fully")
def test_no_second_action_begins_while_the_first_waits_for_a_choice():
    t = table(heroes=[["beravor", "denethor"]], hand=["gandalfs_search"], in_play=["gleowine"])
    t.pools(beravor=2)
    t.play("gandalfs_search", "x/2", until="take")
    assert all("use" not in one and "play" not in one for one in t.options())


# --- targets ------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.choose.means_target", "fellowship.choose.controller")
def test_choose_opens_a_choice_of_all_that_fit_for_who_uses_it():
    t = table(heroes=[["gimli"], ["aragorn"], ["thalin", "eleanor"]], first=1, hands={2: ["blade_mastery"]})
    t.put("celebrians_stone", seat=1, on="aragorn")
    t.put("snowbourn_scout", seat=2)
    t.pools(thalin=1)
    t.play("blade_mastery", seat=2, until="choose")
    assert t.options() == [
        "choose:aragorn", "choose:thalin", "choose:eleanor", "choose:snowbourn_scout", "choose:gimli",
    ]  # fmt: skip
    assert t.who("choose") == [2]


@pytest.mark.rule("fellowship.choose.controller")
def test_who_plays_an_event_chooses_the_player():
    t = table(heroes=[["gimli"], ["aragorn"], ["beravor"]], first=1, hands={2: ["loriens_wealth"]})
    t.pools(beravor=3)
    t.play("loriens_wealth", "p2>choose/p0", seat=2)
    assert t.sizes("hand") == [3, 0, 0]


@pytest.mark.rule("fellowship.choose.controller")
def test_who_has_claimed_an_objective_chooses_for_it():
    t = table(heroes=TRIO, first=1)
    law(t, action(claim_this(an(HERO.you_control))), forced(THE_ROUND_ENDS, deal(1, an(HERO))))
    t.use("law", "p2>attach/eowyn", seat=2)
    t.step("end_round", "p2>damage/gimli")
    assert t.damage("gimli") == 1


@pytest.mark.rule("fellowship.choose.controller")
def test_for_who_is_out_the_first_player_chooses():
    t = table(heroes=TRIO, first=1)
    t.hold(trick(action(later(END_OF_PHASE, deal(1, an(HERO))))), seat=0)
    t.play("trick", seat=0, phase="quest")
    t.eliminates(0)
    t.step("end_quest", "p1>damage/eowyn")
    assert t.damage("eowyn") == 1


@pytest.mark.rule("fellowship.choose.no_target")
def test_feint_needs_an_engaged_enemy_and_blade_mastery_a_character():
    t = table(heroes=[["gimli"]], hand=["feint"], staging=["forest_spider"])
    t.pools(gimli=1)
    assert t.why_not("play", "feint", phase="combat") == ["fellowship.ability.must_change_state"]
    t.put("wolf_rider", engaged=0)
    assert t.can("play", "feint", phase="combat")


@pytest.mark.rule("fellowship.choose.no_target")
def test_a_lasting_effect_needs_a_target_too():
    t = table(heroes=[["beravor"]], hand=["radagasts_cunning"], engaged=["forest_spider"])
    t.pools(beravor=1)
    assert t.why_not("play", "radagasts_cunning", phase="quest") == ["fellowship.ability.must_change_state"]
    t.put("wolf_rider")
    assert t.can("play", "radagasts_cunning", phase="quest")


@pytest.mark.rule("fellowship.qualifier.distributes")
def test_a_quality_is_meant_of_every_noun_behind_it():
    t = table(heroes=[["gimli", "eowyn"]])
    for name in "horn_of_gondor", "unexpected_courage":
        t.put(name, on="gimli")
    t.card("eowyn").exhausted = t.card("horn_of_gondor").exhausted = True
    assert t.candidates(each((CHARACTER | ATTACHMENT).ready), "gimli") == ["gimli", "unexpected_courage"]


@pytest.mark.rule("fellowship.trait.no_effect")
def test_a_trait_does_nothing_until_something_speaks_of_it():
    t = table(heroes=[["aragorn", "gimli"]], hand=["for_gondor"])
    before = [(t.willpower(name), t.strength(name), t.defense(name)) for name in ("aragorn", "gimli")]
    t.put("steward_of_gondor", on="gimli")
    assert t.has_trait("gimli", "gondor")
    assert [(t.willpower(name), t.strength(name), t.defense(name)) for name in ("aragorn", "gimli")] == before
    t.pools(aragorn=2)
    t.play("for_gondor")
    assert [t.defense(name) for name in ("aragorn", "gimli")] == [2, 3]


# --- effects ------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.ability.sentence_by_sentence")
def test_the_card_drawn_by_the_first_sentence_can_be_discarded_by_the_second():
    t = table(heroes=[["gimli"]])
    t.hold(trick(action(draw(1), discard_cards(1))))
    t.on_deck("feint")
    t.play("trick")
    assert t.hand() == []
    assert t.discarded("feint")


@pytest.mark.rule("fellowship.ability.sentence_by_sentence")
def test_will_of_the_west_is_removed_after_the_shuffle():
    t = table(heroes=[["eowyn"]], hand=["will_of_the_west"])
    t.move(t.s.players[0].deck.cards[0], "discard")
    t.pools(eowyn=1)
    t.play("will_of_the_west")
    assert t.course("discard-shuffled", "removed") == ["discard-shuffled", "removed"]
    assert t.zone("will_of_the_west") == "removed"


@pytest.mark.rule("fellowship.effect.definition")
def test_what_the_round_does_and_what_a_card_does_are_told_apart():
    t = table(heroes=TRIO, first=1)
    t.step("raise_threat")
    assert {line["rule"] for line in t.lines("threat-raised")} == {"fellowship.step.7_3"}
    law(t, action(raise_threat(1)))
    t.use("law", seat=1)
    assert t.lines("threat-raised")[-1]["rule"] == "fellowship.ability.sentence_by_sentence"


@pytest.mark.rule("fellowship.effect.untargeted_up_to_available")
def test_what_is_not_there_is_not_drawn_or_looked_at():
    t = table(heroes=[["beravor"], ["gimli"]], hand=["loriens_wealth", "gandalfs_search"])
    t.pools(beravor=7)
    t.empty("deck", "removed", leave=5)
    t.play("loriens_wealth", "choose/p0")
    assert len(t.hand()) == 4
    t.play("gandalfs_search", "x/4", "choose/p0", until="take")
    assert len(t.options()) == 2


@pytest.mark.rule("fellowship.effect.choose_one_must_change")
def test_what_would_do_nothing_is_no_choice():
    t = table(heroes=[["gimli"], ["aragorn"]])
    t.dial(0, 30)
    card = t.hold("gandalf")[0]
    t.enters(card, "response-enter/use:gandalf", until="")
    assert t.prompts() == ["response-enter"]
    assert len(t.hand()) == 3
    t.leaves(card)
    t.dial(5)
    t.enters(card, "response-enter/use:gandalf", until="choose-one")
    assert t.options() == ["branch:draw", "branch:threat"]


@pytest.mark.rule("fellowship.response.aragorn_example")
def test_aragorn_pays_one_of_his_resources_to_be_ready_again():
    t = table(heroes=[["aragorn", "theodred"]])
    t.pools(aragorn=1)
    t.commit("aragorn", answers=["response-commit/use:aragorn"])
    assert t.is_committed("aragorn")
    assert not t.exhausted("aragorn")
    assert t.resources("aragorn") == 0
    t.commit("theodred", answers=["response-commit/use:theodred", "choose/theodred"])
    assert t.resources("theodred") == 1


@pytest.mark.rule("fellowship.response.aragorn_example")
def test_aragorn_without_a_resource_is_not_asked():
    t = table(heroes=[["aragorn", "gimli"]])
    t.pools(gimli=1)
    t.commit("aragorn")
    assert t.asked == []
    assert t.exhausted("aragorn")


@pytest.mark.rule("fellowship.response.source_in_play")
def test_a_response_comes_from_play_unless_its_text_says_otherwise():
    t = table(heroes=[["gimli", "gloin"], ["aragorn"]], hand=["brok_ironfist"], engaged=["forest_spider"])
    t.hold(friend(response(A_CHARACTER_IS_DESTROYED, draw(1)), name="Mourner"))
    t.lay("horn_of_gondor", "discard")
    t.hurt("gimli", 5, until="response-leave")
    assert t.options() == ["use:brok_ironfist", "pass"]
    t.give("response-leave/use:brok_ironfist")
    t.finish()
    assert t.in_play("brok_ironfist")
    t.enters("mourner")
    t.hurt("brok_ironfist", 4, "response-defeat/use:mourner")
    assert len(t.hand()) == 1


@pytest.mark.rule("fellowship.event.sequence")
def test_of_an_event_with_a_response_and_an_action_the_action_is_played_in_a_window():
    t = table(heroes=TRIO, first=1)
    t.dial(20, 20, 20)
    t.hold(trick(response(THIS_LEAVES_PLAY, raise_threat(5)), action(raise_threat(1))), seat=1)
    t.play("trick", seat=1)
    assert t.threats == [20, 21, 20]


@pytest.mark.rule("fellowship.action.source_out_of_play")
def test_what_is_used_from_the_hand_is_used_and_not_played():
    t = table(heroes=TRIO, first=1)
    t.hold(friend(action(raise_threat(1)), name="Held", from_hand=True), "feint", seat=1)
    acts = {t.called(card): [act for act, _ in ways_to_use(t.s, 1, card)] for card in t.s.players[1].hand.cards}
    assert acts == {"held": ["play", "use"], "feint": ["play"]}

"""Timing (Черговість, коли і після, потім, скасування, заміна): in which order abilities answer what happens."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.fellowship.events import ENEMY_ATTACK, ENGAGE
from rulebound.games.fellowship.words import (
    A_CARD_IS_REVEALED,
    A_CHARACTER_IS_DESTROYED,
    ATTACHMENT,
    EACH_PLAYER,
    ENGAGED_ENEMY,
    HERO,
    THE_FIRST_PLAYER,
    THE_ROUND_ENDS,
    Exists,
    action,
    an,
    as_soon_as,
    cancel,
    discard,
    does_not_happen,
    draw,
    each,
    forced,
    forced_when,
    gets,
    happens_instead,
    put_into_play,
    raise_threat,
    response,
    response_when,
    then,
    titled,
    would,
)
from rulebound.lcg.events import PLAY, USE
from rulebound.lcg.targets import Noun, Target
from rulebound.lcg.triggers import On
from tests.fellowship_made_up import PAIR, TRIO, always, foe, friend, gift, law, trick
from tests.fellowship_table import table

# --- when and after -----------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.when.definition")
def test_when_it_attacks_is_while_the_attack_goes_on():
    t = table(heroes=PAIR, engaged=["dol_guldur_beastmaster"])
    t.on_top("forest_gate")
    t.enemy_attacks("dol_guldur_beastmaster", "defend/gimli")
    assert t.course("enemy-attacks", "forced", "defends", "shadow", "damaged") == [
        "enemy-attacks", "forced", "defends", "shadow", "shadow", "damaged",
    ]  # fmt: skip


@pytest.mark.rule("fellowship.after.definition", "fellowship.forced.every_time")
def test_after_it_attacked_is_when_the_attack_is_over_every_time():
    t = table(heroes=[["gimli"]], engaged=["chieftain_ufthak"])
    t.gets("gimli", "hit-points", 20, "round")
    for tokens in 1, 2, 3:
        t.card("gimli").exhausted, t.card("gimli").damage = False, 0
        strength = t.strength("chieftain_ufthak")
        t.enemy_attacks("chieftain_ufthak", "defend/gimli")
        assert t.damage("gimli") == strength - 2
        assert t.resources("chieftain_ufthak") == tokens
    assert t.strength("chieftain_ufthak") == 9
    assert t.course("damaged", "forced") == ["damaged", "forced"] * 3


@pytest.mark.rule("fellowship.after.definition")
def test_after_it_engages_you_the_enemy_is_with_you_already():
    t = table(heroes=[["gimli", "legolas"], ["aragorn", "theodred"]], first=1, staging=["hummerhorns"])
    t.engage("hummerhorns", until="damage")
    assert t.engaged(0) == ["hummerhorns"]
    assert t.options() == ["damage:gimli", "damage:legolas"]


# --- the order of abilities on one trigger ------------------------------------------------------------------


@pytest.mark.rule("fellowship.order.three_layers", "fellowship.order.when_then_after",
                  "fellowship.forced.before_optional", "fellowship.response.when_before_after")  # fmt: skip
def test_forced_before_responses_and_when_before_after_in_each():
    t = table(heroes=PAIR, first=1, staging=["forest_spider"])
    gift(t, response(always(ENGAGE), raise_threat(1)), name="After", seat=1)
    gift(t, response_when(always(ENGAGE), raise_threat(1)), name="When", seat=0)
    law(t, forced(always(ENGAGE), raise_threat(1, THE_FIRST_PLAYER)), name="Late Law")
    law(t, forced_when(always(ENGAGE), raise_threat(1, THE_FIRST_PLAYER)), name="Early Law")
    t.engage("forest_spider", "order/forest_spider", "p0>interrupt-engage/use:when", "p1>response-engage/use:after")
    assert [line["card"] for line in t.lines("forced")] == ["early_law", "forest_spider", "late_law"]
    assert t.course("engages", "forced", "uses") == ["engages", "forced", "forced", "forced", "uses", "uses"]
    assert [line["card"] for line in t.lines("uses")] == ["when", "after"]
    assert t.question("order").options[0].act == "resolve"


@pytest.mark.rule("fellowship.order.three_layers")
def test_what_always_holds_counts_before_anything_answers():
    t = table(heroes=[["gimli"]], staging=["hummerhorns"])
    law(t, holds=gets("hit-points", 1, each(HERO), Exists(an(ENGAGED_ENEMY))))
    t.engage("hummerhorns")
    assert t.damage("gimli") == 5
    assert t.hit_points("gimli") == 1


@pytest.mark.rule("fellowship.response.when_before_after", "fellowship.order.when_then_after")
def test_a_response_after_an_attack_waits_for_the_one_when_it_begins():
    t = table(heroes=[["gimli"]], engaged=["forest_spider"])
    gift(t, response(always(ENEMY_ATTACK), draw(1)), name="After")
    gift(t, response_when(always(ENEMY_ATTACK), draw(1)), name="When")
    law(t, forced(always(ENEMY_ATTACK), raise_threat(1)), forced_when(always(ENEMY_ATTACK), raise_threat(1)))
    t.enemy_attacks("forest_spider", until="interrupt-enemy-attack")
    assert t.options() == ["use:when", "pass"]
    assert len(t.lines("forced")) == 1
    t.give("interrupt-enemy-attack/pass", "defend/gimli")
    t.until("response-enemy-attack")
    assert t.options() == ["use:after", "pass"]
    assert len(t.lines("forced")) == 2


@pytest.mark.rule("fellowship.forced.before_optional")
def test_the_sting_comes_before_any_response_to_the_engagement():
    t = table(heroes=PAIR, first=1, staging=["hummerhorns"])
    gift(t, response_when(always(ENGAGE), draw(1)), on="legolas")
    t.engage("hummerhorns", "damage/gimli", until="interrupt-engage")
    assert t.discarded("gimli")


# --- forced effects -----------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.forced.order_first_player", "fellowship.forced.one_after_another")
def test_the_first_player_orders_forced_effects_of_others_one_after_another():
    t = table(heroes=TRIO, first=0)
    t.put("dungeon_torch"), t.put("shadow_key")
    t.use("dungeon_torch", "attach/aragorn", seat=1)
    t.use("shadow_key", "attach/eowyn", seat=2)
    t.dial(10, 10, 10)
    t.step("end_round", "p0>order/shadow_key")
    assert t.offered("order") == ["resolve:dungeon_torch", "resolve:shadow_key"]
    assert t.course("forced", "damaged", "threat-raised")[-4:] == ["forced", "damaged", "forced", "threat-raised"]
    assert t.threats == [10, 12, 10]
    assert t.damage("eowyn") == 1


@pytest.mark.rule("fellowship.forced.active_at_trigger")
def test_what_comes_into_play_by_a_destruction_does_not_answer_it():
    t = table(heroes=TRIO, first=2)
    t.dial(10, 10, 10)
    scar = friend(forced(A_CHARACTER_IS_DESTROYED, raise_threat(1, EACH_PLAYER)), name="Scar")
    t.lay(scar, "discard", 1)
    law(t, forced(A_CHARACTER_IS_DESTROYED, put_into_play(_lying("Scar"))))
    t.hurt("gimli", 5)
    assert t.in_play("scar")
    assert t.threats == [10, 10, 10]
    t.hurt("eowyn", 3, "order/scar")
    assert t.threats == [11, 11, 11]


@pytest.mark.rule("fellowship.forced.active_at_trigger")
def test_what_comes_into_play_as_the_round_ends_waits_for_the_next_end():
    t = table(heroes=TRIO, first=2)
    t.dial(10, 10, 10)
    t.lay(friend(forced(THE_ROUND_ENDS, raise_threat(1, EACH_PLAYER)), name="Scar"), "discard", 1)
    law(t, forced(THE_ROUND_ENDS, put_into_play(_lying("Scar"))))
    t.step("end_round")
    assert t.in_play("scar")
    assert t.threats == [10, 10, 10]
    t.step("end_round", "order/scar")
    assert t.threats == [11, 11, 11]


def _lying(title: str) -> Target[Any, Any]:
    noun = titled(title)
    return an(Noun(noun.said, lambda s, m: [card for card in s.cards if card.printed.plain == title]))


@pytest.mark.rule("fellowship.triggered.automatic")
def test_you_is_the_player_whom_the_trigger_concerns():
    t = table(heroes=TRIO, first=1)
    t.dial(10, 10, 10)
    law(t, forced(always(ENGAGE), raise_threat(1)))
    for seat in range(3):
        t.put(foe(name=f"Foe {seat}"))
        t.engage(f"foe_{seat}", seat=seat)
        assert t.threats == [11] * (seat + 1) + [10] * (2 - seat)


# --- responses ----------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.response.after_trigger", "fellowship.trigger.definition")
def test_a_response_waits_for_its_trigger_and_for_no_other():
    t = table(heroes=[["gimli", "legolas"]], engaged=["forest_spider"])
    t.put("horn_of_gondor", on="gimli")
    assert t.why_not("use", "horn_of_gondor", phase="combat") == ["fellowship.trigger.definition"]
    assert not t.can("use", "horn_of_gondor", phase="combat")
    t.hurt("legolas", 3)
    t.hurt("forest_spider", 4)
    t.raises(1)
    assert t.asked == []
    t.hurt("legolas", 1, "response-defeat/use:horn_of_gondor")
    assert t.resources("gimli") == 1


@pytest.mark.rule("fellowship.response.several", "fellowship.trigger.shared_window")
@pytest.mark.parametrize("first", ["horn_of_gondor", "valiant_sacrifice"])
def test_both_triggers_of_one_death_are_answered_in_one_window_in_either_order(first):
    t = table(heroes=[["aragorn", "gimli"]], hand=["valiant_sacrifice"], in_play=["snowbourn_scout"])
    t.put("horn_of_gondor", on="gimli")
    t.pools(aragorn=1)
    t.hurt("snowbourn_scout", 1, until="response-defeat")
    assert sorted(t.options()) == ["pass", "use:horn_of_gondor", "use:valiant_sacrifice"]
    other = {"horn_of_gondor": "response-leave", "valiant_sacrifice": "response-defeat"}[first]
    t.give(f"response-defeat/use:{first}", f"{other}/use")
    assert t.resources("gimli") == 1
    assert len(t.hand()) == 2


@pytest.mark.rule("fellowship.response.round_robin", "fellowship.response.closed")
def test_players_respond_in_turn_until_all_pass_in_a_row():
    t = table(heroes=[["gimli"], ["legolas"], ["eowyn"]], first=1)
    t.hold("swift_strike", seat=0)
    t.hold("swift_strike", "swift_strike", "swift_strike", seat=1)
    t.put("ungoliants_spawn", engaged=2)
    t.pools(gimli=2, legolas=6)
    t.enemy_attacks(
        "ungoliants_spawn", "p2>defend/eowyn", "p1>response-defend/pass", "p0>response-defend/use",
        "p1>response-defend/use", "p1>response-defend/use", "p1>response-defend/pass",
    )  # fmt: skip
    assert t.who("response-defend") == [1, 0, 1, 1, 1]
    assert t.damage("ungoliants_spawn") == 6
    assert t.hand(1) == ["swift_strike"]


@pytest.mark.rule("fellowship.response.closed")
def test_who_passed_last_in_a_row_responds_no_more():
    t = table(heroes=[["gimli"], ["legolas"], ["eowyn"]], first=1, hands={1: ["swift_strike"]})
    t.put("forest_spider", engaged=2)
    t.pools(legolas=2)
    t.enemy_attacks("forest_spider", "p2>defend/eowyn", "p1>response-defend/pass")
    assert t.who("response-defend") == [1]
    assert t.damage("forest_spider") == 0
    assert "fellowship.trigger.definition" in t.why_not("play", "swift_strike", seat=1, phase="combat")


@pytest.mark.rule("fellowship.response.after_trigger")
def test_who_might_respond_from_an_unknown_hand_is_asked_and_may_only_pass():
    t = table(heroes=PAIR, first=1, hands={0: ["feint"], 1: ["ever_vigilant"]})
    t.put("snowbourn_scout", seat=0)
    t.pools(aragorn=1)
    t.hurt("snowbourn_scout", 1, until="response-leave")
    assert t.options(1) == ["pass"]
    t.finish()
    assert t.who() == [1]


@pytest.mark.rule("fellowship.response.after_trigger")
@pytest.mark.parametrize("missing", ["resources", "hand", "trigger"])
def test_who_can_have_no_response_is_not_asked(missing):
    t = table(heroes=PAIR, first=1, hands={1: [] if missing == "hand" else ["ever_vigilant"]})
    t.put("snowbourn_scout", seat=0)
    t.pools(aragorn=0 if missing == "resources" else 1)
    t.hurt("legolas" if missing == "trigger" else "snowbourn_scout", 1)
    assert t.asked == []


# --- cancelling ---------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.cancel.priority", "fellowship.cancel.treachery_discarded")
def test_a_test_of_will_comes_before_all_else_that_answers_the_reveal():
    t = table(heroes=[["eowyn"], ["gimli"]], first=1, hands={0: ["a_test_of_will"]})
    t.pools(eowyn=1)
    law(t, as_soon_as(A_CARD_IS_REVEALED, raise_threat(1)), would(A_CARD_IS_REVEALED, raise_threat(1)))
    t.on_top("forest_gate")
    t.reveal("the_necromancers_reach", until="cancel-reveal")
    assert t.lines("forced") == []
    t.give("p0>cancel-reveal/use:a_test_of_will")
    t.finish()
    assert t.zone("the_necromancers_reach") == "encounter-discard"
    assert t.said("reveals", card="the_necromancers_reach")
    assert "forest_gate" not in t.staging()


@pytest.mark.rule("fellowship.cancel.no_longer_imminent")
def test_what_is_cancelled_is_not_cancelled_again():
    t = table(heroes=[["eowyn"], ["eleanor"]], hands={0: ["a_test_of_will"]})
    t.pools(eowyn=1)
    t.reveal("the_necromancers_reach", until="cancel-reveal")
    t.give("p0>cancel-reveal/use:a_test_of_will")
    t.finish()
    assert t.who("cancel-reveal") == [0]
    assert not t.exhausted("eleanor")


@pytest.mark.rule("fellowship.cancel.treachery_discarded", "fellowship.then.must_attempt")
def test_eleanor_discards_what_she_cancels_and_another_card_comes():
    t = table(heroes=[["eowyn"], ["eleanor"]])
    t.on_top("forest_gate")
    t.reveal("the_necromancers_reach", "p1>cancel-reveal/use:eleanor")
    assert t.prompts() == ["cancel-reveal"]
    assert t.zone("the_necromancers_reach") == "encounter-discard"
    assert t.staging() == ["forest_gate"]


OTHERS_ARE_USED: On[Any, Any] = On(USE, "this-attacks", lambda s, e, card, seat: e.on is not card)


@pytest.mark.rule("fellowship.cancel.cost_stays")
def test_what_was_paid_for_a_cancelled_ability_stays_paid_and_it_was_used():
    t = table(heroes=[["beravor"]])
    law(t, would(OTHERS_ARE_USED, does_not_happen))
    t.use("beravor")
    assert t.hand() == []
    assert t.exhausted("beravor")
    t.card("beravor").exhausted = False
    assert t.why_not("use", "beravor") == ["fellowship.limit.per_phase_round"]


@pytest.mark.rule("fellowship.cancel.event_discarded", "fellowship.cancel.cost_stays")
def test_a_cancelled_event_is_discarded():
    t = table(heroes=TRIO, first=2, hands={1: ["sneak_attack", "ever_vigilant"]})
    t.put("snowbourn_scout", seat=1)
    t.card("snowbourn_scout").exhausted = True
    t.pools(aragorn=1)
    law(t, cancel(always(PLAY), does_not_happen))
    t.play("ever_vigilant", "p2>cancel-play/use:law", seat=1)
    assert t.exhausted("snowbourn_scout")
    assert t.resources("aragorn") == 0
    assert t.lies("ever_vigilant", "discard", 1)


# --- replacing ----------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.replacement.definition")
def test_the_banks_of_the_anduin_never_lie_in_the_discard_pile():
    t = table(heroes=PAIR, staging=["banks_of_the_anduin"])
    t.makes_progress(3, "banks_of_the_anduin")
    assert t.zone("banks_of_the_anduin") == "encounter"
    assert t.lying("encounter")[-1] == "banks_of_the_anduin"
    assert t.lying("encounter-discard") == []


@pytest.mark.rule("fellowship.replacement.definition")
def test_what_happens_instead_happens_when_all_have_answered():
    t = table(heroes=[["gimli"], ["aragorn"]], engaged=["forest_spider"])
    t.dial(10, 10)
    law(t, would(always(ENEMY_ATTACK), happens_instead(raise_threat(2))))
    gift(t, response_when(always(ENEMY_ATTACK), draw(1)))
    t.enemy_attacks("forest_spider", "interrupt-enemy-attack/use:gift")
    assert t.course("draws", "replaced", "threat-raised") == ["draws", "replaced", "threat-raised"]
    assert t.threats == [12, 10]
    assert not t.said("shadow")
    assert "response-enemy-attack" not in t.prompts()


@pytest.mark.rule("fellowship.replacement.definition")
def test_the_shackles_go_in_place_of_the_cards_of_one_player():
    t = table(heroes=TRIO, first=1)
    t.reveal("iron_shackles")
    t.step("draw_cards")
    assert t.sizes("hand") == [1, 0, 1]
    assert t.discarded("iron_shackles")
    t.step("draw_cards")
    assert t.sizes("hand") == [2, 1, 2]


@pytest.mark.rule("fellowship.replacement.last_wins")
def test_of_two_replacements_the_last_one_happens():
    for first, threat in ("law", 13), ("other_law", 12):
        t = table(heroes=[["gimli"]], engaged=["forest_spider"])
        t.dial(10)
        law(t, would(always(ENEMY_ATTACK), happens_instead(raise_threat(2))))
        law(t, would(always(ENEMY_ATTACK), happens_instead(raise_threat(3))), name="Other Law")
        t.enemy_attacks("forest_spider", f"order/{first}")
        assert t.threat() == threat


# --- then ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.then.sequence")
def test_the_fog_lies_before_the_first_card_is_discarded():
    t = table(heroes=PAIR, first=1, staging=["forest_gate"], hands={0: ["feint"], 1: ["ever_vigilant", "sneak_attack"]})
    t.dial(35, 35)
    t.reveal("treacherous_fog", until="discard-cost")
    assert t.menace("forest_gate") == 3
    assert [len(t.hand(seat)) for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("fellowship.then.fails")
def test_what_follows_then_is_not_done_if_the_first_was_not():
    t = table(heroes=[["gimli"]])
    both = then(discard(an(ATTACHMENT)), draw(1))
    assert not t.resolve(both, by="gimli")
    assert t.hand() == []
    gift(t)
    t.resolve(both, by="gimli")
    assert len(t.hand()) == 1


@pytest.mark.rule("fellowship.then.must_attempt")
def test_what_follows_then_is_not_declined():
    t = table(heroes=[["gimli"]])
    gift(t)
    t.hold(trick(action(then(discard(an(ATTACHMENT)), draw(1)))))
    t.play("trick")
    assert t.prompts() == ["planning"]
    assert len(t.hand()) == 1

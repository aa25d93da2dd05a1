"""Damage (Поранення, очки витривалості, знищення): tokens, healing, destruction, and who cannot be damaged."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.damage import deal_damage, destroy, discard_from_play
from rulebound.games.fellowship.events import DESTROY, DISCARDED, LEAVE
from rulebound.games.fellowship.words import (
    A_CHARACTER_YOU_CONTROL_IS_DESTROYED,
    CHARACTER,
    ENEMY,
    HERO,
    HOST,
    THIS,
    Absent,
    action,
    an,
    cancel,
    cannot,
    deal,
    discard,
    draw,
    each,
    forced,
    gets,
    lasts,
    loses_when,
    named,
    prevent,
    raise_threat,
    response,
)
from rulebound.lcg.events import DAMAGE
from rulebound.lcg.triggers import On
from tests.fellowship_made_up import gift, law
from tests.fellowship_made_up_costs import any_time, beast, charm, friend, stranger
from tests.fellowship_table import Table, table

TRIO = [["gimli", "legolas"], ["aragorn", "denethor"], ["eowyn", "eleanor"]]


def prisoner() -> Table:
    """Stage 1B of the third scenario: Éowyn, with two damage, lies face down as a prisoner."""
    t = table(heroes=TRIO, first=1, scenario="dol_guldur")
    for name in (name for heroes in TRIO for name in heroes):
        t.card(name).captive = name == "eowyn"
    t.card("eowyn").damage = 2
    return t


# --- tokens -------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.damage.steps")
def test_damage_is_prevented_after_it_is_assigned_and_before_the_tokens_are_placed():
    mine = On(DAMAGE, "this-suffers-damage", lambda s, e, card, seat: e.seat == seat)
    t = table(heroes=TRIO, first=1)
    t.put(charm("Ward", does=cancel(mine, prevent(1))), seat=2, on="eleanor")
    t.hurt_all(2, "aragorn", "eowyn", answers=["p2>cancel-damage/ward"])
    assert (t.damage("aragorn"), t.damage("eowyn")) == (2, 1)
    assert t.course("prevents", "damaged") == ["prevents", "damaged", "damaged"]
    t.hurt("eleanor", 1, "p2>cancel-damage/ward")
    assert t.damage("eleanor") == 0
    assert len(t.lines("damaged")) == 2


@pytest.mark.rule("fellowship.damage.steps")
def test_what_is_prevented_does_not_destroy():
    mine = On(DAMAGE, "this-suffers-damage", lambda s, e, card, seat: e.on is not None and e.on.id == card.host)
    t = table(heroes=TRIO, first=1)
    t.put("hill_troll", engaged=2)
    t.put(charm("Ward", does=cancel(mine, prevent())), seat=2, on="eleanor")
    before = t.threat(2)
    t.enemy_attacks("hill_troll", "p2>defend/eleanor", "p2>cancel-damage/ward")
    assert (t.in_play("eleanor"), t.threat(2)) == (True, before)


@pytest.mark.rule("fellowship.damage.steps")
def test_only_what_is_there_is_damaged_and_nothing_is_no_damage():
    t = table(heroes=[["gloin"], ["gimli"]], first=1, hands={0: ["snowbourn_scout"]})
    assert t.hurt("gloin", 0) == 0
    assert t.hurt("snowbourn_scout", 2) == 0
    assert (t.damage("snowbourn_scout"), t.lines("damaged")) == (0, [])
    assert t.prompts() == []
    assert t.hurt_all(1, "gloin", "gimli", answers=["p0>response-damage/gloin"]) == 2
    assert t.resources("gloin") == 1


@pytest.mark.rule("fellowship.damage.heal")
@pytest.mark.parametrize(("damage", "left"), [(1, 0), (3, 1)])
def test_healing_takes_as_many_tokens_as_it_says_and_there_are(damage, left):
    t = table(heroes=TRIO, first=1)
    t.put("daughter_of_the_nimrodel", seat=2)
    t.card("aragorn").damage = damage
    t.use("daughter_of_the_nimrodel", phase="quest")
    assert t.damage("aragorn") == left
    assert not t.can("use", "daughter_of_the_nimrodel", phase="quest")


# --- hit points ---------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.hit_points.destroyed")
@pytest.mark.parametrize(("damage", "lives"), [(2, True), (3, False), (4, False)])
def test_who_has_as_much_damage_as_hit_points_is_destroyed(damage, lives):
    t = table(heroes=TRIO, first=1)
    t.put("forest_spider", engaged=0)
    t.hurt("eowyn", damage)
    assert t.in_play("eowyn") == lives
    t.hurt("forest_spider", damage + 1)
    assert t.in_play("forest_spider") == lives


@pytest.mark.rule("fellowship.hit_points.modifier_loss")
def test_who_loses_the_hit_points_of_an_attachment_is_destroyed():
    t = table(heroes=TRIO, first=1)
    t.put("citadel_plate", seat=1, on="denethor")
    t.hurt("denethor", 5)
    assert t.hit_points("denethor") == 2
    t.leaves("citadel_plate")
    assert t.zone("denethor") == "discard"
    assert t.said("destroyed", card="denethor")


@pytest.mark.rule("fellowship.hit_points.modifier_loss")
@pytest.mark.parametrize(("period", "phase"), [("phase", "quest"), ("round", "end")])
def test_who_lives_only_by_hit_points_that_last_is_destroyed_when_they_end(period, phase):
    t = table(heroes=TRIO, first=1)
    t.gets("denethor", "hit-points", 2, period)
    t.gets("aragorn", "hit-points", 2, period)
    t.hurt("denethor", 4)
    assert t.in_play("denethor")
    t.phase(phase)
    assert t.zone("denethor") == "discard"
    assert t.in_play("aragorn")


@pytest.mark.rule("fellowship.hit_points.modifier_loss")
def test_hit_points_for_an_attack_end_with_the_attack():
    t = table(heroes=TRIO, first=1)
    t.put("hill_troll", engaged=1)
    t.enemy_attacks("hill_troll", until="defend")
    t.gets("denethor", "hit-points", 3, "attack")
    t.give("p1>defend/denethor")
    t.finish()
    assert t.said("damaged", card="denethor", n=3)
    assert t.zone("denethor") == "discard"


@pytest.mark.rule("fellowship.hit_points.modifier_loss")
def test_a_card_that_takes_hit_points_away_destroys_the_wounded_as_it_enters_play():
    t = table(heroes=TRIO, first=1)
    t.hold(friend("Curse", always=gets("hit-points", -1, each(HERO))), seat=2)
    t.left("gimli", 1)
    t.left("legolas", 2)
    t.play("curse", seat=2)
    assert (t.in_play("gimli"), t.in_play("legolas")) == (False, True)


@pytest.mark.rule("fellowship.hit_points.modifier_loss")
def test_who_has_no_hit_points_at_all_is_destroyed_without_any_damage():
    t = table(heroes=TRIO, first=1)
    t.hold(friend("Curse", hit_points=9, always=gets("hit-points", -3, each(HERO))), seat=1)
    t.play("curse", "p2>discard-first/eowyn", seat=1)
    assert [t.in_play(name) for name in ("gimli", "aragorn", "denethor")] == [True, True, False]
    assert t.fallen == [2]
    t = table(heroes=TRIO, first=1)
    t.put(charm("Blight", does=action(lasts("hit-points", -3, each(HERO.you_control)))), seat=1, on="aragorn")
    t.use("blight", phase="quest")
    assert (t.in_play("denethor"), t.hit_points("aragorn")) == (False, 2)


@pytest.mark.rule("fellowship.hit_points.modifier_loss")
def test_who_lives_by_another_falls_with_it():
    t = table(heroes=TRIO, first=1)
    t.put(friend("Healer", always=gets("hit-points", 2, each(HERO))), seat=2)
    t.hurt_all(3, "gimli", "denethor")
    t.hurt("healer", 2)
    assert (t.in_play("gimli"), t.in_play("denethor")) == (True, False)
    assert [line["card"] for line in t.lines("destroyed")] == ["healer", "denethor"]


@pytest.mark.rule("fellowship.hit_points.modifier_loss")
def test_who_lived_by_the_card_of_a_player_who_is_out_falls_at_the_end_of_the_phase_at_the_latest():
    t = table(heroes=TRIO, first=1)
    t.put(friend("Healer", always=gets("hit-points", 2, each(HERO))), seat=2)
    t.hurt("denethor", 3)
    t.eliminates(2)
    t.step("end_quest")
    assert (t.in_play("denethor"), t.in_play("aragorn")) == (False, True)


# --- destruction --------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.destroyed.hero_ally")
def test_the_destroyed_lie_face_up_on_top_of_their_owners_discard_pile():
    t = table(heroes=TRIO, first=1)
    t.lay("feint", "discard", 2)
    t.lay("feint", "discard", 0)
    t.put("gandalf", seat=2)
    t.hurt("gandalf", 4)
    t.hurt("gimli", 5)
    assert t.lying("discard", 2)[-1] == "gandalf"
    assert t.lying("discard", 0)[-1] == "gimli"
    assert t.known("gandalf", 1)
    assert (t.damage("gandalf"), t.damage("gimli")) == (0, 0)


@pytest.mark.rule("fellowship.destroyed.not_discarded")
def test_who_is_destroyed_is_not_discarded():
    discarded = On(LEAVE, "this-leaves-play", lambda s, e, card, seat: e.how == DISCARDED)
    t = table(heroes=TRIO, first=1)
    t.put(charm("Lament", does=response(discarded, draw(1))), seat=1, on="aragorn")
    t.put("horn_of_gondor", seat=2, on="eleanor")
    for name in ("veteran_axehand", "snowbourn_scout"):
        t.put(name, seat=2)
    t.hurt("veteran_axehand", 2, "p2>response-defeat/horn_of_gondor")
    assert "response-leave" not in t.prompts()
    t.leaves("snowbourn_scout", "p1>response-leave/lament")
    assert (t.resources("eleanor"), t.sizes("hand")) == (1, [0, 1, 0])


@pytest.mark.rule("fellowship.destroyed.enemy")
def test_an_enemy_that_is_destroyed_as_it_is_revealed_leaves_its_damage_behind():
    t = table(heroes=[["thalin"], ["gimli"]], first=1)
    t.commits("thalin")
    t.reveal(beast(hit_points=1))
    assert (t.zone("beast"), t.damage("beast")) == ("encounter-discard", 0)


@pytest.mark.rule("fellowship.hit_points.destroyed")
def test_those_destroyed_at_one_blow_hear_of_each_other():
    t = table(heroes=TRIO, first=1)
    for name in ("Kin", "Clan"):
        t.put(friend(name, does=forced(any_time(DESTROY), raise_threat(1))), seat=2)
    before = t.threat(2)
    t.hurt_all(2, "kin", "clan", answers=["p2>discard-first/kin", "p1>order/clan", "p1>order/clan"])
    assert t.threat(2) == before + 4


# --- cannot be damaged --------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.cannot_be_damaged.no_tokens", "fellowship.cannot_be_damaged.existing_stays")
def test_the_prisoner_gets_no_damage_and_keeps_what_was_there():
    t = prisoner()
    t.resolve(deal(1, each(HERO)), by="quest", seat=1)
    assert [t.damage(name) for heroes in TRIO for name in heroes] == [1, 1, 1, 1, 2, 1]
    t.hurt("eowyn", 1)
    assert t.damage("eowyn") == 2


@pytest.mark.rule("fellowship.cannot_be_damaged.no_tokens", "fellowship.cannot_be_damaged.existing_stays")
def test_who_cannot_be_damaged_gets_no_damage_whatever_hits_it():
    t = table(heroes=TRIO, first=1)
    t.put("hill_troll", engaged=2)
    t.card("eleanor").damage = 2
    t.put(charm(always=cannot("take-damage", HOST)), seat=2, on="eleanor")
    t.resolve(deal(2, each(CHARACTER)), by="quest", seat=1)
    t.enemy_attacks("hill_troll", "p2>defend/eleanor")
    assert (t.damage("eleanor"), t.damage("eowyn")) == (2, 2)


@pytest.mark.rule("fellowship.cannot_be_damaged.not_chosen")
def test_who_cannot_be_damaged_is_not_offered():
    t = prisoner()
    t.put("wolf_rider", engaged=2)
    t.enemy_attacks("wolf_rider", "p2>defend/no-defense")
    assert t.damage("eleanor") == 2
    assert "attack-damage" not in t.prompts()
    t = table(heroes=TRIO, first=1)
    for name, guard in ("Beast", ()), ("Shade", cannot("take-damage", THIS)):
        t.put(beast(name, always=guard), engaged=2)
    assert t.candidates(an(ENEMY), by="quest") == ["beast", "shade"]
    t.resolve(deal(1, an(ENEMY)), by="quest", seat=1)
    assert (t.damage("beast"), t.damage("shade")) == (1, 0)


@pytest.mark.rule("fellowship.cannot_be_damaged.other_removal")
def test_who_cannot_be_damaged_can_still_be_discarded():
    t = table(heroes=TRIO, first=1)
    t.put(friend("Shade", always=cannot("take-damage", THIS)), seat=2)
    t.hurt("shade", 5)
    assert t.in_play("shade")
    t.resolve(discard(THIS), by="shade", seat=2)
    assert not t.in_play("shade")


@pytest.mark.rule("fellowship.control.current")
def test_an_ally_of_the_scenario_that_is_destroyed_is_one_of_its_controller():
    t = table(heroes=TRIO, first=1)
    stray = t.put(stranger("Stray"))
    t.s.move(stray, t.s.players[2].area)
    stray.controller = 2
    for seat in range(3):
        gift(t, response(A_CHARACTER_YOU_CONTROL_IS_DESTROYED, draw(1)), seat=seat, name=f"Gift {seat}")
    t.hurt("stray", 3)
    assert t.who("response-defeat") == [2]


@pytest.mark.rule("fellowship.hit_points.destroyed", "fellowship.forced.active_at_trigger",
                  "fellowship.leaves_play.definition")  # fmt: skip
@pytest.mark.parametrize("how", ["destroyed", "discarded"])
def test_all_who_leave_play_at_one_moment_see_each_other_leave(how):
    another = On(LEAVE, "this-attacks", lambda s, e, card, seat: e.on is not card)
    t = table(heroes=TRIO, first=1)
    t.dial(10, 10, 10)
    cards = [t.put(friend("Mourner", does=forced(another, raise_threat(1))), seat=2), t.put(friend("Other"), seat=0)]
    if how == "destroyed":
        t.run(deal_damage(t.s, dict.fromkeys(cards, 5)))
    else:
        t.run(discard_from_play(t.s, cards))
    assert t.threats == [10, 10, 11]


@pytest.mark.rule("fellowship.leaves_play.definition")
def test_what_is_not_in_play_does_not_leave_it():
    t = table(heroes=TRIO, first=1, hands={2: ["feint"]})
    seen = On(LEAVE, "this-attacks", lambda s, e, card, seat: True)
    gift(t, forced(seen, raise_threat(1)), seat=1)
    before = t.threats
    t.run(discard_from_play(t.s, [t.card("feint")]))
    assert t.lies("feint", "hand", seat=2)
    assert t.threats == before


@pytest.mark.rule("fellowship.quest.advance_immediately", "fellowship.hit_points.modifier_loss")
def test_when_an_effect_has_destroyed_cards_the_stage_and_the_hit_points_of_the_others_are_looked_at():
    t = table(heroes=TRIO, first=1)
    herald = t.put(friend("Herald", always=gets("hit-points", 1, named("Friend"))), seat=2)
    t.put(friend(), seat=2)
    t.card("friend").damage = 2
    law(t, holds=loses_when(Absent(each(named("Friend")))))
    t.run(destroy(t.s, [herald]))
    assert not t.in_play("friend")
    assert t.over

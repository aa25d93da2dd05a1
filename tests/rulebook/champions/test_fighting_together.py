"""Атака, захист, поранення, поразка with three heroes: who is hit, who resolves, what is spared."""

from __future__ import annotations

import pytest

from rulebound.games.champions.activation import declare_defender, enemy_attacks
from rulebound.games.champions.damage import check_hit_points
from rulebound.games.champions.encounter import reveal
from rulebound.games.champions.events import ENEMY_ATTACK, Attack
from rulebound.games.champions.player_phase import turn_options
from rulebound.games.champions.powers import basic_attack, basic_thwart
from rulebound.games.champions.printed import (
    ally,
    attachment,
    environment,
    minion,
    side_scheme,
    upgrade,
    villain,
)
from rulebound.games.champions.status import give_status
from rulebound.games.champions.words import (
    ENEMY,
    HOST,
    HOST_WOULD_BE_DEFEATED,
    HOST_WOULD_TAKE_DAMAGE,
    THAT_PLAYER,
    THE_VILLAIN,
    THIS,
    THIS_ALLY_ATTACKS,
    THIS_ALLY_THWARTS,
    YOUR_IDENTITY,
    action,
    an,
    attack,
    cannot,
    deal,
    discard,
    does_not_happen,
    draw,
    each,
    forced_interrupt,
    forced_response,
    gets,
    heal,
    stun,
    when_defeated,
    when_revealed,
    would,
)
from rulebound.games.champions.words.fighting import Thwart
from rulebound.games.champions.words.nouns import THE_MAIN_SCHEME
from rulebound.lcg.events import DAMAGE
from rulebound.lcg.in_play import take_control
from tests.champions_made_up import always, code, damages, hands, law, lay, three
from tests.champions_table import table

THREE = ["spider_man", "captain_marvel", "she_hulk"]
TWIN = ally(code(), "Twin", cost=0, thw=1, thw_hurts=1, atk=1, atk_hurts=1, hit_points=3)


# --- enemies attack ---------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.overkill.ally_defender", "champions.enemy_attack.defending_player_becomes_target")
def test_overkill_spills_on_the_hero_of_the_player_whose_ally_defends():
    t = three()
    t.put("mockingbird", seat=1)
    t.villain_attacks("p1>defend/mockingbird", atk=5, overkill=True, seat=0)
    assert damages(t) == [0, 2, 0]
    assert t.discarded("mockingbird")


@pytest.mark.rule("champions.overkill.ally_defender")
def test_without_overkill_or_without_excess_nothing_spills():
    for atk, overkill in ((5, False), (3, True)):
        t = three()
        t.put("mockingbird", seat=1)
        t.villain_attacks("p1>defend/mockingbird", atk=atk, overkill=overkill, seat=0)
        assert damages(t) == [0, 0, 0]


@pytest.mark.rule("champions.enemy_attack.defending_is_optional", "champions.ally.any_player_may_defend")
def test_the_attacked_player_is_asked_first_then_the_others_in_player_order():
    t = three()
    t.villain_attacks(seat=0)
    assert [choice.seat for choice in t.asked if choice.prompt == "defend"] == [0, 2, 1]
    assert damages(t)[0] == 2
    t.asked.clear()
    t.villain_attacks("p2>defend/she_hulk", seat=0)
    assert [choice.seat for choice in t.asked if choice.prompt == "defend"] == [0, 2], "one defender is enough"
    assert [t.exhausted(f"p{seat}") for seat in range(3)] == [False, False, True]


@pytest.mark.rule("champions.golden.card_over_rulebooks")
def test_only_allies_of_the_engaged_player_must_defend_against_melter():
    t = three()
    t.put("melter", seat=1)
    t.put("mockingbird", seat=1)
    t.put("hawkeye", seat=0)
    t.minion_attacks("melter", seat=1)
    assert "defend" not in t.prompts(), "there is nothing to decide"
    assert t.discarded("mockingbird")
    t.minion_attacks("melter", seat=1)
    asked = {choice.seat: [option.act for option in choice.options] for choice in t.asked if choice.prompt == "defend"}
    assert asked == {1: ["defend", "no-defense"], 2: ["defend", "no-defense"], 0: ["defend"] * 2 + ["no-defense"]}


def test_the_arrow_of_an_attack_turns_to_the_defender_and_no_other_does():
    t = three(engaged=["shocker"])
    shocker, (spider_man, _, she_hulk) = t.card("shocker"), (t.card(f"p{seat}") for seat in range(3))
    t.s.attacks = ((t.card("villain").id, spider_man.id), (shocker.id, spider_man.id))
    t.run(declare_defender(t.s, Attack(ENEMY_ATTACK, t.card("villain"), spider_man, 0)), "p2>defend/she_hulk")
    assert t.s.attacks == ((t.card("villain").id, she_hulk.id), (shocker.id, spider_man.id))


def test_an_attack_is_shown_until_it_is_over():
    t = three(engaged=["shocker"])
    flow = enemy_attacks(t.s, t.card("shocker"), 0)
    flow.send(None)
    assert t.s.attacks == ((t.card("shocker").id, t.card("p0").id),)
    t.minion_attacks("shocker")
    assert len(t.s.attacks) == 1
    flow.close()


@pytest.mark.rule("champions.attack.enemy_extra_attack_explicit")
def test_whirlwind_begins_one_attack_however_many_it_becomes():
    t = three(engaged=["whirlwind"])
    law(t, forced_interrupt(always(ENEMY_ATTACK), draw(1, THAT_PLAYER)))
    t.minion_attacks("whirlwind", "p2>order/whirlwind", seat=0)
    assert t.prompts().count("order") == 1
    assert hands(t) == [1, 1, 1]
    assert damages(t) == [2, 2, 2]


@pytest.mark.rule("champions.player_elimination.current_effect_finishes", "champions.boost.after_defender_declaration")
def test_boost_cards_for_nobody_are_discarded():
    t = three(villain="klaw")
    t.card("p0").damage = t.hit_points("p0") - 1
    t.on_top("whirlwind", "shocker")  # a boost ability that hurts each hero
    attack = t.villain_attacks(boost="")
    assert t.out(0)
    assert attack is not None
    assert t.s.boosts.cards == []
    assert t.discarded("shocker")
    assert damages(t)[1:] == [1, 1]
    assert not any(line["card"] == "shocker" for line in t.lines("boost"))


def test_who_is_out_is_not_attacked_and_what_is_gone_does_not_act():
    t = three(engaged=["shocker"])
    t.eliminate(0)
    assert t.villain_attacks(boost="") is None
    gone = t.lay("sandman", "encounter-discard")
    assert t.minion_attacks(gone) is None
    assert t.villain_schemes(seat=1) is not None
    assert damages(t)[1:] == [0, 0]


# --- players attack ---------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.stunned.player_attack_replaced", "champions.attack.hero_basic_exhausts")
def test_a_stunned_hero_who_attacks_only_loses_the_stun():
    t = three(form="hero")
    hero = t.card("p0")
    give_status(t.s, hero, "stunned")
    t.run(basic_attack(t.s, hero, 0))
    assert (hero.stunned, hero.exhausted, t.damage("villain")) == (False, True, 0)


@pytest.mark.rule("champions.confused.player_thwart_replaced", "champions.thwart.hero_basic_exhausts")
def test_a_confused_hero_who_thwarts_only_loses_the_confusion():
    t = three(threat=3)
    hero = t.card("p0")
    give_status(t.s, hero, "confused")
    t.run(basic_thwart(t.s, hero, 0))
    assert (hero.confused, hero.exhausted, t.threat()) == (False, True, 3)


@pytest.mark.rule("champions.consequential_damage.after_attack", "champions.attack.labelled_no_exhaust")
def test_an_ally_pays_for_basic_attacks_and_not_for_those_of_its_abilities():
    striker = ally(
        code(),
        "Striker",
        cost=0,
        thw=1,
        thw_hurts=1,
        atk=1,
        atk_hurts=1,
        hit_points=3,
        does=action(attack(2, an(ENEMY))),
    )
    t = three()
    card = lay(t, striker)
    t.use("striker")
    assert (card.damage, card.exhausted, t.damage("villain")) == (0, False, 2)
    t.attack("striker", "rhino")
    assert (card.damage, card.exhausted, t.damage("villain")) == (1, True, 3)


@pytest.mark.rule("champions.consequential_damage.after_attack", "champions.consequential_damage.after_thwart")
@pytest.mark.parametrize(("when", "act"), [(THIS_ALLY_ATTACKS, "attack"), (THIS_ALLY_THWARTS, "thwart")])
def test_nothing_is_paid_for_what_did_not_happen(when, act):
    t = three(threat=2)
    card = lay(
        t,
        ally(
            code(),
            "Mime",
            cost=0,
            thw=1,
            thw_hurts=1,
            atk=1,
            atk_hurts=1,
            hit_points=3,
            does=would(when, does_not_happen),
        ),
    )
    t.act(act, "mime")
    assert (card.damage, t.damage("villain"), t.threat()) == (0, 0, 2)


def test_an_ally_without_consequential_damage_is_not_said_to_take_any():
    t = three(threat=2)
    lay(t, ally(code(), "Saint", cost=0, thw=1, atk=1, hit_points=3))
    t.thwart("saint")
    assert not t.said("consequential")
    lay(t, TWIN)
    t.attack("twin", "rhino")
    assert t.lines("consequential") == [
        {"rule": "champions.consequential_damage.after_attack", "card": "twin", "n": "1"}
    ]


@pytest.mark.rule("champions.thwart.hero_basic_amount", "champions.thwart.ally_basic_amount")
@pytest.mark.rule("champions.thwart.labelled_ability")
def test_a_thwart_names_its_rule_when_it_is_asked_and_when_it_is_told():
    t = three(threat=6, side=["breakin_takin"])
    lay(t, TWIN)
    t.thwart("spider_man", "thwart/the_break_in")
    t.thwart("twin", "thwart/the_break_in")
    rules = ["champions.thwart.hero_basic_amount", "champions.thwart.ally_basic_amount"]
    assert [choice.rule for choice in t.asked if choice.prompt == "thwart"] == rules
    assert [line["rule"] for line in t.lines("thwarts")] == rules
    t.resolve(Thwart(1, THE_MAIN_SCHEME), by=t.lay("for_justice", "discard"))
    assert t.lines("thwarts")[-1]["rule"] == "champions.thwart.labelled_ability"


@pytest.mark.rule("champions.attack.hero_basic_damage", "champions.attack.ally_basic_damage")
@pytest.mark.rule("champions.attack.labelled_ability")
def test_an_attack_names_its_rule():
    t = three(hand=["swinging_web_kick", "energy", "genius", "strength"])
    lay(t, TWIN)
    t.attack("spider_man", "rhino")
    t.attack("twin", "rhino")
    t.play("swinging_web_kick", "pay/energy", "pay/genius")
    kinds = ["hero_basic_damage", "ally_basic_damage", "labelled_ability"]
    assert [line["rule"] for line in t.lines("attacks")] == [f"champions.attack.{kind}" for kind in kinds]


@pytest.mark.rule("champions.thwart.labelled_ability")
def test_a_thwart_concerns_the_player_who_makes_it():
    t = three(threat=3)
    law(t, forced_response(always("thwart"), draw(1, THAT_PLAYER)))
    t.resolve(Thwart(1, THE_MAIN_SCHEME), by=t.lay("for_justice", "discard", seat=1), seat=1)
    assert hands(t) == [0, 1, 0]
    t.thwart("spider_man")
    assert hands(t) == [1, 1, 0]


@pytest.mark.rule("champions.attack.any_enemy_target", "champions.cannot.absolute")
def test_without_an_enemy_to_attack_nobody_attacks():
    t = three()
    assert t.can("attack", "spider_man")
    law(t, holds=cannot("be-attacked", each(ENEMY)))
    assert not t.can("attack", "spider_man")
    assert t.why_not("attack", "spider_man") == ["champions.attack.any_enemy_target"]


@pytest.mark.rule("champions.guard.villain_cannot_be_attacked", "champions.guard.villain_with_guard_exempt")
def test_a_guard_protects_the_villain_from_its_own_player_only():
    t = three()
    t.put("hydra_mercenary", seat=1)
    assert [option.act for option in turn_options(t.s, t.s.players[0])].count("attack") == 1
    t.active = 1
    t.attack("captain_marvel", "hydra_mercenary", seat=1)
    assert t.damage("villain") == 0
    t = three()
    t.put("hydra_mercenary", seat=1)
    law(t, holds=gets("guard", 1, THE_VILLAIN))
    t.attack("captain_marvel", "rhino", seat=1)
    assert t.damage("villain") == 2


# --- damage -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.tough.damage_replaced")
def test_no_damage_at_all_takes_no_tough_card():
    t = three()
    give_status(t.s, t.card("villain"), "tough")
    t.hurt("rhino", 0)
    assert t.tough("villain")
    assert not t.said("tough-lost")
    t.hurt("rhino", 1)
    assert not t.tough("villain")


@pytest.mark.rule("champions.prevent.damage", "champions.ability.in_play_only")
def test_who_has_left_play_meanwhile_takes_no_damage():
    t = three(in_play=["mockingbird"])
    lay(
        t,
        upgrade(code(), "Trapdoor", cost=0, does=forced_interrupt(HOST_WOULD_TAKE_DAMAGE, discard(HOST))),
        on=t.card("mockingbird"),
    )
    damage = t.hurt("mockingbird", 2)
    assert (damage.was, damage.excess, t.damage("mockingbird")) == (False, 0, 0)
    assert not t.said("damaged")


@pytest.mark.rule("champions.damage.reduces_hit_points")
def test_damage_concerns_the_controller_of_who_takes_it():
    t = three(in_play=["mockingbird"])
    law(t, forced_response(always(DAMAGE), draw(1, THAT_PLAYER)))
    t.run(take_control(t.s, t.card("mockingbird"), 1))
    t.hurt("mockingbird", 1)
    assert hands(t) == [0, 1, 0]
    t.hurt("rhino", 1)
    assert hands(t) == [0, 1, 1], "the villain's nobody's: the first player does it"


@pytest.mark.rule("champions.printed.physical_value", "champions.dash.power_unusable")
def test_what_is_not_printed_is_nothing():
    t = table(villain="ultron", form="alter-ego")
    assert t.atk("p0") == 0
    drone = t.drone("mockingbird")
    assert (t.atk(drone), t.sch(drone), t.hit_points(drone)) == (1, 1, 1)
    drones = t.card("ultron_drones")
    t.s.deactivate(drones)
    assert (t.atk(drone), t.sch(drone)) == (0, 0)


# --- defeats ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.when_defeated.automatic")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_player_of_a_minion_or_ally_resolves_its_when_defeated(seat):
    t = three()
    lay(t, minion(code(), "Bomber", hit_points=1, atk=1, sch=1, does=when_defeated(deal(1, YOUR_IDENTITY))), seat)
    t.hurt("bomber", 1)
    assert damages(t) == [int(one == seat) for one in range(3)]
    lay(t, ally(code(), "Martyr", cost=0, hit_points=1, does=when_defeated(heal(1, YOUR_IDENTITY))), seat)
    t.hurt("martyr", 1)
    assert damages(t) == [0, 0, 0]


@pytest.mark.rule("champions.when_defeated.automatic", "champions.villain_defeat.next_stage_revealed")
def test_a_villain_stage_resolves_its_when_defeated_before_the_next_comes():
    t = three()
    t.s.deactivate(t.card("villain"))
    t.card("villain").printed = villain(
        code(),
        "Rhino",
        stage="I",
        atk=2,
        sch=1,
        hit_points=3,
        does=when_defeated(deal(1, YOUR_IDENTITY), stun(THE_VILLAIN)),
    )
    t.s.activate(t.card("villain"))
    t.hurt("rhino", 3)
    assert damages(t) == [0, 0, 1]
    assert t.stunned("villain")
    assert t.villain_stage == "II"


@pytest.mark.rule("champions.grim.worst_outcome", "champions.grim.play_continues")
def test_who_is_kept_from_falling_is_not_asked_for_again_and_again():
    t = three()
    for name in ("One", "Two"):
        card = lay(t, ally(code(), name, cost=0, hit_points=1))
        card.damage = 1
        lay(t, upgrade(code(), "Charm", cost=0, does=would(HOST_WOULD_BE_DEFEATED, does_not_happen)), on=card)
    t.run(check_hit_points(t.s), "p2>grim/two")
    assert t.prompts() == ["grim"]
    assert t.in_play("one")
    assert t.in_play("two")


@pytest.mark.rule("champions.player_elimination.controlled_cards_discarded", "champions.attach.host_leaves_discard")
def test_what_is_attached_leaves_once_when_its_player_falls():
    t = three()
    lay(t, TWIN, 1)
    lay(t, upgrade(code(), "Cape", cost=0), 1, on=t.card("twin"))
    t.log.lines.clear()
    t.eliminate(1)
    assert [line["card"] for line in t.lines("leaves")] == ["cape", "twin", "captain_marvel"]
    assert t.s.faults() == []


@pytest.mark.rule("champions.when_revealed.triggers_on_reveal", "champions.side_scheme.enters_by_main_scheme")
@pytest.mark.parametrize("kind", [side_scheme, environment, minion, attachment])
def test_whoever_reveals_a_card_resolves_it_when_it_is_in_play(kind):
    more = {"hit_points": 2, "atk": 1, "sch": 1} if kind is minion else {}
    if kind is attachment:
        more["attaches_to"] = THE_VILLAIN
    face = kind(
        code(), "News", does=when_revealed(deal(1, YOUR_IDENTITY), deal(1, THIS) if kind is minion else draw(1)), **more
    )
    t = three()
    card = t.lay("advance", "encounter")
    card.printed = face
    t.run(reveal(t.s, card, 0))
    assert damages(t) == [1, 0, 0]
    assert card.in_play
    entered = next(n for n, line in enumerate(t.log.lines) if line.what == "enters")
    hurt = next(n for n, line in enumerate(t.log.lines) if line.what == "damaged")
    assert entered < hurt

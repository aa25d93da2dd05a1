"""Wprowadzenie Specjalnych Efektów: what words of co-operative cards mean between two teams. The cards are made up."""

from __future__ import annotations

import pytest

from rulebound.games.civilwar.population import draw_population
from rulebound.games.civilwar.resolving import Source, perform
from rulebound.games.civilwar.words import (
    ADJACENT,
    ENEMY_HERE,
    HERE,
    Accelerate,
    AidThreat,
    Alone,
    Bam,
    ClearThreat,
    Damage,
    Delay,
    FaceDownPlan,
    Gain,
    Ignored,
    LookAtPlan,
    SparePlan,
    Stun,
    SwapThreats,
    Token,
    Who,
)
from rulebound.games.civilwar.words.effect import Effect
from rulebound.games.civilwar.words.keywords import health
from tests.civilwar_table import Table, table, with_special

TEAMS = {"blue": ["captain_america", "kate_bishop"], "red": ["iron_man", "tigra"]}
SIX = {"blue": ["captain_america", "kate_bishop", "spectrum"], "red": ["tigra", "iron_man", "wonder_man"]}
MADE_UP = "captain_america_10"


def using(*effects: Effect, answers: tuple[str, ...] = (), **more: object) -> Table:
    """Captain America has played a made-up card and used its Special Effect."""
    setting = {"hands": {"captain_america": ["10", "01"], "iron_man": ["01", "06", "07"]}, "order": TEAMS, **more}
    t = table("captain_america", sheets=with_special("captain_america", *effects), **setting)
    t.play("10")
    t.act("special", MADE_UP, *answers)
    return t


def then_red(t: Table, card: str = "01") -> Table:
    """Captain America ends his turn; Iron Man plays a card."""
    t.end("?end-of-turn/decline")
    t.until("play").play(card)
    return t


def quietly(t: Table, *cards: str) -> Table:
    """The turn of the next heroes, who play these cards and do nothing."""
    for card in cards:
        t.until("play").play(card, "?act/end", "?end-of-turn/decline")
    return t


# --- Threats --------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.keyword.threat_add")
@pytest.mark.parametrize(("n", "after"), [(1, (1, "red")), (2, (0, "blue"))])
def test_tokens_on_a_threat_are_approval_tokens(n, after):
    t = using(AidThreat(n), at={"captain_america": 1}, control={1: "red"})
    assert (t.place(1).approval, t.controls(1)) == after
    assert t.score == (1 if n == 2 else 0, 0)


@pytest.mark.rule("civilwar.keyword.threat_add")
@pytest.mark.parametrize("more", [{"mode": "registration", "mission": "safe_houses"}, {"control": {1: "blue"}}])
def test_in_a_registration_clash_or_an_own_location_they_are_nothing(more):
    t = using(AidThreat(2), Gain("A"), at={"captain_america": 1}, **{"control": {1: "red"}, **more})
    assert (t.place(1).approval, t.pool) == (0, "MA")
    assert t.controls(1) == more.get("control", {1: "red"})[1]


@pytest.mark.rule("civilwar.keyword.threat_clear", "civilwar.keyword.replace")
@pytest.mark.parametrize("mode", ["clash", "registration"])
def test_a_threat_that_is_cleared_is_a_control_token_on_the_own_side_and_nothing_else(mode):
    t = using(ClearThreat(), Gain("A"), at={"captain_america": 1}, control={1: "red"}, mode=mode)
    assert (t.controls(1), t.pool) == ("blue", "MA")
    assert t.score == (1 if mode == "clash" else 0, 0)
    assert t.course("enters", "defeats", "rescues", "token") == []


@pytest.mark.rule("civilwar.keyword.threat_clear")
def test_where_the_own_team_controls_it_stays_so():
    t = using(ClearThreat(), Gain("A"), at={"captain_america": 1}, control={1: "blue"})
    assert (t.controls(1), t.score, t.pool) == ("blue", (0, 0), "MA")


@pytest.mark.rule("civilwar.keyword.threat_swap", "civilwar.keyword.swap_no_score")
def test_two_threats_that_are_swapped_are_two_control_tokens_and_nobody_scores():
    t = using(SwapThreats(), control={1: "red", 2: "blue"}, approval={1: 1}, answers=("swap/l1", "swap/l2"))
    assert (t.controls(1), t.controls(2), t.score) == ("blue", "red", (0, 0))
    assert not t.said("flips")


@pytest.mark.rule("civilwar.keyword.threat_swap")
def test_two_of_one_colour_change_nothing():
    t = using(SwapThreats(), control={1: "red", 3: "red"}, answers=("swap/l1", "swap/l3"))
    assert "swap:washington_dc" not in t.offered("swap"), "not twice the same location"
    assert [t.controls(at) for at in range(6)] == ["blue", "red"] * 3


@pytest.mark.rule("civilwar.keyword.threat_move", "civilwar.keyword.ignore_removal", "civilwar.keyword.ignore_skip")
@pytest.mark.parametrize("what", ["move-threat", "removal", "skip", "unused"])
def test_what_is_ignored_does_nothing_and_the_rest_is_carried_out(what):
    t = using(Ignored(what), Gain("A"), at={"captain_america": 3})
    assert t.pool == "MA"
    assert ([t.controls(at) for at in range(6)], t.score) == (["blue", "red"] * 3, (0, 0))
    assert [hero.position for hero in t.s.heroes] == [3, 0, 3, 3]
    t.end("?end-of-turn/decline")
    t.until("play")
    assert t.active == "iron_man"


@pytest.mark.rule("civilwar.keyword.ignore_unused")
def test_what_refers_to_parts_that_are_not_there_is_not_offered_alone():
    t = table("captain_america", hands={"captain_america": ["10", "01"]},
              sheets=with_special("captain_america", Ignored("unused")))  # fmt: skip
    t.play("10")
    assert not t.can("special", MADE_UP)
    t = using(Ignored("unused"), Token("H"))
    assert t.tokens("captain_america") == "H"


# --- Delay, speed-up, face down -------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.keyword.delay")
@pytest.mark.parametrize(
    ("before", "symbol", "pool"),
    [
        ("tigra_03", "attack", "MM"),
        ("tigra_03", "move", "MA"),
        ("tigra_07", "heroic", "MM"),
        ("tigra_05", "attack", "MA"),
    ],
)
def test_the_next_enemy_turn_goes_without_a_chosen_symbol_of_the_previous_card(before, symbol, pool):
    t = using(Delay(1), story={"red": [before]}, answers=(f"?p0>delay/delay-{symbol}",))
    assert then_red(t).pool == pool


@pytest.mark.rule("civilwar.keyword.delay")
def test_more_symbols_than_there_are_are_all_lost():
    t = using(Delay(3), story={"red": ["tigra_05"]})
    assert then_red(t).pool == "M"


@pytest.mark.rule("civilwar.keyword.delay")
def test_without_a_card_before_there_is_nothing_to_delay():
    t = using(Delay(1), Gain("A"))
    assert (t.pool, "delay" in t.prompts()) == ("MA", False)


@pytest.mark.rule("civilwar.keyword.accelerate")
@pytest.mark.parametrize(("answer", "pool"), [("twice-attack", "MMAA"), ("twice-move", "MMMA"), ("decline", "MMA")])
def test_the_next_enemy_may_use_a_symbol_of_the_previous_card_twice(answer, pool):
    t = using(Accelerate(1), story={"red": ["tigra_03"]})
    t.end("?end-of-turn/decline")
    t.until("play").play("01", f"p1>twice/{answer}")
    assert t.pool == pool
    assert t.offered("twice") == ["twice-move", "twice-attack", "decline"]


@pytest.mark.rule("civilwar.keyword.accelerate")
def test_without_a_card_before_there_is_nothing_to_use_twice():
    t = then_red(using(Accelerate(1)))
    assert (t.pool, "twice" in t.prompts()) == ("M", False)


@pytest.mark.rule("civilwar.keyword.facedown_plan")
def test_a_face_down_plan_lets_the_next_enemy_go_without_the_previous_card():
    t = using(FaceDownPlan(), story={"red": ["tigra_03"]}, tokens={"iron_man": "H"})
    then_red(t)
    assert (t.pool, t.tokens("iron_man")) == ("M", "H")


@pytest.mark.rule("civilwar.keyword.next_turn_only")
@pytest.mark.parametrize("effect", [Delay(1), FaceDownPlan(), Accelerate(1)])
def test_it_lasts_for_one_enemy_turn(effect):
    t = using(effect, story={"red": ["tigra_05"]},
              hands={"captain_america": ["10", "01"], "iron_man": ["02", "01"], "tigra": ["01", "06"],
                     "kate_bishop": ["01", "06"]})  # fmt: skip
    t.end("?end-of-turn/decline")
    quietly(t, "02", "01")
    t.until("play").play("01")
    assert (t.active, t.pool) == ("tigra", "MMH")
    assert "twice" not in t.prompts()[-2:]


# --- BAM!, plans, Health --------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.keyword.bam")
def test_bam_counts_a_symbol_at_the_bottom_and_in_special_effects_of_the_enemies_storyline():
    story = {"red": ["tigra_05", "wonder_man_12"], "blue": ["kate_bishop_04"]}
    t = using(Bam("A", [Gain("W")]), story=story, red=["tigra", "wonder_man"], order={})
    assert t.pool.count("W") == 2
    t = using(Bam("H", [Gain("W")]), story=story, red=["tigra", "wonder_man"], order={})
    assert t.pool.count("W") == 3, "one at the bottom and two in Movie Star"
    assert t.said("bam", n=3)


@pytest.mark.rule("civilwar.keyword.bam")
def test_a_card_that_lies_face_down_shows_no_symbol():
    t = table("captain_america", hands={"captain_america": ["10", "01"]}, story={"red": ["tigra_05", "tigra_03"]},
              sheets=with_special("captain_america", Bam("A", [Gain("W")])))  # fmt: skip
    t.s.teams[t.s.red].story.cards[0].facedown = True
    t.play("10")
    t.act("special", MADE_UP)
    assert t.pool.count("W") == 1


@pytest.mark.rule("civilwar.keyword.plan_deck")
def test_the_plan_deck_is_the_deck_of_an_enemy_of_choice():
    t = using(LookAtPlan(), answers=("p0>look/tigra",), blue_players=2)
    assert t.offered("look") == ["look:iron_man", "look:tigra"]
    known = {hero: t.hero(hero).deck.cards[-1].known for hero in ("iron_man", "tigra")}
    assert known == {"iron_man": 0, "tigra": 1}
    assert t.hero("tigra").deck.cards[-2].known == 0


@pytest.mark.rule("civilwar.keyword.plan_deck", "civilwar.damage.ko_ignored")
def test_the_deck_of_an_enemy_who_is_ko_is_not_looked_at():
    t = using(LookAtPlan(), ko=["tigra"], hands={"captain_america": ["10", "01"]})
    assert "look" not in t.prompts(), "there was one to look at"
    assert t.hero("iron_man").deck.cards[-1].known == 1
    assert t.hero("tigra").deck.cards[-1].known & 1 == 0


@pytest.mark.rule("civilwar.keyword.plan_tokens")
@pytest.mark.parametrize(("number", "thugs"), [(7, [0, 1, 0, 0, 2, 0]), (1, [0, 0, 0, 0, 1, 0]), (6, [0] * 6)])
def test_fewer_thugs_of_a_plan_are_fewer_of_the_next_population_card(number, thugs):
    t = using(SparePlan(1), population=[number, 9], folk=dict.fromkeys(range(6), ""), at={"captain_america": 1})
    t.run(draw_population(t.s))
    assert [place.thugs for place in t.s.ring] == thugs
    before = sum(thugs)
    t.run(draw_population(t.s))
    assert sum(place.thugs for place in t.s.ring) == before + 4, "the card after that is complete"


@pytest.mark.rule("civilwar.keyword.health")
def test_health_is_the_number_of_cards_in_hand():
    weak = Who("enemy-here", "enemy", where=HERE, most_cards=2)
    t = table(
        "captain_america", teams="3x3", at={"captain_america": 3}, order=SIX,
        hands={"captain_america": ["10", "01"], "tigra": ["01", "02"], "iron_man": ["01", "02", "03"],
               "wonder_man": ["01"]}, sheets=with_special("captain_america", Damage(1, weak)),
    )  # fmt: skip
    t.play("10")
    t.act("special", MADE_UP, until="damage")
    assert t.options() == ["damage:tigra", "damage:wonder_man"]


@pytest.mark.rule("civilwar.keyword.health_squirrel_girl")
def test_for_squirrel_girl_it_is_the_sum_of_all_enemies():
    t = table("captain_america", teams="3x3", order=SIX, hands={
        "tigra": ["01", "02"], "iron_man": ["01", "02", "03"], "wonder_man": ["01"], "spectrum": []})  # fmt: skip
    assert health(t.s, t.s.blue) == 6
    assert health(t.s, t.s.red) == 6


# --- Stun -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.keyword.stun")
@pytest.mark.parametrize("stun", [0, 1])
def test_a_stunned_hero_has_the_symbols_but_no_special_effect(stun):
    t = table("iron_man", hands={"iron_man": ["11", "01"]}, stun={"iron_man": stun}, story={"red": ["tigra_05"]})
    t.play("11")
    assert t.pool == "MAA"
    assert t.can("special", "iron_man_11") is not bool(stun)
    assert t.why_not("special", "iron_man_11") == (["civilwar.keyword.stun"] if stun else [])


@pytest.mark.rule("civilwar.keyword.stun")
def test_what_earlier_cards_of_a_stunned_hero_wait_for_is_blank_too():
    for stun, shields in ((0, 0), (1, 1)):
        t = table("iron_man", hands={"iron_man": ["01", "02"]}, at={"iron_man": 1}, story={"blue": [MADE_UP]},
                  stun={"captain_america": stun},
                  sheets=with_special("captain_america", when={"enemy-enters": [Damage(1, ENEMY_HERE)]}))  # fmt: skip
        t.play("01")
        t.act("move", "l0")
        assert t.shields("iron_man") == shields


@pytest.mark.rule("civilwar.keyword.stun")
def test_a_stun_token_goes_to_an_enemy_of_choice():
    t = using(Stun(2, ENEMY_HERE), at={"captain_america": 3}, answers=("stun/tigra",))
    assert t.offered("stun") == ["stun:iron_man", "stun:tigra"]
    assert (t.hero("tigra").stun, t.hero("iron_man").stun) == (2, 0)


@pytest.mark.rule("civilwar.keyword.stun_discard")
def test_all_stun_tokens_go_at_the_end_of_the_own_turn_and_not_before():
    t = table("captain_america", hands={"captain_america": ["01", "02"]}, stun={"iron_man": 2, "tigra": 1}, order=TEAMS)
    quietly(t, "01")
    assert t.hero("iron_man").stun == 2
    quietly(t, "01")
    t.until("play")
    assert (t.hero("iron_man").stun, t.hero("tigra").stun) == (0, 1)


# --- defeated, entering, alone --------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.keyword.defeat_villain")
def test_a_defeated_villain_is_an_enemy_who_is_ko_and_no_thug():
    t = table(
        "captain_america", hands={"captain_america": ["04", "01"], "tigra": ["01"]}, at={"captain_america": 3},
        folk={3: "T"}, shields={"tigra": 0}, story={"blue": [MADE_UP]},
        sheets=with_special("captain_america", when={"enemy-ko": [Token("H")]}),
    )  # fmt: skip
    t.play("04")
    t.act("attack", "l3t")
    assert t.tokens("captain_america") == ""
    t.act("attack", "tigra")
    assert t.tokens("captain_america") == "H"


@pytest.mark.rule("civilwar.keyword.defeat_villain")
def test_a_team_mate_who_is_ko_is_no_defeated_villain():
    t = table(
        "iron_man", hands={"iron_man": ["04", "01"], "kate_bishop": ["01"]}, at={"iron_man": 0},
        shields={"kate_bishop": 0}, story={"blue": [MADE_UP]},
        sheets=with_special("captain_america", when={"enemy-ko": [Token("H")]}),
    )  # fmt: skip
    t.play("04")
    t.act("attack", "kate_bishop")
    assert (t.hero("kate_bishop").ko, t.tokens("captain_america")) == (True, "")


@pytest.mark.rule("civilwar.keyword.villain_ends_move")
def test_a_villain_who_ends_its_move_is_an_enemy_who_enters():
    t = table(
        "tigra", hands={"tigra": ["02", "01"]}, at={"tigra": 1, "iron_man": 0}, story={"blue": [MADE_UP]},
        sheets=with_special("captain_america", when={"enemy-enters": [Token("H")]}), order=TEAMS,
    )  # fmt: skip
    t.play("02")
    t.act("move", "l0")
    assert t.tokens("captain_america") == "H"
    t.act("move", "l5", "?act/end", "?end-of-turn/decline")
    quietly(t, "01", "01")
    assert t.tokens("captain_america") == "H", "Iron Man was there already"


@pytest.mark.rule("civilwar.keyword.alone")
@pytest.mark.parametrize(("where", "ko", "alone"), [(1, [], True), (0, [], False), (0, ["kate_bishop"], True)])
def test_who_is_with_enemies_is_alone_and_who_is_with_a_standing_team_mate_is_not(where, ko, alone):
    t = table("captain_america", at={"kate_bishop": where, "iron_man": 0, "tigra": 0}, ko=ko)
    t.run(perform(t.s, Source.of(t.hero("captain_america"), "civilwar.keyword.alone"), [Alone(), Token("M")]))
    assert t.tokens("captain_america") == ("M" if alone else "")


@pytest.mark.rule("civilwar.keyword.replace")
def test_an_enemy_next_door_is_the_villain_next_door():
    t = using(Damage(1, Who("enemy-adjacent", "enemy", where=ADJACENT)), at={"captain_america": 2, "tigra": 1},
              answers=("damage/tigra",))  # fmt: skip
    assert t.shields("tigra") == 0


@pytest.mark.rule("civilwar.keyword.plan_deck")
def test_only_who_looks_at_a_plan_learns_the_card():
    t = using(LookAtPlan(), answers=("look/tigra",), blue_players=2, decks={"tigra": ["11"]})
    assert ["Claw Frenzy" in " ".join(t.told(viewer)) for viewer in (0, 1, 2, None)] == [True, False, False, False]


def by_red(*effects: Effect, answers: tuple[str, ...] = (), **more: object) -> Table:
    """Tigra does this in her turn, with cards on both storylines."""
    story = {"blue": ["kate_bishop_02", "kate_bishop_04"], "red": ["tigra_06"]}
    t = table("tigra", **{"story": story, "order": TEAMS, **more})
    t.run(perform(t.s, Source.of(t.hero("tigra"), "civilwar.turn.special_once"), effects), *answers)
    return t


@pytest.mark.rule("civilwar.keyword.bam", "civilwar.keyword.delay", "civilwar.keyword.plan_deck")
def test_for_a_red_hero_the_enemies_are_blue():
    assert by_red(Bam("A", [Gain("W")])).pool == "WWW"
    assert by_red(Bam("H", [Gain("W")])).pool == "", "Heroic symbols of her own storyline do not count"
    t = by_red(Delay(1), FaceDownPlan(), Accelerate(1), LookAtPlan(), answers=("p1>look/kate_bishop",))
    blue, red = t.s.teams[t.s.blue], t.s.teams[t.s.red]
    assert (len(blue.delayed), blue.blinded, blue.accelerated) == (1, True, 1)
    assert (red.delayed, red.blinded, red.accelerated) == ([], False, 0)


@pytest.mark.rule("civilwar.keyword.bam")
@pytest.mark.parametrize(("letter", "offered"), [("A", True), ("H", False)])
def test_bam_without_a_symbol_is_not_offered(letter, offered):
    t = table("captain_america", hands={"captain_america": ["10", "01"]}, story={"red": ["tigra_05"]},
              sheets=with_special("captain_america", Bam(letter, [Gain("W")])))  # fmt: skip
    t.play("10")
    assert t.can("special", MADE_UP) is offered

"""What the computer does without much thought: a position, and what is taken in it."""

from __future__ import annotations

import pytest

from rulebound.games.champions.mind.habits import habit
from rulebound.games.champions.player_phase import turn_options
from rulebound.kernel.choice import Choice, Option
from tests.champions_table import Table, table


def called(t: Table, option: Option) -> str:
    return option.act if option.on is None else f"{option.act}:{t.called(option.on)}"


def turn(t: Table) -> str:
    """What is done first in a turn as things stand."""
    choice = Choice(0, "turn", turn_options(t.s, t.s.players[0]), "champions.player_turn.options")
    number = habit(t.s, choice)
    assert number is not None
    return called(t, choice.options[number])


def taken(t: Table) -> str:
    """What is taken in the question that is open."""
    number = habit(t.s, t.choice)
    assert number is not None
    return called(t, t.choice.options[number])


def asked(t: Table, prompt: str, about: str, *options: Option) -> str:
    """What is taken if a card asks this."""
    choice = Choice(0, prompt, list(options), "champions.golden.card_over_rulebooks", about=t.card(about))
    number = habit(t.s, choice)
    assert number is not None
    return called(t, options[number])


# --- forms ------------------------------------------------------------------------------------------------


def test_a_healthy_alter_ego_becomes_a_hero_and_stays_one():
    assert turn(table(form="alter-ego")) == "change-form:peter_parker"
    t = table(threat=3)
    t.s.identity(0).exhausted = True
    assert turn(t) == "end-turn"


def test_a_hurt_hero_who_has_acted_rests_while_the_scheme_allows_it():
    t = table()
    t.s.identity(0).exhausted = True
    t.left("spider_man", 3)
    assert turn(t) == "change-form:spider_man"
    t.s.main_scheme.threat = 4
    assert turn(t) == "end-turn"


def test_a_hurt_hero_acts_before_resting():
    t = table()
    t.left("spider_man", 3)
    assert turn(t) == "attack:spider_man"


def test_who_rests_recovers_first():
    t = table(form="alter-ego", hand=["aunt_may", "energy"])
    t.left("p0", 3)
    assert turn(t) == "recover:peter_parker"


def test_with_an_attack_in_hand_the_form_is_changed_before_cards_are_spent_on_anything_else():
    hand = ["swinging_web_kick", "surveillance_team", "strength", "genius"]
    assert turn(table(form="alter-ego", hand=hand)) == "change-form:peter_parker"
    assert turn(table(form="alter-ego", hand=hand[1:])) == "play:surveillance_team"


# --- what is worth most -----------------------------------------------------------------------------------


def test_a_basic_attack_when_there_is_time_and_a_thwart_when_there_is_none():
    assert turn(table("captain_marvel", threat=1)) == "attack:captain_marvel"
    assert turn(table("captain_marvel", threat=6)) == "thwart:captain_marvel"


def test_an_event_is_played_for_what_it_brings_now():
    hand = ["for_justice", "swinging_web_kick", "strength", "genius", "energy"]
    assert turn(table(hand=hand, threat=1)) == "play:swinging_web_kick"
    assert turn(table(hand=hand, threat=6)) == "play:for_justice"


def test_the_last_hit_points_of_the_last_stage_come_before_everything():
    t = table(hand=["haymaker", "strength"], engaged=["sandman"], stage="II")
    t.left("villain", 3)
    t.s.main_scheme.threat = 6
    assert turn(t) == "play:haymaker"


def test_an_ally_who_would_fall_by_acting_waits_to_block():
    t = table(in_play=["mockingbird"])
    t.s.identity(0).exhausted = True
    t.left("mockingbird", 1)
    assert turn(t) == "end-turn"
    t.left("mockingbird", 2)
    assert turn(t) != "end-turn"


def test_hellcat_goes_back_only_instead_of_falling():
    t = table("she_hulk", in_play=["hellcat"])
    assert turn(t) != "use:hellcat"
    t.left("hellcat", 1)
    t.s.identity(0).exhausted = True
    assert turn(t) == "use:hellcat"


# --- at whom ----------------------------------------------------------------------------------------------


def test_an_attack_goes_where_it_is_worth_most():
    t = table(engaged=["shocker"])
    t.left("shocker", 2)
    t.act("attack", "spider_man", until="attack")
    assert taken(t) == "attack:shocker"
    t = table(engaged=["radioactive_man"], stage="II")
    t.left("villain", 2)
    t.act("attack", "spider_man", until="attack")
    assert taken(t) == "attack:rhino"


def test_what_makes_the_villain_stronger_is_thwarted_first():
    t = table(villain="klaw", side=["the_immortal_klaw"], threat=3)
    t.s.side_schemes()[0].threat = 3
    t.act("thwart", "spider_man", until="thwart")
    assert taken(t) == "thwart:the_immortal_klaw"


def test_a_scheme_that_is_nearly_done_comes_before_a_side_scheme():
    t = table(side=["01107"], threat=6)
    t.s.side_schemes()[0].threat = 3
    t.act("thwart", "spider_man", until="thwart")
    assert taken(t).startswith("thwart:the_break_in")


def test_damage_falls_where_it_is_worth_most_and_of_ones_own_on_who_bears_most():
    t = table(engaged=["hydra_bomber"], in_play=["mockingbird"])
    foes = [Option("damage", t.s.villain), Option("damage", t.card("hydra_bomber"))]
    assert asked(t, "damage", "p0", *foes) == "damage:hydra_bomber"
    own = [Option("damage", t.card("mockingbird")), Option("damage", t.card("p0"))]
    assert asked(t, "damage", "p0", *own) == "damage:spider_man"


def test_the_hardest_hitter_is_stunned_unless_it_is_already():
    t = table(engaged=["hydra_bomber"], in_play=["mockingbird"])
    both = [Option("stunned", t.card("hydra_bomber")), Option("stunned", t.s.villain)]
    assert asked(t, "stunned", "mockingbird", *both) == "stunned:rhino"
    t.s.villain.stunned = True
    assert asked(t, "stunned", "mockingbird", *both) == "stunned:hydra_bomber"


def test_a_tracer_is_put_on_the_weakest_minion_and_webs_on_the_hardest_hitter():
    t = table(engaged=["shocker", "hydra_bomber"], hand=["spider_tracer", "webbed_up"])
    minions = [Option("attach", t.card(name)) for name in ("shocker", "hydra_bomber")]
    assert asked(t, "attach", "spider_tracer", *minions) == "attach:hydra_bomber"
    assert asked(t, "attach", "webbed_up", *minions, Option("attach", t.s.villain)) == "attach:rhino"


def test_the_own_side_is_healed():
    t = table(in_play=["mockingbird"], hand=["first_aid"])
    t.left("villain", 5)
    t.left("mockingbird", 1)
    hurt = [Option("heal", t.s.villain), Option("heal", t.card("mockingbird"))]
    assert asked(t, "heal", "first_aid", *hurt) == "heal:mockingbird"
    t.left("p0", 6)
    assert asked(t, "heal", "first_aid", *hurt, Option("heal", t.card("p0"))) == "heal:spider_man"


def test_claws_come_last_of_the_suit_for_the_last_is_stronger():
    t = table("black_panther", in_play=["panther_claws", "tactical_genius"])
    suit = [Option("resolve", t.card(name)) for name in ("panther_claws", "tactical_genius")]
    assert asked(t, "sequence", "p0", *suit) == "resolve:tactical_genius"


def test_who_is_missed_least_leaves_when_there_are_too_many_allies():
    t = table(in_play=["daredevil", "black_cat"])
    t.left("black_cat", 1)
    allies = [Option("discard", t.card(name)) for name in ("daredevil", "black_cat")]
    assert asked(t, "ally-limit", "p0", *allies) == "discard:black_cat"


# --- defence ----------------------------------------------------------------------------------------------


def test_nobody_defends_against_a_blow_that_is_hardly_felt():
    t = table("she_hulk", engaged=["hydra_mercenary"])
    t.minion_attacks("hydra_mercenary", until="defend")
    assert taken(t) == "no-defense"


def test_a_hero_who_would_fall_defends():
    t = table()
    t.left("spider_man", 3)
    t.villain_attacks(atk=3, until="defend")
    assert taken(t) == "defend:spider_man"


def test_an_ally_with_little_left_stands_in_the_way():
    t = table(in_play=["black_cat"])
    t.left("black_cat", 1)
    t.left("spider_man", 6)
    t.villain_attacks(atk=4, until="defend")
    assert taken(t) == "defend:black_cat"


# --- one of several ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("threat", "branch"), [(0, "damage"), (6, "threat")])
def test_a_gift_is_chosen_by_what_is_needed(threat, branch):
    t = table(in_play=["nick_fury"], threat=threat)
    branches = [Option("branch", one) for one in ("threat", "draw", "damage")]
    number = habit(t.s, Choice(0, "choose-one", branches, "champions.choose.one", about=t.card("nick_fury")))
    assert number is not None
    assert branches[number].on == branch


@pytest.mark.parametrize(("threat", "branch"), [(0, "threat"), (9, "drone")])
def test_an_evil_is_chosen_by_what_can_be_borne(threat, branch):
    t = table(villain="ultron")
    t.advance()
    t.s.main_scheme.threat = threat
    branches = [Option("branch", one) for one in ("threat", "drone")]
    number = habit(t.s, Choice(0, "choose-one", branches, "champions.choose.one", about=t.s.villain))
    assert number is not None
    assert branches[number].on == branch


# --- cards ------------------------------------------------------------------------------------------------


def test_a_resource_card_is_kept_for_the_next_turn_and_a_poor_one_is_not():
    t = table(hand=["energy", "tenacity"])
    discards = [Option("discard", t.card(name)) for name in ("energy", "tenacity")]
    assert asked(t, "discard", "p0", *discards, Option("done")) == "discard:tenacity"
    assert asked(t, "discard", "p0", discards[0], Option("done")) == "done"


def test_the_better_card_is_taken():
    t = table(hand=["tenacity", "nick_fury"])
    offered = [Option("take", t.card(name)) for name in ("tenacity", "nick_fury")]
    assert asked(t, "take", "p0", *offered) == "take:nick_fury"

"""What the words of the cards mean: players, amounts, conditions, and who "you" is, on one table of three heroes."""

from __future__ import annotations

import pytest

from rulebound.games.champions.events import (
    ENEMY_ATTACK,
    Attack,
)
from rulebound.games.champions.judge import JUDGE
from rulebound.games.champions.numbers import thwart_power
from rulebound.games.champions.player_phase import play_card
from rulebound.games.champions.printed import environment, minion, support
from rulebound.games.champions.state import ChampionsCard
from rulebound.games.champions.words import (
    A_PLAYER,
    BOOST_ICONS_DISCARDED,
    CARDS_DISCARDED,
    COUNTERS_HERE,
    DAMAGE_OF_THE_ATTACK,
    DAMAGE_YOU_HAVE_SUSTAINED,
    EACH_PLAYER,
    FINAL_STEP,
    IN_ALTER_EGO_FORM,
    IN_HERO_FORM,
    MINION,
    NO_ATTACK_WAS_MADE,
    NO_MINIONS,
    NOTHING_WAS_DONE,
    REMAINING_HIT_POINTS,
    RESOURCE_TYPES_DISCARDED,
    THAT_PLAYER,
    THE_ATTACK_DEALT_DAMAGE,
    THE_ENGAGED_PLAYER,
    THE_FIRST_PLAYER,
    THIS_ACTIVATION_DAMAGED_YOU,
    THREAT_PLACED,
    UNDEFENDED,
    YOU,
    YOUR_HERO,
    YOUR_HEROS_ATK,
    Absent,
    Discarded,
    Exists,
    InPlay,
    Instead,
    PerPlayer,
    ResourcesDiscarded,
    ThreatOn,
    Times,
    X,
    YouHaveTrait,
    each,
    gets,
    named,
)
from rulebound.kernel.chance import Chance
from rulebound.lcg.events import ENTER, Deed
from rulebound.lcg.moments import DISCARDED, worth
from rulebound.lcg.targets import Players
from tests.champions_made_up import THREE, code, lay, scene
from tests.champions_table import table
from tests.games.champions.test_meanings import ME, moment

# --- players ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "seats"),
    [(YOU, [ME]), (EACH_PLAYER, [2, 0, 1]), (THE_FIRST_PLAYER, [2]), (THAT_PLAYER, [ME]), (A_PLAYER, [2, 0, 1])],
)
def test_players_are_these_seats(who: Players, seats):
    t = scene()
    m = moment(t)
    assert list(who.all(t.s, m)) == seats
    got = t.run(who.seats(t.s, m), *(["p1>choose/p0"] if who is A_PLAYER else []))
    assert list(got) == ([0] if who is A_PLAYER else seats)
    t.s.players[ME].out = True
    assert list(t.run(who.seats(t.s, m))) == ([] if who is A_PLAYER else [seat for seat in seats if seat != ME])


def test_that_player_is_who_was_chosen_or_whom_the_event_concerns():
    t = scene()
    m = moment(t, event=Deed(ENTER, None, 0))
    assert list(THAT_PLAYER.all(t.s, m)) == [0]
    m.that = 2
    assert list(THAT_PLAYER.all(t.s, m)) == [2]
    assert list(THAT_PLAYER.all(t.s, moment(t, event=Deed(ENTER, None)))) == [ME]
    other = moment(t, event=Deed(ENTER, None, 2))
    other.that = 0
    assert list(THAT_PLAYER.all(t.s, other)) == [0], "the chosen one, though the event concerns another"


def test_the_engaged_player_is_the_one_of_this_minion():
    t = scene()
    for seat, name in enumerate(("shocker", "sandman", "vulture")):
        assert THE_ENGAGED_PLAYER.all(t.s, moment(t, card=t.card(name))) == [seat]
    assert THE_ENGAGED_PLAYER.all(t.s, moment(t)) == [ME]


@pytest.mark.rule("champions.player_elimination.others_continue")
def test_who_carries_out_a_forced_ability():
    t = scene()
    about = {seat: Deed[ChampionsCard](ENTER, None, seat) for seat in (-1, 0, 1, 2)}
    users = [JUDGE.user_of(t.s, t.card("hawkeye"), event) for event in about.values()]
    assert users == [ME] * 4, "its controller"
    t.card("hawkeye").controller = 0
    assert [JUDGE.user_of(t.s, t.card("hawkeye"), event) for event in about.values()] == [0] * 4
    assert [JUDGE.user_of(t.s, t.card("villain"), event) for event in about.values()] == [2, 0, 1, 2]
    assert [JUDGE.user_of(t.s, t.card("shocker"), event) for event in about.values()] == [0, 0, 1, 2]
    t.eliminate(1)
    assert JUDGE.user_of(t.s, t.card("villain"), about[1]) == 2
    assert JUDGE.user_of(t.s, t.card("shocker"), about[1]) == 0
    drones = table(heroes=THREE, villain="ultron", first=2)
    assert JUDGE.user_of(drones.s, drones.drone("energy", 1), about[-1]) == 1, "a facedown card has no controller"


# --- amounts ----------------------------------------------------------------------------------------------------


def test_amounts_are_counted_on_the_table():
    t = scene()
    m = moment(t)
    m.x, m.count = 3, 4
    t.card(f"p{ME}").damage = 5
    assert worth(7, t.s, m) == 7
    assert worth(PerPlayer(2), t.s, m) == 6
    assert worth(ThreatOn("Crowd Control"), t.s, m) == 6
    assert worth(ThreatOn("Bomb Scare"), t.s, m) == 0
    assert worth(X, t.s, m) == worth(CARDS_DISCARDED, t.s, m) == 3
    assert worth(THREAT_PLACED, t.s, m) == 4
    assert worth(DAMAGE_YOU_HAVE_SUSTAINED, t.s, m) == 5
    assert worth(YOUR_HEROS_ATK, t.s, m) == 2
    assert worth(YOUR_HEROS_ATK, t.s, moment(t, 2)) == 0, "an alter-ego has none"
    assert worth(REMAINING_HIT_POINTS, t.s, moment(t, card=t.card("shocker"))) == 3
    assert worth(InPlay(each(MINION)), t.s, m) == 3
    assert worth(Times(2, InPlay(each(MINION)), plus=1), t.s, m) == 7
    assert worth(Times(2, InPlay(each(MINION)), most=5), t.s, m) == 5
    assert worth(Times(2, InPlay(each(MINION)), most=9), t.s, m) == 6
    assert worth(Instead(1, 2, IN_HERO_FORM), t.s, m) == 2
    assert worth(Instead(1, 2, IN_HERO_FORM), t.s, moment(t, 2)) == 1


def test_counters_are_those_that_lie_or_lay_on_the_card():
    t = scene()
    shooter = t.card("web_shooter")
    m = moment(t, 0, shooter)
    m.x = 9
    assert worth(COUNTERS_HERE, t.s, m) == 3
    shooter.in_play = False
    assert worth(COUNTERS_HERE, t.s, m) == 9


def test_discarded_cards_are_looked_at():
    t = scene()
    m = moment(t)
    assert worth(RESOURCE_TYPES_DISCARDED, t.s, m) == 0
    m.keep(DISCARDED, [t.lay(name, "discard", seat=ME) for name in ("energy", "haymaker", "genius")])
    assert worth(ResourcesDiscarded("energy"), t.s, m) == 3
    assert worth(ResourcesDiscarded("physical"), t.s, m) == 0
    assert worth(RESOURCE_TYPES_DISCARDED, t.s, m) == 2
    assert [Discarded(kind).holds(t.s, m) for kind in ("energy", "mental", "physical")] == [True, True, False]
    m.keep(DISCARDED, [t.lay("the_power_of_justice", "discard", seat=ME)])
    assert Discarded("physical").holds(t.s, m), "wild"
    m.keep(DISCARDED, [t.lay(name, "encounter-discard") for name in ("shocker", "crowd_control")])
    assert (
        worth(BOOST_ICONS_DISCARDED, t.s, m) == t.card("shocker").printed.boost + t.card("crowd_control").printed.boost
    )


# --- conditions -------------------------------------------------------------------------------------------------


def test_conditions_hold_or_not():
    t = scene()
    m = moment(t)
    assert [IN_HERO_FORM.holds(t.s, moment(t, seat)) for seat in range(3)] == [True, True, False]
    assert [IN_ALTER_EGO_FORM.holds(t.s, moment(t, seat)) for seat in range(3)] == [False, False, True]
    assert NO_ATTACK_WAS_MADE.holds(t.s, m)
    assert NOTHING_WAS_DONE.holds(t.s, m)
    m.count = 1
    assert not NO_ATTACK_WAS_MADE.holds(t.s, m)
    assert not NOTHING_WAS_DONE.holds(t.s, m)
    assert not NO_MINIONS.holds(t.s, m)
    assert NO_MINIONS.holds(table().s, m)
    assert Exists(each(MINION)).holds(t.s, m)
    assert not Absent(each(MINION)).holds(t.s, m)
    assert Absent(named("Electro")).holds(t.s, m)
    assert not Exists(named("Electro")).holds(t.s, m)
    assert not FINAL_STEP.holds(t.s, m)
    m.final = True
    assert FINAL_STEP.holds(t.s, m)
    assert YouHaveTrait("soldier").holds(t.s, m)
    assert not YouHaveTrait("soldier").holds(t.s, moment(t, 0))


def test_conditions_about_attacks():
    t = scene()
    blow = Attack(ENEMY_ATTACK, t.card("villain"), t.card(f"p{ME}"), ME)
    m, other = moment(t, event=blow), moment(t, 0, event=blow)
    assert UNDEFENDED.holds(t.s, m)
    blow.defended = True
    assert not UNDEFENDED.holds(t.s, m)
    assert not UNDEFENDED.holds(t.s, moment(t))
    assert not THIS_ACTIVATION_DAMAGED_YOU.holds(t.s, m)
    blow.damaged = [t.card(f"p{ME}")]
    assert THIS_ACTIVATION_DAMAGED_YOU.holds(t.s, m)
    assert not THIS_ACTIVATION_DAMAGED_YOU.holds(t.s, other)
    assert not THIS_ACTIVATION_DAMAGED_YOU.holds(t.s, moment(t))
    assert not THE_ATTACK_DEALT_DAMAGE.holds(t.s, m)
    assert worth(DAMAGE_OF_THE_ATTACK, t.s, m) == 0
    m.made = blow
    assert not THE_ATTACK_DEALT_DAMAGE.holds(t.s, m)
    blow.dealt = 1
    assert THE_ATTACK_DEALT_DAMAGE.holds(t.s, m)
    assert worth(DAMAGE_OF_THE_ATTACK, t.s, m) == 1


# --- who "you" is -----------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.constant.definition")
def test_you_in_a_constant_text_is_the_controller_the_engaged_player_or_the_first():
    for seat in (0, 1):
        t = table(heroes=THREE, first=2)
        yours = gets("thw", 1, YOUR_HERO)
        for face, whose in (
            (support(code(), "Banner", cost=0, always=yours), seat),
            (minion(code(), "Coach", hit_points=1, atk=1, sch=1, always=yours), seat),
            (environment(code(), "Weather", always=yours), 2),
        ):
            before = [thwart_power(t.s, t.s.identity(one)) for one in range(3)]
            lay(t, face, seat)
            after = [thwart_power(t.s, t.s.identity(one)) for one in range(3)]
            assert [b - a for a, b in zip(before, after, strict=True)] == [int(one == whose) for one in range(3)]


@pytest.mark.rule("champions.owner.player_deck")
def test_who_imagines_knows_what_is_in_whose_deck():
    t = scene()
    decks = [[*player.deck.cards] for player in t.s.players]
    listed = [sorted(card.printed.code for card in deck) for deck in decks]
    order = [[card.printed.code for card in deck] for deck in decks]
    t.s.redeal(0, Chance(3))
    assert [sorted(card.printed.code for card in deck) for deck in decks] == listed
    assert [[card.printed.code for card in deck] for deck in decks] != order


@pytest.mark.rule("champions.owner.player_deck", "champions.card_types.change_replaces")
def test_facedown_cards_are_imagined_from_the_deck_of_their_owner():
    t = table(heroes=THREE, villain="ultron")
    for seat in range(3):
        for name in ("energy", "genius"):
            t.drone(name, seat)
    own = [[card for card in t.s.cards if card.owner == seat] for seat in range(3)]
    listed = [sorted(card.printed.code for card in cards) for cards in own]
    t.s.redeal(0, Chance(3))
    assert [sorted(card.printed.code for card in cards) for cards in own] == listed


def test_an_event_without_an_action_that_is_imagined_in_a_hand_does_nothing():
    t = table(heroes=["spider_man"], hand=["backflip"])
    t.run(play_card(t.s, 0, t.card("backflip")))
    assert "backflip" in t.hand()

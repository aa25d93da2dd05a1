"""Активація, план, поранення, одночасне виконання: what an enemy's deed leaves behind, and for whom it counts."""

from __future__ import annotations

import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.activation import resolve_scheme
from rulebound.games.champions.events import ATTACK, Attack, Damage, Scheme
from rulebound.games.champions.initiating import may_use
from rulebound.games.champions.judge import JUDGE
from rulebound.games.champions.piles import discard_encounter_until
from rulebound.games.champions.printed import SETS, ally, main_scheme, minion, support, two_sides, upgrade
from rulebound.games.champions.simultaneous import stir_of_damage, stir_of_removal, stir_of_threat
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.words import (
    ALLY,
    ENEMY,
    MINION,
    SIDE_SCHEME,
    SUPPORT,
    THAT_PLAYER,
    THE_VILLAIN,
    THIS,
    THIS_IS_DEFEATED,
    VILLAIN_TOOK_DAMAGE,
    YOUR_IDENTITY,
    InPlay,
    Times,
    action,
    an,
    assign_damage,
    attack,
    cannot,
    deal,
    draw,
    each,
    find,
    forced_interrupt,
    forced_response,
    generates,
    gets,
    make_tough,
    move_damage,
    put_into_play,
    remove_threat,
    when_defeated,
    when_revealed,
)
from rulebound.kernel.match import Match
from rulebound.lcg.in_play import take_control
from rulebound.lcg.moment import Moment
from rulebound.lcg.simultaneous import NOTHING, REACHES_OTHERS, SOMETHING
from tests.champions_made_up import THREE, always, code, damages, hands, law, lay, three
from tests.champions_table import Table, table

# --- schemes of enemies -----------------------------------------------------------------------------------------


@pytest.mark.rule("champions.enemy_scheme.villain_gets_boost_card", "champions.boost.extra_cards_add_up")
def test_boost_cards_given_before_are_dealt_once():
    t = three()
    t.on_top("shocker", "hydra_mercenary", "sandman")
    icons = t.card("shocker").printed.boost + t.card("hydra_mercenary").printed.boost
    scheme = Scheme(t.card("villain"), 0)
    scheme.extra = 1
    t.run(resolve_scheme(t.s, scheme))
    assert [line["card"] for line in t.lines("boost")] == ["shocker", "hydra_mercenary"]
    assert t.threat() == 1 + icons
    assert t.lying("encounter")[-1] == "sandman"


@pytest.mark.rule("champions.lasting.initiated_only_in_period")
def test_what_lasts_for_an_activation_ends_with_a_scheme_too():
    t = three()
    t.gets("villain", "sch", 2)
    t.villain_schemes()
    assert t.threat() == 3
    assert t.s.lasting == ()
    t.gets("villain", "atk", 2)
    t.villain_attacks()
    assert t.s.lasting == ()


def test_what_has_left_play_does_not_scheme():
    t = three(engaged=["shocker"])
    shocker = t.card("shocker")
    shocker.in_play = False
    assert t.minion_schemes(shocker) is None
    assert t.threat() == 0


@pytest.mark.rule("champions.enemy_attack.defending_player_becomes_target")
def test_who_controls_the_defender_is_the_one_attacked():
    t = three(in_play=["mockingbird"])
    t.run(take_control(t.s, t.card("mockingbird"), 1))
    law(t, forced_response(always("enemy-attack"), draw(1, THAT_PLAYER)))
    t.villain_attacks("p1>defend/mockingbird", seat=2)
    assert hands(t) == [0, 1, 0]


# --- attacks of players -----------------------------------------------------------------------------------------


@pytest.mark.rule("champions.attack.labelled_ability")
def test_an_attack_concerns_the_player_who_makes_it():
    t = three()
    law(t, forced_response(always(ATTACK), draw(1, THAT_PLAYER)))
    t.attack("spider_man", "rhino")
    assert hands(t) == [1, 0, 0]
    source = t.lay("uppercut", "discard", seat=1)
    t.resolve(attack(1, THE_VILLAIN), by=source, seat=1)
    assert hands(t) == [1, 1, 0]
    t.card("p1").damage = 1
    t.resolve(move_damage(1, THE_VILLAIN), by=source, seat=1)
    assert hands(t) == [1, 2, 0]


def test_an_attack_on_nothing_deals_nothing():
    t = three()
    m: Moment[ChampionsCard] = Moment(t.lay("uppercut", "discard"), 0)
    assert not t.run(attack(3, an(MINION)).run(t.s, m))
    assert m.count == 0
    assert assign_damage(1, each(ENEMY)).can(t.s, m)


@pytest.mark.rule("champions.stunned.player_attack_replaced", "champions.confused.player_thwart_replaced")
@pytest.mark.parametrize("status", ["stunned", "confused"])
def test_what_is_neither_attack_nor_thwart_is_done_stunned_and_confused(status):
    t = three()
    setattr(t.card("p0"), status, True)
    lay(t, support(code(), "Radio", cost=0, does=action(draw(1))))
    t.use("radio")
    assert hands(t) == [1, 0, 0]
    assert getattr(t.card("p0"), status)


# --- cards come and go ------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.quickstrike.attacks_on_engaging", "champions.quickstrike.not_in_alter_ego")
def test_a_quick_minion_strikes_however_it_comes():
    face = minion(code(), "Flash", hit_points=2, atk=1, sch=1, keywords="quickstrike")
    for way in ("put", "reveal"):
        t = three()
        if way == "put":
            t.enters(t.lay(face, "revealing"), seat=1)
        else:
            t.reveal(face, seat=1)
        assert damages(t) == [0, 1, 0]


@pytest.mark.rule("champions.when_defeated.automatic", "champions.card_types.change_replaces")
def test_what_is_printed_on_a_facedown_card_does_not_happen_when_it_is_defeated():
    t = table(heroes=THREE, villain="ultron")
    drone = t.drone("energy")
    drone.printed = ally(code(), "Martyr", cost=0, hit_points=1, does=when_defeated(deal(5, YOUR_IDENTITY)))
    t.hurt("martyr", 1)
    assert damages(t) == [0, 0, 0]
    assert t.lies(drone, "discard")


@pytest.mark.rule("champions.gain.hit_points_lost_when_inactive")
def test_who_lived_by_the_number_of_other_cards_falls_when_one_leaves():
    t = three(in_play=["mockingbird"])
    lay(t, support(code(), "Chorus", cost=0, always=gets("hp", Times(1, InPlay(each(SUPPORT))), each(ALLY))))
    lay(t, support(code(), "Singer", cost=0))
    t.card("mockingbird").damage = 4  # of 3 + 2
    assert t.hit_points("mockingbird") == 1
    t.run(JUDGE.discard_from_play(t.s, t.card("singer")))
    assert t.discarded("mockingbird")


@pytest.mark.rule(
    "champions.player_elimination.current_effect_finishes", "champions.first_player.picks_encounter_target"
)
def test_who_chooses():
    t = three()
    mine, theirs = t.lay("first_aid", "playing", seat=1), t.card("villain")
    going_on = Damage(theirs, 1, None, None)
    picks = "champions.first_player.picks_encounter_target"
    assert JUDGE.chooser(t.s, Moment(mine, 1), False) == (1, "champions.choose.resolver_decides")
    assert JUDGE.chooser(t.s, Moment(theirs, 1), False) == (1, "champions.choose.resolver_decides")
    assert JUDGE.chooser(t.s, Moment(theirs, 1, None, going_on), False) == (2, picks)
    assert JUDGE.chooser(t.s, Moment(theirs, 1, None, going_on), True) == (1, "champions.choose.resolver_decides")
    assert JUDGE.chooser(t.s, Moment(mine, 1, None, going_on), False) == (1, "champions.choose.resolver_decides")
    t.eliminate(1)
    assert JUDGE.chooser(t.s, Moment(mine, 1), False) == (2, "champions.choose.resolver_decides")
    t.eliminate(0)
    assert JUDGE.chooser(t.s, Moment(mine, 2), False) == (2, "champions.choose.resolver_decides")


@pytest.mark.rule("champions.control.leaves_play_to_owner")
def test_the_discard_pile_is_that_of_the_owner():
    t = three(in_play=["mockingbird"])
    card = t.card("mockingbird")
    card.controller = 1
    assert t.s.discard_pile(card) is t.s.players[0].discard
    assert t.s.discard_pile(t.card("villain")) is t.s.encounter_discard
    ultron = table(heroes=THREE, villain="ultron")
    assert ultron.s.discard_pile(ultron.drone("energy", 1)) is ultron.s.players[1].discard


@pytest.mark.rule("champions.attach.failed_check_discard", "champions.max.per_player")
def test_a_card_for_which_nobody_has_room_after_the_payment_is_discarded():
    face = support(code(), "Wagon", cost=1, max_per="player")
    t = table()
    t.hold(face, face)
    lay(t, upgrade(code(), "Winch", cost=0, does=generates("energy", cost=put_into_play(an(SUPPORT.in_your_hand)))))
    t.act("play", "wagon")
    zones = sorted(card.place.name for card in t.s.cards if card.printed is face)
    assert zones == ["area", "discard"]


def test_cards_that_are_found_are_shown_to_all_before_one_is_chosen():
    t = three()
    for zone in (t.s.encounter, t.s.encounter_discard):
        for card in [card for card in zone.cards if card.printed.kind == "side-scheme"]:
            t.s.move(card, t.s.removed)
    t.lay("breakin_takin", "encounter")
    t.lay("crowd_control", "encounter")
    t.resolve(find(an(SIDE_SCHEME)), by="villain", until="choose")
    assert len(t.choice.options) == 2
    assert all(option.on.visible_to(None) for option in t.choice.options)


def test_a_search_begins_with_a_new_deck_if_there_is_none():
    t = three()
    for card in [*t.s.encounter.cards]:
        t.s.move(card, t.s.encounter_discard)
    assert discard_encounter_until(t.s, lambda printed: printed.kind == "minion") is not None
    assert t.acceleration >= 1


@pytest.mark.rule("champions.setup.step14_character_setup")
def test_identities_set_up_from_the_first_player_on():
    match: Match[ChampionsState] = Match(GAME, {"heroes": ["black_panther", "black_panther"], "doubles": True}, 1)
    match.answer(0, 1)
    asked = []
    while match.state.round == 0:
        ((seat, choice),) = match.choices.items()
        if choice.prompt != "mulligan":
            asked.append(seat)
        match.answer(seat, len(choice.options) - 1)
    assert asked == [1, 0]


@pytest.mark.rule("champions.setup.only_setup_abilities")
def test_before_the_first_round_only_the_scenario_acts():
    t = three()
    theirs = law(t, forced_response(always(ATTACK), draw(1)))
    mine = lay(t, support(code(), "Radio", cost=0, does=action(draw(1))))
    event = Attack(ATTACK, t.card("p0"), t.card("villain"), 0)
    for begun in (True, False):
        t.s.round = int(begun)
        assert may_use(t.s, theirs, theirs.printed.abilities[0], 0, event)
        assert may_use(t.s, mine, mine.printed.abilities[0], 0) == begun


@pytest.mark.rule("champions.toughness.enters_with_tough", "champions.setup.step10_when_revealed")
def test_a_villain_that_begins_tough_has_its_tough_card(monkeypatch):
    first = SETS["rhino"].villains[0]
    monkeypatch.setattr(first, "keywords", {"toughness": 1})
    match: Match[ChampionsState] = Match(GAME, {}, 1)
    assert match.state.villain.tough


# --- schemes ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.main_scheme.new_stage_when_revealed", "champions.main_scheme.starting_threat")
def test_the_first_player_resolves_what_a_completed_and_a_new_stage_say():
    t = table(heroes=THREE, first=2, villain="klaw")
    old = main_scheme(code(), "Old", stage="1B", target_threat=9, does=when_defeated(deal(1, YOUR_IDENTITY)))
    t.card("main_scheme").printed = old
    new = t.s.scheme_deck.cards[-1]
    new.printed = two_sides(
        main_scheme(code(), "New", stage="2A", does=when_revealed(deal(2, YOUR_IDENTITY))),
        main_scheme(
            code(), "New", stage="2B", start_threat=3, target_threat=9, does=when_revealed(deal(4, YOUR_IDENTITY))
        ),
    )
    t.advance()
    assert damages(t) == [0, 0, 7]
    assert t.card("main_scheme") is new
    assert (new.in_play, new.threat, new.printed.stage) == (True, 3, "2B")


def test_a_new_stage_is_in_play_before_anything_of_it_happens():
    t = table(heroes=THREE, villain="klaw")
    new = t.s.scheme_deck.cards[-1]
    new.printed = two_sides(
        main_scheme(code(), "New", stage="2A", does=when_revealed(remove_threat(1, THIS), deal(1, YOUR_IDENTITY))),
        main_scheme(code(), "New", stage="2B", target_threat=9),
    )
    new.threat = 1
    t.advance()
    assert t.said("threat-removed")


# --- what one of several things stirs up ------------------------------------------------------------------------


def stirred(t: Table, name: str, n: int) -> int:
    return stir_of_damage(t.s, t.card(name), n, None)


@pytest.mark.rule("champions.simultaneous.first_player_orders")
def test_damage_stirs_what_waits_for_it():
    t = three(engaged=["shocker", "hydra_mercenary"], in_play=["mockingbird"])
    assert stirred(t, "rhino", 1) == NOTHING
    law(t, forced_response(VILLAIN_TOOK_DAMAGE, make_tough(THE_VILLAIN)))
    assert stirred(t, "rhino", 1) == SOMETHING
    assert stirred(t, "rhino", 0) == NOTHING
    assert stirred(t, "shocker", 1) == NOTHING
    t.card("villain").tough = True
    assert stirred(t, "rhino", 1) == NOTHING
    t.card("villain").tough = False
    law(t, holds=cannot("take-damage", THE_VILLAIN))
    assert stirred(t, "rhino", 1) == NOTHING


@pytest.mark.rule("champions.simultaneous.first_player_orders")
def test_a_defeat_stirs_what_comes_of_it():
    t = three(engaged=["hydra_mercenary"], in_play=["mockingbird"])
    assert stirred(t, "mockingbird", 2) == NOTHING
    assert stirred(t, "mockingbird", 3) == NOTHING, "it only falls"
    assert stirred(t, "spider_man", 10) == SOMETHING, "a player falls"
    assert stirred(t, "spider_man", 9) == NOTHING
    assert stirred(t, "rhino", 50) == REACHES_OTHERS, "another stage comes"
    t.s.move(t.s.villain_deck.cards[0], t.s.removed)
    assert stirred(t, "rhino", 50) == SOMETHING, "the game is won"
    lay(t, minion(code(), "Bomber", hit_points=1, atk=1, sch=1, does=when_defeated(draw(1))))
    assert stirred(t, "bomber", 1) == SOMETHING
    lay(t, minion(code(), "Captain", hit_points=1, atk=1, sch=1, always=gets("atk", 1, each(MINION))))
    assert stirred(t, "captain", 1) == REACHES_OTHERS, "what others have ends with it"
    lay(
        t,
        minion(code(), "Loner", hit_points=1, atk=1, sch=1, always=(gets("atk", 1, THIS), cannot("be-attacked", THIS))),
    )
    assert stirred(t, "loner", 1) == NOTHING
    lay(
        t,
        minion(
            code(), "Mixed", hit_points=1, atk=1, sch=1, always=(gets("atk", 1, THIS), gets("atk", 1, each(MINION)))
        ),
    )
    assert stirred(t, "mixed", 1) == REACHES_OTHERS
    lay(t, minion(code(), "Ghost", hit_points=1, atk=1, sch=1, does=forced_interrupt(THIS_IS_DEFEATED, draw(1))))
    assert stirred(t, "ghost", 1) == SOMETHING


def test_a_facedown_card_stirs_nothing_of_what_is_printed_on_it():
    t = table(heroes=THREE, villain="ultron")
    drone = t.drone("energy")
    drone.printed = ally(code(), "Leader", cost=0, hit_points=1, always=gets("atk", 1, each(ALLY)))
    t.s.deactivate(t.card("ultron_drones"))
    lay(t, support(code(), "Gauge", cost=0, always=gets("base-hp", 1, each(MINION.facedown), how="set")))
    assert stir_of_damage(t.s, drone, 1, None) == NOTHING


@pytest.mark.rule("champions.simultaneous.first_player_orders")
def test_threat_stirs_the_end_of_a_stage_and_what_waits_for_it():
    t = three(threat=1, side=["breakin_takin"])
    scheme, side = t.card("main_scheme"), t.card("breakin_takin")
    target = scheme.printed.target_threat.at(3)
    assert stir_of_threat(t.s, scheme, target - 2, None) == NOTHING
    assert stir_of_threat(t.s, scheme, target - 1, None) == REACHES_OTHERS
    assert stir_of_threat(t.s, side, 100, None) == NOTHING
    law(t, forced_response(always("threat"), draw(1)))
    assert stir_of_threat(t.s, side, 1, None) == SOMETHING
    assert stir_of_removal(t.s, side, 1, None) == NOTHING
    assert stir_of_removal(t.s, side, 2, None) == NOTHING
    law(t, forced_response(always("defeat"), draw(1)))
    assert stir_of_removal(t.s, side, 2, None) == SOMETHING
    assert stir_of_removal(t.s, side, 1, None) == NOTHING
    assert stir_of_removal(t.s, scheme, 1, None) == NOTHING, "a main scheme is not defeated"

"""What the words of the cards mean: nouns, on one table of three heroes."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.champions.printed import upgrade
from rulebound.games.champions.state import ChampionsCard
from rulebound.games.champions.words import (
    ALLY,
    CARD,
    CHARACTER,
    EACH_PLAYER,
    ENEMY,
    FRIENDLY_CHARACTER,
    HERO,
    HEROES_AND_ALLIES,
    HOST,
    IN_HERO_FORM,
    MINION,
    SCHEME,
    SIDE_SCHEME,
    SUPPORT,
    THAT_MINION,
    THE_ATTACKED_ENEMY,
    THE_ATTACKER,
    THE_FIRST_PLAYER,
    THE_MAIN_SCHEME,
    THE_VILLAIN,
    THIS,
    UPGRADE,
    UPGRADE_OR_SUPPORT,
    VILLAIN,
    YOU,
    YOUR_ALTER_EGO,
    YOUR_HERO,
    YOUR_IDENTITY,
    all_of,
    an,
    each,
    instead_if,
    named,
    the,
    titled,
    toughest,
    with_resource,
)
from rulebound.lcg.events import ENTER, Deed
from rulebound.lcg.moment import Moment
from tests.champions_made_up import THREE, code, lay, scene
from tests.champions_table import Table, snake, table

ME = 1
FRIENDS = "jennifer_walters hellcat spider_man black_cat captain_marvel hawkeye"


def names(cards: list[ChampionsCard]) -> list[str]:
    return [snake(card.printed.plain) for card in cards]


def moment(t: Table, seat: int = ME, card: ChampionsCard | None = None, event: Any = None) -> Moment[ChampionsCard]:
    return Moment(card or t.card("villain"), seat, None, event)


def found(t: Table, target: Any, seat: int = ME, **more: Any) -> list[str]:
    return names(target.candidates(t.s, moment(t, seat, **more)))


@pytest.fixture(scope="module")
def still() -> Table:
    """The scene, for those who only look at it; Hawkeye is exhausted."""
    t = scene()
    t.card("hawkeye").exhausted = True
    return t


# --- nouns ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("noun", "means"),
    [
        (ENEMY, "rhino vulture shocker sandman"),
        (MINION, "vulture shocker sandman"),
        (VILLAIN, "rhino"),
        (MINION.engaged_with(YOU), "sandman"),
        (MINION.engaged_with(THE_FIRST_PLAYER), "vulture"),
        (MINION.engaged_with(EACH_PLAYER), "vulture shocker sandman"),
        (ENEMY - VILLAIN, "vulture shocker sandman"),
        (toughest(MINION), "vulture sandman"),
        (CHARACTER, f"{FRIENDS} rhino vulture shocker sandman"),
        (CHARACTER.you_control, "captain_marvel hawkeye"),
        (FRIENDLY_CHARACTER, FRIENDS),
        (HERO, "spider_man captain_marvel"),
        (HEROES_AND_ALLIES, "hellcat spider_man black_cat captain_marvel hawkeye"),
        (ALLY, "hellcat black_cat hawkeye"),
        (ALLY.you_control, "hawkeye"),
        (ALLY.controlled_by(THE_FIRST_PLAYER), "hellcat"),
        (UPGRADE, "web_shooter captain_marvels_helmet"),
        (SUPPORT, "alpha_flight_station"),
        (UPGRADE_OR_SUPPORT, "web_shooter captain_marvels_helmet alpha_flight_station"),
        (UPGRADE.you_control, "captain_marvels_helmet"),
        ((UPGRADE | SUPPORT).you_control, "captain_marvels_helmet alpha_flight_station"),
        (UPGRADE | ALLY, "web_shooter captain_marvels_helmet hellcat black_cat hawkeye"),
        (ALLY.with_trait("avenger"), "hellcat hawkeye"),
        (ALLY.ready, "hellcat black_cat"),
        (ALLY.exhausted, "hawkeye"),
        (SCHEME, "the_break_in breakin_takin crowd_control"),
        (SIDE_SCHEME, "breakin_takin crowd_control"),
        (CARD, ""),
    ],
)  # fmt: skip
def test_a_noun_means_these_cards(still, noun, means):
    assert found(still, each(noun)) == means.split()


@pytest.mark.rule("champions.form.alter_ego_ignores_hero_text", "champions.form.hero_ignores_alter_ego_text")
@pytest.mark.parametrize(
    ("target", "of_me", "of_the_first"),
    [
        (YOUR_IDENTITY, ["captain_marvel"], ["jennifer_walters"]),
        (YOUR_HERO, ["captain_marvel"], []),
        (YOUR_ALTER_EGO, [], ["jennifer_walters"]),
    ],
)
def test_what_is_yours_is_yours_in_the_right_form_and_nobodys_when_you_are_out(target, of_me, of_the_first):
    t = scene()
    assert found(t, target) == of_me
    assert found(t, target, 2) == of_the_first
    t.eliminate(0)
    assert (found(t, target), found(t, target, 2)) == (of_me, of_the_first)
    for seat in (ME, 2):
        t.s.players[seat].out = True
        assert found(t, target, seat) == []


def test_nobody_finds_the_cards_of_one_who_is_out():
    t = scene()
    t.eliminate(ME)
    assert found(t, each(CHARACTER.you_control)) == []
    assert found(t, each(HERO)) == ["spider_man"]
    assert found(t, each(FRIENDLY_CHARACTER)) == ["jennifer_walters", "hellcat", "spider_man", "black_cat"]
    assert found(t, each(MINION)) == ["vulture", "sandman", "shocker"], "its minion has gone on"


def test_cards_out_of_play_are_found_by_what_is_printed():
    t = scene()
    for seat in range(3):
        for name in ("energy", "hawkeye"):
            t.lay(name, "hand", seat=seat)
            t.lay(name, "discard", seat=seat)
    assert found(t, each(ALLY.in_your_hand)) == ["hawkeye"]
    assert found(t, each(CARD.in_your_discard_pile)) == ["energy", "hawkeye"]
    mine = ALLY.in_discard_piles.find(t.s, moment(t))
    assert [card.owner for card in mine] == [2, 0, 1]
    t.eliminate(0)
    assert [card.owner for card in ALLY.in_discard_piles.find(t.s, moment(t))] == [2, 1]
    assert [card.owner for card in ALLY.in_your_discard_pile.find(t.s, moment(t))] == [1]
    energy = with_resource(CARD, "energy")
    assert [snake(card.printed.plain) for card in t.s.players[ME].hand.cards if energy.fits(card.printed)] == [
        "energy", "hawkeye",
    ]  # fmt: skip
    strength = with_resource(ALLY, "physical")
    assert not any(strength.fits(card.printed) for card in t.s.players[ME].hand.cards)


def test_nouns_fit_by_type_trait_and_title():
    t = scene()
    hawkeye, shocker = t.card("hawkeye").printed, t.card("shocker").printed
    nouns = (ALLY, MINION, CARD, ALLY.with_trait("avenger"), ALLY.with_trait("spy"))
    assert [noun.fits(hawkeye) for noun in nouns] == [True, False, True, True, False]
    assert [titled(title).fits(shocker) for title in ("Shocker", "Rhino")] == [True, False]
    assert [(UPGRADE | ALLY).fits(one) for one in (hawkeye, shocker)] == [True, False]


def test_targets_of_several_sorts_and_instead():
    t = scene()
    assert found(t, all_of(THE_VILLAIN, each(MINION.engaged_with(YOU)), the(VILLAIN))) == ["rhino", "sandman"]
    either = instead_if(THE_VILLAIN, each(MINION), IN_HERO_FORM)
    assert found(t, either) == ["vulture", "shocker", "sandman"]
    assert found(t, either, 2) == ["rhino"]
    assert found(t, THE_MAIN_SCHEME) == ["the_break_in"]
    assert found(t, named("Shocker")) == ["shocker"]
    assert found(t, named("Electro")) == []


def test_this_its_host_and_what_an_event_is_about():
    t = scene()
    sandman, shocker = t.card("sandman"), t.card("shocker")
    cape = lay(t, upgrade(code(), "Cape", cost=0), on=t.card("hawkeye"))
    event: Deed[ChampionsCard] = Deed(ENTER, sandman, 0, shocker)
    assert found(t, THIS, card=cape) == ["cape"]
    assert found(t, HOST, card=cape) == ["hawkeye"]
    assert found(t, HOST, card=sandman) == []
    assert found(t, THAT_MINION, event=event) == found(t, THE_ATTACKED_ENEMY, event=event) == ["sandman"]
    assert found(t, THE_ATTACKER, event=event) == ["shocker"]
    for target in (THAT_MINION, THE_ATTACKER):
        assert found(t, target) == []
        assert found(t, target, event=Deed(ENTER, None)) == []


def test_without_a_copy_and_other_than():
    t = scene()
    face = upgrade(code(), "Badge", cost=0)
    badge = lay(t, face, on=t.card("hawkeye"))
    second = lay(t, face)
    assert found(t, each(ALLY.without_a_copy), card=second) == ["hellcat", "black_cat"]
    assert found(t, each(ALLY.without_a_copy), card=t.card("villain")) == ["hellcat", "black_cat", "hawkeye"]
    m = moment(t, card=badge)
    m.keep("one", [t.card("hellcat")])
    assert names(ALLY.other_than("one").find(t.s, m)) == ["black_cat", "hawkeye"]


def test_facedown_minions_are_minions():
    t = table(heroes=THREE, villain="ultron", engaged=["advanced_ultron_drone"])
    t.drone("energy")
    assert found(t, each(MINION), 0) == ["advanced_ultron_drone", "energy"]
    assert found(t, each(MINION.facedown), 0) == ["energy"]
    assert found(t, each(MINION.with_trait("drone")), 0) == ["advanced_ultron_drone", "energy"]
    assert found(t, toughest_target(), 0) == ["advanced_ultron_drone"]


def toughest_target() -> Any:
    return an(toughest(MINION))

"""When triggers hold: for whom of three players, and for which card."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.champions.events import (
    ATTACK,
    CHANGE_FORM,
    ENEMY_ATTACK,
    THWART,
    Attack,
    Damage,
    Defeat,
    Scheme,
    Threat,
)
from rulebound.games.champions.printed import upgrade
from rulebound.games.champions.state import ChampionsCard
from rulebound.games.champions.words import (
    A_FACEDOWN_MINION_IS_DEFEATED,
    A_MINION_ENTERS_PLAY,
    ENCOUNTER_CARD_REVEALED,
    HOST_ATTACKS,
    HOST_ATTACKS_AND_DAMAGES,
    HOST_IS_DEFEATED,
    HOST_SCHEMES,
    HOST_WOULD_TAKE_DAMAGE,
    THIS_ALLY_DEFEATS_A_MINION,
    THIS_ALLY_THWARTS,
    THIS_ATTACKS,
    THIS_ATTACKS_YOU,
    THIS_BEGINS_TO_ATTACK,
    THIS_ENTERS_PLAY,
    THIS_IS_DEFEATED,
    THIS_SCHEMES,
    THREAT_PLACED_HERE_IN_STEP_ONE,
    THREAT_WOULD_BE_PLACED,
    TREACHERY_REVEALED,
    VILLAIN_ATTACKS_YOU,
    VILLAIN_SCHEMES,
    VILLAIN_TOOK_DAMAGE,
    YOU_CHANGE_TO_THIS_FORM,
    YOU_DEFEAT_A_MINION,
    YOU_MAKE_A_BASIC_ATTACK,
    YOU_PLAY_THIS,
    YOU_WOULD_TAKE_ATTACK_DAMAGE,
    YOUR_HERO_ATTACKS,
    YOUR_HERO_ATTACKS_AND_DEFEATS,
    YOUR_HERO_DEFENDS,
    YOUR_HERO_WOULD_TAKE_DAMAGE,
)
from rulebound.lcg.events import ENTER, PLAY, Deed, Reveal
from tests.champions_made_up import THREE, code, lay, scene
from tests.champions_table import Table, table

ME = 1


def holds(t: Table, when: Any, event: Any, card: ChampionsCard | None = None) -> list[bool]:
    """For each of the three seats."""
    assert event.kind == when.kind
    return [when.holds(t.s, event, card or t.card("villain"), seat) for seat in range(3)]


NOBODY, EVERYBODY, ONLY_ME = [False] * 3, [True] * 3, [False, True, False]


def strikes(t: Table, by: ChampionsCard, seat: int = ME, kind: str = ENEMY_ATTACK, **marks: Any) -> Attack:
    attack = Attack(kind, by, t.card(f"p{seat}"), seat)
    for mark, value in marks.items():
        setattr(attack, mark, value)
    return attack


def test_enemies_attack_and_scheme():
    t = scene()
    rhino, shocker = t.card("villain"), t.card("shocker")
    cape = lay(t, upgrade(code(), "Cape", cost=0), on=shocker)
    assert holds(t, VILLAIN_ATTACKS_YOU, strikes(t, rhino)) == ONLY_ME
    assert holds(t, VILLAIN_ATTACKS_YOU, strikes(t, shocker)) == NOBODY
    assert holds(t, THIS_ATTACKS, strikes(t, shocker), shocker) == EVERYBODY
    assert holds(t, THIS_ATTACKS, strikes(t, rhino), shocker) == NOBODY
    assert holds(t, THIS_ATTACKS_YOU, strikes(t, shocker), shocker) == ONLY_ME
    assert holds(t, THIS_ATTACKS_YOU, strikes(t, rhino), shocker) == NOBODY
    assert holds(t, THIS_BEGINS_TO_ATTACK, strikes(t, shocker), shocker) == EVERYBODY
    assert holds(t, THIS_BEGINS_TO_ATTACK, strikes(t, shocker, also=True), shocker) == NOBODY
    assert holds(t, THIS_BEGINS_TO_ATTACK, strikes(t, rhino), shocker) == NOBODY
    assert holds(t, HOST_ATTACKS, strikes(t, shocker), cape) == EVERYBODY
    assert holds(t, HOST_ATTACKS, strikes(t, rhino), cape) == NOBODY
    damaged = [t.card(f"p{ME}")]
    assert holds(t, HOST_ATTACKS_AND_DAMAGES, strikes(t, shocker, damaged=damaged), cape) == EVERYBODY
    assert holds(t, HOST_ATTACKS_AND_DAMAGES, strikes(t, shocker), cape) == NOBODY
    assert holds(t, HOST_ATTACKS_AND_DAMAGES, strikes(t, rhino, damaged=damaged), cape) == NOBODY
    assert holds(t, VILLAIN_SCHEMES, Scheme(rhino, ME)) == EVERYBODY
    assert holds(t, VILLAIN_SCHEMES, Scheme(shocker, ME)) == NOBODY
    assert holds(t, THIS_SCHEMES, Scheme(shocker, ME), shocker) == EVERYBODY
    assert holds(t, HOST_SCHEMES, Scheme(shocker, ME), cape) == EVERYBODY
    assert holds(t, HOST_SCHEMES, Scheme(rhino, ME), cape) == NOBODY


@pytest.mark.rule("champions.defend.labelled_ability")
def test_your_hero_defends_by_the_basic_power_or_by_an_ability():
    t = scene()
    captain = t.card(f"p{ME}")
    assert holds(t, YOUR_HERO_DEFENDS, strikes(t, t.card("villain"), defended=True, defender=captain)) == ONLY_ME
    assert holds(t, YOUR_HERO_DEFENDS, strikes(t, t.card("villain"), 0, defended=True, defender=captain)) == ONLY_ME
    assert holds(t, YOUR_HERO_DEFENDS, strikes(t, t.card("villain"), defended=True)) == ONLY_ME, "by an ability"
    assert holds(t, YOUR_HERO_DEFENDS, strikes(t, t.card("villain"))) == NOBODY
    assert (
        holds(t, YOUR_HERO_DEFENDS, strikes(t, t.card("villain"), defended=True, defender=t.card("hawkeye"))) == NOBODY
    )
    assert holds(t, YOUR_HERO_DEFENDS, strikes(t, t.card("villain"), 2, defended=True)) == NOBODY, (
        "an alter-ego is no hero"
    )


def test_heroes_and_allies_attack_and_thwart():
    t = scene()
    captain, jennifer, hawkeye = t.card(f"p{ME}"), t.card("p2"), t.card("hawkeye")
    by_hero = strikes(t, captain, kind=ATTACK)
    assert holds(t, YOUR_HERO_ATTACKS, by_hero) == ONLY_ME
    assert holds(t, YOUR_HERO_ATTACKS, strikes(t, jennifer, 2, kind=ATTACK)) == NOBODY
    assert holds(t, YOUR_HERO_ATTACKS, strikes(t, hawkeye, kind=ATTACK)) == NOBODY
    assert holds(t, YOU_MAKE_A_BASIC_ATTACK, by_hero) == NOBODY
    assert holds(t, YOU_MAKE_A_BASIC_ATTACK, strikes(t, captain, kind=ATTACK, basic=True)) == ONLY_ME
    assert holds(t, YOU_MAKE_A_BASIC_ATTACK, strikes(t, hawkeye, kind=ATTACK, basic=True)) == NOBODY
    assert holds(t, YOUR_HERO_ATTACKS_AND_DEFEATS, by_hero) == NOBODY
    assert holds(t, YOUR_HERO_ATTACKS_AND_DEFEATS, strikes(t, captain, kind=ATTACK, defeated=["villain"])) == ONLY_ME
    assert holds(t, YOUR_HERO_ATTACKS_AND_DEFEATS, strikes(t, hawkeye, kind=ATTACK, defeated=["minion"])) == NOBODY
    beat = strikes(t, hawkeye, kind=ATTACK, defeated=["minion"])
    assert holds(t, THIS_ALLY_DEFEATS_A_MINION, beat, hawkeye) == EVERYBODY
    assert holds(t, THIS_ALLY_DEFEATS_A_MINION, beat, captain) == NOBODY
    assert (
        holds(t, THIS_ALLY_DEFEATS_A_MINION, strikes(t, hawkeye, kind=ATTACK, defeated=["villain"]), hawkeye) == NOBODY
    )
    assert holds(t, THIS_ALLY_THWARTS, Deed(THWART, None, ME, hawkeye), hawkeye) == EVERYBODY
    assert holds(t, THIS_ALLY_THWARTS, Deed(THWART, None, ME, captain), hawkeye) == NOBODY


def hits(t: Table, on: ChampionsCard, n: int = 1, attack: Attack | None = None, was: bool = False) -> Damage:
    damage = Damage(on, n, None, attack)
    damage.was = was
    return damage


def test_damage_and_threat():
    t = scene()
    captain, jennifer, shocker = t.card(f"p{ME}"), t.card("p2"), t.card("shocker")
    cape = lay(t, upgrade(code(), "Cape", cost=0), on=shocker)
    blow = strikes(t, t.card("villain"))
    assert holds(t, YOU_WOULD_TAKE_ATTACK_DAMAGE, hits(t, captain, attack=blow)) == ONLY_ME
    assert holds(t, YOU_WOULD_TAKE_ATTACK_DAMAGE, hits(t, captain)) == NOBODY
    assert holds(t, YOU_WOULD_TAKE_ATTACK_DAMAGE, hits(t, captain, 0, blow)) == NOBODY
    assert holds(t, YOU_WOULD_TAKE_ATTACK_DAMAGE, hits(t, shocker, attack=blow)) == NOBODY
    assert holds(t, YOUR_HERO_WOULD_TAKE_DAMAGE, hits(t, captain)) == ONLY_ME
    assert holds(t, YOUR_HERO_WOULD_TAKE_DAMAGE, hits(t, captain, 0)) == NOBODY
    assert holds(t, YOUR_HERO_WOULD_TAKE_DAMAGE, hits(t, jennifer)) == NOBODY
    assert holds(t, HOST_WOULD_TAKE_DAMAGE, hits(t, shocker), cape) == EVERYBODY
    assert holds(t, HOST_WOULD_TAKE_DAMAGE, hits(t, shocker, 0), cape) == NOBODY
    assert holds(t, HOST_WOULD_TAKE_DAMAGE, hits(t, captain), cape) == NOBODY
    assert holds(t, VILLAIN_TOOK_DAMAGE, hits(t, t.card("villain"), was=True)) == EVERYBODY
    assert holds(t, VILLAIN_TOOK_DAMAGE, hits(t, t.card("villain"))) == NOBODY
    assert holds(t, VILLAIN_TOOK_DAMAGE, hits(t, t.card("villain"), 0, was=True)) == NOBODY
    assert holds(t, VILLAIN_TOOK_DAMAGE, hits(t, shocker, was=True)) == NOBODY
    scheme = t.card("main_scheme")
    assert holds(t, THREAT_WOULD_BE_PLACED, Threat(scheme, 1, None, False)) == EVERYBODY
    assert holds(t, THREAT_WOULD_BE_PLACED, Threat(scheme, 0, None, False)) == NOBODY
    assert holds(t, THREAT_PLACED_HERE_IN_STEP_ONE, Threat(scheme, 1, None, True), scheme) == EVERYBODY
    assert holds(t, THREAT_PLACED_HERE_IN_STEP_ONE, Threat(scheme, 1, None, False), scheme) == NOBODY
    assert holds(t, THREAT_PLACED_HERE_IN_STEP_ONE, Threat(scheme, 1, None, True)) == NOBODY


def test_defeats():
    t = scene()
    captain, shocker, hawkeye = t.card(f"p{ME}"), t.card("shocker"), t.card("hawkeye")
    cape = lay(t, upgrade(code(), "Cape", cost=0), on=shocker)
    by_captain = Defeat(shocker, captain, None)
    assert holds(t, THIS_IS_DEFEATED, by_captain, shocker) == EVERYBODY
    assert holds(t, THIS_IS_DEFEATED, by_captain, cape) == NOBODY
    assert holds(t, HOST_IS_DEFEATED, by_captain, cape) == EVERYBODY
    assert holds(t, HOST_IS_DEFEATED, Defeat(hawkeye, None, None), cape) == NOBODY
    assert holds(t, YOU_DEFEAT_A_MINION, by_captain) == ONLY_ME
    assert holds(t, YOU_DEFEAT_A_MINION, Defeat(shocker, t.card("captain_marvels_helmet"), None)) == ONLY_ME
    assert holds(t, YOU_DEFEAT_A_MINION, Defeat(shocker, hawkeye, None)) == NOBODY
    assert holds(t, YOU_DEFEAT_A_MINION, Defeat(shocker, t.card("alpha_flight_station"), None)) == NOBODY
    assert holds(t, YOU_DEFEAT_A_MINION, Defeat(shocker, None, None)) == NOBODY
    assert holds(t, YOU_DEFEAT_A_MINION, Defeat(t.card("villain"), captain, None)) == NOBODY
    assert holds(t, A_FACEDOWN_MINION_IS_DEFEATED, by_captain) == NOBODY
    assert holds(t, A_FACEDOWN_MINION_IS_DEFEATED, Defeat(hawkeye, None, None)) == NOBODY
    drones = table(heroes=THREE, villain="ultron")
    assert holds(drones, A_FACEDOWN_MINION_IS_DEFEATED, Defeat(drones.drone(), None, None)) == EVERYBODY


def test_cards_come():
    t = scene()
    shocker, hawkeye, captain = t.card("shocker"), t.card("hawkeye"), t.card(f"p{ME}")
    treachery = t.lay("advance", "revealing")
    assert holds(t, TREACHERY_REVEALED, Reveal(treachery, ME, True)) == EVERYBODY
    assert holds(t, TREACHERY_REVEALED, Reveal(treachery, ME, False)) == NOBODY
    assert holds(t, TREACHERY_REVEALED, Reveal(shocker, ME, True)) == NOBODY
    assert holds(t, ENCOUNTER_CARD_REVEALED, Reveal(shocker, ME, True)) == EVERYBODY
    assert holds(t, ENCOUNTER_CARD_REVEALED, Reveal(shocker, ME, False)) == NOBODY
    assert holds(t, THIS_ENTERS_PLAY, Deed(ENTER, hawkeye, ME), hawkeye) == EVERYBODY
    assert holds(t, THIS_ENTERS_PLAY, Deed(ENTER, shocker, ME), hawkeye) == NOBODY
    assert holds(t, A_MINION_ENTERS_PLAY, Deed(ENTER, shocker, ME)) == EVERYBODY
    assert holds(t, A_MINION_ENTERS_PLAY, Deed(ENTER, hawkeye, ME)) == NOBODY
    assert holds(t, YOU_PLAY_THIS, Deed(PLAY, hawkeye, ME), hawkeye) == ONLY_ME
    assert holds(t, YOU_PLAY_THIS, Deed(PLAY, captain, ME), hawkeye) == NOBODY
    assert holds(t, YOU_CHANGE_TO_THIS_FORM, Deed(CHANGE_FORM, captain, ME), captain) == ONLY_ME

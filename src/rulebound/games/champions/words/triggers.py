"""The triggering conditions (Умова ініціювання) of interrupts and responses, with their words."""

from __future__ import annotations

from typing import TypeAlias

from rulebound.games.champions.events import (
    ATTACK,
    CHANGE_FORM,
    ENEMY_ATTACK,
    ENEMY_SCHEME,
    THREAT,
    THWART,
    Attack,
    Damage,
    Defeat,
    Threat,
)
from rulebound.games.champions.printed import ALTER_EGO, EVENT, HERO, MINION, TREACHERY, UPGRADE, VILLAIN
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.lcg.events import DAMAGE, DEFEAT, ENTER, PLAY, REVEAL, Deed, Reveal
from rulebound.lcg.triggers import On, about_host, about_this, about_this_by_you, by_host, by_this

__all__ = (
    "A_FACEDOWN_MINION_IS_DEFEATED", "A_MINION_ENTERS_PLAY", "ENCOUNTER_CARD_REVEALED", "HOST_ATTACKS",
    "HOST_ATTACKS_AND_DAMAGES", "HOST_IS_DEFEATED", "HOST_SCHEMES", "HOST_WOULD_BE_DEFEATED", "HOST_WOULD_TAKE_DAMAGE",
    "THIS_ALLY_ATTACKS", "THIS_ALLY_DEFEATS_A_MINION", "THIS_ALLY_THWARTS", "THIS_ATTACKS", "THIS_ATTACKS_YOU",
    "THIS_BEGINS_TO_ATTACK", "THIS_ENTERS_PLAY", "THIS_IS_DEFEATED", "THIS_SCHEMES", "THREAT_PLACED_HERE_IN_STEP_ONE",
    "THREAT_WOULD_BE_PLACED", "TREACHERY_REVEALED", "VILLAIN_ATTACKS_YOU", "VILLAIN_SCHEMES", "VILLAIN_TOOK_DAMAGE",
    "YOUR_HERO_ATTACKS", "YOUR_HERO_ATTACKS_AND_DEFEATS", "YOUR_HERO_DEFENDS", "YOUR_HERO_WOULD_TAKE_DAMAGE",
    "YOU_CHANGE_TO_THIS_FORM", "YOU_DEFEAT_A_MINION", "YOU_MAKE_A_BASIC_ATTACK", "YOU_PLAY_THIS",
    "YOU_WOULD_TAKE_ATTACK_DAMAGE",
)  # fmt: skip

ChampionsDeed: TypeAlias = Deed[ChampionsCard]


# --- enemies attack and scheme ----------------------------------------------------------------------------


def _villain_attacks_you(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    return e.by is not None and e.by.kind == VILLAIN and e.seat == seat


def _by_this_against_you(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    return e.by is card and e.seat == seat


def _by_this_first(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    return e.by is card and isinstance(e, Attack) and not e.also


def _host_damages(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    return isinstance(e, Attack) and e.by is not None and e.by.id == card.host and bool(e.damaged)


def _hero_defended(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    if not isinstance(e, Attack) or not e.defended or not s.is_hero(seat):
        return False
    return e.defender is s.identity(seat) or (e.defender is None and e.seat == seat)


def _villain_schemes(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    return e.by is not None and e.by.kind == VILLAIN


VILLAIN_ATTACKS_YOU = On(ENEMY_ATTACK, "villain-attacks-you", _villain_attacks_you)
THIS_ATTACKS = On(ENEMY_ATTACK, "this-attacks", by_this)
THIS_BEGINS_TO_ATTACK = On(ENEMY_ATTACK, "this-attacks-you", _by_this_first)
THIS_ATTACKS_YOU = On(ENEMY_ATTACK, "this-attacks-you", _by_this_against_you)
HOST_ATTACKS = On(ENEMY_ATTACK, "host-attacks", by_host)
HOST_ATTACKS_AND_DAMAGES = On(ENEMY_ATTACK, "host-attacks-and-damages", _host_damages)
YOUR_HERO_DEFENDS = On(ENEMY_ATTACK, "your-hero-defends", _hero_defended)
VILLAIN_SCHEMES = On(ENEMY_SCHEME, "villain-schemes", _villain_schemes)
THIS_SCHEMES = On(ENEMY_SCHEME, "this-schemes", by_this)
HOST_SCHEMES = On(ENEMY_SCHEME, "host-schemes", by_host)


# --- heroes and allies attack and thwart ------------------------------------------------------------------


def _your_hero(s: ChampionsState, e: ChampionsDeed, seat: int) -> bool:
    return e.by is not None and e.by is s.identity(seat) and e.by.printed.kind == HERO


def _hero_attacks(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    return _your_hero(s, e, seat)


def _hero_basic(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    return isinstance(e, Attack) and e.basic and _your_hero(s, e, seat)


def _hero_defeats_enemy(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    return isinstance(e, Attack) and _your_hero(s, e, seat) and bool(e.defeated)


def _this_defeats_minion(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    return isinstance(e, Attack) and e.by is card and MINION in e.defeated


YOUR_HERO_ATTACKS = On(ATTACK, "your-hero-attacks", _hero_attacks)
YOU_MAKE_A_BASIC_ATTACK = On(ATTACK, "you-make-a-basic-attack", _hero_basic)
YOUR_HERO_ATTACKS_AND_DEFEATS = On(ATTACK, "your-hero-attacks-and-defeats", _hero_defeats_enemy)
THIS_ALLY_ATTACKS = On(ATTACK, "this-attacks", by_this)
THIS_ALLY_DEFEATS_A_MINION = On(ATTACK, "this-defeats-a-minion", _this_defeats_minion)
THIS_ALLY_THWARTS = On(THWART, "this-thwarts", by_this)


# --- damage and threat ------------------------------------------------------------------------------------


def _you_by_attack(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    return isinstance(e, Damage) and e.on is s.identity(seat) and e.attack is not None and e.amount > 0


def _your_hero_hurt(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    return e.on is s.identity(seat) and s.is_hero(seat) and e.amount > 0


def _host_hurt(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    return e.on is not None and e.on.id == card.host and e.amount > 0


def _villain_hurt(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    return isinstance(e, Damage) and e.was and e.on is not None and e.on.kind == VILLAIN and e.amount > 0


def _threat(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    return e.amount > 0


def _threat_here_step_one(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    return isinstance(e, Threat) and e.on is card and e.step_one


YOU_WOULD_TAKE_ATTACK_DAMAGE = On(DAMAGE, "you-would-take-attack-damage", _you_by_attack)
YOUR_HERO_WOULD_TAKE_DAMAGE = On(DAMAGE, "your-hero-would-take-damage", _your_hero_hurt)
HOST_WOULD_TAKE_DAMAGE = On(DAMAGE, "host-would-take-damage", _host_hurt)
VILLAIN_TOOK_DAMAGE = On(DAMAGE, "villain-took-damage", _villain_hurt)
THREAT_WOULD_BE_PLACED = On(THREAT, "threat-would-be-placed", _threat)
THREAT_PLACED_HERE_IN_STEP_ONE = On(THREAT, "threat-placed-here-in-step-one", _threat_here_step_one)


# --- defeats ----------------------------------------------------------------------------------------------


def _facedown_minion(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    return isinstance(e, Defeat) and e.what == MINION and e.on is not None and e.on.owner is not None


def _you_defeat_minion(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    """You are your identity with its events and upgrades; allies and supports act for themselves."""
    if not isinstance(e, Defeat) or e.seat != seat or e.what != MINION or e.by is None:
        return False
    return e.by.printed.kind in (HERO, ALTER_EGO, EVENT, UPGRADE)


THIS_IS_DEFEATED = On(DEFEAT, "this-is-defeated", about_this)
HOST_WOULD_BE_DEFEATED = On(DEFEAT, "host-would-be-defeated", about_host)
HOST_IS_DEFEATED = On(DEFEAT, "host-is-defeated", about_host)
A_FACEDOWN_MINION_IS_DEFEATED = On(DEFEAT, "facedown-minion-is-defeated", _facedown_minion)
YOU_DEFEAT_A_MINION = On(DEFEAT, "you-defeat-a-minion", _you_defeat_minion)


# --- cards come -------------------------------------------------------------------------------------------


def _treachery(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    return isinstance(e, Reveal) and e.from_deck and e.on is not None and e.on.printed.kind == TREACHERY


def _encounter_card(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    return isinstance(e, Reveal) and e.from_deck


def _minion(s: ChampionsState, e: ChampionsDeed, card: ChampionsCard, seat: int) -> bool:
    return e.on is not None and e.on.kind == MINION


TREACHERY_REVEALED = On(REVEAL, "treachery-revealed", _treachery)
ENCOUNTER_CARD_REVEALED = On(REVEAL, "encounter-card-revealed", _encounter_card)
THIS_ENTERS_PLAY = On(ENTER, "this-enters-play", about_this)
A_MINION_ENTERS_PLAY = On(ENTER, "minion-enters-play", _minion)
YOU_PLAY_THIS = On(PLAY, "you-play-this", about_this_by_you)
YOU_CHANGE_TO_THIS_FORM = On(CHANGE_FORM, "you-change-to-this-form", about_this_by_you)

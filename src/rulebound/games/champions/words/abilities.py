"""Abilities as cards write them: when they are used, what they cost, what they do; and the sets of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from rulebound.games.champions.abilities import ChampionsAbility
from rulebound.games.champions.payment import Generated
from rulebound.games.champions.printed import SetOf, pool
from rulebound.games.champions.words.deeds import change_form
from rulebound.games.champions.words.nouns import YOUR_ALTER_EGO
from rulebound.lcg import abilities as lcg
from rulebound.lcg.abilities import Effect, Limit, When
from rulebound.lcg.words import branch, choose_one, exhaust, remove_from_game, then

__all__ = (
    "ONCE_PER_ROUND", "action", "alter_ego_action", "aspect_set", "basic_set", "boost", "choose_duty", "expert_set",
    "forced_interrupt", "forced_response", "generates", "hero_action", "hero_set", "interrupt", "modular_set",
    "response", "setup", "special", "standard_set", "villain_set", "when_defeated", "when_revealed", "would",
)  # fmt: skip

Deed: TypeAlias = Effect[Any, Any]
Deeds: TypeAlias = "Deed | Sequence[Deed]"

# --- sets -------------------------------------------------------------------------------------------------

hero_set: Final = SetOf("hero")
aspect_set: Final = SetOf("aspect")
basic_set: Final = SetOf("basic")
modular_set: Final = SetOf("modular")
standard_set: Final = SetOf("standard")
expert_set: Final = SetOf("expert")


def villain_set(modular: str) -> SetOf:
    """The cards of a villain, with the modular set that is recommended for it."""
    return SetOf("villain", modular)


# --- triggers ---------------------------------------------------------------------------------------------

ONCE_PER_ROUND: Final = Limit(1, "round")


def _costs(cost: Deeds) -> Sequence[Deed]:
    return [cost] if isinstance(cost, Effect) else cost


def action(
    *does: Deed, cost: Deeds = (), form: str = "", limit: Limit | None = None, name: str = ""
) -> ChampionsAbility:
    """Used in a player's own turn: champions.action.own_turn"""
    return ChampionsAbility(lcg.ACTION, does, costs=_costs(cost), form=form, limit=limit, name=name)


def hero_action(*does: Deed, cost: Deeds = (), limit: Limit | None = None) -> ChampionsAbility:
    return action(*does, cost=cost, form="hero", limit=limit)


def alter_ego_action(*does: Deed, cost: Deeds = (), limit: Limit | None = None) -> ChampionsAbility:
    return action(*does, cost=cost, form="alter-ego", limit=limit)


def interrupt(
    when: When,
    *does: Deed,
    cost: Deeds = (),
    form: str = "",
    limit: Limit | None = None,
    label: str = "",
    name: str = "",
) -> ChampionsAbility:
    """Used before something happens: champions.interrupt.trigger_type"""
    return ChampionsAbility(
        lcg.INTERRUPT, does, when=when, costs=_costs(cost), form=form, limit=limit, label=label, name=name
    )


def response(
    when: When,
    *does: Deed,
    cost: Deeds = (),
    form: str = "",
    limit: Limit | None = None,
    label: str = "",
    name: str = "",
) -> ChampionsAbility:
    """Used after something has happened: champions.response.trigger_type"""
    return ChampionsAbility(
        lcg.RESPONSE, does, when=when, costs=_costs(cost), form=form, limit=limit, label=label, name=name
    )


def would(when: When, *does: Deed) -> ChampionsAbility:
    """A forced interrupt to something that would happen: before all other interrupts, for it may not happen at all."""
    return ChampionsAbility(lcg.WOULD, does, when=when)


def forced_interrupt(when: When, *does: Deed, cost: Deeds = ()) -> ChampionsAbility:
    return ChampionsAbility(lcg.FORCED_INTERRUPT, does, when=when, costs=_costs(cost))


def forced_response(when: When, *does: Deed, cost: Deeds = ()) -> ChampionsAbility:
    return ChampionsAbility(lcg.FORCED_RESPONSE, does, when=when, costs=_costs(cost))


def generates(
    resources: str | Generated,
    *,
    cost: Deeds = (),
    form: str = "",
    limit: Limit | None = None,
    name: str = "",
) -> ChampionsAbility:
    """Used while a cost is paid: champions.resource_ability.only_while_paying"""
    gives = Generated(pool(resources)) if isinstance(resources, str) else resources
    return ChampionsAbility(lcg.RESOURCE, costs=_costs(cost), form=form, limit=limit, gives=gives, name=name)


def when_revealed(*does: Deed, form: str = "") -> ChampionsAbility:
    """Carried out when the card is revealed: champions.when_revealed.triggers_on_reveal"""
    return ChampionsAbility(lcg.WHEN_REVEALED, does, form=form)


def when_defeated(*does: Deed) -> ChampionsAbility:
    """Carried out when the card is defeated: champions.when_defeated.automatic"""
    return ChampionsAbility(lcg.WHEN_DEFEATED, does)


def boost(*does: Deed) -> ChampionsAbility:
    """Carried out when the card is turned up as a boost card: champions.star.in_boost_field"""
    return ChampionsAbility(lcg.BOOST, does)


def special(*does: Deed) -> ChampionsAbility:
    """Used only when another card says so: champions.special.only_when_referenced"""
    return ChampionsAbility(lcg.SPECIAL, does)


def setup(*does: Deed, name: str = "") -> ChampionsAbility:
    return ChampionsAbility(lcg.SETUP, does, name=name)


# --- what several cards share -----------------------------------------------------------------------------


def choose_duty(key: str, *instead: Deed) -> ChampionsAbility:
    """The obligation of a hero: the alter-ego exhausts and is rid of it, or takes what else it brings."""
    return when_revealed(
        change_form("alter-ego"),
        choose_one(branch("exhaust", then(exhaust(YOUR_ALTER_EGO), remove_from_game)), branch(key, *instead)),
    )

"""The words cards are written in: triggers, effects, costs, targets, numbers. See docs/add-a-card.md."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.champions.effects.cards import (
    AddCounters,
    ChangeForm,
    Discard,
    DiscardRandom,
    DiscardTop,
    Draw,
    DrawUp,
    Lasts,
    Later,
    LookAtTop,
    PutIntoPlay,
    RemoveFromGame,
    ReturnToHand,
    SearchDeck,
    TakeControl,
)
from rulebound.games.champions.effects.fighting import (
    AssignDamage,
    Deal,
    Exhaust,
    Give,
    Heal,
    IndirectDamage,
    MakeAttack,
    MoveDamage,
    PlaceHereInstead,
    Prevent,
    Ready,
    RemoveThreat,
    StunTheDamaged,
    Thwart,
)
from rulebound.games.champions.effects.scenario import (
    AddAcceleration,
    CancelReveal,
    DealEncounter,
    DiscardUntil,
    EnemyAttacks,
    EnemySchemes,
    ExtraBoost,
    FindAndReveal,
    GainOverkill,
    InsteadOfAttack,
    LessThreat,
    NemesisComes,
    PlaceThreat,
    PutThisIntoPlay,
    RevealTop,
    Surge,
    TakeThreatAsDamage,
    TopCardBecomesDrone,
)
from rulebound.games.champions.effects.sentences import (
    Branch,
    ChooseOne,
    ForEachPlayer,
    May,
    Own,
    ResolveSpecials,
    SpendResources,
    Then,
    When,
)
from rulebound.games.champions.moments import Ability, Cost, Effect
from rulebound.games.champions.payment import Generated
from rulebound.games.champions.printed import pool
from rulebound.games.champions.status import CONFUSED, STUNNED, TOUGH
from rulebound.games.champions.targets import Target
from rulebound.lcg import abilities as lcg
from rulebound.lcg.abilities import Limit
from rulebound.lcg.abilities import When as Trigger

# --- effects ----------------------------------------------------------------------------------------------

deal = Deal
attack = MakeAttack
thwart = Thwart
remove_threat = RemoveThreat
place_threat = PlaceThreat
heal = Heal
move_damage = MoveDamage
ready = Ready
exhaust = Exhaust
prevent = Prevent
place_here_instead = PlaceHereInstead
assign_damage = AssignDamage
indirect_damage = IndirectDamage
stun_the_damaged = StunTheDamaged()
draw = Draw
draw_up = DrawUp()
discard = Discard
discard_top = DiscardTop
discard_random = DiscardRandom
return_to_hand = ReturnToHand
remove_from_game = RemoveFromGame()
add_counters = AddCounters
search_deck = SearchDeck
look_at_top = LookAtTop
change_form = ChangeForm
lasts = Lasts
later = Later
put_into_play = PutIntoPlay
take_control = TakeControl
add_acceleration = AddAcceleration()
surge = Surge()
enemy_attacks = EnemyAttacks
enemy_schemes = EnemySchemes
extra_boost = ExtraBoost()
gain_overkill = GainOverkill()
less_threat = LessThreat
instead_of_attack = InsteadOfAttack()
cancel_reveal = CancelReveal
take_threat_as_damage = TakeThreatAsDamage()
reveal_top = RevealTop()
deal_encounter = DealEncounter
find = FindAndReveal
discard_until = DiscardUntil
drone = TopCardBecomesDrone
nemesis_comes = NemesisComes()
put_this_into_play = PutThisIntoPlay()
if_ = When
then = Then
choose_one = ChooseOne
branch = Branch
may = May
each_player = ForEachPlayer
resolve_specials = ResolveSpecials
spend_resources = SpendResources
own = Own


def stun(target: Target) -> Give:
    return Give(STUNNED, target)


def confuse(target: Target) -> Give:
    return Give(CONFUSED, target)


def make_tough(target: Target) -> Give:
    return Give(TOUGH, target)


# --- triggers ---------------------------------------------------------------------------------------------

ONCE_PER_ROUND = Limit(1, "round")
ONCE_PER_PHASE = Limit(1, "phase")


def _costs(cost: Cost | Sequence[Cost]) -> Sequence[Cost]:
    return [cost] if isinstance(cost, Cost) else cost


def action(
    *does: Effect, cost: Cost | Sequence[Cost] = (), form: str = "", limit: Limit | None = None, name: str = ""
) -> Ability:
    """champions.action.own_turn"""
    return Ability(lcg.ACTION, does, costs=_costs(cost), form=form, limit=limit, name=name)


def hero_action(*does: Effect, cost: Cost | Sequence[Cost] = (), limit: Limit | None = None) -> Ability:
    return action(*does, cost=cost, form="hero", limit=limit)


def alter_ego_action(*does: Effect, cost: Cost | Sequence[Cost] = (), limit: Limit | None = None) -> Ability:
    return action(*does, cost=cost, form="alter-ego", limit=limit)


def _answer(timing: str, when: Trigger, does: Sequence[Effect], cost: Cost | Sequence[Cost], **more: object) -> Ability:
    form = str(more.get("form", ""))
    limit = more.get("limit")
    label = str(more.get("label", ""))
    assert limit is None or isinstance(limit, Limit)
    name = str(more.get("name", ""))
    return Ability(timing, does, when=when, costs=_costs(cost), form=form, limit=limit, label=label, name=name)


def interrupt(
    when: Trigger,
    *does: Effect,
    cost: Cost | Sequence[Cost] = (),
    form: str = "",
    limit: Limit | None = None,
    label: str = "",
    name: str = "",
) -> Ability:
    """champions.interrupt.trigger_type"""
    return _answer(lcg.INTERRUPT, when, does, cost, form=form, limit=limit, label=label, name=name)


def response(
    when: Trigger,
    *does: Effect,
    cost: Cost | Sequence[Cost] = (),
    form: str = "",
    limit: Limit | None = None,
    label: str = "",
    name: str = "",
) -> Ability:
    """champions.response.trigger_type"""
    return _answer(lcg.RESPONSE, when, does, cost, form=form, limit=limit, label=label, name=name)


def would(when: Trigger, *does: Effect) -> Ability:
    """A forced interrupt to something that would happen: before all other interrupts, for it may not happen at all."""
    return _answer(lcg.WOULD, when, does, ())


def forced_interrupt(when: Trigger, *does: Effect, cost: Cost | Sequence[Cost] = ()) -> Ability:
    return _answer(lcg.FORCED_INTERRUPT, when, does, cost)


def forced_response(when: Trigger, *does: Effect, cost: Cost | Sequence[Cost] = ()) -> Ability:
    return _answer(lcg.FORCED_RESPONSE, when, does, cost)


def generates(
    resources: str | Generated,
    *,
    cost: Cost | Sequence[Cost] = (),
    form: str = "",
    limit: Limit | None = None,
    name: str = "",
) -> Ability:
    """champions.resource_ability.only_while_paying"""
    gives = Generated(pool(resources)) if isinstance(resources, str) else resources
    return Ability(lcg.RESOURCE, (), costs=_costs(cost), form=form, limit=limit, gives=gives, name=name)


def when_revealed(*does: Effect, form: str = "") -> Ability:
    """champions.when_revealed.triggers_on_reveal"""
    return Ability(lcg.WHEN_REVEALED, does, form=form)


def when_defeated(*does: Effect) -> Ability:
    """champions.when_defeated.automatic"""
    return Ability(lcg.WHEN_DEFEATED, does)


def boost(*does: Effect) -> Ability:
    """champions.star.in_boost_field"""
    return Ability(lcg.BOOST, does)


def special(*does: Effect) -> Ability:
    """champions.special.only_when_referenced"""
    return Ability(lcg.SPECIAL, does)


def setup(*does: Effect, name: str = "") -> Ability:
    return Ability(lcg.SETUP, does, name=name)

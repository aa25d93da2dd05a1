"""The words cards are written in: types, triggers, effects, whom, numbers. A card file imports them all.

See docs/add-a-card.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, TypeAlias

from rulebound.games.champions.abilities import ChampionsAbility, ChampionsMoment, PaidWith
from rulebound.games.champions.damage import deal_together
from rulebound.games.champions.payment import Generated
from rulebound.games.champions.printed import (
    ENERGY,
    ChampionsPrinted,
    SetOf,
    ally,
    alter_ego,
    attachment,
    environment,
    event,
    facedown_minion,
    hero,
    main_scheme,
    minion,
    obligation,
    per_player,
    pool,
    resource,
    side_scheme,
    support,
    treachery,
    two_sides,
    upgrade,
    villain,
)
from rulebound.games.champions.state import ChampionsState
from rulebound.games.champions.words.amounts import (
    AERIAL,
    BOOST_ICONS_DISCARDED,
    DAMAGE_OF_THE_ATTACK,
    DAMAGE_YOU_HAVE_SUSTAINED,
    IN_ALTER_EGO_FORM,
    IN_HERO_FORM,
    NO_ATTACK_WAS_MADE,
    NO_MINIONS,
    REMAINING_HIT_POINTS,
    RESOURCE_TYPES_DISCARDED,
    THE_ATTACK_DEALT_DAMAGE,
    THIS_ACTIVATION_DAMAGED_YOU,
    THREAT_PLACED,
    UNDEFENDED,
    YOUR_HEROS_ATK,
    Discarded,
    PerPlayer,
    ResourcesDiscarded,
    ThreatOn,
    YouHaveTrait,
)
from rulebound.games.champions.words.cards import (
    ChangeForm,
    DiscardTopKeep,
    DrawUp,
    PutUnderThis,
    ResolveSpecials,
    ReturnFromUnder,
)
from rulebound.games.champions.words.constants import ChampionsCannot, ChampionsGets, ChampionsMayPlay
from rulebound.games.champions.words.fighting import (
    AssignDamage,
    Confuse,
    IndirectDamage,
    MakeAttack,
    MakeTough,
    MoveDamage,
    PlaceHereInstead,
    PlaceThreat,
    RemoveThreat,
    Stun,
    StunTheDamaged,
    TakeDamage,
    Thwart,
)
from rulebound.games.champions.words.nouns import (
    ALLY,
    CARD,
    CHARACTER,
    ENEMY,
    FRIENDLY_CHARACTER,
    HERO,
    HEROES_AND_ALLIES,
    MINION,
    SCHEME,
    SIDE_SCHEME,
    SUPPORT,
    THAT_MINION,
    THE_ATTACKED_ENEMY,
    THE_ATTACKER,
    THE_ENGAGED_PLAYER,
    THE_MAIN_SCHEME,
    THE_VILLAIN,
    UPGRADE,
    UPGRADE_OR_SUPPORT,
    VILLAIN,
    YOUR_ALTER_EGO,
    YOUR_HERO,
    YOUR_IDENTITY,
    toughest,
    with_resource,
)
from rulebound.games.champions.words.paying import PayFor, Spend, SpendX, TopOfDiscard
from rulebound.games.champions.words.scenario import (
    AddAcceleration,
    AlsoAttack,
    DealEncounter,
    DiscardEncounter,
    DiscardUntil,
    EnemyAttacks,
    EnemySchemes,
    ExtraBoost,
    FaceDown,
    FindAndReveal,
    GainOverkill,
    LessThreat,
    NemesisComes,
    PutThisIntoPlay,
    RevealTop,
    Surge,
    TakeThreatAsDamage,
    ToOwnersDiscard,
)
from rulebound.games.champions.words.triggers import (
    A_FACEDOWN_MINION_IS_DEFEATED,
    A_MINION_ENTERS_PLAY,
    ENCOUNTER_CARD_REVEALED,
    HOST_ATTACKS,
    HOST_ATTACKS_AND_DAMAGES,
    HOST_IS_DEFEATED,
    HOST_SCHEMES,
    HOST_WOULD_BE_DEFEATED,
    HOST_WOULD_TAKE_DAMAGE,
    THIS_ALLY_ATTACKS,
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
from rulebound.kernel.flow import Flow, choose
from rulebound.lcg import abilities as lcg
from rulebound.lcg.abilities import Effect, Limit, When
from rulebound.lcg.amounts import (
    CARDS_DISCARDED,
    COUNTERS_HERE,
    FINAL_STEP,
    NOTHING_WAS_DONE,
    Absent,
    Exists,
    InPlay,
    Instead,
    Times,
    X,
)
from rulebound.lcg.effects.cards import (
    AddCounters,
    DiscardCards,
    DiscardHand,
    DiscardRandom,
    DiscardTop,
    Draw,
    LookAtTop,
    RemoveCounters,
    RemoveFromGame,
    ReturnTopmost,
    SearchDeck,
)
from rulebound.lcg.effects.deeds import (
    Deal,
    Discard,
    Exhaust,
    Heal,
    PutIntoPlay,
    Ready,
    ReturnToHand,
    ShuffleIntoDeck,
    TakeControl,
)
from rulebound.lcg.effects.lasting import ACTIVATION, CancelReveal, DoesNotHappen, Lasts, Later, Prevent
from rulebound.lcg.effects.sentences import Aim, Branch, ChooseOne, ChoosePlayer, EachPlayer, If, May, Own, Then
from rulebound.lcg.events import END_OF_PHASE, END_OF_ROUND
from rulebound.lcg.piles import discard_top as discard_top_cards
from rulebound.lcg.targets import (
    A_PLAYER,
    EACH_PLAYER,
    HOST,
    THAT_PLAYER,
    THE_FIRST_PLAYER,
    THIS,
    YOU,
    Noun,
    Target,
    a_chosen,
    all_of,
    among,
    an,
    different_titles,
    each,
    instead_if,
    named,
    that,
    the,
    titled,
    up_to,
    your,
)

__all__ = (
    "ACTIVATION",
    "AERIAL",
    "ALLY",
    "A_FACEDOWN_MINION_IS_DEFEATED",
    "A_MINION_ENTERS_PLAY",
    "A_PLAYER",
    "BOOST_ICONS_DISCARDED",
    "CARD",
    "CARDS_DISCARDED",
    "CHARACTER",
    "COUNTERS_HERE",
    "DAMAGE_OF_THE_ATTACK",
    "DAMAGE_YOU_HAVE_SUSTAINED",
    "EACH_PLAYER",
    "ENCOUNTER_CARD_REVEALED",
    "END_OF_PHASE",
    "END_OF_ROUND",
    "ENEMY",
    "ENERGY",
    "FINAL_STEP",
    "FRIENDLY_CHARACTER",
    "HERO",
    "HEROES_AND_ALLIES",
    "HOST",
    "HOST_ATTACKS",
    "HOST_ATTACKS_AND_DAMAGES",
    "HOST_IS_DEFEATED",
    "HOST_SCHEMES",
    "HOST_WOULD_BE_DEFEATED",
    "HOST_WOULD_TAKE_DAMAGE",
    "IN_ALTER_EGO_FORM",
    "IN_HERO_FORM",
    "MINION",
    "NOTHING_WAS_DONE",
    "NO_ATTACK_WAS_MADE",
    "NO_MINIONS",
    "ONCE_PER_ROUND",
    "REMAINING_HIT_POINTS",
    "RESOURCE_TYPES_DISCARDED",
    "SCHEME",
    "SIDE_SCHEME",
    "SUPPORT",
    "THAT_MINION",
    "THAT_PLAYER",
    "THE_ATTACKED_ENEMY",
    "THE_ATTACKER",
    "THE_ATTACK_DEALT_DAMAGE",
    "THE_ENGAGED_PLAYER",
    "THE_FIRST_PLAYER",
    "THE_MAIN_SCHEME",
    "THE_VILLAIN",
    "THIS",
    "THIS_ACTIVATION_DAMAGED_YOU",
    "THIS_ALLY_ATTACKS",
    "THIS_ALLY_DEFEATS_A_MINION",
    "THIS_ALLY_THWARTS",
    "THIS_ATTACKS",
    "THIS_ATTACKS_YOU",
    "THIS_BEGINS_TO_ATTACK",
    "THIS_ENTERS_PLAY",
    "THIS_IS_DEFEATED",
    "THIS_SCHEMES",
    "THREAT_PLACED",
    "THREAT_PLACED_HERE_IN_STEP_ONE",
    "THREAT_WOULD_BE_PLACED",
    "TREACHERY_REVEALED",
    "UNDEFENDED",
    "UPGRADE",
    "UPGRADE_OR_SUPPORT",
    "VILLAIN",
    "VILLAIN_ATTACKS_YOU",
    "VILLAIN_SCHEMES",
    "VILLAIN_TOOK_DAMAGE",
    "YOU",
    "YOUR_ALTER_EGO",
    "YOUR_HERO",
    "YOUR_HEROS_ATK",
    "YOUR_HERO_ATTACKS",
    "YOUR_HERO_ATTACKS_AND_DEFEATS",
    "YOUR_HERO_DEFENDS",
    "YOUR_HERO_WOULD_TAKE_DAMAGE",
    "YOUR_IDENTITY",
    "YOU_CHANGE_TO_THIS_FORM",
    "YOU_DEFEAT_A_MINION",
    "YOU_MAKE_A_BASIC_ATTACK",
    "YOU_PLAY_THIS",
    "YOU_WOULD_TAKE_ATTACK_DAMAGE",
    "Absent",
    "ChampionsMoment",
    "ChampionsPrinted",
    "ChampionsState",
    "Discarded",
    "Exists",
    "Flow",
    "Generated",
    "InPlay",
    "Instead",
    "Limit",
    "Noun",
    "PaidWith",
    "PerPlayer",
    "ResourcesDiscarded",
    "Target",
    "ThreatOn",
    "Times",
    "TopOfDiscard",
    "X",
    "YouHaveTrait",
    "a_chosen",
    "action",
    "add_acceleration",
    "add_counters",
    "aim",
    "all_of",
    "ally",
    "also_attack",
    "alter_ego",
    "alter_ego_action",
    "among",
    "an",
    "aspect_set",
    "assign_damage",
    "attachment",
    "attack",
    "basic_set",
    "boost",
    "branch",
    "cancel_reveal",
    "cannot",
    "change_form",
    "choose",
    "choose_duty",
    "choose_one",
    "choose_player",
    "confuse",
    "deal",
    "deal_encounter",
    "deal_together",
    "different_titles",
    "discard",
    "discard_cards",
    "discard_encounter",
    "discard_hand",
    "discard_random",
    "discard_top",
    "discard_top_cards",
    "discard_top_keep",
    "discard_until",
    "does_not_happen",
    "draw",
    "draw_up",
    "each",
    "each_player",
    "enemy_attacks",
    "enemy_schemes",
    "environment",
    "event",
    "exhaust",
    "expert_set",
    "extra_boost",
    "face_down",
    "facedown_minion",
    "find",
    "forced_interrupt",
    "forced_response",
    "gain_overkill",
    "generates",
    "gets",
    "heal",
    "hero",
    "hero_action",
    "hero_set",
    "if_",
    "indirect_damage",
    "instead_if",
    "interrupt",
    "lasts",
    "later",
    "less_threat",
    "look_at_top",
    "main_scheme",
    "make_tough",
    "may",
    "may_play",
    "minion",
    "modular_set",
    "move_damage",
    "named",
    "nemesis_comes",
    "obligation",
    "own",
    "partial",
    "pay_for",
    "per_player",
    "place_here_instead",
    "place_threat",
    "prevent",
    "put_into_play",
    "put_this_into_play",
    "put_under_this",
    "ready",
    "remove_counters",
    "remove_from_game",
    "remove_threat",
    "resolve_specials",
    "resource",
    "response",
    "return_from_under",
    "return_to_hand",
    "return_topmost",
    "reveal_top",
    "search_deck",
    "setup",
    "shuffle_into_deck",
    "side_scheme",
    "special",
    "spend",
    "spend_x",
    "standard_set",
    "stun",
    "stun_the_damaged",
    "support",
    "surge",
    "take_control",
    "take_damage",
    "take_threat_as_damage",
    "that",
    "the",
    "then",
    "thwart",
    "titled",
    "to_owners_discard",
    "toughest",
    "treachery",
    "two_sides",
    "up_to",
    "upgrade",
    "villain",
    "villain_set",
    "when_defeated",
    "when_revealed",
    "with_resource",
    "would",
    "your",
)  # fmt: skip
"""All that a card file gets with its one import line."""

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


# --- deeds: effects, and costs before the arrow -----------------------------------------------------------

deal = Deal
take_damage = TakeDamage
attack = MakeAttack
thwart = Thwart
remove_threat = RemoveThreat
place_threat = PlaceThreat
heal = Heal
move_damage = MoveDamage
ready = Ready
exhaust = Exhaust
stun = Stun
confuse = Confuse
make_tough = MakeTough
prevent = Prevent
place_here_instead = PlaceHereInstead
assign_damage = AssignDamage
indirect_damage = IndirectDamage
stun_the_damaged = StunTheDamaged()
draw = Draw
draw_up = DrawUp()
discard = Discard
discard_top = DiscardTop
discard_top_keep = DiscardTopKeep
discard_random = DiscardRandom
discard_cards = DiscardCards
discard_hand = DiscardHand
discard_encounter = DiscardEncounter()
return_to_hand = ReturnToHand
return_topmost = ReturnTopmost
shuffle_into_deck = ShuffleIntoDeck
remove_from_game = RemoveFromGame()
put_under_this = PutUnderThis()
return_from_under = ReturnFromUnder()
add_counters = AddCounters
remove_counters = RemoveCounters
search_deck = SearchDeck
look_at_top = LookAtTop
change_form = ChangeForm
lasts = Lasts
later = Later
put_into_play = PutIntoPlay
take_control = TakeControl
pay_for = PayFor
spend = Spend
spend_x = SpendX
add_acceleration = AddAcceleration()
surge = Surge()
enemy_attacks = EnemyAttacks
also_attack = AlsoAttack()
enemy_schemes = EnemySchemes
extra_boost = ExtraBoost()
gain_overkill = GainOverkill()
less_threat = LessThreat
does_not_happen = DoesNotHappen()
cancel_reveal = CancelReveal
take_threat_as_damage = TakeThreatAsDamage()
reveal_top = RevealTop()
deal_encounter = DealEncounter
find = FindAndReveal
discard_until = DiscardUntil
face_down = FaceDown
to_owners_discard = ToOwnersDiscard()
nemesis_comes = NemesisComes()
put_this_into_play = PutThisIntoPlay()

# --- sentences --------------------------------------------------------------------------------------------

if_ = If
then = Then
aim = Aim
choose_one = ChooseOne
branch = Branch
may = May
choose_player = ChoosePlayer
each_player = EachPlayer
resolve_specials = ResolveSpecials
own = Own

# --- constant abilities -----------------------------------------------------------------------------------

gets = ChampionsGets
cannot = ChampionsCannot
may_play = ChampionsMayPlay

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

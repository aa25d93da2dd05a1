"""The words cards are written in: types, triggers, effects, whom, numbers. A card file imports them all.

See docs/add-a-card.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from rulebound.games.fellowship.abilities import FellowshipAbility, FellowshipMoment
from rulebound.games.fellowship.printed import (
    FellowshipPrinted,
    SetOf,
    ally,
    attachment,
    campaign_card,
    enemy,
    event,
    facedown_enemy,
    hero,
    location,
    objective,
    objective_ally,
    quest,
    treachery,
    two_sides,
)
from rulebound.games.fellowship.printed import (
    X as COST_X,
)
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.games.fellowship.words.amounts import (
    AN_ALLY_WAS_PLAYED,
    ATTACKING_STAGING,
    DAMAGE_HERE,
    DAMAGE_JUST_SUFFERED,
    OTHER_ENEMIES_IN_STAGING,
    PLAYERS_IN_THE_GAME,
    RESOURCES_HERE,
    STAGING_IS_EMPTY,
    THE_PRISONER_IS_HELD,
    THIS_IS_ACTIVE,
    UNDEFENDED,
    EachOfPlayers,
    FewerObjectives,
    HostAttacks,
    HostHasTrait,
    HostIs,
    ThreatAtLeast,
)
from rulebound.games.fellowship.words.constants import (
    AlliesPerRound,
    FellowshipCannot,
    FellowshipGets,
    InsteadOfDrawing,
    PlayersCannot,
    attacks_staging,
    excess_as_threat,
    loses_when,
    must_travel_here,
    readies_for,
    wins_when,
)
from rulebound.games.fellowship.words.deeds import (
    AddResources,
    ChooseAnotherPlayer,
    GiveControl,
    LeaveQuest,
    LookAtDeck,
    PlaceProgress,
    PutHeroIntoPlay,
    RaiseThreat,
    ReduceThreat,
    RemoveProgress,
    SearchTop,
    ShuffleDiscardIntoDeck,
    ShuffleIntoOwnersDeck,
    Spend,
    TakeToHand,
)
from rulebound.games.fellowship.words.fighting import (
    AttackAsShadow,
    AttackBonus,
    AttackWith,
    CancelShadow,
    DealShadow,
    EnemyAttacks,
    Engage,
    IgnoreDefense,
    KeepFromAttacking,
    LookAtShadow,
    ManyDefenders,
    ReturnToStaging,
    able_to_attack,
)
from rulebound.games.fellowship.words.nouns import (
    ALLY,
    ATTACHMENT,
    ATTACHMENT_ON_DEFENDER,
    CARD,
    CHARACTER,
    ENCOUNTER_CARD,
    ENEMY,
    ENGAGED_ENEMY,
    EVENT,
    HERO,
    LOCATION,
    OBJECTIVE,
    THAT_ENEMY,
    THAT_LOCATION,
    THE_ACTIVE_LOCATION,
    THE_ATTACKED_ENEMY,
    THE_ATTACKING_ENEMY,
    THE_DEFENDING_CHARACTER,
    THE_ENGAGED_PLAYER,
    THE_MOST_THREATENED,
    THE_NEXT_PLAYER,
    THE_QUEST,
    at_threat,
    committed,
    damaged,
    in_staging,
    most_damaged,
    not_committed,
    not_engaged_with_you,
    of_sphere,
    with_cost_x,
    with_keyword,
)
from rulebound.games.fellowship.words.scenario import (
    AddToStaging,
    AttachThis,
    AttachToDeck,
    CancelWhenRevealed,
    Capture,
    ClaimThis,
    ComeIntoStaging,
    EachRevealsTop,
    EngageThis,
    FaceDown,
    GainSurge,
    LookAtEncounter,
    Lose,
    NextStageAtRandom,
    Rescue,
    ResolveWhenRevealed,
    RevealMore,
    SetAside,
    StageGuarded,
    Win,
)
from rulebound.games.fellowship.words.triggers import (
    A_CARD_IS_REVEALED,
    A_CHARACTER_DEFENDS,
    A_CHARACTER_IS_DESTROYED,
    A_CHARACTER_YOU_CONTROL_IS_DESTROYED,
    A_HERO_WOULD_BE_CAPTURED,
    A_QUEST_CARD_IS_DEFEATED,
    A_SHADOW_CARD_IS_DEALT_AGAINST_YOU,
    A_SHADOW_EFFECT_OF_THIS_RESOLVES,
    A_SHADOW_EFFECT_TRIGGERS,
    A_TREACHERY_IS_REVEALED,
    AN_ALLY_LEAVES_PLAY,
    AN_ENEMY_IS_REVEALED_WHILE_COMMITTED,
    AN_OBJECTIVE_IS_CLAIMED,
    COMBAT_ENDS_WITH_THIS_IN_STAGING,
    HOST_DESTROYS_AN_ENEMY,
    HOST_IS_DECLARED_AS_AN_ATTACKER,
    PLAYERS_TRAVEL_HERE,
    PROGRESS_PLACED_HERE,
    QUESTED_UNSUCCESSFULLY_WHILE_STAGED,
    THE_PRISONER_IS_RESCUED,
    THE_ROUND_ENDS,
    THE_ROUND_ENDS_FOR_THE_HOST,
    THIS_ATTACKED_WITH_NO_SHADOW_EFFECT,
    THIS_ATTACKS,
    THIS_COMMITS,
    THIS_DEFENDS,
    THIS_ENGAGES_A_PLAYER,
    THIS_ENTERS_PLAY,
    THIS_HAS_ATTACKED,
    THIS_IS_DESTROYED,
    THIS_LEAVES_PLAY,
    THIS_LEAVES_PLAY_AS_EXPLORED,
    THIS_STAGE_IS_DEFEATED,
    THIS_SUFFERS_DAMAGE,
    THIS_TAKES_PART_IN_DESTROYING_AN_ENEMY,
    YOU_PLAY_THIS,
    YOU_TRAVEL,
    DestroysACharacter,
    IsDestroyed,
    PhaseBegins,
    YourHeroLeaves,
)
from rulebound.kernel.flow import Flow, choose
from rulebound.lcg import abilities as lcg
from rulebound.lcg.abilities import Effect, Limit, When
from rulebound.lcg.amounts import Absent, Exists, InPlay, Instead, Times, X
from rulebound.lcg.effects.cards import (
    DiscardCards,
    DiscardHand,
    DiscardRandom,
    DiscardTop,
    Draw,
    RemoveFromGame,
    ReturnTopmost,
)
from rulebound.lcg.effects.deeds import Deal, Discard, Exhaust, Heal, PutIntoPlay, Ready, ReturnToHand
from rulebound.lcg.effects.lasting import Lasts, LastsForAll, Later
from rulebound.lcg.effects.sentences import Branch, ChooseOne, ChoosePlayer, EachPlayer, If, May, Own, Then
from rulebound.lcg.events import END_OF_PHASE, END_OF_ROUND
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
    each,
    instead_if,
    named,
    so_many,
    that,
    the,
    titled,
    up_to,
    your,
)

__all__ = (
    "ALLY",
    "AN_ALLY_LEAVES_PLAY",
    "AN_ALLY_WAS_PLAYED",
    "AN_ENEMY_IS_REVEALED_WHILE_COMMITTED",
    "AN_OBJECTIVE_IS_CLAIMED",
    "ATTACHMENT",
    "ATTACHMENT_ON_DEFENDER",
    "ATTACKING_STAGING",
    "A_CARD_IS_REVEALED",
    "A_CHARACTER_DEFENDS",
    "A_CHARACTER_IS_DESTROYED",
    "A_CHARACTER_YOU_CONTROL_IS_DESTROYED",
    "A_HERO_WOULD_BE_CAPTURED",
    "A_PLAYER",
    "A_QUEST_CARD_IS_DEFEATED",
    "A_SHADOW_CARD_IS_DEALT_AGAINST_YOU",
    "A_SHADOW_EFFECT_OF_THIS_RESOLVES",
    "A_SHADOW_EFFECT_TRIGGERS",
    "A_TREACHERY_IS_REVEALED",
    "CARD",
    "CHARACTER",
    "COMBAT_ENDS_WITH_THIS_IN_STAGING",
    "COST_X",
    "DAMAGE_HERE",
    "DAMAGE_JUST_SUFFERED",
    "EACH_PLAYER",
    "ENCOUNTER_CARD",
    "END_OF_PHASE",
    "END_OF_ROUND",
    "ENEMY",
    "ENGAGED_ENEMY",
    "EVENT",
    "HERO",
    "HOST",
    "HOST_DESTROYS_AN_ENEMY",
    "HOST_IS_DECLARED_AS_AN_ATTACKER",
    "LOCATION",
    "OBJECTIVE",
    "ONCE_PER_ROUND",
    "OTHER_ENEMIES_IN_STAGING",
    "PLAYERS_IN_THE_GAME",
    "PLAYERS_TRAVEL_HERE",
    "PROGRESS_PLACED_HERE",
    "QUESTED_UNSUCCESSFULLY_WHILE_STAGED",
    "RESOURCES_HERE",
    "STAGING_IS_EMPTY",
    "THAT_ENEMY",
    "THAT_LOCATION",
    "THAT_PLAYER",
    "THE_ACTIVE_LOCATION",
    "THE_ATTACKED_ENEMY",
    "THE_ATTACKING_ENEMY",
    "THE_DEFENDING_CHARACTER",
    "THE_ENGAGED_PLAYER",
    "THE_FIRST_PLAYER",
    "THE_MOST_THREATENED",
    "THE_NEXT_PLAYER",
    "THE_PRISONER_IS_HELD",
    "THE_PRISONER_IS_RESCUED",
    "THE_QUEST",
    "THE_ROUND_ENDS",
    "THE_ROUND_ENDS_FOR_THE_HOST",
    "THIS",
    "THIS_ATTACKED_WITH_NO_SHADOW_EFFECT",
    "THIS_ATTACKS",
    "THIS_COMMITS",
    "THIS_DEFENDS",
    "THIS_ENGAGES_A_PLAYER",
    "THIS_ENTERS_PLAY",
    "THIS_HAS_ATTACKED",
    "THIS_IS_ACTIVE",
    "THIS_IS_DESTROYED",
    "THIS_LEAVES_PLAY",
    "THIS_LEAVES_PLAY_AS_EXPLORED",
    "THIS_STAGE_IS_DEFEATED",
    "THIS_SUFFERS_DAMAGE",
    "THIS_TAKES_PART_IN_DESTROYING_AN_ENEMY",
    "UNDEFENDED",
    "YOU",
    "YOU_PLAY_THIS",
    "YOU_TRAVEL",
    "Absent",
    "DestroysACharacter",
    "EachOfPlayers",
    "Exists",
    "FellowshipCard",
    "FellowshipMoment",
    "FellowshipPrinted",
    "FellowshipState",
    "FewerObjectives",
    "Flow",
    "HostAttacks",
    "HostHasTrait",
    "HostIs",
    "InPlay",
    "Instead",
    "IsDestroyed",
    "Limit",
    "Noun",
    "PhaseBegins",
    "Target",
    "ThreatAtLeast",
    "Times",
    "X",
    "YourHeroLeaves",
    "a_chosen",
    "able_to_attack",
    "action",
    "add_resources",
    "add_to_staging",
    "all_of",
    "allies_per_round",
    "ally",
    "among",
    "an",
    "as_soon_as",
    "at_threat",
    "attach_this",
    "attach_to_deck",
    "attachment",
    "attack_as_shadow",
    "attack_bonus",
    "attack_with",
    "attacks_staging",
    "branch",
    "campaign_card",
    "campaign_set",
    "cancel",
    "cancel_and_replace",
    "cancel_shadow",
    "cancel_when_revealed",
    "cannot",
    "capture",
    "choose",
    "choose_another_player",
    "choose_one",
    "choose_player",
    "claim_this",
    "come_into_staging",
    "committed",
    "damaged",
    "deal",
    "deal_shadow",
    "discard",
    "discard_cards",
    "discard_hand",
    "discard_random",
    "discard_top",
    "draw",
    "each",
    "each_player",
    "each_reveals_top",
    "encounter_set",
    "enemy",
    "enemy_attacks",
    "engage",
    "engage_this",
    "event",
    "excess_as_threat",
    "exhaust",
    "face_down",
    "facedown_enemy",
    "forced",
    "forced_when",
    "gets",
    "give_control",
    "heal",
    "hero",
    "if_",
    "ignore_defense",
    "in_staging",
    "instead_if",
    "instead_of_drawing",
    "keep_from_attacking",
    "lasts",
    "lasts_for_all",
    "later",
    "leave_quest",
    "location",
    "look_at_deck",
    "look_at_encounter",
    "look_at_shadow",
    "lose",
    "loses_when",
    "many_defenders",
    "may",
    "most_damaged",
    "must_travel_here",
    "named",
    "next_stage_at_random",
    "not_committed",
    "not_engaged_with_you",
    "objective",
    "objective_ally",
    "of_sphere",
    "own",
    "place_progress",
    "players_cannot",
    "put_hero_into_play",
    "put_into_play",
    "quest",
    "raise_threat",
    "readies_for",
    "ready",
    "reduce_threat",
    "remove_from_game",
    "remove_progress",
    "rescue",
    "resolution",
    "resolve_when_revealed",
    "response",
    "response_when",
    "return_to_hand",
    "return_to_staging",
    "return_topmost",
    "reveal_more",
    "scenario_set",
    "search_top",
    "set_aside",
    "setup",
    "shadow",
    "shuffle_discard_into_deck",
    "shuffle_into_owners_deck",
    "so_many",
    "spend",
    "sphere_set",
    "stage_guarded",
    "surge",
    "take_to_hand",
    "that",
    "the",
    "then",
    "titled",
    "travel",
    "treachery",
    "two_sides",
    "up_to",
    "when_revealed",
    "whenever",
    "win",
    "wins_when",
    "with_cost_x",
    "with_keyword",
    "would",
    "your",
)  # fmt: skip
"""All that a card file gets with its one import line."""

Deed: TypeAlias = Effect[Any, Any]
Deeds: TypeAlias = "Deed | Sequence[Deed]"

# --- sets -------------------------------------------------------------------------------------------------

sphere_set: Final = SetOf("sphere")
encounter_set: Final = SetOf("encounter")
campaign_set: Final = SetOf("campaign")


def scenario_set(name: str, *sets: str, difficulty: int) -> SetOf:
    """The cards of a scenario, with the other encounter sets of its deck."""
    return SetOf("scenario", name, sets, difficulty)


# --- deeds: effects, and costs before "to" ----------------------------------------------------------------

deal = Deal
heal = Heal
ready = Ready
exhaust = Exhaust
draw = Draw
discard = Discard
discard_cards = DiscardCards
discard_hand = DiscardHand
discard_random = DiscardRandom
discard_top = DiscardTop
return_to_hand = ReturnToHand
return_topmost = ReturnTopmost
take_to_hand = TakeToHand
put_into_play = PutIntoPlay
put_hero_into_play = PutHeroIntoPlay
remove_from_game = RemoveFromGame()
lasts = Lasts
lasts_for_all = LastsForAll
later = Later
add_resources = AddResources
spend = Spend
raise_threat = RaiseThreat
reduce_threat = ReduceThreat
place_progress = PlaceProgress
remove_progress = RemoveProgress
leave_quest = LeaveQuest
shuffle_discard_into_deck = ShuffleDiscardIntoDeck
shuffle_into_owners_deck = ShuffleIntoOwnersDeck
search_top = SearchTop
look_at_deck = LookAtDeck
look_at_encounter = LookAtEncounter
look_at_shadow = LookAtShadow()
give_control = GiveControl()
engage = Engage
engage_this = EngageThis()
return_to_staging = ReturnToStaging
keep_from_attacking = KeepFromAttacking
many_defenders = ManyDefenders
attack_bonus = AttackBonus
attack_with = AttackWith
attack_as_shadow = AttackAsShadow()
ignore_defense = IgnoreDefense()
deal_shadow = DealShadow
enemy_attacks = EnemyAttacks
cancel_shadow = CancelShadow()
cancel_when_revealed = CancelWhenRevealed()
cancel_and_replace = CancelWhenRevealed(replaces=True)
resolve_when_revealed = ResolveWhenRevealed()
reveal_more = RevealMore
each_reveals_top = EachRevealsTop()
surge = GainSurge()
add_to_staging = AddToStaging
attach_this = AttachThis
attach_to_deck = AttachToDeck
claim_this = ClaimThis
capture = Capture()
rescue = Rescue
set_aside = SetAside
stage_guarded = StageGuarded
come_into_staging = ComeIntoStaging()
face_down = FaceDown
next_stage_at_random = NextStageAtRandom()
win = Win()
lose = Lose()

# --- sentences --------------------------------------------------------------------------------------------

if_ = If
then = Then
choose_one = ChooseOne
branch = Branch
may = May
choose_player = ChoosePlayer
choose_another_player = ChooseAnotherPlayer
each_player = EachPlayer
own = Own

# --- constant abilities -----------------------------------------------------------------------------------

gets = FellowshipGets
cannot = FellowshipCannot
players_cannot = PlayersCannot
allies_per_round = AlliesPerRound
instead_of_drawing = InsteadOfDrawing()

# --- triggers ---------------------------------------------------------------------------------------------

ONCE_PER_ROUND: Final = Limit(1, "round")


def _costs(cost: Deeds) -> Sequence[Deed]:
    return [cost] if isinstance(cost, Effect) else cost


def action(
    *does: Deed, cost: Deeds = (), phase: str = "", limit: Limit | None = None, anyone: bool = False
) -> FellowshipAbility:
    """Used in an action window, perhaps of one phase only; `anyone`: by every player."""
    return FellowshipAbility(lcg.ACTION, does, costs=_costs(cost), phase=phase, limit=limit, anyone=anyone)


def response(when: When, *does: Deed, cost: Deeds = (), limit: Limit | None = None) -> FellowshipAbility:
    """Used after something has happened."""
    return FellowshipAbility(lcg.RESPONSE, does, when=when, costs=_costs(cost), limit=limit)


def response_when(when: When, *does: Deed, cost: Deeds = (), limit: Limit | None = None) -> FellowshipAbility:
    """A response to something that is going on: fellowship.when.definition"""
    return FellowshipAbility(lcg.INTERRUPT, does, when=when, costs=_costs(cost), limit=limit)


def cancel(when: When, *does: Deed, cost: Deeds = (), limit: Limit | None = None) -> FellowshipAbility:
    """A response that keeps something from happening: before all else, fellowship.cancel.priority"""
    return FellowshipAbility(lcg.CANCEL, does, when=when, costs=_costs(cost), limit=limit)


def forced(when: When, *does: Deed, limit: Limit | None = None) -> FellowshipAbility:
    """Forced, after something has happened."""
    return FellowshipAbility(lcg.FORCED_RESPONSE, does, when=when, limit=limit)


def forced_when(when: When, *does: Deed, limit: Limit | None = None) -> FellowshipAbility:
    """Forced, while something is going on."""
    return FellowshipAbility(lcg.FORCED_INTERRUPT, does, when=when, limit=limit)


def whenever(when: When, *does: Deed) -> FellowshipAbility:
    """A sentence without a bold word that happens by itself: "at the end of the round, discard this card"."""
    return FellowshipAbility(lcg.FORCED_RESPONSE, does, when=when, plain=True)


def as_soon_as(when: When, *does: Deed) -> FellowshipAbility:
    """A sentence without a bold word that happens while something is going on."""
    return FellowshipAbility(lcg.FORCED_INTERRUPT, does, when=when, plain=True)


def would(when: When, *does: Deed) -> FellowshipAbility:
    """Forced, before something happens and perhaps in its place: fellowship.replacement.definition"""
    return FellowshipAbility(lcg.WOULD, does, when=when)


def when_revealed(*does: Deed) -> FellowshipAbility:
    return FellowshipAbility(lcg.WHEN_REVEALED, does)


def shadow(*does: Deed) -> FellowshipAbility:
    """Resolved when the card is turned up as a shadow card; "you" is the defending player."""
    return FellowshipAbility(lcg.SHADOW, does)


def travel(*costs: Deed) -> FellowshipAbility:
    """What must be done to travel here: fellowship.travel.effect_is_cost"""
    return FellowshipAbility(lcg.TRAVEL, (), costs=costs)


def setup(*does: Deed) -> FellowshipAbility:
    return FellowshipAbility(lcg.SETUP, does)


def resolution(*does: Deed) -> FellowshipAbility:
    """Of a campaign card, when the scenario was won."""
    return FellowshipAbility(lcg.RESOLUTION, does)

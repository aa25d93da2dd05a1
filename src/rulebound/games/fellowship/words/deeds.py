"""Deeds, and what holds for as long as a card is in play, by the names in which cards speak of them."""

from __future__ import annotations

from rulebound.games.fellowship.words.campaign import (
    AttachAside,
    Bequeath,
    CapturePrisoner,
    CaptureToo,
    Earn,
    EarnAttached,
    FreeCaptive,
    PutAsideIntoPlay,
    RecordPrisoner,
    SetCopiesAside,
    StageWas,
    TurnThisOver,
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
from rulebound.games.fellowship.words.decks import (
    ChooseAnotherPlayer,
    GiveControl,
    LookAtDeck,
    PutHeroIntoPlay,
    SearchTop,
    ShuffleDiscardIntoDeck,
    ShuffleIntoOwnersDeck,
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
from rulebound.games.fellowship.words.moving import Move, SwapCards, SwapValues
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
from rulebound.games.fellowship.words.tokens import (
    AddResources,
    LeaveQuest,
    PlaceProgress,
    RaiseThreat,
    ReduceThreat,
    RemoveProgress,
    Spend,
)
from rulebound.lcg.effects.lasting import LastsForAll
from rulebound.lcg.targets import so_many

__all__ = (
    "StageWas",
    "able_to_attack",
    "add_resources",
    "add_to_staging",
    "allies_per_round",
    "attach_aside",
    "attach_this",
    "attach_to_deck",
    "attack_as_shadow",
    "attack_bonus",
    "attack_with",
    "attacks_staging",
    "bequeath",
    "cancel_and_replace",
    "cancel_shadow",
    "cancel_when_revealed",
    "cannot",
    "capture",
    "capture_prisoner",
    "capture_too",
    "choose_another_player",
    "claim_this",
    "come_into_staging",
    "deal_shadow",
    "each_reveals_top",
    "earn",
    "earn_attached",
    "enemy_attacks",
    "engage",
    "engage_this",
    "excess_as_threat",
    "face_down",
    "free_captive",
    "gets",
    "give_control",
    "ignore_defense",
    "instead_of_drawing",
    "keep_from_attacking",
    "lasts_for_all",
    "leave_quest",
    "look_at_deck",
    "look_at_encounter",
    "look_at_shadow",
    "lose",
    "loses_when",
    "many_defenders",
    "move",
    "must_travel_here",
    "next_stage_at_random",
    "place_progress",
    "players_cannot",
    "put_aside_into_play",
    "put_hero_into_play",
    "raise_threat",
    "readies_for",
    "record_prisoner",
    "reduce_threat",
    "remove_progress",
    "rescue",
    "resolve_when_revealed",
    "return_to_staging",
    "reveal_more",
    "search_top",
    "set_aside",
    "set_copies_aside",
    "shuffle_discard_into_deck",
    "shuffle_into_owners_deck",
    "so_many",
    "spend",
    "stage_guarded",
    "surge",
    "swap_cards",
    "swap_values",
    "take_to_hand",
    "turn_this_over",
    "win",
    "wins_when",
)  # fmt: skip

# --- deeds: effects, and costs before "to" ----------------------------------------------------------------

lasts_for_all = LastsForAll
take_to_hand = TakeToHand
put_hero_into_play = PutHeroIntoPlay
add_resources = AddResources
spend = Spend
raise_threat = RaiseThreat
reduce_threat = ReduceThreat
place_progress = PlaceProgress
remove_progress = RemoveProgress
leave_quest = LeaveQuest
move = Move
swap_cards = SwapCards
swap_values = SwapValues
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
choose_another_player = ChooseAnotherPlayer

# --- the campaign -----------------------------------------------------------------------------------------

put_aside_into_play = PutAsideIntoPlay
set_copies_aside = SetCopiesAside
attach_aside = AttachAside
capture_prisoner = CapturePrisoner()
capture_too = CaptureToo
free_captive = FreeCaptive
turn_this_over = TurnThisOver()
earn = Earn
earn_attached = EarnAttached
record_prisoner = RecordPrisoner()
bequeath = Bequeath

# --- constant abilities -----------------------------------------------------------------------------------

gets = FellowshipGets
cannot = FellowshipCannot
players_cannot = PlayersCannot
allies_per_round = AlliesPerRound
instead_of_drawing = InsteadOfDrawing()

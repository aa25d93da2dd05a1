"""The words in which cards are written: a card file imports them all and nothing else (docs/add-a-card.md)."""

from __future__ import annotations

from rulebound.games.versus.state import FLIGHT, RANGE
from rulebound.games.versus.words.continuous import (
    Bonus,
    CannotBeStunned,
    CannotBeTargeted,
    FallsBack,
    Grant,
    Ground,
    GuardsAdjacent,
    StrongerPowerUp,
    TeamUp,
)
from rulebound.games.versus.words.costs import (
    Activate,
    Discard,
    Endurance,
    ExhaustCharacters,
    ExhaustEquipped,
    KoThis,
    ReturnThis,
)
from rulebound.games.versus.words.effects.cards import (
    Draw,
    MayDiscardTo,
    NameAndReveal,
    OpponentDiscards,
    PeekTop,
    PutIntoPlay,
    ReturnToHand,
    Search,
)
from rulebound.games.versus.words.effects.characters import (
    Exchange,
    Exhaust,
    Ko,
    Ready,
    ReadyThis,
    Recover,
    RecoverThis,
    RetreatReady,
    Stun,
    StunAdjacent,
)
from rulebound.games.versus.words.effects.endurance import Drain, DrainFor, DrainSelf, Gain
from rulebound.games.versus.words.effects.resources import ChooseTeams, KoResource, TakeControl
from rulebound.games.versus.words.effects.strength import (
    AnotherHasRange,
    AttacksAlone,
    BorrowKeywords,
    LoseReinforcement,
    LoseTeams,
    Modify,
    ModifyAll,
    ModifyThis,
    StrengthenReinforced,
    Suppress,
)
from rulebound.games.versus.words.effects.timing import AtRecovery, Negate, TeamAttackersStayExhausted
from rulebound.games.versus.words.targets import ChainTarget, PileTarget, Target
from rulebound.games.versus.words.vocabulary import (
    card,
    character,
    equipment,
    location,
    pays,
    plot_twist,
    target,
    when,
    who,
)
from rulebound.games.versus.words.who import Who

__all__ = [
    "FLIGHT", "RANGE", "Activate", "AnotherHasRange", "AtRecovery", "AttacksAlone", "Bonus", "BorrowKeywords",
    "CannotBeStunned", "CannotBeTargeted", "ChainTarget", "ChooseTeams", "Discard", "Drain", "DrainFor", "DrainSelf",
    "Draw", "Endurance", "Exchange", "Exhaust", "ExhaustCharacters", "ExhaustEquipped", "FallsBack", "Gain", "Grant",
    "Ground", "GuardsAdjacent", "Ko", "KoResource", "KoThis", "LoseReinforcement", "LoseTeams", "MayDiscardTo",
    "Modify", "ModifyAll", "ModifyThis", "NameAndReveal", "Negate", "OpponentDiscards", "PeekTop", "PileTarget",
    "PutIntoPlay", "Ready", "ReadyThis", "Recover", "RecoverThis", "RetreatReady", "ReturnThis", "ReturnToHand",
    "Search", "StrengthenReinforced", "StrongerPowerUp", "Stun", "StunAdjacent", "Suppress", "TakeControl", "Target",
    "TeamAttackersStayExhausted", "TeamUp", "Who", "card", "character", "equipment", "location", "pays", "plot_twist",
    "target", "when", "who",
]  # fmt: skip

"""The words that cards of all living card games are written in: deeds, sentences, whom, how many."""

from __future__ import annotations

from rulebound.lcg.abilities import Limit
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
from rulebound.lcg.effects.lasting import (
    ACTIVATION,
    CancelReveal,
    DoesNotHappen,
    HappensInstead,
    Lasts,
    Later,
    Prevent,
)
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
    "A_PLAYER",
    "CARDS_DISCARDED",
    "COUNTERS_HERE",
    "EACH_PLAYER",
    "END_OF_PHASE",
    "END_OF_ROUND",
    "FINAL_STEP",
    "HOST",
    "NOTHING_WAS_DONE",
    "THAT_PLAYER",
    "THE_FIRST_PLAYER",
    "THIS",
    "YOU",
    "Absent",
    "Exists",
    "InPlay",
    "Instead",
    "Limit",
    "Noun",
    "Target",
    "Times",
    "X",
    "a_chosen",
    "add_counters",
    "aim",
    "all_of",
    "among",
    "an",
    "branch",
    "cancel_reveal",
    "choose_one",
    "choose_player",
    "deal",
    "different_titles",
    "discard",
    "discard_cards",
    "discard_hand",
    "discard_random",
    "discard_top",
    "discard_top_cards",
    "does_not_happen",
    "draw",
    "each",
    "each_player",
    "exhaust",
    "happens_instead",
    "heal",
    "if_",
    "instead_if",
    "lasts",
    "later",
    "look_at_top",
    "may",
    "named",
    "own",
    "prevent",
    "put_into_play",
    "ready",
    "remove_counters",
    "remove_from_game",
    "return_to_hand",
    "return_topmost",
    "search_deck",
    "shuffle_into_deck",
    "take_control",
    "that",
    "the",
    "then",
    "titled",
    "up_to",
    "your",
)  # fmt: skip

# --- deeds: effects, and costs before the arrow -----------------------------------------------------------

deal = Deal
heal = Heal
ready = Ready
exhaust = Exhaust
prevent = Prevent
draw = Draw
discard = Discard
discard_top = DiscardTop
discard_random = DiscardRandom
discard_cards = DiscardCards
discard_hand = DiscardHand
return_to_hand = ReturnToHand
return_topmost = ReturnTopmost
shuffle_into_deck = ShuffleIntoDeck
remove_from_game = RemoveFromGame()
add_counters = AddCounters
remove_counters = RemoveCounters
search_deck = SearchDeck
look_at_top = LookAtTop
lasts = Lasts
later = Later
put_into_play = PutIntoPlay
take_control = TakeControl
does_not_happen = DoesNotHappen()
happens_instead = HappensInstead
cancel_reveal = CancelReveal

# --- sentences --------------------------------------------------------------------------------------------

if_ = If
then = Then
aim = Aim
choose_one = ChooseOne
branch = Branch
may = May
choose_player = ChoosePlayer
each_player = EachPlayer
own = Own

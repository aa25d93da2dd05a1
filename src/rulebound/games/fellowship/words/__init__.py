"""The words cards are written in: types, abilities, deeds, whom, numbers. A card file imports them all.

See docs/add-a-card.md. What all living card games share is in `lcg/words.py`; each module lists its words in `__all__`.
"""

from rulebound.games.fellowship.words.abilities import *
from rulebound.games.fellowship.words.amounts import *
from rulebound.games.fellowship.words.deeds import *
from rulebound.games.fellowship.words.nouns import *
from rulebound.games.fellowship.words.triggers import *
from rulebound.games.fellowship.words.types import *
from rulebound.lcg.words import *

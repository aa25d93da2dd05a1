"""The words cards are written in: types, abilities, deeds, whom, numbers. A card file imports them all.

See docs/add-a-card.md. What all living card games share is in `lcg/words.py`; each module lists its words in `__all__`.
"""

from rulebound.games.champions.words.abilities import *
from rulebound.games.champions.words.amounts import *
from rulebound.games.champions.words.deeds import *
from rulebound.games.champions.words.nouns import *
from rulebound.games.champions.words.paying import *
from rulebound.games.champions.words.triggers import *
from rulebound.games.champions.words.types import *
from rulebound.lcg.words import *

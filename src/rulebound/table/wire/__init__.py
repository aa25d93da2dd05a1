"""Everything that goes over the wire, defined once; the page's TypeScript types are made from these structs.

Texts travel as message ids with arguments (`Text`) and are put into a language by the page. A refused
request is a `Problem` (HTTP, with a 4xx status) or a `RefusedMessage` (socket): one sentence, and nothing has changed.

    GET  /api/lobby                  -> Lobby
    GET  /api/today                  -> Today
    GET  /api/catalogues/{language}  -> the Fluent messages of a language as text (page, table and all games)
    GET  /api/catalogues/{language}/{game}
                                     -> what the rules of a game say in full, in the same way
    GET  /api/games/{game}/cards     -> CardList
    GET  /api/games/{game}/rules     -> RulebookView
    GET  /api/games/{game}/positions/{position}
                                     -> PositionBoards
    GET  /api/games/{game}/decks     -> DeckShelf
    GET  /api/rules/{rule}           -> RuleView
    POST /api/decks         DeckList -> KeptDeck
    GET  /api/decks/{id}             -> KeptDeck
    POST /api/decks/judged  DeckList -> Judged
    POST /api/decks/read    DeckText -> DeckSaid
    POST /api/decks/written DeckWish -> DeckFile
    POST /api/setups   SetupQuestion -> SetupAnswer
    POST /api/matches  NewMatch      -> Created
    POST /api/records  LoadMatch     -> Created
    POST /api/campaigns              NewCampaign  -> CampaignNow
    POST /api/campaigns/loaded       LoadCampaign -> CampaignNow
    POST /api/campaigns/after        AfterMatch   -> CampaignNow
    POST /api/guests   Guest         -> Invitation
    POST /api/invites  Join          -> Created
    POST /api/seats    FreeSeat      -> Invite
    POST /api/removals Removal       -> Removed
    POST /api/judgements             AskJudgement -> Judging
    POST /api/mine     Mine          -> Summary[]
    WS   /api/table    FromPage, FromServer as JSON texts; the first message is `hello`, no secret is ever in a URL
                       (links carry theirs behind #, which browsers do not send).
"""

from __future__ import annotations

from rulebound.table.wire.decks import *
from rulebound.table.wire.lobby import *
from rulebound.table.wire.rules import *
from rulebound.table.wire.said import *
from rulebound.table.wire.told import *
from rulebound.table.wire.words import *

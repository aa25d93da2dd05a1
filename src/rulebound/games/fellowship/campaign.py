"""The campaign (Режим кампанії): its log as a value, what may be changed between two scenarios, and what a win leaves.

A match of a campaign is set up with the log and carries it along; when the match is over, the log that its state holds
is the one to go on with.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import structs

from rulebound.games.fellowship.deckbuilding import heroes
from rulebound.games.fellowship.printed import PLAYER_BACK, SETS, FellowshipPrinted
from rulebound.kernel.text import refuse

Code = str
Natural = Annotated[int, msgspec.Meta(ge=0)]


class Member(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One player of the campaign."""

    heroes: list[Code]
    cards: dict[Code, Annotated[int, msgspec.Meta(ge=1)]]  # the deck of the last scenario
    name: str = ""
    missing: list[Code] = []  # own heroes that have fallen and whose place nobody has taken
    threat: Natural = 0  # penalties of this player alone: fellowship.setup_steps.4
    changed: bool = False  # has exchanged a hero since the last scenario was won


class Earned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A boon or burden in the campaign pool: whose deck it goes to, or which hero it is attached to for good."""

    card: Code
    player: int | None = None
    hero: Code = ""


class Completed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario that was won, with its score in the parts of the score sheet; one number per player."""

    scenario: str
    score: int
    threat: list[int]
    fallen: list[int]
    damage: list[int]
    rounds: int
    victory: int
    lost: int  # how often it was lost before


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The campaign log: fellowship.log.fields"""

    players: list[Member]
    expert: bool = False
    mode: Literal["normal", "easy"] = "normal"
    fallen: list[Code] = []
    threat: Natural = 0  # penalties of all players
    pool: list[Earned] = []
    wounds: dict[Code, Annotated[int, msgspec.Meta(ge=1)]] = {}  # of heroes, in expert mode
    prisoner: Code = ""
    completed: list[Completed] = []
    lost: Natural = 0  # how often the current scenario was lost
    legacy: list[Code] = []  # what the next campaign begins with

    @property
    def scenario(self) -> str:
        """The scenario to be played next, "" if all are won: fellowship.campaign.sequence"""
        order = list(campaign_cards())
        return order[len(self.completed)] if len(self.completed) < len(order) else ""

    @property
    def untouched(self) -> bool:
        """Whether nothing has been played yet: heroes are only being recorded."""
        return not self.completed and not self.lost

    @property
    def total(self) -> int:
        """The sum of all scores: the result of the campaign."""
        return sum(one.score for one in self.completed)

    def penalty(self, seat: int) -> int:
        """What is added to the starting threat of a player: fellowship.setup_steps.4"""
        return self.threat + self.players[seat].threat

    def may_change(self, seat: int) -> bool:
        """Once for each scenario that was won: fellowship.heroes.voluntary_change"""
        return bool(self.completed) and not self.players[seat].changed

    def of_player(self, seat: int) -> list[Earned]:
        """The cards of the pool for this player's deck."""
        return [one for one in self.pool if one.player == seat and not one.hero]

    def available(self) -> list[Code]:
        """The heroes that nobody plays and that have not fallen: fellowship.heroes.fallen_banned"""
        taken = {code for player in self.players for code in player.heroes} | set(self.fallen)
        return [code for code in heroes() if code not in taken]


# --- cards of the campaign ---------------------------------------------------------------------------------


def campaign_cards() -> dict[str, FellowshipPrinted]:
    """The campaign card of each scenario, in the order of the campaign."""
    return {card.scenario: card for one in SETS.values() for card in one.campaign}


def pool_cards() -> dict[Code, FellowshipPrinted]:
    """All boons and burdens; they belong to no encounter set: fellowship.burden.set_icon"""
    return {card.code: card for one in SETS.values() for card in one.cards if card.pool}


def pool_card(title: str) -> FellowshipPrinted:
    return next(card for card in pool_cards().values() if card.plain == title)


def is_permanent(card: FellowshipPrinted) -> bool:
    return "permanent" in card.keywords


def goes_to_players(card: FellowshipPrinted) -> bool:
    return card.back == PLAYER_BACK


# --- the beginning -----------------------------------------------------------------------------------------


def begin(
    decks: Sequence[tuple[Sequence[Code], Mapping[Code, int]]],
    *,
    names: Sequence[str] = (),
    expert: bool = False,
    mode: Literal["normal", "easy"] = "normal",
    after: Campaign | None = None,
) -> Campaign:
    """A new campaign of players with these heroes and cards; nothing comes over from another unless a card says so.

    fellowship.heroes.recorded, fellowship.campaign.no_carry_over, fellowship.campaign.resolution_exception
    """
    players = [
        Member(list(own), dict(cards), names[seat] if seat < len(names) else "")
        for seat, (own, cards) in enumerate(decks)
    ]
    pool: list[Earned] = []
    for code in after.legacy if after is not None else ():
        if goes_to_players(pool_cards()[code]):
            pool += [Earned(code, seat) for seat in range(len(players))]
        else:
            pool.append(Earned(code))
    return Campaign(players, expert, mode, pool=pool)


def problem_of(log: Campaign) -> str:
    """What a log says that cannot be; "" if nothing: a file may have been written by hand."""
    known = heroes()
    seen: set[Code] = set()
    if not log.players:
        return "players: 0"
    for player in log.players:
        for code in player.heroes:
            if code in seen or code in log.fallen:
                return f"heroes: {code}"
            seen.add(code)
    named = [*seen, *log.fallen, *log.wounds, *(one.hero for one in log.pool if one.hero)]
    named += [log.prisoner] if log.prisoner else []
    named += [code for player in log.players for code in player.missing]
    strangers = [code for code in named if code not in known]
    strangers += [code for code in [*(one.card for one in log.pool), *log.legacy] if code not in pool_cards()]
    if strangers:
        return f"card: {strangers[0]}"
    if any(one.player is not None and not 0 <= one.player < len(log.players) for one in log.pool):
        return "pool: player"
    if any(one.hero and not is_permanent(pool_cards()[one.card]) for one in log.pool):
        return "pool: hero"
    if [one.scenario for one in log.completed] != list(campaign_cards())[: len(log.completed)]:
        return "completed: scenario"
    return ""


def next_setup(log: Campaign, decks: Sequence[str | Mapping[Code, int]] = ()) -> dict[str, Any]:
    """The setup of the scenario to be played next, with the decks of the last one unless others are given.

    fellowship.log.consulted_at_setup
    """
    own = [{**dict.fromkeys(player.heroes, 1), **player.cards} for player in log.players]
    written = msgspec.to_builtins(log)
    return {"scenario": log.scenario, "mode": log.mode, "decks": list(decks) or own, "campaign": written}


# --- between two scenarios ---------------------------------------------------------------------------------


def mustered(log: Campaign, seat: int, chosen: Sequence[Code]) -> Campaign:
    """The log when a player comes with these heroes: the same ones, apart from the two exceptions and their price.

    fellowship.setup_steps.1, fellowship.setup_steps.2, fellowship.setup_steps.3, fellowship.heroes.same_heroes
    """
    player = log.players[seat]
    new = [code for code in chosen if code not in player.heroes]
    gone = [code for code in player.heroes if code not in chosen]
    if log.untouched:
        return _with_player(log, seat, structs.replace(player, heroes=list(chosen)))
    nobody_left = all(code in new for code in log.available())
    back = [code for code in new if code in player.missing and nobody_left]  # fellowship.heroes.none_left
    for code in new:
        if code in log.fallen and code not in back:  # fellowship.heroes.fallen_banned
            raise refuse("fellowship-refused-fallen", hero=heroes()[code].name)
    if len(gone) > (1 if log.may_change(seat) else 0):  # fellowship.heroes.voluntary_change
        raise refuse("fellowship-refused-one-change", player=seat + 1)
    replaced = len(new) - len(gone)  # in the places of the fallen: fellowship.heroes.replace_fallen
    if not 0 <= replaced <= len(player.missing):
        raise refuse("fellowship-refused-other-heroes", player=seat + 1)
    filled = [*back, *(code for code in player.missing if code not in back)][:replaced]
    member = structs.replace(
        player,
        heroes=list(chosen),
        missing=[code for code in player.missing if code not in filled],
        threat=player.threat + len(back),
        changed=player.changed or bool(gone),
    )
    # fellowship.heroes.replace_fallen_penalty, fellowship.heroes.voluntary_change_penalty: every player pays
    threat = log.threat + len(new) - len(back)
    fallen = [code for code in log.fallen if code not in back]
    return structs.replace(_with_player(log, seat, member), threat=threat, fallen=fallen)


def healed(log: Campaign, seat: int, hero: Code) -> Campaign:
    """A hero begins without the wounds of the last scenario; only its player pays: fellowship.expert.heal_option"""
    player = log.players[seat]
    wounds = {code: n for code, n in log.wounds.items() if code != hero}
    member = structs.replace(player, threat=player.threat + 1)
    return structs.replace(_with_player(log, seat, member), wounds=wounds)


def with_cards(log: Campaign, seat: int, cards: Mapping[Code, int]) -> Campaign:
    """The deck of a player may be another one in each scenario: fellowship.heroes.deck_free"""
    return _with_player(log, seat, structs.replace(log.players[seat], cards=dict(cards)))


def _with_player(log: Campaign, seat: int, player: Member) -> Campaign:
    return structs.replace(log, players=[*log.players[:seat], player, *log.players[seat + 1 :]])


# --- after a scenario --------------------------------------------------------------------------------------


def earned(log: Campaign, card: Code, player: int | None = None, hero: Code = "") -> Campaign:
    """A boon or burden is recorded by title; what a player or hero has already is not there twice.

    fellowship.pool.definition, fellowship.pool.permanent_note
    """
    one = Earned(card, player, hero)
    return log if one in log.pool else structs.replace(log, pool=[*log.pool, one])


def won(log: Campaign, result: Completed, fallen: Sequence[Code], wounds: Mapping[Code, int]) -> Campaign:
    """A scenario is won: its result, the heroes that fell, in expert mode the wounds of the others.

    fellowship.log.record_each_scenario, fellowship.heroes.fallen, fellowship.expert.damage_kept; the permanent cards of
    the fallen leave the pool: fellowship.pool.fallen_removes_permanent
    """
    players = [
        structs.replace(
            player,
            heroes=[code for code in player.heroes if code not in fallen],
            missing=[*player.missing, *(code for code in player.heroes if code in fallen)],
            changed=False,
        )
        for player in log.players
    ]
    stay = {code: n for code, n in log.wounds.items() if all(code not in player.heroes for player in log.players)}
    return structs.replace(
        log,
        players=players,
        fallen=[*log.fallen, *fallen],
        pool=[one for one in log.pool if one.hero not in fallen],
        wounds={**stay, **{code: n for code, n in wounds.items() if n > 0}} if log.expert else {},
        completed=[*log.completed, result],
        lost=0,
    )


def lost(log: Campaign) -> Campaign:
    """Nothing changes but that the scenario must be played again: fellowship.campaign.loss_no_penalty"""
    return structs.replace(log, lost=log.lost + 1)

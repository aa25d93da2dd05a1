"""The campaign as a saved thing: how it begins and goes on, and its log as the sheet of the rulebook lays it out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rulebound.games.fellowship.campaign import (
    Campaign,
    Code,
    begin,
    campaign_cards,
    next_setup,
    pool_cards,
    problem_of,
)
from rulebound.games.fellowship.deckbuilding import decks_by_lot, heroes
from rulebound.games.fellowship.printed import scenario_name
from rulebound.games.fellowship.setup import MOST_PLAYERS, Setup, check_setup, chosen_decks
from rulebound.games.fellowship.state import FellowshipState
from rulebound.games.fellowship.victory import players_win
from rulebound.kernel.campaign import Campaigns, Section
from rulebound.kernel.chance import Chance
from rulebound.kernel.decks import Deck
from rulebound.kernel.text import Text, refuse


class FellowshipCampaigns(Campaigns[FellowshipState, Campaign]):
    """Three scenarios in a row: fellowship.campaign.sequence"""

    __slots__ = ()

    def check(self, log: Campaign) -> None:
        problem = problem_of(log)
        if problem:
            raise refuse("fellowship-refused-log", problem=problem)

    def begin(
        self,
        decks: Sequence[str | Mapping[str, int]],
        *,
        names: Sequence[str] = (),
        mode: str = "",
        expert: bool = False,
        after: Campaign | None = None,
    ) -> Campaign:
        given = [deck if isinstance(deck, str) else dict(deck) for deck in decks]
        if mode not in ("", "normal", "easy"):
            raise refuse("fellowship-refused-campaign-no-mode", mode=mode)
        setup = Setup(next(iter(campaign_cards())), given, "easy" if mode == "easy" else "normal")
        check_setup(setup)
        own = chosen_decks(setup)
        if after is not None and not self.is_over(after):
            raise refuse("fellowship-refused-campaign-not-over")
        lists = [(deck.heroes, deck.cards) for deck in own]
        return begin(lists, names=names, expert=expert, mode=setup.mode, after=after)

    def begin_by_lot(self, chance: Chance, after: Campaign | None = None) -> Campaign:
        """One to four players with legal decks by lot, any mode, expert or not."""
        found = [(deck.heroes, deck.cards) for deck in decks_by_lot(chance, MOST_PLAYERS)]
        return begin(found, expert=chance.pick([False, True]), mode=chance.pick(["normal", "easy"]), after=after)

    def next_setup(self, log: Campaign, decks: Sequence[str | Mapping[str, int]] = ()) -> dict[str, Any]:
        if self.is_over(log):
            raise refuse("fellowship-refused-campaign-over")
        return next_setup(log, decks)

    def is_over(self, log: Campaign) -> bool:
        return not log.scenario

    def log_of(self, s: FellowshipState) -> Campaign:
        assert s.campaign is not None
        return s.campaign

    def let_win(self, s: FellowshipState) -> None:
        if s.round:  # before the first round there is nothing to be won
            raise players_win(s)

    def deck_list(self, deck: Deck) -> dict[str, int]:
        return {**dict.fromkeys(getattr(deck, "heroes", ()), 1), **deck.cards}

    def sheet(self, log: Campaign) -> list[Section]:
        """All fields of the log: fellowship.log.fields"""
        return [
            _section("players", _players(log)),
            _section("fallen", [heroes()[code].name for code in log.fallen]),
            _section("penalties", _penalties(log)),
            _section("notes", _notes(log)),
            _section("completed", [_completed(log, n) for n in range(len(log.completed))]),
            _section("boons", _pool(log, "boon")),
            _section("burdens", _pool(log, "burden")),
            _section("result", [_result(log)]),
        ]


CAMPAIGNS: Final = FellowshipCampaigns(Campaign)


def _section(id: str, lines: list[Text]) -> Section:
    return Section(_say(id), lines or [_say("none")])


def _say(id: str, **args: Any) -> Text:
    return Text(f"fellowship-campaign-{id}", args)


def _players(log: Campaign) -> list[Text]:
    found = []
    for seat, player in enumerate(log.players):
        own = [heroes()[code].name for code in player.heroes]
        said = "player" if own else "player-alone"
        found.append(_say(said, n=seat + 1, name=player.name or Text("seat", {"n": seat + 1}), heroes=own))
    return found


def _penalties(log: Campaign) -> list[Text]:
    """Those of all players, and those of one alone."""
    found = [_say("penalty-all", n=log.threat)] if log.threat else []
    own = [(Text("seat", {"n": seat + 1}), player.threat) for seat, player in enumerate(log.players) if player.threat]
    return found + [_say("penalty-own", player=name, n=n) for name, n in own]


def _notes(log: Campaign) -> list[Text]:
    """The mode, permanent cards, the prisoner, wounds, what the next campaign begins with, what may be changed."""
    found = [_say("note-expert")] if log.expert else []
    if log.mode == "easy":
        found.append(_say("note-easy"))
    found += [
        _say("note-permanent", card=pool_cards()[one.card].name, hero=heroes()[one.hero].name)
        for one in log.pool
        if one.hero
    ]
    if log.prisoner:
        found.append(_say("note-prisoner", hero=heroes()[log.prisoner].name))
    found += [_say("note-wounds", hero=heroes()[code].name, n=n) for code, n in log.wounds.items()]
    found += [_say("note-legacy", card=pool_cards()[code].name) for code in log.legacy]
    if log.lost and log.scenario:
        found.append(_say("note-lost", scenario=scenario_name(log.scenario), n=log.lost))
    if log.scenario and any(log.may_change(seat) for seat in range(len(log.players))):
        found.append(_say("note-change"))  # fellowship.heroes.voluntary_change: asked when the scenario is set up
    return found


def _completed(log: Campaign, number: int) -> Text:
    one = log.completed[number]
    return _say(
        "won", scenario=scenario_name(one.scenario), n=one.score, threat=sum(one.threat), fallen=sum(one.fallen),
        damage=sum(one.damage), rounds=10 * one.rounds, victory=one.victory,
    )  # fmt: skip


def _pool(log: Campaign, kind: str) -> list[Text]:
    """By title, with the number of copies."""
    copies: dict[Code, int] = {}
    for one in log.pool:
        if pool_cards()[one.card].pool == kind:
            copies[one.card] = copies.get(one.card, 0) + 1
    return [_say("earned", card=pool_cards()[code].name, n=n) for code, n in copies.items()]


def _result(log: Campaign) -> Text:
    if not log.scenario:
        return _say("over", n=log.total)
    return _say("next", scenario=scenario_name(log.scenario), n=log.total)

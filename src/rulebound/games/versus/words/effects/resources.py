"""Effects on the resource row: KO, take control, and what is kept on a card there."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.versus.leaving import enter, ko, leave_play
from rulebound.games.versus.printed import TEAMS, says, team_name
from rulebound.games.versus.state import ChainEffect, VersusCard, VersusState
from rulebound.games.versus.uniqueness import apply_uniqueness
from rulebound.games.versus.words.effects.effect import Counted, Effect, aimed
from rulebound.games.versus.words.targets import Target
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, pick
from rulebound.kernel.text import Text


def new_resource_from_deck(s: VersusState, seat: int, effect: ChainEffect) -> None:
    """The top card of the deck, face down, at the right end of the row."""
    player = s.players[seat]
    if player.deck.cards:
        card = player.deck.cards[-1]
        enter(s, card, player.resources)
        card.now.face_up = False
        s.log.say("new-resource", effect.rule, player=player)


class KoResource(Effect):
    """KO the target resource; `replaceable` if its controller may put the top card of their deck there instead."""

    __slots__ = ("replaceable",)

    def __init__(self, *, replaceable: bool = False) -> None:
        self.replaceable = replaceable

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        for card in it:
            seat = card.controller
            ko(s, card, effect.rule)
            if self.replaceable and s.players[seat].deck.cards:
                offered = {Option("replace"): True, Option("decline"): False}
                replaces = yield from pick(seat, "replace", offered, effect.rule, about=s.card(effect.source))
                if replaces:
                    new_resource_from_deck(s, seat, effect)
                else:
                    s.log.say("declines", effect.rule, player=s.players[seat])

    def text(self, it: Target | None = None) -> Text:
        does = says("ko", it=aimed(it))
        return says("ko-replaceable", does=does) if self.replaceable else does


class TakeControl(Effect):
    """Take control of the target location; its controller gets a new resource, you lose a face-down one."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        player = s.players[effect.seat]
        for card in it:
            loser = card.controller
            s.move(card, player.resources)  # versus.anatomy.controller: the owner does not change
            s.texts_change()
            s.log.say("takes", effect.rule, player=player, card=card)
            apply_uniqueness(s, card)
            new_resource_from_deck(s, loser, effect)
            hidden = next((c for c in player.resources.cards if not c.now.face_up), None)
            if hidden is not None:
                leave_play(s, hidden, s.players[hidden.owner].ko)
                s.log.say("ko", effect.rule, card=hidden)

    def text(self, it: Target | None = None) -> Text:
        return says("take-control", it=aimed(it))


class ChooseTeams(Counted):
    """Choose so many different team affiliations; they are kept on this card while it is face up."""

    __slots__ = ()

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        source = s.card(effect.source)
        chosen: list[str] = []
        while len(chosen) < self.n:
            offered = {Option("team", team): team for team in TEAMS if team not in chosen}
            team = yield from pick(effect.seat, "team", offered, effect.rule, about=source)
            chosen.append(team)
            s.log.say("chooses-team", effect.rule, player=s.players[effect.seat], team=team_name(team))
        if effect.means(source) and source.where == "resources":
            source.now.teams = tuple(chosen)

    def text(self, it: Target | None = None) -> Text:
        return says("choose-teams", n=self.n)

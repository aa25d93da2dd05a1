"""What this game says where the card language of living card games asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulebound.games.champions.abilities import ChampionsAbility, ChampionsMoment
from rulebound.games.champions.damage import can_be_hurt, check_hit_points, deal_together
from rulebound.games.champions.events import Attack, Scheme
from rulebound.games.champions.in_play import discard_used_up, enters, keep_limits
from rulebound.games.champions.initiating import bill_of, may_use, resolve, spend_reductions
from rulebound.games.champions.payment import pay
from rulebound.games.champions.piles import make_deck
from rulebound.games.champions.printed import NOTHING
from rulebound.games.champions.simultaneous import stir_of_damage
from rulebound.games.champions.state import CardZone, ChampionsCard, ChampionsState, Player
from rulebound.kernel.flow import Flow
from rulebound.lcg.abilities import Ability
from rulebound.lcg.events import Deed
from rulebound.lcg.in_play import leave_play
from rulebound.lcg.initiating import costs_of, use
from rulebound.lcg.judge import Judge
from rulebound.lcg.moment import Moment
from rulebound.lcg.state import Event, LcgPlayer


class ChampionsJudge(Judge[ChampionsState, ChampionsCard]):
    """The chapters of this game, where cards need them."""

    __slots__ = ()

    # --- using abilities ----------------------------------------------------------------------------------

    def may_use(self, s: ChampionsState, card: ChampionsCard, ability: Ability, seat: int, event: Event | None) -> bool:
        return may_use(s, card, ability, seat, event)

    def user_of(self, s: ChampionsState, card: ChampionsCard, event: Event) -> int:
        """The controller; for a card of the scenario the player whom the event concerns, else the first player.

        Whoever is out uses nothing: champions.player_elimination.others_continue
        """
        if card.controller is not None:
            return card.controller
        if isinstance(event, Deed) and event.seat >= 0 and not s.players[event.seat].out:
            return event.seat
        return s.concerned(card)

    def use(
        self, s: ChampionsState, card: ChampionsCard, ability: Ability, seat: int, event: Event | None
    ) -> Flow[None]:
        return use(s, Moment(card, seat, ability, event))

    def applies(self, s: ChampionsState, ability: Ability, seat: int) -> bool:
        form = ability.form if isinstance(ability, ChampionsAbility) else ""
        return not form or (form == "hero") == s.is_hero(seat)

    def bill(self, s: ChampionsState, m: ChampionsMoment) -> tuple[int, ...]:
        bill = bill_of(s, m)
        return () if bill == NOTHING else bill

    def pay_bill(self, s: ChampionsState, m: ChampionsMoment, bill: tuple[int, ...]) -> Flow[bool]:
        cares = m.ability.cares if isinstance(m.ability, ChampionsAbility) else frozenset()
        return pay(s, m, (bill[0], bill[1], bill[2], bill[3]), cares, costs_of(m))

    def was_paid(self, s: ChampionsState, m: ChampionsMoment) -> None:
        spend_reductions(s, m.seat)

    def resolve(self, s: ChampionsState, m: ChampionsMoment) -> Flow[None]:
        return resolve(s, m)

    def was_used(self, s: ChampionsState, card: ChampionsCard) -> None:
        discard_used_up(s, card)

    def chooser(self, s: ChampionsState, m: ChampionsMoment, yours: bool) -> tuple[int, str]:
        """The first player too for one who has just fallen: champions.player_elimination.current_effect_finishes"""
        if m.card.of_scenario and m.event is not None and not yours:
            return s.first, "champions.first_player.picks_encounter_target"
        return s.first if s.players[m.seat].out else m.seat, s.rules.choose

    def in_period(self, s: ChampionsState, m: ChampionsMoment, period: str) -> bool:
        """What lasts for an attack can begin only in one: champions.lasting.initiated_only_in_period"""
        return period != "attack" or isinstance(m.event, Attack | Scheme)

    # --- cards come and go ----------------------------------------------------------------------------------

    def enters(self, s: ChampionsState, card: ChampionsCard) -> None:
        enters(s, card)

    def keep_limits(self, s: ChampionsState, seat: int) -> Flow[None]:
        return keep_limits(s, seat)

    def discard_from_play(self, s: ChampionsState, card: ChampionsCard, to: CardZone | None = None) -> Flow[None]:
        """Who lived only by the hit points it gave is defeated with it: champions.gain.hit_points_lost_when_inactive

        champions.ally_limit.three: the ally that was one more only by this card is one too many.
        """
        stats = {modifier.stat for modifier in card.shown.modifiers}
        seat = card.controller
        giver = "hp" in s.constants
        leave_play(s, card, to)
        if giver:
            yield from check_hit_points(s)
        if "ally-limit" in stats:
            assert seat is not None
            yield from keep_limits(s, seat)

    def deck_empty(self, s: ChampionsState, player: LcgPlayer[ChampionsCard]) -> bool:
        assert isinstance(player, Player)
        return make_deck(s, player)

    # --- damage -----------------------------------------------------------------------------------------------

    def can_be_hurt(self, s: ChampionsState, card: ChampionsCard, by: ChampionsCard | None) -> bool:
        return can_be_hurt(s, card, by)

    def deal(self, s: ChampionsState, shares: Mapping[ChampionsCard, int], by: ChampionsCard | None) -> Flow[int]:
        return deal_together(s, shares, by)

    def stir_of_damage(self, s: ChampionsState, card: ChampionsCard, amount: int, by: ChampionsCard | None) -> int:
        return stir_of_damage(s, card, amount, by)


JUDGE: Final = ChampionsJudge()

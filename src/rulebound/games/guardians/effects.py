"""The vocabulary of effects. Cards are put together from these; each knows how to run and what to say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rulebound.games.guardians import hands
from rulebound.games.guardians.damage import Moment, damage, gain, perform, stance_protects
from rulebound.games.guardians.hands import opposed
from rulebound.games.guardians.printed import word
from rulebound.games.guardians.state import GuardiansState, Player, TechniqueCard
from rulebound.games.guardians.tactics import (
    has_no_knockout,
    place_knockout,
    place_knockout_of_choice,
    remove_knockout_of_choice,
    remove_trap_of_choice,
    set_trap,
    set_trap_of_choice,
    shows_number,
)
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, choose, pick
from rulebound.kernel.requirements import Requirement, requirement
from rulebound.kernel.text import Arg, Text


class Effect:
    """Something a hero does."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        raise NotImplementedError  # pragma: no cover

    def text(self) -> Text:
        raise NotImplementedError  # pragma: no cover


class Counted(Effect):
    """An effect with a number in it."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        self.n = n


def says(what: str, **args: Arg) -> Text:
    return Text(f"guardians-effect-{what}", args)


@requirement("guardians.elimination.not_targetable")
def is_in_battle(s: GuardiansState, seat: int, target: Player) -> bool:
    """A hero that has left cannot be chosen; guardians.overview.out_hero_unaffected"""
    return target.in_battle


@requirement("guardians.effect.all_opponents_scope")
def is_an_opponent(s: GuardiansState, seat: int, target: Player) -> bool:
    """Neither oneself nor a team-mate."""
    return target.side != s.players[seat].side


TARGET: Final = (is_in_battle, is_an_opponent)


def an_opponent(s: GuardiansState, player: Player, act: str, rule: str, n: int = 1) -> Flow[Player | None]:
    """One opponent still in battle, by choice; the only one there is needs no asking."""
    target = yield from choose(s, player.seat, act, s.players, rule, needs=TARGET, args={"n": n})
    return target


def up_to_opponents(s: GuardiansState, player: Player, act: str, n: int, rule: str) -> Flow[list[Player]]:
    """Up to n different opponents still in battle, by choice."""
    chosen: list[Player] = []
    is_new: Requirement[GuardiansState, Player] = Requirement(
        "guardians.effect.shoot_to_kill", "is_not_chosen_yet", lambda _s, _seat, target: target not in chosen
    )
    needs = (*TARGET, is_new)
    while len(chosen) < n:
        args: dict[str, Arg] = {"n": n - len(chosen)}
        target = yield from choose(s, player.seat, act, s.players, rule, needs=needs, decline="done", args=args)
        if target is None:
            break
        chosen.append(target)
    return chosen


# --- the hero's own cards and energy -----------------------------------------------------------------


class Draw(Counted):
    """Draw n techniques."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        hands.draw(s, player, self.n)
        return
        yield

    def text(self) -> Text:
        return says("draw", n=self.n)


class Gain(Counted):
    """Gain n energy."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        yield from gain(s, player, self.n)

    def text(self) -> Text:
        return says("gain", n=self.n)


class TakeStance(Effect):
    """guardians.effect.stance_marker: turn this card; while it lies turned in the series, it protects."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        card = s.cards[moment.card]
        assert isinstance(card, TechniqueCard)
        card.turned = True
        s.log.say("stance", "guardians.effect.stance_marker", player=player, card=card)
        return
        yield

    def text(self) -> Text:
        return says("stance")


class OtherAction(Effect):
    """Perform the other action of the card just played, without a new check of number, Knockout or trap."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        card = s.cards[moment.card]
        assert isinstance(card, TechniqueCard)
        other = 1 - moment.action
        action = card.printed.actions[other]
        s.log.say("acts", "guardians.action.one_of_two", player=player, action=action)
        yield from perform(s, player, action.effects, Moment(moment.card, other))

    def text(self) -> Text:
        return says("other-action")


class SwapLaid(Effect):
    """Take the laid card back to the hand and lay another one."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        laid = player.series.cards[-1]
        rule = "guardians.selection.face_down_right_end"
        other = yield from choose(s, player.seat, "swap", player.hand.cards[:], rule)
        if other is None:
            return
        s.move(laid, player.hand)
        s.move(other, player.series)
        s.mix([*player.hand.cards, other], 1 << player.seat)
        s.log.say("swaps", rule, player=player)

    def text(self) -> Text:
        return says("swap-laid")


class SeizeInitiative(Effect):
    """guardians.first_player.only_by_initiative: take the first-player card; its old holder takes damage."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        old = s.players[s.first]
        s.first = player.seat
        s.log.say("takes-first", "guardians.first_player.only_by_initiative", player=player)
        if not old.in_battle:  # guardians.effect.initiative_when_first_out
            return
        if s.initiative_heals:
            yield from gain(s, old, 1)
        else:  # guardians.effect.initiative_old_first_player, guardians.effect.initiative_by_first_player
            yield from damage(s, [old], 1, "initiative", player)

    def text(self) -> Text:
        return says("seize-initiative")


# --- against opponents -----------------------------------------------------------------------------------


class DamageOne(Counted):
    """Deal n damage to one chosen opponent."""

    __slots__ = ("rule", "source")

    def __init__(self, n: int, source: str, rule: str) -> None:
        super().__init__(n)
        self.source = source
        self.rule = rule

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        target = yield from an_opponent(s, player, self.source, self.rule, self.n)
        if target is not None:
            yield from damage(s, [target], self.n, self.source, player)

    def text(self) -> Text:
        return says("damage-one", n=self.n)


class DamageUpTo(Counted):
    """Deal n damage to each of up to so many different opponents, at once."""

    __slots__ = ("most", "rule", "source")

    def __init__(self, n: int, most: int, source: str, rule: str) -> None:
        super().__init__(n)
        self.most = most
        self.source = source
        self.rule = rule

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        targets = yield from up_to_opponents(s, player, self.source, self.most, self.rule)
        if targets:
            yield from damage(s, targets, self.n, self.source, player)

    def text(self) -> Text:
        return says("damage-up-to", n=self.n, most=self.most)


class DamageNeighbours(Counted):
    """Deal n damage to the nearest opponent in battle on the left and the nearest on the right."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        ring = s.opponents(player)
        if ring:
            yield from damage(s, {ring[0], ring[-1]}, self.n, "hero", player)

    def text(self) -> Text:
        return says("damage-neighbours", n=self.n)


class TheyDiscard(Counted):
    """A chosen opponent discards n cards by lot; `source` is what the stance may protect from."""

    __slots__ = ("source",)

    def __init__(self, n: int, source: str) -> None:
        super().__init__(n)
        self.source = source

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        rule = "guardians.effect.tackle_suppress_may_target_empty"
        target = yield from an_opponent(s, player, "make-discard", rule, self.n)
        if target is None:
            return
        if stance_protects(s, target, self.source, player):
            s.log.say("stance-holds", "guardians.effect.stance_protects_shot", player=target)
            return
        hands.discard_random(s, target, self.n, player)

    def text(self) -> Text:
        return says("they-discard", n=self.n)


class CulpritDiscards(Counted):
    """Who caused this discards n cards by lot."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        if moment.by is not None and moment.by.in_battle:
            hands.discard_random(s, moment.by, self.n, player)
        return
        yield

    def text(self) -> Text:
        return says("culprit-discards", n=self.n)


class Stun(Counted):
    """Name an opponent and a technique: who has it discards one and takes n damage, who lacks it shows the hand."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        rule = "guardians.effect.stun_show_hand"
        target = yield from an_opponent(s, player, "stun", rule)
        if target is None:
            return
        tactic = yield from choose(s, player.seat, "name", s.tactics, rule)
        assert tactic is not None
        s.log.say("names", rule, player=player, target=target, technique=tactic)
        if s.ability(target).guards_hand:
            s.log.say("guards-hand", "guardians.hero.passive_always_on", player=target)
        elif hands.discard_named(s, target, tactic.technique):
            yield from damage(s, [target], self.n, "stun", player)
        else:
            hands.show_hand(s, target, EVERYONE, rule)

    def text(self) -> Text:
        return says("stun", n=self.n)


class ReadMind(Counted):
    """A chosen opponent shows you the hand and discards n by lot; if any was discarded, draw 1."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        rule = "guardians.hero.unique_ability"
        target = yield from an_opponent(s, player, "read-mind", rule)
        if target is None:
            return
        if not (opposed(target, player) and s.ability(target).guards_hand):
            hands.show_hand(s, target, 1 << player.seat, rule)
        if hands.discard_random(s, target, self.n, player):
            hands.draw(s, player, 1)

    def text(self) -> Text:
        return says("read-mind", n=self.n)


class SufferKnockout(Counted):
    """Take n damage from a Knockout instead of leaving."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        yield from damage(s, [player], self.n, "knockout", None)

    def text(self) -> Text:
        return says("suffer-knockout", n=self.n)


# --- on the tactics ------------------------------------------------------------------------------------------


class SetTrap(Effect):
    """Set one trap."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        yield from set_trap_of_choice(s, player)

    def text(self) -> Text:
        return says("set-trap")


class RemoveTrap(Effect):
    """Remove up to one trap."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        yield from remove_trap_of_choice(s, player, "done")

    def text(self) -> Text:
        return says("remove-trap")


class PlaceKnockout(Effect):
    """guardians.effect.feint_manoeuvre_knockout: put one Knockout on a free tactic."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        yield from place_knockout_of_choice(s, player)

    def text(self) -> Text:
        return says("place-knockout")


class RemoveKnockout(Effect):
    """Remove up to one Knockout."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        yield from remove_knockout_of_choice(s, player, "done")

    def text(self) -> Text:
        return says("remove-knockout")


class SetOrRemoveTraps(Counted):
    """Set up to n traps, or remove up to n traps."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        trapped = sum(tactic.trapped for tactic in s.tactics)
        offered: dict[Option, Callable[[GuardiansState, Player, str], Flow[bool]]] = {}
        if trapped < len(s.tactics):
            offered[Option("set-traps")] = set_trap_of_choice
        if trapped:
            offered[Option("remove-traps")] = remove_trap_of_choice
        change = yield from pick(player.seat, "traps", offered, "guardians.trap.set_flips_tactic")
        for _ in range(self.n):
            changed = yield from change(s, player, "done")
            if not changed:
                return

    def text(self) -> Text:
        return says("set-or-remove-traps", n=self.n)


# --- what battlefields do ----------------------------------------------------------------------------------------


class TableEffect:
    """Something that happens to the whole table."""

    __slots__ = ()

    def run(self, s: GuardiansState) -> Flow[None]:
        raise NotImplementedError  # pragma: no cover

    def text(self) -> Text:
        raise NotImplementedError  # pragma: no cover


class EachHero(TableEffect):
    """Each hero in battle does something, from the first player clockwise."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def run(self, s: GuardiansState) -> Flow[None]:
        for player in s.fighting():
            yield from perform(s, player, self.effects, Moment())

    def text(self) -> Text:
        return says("each-hero", effects=[effect.text() for effect in self.effects])


class DamageAll(TableEffect):
    """Each hero in battle takes n damage, all at once."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: GuardiansState) -> Flow[None]:
        yield from damage(s, s.fighting(), self.n, "battlefield", None)

    def text(self) -> Text:
        return says("damage-all", n=self.n)


class TrapsOn(TableEffect):
    """Traps are set on the named techniques."""

    __slots__ = ("techniques",)

    def __init__(self, *techniques: str) -> None:
        self.techniques = techniques

    def run(self, s: GuardiansState) -> Flow[None]:
        for tactic in s.tactics:
            if tactic.technique.code in self.techniques and not tactic.trapped:
                set_trap(s, tactic)
        return
        yield

    def text(self) -> Text:
        return says("traps-on", techniques=[word("card", code) for code in self.techniques])


class RandomTrap(TableEffect):
    """One tactic by lot is turned to its trap."""

    __slots__ = ()

    def run(self, s: GuardiansState) -> Flow[None]:
        free = [tactic for tactic in s.tactics if shows_number.holds(s, 0, tactic)]
        if free:
            set_trap(s, s.chance.pick(free))
        return
        yield

    def text(self) -> Text:
        return says("random-trap")


class RandomKnockout(TableEffect):
    """One Knockout is put on a tactic by lot."""

    __slots__ = ()

    def run(self, s: GuardiansState) -> Flow[None]:
        free = [tactic for tactic in s.tactics if has_no_knockout.holds(s, 0, tactic)]
        if free:
            place_knockout(s, s.chance.pick(free))
        return
        yield

    def text(self) -> Text:
        return says("random-knockout")


class GiveTechnique(TableEffect):
    """Every player gets one copy of a technique."""

    __slots__ = ("technique",)

    def __init__(self, technique: str) -> None:
        self.technique = technique

    def run(self, s: GuardiansState) -> Flow[None]:
        for tactic in s.tactics:
            if tactic.technique.code == self.technique:
                hands.give_technique(s, tactic.technique)
        return
        yield

    def text(self) -> Text:
        return says("give-technique", technique=word("card", self.technique))


class PassFirstPlayer(TableEffect):
    """The first-player card goes to the next player clockwise who is in battle."""

    __slots__ = ()

    def run(self, s: GuardiansState) -> Flow[None]:
        for player in s.from_first()[1:]:
            if player.in_battle:
                s.first = player.seat
                s.log.say("takes-first", "guardians.first_player.card_not_passed", player=player)
                break
        return
        yield

    def text(self) -> Text:
        return says("pass-first-player")


class RefreshHeroes(TableEffect):
    """Used heroes are turned face up again."""

    __slots__ = ()

    def run(self, s: GuardiansState) -> Flow[None]:
        for player in s.players:
            player.hero_card.used = False
        s.log.say("refreshes", "guardians.battlefield.changes_one_battle")
        return
        yield

    def text(self) -> Text:
        return says("refresh-heroes")


class PassCards(TableEffect):
    """Each hero in battle with cards passes one by lot to the next in battle on the left, all at once."""

    __slots__ = ()

    def run(self, s: GuardiansState) -> Flow[None]:
        hands.pass_random(s, s.fighting())
        return
        yield

    def text(self) -> Text:
        return says("pass-cards")


def run_all(s: GuardiansState, effects: Sequence[TableEffect]) -> Flow[None]:
    for effect in effects:
        yield from effect.run(s)

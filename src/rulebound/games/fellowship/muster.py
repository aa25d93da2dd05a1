"""Setting up a scenario of a campaign (Кроки приготування кампанії): heroes, penalties, permanent cards, the pool."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.fellowship.campaign import (
    Campaign,
    Code,
    goes_to_players,
    healed,
    is_permanent,
    mustered,
    pool_cards,
)
from rulebound.games.fellowship.deckbuilding import heroes
from rulebound.games.fellowship.encounter import join_first_player, put_into_staging
from rulebound.games.fellowship.numbers import hit_points
from rulebound.games.fellowship.printed import FellowshipPrinted
from rulebound.games.fellowship.state import CardZone, FellowshipCard, FellowshipState, Player
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, pick
from rulebound.lcg.abilities import SETUP
from rulebound.lcg.in_play import place, put_into_play
from rulebound.lcg.initiating import run_printed

# --- the fellowship of heroes ------------------------------------------------------------------------------


def muster(s: FellowshipState) -> Flow[str]:
    """Steps 1 to 3, for one player: the heroes of the log, new ones in place of the fallen, perhaps a change.

    fellowship.setup_steps.1, fellowship.setup_steps.2, fellowship.setup_steps.3
    """
    log = _log(s)
    player = s.next_waiting()
    if player is None:
        s.waiting = tuple(range(s.seats))
        return "recover"
    member = log.players[player.seat]
    brought = [card.printed.code for card in player.area.cards]
    chosen = list(brought)
    if brought == member.heroes and not log.untouched:  # else the deck says who comes
        for hero in member.missing:
            yield from _replace_fallen(s, player, hero, chosen)
        if log.may_change(player.seat):
            yield from _change(s, player, [code for code in chosen if code in member.heroes], chosen)
    s.campaign = mustered(log, player.seat, chosen)
    if s.campaign.threat > log.threat:
        s.log.say("penalty-all", "fellowship.setup_steps.3", n=s.campaign.threat - log.threat)
    own = s.campaign.players[player.seat].threat - member.threat
    if own:
        s.log.say("penalty-own", "fellowship.heroes.none_left", player=player, n=own)
    return "muster"


def _replace_fallen(s: FellowshipState, player: Player, fallen: Code, chosen: list[Code]) -> Flow[None]:
    """A new hero takes the place of a fallen one, or nobody does; without any other hero it is the fallen one again.

    fellowship.heroes.replace_fallen, fellowship.heroes.none_left
    """
    free = _free(s, chosen) or [fallen]
    rule = "fellowship.heroes.replace_fallen" if free != [fallen] else "fellowship.heroes.none_left"
    offered: dict[Option, FellowshipCard | None] = {Option("take", card): card for card in _at_home(s, free)}
    if chosen:  # a player needs a hero
        offered[Option("go-without")] = None
    card = yield from pick(player.seat, "replace-fallen", offered, rule, args={"hero": heroes()[fallen].name})
    if card is not None:
        _join(s, player, card)
        chosen.append(card.printed.code)


def _change(s: FellowshipState, player: Player, own: Sequence[Code], chosen: list[Code]) -> Flow[None]:
    """One hero may be replaced by a hero of another name: fellowship.heroes.voluntary_change"""
    if not _free(s, chosen):
        return
    rule = "fellowship.heroes.voluntary_change"
    offered: dict[Option, FellowshipCard | None] = {Option("keep-heroes"): None}
    offered |= {Option("change", card): card for card in player.area.cards if card.printed.code in own}
    gone = yield from pick(player.seat, "change-hero", offered, rule)
    if gone is None:
        return
    fresh = {Option("take", card): card for card in _at_home(s, _free(s, chosen))}
    came = yield from pick(player.seat, "new-hero", fresh, rule)
    place_of = chosen.index(gone.printed.code)
    chosen[place_of] = came.printed.code
    _give(s, gone, None, s.at_home)
    s.log.say("hero-leaves", rule, player=player, card=gone)
    _join(s, player, came)


def _free(s: FellowshipState, chosen: Sequence[Code]) -> list[Code]:
    """Heroes that may still be taken: nobody's, not fallen, not chosen a moment ago."""
    return [code for code in _log(s).available() if code not in chosen]


def _at_home(s: FellowshipState, codes: Sequence[Code]) -> list[FellowshipCard]:
    return [card for card in s.at_home.cards if card.printed.code in codes]


def _join(s: FellowshipState, player: Player, hero: FellowshipCard) -> None:
    """A hero belongs to the player from now on: its name is recorded."""
    _give(s, hero, player.seat, player.area)
    s.log.say("hero-joins", "fellowship.heroes.recorded", player=player, card=hero)


def _give(s: FellowshipState, hero: FellowshipCard, seat: int | None, zone: CardZone) -> None:
    hero.owner = hero.controller = seat
    s.move(hero, zone)


# --- wounds and boons --------------------------------------------------------------------------------------


def recover(s: FellowshipState) -> Flow[str]:
    """For one player: wounds may be healed for threat, boons may be taken into the deck, burdens must be.

    fellowship.expert.heal_option, fellowship.pool.player_boon_may, fellowship.pool.player_burden_must,
    fellowship.setup_steps.7
    """
    player = s.next_waiting()
    if player is None:
        return "set_up"
    seat = player.seat
    while hurt := [card for card in player.area.cards if card.printed.code in _log(s).wounds]:
        rule = "fellowship.expert.heal_option"
        offered: dict[Option, FellowshipCard | None] = {Option("heal", card): card for card in hurt}
        offered[Option("leave-wounds")] = None
        hero = yield from pick(seat, "heal-for-threat", offered, rule)
        if hero is None:
            break
        s.campaign = healed(_log(s), seat, hero.printed.code)
        s.log.say("healed-for-threat", rule, player=player, card=hero)
    for one in _log(s).of_player(seat):
        printed = pool_cards()[one.card]
        if is_permanent(printed) or "setup" in printed.keywords or not goes_to_players(printed):
            continue
        takes = True
        if printed.pool == "boon":
            options = {Option("take-along"): True, Option("leave-behind"): False}
            rule = "fellowship.pool.player_boon_may"
            takes = yield from pick(seat, "take-boon", options, rule, args={"card": printed.name})
        if takes:
            s.lay(printed, player.deck, seat)
    s.list_wiles(player)
    return "recover"


# --- on the table ------------------------------------------------------------------------------------------


def attach_permanent(s: FellowshipState, log: Campaign) -> None:
    """Step 5: permanent cards at the heroes that are recorded for them, neither drawn nor paid.

    fellowship.setup_steps.5
    """
    for one in log.pool:
        printed = pool_cards()[one.card]
        for host in _heroes(s):
            if host.printed.code == one.hero:
                area = s.zone_of(host)
                card = s.lay(printed, area, area.owner if goes_to_players(printed) else None)
                place(s, card, area, host)


def place_wounds(s: FellowshipState, log: Campaign) -> None:
    """The wounds of the last scenario, though at least one hit point is left: fellowship.expert.damage_placed"""
    for hero in _heroes(s):
        wounds = log.wounds.get(hero.printed.code, 0)
        if wounds:
            hero.damage = min(wounds, hit_points(s, hero) - 1)
            s.log.say("wounded", "fellowship.expert.damage_placed", card=hero, n=hero.damage)


def put_setup_cards(s: FellowshipState, log: Campaign) -> Flow[None]:
    """Step 6: boons and burdens of the pool with the setup keyword enter play: fellowship.setup_steps.6"""
    for one in log.pool:
        printed = pool_cards()[one.card]
        if "setup" in printed.keywords:
            yield from _enter(s, printed, s.first if one.player is None else one.player)


def _enter(s: FellowshipState, printed: FellowshipPrinted, seat: int) -> Flow[None]:
    if goes_to_players(printed):
        yield from put_into_play(s, s.lay(printed, s.beside, seat), seat)
        return
    card = s.lay(printed, s.beside, None)
    if printed.follows_first:
        yield from join_first_player(s, card)
    else:
        yield from put_into_staging(s, card)


def follow_campaign_card(s: FellowshipState, card: FellowshipCard) -> Flow[None]:
    """The campaign card lies beside the quest deck, and its setup is carried out: fellowship.campaign_card.setup"""
    s.activate(card)
    s.log.say("campaign-card", "fellowship.campaign_card.setup", card=card)
    yield from run_printed(s, card, SETUP, s.first)


def _heroes(s: FellowshipState) -> list[FellowshipCard]:
    """Nobody else is in play yet, but for the cards that are attached to them."""
    return [card for player in s.players for card in player.area.cards]


def _log(s: FellowshipState) -> Campaign:
    assert s.campaign is not None
    return s.campaign

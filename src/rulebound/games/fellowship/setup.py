"""Setup (Приготування): the seven steps, and what can be decided before a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulebound.games.fellowship import cards
from rulebound.games.fellowship.before import Setup as Setup
from rulebound.games.fellowship.campaign import (
    Campaign,
    campaign_cards,
    goes_to_players,
    is_permanent,
    mustered,
    pool_cards,
    problem_of,
    with_cards,
)
from rulebound.games.fellowship.deckbuilding import (
    FellowshipDeck,
    check_deck,
    deck_of,
    decks,
    decks_by_lot,
    heroes,
    player_cards,
)
from rulebound.games.fellowship.muster import (
    attach_permanent,
    follow_campaign_card,
    place_wounds,
    put_setup_cards,
)
from rulebound.games.fellowship.numbers import threat_of_heroes
from rulebound.games.fellowship.printed import ALLY, SETS, CardSet, FellowshipPrinted
from rulebound.games.fellowship.progress import open_stage
from rulebound.games.fellowship.resources import gain_resources
from rulebound.games.fellowship.state import FellowshipState, Player
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, choose, pick
from rulebound.kernel.game import SetupOption, ValueFacts
from rulebound.kernel.text import refuse
from rulebound.lcg.in_play import place
from rulebound.lcg.piles import draw

MOST_PLAYERS: Final = 4
"""fellowship.core.player_count"""
OPENING_HAND: Final = 6

cards.load()


def scenarios() -> dict[str, CardSet]:
    """Those whose encounter sets are all there, by the names by which they are chosen."""
    found = [one for one in SETS.values() if one.kind == "scenario" and all(name in SETS for name in one.sets)]
    return {one.scenario: one for one in sorted(found, key=lambda one: one.difficulty)}


def check_setup(setup: Setup) -> None:
    """Refuse what cannot be played, with one sentence."""
    if setup.scenario not in scenarios():
        raise refuse("fellowship-refused-scenario", scenario=setup.scenario, scenarios=", ".join(scenarios()))
    if not 1 <= len(setup.decks) <= MOST_PLAYERS:
        raise refuse("fellowship-refused-players", n=len(setup.decks), most=MOST_PLAYERS)
    if setup.campaign is not None:
        check_campaign(setup, setup.campaign)
    found = chosen_decks(setup)
    for deck in found:
        check_deck(deck, campaign=setup.campaign is not None)
    check_together(found)


def check_together(found: Sequence[FellowshipDeck]) -> None:
    """No deck hinders another: no hero twice, no unique ally named like a hero of another player.

    fellowship.deck.cross_check, fellowship.deck.hero_unique_between_players
    """
    taken: dict[str, int] = {}
    for seat, deck in enumerate(found):
        for hero in (heroes()[code] for code in deck.heroes):
            if taken.setdefault(hero.plain, seat) != seat:
                raise refuse("fellowship-refused-same-hero", hero=hero.name)
    for seat, deck in enumerate(found):
        for card in (player_cards()[code] for code in deck.cards):
            if card.kind == ALLY and card.unique and taken.get(card.plain, seat) != seat:
                raise refuse("fellowship-refused-ally-like-hero", ally=card.name)


def check_campaign(setup: Setup, log: Campaign) -> None:
    """The scenario whose turn it is, and each player with the heroes of the log.

    fellowship.campaign.sequence, fellowship.setup_steps.1, fellowship.setup_steps.2
    """
    problem = problem_of(log)
    if problem:
        raise refuse("fellowship-refused-log", problem=problem)
    if not log.scenario:
        raise refuse("fellowship-refused-campaign-over")
    if setup.scenario != log.scenario:
        raise refuse("fellowship-refused-campaign-scenario", scenario=setup.scenario, current=log.scenario)
    if len(setup.decks) != len(log.players):
        raise refuse("fellowship-refused-campaign-players", n=len(setup.decks), players=len(log.players))
    if setup.mode != log.mode:
        raise refuse("fellowship-refused-campaign-mode", mode=setup.mode, current=log.mode)
    for seat, deck in enumerate(chosen_decks(setup)):
        log = mustered(log, seat, deck.heroes)
        if not log.players[seat].heroes and not log.players[seat].missing:
            raise refuse("fellowship-refused-other-heroes", player=seat + 1)


def chosen_decks(setup: Setup) -> list[FellowshipDeck]:
    found = []
    for given in setup.decks:
        if isinstance(given, dict):
            found.append(deck_of(given))
        elif given not in decks():
            raise refuse("fellowship-refused-deck-name", deck=given, decks=", ".join(decks()))
        else:
            found.append(decks()[given])
    return found


def setup_options() -> list[SetupOption]:
    lists = {
        name: ValueFacts(deck.heroes[0], {**dict.fromkeys(deck.heroes, 1), **deck.cards})
        for name, deck in decks().items()
    }
    ways = {name: ValueFacts(one.quests[0].code) for name, one in scenarios().items()}
    return [
        SetupOption("scenario", [*ways], "mirkwood", facts=ways),
        SetupOption("decks", [*lists], ["leadership"], many=True, seats=(1, MOST_PLAYERS), facts=lists),
        SetupOption("mode", ["normal", "easy"], "normal"),
    ]


def setup_by_lot(chance: Chance) -> dict[str, Any]:
    """One to four players with legal decks by lot, any scenario and mode."""
    found = [{**dict.fromkeys(deck.heroes, 1), **deck.cards} for deck in decks_by_lot(chance, MOST_PLAYERS)]
    return {"scenario": chance.pick([*scenarios()]), "mode": chance.pick(["normal", "easy"]), "decks": found}


# --- the cards on the table -------------------------------------------------------------------------------


def start(setup: Setup, chance: Chance) -> FellowshipState:
    """All cards of the game on the table, nothing shuffled yet."""
    s = FellowshipState(len(setup.decks), chance, setup.scenario, easy=setup.mode == "easy")
    for player, deck in zip(s.players, chosen_decks(setup), strict=True):
        for code in deck.heroes:  # fellowship.hero.start_in_play
            s.lay(heroes()[code], player.area, player.seat)
        deal_deck(s, player, [player_cards()[code] for code, n in deck.cards.items() for _ in range(n)])
    lay_scenario(s, scenarios()[setup.scenario])
    if setup.campaign is not None:
        lay_campaign(s, setup.campaign, chosen_decks(setup))
    return s


def deal_deck(s: FellowshipState, player: Player, faces: Sequence[FellowshipPrinted]) -> None:
    """A player's deck."""
    shuffled = list(faces)
    s.chance.shuffle(shuffled)  # so that the number of a card tells nobody which one it is
    s.lay_all(shuffled, player.deck, player.seat)  # fellowship.control.owner, fellowship.player_deck.shuffled
    s.list_wiles(player)


def lay_scenario(s: FellowshipState, scenario: CardSet) -> None:
    """The quest deck in its order, and the encounter deck of all sets that the quest cards name.

    fellowship.setup.quest_deck_order, fellowship.encounter_deck.by_scenario, fellowship.quest_card.encounter_info
    """
    for printed in sorted(scenario.quests, key=lambda one: (-one.stage, one.code)):
        s.lay(printed, s.quest_deck, None)
    faces = [
        printed
        for name in dict.fromkeys(name for quest in scenario.quests for name in quest.encounter_sets)
        for printed in SETS[name].cards
        for _ in range(copies(s, printed))
    ]
    s.chance.shuffle(faces)
    s.lay_all(faces, s.encounter, None)


def lay_campaign(s: FellowshipState, log: Campaign, chosen: Sequence[FellowshipDeck]) -> None:
    """The campaign card beside the quest deck, what it brings, the encounter cards of the pool, the other heroes.

    fellowship.campaign_card.setup, fellowship.setup_steps.8, fellowship.burden.added_when_told
    """
    for seat, deck in enumerate(chosen):
        log = with_cards(log, seat, deck.cards)
    s.campaign = log
    s.step = "muster"
    s.waiting = tuple(range(s.seats))
    face = campaign_cards()[log.scenario]
    s.lay(face, s.campaign_zone, None).in_play = True
    pool = [pool_cards()[one.card] for one in log.pool]
    for code in face.brings:
        printed = pool_cards()[code]
        for _ in range(printed.copies - (pool.count(printed) if is_permanent(printed) else 0)):
            s.lay(printed, s.beside, None)
    for printed in pool:
        elsewhere = goes_to_players(printed) or is_permanent(printed) or "setup" in printed.keywords
        if not elsewhere and printed.code not in face.brings:
            s.lay(printed, s.encounter, None)
    taken = {code for deck in chosen for code in deck.heroes}
    for code, hero in heroes().items():
        if code not in taken:
            s.lay(hero, s.at_home, None)


def copies(s: FellowshipState, printed: FellowshipPrinted) -> int:
    """In easy mode without those that have a gold ring: fellowship.mode.easy.remove_cards, fellowship.mode.normal"""
    return printed.easy if s.easy else printed.copies


# --- the steps --------------------------------------------------------------------------------------------


def set_up(s: FellowshipState) -> Flow[str]:
    """Steps 1 to 4: decks, heroes and threat dials, tokens, the first player."""
    for player in s.players:
        s.shuffle(player.deck)  # fellowship.setup.shuffle_decks
    s.shuffle(s.encounter)
    for player in s.players:
        for hero in player.area.cards[:]:
            place(s, hero, player.area)
            if s.easy:  # fellowship.mode.easy.resource
                gain_resources(s, hero, 1, "fellowship.mode.easy.resource")
        player.threat = threat_of_heroes(s, player.seat)  # fellowship.starting_threat.sum
        if s.campaign is not None:
            player.threat += s.campaign.penalty(player.seat)  # fellowship.setup_steps.4
        s.log.say("starting-threat", "fellowship.starting_threat.sum", player=player, n=player.threat)
    if s.campaign is not None:
        attach_permanent(s, s.campaign)
        place_wounds(s, s.campaign)
    yield from choose_first_player(s)
    if s.campaign is not None:
        yield from put_setup_cards(s, s.campaign)
    for player in s.in_order():
        draw(s, player, OPENING_HAND, "fellowship.setup.opening_hand")
    s.waiting = tuple(s.order())
    return "opening_hands"


def choose_first_player(s: FellowshipState) -> Flow[None]:
    """Whom the players agree on takes the token; if they cannot agree, chance decides.

    fellowship.setup.first_player
    """
    rule = "fellowship.setup.first_player"
    first = yield from choose(s, 0, "first", s.players, rule, decline="by-lot" if s.seats > 1 else "")
    if first is None:
        first = s.chance.pick(s.players)
    s.first = first.seat
    s.log.say("first", rule, player=first)


def opening_hands(s: FellowshipState) -> Flow[str]:
    """Step 5, for one player: keep the hand, or change all of it once.

    fellowship.setup.opening_hand, fellowship.mulligan.once, fellowship.mulligan.all
    """
    player = s.next_waiting()
    if player is None:
        return "follow_scenario"
    rule = "fellowship.mulligan.once"
    changes = yield from pick(player.seat, "mulligan", {Option("keep"): False, Option("mulligan"): True}, rule)
    if changes:
        for card in player.hand.cards[:]:
            s.move(card, player.deck)
        s.shuffle(player.deck)
        s.log.say("mulligan", rule, player=player)
        draw(s, player, OPENING_HAND, rule)
    return "opening_hands"


def follow_scenario(s: FellowshipState) -> Flow[str]:
    """Steps 6 and 7: the setup of stage 1A is carried out, then the card is turned to 1B.

    fellowship.setup.scenario_instructions, fellowship.setup.effects_resolve_fully
    """
    for card in s.campaign_zone.cards:
        yield from follow_campaign_card(s, card)
    yield from open_stage(s)
    return "begin_round"

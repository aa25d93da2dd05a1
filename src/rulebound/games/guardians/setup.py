"""Setup (Подготовка к игре): what can be decided before a game, and how the table is laid."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.guardians import cards
from rulebound.games.guardians.before import Setup as Setup
from rulebound.games.guardians.printed import AVENGERS, BOXES, GUARDIANS, Battlefield, Hero
from rulebound.games.guardians.state import GuardiansState, HeroCard, TechniqueCard
from rulebound.games.guardians.teams import SPLITS, deal_team_cards, form_teams
from rulebound.games.guardians.victory import VARIANTS
from rulebound.kernel.cards import Card
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, pick_together
from rulebound.kernel.game import SetupOption
from rulebound.kernel.text import refuse


def check_setup(setup: Setup) -> None:
    """Five and more players need both boxes; teams need 4, 6 or 8 players.

    guardians.battle_setup.five_plus_needs_both_boxes, guardians.team.player_counts
    """
    if not 2 <= setup.players <= 8:
        raise refuse("guardians-refused-players", players=setup.players)
    if setup.players > 4 and setup.boxes != "both":
        raise refuse("guardians-refused-boxes", players=setup.players)
    if setup.teams and setup.teams not in SPLITS.get(setup.players, ()):
        raise refuse("guardians-refused-teams", players=setup.players, teams=setup.teams)


def setup_options() -> list[SetupOption]:
    return [
        SetupOption("players", [2, 3, 4, 5, 6, 7, 8], 3),
        SetupOption("boxes", ["guardians", "both"], "guardians"),
        SetupOption("teams", [0, 2, 3, 4], 0),
        SetupOption("variant", ["", *VARIANTS], ""),
        SetupOption("stall_guard", [True, False], False),
        SetupOption("initiative_icon", ["damage", "energy"], "damage"),
    ]


def boxes_of(setup: Setup) -> Sequence[str]:
    return BOXES if setup.boxes == "both" else (GUARDIANS,)


def start(setup: Setup, chance: Chance) -> GuardiansState:
    """The contents of the box or boxes on the table, nothing shuffled yet.

    With both boxes there is one set of tactics and Knockouts (guardians.merge.one_tactic_and_knockout_set).
    """
    s = GuardiansState(
        setup.players,
        chance,
        cards.TECHNIQUES,
        teams=setup.teams,
        variant=setup.variant,
        stall_guard=setup.stall_guard,
        initiative_heals=setup.initiative_icon == "energy",
    )
    boxes = boxes_of(setup)
    for _box in boxes:
        for technique in cards.TECHNIQUES:
            for _copy in range(7):  # guardians.components.technique_deck
                s.add_card(TechniqueCard(len(s.cards), technique), s.deck)
    for hero in heroes_of(boxes):  # guardians.components.hero_cards
        s.add_card(HeroCard(len(s.cards), hero), s.box)
    if setup.players > 2:  # guardians.two_player.no_battlefields
        for field in battlefields_of(boxes):  # guardians.components.battlefield_cards
            s.add_card(Card(len(s.cards), field), s.battlefield_deck)
    return s


def heroes_of(boxes: Sequence[str]) -> list[Hero]:
    return [hero for hero in cards.HEROES if hero.box in boxes]


def battlefields_of(boxes: Sequence[str]) -> list[Battlefield]:
    return [field for field in cards.BATTLEFIELDS if field.box in boxes]


def set_up(s: GuardiansState) -> Flow[str]:
    """First player, teams, heroes, and the shuffled decks."""
    if s.teams:
        deal_team_cards(s)
        form_teams(s)
    s.first = s.chance.below(s.seats)  # guardians.setup.first_player_random
    s.log.say("first", "guardians.setup.first_player_random", player=s.players[s.first])
    deal_heroes(s)
    yield from choose_heroes(s)
    s.shuffle(s.battlefield_deck)  # guardians.setup.shuffle_battlefields, guardians.merge.battlefield_decks
    s.shuffle(s.deck)  # guardians.setup.shuffle_techniques, guardians.merge.technique_decks
    return "prepare_battle"


def deal_heroes(s: GuardiansState) -> None:
    """Two heroes each; with both boxes one of each.

    guardians.setup.deal_two_heroes, guardians.merge.deal_one_hero_per_box
    """
    piles = [[card for card in s.box.cards if card.printed.box == box] for box in (GUARDIANS, AVENGERS)]
    for pile in piles:
        s.chance.shuffle(pile)
    merged = bool(piles[1])
    for player in s.players:
        for pile in piles if merged else [piles[0], piles[0]]:
            s.move(pile.pop(), player.dealt)


def choose_heroes(s: GuardiansState) -> Flow[None]:
    """Secretly, shown together; the rest goes back to the box: guardians.setup.keep_one_hero"""
    rule = "guardians.setup.keep_one_hero"
    offers = []
    for player in s.players:
        options = [Option("keep", card) for card in player.dealt.cards]
        offers.append((Choice(player.seat, "keep", options, rule), player.dealt.cards))
    kept = yield from pick_together(offers)
    for player in s.players:
        for card in player.dealt.cards[:]:
            # guardians.setup.other_heroes_to_box, guardians.merge.keep_one_return_other
            s.move(card, player.hero if card is kept[player.seat] else s.box)
        s.log.say("keeps", rule, player=player, hero=player.hero_card)

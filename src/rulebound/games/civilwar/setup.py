"""Setup (Przygotowanie do gry): what can be decided before a game, and how the table is laid."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.civilwar import cards
from rulebound.games.civilwar.before import Setup as Setup
from rulebound.games.civilwar.damage import draw
from rulebound.games.civilwar.equipment import give, offer_universal
from rulebound.games.civilwar.missions import reveal_mission
from rulebound.games.civilwar.population import draw_population
from rulebound.games.civilwar.registration import HIGHEST_BID
from rulebound.games.civilwar.scoring import GameEnds
from rulebound.games.civilwar.state import (
    BLUE_ARROW,
    CLASH,
    NOWHERE,
    RED_ARROW,
    REGISTRATION,
    RING,
    TOURNAMENT,
    Candidate,
    CivilState,
    Hero,
    Location,
    StoryCard,
)
from rulebound.games.civilwar.tournament import (
    DRAFT,
    PICKS,
    ban,
    decide,
    draft,
    note_game,
    pick_locations,
    show_locations,
)
from rulebound.kernel.cards import EVERYONE, NOBODY, Card, Zone
from rulebound.kernel.chance import Chance
from rulebound.kernel.flow import Flow
from rulebound.kernel.game import SetupOption, ValueFacts
from rulebound.kernel.text import Refused, Text, refuse

SIZES: Final = {"2x2": 2, "3x3": 3}
BLUE_HEROES: Final = ("captain_america", "kate_bishop", "spectrum", "goliath")
RED_HEROES: Final = ("iron_man", "yellowjacket", "wonder_man", "tigra")
"""The first two or three of each play if nobody says otherwise: they win about as often against each other."""
USUAL_BID: Final = 11
"""What is declared if nobody says otherwise: about even between these teams, played by the computer."""
HAND: Final = 3

BANNED: Final = {
    "shield_headquarters": "S.H.I.E.L.D. Headquarters",
    "stark_labs": "Stark Labs",
    "great_mound": "Great Mound",
    "hala": "Hala",
    "mojoverse": "Mojoverse",
    "hellfire_club_building": "Hellfire Club Building",
    "the_danger_room": "The Danger Room",
    "morlock_tunnels": "Morlock Tunnels",
    "statue_of_liberty": "Statue of Liberty",
    "dark_beast_laboratory": "Dark Beast Laboratory",
    "the_core": "The Core (Seattle Slave Camp)",
    "camp_hammond": "Camp Hammond",
    "harvester_of_sorrow": "Harvester of Sorrow",
    "monster_isle": "Monster Isle",
    **{f"thanos_{number}": f"Thanos Location {number}" for number in range(1, 7)},
}
"""Locations that cannot be used in these modes: civilwar.banned.list"""


def banned(code: str) -> Text:
    """The sentence that refuses a banned location: civilwar.banned.rule"""
    return Text("civilwar-refused-banned", {"place": BANNED[code]})


HERO_CANDIDATES: Final = {code: Candidate(sheet) for code, sheet in cards.HEROES.items()}
PLACE_CANDIDATES: Final = {code: Candidate(tile) for code, tile in cards.LOCATIONS.items()}


def setup_options() -> list[SetupOption]:
    """What can be decided; the heroes of a team in the order in which they play if nobody says otherwise."""
    heroes = {code: ValueFacts(face=sheet.face) for code, sheet in cards.HEROES.items()}
    blue = dict.fromkeys((*BLUE_HEROES, *RED_HEROES, *heroes))
    red = dict.fromkeys((*RED_HEROES, *BLUE_HEROES, *heroes))
    places = {code: ValueFacts(card=code) for code in cards.LOCATIONS}
    barred = {code: banned(code) for code in BANNED}
    chosen: dict[str, list[str | int | bool]] = {"mode": [CLASH, REGISTRATION]}  # in a tournament they are drafted
    return [
        SetupOption("mode", [CLASH, REGISTRATION, TOURNAMENT], CLASH),
        SetupOption("teams", list(SIZES), "2x2"),
        SetupOption("blue_players", [1, 2, 3], 1),
        SetupOption("red_players", [1, 2, 3], 1),
        SetupOption("blue", [*blue], [], many=True, facts=heroes, only=chosen),
        SetupOption("red", [*red], [], many=True, facts=heroes, only=chosen),
        SetupOption("locations", [*places], [], many=True, facts=places, barred=barred, only=chosen),
        SetupOption("auction", [False, True], False, only={"mode": [REGISTRATION]}),
        SetupOption("bid", [0, *range(10, 21)], 0, only={"mode": [REGISTRATION], "auction": [False]}),
        SetupOption("balance", ["", "blue", "red"], "", only={"mode": [CLASH]}),
        SetupOption("starting_team", ["", "blue", "red"], "", only={"mode": [CLASH]}),
        SetupOption("universal_equipment", [True, False], True),
    ]


def check_setup(setup: Setup) -> None:
    """Refuse what cannot be: sizes, heroes, locations, a bid, other variants.

    civilwar.modes.team_size, civilwar.setup_clash.choose_heroes, civilwar.setup.location_choice, civilwar.banned.rule
    """
    size = SIZES[setup.teams]
    for colour, people in (("blue", setup.blue_players), ("red", setup.red_players)):
        if not 1 <= people <= size:
            raise refuse("civilwar-refused-players", colour=colour, n=people, size=size)
    if setup.variant:  # civilwar.compatibility.no_other_variant
        raise refuse("civilwar-refused-variant", variant=setup.variant)
    if setup.companions:  # civilwar.compatibility.no_companions
        raise refuse("civilwar-refused-companions", card=setup.companions[0])
    if setup.team_cards:  # civilwar.tournament.no_team_cards
        raise refuse("civilwar-refused-team-cards", card=setup.team_cards[0])
    if setup.mode == TOURNAMENT:
        if setup.blue or setup.red or setup.locations:
            raise refuse("civilwar-refused-tournament-choice")
    else:
        check_heroes(setup, size)
        check_locations(setup.locations)
    if setup.balance and setup.mode != CLASH:  # civilwar.balance.keep_double_wild
        raise refuse("civilwar-refused-balance")
    if not 0 <= setup.bid <= HIGHEST_BID:
        raise refuse("civilwar-refused-bid", n=setup.bid, most=HIGHEST_BID)


def check_heroes(setup: Setup, size: int) -> None:
    """Each team has as many heroes as the size says, and nobody is there twice: civilwar.components.bases"""
    blue, red = team_of(setup.blue, BLUE_HEROES, setup.red, size), team_of(setup.red, RED_HEROES, setup.blue, size)
    for colour, heroes in (("blue", blue), ("red", red)):
        if len(heroes) != size:
            raise refuse("civilwar-refused-heroes", colour=colour, n=len(heroes), size=size)
        for code in heroes:
            if code not in cards.HEROES:
                raise refuse("civilwar-refused-hero", hero=code, heroes=", ".join(cards.HEROES))
    both = [*blue, *red]
    for code in both:
        if both.count(code) > 1:
            raise refuse("civilwar-refused-hero-twice", hero=cards.HEROES[code].name)


def team_of(chosen: list[str], usual: tuple[str, ...], others: list[str], size: int) -> list[str]:
    """The heroes of a team: those chosen, else the box's own, without those whom the other team has chosen."""
    if chosen:
        return list(chosen)
    spare = [code for code in (*usual, *BLUE_HEROES, *RED_HEROES) if code not in others]
    return list(dict.fromkeys(spare))[:size]


def check_locations(locations: list[str]) -> None:
    """Six different allowed ones, or none for those of the box."""
    for code in locations:
        if code in BANNED:
            raise Refused(banned(code))
        if code not in cards.LOCATIONS:
            raise refuse("civilwar-refused-location", place=code, places=", ".join(cards.LOCATIONS))
    if locations and (len(locations) != RING or len(set(locations)) != RING):
        raise refuse("civilwar-refused-locations", n=len(set(locations)))


# --- the parts on the table ---------------------------------------------------------------------------------------


def start(setup: Setup, chance: Chance) -> CivilState:
    """All parts of the mode on the table, nothing shuffled or decided yet; no Villain is among them.

    civilwar.modes.no_villain, civilwar.modes.two_teams, civilwar.setup.board_side, civilwar.setup_clash.trackers_zero,
    civilwar.bid.heroes_first, civilwar.compatibility.mix_content

    civilwar.components.mode_parts, civilwar.components.registration_parts
    """
    size = SIZES[setup.teams]
    people = (setup.blue_players, setup.red_players)
    first = "pick_locations" if setup.mode == TOURNAMENT else "bid" if _bids(setup) else "lay_out"
    s = CivilState(chance, setup.mode, size, people, first)
    for printed in cards.POPULATION:
        s.add_card(Card(len(s.cards), printed), s.population)
    for gear in cards.EQUIPMENT:
        s.add_card(Card(len(s.cards), gear), s.gear_box)
    if s.mode == CLASH:
        for event in cards.EVENTS:
            s.add_card(Card(len(s.cards), event), s.event_deck)
    else:
        for mission in cards.MISSIONS:
            s.add_card(Card(len(s.cards), mission), s.mission_deck)
        for cell in cards.CELLS:
            s.add_card(Card(len(s.cards), cell), s.cells)
    s.universal = setup.universal_equipment
    s.balance = {"": NOWHERE, "blue": 0, "red": 1}[setup.balance]
    s.starter = {"": NOWHERE, "blue": 0, "red": 1}[setup.starting_team]
    s.limit = 0 if s.tournament or _bids(setup) or s.mode == CLASH else setup.bid or USUAL_BID
    if s.tournament:
        s.candidates = tuple(PLACE_CANDIDATES.values())
    else:
        s.tiles = list(setup.locations) or [tile.code for tile in cards.OWN_LOCATIONS]
        for code in team_of(setup.blue, BLUE_HEROES, setup.red, size):
            muster(s, 0, code)
        for code in team_of(setup.red, RED_HEROES, setup.blue, size):
            muster(s, 1, code)
    return s


def _bids(setup: Setup) -> bool:
    return setup.auction and setup.mode == REGISTRATION


def muster(s: CivilState, side: int, code: str) -> None:
    """A hero with its twelve cards joins a side; the heroes of a side go round its seats."""
    team = s.teams[side]
    seats = [player.seat for player in s.players if player.side == side]
    seat = seats[len(team.heroes) % len(seats)]
    number = len(s.heroes)
    deck: Zone[StoryCard] = s.add_zone(Zone("deck", NOBODY, seat))
    hand: Zone[StoryCard] = s.add_zone(Zone("hand", 1 << seat, seat))
    gear: Zone[Card[Any]] = s.add_zone(Zone("equipment", EVERYONE, seat))
    sheet = cards.HEROES[code]
    for printed in sheet.cards:
        s.add_card(StoryCard(len(s.cards), printed, number), deck)
    if any(hero.sheet is sheet for hero in s.heroes):  # a copy of the same hero brings its own equipment
        for own in cards.EQUIPMENT:
            if own.hero == code:
                s.add_card(Card(len(s.cards), own), s.gear_box)
    s.heroes.append(Hero(number, side, seat, sheet, deck, hand, gear))
    team.heroes.append(number)


# --- steps ----------------------------------------------------------------------------------------------------------


def lay_out(s: CivilState) -> Flow[str]:
    """Ring, figures, control tokens, Shields, own equipment: the first steps of the setup in both modes."""
    if s.game_number == 1:
        s.chance.shuffle(s.tiles)  # civilwar.setup.shuffle_locations; in a second game they lie as they lay
    lay_ring(s)
    return "deal"
    yield


def lay_ring(s: CivilState) -> None:
    """The locations in their order with the printed tokens, and all figures in their places.

    civilwar.setup.location_tokens, civilwar.setup.control_place, civilwar.setup.bases, civilwar.shield.owned
    """
    # civilwar.setup.control_blue: blue are 0, 2 and 4
    s.ring = [
        Location(at, cards.LOCATIONS[code], s.blue if at % 2 == BLUE_ARROW % 2 else s.red)
        for at, code in enumerate(s.tiles)
    ]
    for hero in s.heroes:
        blue = hero.side == s.blue
        hero.position = BLUE_ARROW if blue else RED_ARROW  # civilwar.setup.start_locations
        # civilwar.setup_clash.one_shield, civilwar.setup_registration.shields
        hero.shields = hero.active_shields = 2 if blue and s.mode == REGISTRATION else 1
        for gear in s.gear_box.cards[:]:
            if gear.printed.hero == hero.sheet.code and not hero.gear.cards:
                give(s, hero, gear)
    s.log.say("laid-out", "civilwar.setup.shuffle_locations", places=s.ring)


def deal(s: CivilState) -> Flow[str]:
    """Decks are shuffled and hands drawn; the first population card comes: civilwar.setup.opening_hand

    civilwar.setup.remove_without_equipment
    """
    for hero in s.heroes:
        if s.balance != hero.side:  # civilwar.balance.keep_double_wild
            double = next(card for card in hero.deck.cards if card.printed.is_double_wild)
            s.move(double, s.removed)  # civilwar.setup.remove_double_wild, also without equipment
        s.shuffle(hero.deck)
        draw(s, hero, HAND, "civilwar.setup.opening_hand")
    yield from offer_universal(s)
    s.shuffle(s.population)
    if s.mode == CLASH:
        prepare_clash(s)
    else:
        prepare_registration(s)
    yield from draw_population(s)  # civilwar.setup.population
    return "first_turn"


def prepare_clash(s: CivilState) -> None:
    """Events with one removed unseen and none revealed; a team that starts, whose tracker counts as the lower one.

    civilwar.setup_clash.event_remove_one, civilwar.setup_clash.no_event_at_start, civilwar.clash.initiative_tie_zero
    """
    s.shuffle(s.event_deck)
    s.deal(s.event_deck, s.event_box)
    rule = "civilwar.setup_clash.starting_team"
    if s.starter == NOWHERE:
        s.starter = s.chance.below(2)
    s.leads = s.starter
    s.on_top = 1 - s.starter
    s.log.say("starts", rule, team=s.team_name(s.starter))


def prepare_registration(s: CivilState) -> None:
    """One mission and one cell are shown and removed; the other cells belong to Team Red, who may look at them.

    civilwar.setup_registration.mission_remove, civilwar.setup_registration.cell_remove
    """
    s.shuffle(s.mission_deck)
    s.shuffle(s.cells)
    if s.game_number == 1:
        s.deal(s.mission_deck, s.removed)
        s.deal(s.cells, s.removed)
        s.log.say("removed", "civilwar.setup_registration.mission_remove", card=s.removed.cards[-2])
        s.log.say("removed", "civilwar.setup_registration.cell_remove", card=s.removed.cards[-1])
    s.let_see(s.cells, s.mask(s.red))  # civilwar.setup_registration.cells_peek, also once they are prepared
    s.leads = s.blue


def first_turn(s: CivilState) -> Flow[str]:
    """In Registration Clash the first mission; then the starting team names its first hero."""
    if s.mode == REGISTRATION:
        yield from reveal_mission(s)
    return "choose_hero"


# --- the tournament ---------------------------------------------------------------------------------------------------


def choose_places(s: CivilState) -> Flow[str]:
    """Who plays Blue first is decided by lot, without a bid; then each team picks four locations.

    civilwar.tournament.first_blue_random, civilwar.tournament.steps_before_setup
    """
    if not s.teams[0].picks:
        s.blue = s.chance.below(2)
        s.log.say("first-blue", "civilwar.tournament.first_blue_random", side=s.blue + 1)
    yield from pick_locations(s, s.candidates)
    if len(s.teams[0].picks) < PICKS:
        return "pick_locations"
    show_locations(s, PLACE_CANDIDATES)
    return "ban_locations"


def ban_places(s: CivilState) -> Flow[str]:
    """Each team bans one of the other's; six are left: civilwar.tournament.six_remain"""
    side = s.blue if len(s.teams[s.red].picks) == PICKS else s.red
    yield from ban(s, side, PLACE_CANDIDATES)
    if side == s.blue:
        return "ban_locations"
    s.tiles = [*s.teams[s.blue].picks, *s.teams[s.red].picks]  # civilwar.tournament.location_copies
    s.candidates = tuple(HERO_CANDIDATES.values())
    return "draft_heroes"


def draft_heroes(s: CivilState) -> Flow[str]:
    """One hero after the other is announced."""
    drafted = [[s.heroes[number].sheet.code for number in team.heroes] for team in s.teams]
    before = s.drafted
    code = yield from draft(s, s.candidates, drafted)
    side = s.blue if DRAFT[s.size][before] == "B" else s.red
    muster(s, side, code)
    if len(s.heroes) < 2 * s.size:
        return "draft_heroes"
    s.candidates = ()
    return "lay_out"


def next_game(s: CivilState, over: GameEnds) -> str:
    """After the first game everything is laid out anew with swapped roles; after the second the match is decided.

    civilwar.tournament.same_setup, civilwar.tournament.swap_roles, civilwar.tournament.same_heroes,
    civilwar.tournament.same_missions, civilwar.tournament.same_layout
    """
    s.log.say("game-over", over.rule, team=s.team_name(over.winner))
    note_game(s)
    if s.game_number == 2:
        raise decide(s)
    s.game_number = 2
    clear_table(s)
    s.blue = s.red
    s.log.say("swap", "civilwar.tournament.swap_roles", side=s.blue + 1)
    return "lay_out"


def clear_table(s: CivilState) -> None:
    """Every card back to where it came from; the removed mission and cell stay away: civilwar.tournament.same_cells"""
    for card in s.cards:
        if isinstance(card, StoryCard):
            if not s.heroes[card.owner].deck.holds(card):
                s.move(card, s.heroes[card.owner].deck)
        elif s.removed.holds(card):
            continue
        elif card.printed.back == "population":
            s.move(card, s.population)
        elif card.printed.back == "equipment":
            s.move(card, s.gear_box)
        elif card.printed.back == "mission":
            s.move(card, s.mission_deck)
        elif card.printed.back == "cell":
            s.move(card, s.cells)
    for hero in s.heroes:
        hero.rest()
    for team in s.teams:
        team.rest()
    s.rest()

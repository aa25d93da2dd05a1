"""Setup (Додаток II): the fourteen steps of setup, and what can be decided before a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulebound.games.champions import cards
from rulebound.games.champions.before import Setup as Setup
from rulebound.games.champions.damage import reveal_stage
from rulebound.games.champions.deckbuilding import HeroDeck, check_deck, deck_for, decks, player_cards, random_deck
from rulebound.games.champions.numbers import hand_size
from rulebound.games.champions.printed import ASPECTS, EVENT, SETS, CardSet, ChampionsPrinted
from rulebound.games.champions.state import CardZone, ChampionsCard, ChampionsState, Player
from rulebound.games.champions.threat import open_stage
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask, choose
from rulebound.kernel.game import SetupOption, ValueFacts
from rulebound.kernel.text import refuse
from rulebound.lcg.abilities import SETUP
from rulebound.lcg.in_play import place
from rulebound.lcg.initiating import run_printed
from rulebound.lcg.piles import draw

MOST_PLAYERS: Final = 4
RANDOM: Final = "random"

cards.load()


def sets_of(kind: str) -> list[str]:
    return [name for name, one in SETS.items() if one.kind == kind]


def check_setup(setup: Setup) -> None:
    """Refuse what cannot be played, with one sentence."""
    if not 1 <= len(setup.heroes) <= MOST_PLAYERS:
        raise refuse("champions-refused-players", n=len(setup.heroes), most=MOST_PLAYERS)
    for hero in setup.heroes:
        if hero not in sets_of("hero"):
            raise refuse("champions-refused-hero", hero=hero, heroes=", ".join(sets_of("hero")))
    if len(set(setup.heroes)) < len(setup.heroes) and not setup.doubles:  # champions.unique.one_in_play
        raise refuse("champions-refused-same-hero")
    if setup.villain not in sets_of("villain"):
        raise refuse("champions-refused-villain", villain=setup.villain, villains=", ".join(sets_of("villain")))
    for name in setup.modular:
        if name != RANDOM and name not in sets_of("modular"):
            raise refuse("champions-refused-modular", modular=name, sets=", ".join([*sets_of("modular"), RANDOM]))
    if len(setup.decks) > len(setup.heroes):
        raise refuse("champions-refused-decks", decks=len(setup.decks), heroes=len(setup.heroes))
    for deck in chosen_decks(setup):
        check_deck(deck)


def chosen_decks(setup: Setup) -> list[HeroDeck]:
    found = []
    for number, hero in enumerate(setup.heroes):
        given = setup.decks[number] if number < len(setup.decks) else ""
        if isinstance(given, dict):
            found.append(HeroDeck(hero=hero, cards=given))
        elif not given:
            found.append(deck_for(hero))
        elif given not in decks() or decks()[given].hero != hero:
            fitting = ", ".join(name for name, deck in decks().items() if deck.hero == hero)
            raise refuse("champions-refused-deck-name", deck=given, hero=hero, decks=fitting)
        else:
            found.append(decks()[given])
    return found


def setup_options() -> list[SetupOption]:
    seats = (1, MOST_PLAYERS)
    heroes = {name: ValueFacts(SETS[name].identity.code) for name in sets_of("hero")}
    lists = {name: ValueFacts(aspect_card(deck), deck.cards, deck.hero) for name, deck in decks().items()}
    leaders = {name: SETS[name].villains[0].code for name in sets_of("villain")}
    villains = {name: ValueFacts(leaders[name]) for name in sorted(leaders, key=leaders.__getitem__)}  # easy to hard
    recommended = {SETS[name].modular: ValueFacts(fits=name) for name in sets_of("villain")}
    return [
        SetupOption("heroes", [*heroes], ["spider_man"], many=True, seats=seats, facts=heroes),
        SetupOption("decks", ["", *lists], [], many=True, seats=seats, facts=lists),
        SetupOption("villain", [*villains], "rhino", facts=villains),
        SetupOption("mode", ["standard", "expert"], "standard"),
        SetupOption("modular", [*sets_of("modular"), RANDOM], [], many=True, facts=recommended),
        SetupOption("doubles", [False, True], False),
    ]


def setup_by_lot(chance: Chance) -> dict[str, Any]:
    """One to four heroes with legal decks by lot, any villain and mode, up to three modular sets."""
    heroes = chance.sample(sets_of("hero"), 1 + chance.below(MOST_PLAYERS))
    return {
        "heroes": heroes,
        "decks": [random_deck(hero, chance) for hero in heroes],
        "villain": chance.pick(sets_of("villain")),
        "mode": chance.pick(["standard", "expert"]),
        "modular": chance.sample([*sets_of("modular"), RANDOM], chance.below(4)),
    }


def aspect_card(deck: HeroDeck) -> str:
    """A card that shows the aspect of a deck."""
    return next((code for code in deck.cards if player_cards()[code].aspect in ASPECTS), next(iter(deck.cards)))


def start(setup: Setup, chance: Chance) -> ChampionsState:
    """All cards of the game on the table, nothing shuffled yet."""
    s = ChampionsState(len(setup.heroes), chance)
    for player, deck in zip(s.players, chosen_decks(setup), strict=True):
        own = SETS[deck.hero]
        alter_ego = own.identity.other
        assert alter_ego is not None
        player.identity_id = len(s.cards)
        add(s, alter_ego, player.area, player.seat)  # champions.setup.step01_heroes: alter-ego side up
        pool = player_cards()
        faces = [pool[code] for code, n in deck.cards.items() for _ in range(n)]
        s.chance.shuffle(faces)  # so that the number of a card tells nobody which one it is
        lay_all(s, faces, player.deck, player.seat)  # champions.owner.player_deck
        s.expect_from_hands([pool[code] for code in deck.cards if pool[code].kind == EVENT])
        nemesis = [printed for printed in own.nemesis for _ in range(printed.copies)]
        lay_all(s, nemesis, player.nemesis, None)  # champions.setup.step05_nemesis, champions.nemesis.set_per_hero
        assert own.obligation is not None
        add(s, own.obligation, s.removed, None)  # champions.setup.step04_obligations
    lay_scenario(s, setup)
    return s


def lay_scenario(s: ChampionsState, setup: Setup) -> None:
    """Villain, standard and modular sets, and the expert set in expert mode: champions.encounter_deck.default_sets"""
    villain, expert = SETS[setup.villain], setup.mode == "expert"
    stages = villain.villains[1:3] if expert else villain.villains[:2]  # champions.expert_mode.villain_stages
    for printed in reversed(stages):  # champions.villain.stages_in_sequence
        add(s, printed, s.villain_deck, None)
    for printed in reversed(villain.stages):
        add(s, printed, s.scheme_deck, None)
    sets = [villain, SETS["standard"]]
    if expert:
        sets.append(SETS["expert"])  # champions.expert_mode.expert_set
    sets += modular_sets(s, setup, villain)
    faces = [printed for one in sets for printed in one.cards for _ in range(printed.copies)]
    s.chance.shuffle(faces)
    lay_all(s, faces, s.encounter, None)  # champions.owner.scenario, champions.enemy.scenario_elements


def modular_sets(s: ChampionsState, setup: Setup, villain: CardSet) -> list[CardSet]:
    """The modular sets that were chosen, the recommended one, or one that nobody has looked at.

    champions.modular_set.included, champions.modular_set.swap, champions.modular_set.random_unseen
    """
    names = list(setup.modular) or [villain.modular]
    found: list[CardSet] = []
    for name in names:  # champions.modular_set.several_allowed
        if name == RANDOM:
            left = [SETS[other] for other in sets_of("modular") if SETS[other] not in found]
            if left:
                found.append(s.chance.pick(left))
        elif SETS[name] not in found:
            found.append(SETS[name])
    return found


def lay_all(s: ChampionsState, faces: Sequence[ChampionsPrinted], zone: CardZone, owner: int | None) -> None:
    """A card for each of these faces, out of the box into a zone."""
    s.add_cards(ChampionsCard(0, faces[0], owner), faces, zone)


def add(s: ChampionsState, printed: ChampionsPrinted, zone: CardZone, owner: int | None) -> ChampionsCard:
    return s.add_card(ChampionsCard(len(s.cards), printed, owner), zone)


def set_up(s: ChampionsState) -> Flow[str]:
    """Steps 1 to 9: heroes, dials, first player, obligations, nemeses, decks, villain."""
    for player in s.players:
        place(s, s.identity(player.seat), player.area)  # champions.setup.step02_hit_points: no damage yet
    rule = "champions.setup.step03_first_player"
    first = yield from choose(s, 0, "first", s.players, rule)
    assert first is not None
    s.first = first.seat
    s.log.say("first", rule, player=first)
    for player in s.players:
        s.shuffle(player.deck)  # champions.setup.step06_shuffle_player_decks
    s.move(s.villain_deck.cards[-1], s.villain_zone)  # champions.setup.step08_villain
    s.villain.in_play = True  # champions.setup.step09_villain_hit_points: no damage yet
    s.activate(s.villain)
    return "open_scenario"


def open_scenario(s: ChampionsState) -> Flow[str]:
    """Steps 10 and 11: the setup of scheme 1A, stage 1B and what it reveals, then the whole encounter deck."""
    s.shuffle(s.encounter)  # gathered before step 10, so that Setup and When Revealed can use it
    scheme = s.scheme_deck.cards[-1]
    s.move(scheme, s.main_zone)
    scheme.in_play = True
    yield from run_printed(s, scheme, SETUP, s.first)  # champions.setup.step10_scheme_setup
    yield from open_stage(s, scheme)
    yield from reveal_stage(s)
    for card in s.removed.cards[:]:
        # champions.setup.step11_encounter_deck, champions.obligation.shuffled_in_for_chosen_heroes
        if card.printed.hero:
            s.move(card, s.encounter)
    s.shuffle(s.encounter)
    for player in s.in_order():
        draw(s, player, hand_size(s, player.seat), "champions.setup.step12_draw_hand")
    return "mulligan"


def mulligan(s: ChampionsState) -> Flow[str]:
    """Steps 13 and 14: discard any number, draw up; then the Setup of identities."""
    for player in s.in_order():
        yield from take_mulligan(s, player)
    for player in s.in_order():  # champions.setup.step14_character_setup
        yield from run_printed(s, s.identity(player.seat), SETUP, player.seat)
    return "start_round"


def take_mulligan(s: ChampionsState, player: Player) -> Flow[None]:
    """Discard any number of cards and draw up; nothing is shuffled.

    champions.setup.step13_mulligan, champions.setup.step13_no_reshuffle
    """
    rule = "champions.setup.step13_mulligan"
    gone: list[ChampionsCard] = []
    cards = [Option("discard", card) for card in player.hand.cards]
    while cards:
        taken = yield from ask(Choice(player.seat, "mulligan", [*cards, Option("done")], rule))
        if not isinstance(taken.on, ChampionsCard):
            break
        cards.remove(taken)
        s.move(taken.on, player.discard)
        gone.append(taken.on)
    if gone:
        s.log.say("discards", rule, player=player, cards=gone)
    draw(s, player, hand_size(s, player.seat) - len(player.hand.cards), rule)

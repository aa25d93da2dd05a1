"""The start of a game (Начало игры): decks, initiative, opening hands, mulligan."""

from __future__ import annotations

from typing import Final

from rulebound.games.versus import cardpool
from rulebound.games.versus.before import Setup as Setup
from rulebound.games.versus.deck_building import STARTER, built_in, deck_names, problems, size
from rulebound.games.versus.leaving import draw, to_bottom
from rulebound.games.versus.state import Player, VersusCard, VersusState
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask, pick, pick_together
from rulebound.kernel.game import SetupOption, ValueFacts
from rulebound.kernel.text import refuse

LAST_TURN: Final = 40  # versus.victory.turn_limit
CUTS: Final = {"top": 1, "middle": 2, "bottom": 3}
"""Where a deck can be cut: so many quarters of it go under the rest. Nobody knows the order, so more would be idle."""


def deck_of(given: str | dict[str, int]) -> dict[str, int]:
    return built_in(given).cards if isinstance(given, str) else given


def check_setup(setup: Setup) -> None:
    """Two players with legal decks; starters only against each other.

    versus.setup.two_players, versus.deck.starter_40
    """
    if len(setup.decks) != 2:
        raise refuse("versus-refused-seats", n=len(setup.decks))
    decks = [deck_of(given) for given in setup.decks]
    starter = all(size(deck) == STARTER for deck in decks)
    for seat, deck in enumerate(decks):
        wrong = problems(deck, starter=starter)
        if wrong:
            raise refuse("versus-refused-deck", seat=seat + 1, faults=[text for _, text in wrong])


def setup_options() -> list[SetupOption]:
    lists = {name: ValueFacts(built_in(name).leader, built_in(name).cards) for name in deck_names()}
    return [
        SetupOption("decks", [*lists], ["march-of-iron", "first-class"], many=True, seats=(2, 2), facts=lists),
        SetupOption("windows", ["some", "all"], "some"),
        SetupOption("cut", [True, False], False),
        SetupOption("concede", [True, False], False),
        SetupOption("empty_deck", ["nothing", "loss"], "nothing"),
        SetupOption("turn_limit", [True, False], True),
    ]


def start(setup: Setup, chance: Chance) -> VersusState:
    """Both decks on the table, nothing shuffled yet."""
    s = VersusState(chance)
    s.uncut = not setup.cut
    s.can_concede = setup.concede
    s.empty_deck_loses = setup.empty_deck == "loss"
    s.last_turn = LAST_TURN if setup.turn_limit else 0
    for player, given in zip(s.players, setup.decks, strict=True):
        player.asks_all = setup.windows == "all"
        for code, copies in deck_of(given).items():
            for _ in range(copies):
                s.add_card(VersusCard(len(s.cards), cardpool.printed(code), player.seat), player.deck)
    return s


def set_up(s: VersusState) -> Flow[str]:
    """One player by lot decides who has the initiative, and the decks are shuffled.

    versus.setup.random_chooser, versus.setup.chooser_decides, versus.setup.shuffle
    """
    chooser = s.chance.below(2)
    s.log.say("chooser", "versus.setup.random_chooser", player=s.players[chooser])
    offered = {Option("initiative", player): player for player in s.players}
    first = yield from pick(chooser, "initiative", offered, "versus.setup.chooser_decides")
    s.initiative = first.seat
    s.log.say("initiative", "versus.setup.chooser_decides", player=first)
    for player in s.players:
        s.shuffle(player.deck)
    return "cut"


def cut_decks(s: VersusState) -> Flow[str]:
    """Both decks are offered at once, each to its opponent, if the players want that; then the opening hands.

    versus.setup.cut, versus.setup.opening_hand
    """
    if not s.uncut:
        yield from offer_cuts(s)
    for player in s.players:
        draw(s, player.seat, 4, "versus.setup.opening_hand")
    return "mulligan"


def offer_cuts(s: VersusState) -> Flow[None]:
    """Each leaves the other's deck as it is or cuts it; neither sees what the other does before."""
    options = [Option("leave"), *(Option("cut", place) for place in CUTS)]
    places = ["", *CUTS]
    offers = [(Choice(player.seat, "cut", options, "versus.setup.cut"), places) for player in s.players]
    taken = yield from pick_together(offers)
    for cutter in s.players:
        place = taken[cutter.seat]
        if not place:
            s.log.say("leaves-uncut", "versus.setup.cut", player=cutter)
            continue
        owner = s.players[1 - cutter.seat]
        cut(owner, len(owner.deck) * CUTS[place] // 4)
        s.log.say("cuts", "versus.setup.cut", player=cutter, place=place)


def cut(player: Player, n: int) -> None:
    """The top n cards go under the rest, all in their order."""
    cards = player.deck.cards
    at = len(cards) - n  # the last card of the list is the top one
    player.deck.cards = cards[at:] + cards[:at]


def mulligan(s: VersusState) -> Flow[str]:
    """Each player in turn may put all four cards under the deck, once, and draw four new ones.

    versus.setup.mulligan, versus.setup.mulligan_once, versus.setup.mulligan_order
    """
    for seat in (s.initiative, 1 - s.initiative):
        player = s.players[seat]
        options = [Option("keep"), Option("mulligan")]
        taken = yield from ask(Choice(seat, "mulligan", options, "versus.setup.mulligan"))
        s.log.say(f"mulligan-{taken.act}", "versus.setup.mulligan", player=player)
        if taken.act == "keep":
            continue
        while player.hand.cards:  # versus.setup.mulligan_bottom_order
            cards = {Option("bottom", card): card for card in player.hand.cards}
            card = yield from pick(seat, "mulligan-bottom", cards, "versus.setup.mulligan_bottom_order")
            to_bottom(s, card)
        draw(s, seat, 4, "versus.setup.mulligan")
    return "draw"

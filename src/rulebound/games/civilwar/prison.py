"""The prison (Więzienie): cells and traps, capture and escape, and what Blue gets for a Red knock-out."""

from __future__ import annotations

from rulebound.games.civilwar.printed import SYMBOLS, WILD, word
from rulebound.games.civilwar.resolving import Source, perform
from rulebound.games.civilwar.state import NOWHERE, SPACES, CivilState, Hero, Space
from rulebound.games.civilwar.triggers import ENEMY_ENTERS, answer
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, choose, pick
from rulebound.kernel.requirements import requirement

REWARD = 2
KO_INSIDE = "civilwar.prison.ko_inside_cell"


@requirement("civilwar.prison.free_space")
def is_free_space(s: CivilState, seat: int, space: Space) -> bool:
    """A space without a cell card and without a hero."""
    return not s.cell_zones[space.index].cards and s.prisoner(space.index) is None


@requirement("civilwar.prison.ko_to_cell")
def is_prepared(s: CivilState, seat: int, space: Space) -> bool:
    return bool(s.cell_zones[space.index].cards)


def lay_in_cell(s: CivilState, hero: Hero) -> Flow[None]:
    """Red must choose a prepared cell for a Blue hero who is KO'd; without one the hero lies where it is.

    civilwar.prison.ko_to_cell, civilwar.prison.no_cell_normal_ko, civilwar.prison.ko_inside_cell. What a Trap knocks
    out waits until that Trap is done. The Trap may hit others, or this hero too (civilwar.prison.trap_other_target).
    What is discarded stays away: civilwar.prison.discard_count
    """
    if s.springing:
        s.fallen.append(hero.number)
        return
    seat = s.speaks(s.red)
    rule = "civilwar.prison.ko_to_cell"
    space = yield from choose(s, seat, "jail", SPACES, rule, needs=(is_prepared,), args={"hero": hero.sheet.name})
    if space is None:
        if hero.jailed:
            s.log.say("lies-inside", KO_INSIDE, hero=hero)
        else:
            s.log.say("lies", "civilwar.prison.no_cell_normal_ko", hero=hero)
        return
    hero.position = NOWHERE
    hero.cell = space.index
    s.log.say("jailed", rule, hero=hero, cell=space)
    card = s.cell_zones[space.index].cards[0]
    s.springing = True
    if hero.crisis:
        s.show(card, -1)
        s.log.say("trap", "civilwar.prison.trap_with_crisis", card=card)
        yield from perform(s, Source(s.red, seat, "civilwar.prison.trap_with_crisis", about=card), card.printed.effects)
        hero.crisis = 0  # civilwar.prison.crisis_discard
    s.move(card, s.cell_discard)  # civilwar.prison.no_crisis_no_trap, civilwar.prison.trap_discard
    s.springing = False
    s.log.say("cell-discarded", "civilwar.prison.trap_discard", card=card)
    while s.fallen:
        yield from lay_in_cell(s, s.heroes[s.fallen.pop(0)])


def reward(s: CivilState) -> Flow[None]:
    """For a Red hero who is KO'd Blue hands out two tokens as it likes: civilwar.prison.red_ko_reward

    That hero lies where it fell: civilwar.prison.red_ko_normal
    """
    rule = "civilwar.prison.red_ko_reward"
    for left in range(REWARD, 0, -1):
        heroes = [hero for hero in s.of_side(s.blue) if not hero.ko]
        offered = {
            Option(f"reward-{SYMBOLS[symbol]}", hero): (symbol, hero) for hero in heroes for symbol in range(WILD)
        }
        if not offered:
            return
        symbol, hero = yield from pick(s.speaks(s.blue), "reward", offered, rule, args={"n": left})
        hero.tokens[symbol] += 1
        s.log.say("token", rule, hero=hero, symbol=word("symbol", SYMBOLS[symbol]), n=1)


def capture(s: CivilState, hero: Hero) -> None:
    """A Crisis token marks a Blue hero and does nothing else.

    civilwar.prison.crisis_action, civilwar.crisis.no_own_rule
    """
    if hero.guards_crisis:
        hero.guards_crisis = False
        s.log.say("prevented", "civilwar.terms.villain_turn", hero=hero)
        return
    hero.crisis += 1
    s.log.say("captured", "civilwar.prison.crisis_action", hero=hero, n=hero.crisis)


def escape(s: CivilState, prisoner: Hero) -> Flow[None]:
    """The one who escapes chooses one of the two exits of the cell: civilwar.prison.escape_location

    In its own turn it goes on with what is left: civilwar.prison.escape_continue
    """
    exits = [s.ring[position] for position in SPACES[prisoner.cell].exits]
    rule = "civilwar.prison.escape_location"
    place = yield from choose(s, prisoner.seat, "exit", exits, rule, args={"hero": prisoner.sheet.name})
    assert place is not None
    prisoner.cell = NOWHERE
    prisoner.position = place.position
    s.log.say("escapes", rule, hero=prisoner, place=place)
    yield from answer(s, ENEMY_ENTERS, prisoner)

"""Storylines (Osie Fabuły): what the card just played and the one before it give to the active hero."""

from __future__ import annotations

from rulebound.games.civilwar.printed import SYMBOLS, word
from rulebound.games.civilwar.state import CivilState, Hero, StoryCard
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, choose, pick

PREVIOUS = "civilwar.storyline.previous_symbols_own"


def play_card(s: CivilState) -> Flow[str]:
    """Exactly one hand card, face up at the end of the own storyline: civilwar.turn.play_one

    It stays there (civilwar.damage.no_discard_pile); each team has a storyline of its own
    (civilwar.storyline.per_team), and who is in a cell plays too and uses up a turn (civilwar.prison.plays_card,
    civilwar.registration.jail_turn_counts).
    """
    hero = s.hero
    card = yield from choose(
        s, hero.seat, "play", hero.hand.cards[:], "civilwar.turn.play_one", args={"hero": hero.sheet.name}
    )
    assert card is not None
    team = s.teams[hero.side]
    before = previous_symbols(s, hero.side)
    s.move(card, team.story)
    s.log.say("plays", "civilwar.turn.play_one", hero=hero, card=card)
    pool = [0, 0, 0, 0]
    if not card.facedown:  # civilwar.turn.facedown_card
        for symbol in card.printed.symbols:  # civilwar.turn.own_symbols
            pool[symbol] += 1
    for symbol in before:
        pool[symbol] += 1
    s.pool = pool
    s.special = bool(card.printed.effects) and not card.facedown
    team.delayed = []  # for one turn only: civilwar.keyword.next_turn_only
    team.blinded = False
    yield from use_twice(s, hero, before)
    return "act"


def last_card(s: CivilState, side: int) -> StoryCard | None:
    story = s.teams[side].story.cards
    return story[-1] if story else None


def previous_symbols(s: CivilState, side: int) -> list[int]:
    """The bottom symbols of the last card of the own storyline, without what Enemies have taken from them.

    civilwar.turn.previous_symbols, civilwar.turn.facedown_card, civilwar.keyword.delay, civilwar.keyword.facedown_plan
    """
    team = s.teams[side]
    last = last_card(s, side)
    if last is None or last.facedown or team.blinded:
        return []
    symbols = list(last.printed.symbols)
    for symbol in team.delayed:
        if symbol in symbols:
            symbols.remove(symbol)
    return symbols


def use_twice(s: CivilState, hero: Hero, before: list[int]) -> Flow[None]:
    """An Enemy effect that speeds up lets the hero use a symbol of the previous card twice, or not.

    civilwar.keyword.accelerate
    """
    team = s.teams[hero.side]
    while team.accelerated:
        team.accelerated -= 1
        if not before:
            continue
        offered: dict[Option, int | None] = {
            Option(f"twice-{SYMBOLS[symbol]}"): symbol for symbol in sorted(set(before))
        }
        offered[Option("decline")] = None
        symbol = yield from pick(hero.seat, "twice", offered, "civilwar.keyword.accelerate")
        if symbol is not None:
            s.pool[symbol] += 1
            name = word("symbol", SYMBOLS[symbol])
            s.log.say("gains", "civilwar.keyword.accelerate", hero=hero, symbol=name, n=1)

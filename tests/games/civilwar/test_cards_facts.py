"""What is printed on every card of Civil War, held against a table: symbols, slots, titles, and what the texts do.

The tables are those of the card set; `strike(2,adj)` and the other words are its notation.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rulebound.games.civilwar import cards
from rulebound.games.civilwar.printed import LETTERS, SYMBOLS
from rulebound.games.civilwar.words import (
    Add,
    Alone,
    Charge,
    ChooseOne,
    Damage,
    Defeat,
    Delay,
    Discard,
    Draw,
    DrawTo,
    Flip,
    Gain,
    Go,
    Guard,
    HandOf,
    MoveTokens,
    Pay,
    PullThugs,
    Ready,
    Rescue,
    Search,
    Strike,
    Strip,
    StripShield,
    Stun,
    Token,
    Ward,
    Where,
    Who,
)
from rulebound.games.civilwar.words.effect import Effect

WHO = {
    "enemy-adjacent": "enemy_adj",
    "enemy-near": "enemy_here_adj",
    "each-behind": "each_trailing",
    "any-blue-hero": "blue_hero",
    "every-blue": "each_blue",
}
WHERE = {"adjacent": "adj", "one-adjacent": "one_adj", "near": "here_adj", "opposite": "opp"}
COUNTED: dict[type[Effect], str] = {
    Draw: "draw", DrawTo: "draw_to", Discard: "discard", Ready: "ready", Ward: "ward", Guard: "guard", Stun: "stun",
    Charge: "charge", Strip: "strip", StripShield: "strip_shield", Damage: "damage",
}  # fmt: skip
PLACED: dict[type[Effect], str] = {Strike: "strike", Rescue: "rescue", Defeat: "defeat"}


def who(one: Who) -> str:
    return WHO.get(one.name, one.name.replace("-", "_"))


def where(one: Where) -> str:
    return WHERE.get(one.name, one.name.replace("-", "_"))


def step(effect: Effect) -> str:
    """An effect in the notation of the card set."""
    kind = type(effect)
    if isinstance(effect, Token):
        return f"token({LETTERS[effect.symbol]},{effect.n},{who(effect.who)})"
    if isinstance(effect, Gain):
        return f"gain({LETTERS[effect.symbol]},{effect.n})"
    if isinstance(effect, (Ward, Guard)):
        return f"{COUNTED[kind]}({who(effect.who)})"
    if isinstance(effect, (Draw, DrawTo, Discard, Ready, Stun, Charge, Strip, StripShield, Damage)):
        return f"{COUNTED[kind]}({effect.n},{who(effect.who)})"
    if isinstance(effect, (Strike, Rescue, Defeat)):
        return f"{PLACED[kind]}({effect.n},{where(effect.where)})"
    if isinstance(effect, Go):
        return f"go({who(effect.who)},{where(effect.where)})"
    if isinstance(effect, Add):
        return f"add({effect.kind},{','.join(f'+{k}' for k in effect.steps)})"
    if isinstance(effect, Pay):
        return f"pay({'card_or_token' if effect.card and effect.token else 'card' if effect.card else 'token'})"
    if isinstance(effect, ChooseOne):
        return f"choose{{{' | '.join(steps(way.effects) for way in effect.ways)}}}"
    if isinstance(effect, (Delay, Flip, HandOf, MoveTokens)):
        return f"{kind.__name__.lower()}({effect.n})"
    assert isinstance(effect, (Alone, PullThugs, Search)), kind
    return kind.__name__.lower()


def steps(effects: Sequence[Effect]) -> str:
    return "; ".join(step(effect) for effect in effects)


HEROES = {
    "captain_america": ("blue", "M MA MA AA H HH HH W WW H A M", [
        ("Underground Leader", "token(W,1,ally)"),
        ("Shield Ricochet", "strike(1,here); strike(1,adj)"),
        ("Hold the Line", "ready(1,hero_here)"),
    ]),
    "kate_bishop": ("blue", "M MA MA AA AA H HH W WW M A H", [
        ("Trick Arrow", "strike(1,adj); stun(1,enemy_adj)"),
        ("Long Shot", "strike(2,opp)"),
        ("Lucky the Pizza Dog", "draw(1,self); token(M,1,self)"),
    ]),
    "spectrum": ("blue", "M MM MH MA AA HH W W WW A A H", [
        ("Speed of Light", "go(self,any)"),
        ("Photon Barrage", "strike(2,adj)"),
        ("Intangible", "ward(self)"),
    ]),
    "goliath": ("blue", "M M MA AA AA H HH W WW M A H", [
        ("Giant Stomp", "damage(1,each_enemy_here); defeat(1,here)"),
        ("Giant Stride", "go(self,any); token(A,1,self)"),
        ("Lift the Rubble", "rescue(2,here)"),
    ]),
    "iron_man": ("red", "M MH MA AA AA H HH W WW A M H", [
        ("Repulsor Salvo", "strike(1,here_adj); token(A,1,hero)"),
        ("Stark Logistics", "token(M,1,self); token(M,1,ally)"),
        ("Power Cell", "draw_to(3,self); charge(1,self)"),
    ]),
    "tigra": ("red", "M MM MA MA AA H MH W WW M A H", [
        ("Pounce", "go(self,adj); strike(1,here)"),
        ("Claw Frenzy", "gain(A,2)"),
        ("Feline Reflexes", "choose{ready(1,self) | draw(1,self)}"),
    ]),
    "wonder_man": ("red", "M MA MH A AA H HH W WW M A H", [
        ("Ionic Punch", "damage(2,enemy_here)"),
        ("Ionic Body", "ward(self)"),
        ("Movie Star", "token(H,1,self); token(H,1,ally)"),
    ]),
    "yellowjacket": ("red", "M MA MA AA MH H HH W WW H A M", [
        ("Pym Particles", "go(self,any)"),
        ("Disruptor Sting", "strike(1,here); stun(1,enemy_here)"),
        ("Sabotage", "strip(1,enemy_here_adj); delay(1)"),
    ]),
    "base_captain_america": ("", "M MA MA AA HH HH HH W WW M A H", [("Leadership", "token(W,1,ally)")] * 3),
    "base_iron_man": ("", "M MH MA AA AA H HH W WW A M H", [
        ("Stark Resources", "token(M,1,hero); token(M,1,hero)"),
        ("Advanced Combat Analysis", "token(A,1,hero); token(A,1,hero)"),
        ("Power Recharge", "draw_to(3,self)"),
    ]),
    "base_captain_marvel": ("", "M MM MH AA AA HH W W WW A A A", [("Photon Blast", "strike(2,one_adj)")] * 3),
    "base_black_panther": ("", "MM MH A M MA MA HH W WW A H M", [
        ("", "gain(M,1); gain(H,1)"),
        ("", "gain(M,1); gain(A,1)"),
        ("", "gain(H,1); gain(A,1)"),
    ]),
    "base_falcon": ("", "M MA A MA MH H MH W WW M M M", [("", "go(self,any); strike(1,here)")] * 3),
    "base_wasp": ("", "M MA A MA MA H HH W WW W M A", [
        ("", "ward(self)"),
        ("", "go(heroes_here,any)"),
        ("", "go(self,any); strike(1,here)"),
    ]),
}  # fmt: skip

EQUIPMENT = {
    "vibranium_shield": ("captain_america", "AH", "ready(1,hero_here); strike(1,here_adj)"),
    "recurve_bow": ("kate_bishop", "MA", "strike(2,adj)"),
    "photon_gauntlets": ("spectrum", "MH", "go(self,any); draw(1,self)"),
    "pym_reservoir": ("goliath", "AH", "damage(1,each_enemy_here); rescue(1,here)"),
    "extremis_armor": ("iron_man", "MA", "gain(W,1); strike(1,here_adj)"),
    "cat_amulet": ("tigra", "MA", "draw(1,self); gain(A,1); gain(M,1)"),
    "ionic_belt": ("wonder_man", "AH", "ready(1,self); token(H,1,hero)"),
    "stinger_gauntlets": ("yellowjacket", "MH", "strike(1,here_adj); stun(1,enemy_here_adj)"),
    "field_kit": ("", "WW", "choose{draw(1,self) | ready(1,self)}"),
}

LOCATIONS = {
    "avengers_mountain": ("C--", "alone; choose{token(M,1,self) | pay(token); guard(self)}"),
    "washington_dc": ("CT--", "draw(1,self); discard(1,self)"),
    "the_raft": ("TT--", "pay(card_or_token); go(self,other_with_enemy); damage(1,enemy_here)"),
    "sokovia": ("CT--", "pay(card); choose{rescue(1,here_adj) | defeat(1,here_adj)}"),
    "bar_with_no_name": ("T--", "alone; pullthugs; defeat(1,here)"),
    "garrett_castle": ("CC--", "handof(1); choose{draw(1,self) | token(H,1,self); token(A,1,self)}"),
    "avengers_mansion": ("C--", "draw_to(3,self)"),
    "helicarrier": ("CTT-", "go(self,any)"),
    "times_square": ("CCT--", "rescue(1,here)"),
    "nypd_hq": ("CCT-", "defeat(1,here)"),
    "avengers_tower": ("C--", "search"),
    "central_park": ("CCTT-", "movetokens(2)"),
}

EVENTS = {
    # what happens at once, more for a control token, more for a knock-out
    "press_conference": ("token(H,1,each_trailing)", 0, 0),
    "riots": ("add(T,+0,+1)", 0, 0),
    "evacuation": ("add(C,+0,+2)", 0, 0),
    "media_frenzy": ("", 1, 0),
    "ceasefire": ("", 0, -2),
    "resupply": ("ready(1,everyone); charge(1,everyone)", 0, 0),
}

POPULATION = [
    "C+0 T+1", "C+1 T+2", "C+2 T+0", "T+0 C+1", "T+1 C+2", "CC+0", "TT+1", "C+1 C+2", "T+0 T+2", "C+0 T+0", "C+1 T+1",
    "C+2 T+2",
]  # fmt: skip

MISSIONS = {
    # who comes at both arrows, Danger on what, how many each, where, at most, discarded how, how many are needed
    "clear_the_streets": ("T", "thug", 2, (), 4, "defeat", 3),
    "get_them_out": ("C", "civilian", 2, (), 4, "rescue", 2),
    "safe_houses": ("", "location", 1, (1, 2, 3, 4, 5), 5, "heroic", 2),
    "secret_couriers": ("", "location", 1, (1, 2, 4, 5), 4, "move", 2),
    "raid_the_armory": ("", "location", 2, (2, 4), 4, "attack", 2),
    "turn_the_tables": ("", "hero", 1, (), 4, "damage", 2),
}

CELLS = {
    "power_dampener": "strip_shield(1,blue_hero)",
    "shock_collar": "stun(1,each_blue)",
    "ambush": "damage(1,blue_hero)",
    "confiscation": "strip(9,each_blue)",
    "martial_law": "flip(2)",
    "reinforcements": "draw(1,each_red)",
}


def test_the_heroes_are_those_of_the_table():
    assert list(cards.HEROES) == list(HEROES)


@pytest.mark.parametrize("code", HEROES)
def test_a_hero_has_twelve_cards_with_these_symbols_and_texts(code):
    home, symbols, specials = HEROES[code]
    sheet = cards.HEROES[code]
    assert sheet.home == home
    assert [card.code for card in sheet.cards] == [f"{code}_{number:02}" for number in range(1, 13)]
    assert ["".join(LETTERS[symbol] for symbol in card.symbols) for card in sheet.cards] == symbols.split()
    assert [(card.name.plain, steps(card.effects)) for card in sheet.cards if card.effects] == specials
    assert [card.code for card in sheet.cards if card.is_double_wild] == [f"{code}_09"]
    assert [card.face.icons for card in sheet.cards[:1]] == [[SYMBOLS[symbol] for symbol in sheet.cards[0].symbols]]


def test_equipment_has_these_slots_and_texts():
    found = {
        gear.code: (gear.hero, "".join(LETTERS[slot] for slot in gear.slots), steps(gear.effects))
        for gear in cards.EQUIPMENT
    }
    assert found == EQUIPMENT


def test_locations_have_these_slots_and_texts():
    assert {code: (tile.slots, steps(tile.effects)) for code, tile in cards.LOCATIONS.items()} == LOCATIONS
    assert not any(tile.mandatory or tile.shelters for tile in cards.LOCATIONS.values())
    assert [tile.code for tile in cards.LOCATIONS.values() if tile.own_set] == list(LOCATIONS)[:6]


def test_events_do_this():
    found = {event.code: (steps(event.effects), event.control_bonus, event.ko_bonus) for event in cards.EVENTS}
    assert found == EVENTS
    assert [event.code for event in cards.EVENTS if event.lasts] == ["media_frenzy", "ceasefire"]


def test_population_cards_bring_these_people():
    found = [" ".join(f"{kind * n}+{k}" for kind, n, k in card.entries) for card in cards.POPULATION]
    assert found == POPULATION
    assert [card.code for card in cards.POPULATION] == [f"population_{number:02}" for number in range(1, 13)]


def test_missions_ask_for_this():
    found = {
        one.code: (one.arrivals, one.on, one.per, one.places, one.most, one.how, one.need) for one in cards.MISSIONS
    }
    assert found == MISSIONS


def test_traps_do_this():
    assert {cell.code: steps(cell.effects) for cell in cards.CELLS} == CELLS

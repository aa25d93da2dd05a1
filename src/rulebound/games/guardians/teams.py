"""Teams (Командная игра): team cards make the teams, and the teams sit in rotation."""

from __future__ import annotations

from typing import Final

from rulebound.games.guardians.printed import BOXES, GUARDIANS, TeamSymbol
from rulebound.games.guardians.state import GuardiansState
from rulebound.kernel.cards import EVERYONE, Card, Zone

SPLITS: Final = {4: (2,), 6: (2, 3), 8: (2, 4)}
"""guardians.team.player_counts: players -> numbers of teams"""

SYMBOLS: Final = {
    (colour, box): TeamSymbol(colour, box) for box in BOXES for colour in ("red", "blue")
}  # two cards of each in a box: guardians.components.team_cards


def team_cards(players: int) -> list[TeamSymbol]:
    """The team cards of one box, or of both for more than four players; guardians.team.four_two_teams"""
    from_boxes = BOXES if players > 4 else (GUARDIANS,)
    return [SYMBOLS[colour, box] for box in from_boxes for colour in ("red", "blue") for _ in range(2)]


def prepare_team_cards(s: GuardiansState) -> list[TeamSymbol]:
    """The cards to deal: as many as players, after taking some out for six."""
    cards = team_cards(s.seats)
    if s.seats == 6 and s.teams == 2:  # guardians.team.six_two_teams_remove
        for colour in ("red", "blue"):
            cards.remove(s.chance.pick([card for card in cards if card.colour == colour]))
    elif s.seats == 6:  # guardians.team.six_three_teams_remove
        gone = s.chance.pick(cards)
        cards = [card for card in cards if card is not gone]
    return cards


def deal_team_cards(s: GuardiansState) -> None:
    """One each, face down, by lot: guardians.team.deal_team_cards, guardians.team.six_eight_mix_cards"""
    cards = prepare_team_cards(s)
    s.chance.shuffle(cards)
    for seat, symbol in enumerate(cards):
        zone: Zone[Card[TeamSymbol]] = s.add_zone(Zone("team", 1 << seat, seat))
        s.team_cards.append(zone)
        s.add_card(Card(len(s.cards), symbol), zone)
    s.log.say("team-cards", "guardians.team.deal_team_cards")


def form_teams(s: GuardiansState) -> None:
    """Turn the cards up: the same colour is one team, with three or four teams the same colour and back."""
    by_symbol: dict[tuple[str, str], list[int]] = {}
    for seat, zone in enumerate(s.team_cards):
        card = zone.cards[0]
        s.show(card, EVERYONE)
        # guardians.team.same_colour_same_team, guardians.team.two_teams_by_colour,
        # guardians.team.three_four_by_colour_and_back
        back = card.printed.box if s.teams > 2 else ""
        by_symbol.setdefault((card.printed.colour, back), []).append(seat)
    teams = [by_symbol[symbol] for symbol in sorted(by_symbol, reverse=True)]
    for side, seats in enumerate(teams):
        for seat in seats:
            s.players[seat].side = side
        s.log.say("team", "guardians.team.same_colour_same_team", n=side + 1, players=[s.players[i] for i in seats])
    s.wins = [0] * len(teams)
    s.circle = seat_in_rotation(teams)


def seat_in_rotation(teams: list[list[int]]) -> list[int]:
    """Team 2 left of team 1, and so on round: guardians.team.rotation_seating, guardians.team.alternate_seating"""
    return [seat for row in zip(*teams, strict=True) for seat in row]

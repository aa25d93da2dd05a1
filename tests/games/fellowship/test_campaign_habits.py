"""What computer partners do before a scenario of a campaign."""

from __future__ import annotations

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.campaign import next_setup
from rulebound.kernel.match import Match
from rulebound.players import make_player
from rulebound.players.chair import Chair
from tests.fellowship_campaign import campaign, names


def test_computer_partners_keep_their_heroes_take_boons_along_and_fill_the_places_of_the_fallen():
    log = campaign(
        ["aragorn", "theodred"], ["gimli"], won=1, fallen=["theodred"], wounds={"gimli": 2}, expert=True,
        pool=[("mendors_support", 1, "")],
    )  # fmt: skip
    match = Match(GAME, next_setup(log), 1)
    players = [make_player("heuristic", f"x/{seat}") for seat in range(2)]
    while match.state.step in ("muster", "recover"):
        seat = min(match.choices)
        match.answer(seat, players[seat].decide(Chair(match, seat)))
    after = match.state.campaign
    assert after is not None
    assert len(after.players[0].heroes) == 2
    assert names(after.players[1].heroes) == ["gimli"]
    assert (after.threat, [player.threat for player in after.players]) == (1, [0, 0])
    assert any(card.printed.plain == "Mendor's Support" for card in match.state.players[1].deck.cards)

"""The table as a seat sees it: everyone's hero, series and hand; the tactics; decks, discard and battlefield.

The tactics carry the texts of their techniques, so they are the reference cards too:
guardians.components.reference_cards
"""

from __future__ import annotations

from rulebound.games.guardians.acting import falls_short
from rulebound.games.guardians.state import (
    KNOCKOUTS,
    MOST_ENERGY,
    GuardiansState,
    HeroCard,
    Player,
    Tactic,
    TechniqueCard,
)
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.game import card_view
from rulebound.kernel.text import Arg, Text
from rulebound.kernel.view import AreaView, CardView, Counter, PlaceView, ZoneView


def areas(s: GuardiansState, seat: int | None) -> list[AreaView]:
    """The others first, the common middle, the viewer's own area last, as on the page."""
    others = [p for p in s.clockwise(s.circle[0] if seat is None else seat) if p.seat != seat]
    own = [] if seat is None else [_player(s, s.players[seat], seat)]
    return [*(_player(s, player, seat) for player in others), _middle(s, seat), *own]


def _player(s: GuardiansState, player: Player, seat: int | None) -> AreaView:
    marks = []
    if s.first == player.seat:
        marks.append("first-player")
    if not player.in_battle and s.battle:
        marks.append("out")
    if player.in_stance:
        marks.append("stance")
    dealt = player.dealt.cards
    return AreaView(
        id=f"player-{player.seat}",
        kind="own" if player.seat == seat else "player",
        key=player.key,
        owner=player.seat,
        marks=marks,
        counters=[
            Counter("energy", player.energy, MOST_ENERGY),
            Counter("wins", s.wins[player.side], s.to_win),
            *([Counter("team", player.side + 1)] if s.teams else []),
        ],
        zones=[
            ZoneView(
                "hero",
                "row",
                len(player.hero),
                [_hero(player, seat)] if player.hero.cards else [],
                player.seat,
            ),
            *(
                [ZoneView("dealt", "row", len(dealt), [card_view(c, seat) for c in dealt], player.seat)]
                if dealt
                else []
            ),
            ZoneView("series", "row", len(player.series), _technique_views(player.series.cards, seat), player.seat),
            ZoneView("hand", "fan", len(player.hand), _technique_views(player.hand.cards, seat), player.seat),
        ],
    )


def _hero(player: Player, seat: int | None) -> CardView:
    card = player.hero_card
    return card_view(card, seat, marks=["used"] if card.used else [])


def _technique_views(cards: list[TechniqueCard], seat: int | None) -> list[CardView]:
    return [card_view(card, seat, marks=["turned"] if card.turned else []) for card in cards]


def _middle(s: GuardiansState, seat: int | None) -> AreaView:
    zones = [
        ZoneView("battlefield", "row", len(s.battlefield), [card_view(c, seat) for c in s.battlefield.cards]),
        ZoneView("layout", "row", len(s.layout), _technique_views(s.layout.cards, seat)),
        ZoneView("deck", "pile", len(s.deck)),
        ZoneView("discard", "pile", len(s.discard), _technique_views(s.discard.cards, seat)),
        ZoneView("battlefield-deck", "pile", len(s.battlefield_deck)),
        ZoneView(
            "battlefield-discard",
            "pile",
            len(s.battlefield_discard),
            [card_view(c, seat) for c in s.battlefield_discard.cards],
        ),
    ]
    counters = [
        Counter("battle", s.battle),
        Counter("round", s.round),
        Counter("stage", s.stage, s.terms.stages),
        Counter("knockouts", s.knockouts, KNOCKOUTS),
    ]
    places = [_tactic(tactic) for tactic in s.tactics]
    return AreaView("middle", "common", counters=counters, zones=zones, places=places)


def _tactic(tactic: Tactic) -> PlaceView:
    marks = [mark for mark, on in (("trap", tactic.trapped), ("knockout", tactic.knockout)) if on]
    technique = tactic.technique
    return PlaceView(tactic.key, technique.name, technique.number, technique.face.text, marks)


def facts(s: GuardiansState, choice: Choice) -> dict[str, Arg]:
    """Whose ability it is and what it does; of which technique the actions are."""
    about = choice.about
    if isinstance(about, HeroCard):
        return {"by": about.name_for(choice.seat), "does": about.printed.ability.text()}
    return {"by": about.name_for(choice.seat)} if choice.prompt == "act" and about is not None else {}


def _before_one_aims(choice: Choice, target: Player) -> Text:
    """How much energy an opponent has left; where it is about the hand, how many cards."""
    if choice.prompt in ("make-discard", "stun", "read-mind"):
        return Text("guardians-note-hand", {"n": len(target.hand)})
    return Text("guardians-note-energy", {"n": target.energy})


def notes(s: GuardiansState, choice: Choice, option: Option) -> list[Text]:
    """Legal, but know this: what would happen to a laid card as the table stands now."""
    card = option.on
    if isinstance(card, Player) and card.seat != choice.seat:
        return [_before_one_aims(choice, card)]
    if option.act not in ("lay", "swap") or not isinstance(card, TechniqueCard):
        return []
    player = s.players[choice.seat]
    at = len(player.series.cards) - (option.act == "swap")
    found = []
    short = falls_short(s, player, card.number, at)
    if short > 0 and not (short == s.ability(player).forgives and not player.forgave):
        found.append(Text("guardians-note-out"))
    tactic = s.tactic(card)
    if tactic.knockout:
        held = player.in_stance and "knockout" in s.terms.stance_protects
        found.append(Text("guardians-note-stance" if held else "guardians-note-knockout"))
    if tactic.trapped:
        found.append(Text("guardians-note-trap", {"n": s.terms.trap_damage}))
    return found

"""The printed facts of a card in one line, to be compared with the facts of the card list."""

from __future__ import annotations

from rulebound.games.fellowship.printed import SETS, FellowshipPrinted, X


def facts(card: FellowshipPrinted) -> str:
    """`14 ally Faramir unique; leadership; cost 4; 2 1 2 3; gondor noble ranger; x3`

    Four numbers are willpower, attack, defense and hit points of a character, or threat, attack, defense and hit points
    of an enemy; two are threat and quest points of a location. `easy` are the copies that are left in the easy mode.
    """
    name = " ".join(part for part in (card.code, card.kind, card.plain, "unique" if card.unique else "") if part)
    parts = [name, card.sphere]
    if card.cost is not None:
        parts.append(f"cost {'X' if card.cost == X else card.cost}")
    fields = (
        ("threat cost", card.threat_cost), ("stage", card.stage), ("points", card.quest_points if card.stage else 0),
    )  # fmt: skip
    parts += [f"{word} {n}" for word, n in fields if n]
    parts += [f"engagement {card.engagement}"] if card.engagement is not None else []
    parts.append(_numbers(card))
    parts += [f"victory {card.victory}"] if card.victory else []
    parts.append(" ".join(f"{word} {n}" if word == "doomed" else word for word, n in sorted(card.keywords.items())))
    parts.append(" ".join(sorted(card.traits)))
    parts += ["shadow"] if card.shadows else []
    parts.append(f"x{card.copies}")
    parts += [f"easy x{card.easy}"] if card.easy != card.copies else []
    return "; ".join(part for part in parts if part)


def _numbers(card: FellowshipPrinted) -> str:
    four = (card.threat if card.threat is not None else card.willpower, card.attack, card.defense, card.hit_points)
    found = (card.threat, card.quest_points) if card.kind == "location" else four
    return "" if found[0] is None else " ".join(str(n) for n in found)


def facts_of(name: str) -> list[str]:
    """Every face of a set, by number."""
    return [
        facts(face) for face in sorted(SETS[name].faces(), key=lambda face: (len(face.code.rstrip("ab")), face.code))
    ]

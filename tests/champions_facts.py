"""The printed facts of a card in one line, to be compared with the facts of the card list."""

from __future__ import annotations

from rulebound.games.champions.printed import ALTER_EGO, HERO, RESOURCES, SETS, ChampionsPrinted, Scaled


def facts(card: ChampionsPrinted) -> str:
    """`01058 ally Daredevil (Matt Murdock) unique; cost 4; physical; thw 2/1 atk 2/1 hp 3; defender; x1`"""
    name = f"{card.code} {card.kind} {card.plain}" + (f" ({card.subname})" if card.subname else "")
    parts = [name + (" unique" if card.unique else "")]
    if card.cost is not None:
        parts.append(f"cost {card.cost}")
    parts.append(" ".join(word for word, n in zip(RESOURCES, card.gives, strict=True) for _ in range(n)))
    parts.append(_numbers(card))
    parts.append(" ".join(f"{icon} {n}" if n > 1 else icon for icon, n in sorted(card.icons.items())))
    parts.append(" ".join(sorted(card.traits)))
    parts.append(f"x{card.copies}")
    return "; ".join(part for part in parts if part)


def _numbers(card: ChampionsPrinted) -> str:
    said = [
        f"{word} {value}" + (f"/{hurts}" if hurts else "") + ("*" if word in card.star.split() else "")
        for word, value, hurts in (
            ("thw", card.thw, card.thw_hurts),
            ("atk", "X" if any(m.stat == "base-atk" for m in card.modifiers) else card.atk, card.atk_hurts),
            ("def", card.defense, 0),
            ("rec", card.rec, 0),
            ("sch", card.sch, 0),
        )
        if value is not None and (word != "atk" or card.atk is not None)
    ]
    said += [
        f"{word} {_scaled(number)}"
        for word, number in (
            ("hp", card.hit_points),
            ("threat", card.start_threat),
            ("per-round", card.acceleration),
            ("target", card.target_threat),
        )
        if number.fixed or number.per
    ]
    if card.kind in (HERO, ALTER_EGO):
        said.append(f"hand {card.hand_size}")
    if card.boost or card.boosts:
        said.append(f"boost {card.boost}" + ("*" if card.boosts else ""))
    return " ".join(said)


def _scaled(number: Scaled) -> str:
    return f"{number.per} per player" if number.per else str(number.fixed)


def facts_of(name: str) -> list[str]:
    """Every face of a set, by code."""
    return [facts(face) for face in sorted(SETS[name].faces(), key=lambda face: face.code)]

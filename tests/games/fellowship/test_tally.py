"""What the table tells of a quest and of a fight: who is picked, what stands against what, where the arrows go."""

from __future__ import annotations

from rulebound.games.fellowship import GAME
from tests.fellowship_table import Table, table
from tests.fellowship_watch import watched


def numbers(t: Table) -> dict[str, int]:
    """The counters of the scenario as everybody sees them."""
    return {counter.id: counter.value for counter in GAME.areas(t.s, None)[0].counters}


def marks(t: Table, name: str) -> list[str]:
    key = t.card(name).key
    zones = [zone for area in GAME.areas(t.s, None) for zone in area.zones]
    return next(card.marks for zone in zones for card in zone.cards if card.key == key)


def arrows(t: Table) -> list[tuple[str, str, str]]:
    return [(t.called(by), t.called(on), kind) for by, on, kind in GAME.arrows(t.s)]


def test_who_is_picked_for_the_quest_counts_before_anybody_has_committed():
    t = table(heroes=[["eowyn", "aragorn", "theodred"], ["gimli"]], staging=["forest_spider"])
    t.step("commit", "p0>commit/eowyn", "p0>commit/aragorn", until="commit")
    told = numbers(t)
    assert told["willpower"] == t.willpower("eowyn") + t.willpower("aragorn")
    assert told["staging-threat"] == t.staged
    assert told["to-reveal"] == 2
    assert marks(t, "eowyn") == ["picked"]
    assert t.committed == 0


def test_those_who_commit_later_are_marked():
    t = table(heroes=[["eowyn"], ["gimli"], ["beravor"]], first=1)
    t.step("commit", until="commit")
    assert [area.owner for area in GAME.areas(t.s, None) if "commits-later" in area.marks] == [0, 2]


def test_an_attack_is_told_with_its_defender_until_it_has_landed():
    t = table(heroes=[["aragorn", "gimli"]], engaged=["forest_spider"])
    t.enemy_attacks("forest_spider", until="defend")
    spider = t.strength("forest_spider")
    assert (numbers(t)["attack"], numbers(t)["defense"], numbers(t)["damage"]) == (spider, 0, spider)
    assert marks(t, "forest_spider") == ["attacker"]
    assert "landed" not in GAME.areas(t.s, None)[0].marks


def test_a_shadow_that_ignores_defense_shows_in_the_tally_while_the_attack_lasts():
    t = table(heroes=[["gloin", "aragorn"]], engaged=["forest_spider"])
    spider = t.strength("forest_spider")
    t.enemy_attacks("forest_spider", "defend/gloin", shadow="despair", until="response-damage")
    assert (numbers(t)["attack"], numbers(t)["defense"], numbers(t)["damage"]) == (spider, 0, spider)
    assert "landed" in GAME.areas(t.s, None)[0].marks
    assert marks(t, "gloin") == ["exhausted", "defender"]
    t.finish()
    assert "attack" not in numbers(t)


def test_picked_attackers_are_proposed_by_arrows_and_counted():
    t = table(heroes=[["aragorn", "gimli", "eowyn"]], engaged=["forest_spider"])
    t.steps(["player_attack"], "p0>attack/forest_spider", "attackers/aragorn", until="attackers")
    assert arrows(t) == [("aragorn", "forest_spider", "proposal")]
    told = numbers(t)
    assert told["attack"] == t.strength("aragorn")
    assert told["defense"] == t.defense("forest_spider")
    assert told["damage"] == max(0, told["attack"] - told["defense"])


def test_a_shadow_card_that_one_player_knows_lies_face_down_for_that_player_too():
    t = table(heroes=[["aragorn"], ["gimli"]], engaged=["forest_spider"])
    t.enemy_attacks("forest_spider", until="defend")
    (card,) = t.s.shadows.cards
    t.s.show(card, 1)
    seen = [
        [
            one.marks
            for area in GAME.areas(t.s, seat)
            for zone in area.zones
            for host in zone.cards
            for one in host.attached
        ]
        for seat in (0, 1)
    ]
    assert seen == [[["shadow", "face-down"]], [[]]]


def test_the_area_of_the_active_player_is_marked():
    t = table(heroes=[["eowyn"], ["gimli"], ["beravor"]], first=1)
    t.at("combat", 2)
    assert [area.owner for area in GAME.areas(t.s, None) if "active" in area.marks] == [2]


def test_a_card_shows_the_numbers_that_it_has_and_no_others():
    t = table(heroes=[["eowyn"]], in_play=["gandalf"], staging=["forest_spider", "great_forest_web"])
    seen = [card for area in GAME.areas(t.s, 0) for zone in area.zones for card in zone.cards]

    def icons(name: str) -> list[str]:
        key = t.card(name).key
        return next([stat.icon for stat in card.stats] for card in seen if card.key == key)

    assert icons("gandalf") == ["willpower", "attack", "defense", "hit-points"]
    assert icons("forest_spider") == ["engagement", "threat", "attack", "defense", "hit-points"]
    assert icons("great_forest_web") == ["threat"]


def test_whoever_defends_counts():
    t = table(heroes=[["aragorn", "gimli"]], engaged=["forest_spider"])
    first = min(t.s.heroes_of(0), key=lambda hero: hero.id)
    watched(t).enemy_attacks("forest_spider", "action/pass", f"defend/{t.called(first)}", until="action")
    assert numbers(t)["defense"] == t.defense(first) > 0


def test_of_two_attacks_the_one_within_the_other_is_told():
    t = table(heroes=[["aragorn", "gimli"]], engaged=["hill_troll"])
    t.enemy_attacks("hill_troll", "defend/aragorn", shadow="wolf_rider", until="defend")
    assert (numbers(t)["attack"], numbers(t)["defense"]) == (t.strength("wolf_rider"), 0)


def test_an_arrow_goes_from_the_enemy_to_the_player_and_then_to_the_defender():
    t = table(heroes=[["aragorn", "gimli"]], engaged=["forest_spider"])
    first = min(t.s.heroes_of(0), key=lambda hero: hero.id)
    t = watched(t)
    t.enemy_attacks("forest_spider", "action/pass", until="defend")
    assert arrows(t) == [("forest_spider", "p0", "attack")]
    t.give(f"defend/{t.called(first)}").until("action")
    assert arrows(t) == [("forest_spider", t.called(first), "attack")]


def test_heroes_show_their_resources_and_others_only_if_they_have_some():
    t = table(heroes=[["aragorn"]], in_play=["gandalf"])
    t.pools(aragorn=0)
    seen = {card.key: card for zone in GAME.areas(t.s, 0)[-1].zones for card in zone.cards}

    def counters(name: str) -> list[tuple[str, int]]:
        return [(one.id, one.value) for one in seen[t.card(name).key].counters]

    assert (counters("aragorn"), counters("gandalf")) == ([("resources", 0)], [])
    t.card("gandalf").resources = 2
    t.card("aragorn").damage = 1
    seen = {card.key: card for zone in GAME.areas(t.s, 0)[-1].zones for card in zone.cards}
    assert (counters("aragorn"), counters("gandalf")) == ([("damage", 1), ("resources", 0)], [("resources", 2)])


def test_of_decks_nobody_sees_more_than_how_many_cards_there_are():
    t = table(heroes=[["aragorn"], ["gimli"]])
    zones = [zone for area in GAME.areas(t.s, 0) for zone in area.zones if zone.id in ("encounter-deck", "deck")]
    assert [zone.cards for zone in zones] == [[], [], []]
    assert all(zone.count > 10 for zone in zones)


def test_after_staging_there_is_nothing_to_reveal():
    t = table(heroes=[["eowyn"], ["gimli"]])
    for step, left in (("commit", 2), ("staging_actions", None), ("plan", None)):
        t.s.step = step
        assert numbers(t).get("to-reveal") == left


def test_who_is_picked_for_the_quest_aims_at_nobody():
    t = table(heroes=[["eowyn", "aragorn", "theodred"]], staging=["forest_spider"])
    t.step("commit", "p0>commit/eowyn", until="commit")
    assert arrows(t) == []


def test_who_answers_a_defense_sees_the_arrow_at_the_defender():
    t = table(heroes=[["aragorn", "gimli"]], engaged=["forest_spider"], hand=["swift_strike"])
    t.pools(gimli=2)
    t.enemy_attacks("forest_spider", "defend/aragorn", until="response-defend")
    assert arrows(t) == [("forest_spider", "aragorn", "attack")]


def test_an_attack_of_players_is_told_with_all_who_attack():
    t = watched(table(heroes=[["gimli", "legolas"]], engaged=["hill_troll", "wargs"]))
    t.attack("hill_troll", "gimli", "legolas", until="action")
    attack = t.strength("gimli") + t.strength("legolas")
    defense = t.defense("hill_troll")
    told = numbers(t)
    assert (told["attack"], told["defense"], told["damage"]) == (attack, defense, attack - defense)


def test_a_guard_is_shown_at_its_objective_and_not_beside_it():
    t = table(heroes=[["eowyn"]])
    t.on_top("cavern_guardian")
    t.reveal("gandalfs_map")
    staging = next(zone for area in GAME.areas(t.s, 0) for zone in area.zones if zone.id == "staging")
    shown = [(card.key, [one.key for one in card.attached]) for card in staging.cards]
    assert shown == [(t.card("gandalfs_map").key, [t.card("cavern_guardian").key])]

"""Lore: wisdom, experience, healing."""

from rulebound.games.fellowship.words import *

SET = sphere_set

denethor = hero(
    "10", "Denethor", sphere="lore", threat_cost=8, willpower=1, attack=1, defense=3, hit_points=3,
    traits="gondor noble steward",
    does=action(look_at_encounter(may_sink=True), cost=exhaust(THIS)),
)
glorfindel = hero(
    "11", "Glorfindel", sphere="lore", threat_cost=12, willpower=3, attack=3, defense=1, hit_points=5,
    traits="noble noldor warrior",
    does=action(heal(1, an(CHARACTER)), cost=spend(1, THIS), limit=ONCE_PER_ROUND),
)
beravor = hero(
    "12", "Beravor", sphere="lore", threat_cost=10, willpower=2, attack=2, defense=2, hit_points=4,
    traits="dunedain ranger",
    does=action(choose_player(draw(2, THAT_PLAYER)), cost=exhaust(THIS), limit=ONCE_PER_ROUND),
)
daughter_of_the_nimrodel = ally(
    "58", "Daughter of the Nimrodel", sphere="lore", cost=3, willpower=1, attack=0, defense=0, hit_points=1,
    traits="silvan",
    does=action(heal(2, an(HERO)), cost=exhaust(THIS)),
)
erebor_hammersmith = ally(
    "59", "Erebor Hammersmith", sphere="lore", cost=2, willpower=1, attack=1, defense=1, hit_points=3,
    traits="dwarf craftsman",
    does=response(YOU_PLAY_THIS, return_topmost(ATTACHMENT, A_PLAYER)),
)
henamarth_riversong = ally(
    "60", "Henamarth Riversong", sphere="lore", unique=True, cost=1, willpower=1, attack=1, defense=0, hit_points=1,
    traits="silvan",
    does=action(look_at_encounter(), cost=exhaust(THIS)),
)
miner_of_the_iron_hills = ally(
    "61", "Miner of the Iron Hills", sphere="lore", cost=2, willpower=0, attack=1, defense=1, hit_points=2,
    traits="dwarf",
    does=response(THIS_ENTERS_PLAY, discard(an(ATTACHMENT.with_trait("condition")))),
)
gleowine = ally(
    "62", "Gléowine", sphere="lore", unique=True, cost=2, willpower=1, attack=0, defense=0, hit_points=2,
    traits="minstrel rohan",
    does=action(choose_player(draw(1, THAT_PLAYER)), cost=exhaust(THIS)),
)
lore_of_imladris = event("63", "Lore of Imladris", sphere="lore", cost=2, does=action(heal(None, an(CHARACTER))))
loriens_wealth = event(
    "64", "Lórien's Wealth", sphere="lore", cost=3, does=action(choose_player(draw(3, THAT_PLAYER)))
)
radagasts_cunning = event(
    "65", "Radagast's Cunning", sphere="lore", cost=1,
    does=action(lasts("no-threat", 1, an(in_staging(ENEMY))), phase="quest"),
)
secret_paths = event(
    "66", "Secret Paths", sphere="lore", cost=1,
    does=action(lasts("no-threat", 1, an(in_staging(LOCATION))), phase="quest"),
)
gandalfs_search = event("67", "Gandalf's Search", sphere="lore", cost=COST_X, does=action(look_at_deck(X)))
beorns_hospitality = event(
    "68", "Beorn's Hospitality", sphere="lore", cost=5,
    does=action(choose_player(heal(None, each(HERO.controlled_by(THAT_PLAYER))))),
)
forest_snare = attachment(
    "69", "Forest Snare", sphere="lore", cost=3, traits="item trap", attaches_to=an(ENGAGED_ENEMY),
    always=cannot("attack", HOST),
)
protector_of_lorien = attachment(
    "70", "Protector of Lórien", sphere="lore", cost=1, traits="title", attaches_to=an(HERO),
    does=action(
        choose_one(
            branch("defense", lasts("defense", 1, HOST)), branch("willpower", lasts("willpower", 1, HOST))
        ),
        cost=discard_cards(1), limit=Limit(3, "phase"),
    ),
)
dark_knowledge = attachment(
    "71", "Dark Knowledge", sphere="lore", cost=1, traits="condition", attaches_to=an(HERO),
    always=gets("willpower", -1, HOST),
    does=response(A_SHADOW_CARD_IS_DEALT_AGAINST_YOU, look_at_shadow, cost=exhaust(THIS)),
)
self_preservation = attachment(
    "72", "Self Preservation", sphere="lore", cost=3, traits="skill", attaches_to=an(CHARACTER),
    does=action(heal(2, HOST), cost=exhaust(THIS)),
)

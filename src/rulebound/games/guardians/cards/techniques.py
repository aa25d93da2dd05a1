"""The seven techniques. Their names and what the rulebook says of their actions are printed; the rest is house."""

from rulebound.games.guardians.words import *

TECHNIQUES = (
    Technique(
        "trick", "Trick", 1,
        Action("tackle", "Tackle", [TheyDiscard(1, "tackle")]),
        Action("false_trail", "False Trail", [Draw(1)]),
        house=["number", "tackle", "false_trail"],
    ),
    Technique(
        "defence", "Defence", 2,
        Action("defensive_stance", "Defensive Stance", [TakeStance()]),
        Action("breather", "Breather", [Gain(1), Draw(1)]),
        house=["number", "breather"],
    ),
    Technique(
        "ambush", "Ambush", 3,
        Action("seize_initiative", "Seize Initiative", [SeizeInitiative()]),
        Action("stun", "Stun", [Stun(1)]),
        house=["number", "seize_initiative", "stun"],
    ),
    Technique(
        "arsenal", "Arsenal", 4,
        Action("explosives", "Explosives", [SetOrRemoveTraps(2)]),
        Action("resupply", "Resupply", [Draw(2)]),
        house=["number", "explosives", "resupply"],
    ),
    Technique(
        "planning", "Planning", 5,
        Action("feint_manoeuvre", "Feint Manoeuvre", [PlaceKnockout()]),
        Action("vantage_point", "Vantage Point", [RemoveTrap(), RemoveKnockout(), Gain(1)]),
        house=["number", "vantage_point"],
    ),
    Technique(
        "shot", "Shot", 6,
        Action("shoot_to_kill", "Shoot to Kill", [DamageUpTo(1, 2, "shot", "guardians.effect.shoot_to_kill")]),
        Action("suppressive_fire", "Suppressive Fire", [TheyDiscard(2, "shot")]),
        house=["number", "shoot_to_kill", "suppressive_fire"],
    ),
    Technique(
        "melee", "Melee", 7,
        Action("hail_of_blows", "Hail of Blows", [DamageOne(2, "hail", "guardians.effect.hail_of_blows_two")]),
        Action("grapple", "Grapple", [DamageOne(1, "grapple", "guardians.effect.damage_x"), Gain(1)]),
        house=["number", "grapple"],
    ),
)

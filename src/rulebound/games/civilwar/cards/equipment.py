"""Equipment: eight pieces of one hero each, and the universal one. All designed for this project."""

from rulebound.games.civilwar.words import *

EQUIPMENT = (
    Equipment("vibranium_shield", "Vibranium Shield", "captain_america", "AH", Ready(1, HERO_HERE), Strike(1, NEAR)),
    Equipment("recurve_bow", "Recurve Bow", "kate_bishop", "MA", Strike(2, ADJACENT)),
    Equipment("photon_gauntlets", "Photon Gauntlets", "spectrum", "MH", Go(ANYWHERE), Draw(1)),
    Equipment("pym_reservoir", "Pym Reservoir", "goliath", "AH", Damage(1, EACH_ENEMY_HERE), Rescue(1, HERE)),
    Equipment("extremis_armor", "Extremis Armor", "iron_man", "MA", Gain("W", 1), Strike(1, NEAR)),
    Equipment("cat_amulet", "Cat Amulet", "tigra", "MA", Draw(1), Gain("A", 1), Gain("M", 1)),
    Equipment("ionic_belt", "Ionic Belt", "wonder_man", "AH", Ready(1), Token("H", 1, HERO)),
    Equipment("stinger_gauntlets", "Stinger Gauntlets", "yellowjacket", "MH", Strike(1, NEAR), Stun(1, ENEMY_NEAR)),
    Equipment("field_kit", "Field Kit", "", "WW", ChooseOne([Draw(1)], [Ready(1)])),
)

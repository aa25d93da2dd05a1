/** How hard what can be chosen is to win with, or against: 1 for a first game, 3 for whoever knows the game well.
 *
 * Scenarios as their cards say (difficulty 1, 4, 7); villains and starter decks as the computer players fare with them (docs/players.md).
 */
export type Level = 1 | 2 | 3

const LEVELS: { [game: string]: { [field: string]: { [value: string]: Level } } } = {
  champions: {
    heroes: { spider_man: 1, captain_marvel: 1, iron_man: 2, she_hulk: 3, black_panther: 3 },
    villain: { rhino: 1, klaw: 3, ultron: 3 },
  },
  fellowship: {
    scenario: { mirkwood: 1, anduin: 2, dol_guldur: 3 },
    decks: { leadership: 1, spirit: 2, lore: 2, tactics: 3 },
  },
  versus: {
    decks: { 'march-of-iron': 1, 'first-class': 1 },
  },
}

export function levelOf(game: string, field: string, value: string | number | boolean): Level | null {
  return LEVELS[game]?.[field]?.[String(value)] ?? null
}

/** The table of each game. A game that is not named here gets the plain one. */
import { common, enemy, others, own, type Layout } from '../table/layout'
import { CHAMPIONS } from './champions/layout'
import { CIVILWAR } from './civilwar/layout'
import { FELLOWSHIP } from './fellowship/layout'
import { GUARDIANS } from './guardians/layout'
import { VERSUS } from './versus/layout'

const PLAIN: Layout = {
  rows: [
    { areas: enemy, arrange: 'band' },
    { areas: others, arrange: 'columns' },
    { areas: common, arrange: 'places' },
    { areas: own, arrange: 'band' },
  ],
  hand: ['dealt', 'hand'],
  left: [],
  right: [],
  zones: {},
  moment: ['round'],
}

const LAYOUTS: Readonly<Record<string, Layout>> = { guardians: GUARDIANS, champions: CHAMPIONS, fellowship: FELLOWSHIP, versus: VERSUS, civilwar: CIVILWAR }

export function layoutOf(game: string): Layout {
  return LAYOUTS[game] ?? PLAIN
}

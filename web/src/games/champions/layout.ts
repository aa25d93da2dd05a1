import { enemy, seats, type Layout } from '../../table/layout'
import { CHAMPIONS_STORY } from './story'

/** The villain's row above, the players in equal columns below. */
export const CHAMPIONS: Layout = {
  story: CHAMPIONS_STORY,
  ends: (option) => option === 'end-turn',
  rows: [
    { areas: enemy, arrange: 'band' },
    { areas: seats, arrange: 'seats' },
  ],
  hand: ['hand'],
  left: ['deck'],
  right: ['discard'],
  zones: {
    deck: { as: 'pile', back: 'player' },
    discard: { as: 'pile' },
    'encounter-deck': { as: 'pile', back: 'encounter' },
    'encounter-discard': { as: 'pile' },
    'villain-deck': { as: 'skip' },
    'scheme-deck': { as: 'skip' },
    removed: { as: 'skip' },
    villain: { as: 'row', size: 'big' },
    boosts: { as: 'row', label: true },
    'main-scheme': { as: 'row', size: 'big' },
    'side-schemes': { as: 'row', label: true, folds: true },
    environments: { as: 'row', label: true, folds: true },
    revealing: { as: 'row', size: 'big', label: true },
    engaged: { as: 'row', label: true, inset: true },
    dealt: { as: 'count', inset: true },
  },
  moment: ['round'],
  person: 'identity',
  unknown: 'boosts',
  lines: [['engaged', 'dealt', 'identity', 'allies'], ['upgrades', 'supports']],
}

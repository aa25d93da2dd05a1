/** Guardians: the others in columns, the seven tactics, the own strip. */
import { common, others, own, type Layout } from '../../table/layout'
import { whoOf } from './teams'
import { GUARDIANS_COACH } from './coach'
import { GUARDIANS_STORY } from './story'

export const GUARDIANS: Layout = {
  story: GUARDIANS_STORY,
  coach: GUARDIANS_COACH,
  rows: [
    { areas: others, arrange: 'columns' },
    { areas: common, arrange: 'places' },
    { areas: own, arrange: 'band' },
  ],
  hand: ['dealt', 'hand'],
  left: ['deck'],
  right: ['discard'],
  zones: {
    deck: { as: 'pile', back: 'technique' },
    series: { as: 'slots', slots: { counter: 'stage', most: true } },
    battlefield: { as: 'row', label: true },
    layout: { as: 'row', size: 'big', label: true, insteadOfPlaces: true },
    'battlefield-deck': { as: 'skip' },
    'battlefield-discard': { as: 'skip' },
  },
  moment: ['battle', 'round', 'stage'],
  phases: [
    { id: 'select', page: 'selection', steps: ['start_round', 'select'], told: ['phase-select'] },
    { id: 'act', page: 'acting', steps: ['act'], told: ['phase-act'] },
    { id: 'battle-end', page: 'elimination', told: ['phase-battle-end'] },
    { id: 'round-end', page: 'flow', steps: ['end_round'], told: ['phase-round-end'] },
  ],
  pile: { counter: 'knockouts', back: 'knockout' },
  meter: { counter: 'energy', icon: 'energy' },
  score: 'wins',
  person: 'hero',
  who: whoOf,
  broad: true,
}

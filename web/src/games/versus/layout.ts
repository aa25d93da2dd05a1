import { common, far, near, type Layout } from '../../table/layout'
import { VERSUS_COACH } from './coach'
import { VERSUS_STORY } from './story'

/** Two formations face to face, the moment and the chain between them. */
export const VERSUS: Layout = {
  story: VERSUS_STORY,
  coach: VERSUS_COACH,
  ends: (option) => option === 'pass' || option === 'pass-on',
  worded: (offer) => /^(use|flip|move|attack|reinforce|power-up)\b/.test(offer.key),
  rows: [
    { areas: far, arrange: 'half' },
    { areas: common, arrange: 'line' },
    { areas: near, arrange: 'half' },
  ],
  hand: ['hand'],
  left: ['deck'],
  right: ['ko'],
  zones: { deck: { as: 'pile', back: 'versus' }, ko: { as: 'pile', label: true } },
  chain: 'middle',
  moment: ['turn'],
  phases: [
    { id: 'draw', page: 'draw', steps: ['draw'], told: ['turn'] },
    { id: 'resource', page: 'resources', told: ['step-resource'] },
    { id: 'recruit', page: 'recruit', told: ['step-recruit'] },
    { id: 'formation', page: 'formation', told: ['step-formation'] },
    { id: 'attack', page: 'declaring', told: ['step-attack'] },
    { id: 'recovery', page: 'recovery', steps: ['recovery'], told: ['recovery'] },
  ],
  score: 'endurance',
}

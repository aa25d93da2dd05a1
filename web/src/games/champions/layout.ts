import type { Offer } from '../../table/asking'
import { enemy, seats, zoneOf, type Layout } from '../../table/layout'
import type { View } from '../../wire'
import { CHAMPIONS_COACH } from './coach'
import { CHAMPIONS_STORY } from './story'

/** The villain's row above, the players in equal columns below. */
export const CHAMPIONS: Layout = {
  story: CHAMPIONS_STORY,
  coach: CHAMPIONS_COACH,
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
  phases: [
    { id: 'player', page: 'player_phase', steps: ['start_round', 'turn', 'end_player_phase'], told: ['round', 'turn'] },
    { id: 'threat', page: 'villain_phase', steps: ['villain_threat'], told: ['villain-phase'] },
    { id: 'activate', page: 'activation', steps: ['villain_activates'], told: ['enemy-attacks', 'enemy-schemes'] },
    { id: 'deal', page: 'deal_and_reveal', steps: ['deal_encounter_cards'], told: ['dealt'] },
    { id: 'reveal', page: 'deal_and_reveal', steps: ['reveal_encounter_cards', 'end_round'], told: ['reveals'] },
  ],
  person: 'identity',
  unknown: 'boosts',
  lines: [['engaged', 'dealt', 'identity', 'allies', 'playing'], ['upgrades', 'supports']],
  resources: ['energy', 'mental', 'physical', 'wild'],
  split,
  worded: (offer, asking) => asking.prompt?.id === 'champions-ask-turn' && !offer.key.startsWith('play:'),
}

/** In a turn one attacks with somebody and not somebody. Whoever ends it keeps the hand or discards of it first: with the first button nothing more is asked. */
function split(offer: Offer, view: View): Offer[] {
  const held = zoneOf(view.areas.find((area) => area.kind === 'own'), 'hand')?.count ?? 0
  const act = /^(attack|thwart):/.exec(offer.key)?.[1]
  const turn = view.choices?.some((choice) => choice.prompt?.id === 'champions-ask-turn')
  if (turn && act) return [{ ...offer, text: { ...offer.text, id: `champions-do-${act}-with` } }]
  if (offer.key !== 'end-turn' || held === 0) return [offer]
  return [{ ...offer, then: [{ asks: 'champions-ask-discard', key: 'done' }] }, { ...offer, hotkey: '', text: { id: 'champions-do-end-turn-discard' } }]
}

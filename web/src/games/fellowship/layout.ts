/** The Lord of the Rings: the quest and what stands against it, the tally, then the players in columns. */
import type { Arrow } from '../../wire'
import type { Board } from '../../table/context'
import { enemy, seats, type Layout } from '../../table/layout'
import { Head } from './Head'
import { besideOf, Host, isFighting, isShadow } from './Host'
import { QuestRow } from './QuestRow'
import { ScoreSheet } from './ScoreSheet'
import { TallyBand } from './Tally'
import { sumOf, tallyOf } from './tally'
import { FELLOWSHIP_COACH } from './coach'
import { FELLOWSHIP_STORY } from './story'

export const FELLOWSHIP: Layout = {
  story: FELLOWSHIP_STORY,
  coach: FELLOWSHIP_COACH,
  ends: (option, prompt) => option === 'pass-phase' || (option === 'pass' && prompt === 'fellowship-ask-planning'),
  rows: [
    { areas: enemy, arrange: QuestRow },
    { areas: enemy, arrange: TallyBand },
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
    victory: { as: 'pile' },
    beside: { as: 'pile' },
    removed: { as: 'skip' },
    'quest-deck': { as: 'skip' },
    engaged: { as: 'row', inset: true },
    allies: { as: 'row', folds: true },
  },
  moment: ['round'],
  phases: [
    { id: 'resource', page: 'resource_phase', told: ['phase resource'] },
    { id: 'planning', page: 'planning_phase', told: ['phase planning'] },
    { id: 'quest', page: 'quest_phase', told: ['phase quest'] },
    { id: 'travel', page: 'travel', told: ['phase travel'] },
    { id: 'encounter', page: 'encounter_phase', told: ['phase encounter'] },
    { id: 'combat', page: 'combat_phase', told: ['phase combat'] },
    { id: 'refresh', page: 'refresh', told: ['phase refresh'] },
  ],
  score: 'threat',
  person: 'heroes',
  lines: [['heroes', 'on-deck'], ['engaged', 'allies']],
  otherLines: [['heroes', 'on-deck', 'allies'], ['engaged']],
  head: Head,
  host: { draw: Host, beside: besideOf, keeps: isFighting, quiet: isShadow },
  brief: { heroes: ['hp'], engaged: ['atk', 'hp'] },
  told: { staging: ['threat'], engaged: ['atk', 'def', 'hp'], heroes: ['will', 'atk', 'def', 'hp'], allies: ['will', 'atk', 'def', 'hp'] },
  line: { height: 28, width: 210, least: 82 },
  resources: ['coin'],
  worded: (offer) => /^use\b/.test(offer.key),
  says,
  rail: ScoreSheet,
}

/** "4 − 2 = 2" beside the arrow of the only attacker, once somebody defends. */
function says({ view }: Board, arrow: Arrow): string {
  const tally = tallyOf(view)
  const alone = (view.arrows ?? []).filter((one) => one.on === arrow.on).length === 1
  return tally?.kind === 'fight' && tally.right.parts.length > 0 && alone ? sumOf(tally) : ''
}

/** What counts after a duel. */
import type { Ending } from '../../ending/figures'

export const VERSUS: Ending = {
  rounds: { line: 'turn', amount: 'turn' },
  figures: [
    { id: 'recruited', lines: ['recruits'], by: 'player' },
    { id: 'cards-played', lines: ['plays'], by: 'player' },
    { id: 'attacks', lines: ['declares'], by: 'player' },
    { id: 'endurance-lost', lines: ['loses'], amount: 'n', by: 'player' },
    { id: 'stunned', lines: ['stunned'] },
    { id: 'knocked-out', lines: ['ko'] },
  ],
  against: 'duel',
  told: ['decks'],
}

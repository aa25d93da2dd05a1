/** What counts after a clash. */
import type { Ending } from '../../ending/figures'

export const CIVILWAR: Ending = {
  rounds: { line: 'initiative', amount: 'round' },
  figures: [
    { id: 'rescued', lines: ['rescues'], by: 'team' },
    { id: 'thugs', lines: ['defeats'], by: 'team' },
    { id: 'approvals', lines: ['approves'], by: 'team' },
    { id: 'controlled', lines: ['flips'], by: 'team' },
    { id: 'knocked-out', lines: ['knocked-out'] },
  ],
  against: 'duel',
  told: ['mode'],
}

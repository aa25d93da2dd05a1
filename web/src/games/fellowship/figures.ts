/** What counts after a quest. */
import type { Ending } from '../../ending/figures'

export const FELLOWSHIP: Ending = {
  rounds: { line: 'round', amount: 'n' },
  figures: [
    { id: 'cards-played', lines: ['plays'], by: 'player' },
    { id: 'threat-raised', lines: ['threat-raised'], amount: 'n', by: 'player' },
    { id: 'enemy-attacks', lines: ['enemy-attacks'], by: 'player' },
    { id: 'progress', lines: ['progress'], amount: 'n' },
    { id: 'explored', lines: ['explored'] },
    { id: 'destroyed', lines: ['destroyed'] },
  ],
  harder: { field: 'mode', order: ['easy', 'normal'] },
  next: 'scenario',
  told: ['scenario', 'mode'],
}

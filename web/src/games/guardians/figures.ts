/** What counts after the battles. */
import type { Ending } from '../../ending/figures'

export const GUARDIANS: Ending = {
  rounds: { line: 'battle', amount: 'n' },
  figures: [
    { id: 'cards-played', lines: ['reveals'], by: 'player' },
    { id: 'energy-lost', lines: ['loses'], amount: 'n', by: 'player' },
    { id: 'out-of-battle', lines: ['leaves-number', 'leaves-knockout', 'leaves-energy', 'leaves-cards'], by: 'player' },
    { id: 'traps', lines: ['trap-springs'], by: 'player' },
  ],
  against: 'all',
  told: ['players'],
}

import type { Story } from '../../table/story'

export const FELLOWSHIP_STORY: Story = {
  foe: ['reveals', 'surge', 'quest-resolved', 'quest-tied', 'stage-revealed', 'engages', 'shadow-dealt', 'shadow', 'enemy-attacks', 'undefended', 'encounter-deck-made', 'phase'],
  quiet: ['spends', 'gains', 'draws', 'exhausts', 'ready', 'readies', 'leaves', 'first-player', 'shadow-dealt', 'shadows-discarded', 'plans', 'round', 'phase', 'forced', 'guards', 'encounter-deck-made'],
  shows: { reveals: 'card', shadow: 'card', plays: 'card', 'stage-revealed': 'card', 'campaign-card': 'card', claims: 'card' },
  aims: { 'enemy-attacks': ['enemy', 'player'], attacks: ['cards', 'enemy'], engages: ['card', 'player'] },
  adds: {},
}

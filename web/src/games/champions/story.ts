import type { Story } from '../../table/story'

export const CHAMPIONS_STORY: Story = {
  foe: ['villain-phase', 'threat-placed', 'enemy-schemes', 'enemy-attacks', 'boost', 'dealt', 'reveals', 'surge', 'quickstrike', 'retaliates', 'villain-stage', 'scheme-completed', 'scheme-stage', 'encounter-deck-made'],
  quiet: ['spends', 'generates', 'exhausts', 'ready', 'readies', 'draws', 'leaves', 'consequential', 'first-player', 'round', 'turn', 'dealt', 'no-threat', 'starting-threat', 'forced', 'deck-made'],
  shows: { reveals: 'card', boost: 'card', plays: 'card', 'villain-stage': 'card', 'scheme-stage': 'scheme', 'discards-encounter': 'card', 'nemesis-shuffled': 'cards' },
  aims: { 'enemy-attacks': ['enemy', 'player'], attacks: ['card', 'enemy'], thwarts: ['card', 'scheme'] },
  adds: { boost: 'n' },
}

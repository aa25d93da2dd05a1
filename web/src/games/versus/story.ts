import type { Story } from '../../table/story'

export const VERSUS_STORY: Story = {
  foe: ['turn', 'recovery', 'compares', 'strikes-back', 'strikes-player'],
  quiet: ['passes', 'chain', 'places', 'draws', 'readies', 'exhausts', 'attack', 'declines', 'step-resource', 'step-recruit', 'step-formation', 'step-attack', 'turn-ends', 'cuts', 'leaves-uncut', 'new-resource'],
  shows: { plays: 'card', recruits: 'card', flips: 'card', reveals: 'cards' },
  aims: { declares: ['attackers', 'defender'], compares: ['attackers', 'defender'], 'strikes-back': ['defender', 'card'], 'strikes-player': ['attackers', 'player'] },
  adds: {},
}

import type { Story } from '../../table/story'

export const GUARDIANS_STORY: Story = {
  foe: ['phase-act', 'reveals', 'battle', 'battle-over', 'phase-battle-end'],
  quiet: ['lays', 'draws', 'phase-act', 'phase-battle-end', 'phase-round-end', 'phase-select', 'round', 'energy-reset', 'refreshes'],
  shows: { reveals: 'card', 'uses-ability': 'hero', shows: 'cards', battlefield: 'card', drafts: 'card' },
  aims: { names: ['player', 'target'], passes: ['player', 'to'] },
  adds: {},
}

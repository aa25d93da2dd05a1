import type { Story } from '../../table/story'

export const CIVILWAR_STORY: Story = {
  foe: ['turn-over', 'event', 'population', 'overflow', 'mission', 'bam', 'trap', 'green-space'],
  quiet: ['scores', 'draws', 'turn-over', 'pays-token', 'gains', 'summary', 'event-discarded', 'green-space', 'initiative', 'equipped', 'comes'],
  shows: { plays: 'card', event: 'card', special: 'card', population: 'card', mission: 'card', trap: 'card', answers: 'card' },
  aims: { attacks: ['hero', 'enemy'] },
  adds: {},
}

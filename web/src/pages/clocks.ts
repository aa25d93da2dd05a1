/** Clocks that can be agreed on before a match with other people. */
import type { Clock } from '../wire'
import type { Language } from '../words/language'

export const CLOCKS: (Clock | null)[] = [null, { seconds: 900, per: 'game' }, { seconds: 2700, per: 'game' }, { seconds: 90, per: 'move' }]

export function clockName(words: Language, clock: Clock | null): string {
  if (clock === null) return words.t('page-clock-none')
  if (clock.per === 'game') return words.t('page-clock-game', { minutes: Math.round(clock.seconds / 60) })
  return words.t('page-clock-move', { seconds: clock.seconds })
}

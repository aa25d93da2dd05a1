/** What a coach says in a first game, and when: each game names its marks in `games/<game>/coach.ts`. */
import type { View } from '../wire'
import type { Asking } from '../table/asking'

/** What a mark can go by. */
export interface Scene {
  view: View
  asking: Asking
  /** The name of the question without the game. */
  asks: string
  /** Something was asked about and is not possible: it is shown why. */
  refused: boolean
  /** Something was paid for just now. */
  paid: boolean
}

export interface Mark {
  /** Its words: `coach-<game>-<id>`, and what it says: `coach-<game>-<id>-line`. */
  id: string
  /** Whether it is time to say it. */
  when(scene: Scene): boolean
  /** What it is about: the first of these that is on the page. */
  about: readonly string[]
  /** It shows what the computer player would do, and what else is worth a thought. */
  advises?: boolean
  /** It is about something that is only looked at: whoever closes that has read it. */
  passing?: boolean
}

export const GLOWS = '.can[data-card], .can [data-card], .can'
const PHASE = '.phase .now'

/** Something on the table can be clicked. */
export const glows = (id = 'glow'): Mark => ({ id, when: ({ asking }) => asking.byThing.size > 0 && asking.pays === null, about: [GLOWS] })

/** A question of these names, with something to decide. */
export const asked = (id: string, asks: readonly string[], about: readonly string[] = []): Mark => ({
  id, when: ({ asks: name, asking }) => asks.includes(name) && asking.offers.some((offer) => !offer.declines), about: [...about, PHASE],
})

/** The same with advice; it is about the advised thing. */
export const advised = (id: string, asks: readonly string[]): Mark => ({ ...asked(id, asks, ['.board .hinted, .hand .hinted', '.choice .hinted']), advises: true })

/** Something is or was paid for. */
export const pays = (id = 'pay'): Mark => ({ id, when: ({ asking, paid }) => paid || asking.pays !== null, about: ['.choice .bill', '.choice .ask'] })

/** The reasons why something is not possible. */
export const refused = (id = 'why'): Mark => ({ id, when: (scene) => scene.refused, about: ['.dock'], passing: true })

/** The mark to show: the first that was not seen yet and fits. */
export function markOf(marks: readonly Mark[], seen: readonly string[], scene: Scene | null): Mark | null {
  if (scene === null) return null
  const fits = marks.filter((mark) => !seen.includes(mark.id) && mark.when(scene))
  return fits.find((mark) => mark.passing) ?? fits[0] ?? null
}

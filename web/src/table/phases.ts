/** Where in a round the game is: the phases as the rulebook names them, and which of them it is. */
import type { LogView, View } from '../wire'
import { commonArea } from './layout'

export interface Phase {
  /** Its name is `<game>-moment-<id>`; the common area has the mark `phase-<id>` or `<id>` while it lasts. */
  id: string
  /** Its page in the rulebook. */
  page: string
  /** The steps of the game that belong to it, where the common area says nothing. */
  steps?: readonly string[]
  /** The lines of the log with which it is told to begin: their ids without `<game>-log-`, or with the phase that they name. */
  told?: readonly string[]
}

/** The number of the phase that it is; -1 before the first round and where there are none. While something is told, the log says it. */
export function phaseOf(view: View, phases: readonly Phase[], told: readonly LogView[] | null = null): number {
  const spoken = told === null ? -1 : toldPhase(told, view.game, phases)
  if (spoken >= 0) return spoken
  const marks = commonArea(view)?.marks ?? []
  const marked = phases.findIndex(({ id }) => marks.includes(`phase-${id}`) || marks.includes(id))
  return marked >= 0 ? marked : phases.findIndex((phase) => phase.steps?.includes(view.step) ?? false)
}

/** An enemy may attack in the first phase too: what comes later in the round is only told once the second has begun. */
function toldPhase(told: readonly LogView[], game: string, phases: readonly Phase[]): number {
  let now = -1
  for (const { text } of told) {
    const id = text.id.replace(`${game}-log-`, '')
    const named = `${id} ${String(text.args?.['phase'])}`
    const next = phases.findIndex((phase) => phase.told?.some((one) => one === id || one === named) ?? false)
    if (next >= 0 && (next < 2 || now > 0)) now = next
  }
  return now
}

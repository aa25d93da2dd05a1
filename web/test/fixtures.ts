/** Real positions, as the server sends them. */
import type { TableNow, View } from '../src/wire'
import defendJson from './fixtures/champions-defend.json'
import layJson from './fixtures/guardians-lay.json'
import overJson from './fixtures/guardians-over.json'
import watchJson from './fixtures/guardians-watch.json'
import chainJson from './fixtures/versus-chain.json'

export const laying = layJson as unknown as View
export const watching = watchJson as unknown as View
export const over = overJson as unknown as View
export const defending = defendJson as unknown as View
export const chained = chainJson as unknown as View

export function tableOf(view: View): TableNow {
  const seat = view.seat
  return {
    type: 'table', re: 0, match: 'm1', turn: view.answers, kind: 'match', setup: {}, yours: seat === null ? [] : [seat], host: true, looking: seat,
    seats: Array.from({ length: view.seats }, (_, n) => ({
      seat: n, kind: n === seat ? 'person' as const : 'computer' as const, name: n === 1 ? 'Comet' : '', player: 'heuristic', kept: false, connected: n === seat, awaited: false, gone: false, can: [], left: null, plan: null,
    })),
    view, asked: seat === null ? [] : [{ seat, number: 7 }], undo: seat === null ? [] : [{ seat, can: 'yes', why: null }],
    request: null, spectators: 0, may_save: true, clock: null, known: false, notice: null,
  }
}

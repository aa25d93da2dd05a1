/** What comes after a game: the same once more, harder, the next villain. */
import type { NewMatch, SeatView, SeatWish, SetupField, SetupValue } from '../wire'
import { endingOf } from './figures'

export type Setup = { [field: string]: unknown }

/** The same seats: this browser on its own, computer players as they were, links for other people. */
export function sameSeats(seats: SeatView[], yours: number[], name: string): SeatWish[] {
  return seats.map((who): SeatWish => {
    if (yours.includes(who.seat)) return { kind: 'me', name: who.name || name }
    return who.kind === 'computer' ? { kind: 'computer', player: who.player } : { kind: 'open' }
  })
}

/** The setup without what belonged to that one game. */
export function again(game: string, setup: Setup, seats: SeatWish[]): NewMatch {
  return { game, setup, seats }
}

/** One step harder after a victory, easier after a defeat, if there is one: the field and its value. */
export function otherMode(game: string, setup: Setup, fields: SetupField[], won: boolean): { field: SetupField; value: SetupValue } | null {
  const scale = endingOf(game).harder
  const field = fields.find((one) => one.id === scale?.field)
  if (!scale || !field) return null
  const now = scale.order.indexOf(String(setup[field.id] ?? field.default))
  const value = now < 0 ? undefined : field.values.find((one) => one.value === scale.order[now + (won ? 1 : -1)])
  return value ? { field, value } : null
}

/** The next villain or scenario; after the last one comes the first again. */
export function next(game: string, setup: Setup, fields: SetupField[]): { field: SetupField; value: SetupValue } | null {
  const field = fields.find((one) => one.id === endingOf(game).next)
  if (!field || field.values.length < 2) return null
  const at = field.values.findIndex((one) => one.value === (setup[field.id] ?? field.default))
  const value = field.values[(at + 1) % field.values.length]
  return value ? { field, value } : null
}

/** What comes after a game: the same once more, harder, the next villain, the other side. */
import { USUAL } from '../net/keep'
import type { NewMatch, SeatView, SeatWish, SetupField, SetupValue } from '../wire'
import { endingOf } from './figures'

export type Setup = { [field: string]: unknown }

/** Another game than the last one: what is changed of it, in terms that the page has words for. */
export type Step =
  | { kind: 'value'; field: SetupField; value: SetupValue; wish: NewMatch }
  | { kind: 'player'; player: string; wish: NewMatch }
  | { kind: 'sides' | 'more'; wish: NewMatch }

export interface Over {
  game: string
  setup: Setup
  fields: SetupField[]
  seats: SeatWish[]
  /** The computer players there are, from weak to strong. */
  players: string[]
  won: boolean
}

/** The same seats: this browser on its own, computer players as they were, links for other people. */
export function sameSeats(seats: SeatView[], yours: number[], name: string): SeatWish[] {
  return seats.map((who): SeatWish => {
    if (yours.includes(who.seat)) return { kind: 'me', name: who.name || name }
    return who.kind === 'computer' ? { kind: 'computer', player: who.player } : { kind: 'open' }
  })
}

/** What else could be played now: harder after a victory, easier after a defeat, and what comes next in this game. */
export function onward(over: Over): Step[] {
  return [otherMode(over) ?? otherPlayer(over), next(over), otherSide(over), oneMore(over)].filter((step) => step !== null)
}

function changed({ game, setup, seats }: Over, change: Setup): NewMatch {
  return { game, setup: { ...setup, ...change }, seats }
}

/** One step up or down the scale of how hard it is, if there is one. */
export function otherMode(over: Over): Step | null {
  const scale = endingOf(over.game).harder
  const field = over.fields.find((one) => one.id === scale?.field)
  if (!scale || !field) return null
  const now = scale.order.indexOf(String(over.setup[field.id] ?? field.default))
  const value = now < 0 ? undefined : field.values.find((one) => one.value === scale.order[now + (over.won ? 1 : -1)])
  return value ? { kind: 'value', field, value, wish: changed(over, { [field.id]: value.value }) } : null
}

/** Where one plays against the computer: a stronger one, or a weaker one. */
export function otherPlayer(over: Over): Step | null {
  const { players, seats, won } = over
  if (!endingOf(over.game).against) return null
  const known = seats.map((seat) => (seat.kind === 'computer' ? players.indexOf(strengthOf(seat.player)) : -1))
  const player = players[Math.max(...known) + (won ? 1 : -1)]
  if (Math.max(...known) < 0 || player === undefined) return null
  const others = seats.map((seat): SeatWish => (seat.kind === 'computer' ? { ...seat, player } : seat))
  return { kind: 'player', player, wish: { ...changed(over, {}), seats: others } }
}

/** The player of older games is one of the levels. */
const strengthOf = (player: string | undefined): string => (player === undefined || player === 'heuristic' ? USUAL : player)

/** The next villain or scenario; after the last one comes the first again. */
export function next(over: Over): Step | null {
  const field = over.fields.find((one) => one.id === endingOf(over.game).next)
  if (!field || field.values.length < 2) return null
  const at = field.values.findIndex((one) => one.value === (over.setup[field.id] ?? field.default))
  const value = field.values[(at + 1) % field.values.length]
  return value ? { kind: 'value', field, value, wish: changed(over, { [field.id]: value.value }) } : null
}

/** In a duel: the other seat, with all that lies there. */
export function otherSide(over: Over): Step | null {
  const duel = endingOf(over.game).against === 'duel' && over.seats.length === 2
  return duel ? { kind: 'sides', wish: { ...changed(over, {}), seats: [...over.seats].reverse() } } : null
}

/** Where everyone fights everyone: one opponent more. */
export function oneMore(over: Over): Step | null {
  const field = endingOf(over.game).against === 'all' && !over.setup['teams'] ? over.fields.find((one) => one.id === 'players') : undefined
  const more = over.seats.length + 1
  if (!field?.values.some((one) => one.value === more)) return null
  const computer = over.seats.find((seat) => seat.kind === 'computer')
  return { kind: 'more', wish: { ...changed(over, { players: more }), seats: [...over.seats, computer ?? { kind: 'computer', player: USUAL }] } }
}

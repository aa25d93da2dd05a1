/** The games that this browser has played to their end: how they went, to count and to come back to. */
import type { Result, Summary, TableNow } from '../wire'

export interface Played {
  match: string
  game: string
  won: boolean
  when: string
  /** What was played: the values of the setup that have a name. */
  setup: { [field: string]: unknown }
  rounds: number
}

const HISTORY = 'rulebound.history'
const MOST = 500
let written: Played[] = []

/** The last one first. */
export function history(): Played[] {
  try {
    const kept = JSON.parse(localStorage.getItem(HISTORY) ?? '[]') as Played[]
    return kept.filter((one) => typeof one?.match === 'string' && typeof one.game === 'string' && typeof one.won === 'boolean')
  } catch {
    return written
  }
}

function keep(played: Played): void {
  const known = history().find((one) => one.match === played.match)
  if (known && known.rounds >= played.rounds) return
  written = [{ ...played, when: known?.when ?? played.when }, ...history().filter((one) => one.match !== played.match)]
    .sort((a, b) => b.when.localeCompare(a.when)).slice(0, MOST)
  try {
    localStorage.setItem(HISTORY, JSON.stringify(written))
  } catch {
    // a browser without storage remembers until it is closed
  }
}

/** A game that has just ended, or was looked at again. Who only watched has not played. */
export function remember(now: TableNow, result: Result, rounds: number): void {
  if (now.yours.length === 0 || now.kind !== 'match') return
  const won = now.yours.some((seat) => result.winners.includes(seat))
  keep({ match: now.match, game: now.view.game, won, when: new Date().toISOString(), setup: now.setup ?? {}, rounds })
}

/** Games that ended while nobody looked. */
export function rememberAll(mine: Summary[]): void {
  for (const one of mine) {
    if (!one.result || one.kind !== 'match' || one.yours.length === 0 || one.revoked) continue
    keep({ match: one.match, game: one.game, won: one.yours.some((seat) => one.result?.winners.includes(seat)), when: one.touched, setup: one.setup, rounds: 0 })
  }
}

export interface Rate {
  what: string
  played: number
  won: number
}

/** How often it was won, by whatever one asks for; what was played most comes first. */
export function rates(played: Played[], by: (one: Played) => string): Rate[] {
  const found = new Map<string, Rate>()
  for (const one of played) {
    const what = by(one)
    const rate = found.get(what) ?? { what, played: 0, won: 0 }
    rate.played += 1
    rate.won += Number(one.won)
    found.set(what, rate)
  }
  return [...found.values()].sort((a, b) => b.played - a.played)
}

/** What a game was in numbers, counted from its log. Each game says which lines count: `games/<game>/figures`. */
import { CHAMPIONS } from '../games/champions/figures'
import { CIVILWAR } from '../games/civilwar/counted'
import { FELLOWSHIP } from '../games/fellowship/figures'
import { GUARDIANS } from '../games/guardians/figures'
import { VERSUS } from '../games/versus/figures'
import type { LogView, Text, View } from '../wire'

export interface Figure {
  id: string
  /** The lines that count, by the last part of their ids. */
  lines: string[]
  /** The argument that says how much; else each line counts one. */
  amount?: string
  /** The argument that says whose it is: a player, a team. */
  by?: string
  /** Only lines that fit. */
  only?(line: LogView, view: View): boolean
}

export interface Ending {
  /** The line that counts rounds or turns, and its argument. */
  rounds: { line: string; amount: string }
  figures: Figure[]
  /** The field of the setup that says how hard it is, from easy to hard. */
  harder?: { field: string; order: string[] }
  /** The field whose next value is the next thing to win against. */
  next?: string
  /** Whom one plays against where it is not the game: one side against the other, or all against all. */
  against?: 'duel' | 'all'
  /** The fields of the setup that say what was played. */
  told?: string[]
}

const ENDINGS: Readonly<Record<string, Ending>> = { champions: CHAMPIONS, civilwar: CIVILWAR, fellowship: FELLOWSHIP, guardians: GUARDIANS, versus: VERSUS }

export function endingOf(game: string): Ending {
  return ENDINGS[game] ?? { rounds: { line: 'round', amount: 'n' }, figures: [] }
}

export interface Counted {
  id: string
  total: number
  /** Whose it is, and how much of it. */
  shares: { whose: Text; n: number }[]
}

function isLine(line: LogView, game: string, names: string[]): boolean {
  return names.some((name) => line.text.id === `${game}-log-${name}`)
}

/** All figures of a game that are not nothing. */
export function count(game: string, log: LogView[], view: View): Counted[] {
  return endingOf(game).figures.map((figure) => {
    const shares = new Map<string, { whose: Text; n: number }>()
    let total = 0
    for (const line of log) {
      if (!isLine(line, game, figure.lines) || figure.only?.(line, view) === false) continue
      const said = figure.amount === undefined ? 1 : Number(line.text.args?.[figure.amount] ?? 0)
      const n = Number.isFinite(said) ? said : 0
      total += n
      const whose = figure.by === undefined ? undefined : line.text.args?.[figure.by]
      if (whose === undefined || typeof whose !== 'object' || Array.isArray(whose)) continue
      const key = JSON.stringify(whose)
      const share = shares.get(key) ?? { whose, n: 0 }
      share.n += n
      shares.set(key, share)
    }
    return { id: figure.id, total, shares: [...shares.values()].sort((a, b) => order(a.whose) - order(b.whose)) }
  }).filter((one) => one.total > 0)
}

/** Seats in the order of the table, everything else as it comes. */
function order(whose: Text): number {
  return whose.id === 'seat' ? Number(whose.args?.['n'] ?? 0) : 99
}

/** The last round that was begun. */
export function roundsOf(game: string, log: LogView[]): number {
  const { line, amount } = endingOf(game).rounds
  const last = log.findLast((one) => one.text.id === `${game}-log-${line}`)
  return Number(last?.text.args?.[amount] ?? 0)
}

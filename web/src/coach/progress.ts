/** What the coach has said in which game: kept in this browser, so that it is never said again. */
import { history } from '../ending/history'

export interface Progress {
  seen: readonly string[]
  /** Nobody wants to hear more. */
  off: boolean
}

const GUIDE = 'rulebound.guide'
let written: { [game: string]: Progress } = {}

function all(): { [game: string]: Progress } {
  try {
    return (JSON.parse(localStorage.getItem(GUIDE) ?? 'null') as { [game: string]: Progress } | null) ?? {}
  } catch {
    return written // storage is off or was written by something else
  }
}

/** Whoever has played a game to its end in this browser needs no coach. */
export function progressOf(game: string): Progress {
  const { seen, off } = all()[game] ?? {}
  return { seen: Array.isArray(seen) ? seen : [], off: off ?? history().some((one) => one.game === game) }
}

export function keepProgress(game: string, progress: Progress): void {
  written = { ...all(), [game]: progress }
  try {
    localStorage.setItem(GUIDE, JSON.stringify(written))
  } catch {
    // a browser without storage remembers until it is closed
  }
}

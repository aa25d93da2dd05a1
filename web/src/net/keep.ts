/** What this browser keeps: the secrets of its seats, its language, theme and name. */

export interface Kept {
  match: string
  token: string
  game: string
  /** "seat": a seat of this browser; "watch": a spectator's or a replay's link. */
  kind: 'seat' | 'watch'
  /** The secrets of links this browser may send, until they are used. */
  invites?: { seat: number; invite: string }[]
  spectate?: string
}

const MATCHES = 'rulebound.matches'
const MOST = 100 // as many as the server is willing to look up at once

function readJson<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise // storage is off or was written by something else
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // a browser without storage plays on; it only cannot come back
  }
}

let matches: Kept[] | null = null

export function keptMatches(): Kept[] {
  matches ??= readJson<Kept[]>(MATCHES, []).filter((kept) => typeof kept?.token === 'string')
  return matches
}

export function keptMatch(match: string): Kept | undefined {
  return keptMatches().find((kept) => kept.match === match)
}

/** Remember a match; a seat is worth more than a place among the spectators. */
export function keepMatch(kept: Kept): void {
  const known = keptMatch(kept.match)
  if (known?.kind === 'seat' && kept.kind === 'watch') return
  matches = [{ ...known, ...kept }, ...keptMatches().filter((other) => other.match !== kept.match)].slice(0, MOST)
  write(MATCHES, JSON.stringify(matches))
}

export function forgetMatch(match: string): void {
  matches = keptMatches().filter((kept) => kept.match !== match)
  write(MATCHES, JSON.stringify(matches))
}

export type Setting = 'language' | 'theme' | 'name' | 'player'

export function setting(name: Setting): string {
  try {
    return localStorage.getItem(`rulebound.${name}`) ?? ''
  } catch {
    return ''
  }
}

export function keepSetting(name: Setting, value: string): void {
  write(`rulebound.${name}`, value)
}

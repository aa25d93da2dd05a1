/** What this browser keeps: the secrets of its seats, its language, theme and name. */
import type { CampaignFile, DeckList, Invite } from '../wire'

export interface Kept {
  match: string
  token: string
  game: string
  /** "seat": a seat of this browser; "watch": a spectator's or a replay's link. */
  kind: 'seat' | 'watch'
  /** The secrets of links this browser may send, until they are used. */
  invites?: Invite[]
  spectate?: string
  /** Whether it was asked how the chances went. */
  judged?: boolean
}

const MATCHES = 'rulebound.matches'
const MOST = 100 // as many as the server is willing to look up at once

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // a browser without storage plays on; it only cannot come back
  }
}

let written: Kept[] = [] // for a browser without storage, until it is closed

/** Read anew each time: another window of this browser may have sat down somewhere. */
export function keptMatches(): Kept[] {
  try {
    const kept = JSON.parse(localStorage.getItem(MATCHES) ?? '[]') as Kept[]
    return kept.filter((one) => typeof one?.token === 'string')
  } catch {
    return written // storage is off or was written by something else
  }
}

function writeMatches(matches: Kept[]): void {
  written = matches
  write(MATCHES, JSON.stringify(matches))
}

export function keptMatch(match: string): Kept | undefined {
  return keptMatches().find((kept) => kept.match === match)
}

/** Remember a match; a seat is worth more than a place among the spectators. */
export function keepMatch(kept: Kept): void {
  const known = keptMatch(kept.match)
  if (known?.kind === 'seat' && kept.kind === 'watch') return
  writeMatches([{ ...known, ...kept }, ...keptMatches().filter((other) => other.match !== kept.match)].slice(0, MOST))
}

/** Remember the secret of a link that this browser may send; the older one for the seat is void. */
export function keepInvite(match: string, invite: Invite): void {
  const kept = keptMatch(match)
  if (kept) keepMatch({ ...kept, invites: [...(kept.invites ?? []).filter((one) => one.seat !== invite.seat), invite] })
}

export function forgetMatch(match: string): void {
  writeMatches(keptMatches().filter((kept) => kept.match !== match))
}

const SEATS = 'rulebound-seats'

/** All that this browser holds at tables, as a file for another one. Whoever has the file sits there too. */
export function seatsFile(): string {
  return `${JSON.stringify({ kind: SEATS, matches: keptMatches() })}\n`
}

/** Take over the seats of such a file beside one's own; how many they are, or null if it is none. */
export function takeSeats(file: unknown): number | null {
  const said = file as { kind?: unknown; matches?: unknown } | null
  if (said?.kind !== SEATS || !Array.isArray(said.matches)) return null
  const text = (value: unknown): value is string => typeof value === 'string' && value !== ''
  const found = (said.matches as Partial<Kept>[]).filter((one): one is Kept =>
    text(one?.match) && text(one.token) && text(one.game) && (one.kind === 'seat' || one.kind === 'watch'))
  for (const one of [...found].reverse()) keepMatch(one)
  return found.length
}

/** A campaign of this browser: its file, and the match of it that is being played. */
export interface KeptCampaign {
  id: string
  file: CampaignFile
  match?: string
}

const CAMPAIGNS = 'rulebound.campaigns'
let writtenCampaigns: KeptCampaign[] = []

export function keptCampaigns(game?: string): KeptCampaign[] {
  let kept = writtenCampaigns
  try {
    kept = JSON.parse(localStorage.getItem(CAMPAIGNS) ?? '[]') as KeptCampaign[]
  } catch {
    // storage is off or was written by something else
  }
  return kept.filter((one) => typeof one?.id === 'string' && (game === undefined || one.file?.game === game))
}

/** Remember how a campaign stands, the last one first. */
export function keepCampaign(kept: KeptCampaign): void {
  writtenCampaigns = [kept, ...keptCampaigns().filter((one) => one.id !== kept.id)]
  write(CAMPAIGNS, JSON.stringify(writtenCampaigns))
}

export function forgetCampaign(id: string): void {
  writtenCampaigns = keptCampaigns().filter((one) => one.id !== id)
  write(CAMPAIGNS, JSON.stringify(writtenCampaigns))
}

/** A name for a campaign that this browser has none of. */
export function freeCampaignId(): string {
  const taken = new Set(keptCampaigns().map((one) => one.id))
  for (let n = 1; ; n++) if (!taken.has(String(n))) return String(n)
}

/** A deck of this browser. */
export interface KeptList {
  id: string
  deck: DeckList
}

const DECKS = 'rulebound.decks'
let writtenDecks: KeptList[] = []

export function keptDecks(game?: string): KeptList[] {
  let kept = writtenDecks
  try {
    kept = JSON.parse(localStorage.getItem(DECKS) ?? '[]') as KeptList[]
  } catch {
    // storage is off or was written by something else
  }
  return kept.filter((one) => typeof one?.id === 'string' && typeof one.deck?.cards === 'object' && (game === undefined || one.deck.game === game))
}

/** Remember a deck, the last one first. */
export function keepDeck(kept: KeptList): void {
  writtenDecks = [kept, ...keptDecks().filter((one) => one.id !== kept.id)].slice(0, MOST)
  write(DECKS, JSON.stringify(writtenDecks))
}

/** Tells when another tab has changed what is kept of decks; answers with how to stop listening. */
export function onDecksElsewhere(changed: () => void): () => void {
  const hear = (event: StorageEvent): void => { if (event.key === DECKS || event.key === null) changed() }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

export function forgetDeck(id: string): void {
  writtenDecks = keptDecks().filter((one) => one.id !== id)
  write(DECKS, JSON.stringify(writtenDecks))
}

/** A name for a deck that this browser has none of. */
export function freeDeckId(): string {
  const taken = new Set(keptDecks().map((one) => one.id))
  for (let n = 1; ; n++) if (!taken.has(String(n))) return String(n)
}

/** The computer player that plays where nobody has picked another. */
export const USUAL = 'fair'

export type Setting = 'language' | 'theme' | 'name' | 'player' | 'speed' | 'text' | 'sound' | 'confirm' | 'free' | 'replay' | 'today'

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

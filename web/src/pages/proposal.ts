/** A setup that another page proposes: a deck to play, the same game once more. The setup page takes it over, once. */
import type { SeatWish, SetupField } from '../wire'
import type { Chosen, Own } from './choosing'
import { ownOf } from './choosing'
import { sizeOf } from './decklist'

export interface Proposal {
  chosen: Chosen
  /** Who shall sit where, if that is known too. */
  seats?: SeatWish[]
}

const proposals = new Map<string, Proposal>()

export function propose(game: string, chosen: Chosen, seats?: SeatWish[]): void {
  proposals.set(game, { chosen, ...(seats ? { seats } : {}) })
}

/** What was proposed for this game, as far as the game knows such fields. */
export function takeProposal(game: string, fields: SetupField[]): Proposal {
  const { chosen = {}, seats } = proposals.get(game) ?? {}
  proposals.delete(game)
  return { chosen: Object.fromEntries(Object.entries(chosen).filter(([id]) => fields.some((field) => field.id === id))), ...(seats ? { seats } : {}) }
}

/** What a seat of its own plays, put into a setup: field by field; what is empty stays as it was. */
export function seat(fields: SetupField[], chosen: Chosen, setup: { [field: string]: unknown }, at: number, seats: number): Chosen {
  const next: Chosen = { ...chosen }
  for (const field of fields) {
    const own = setup[field.id] as Own | undefined
    if (!field.seats || own === undefined || own === '') continue
    const has = ownOf(field, chosen, Math.max(seats, at + 1))
    next[field.id] = has.map((was, i): Own => (i === at ? own : fitting(field, was, own)))
  }
  return next
}

/** In a duel the others take a ready-made deck of about the same size. */
function fitting(field: SetupField, was: Own, own: Own): Own {
  if (typeof own === 'string' || typeof was !== 'string' || (field.seats?.[0] ?? 1) < 2) return was
  const size = sizeOf(own)
  const ready = field.values.filter((value) => value.deck)
  const far = (value: { deck?: { [code: string]: number } }): number => Math.abs(sizeOf(value.deck ?? {}) - size)
  const now = ready.find((value) => value.value === was)
  const best = [...ready].sort((a, b) => far(a) - far(b))[0]
  return now && best && far(now) > far(best) ? String(best.value) : was
}


/** What is chosen on a setup page: fields of the game, and those that every seat has for itself. */
import type { SetupField, SetupValue } from '../wire'
import type { Deck } from './decklist'

export type One = string | number | boolean
/** What a seat has: a value by its name, or a deck by its cards. */
export type Own = string | Deck
export type Value = One | Own[] | null
export type Chosen = { [id: string]: Value }

export function valueOf(field: SetupField, chosen: Chosen): Value {
  const value = chosen[field.id]
  return value === undefined ? field.default : value
}

/** The fields that mean something beside what is chosen of the others: a bid is made in one way to play only. */
export function countingOf(fields: SetupField[], chosen: Chosen): SetupField[] {
  const has = (id: string, values: readonly Value[]): boolean => fields.some((field) => field.id === id && values.includes(valueOf(field, chosen)))
  return fields.filter((field) => Object.entries(field.only ?? {}).every(([id, values]) => has(id, values)))
}

/** What is said of the fields that count; the rest is kept, should its turn come again. */
export function saidOf(fields: SetupField[], chosen: Chosen): Chosen {
  const silent = fields.filter((field) => !countingOf(fields, chosen).includes(field)).map((field) => field.id)
  return Object.fromEntries(Object.entries(chosen).filter(([id]) => !silent.includes(id)))
}

/** The field whose list says how many seats there are, if the game has one. */
export function leadingOf(fields: SetupField[]): SetupField | undefined {
  return fields.find((field) => field.seats && Array.isArray(field.default) && field.default.length > 0)
}

/** What each seat has of a field; nothing is the game's own suggestion. */
export function ownOf(field: SetupField, chosen: Chosen, seats: number): Own[] {
  const value = valueOf(field, chosen)
  const given = Array.isArray(value) ? value : []
  return Array.from({ length: seats }, (_, seat) => given[seat] ?? '')
}

/** Whether a value can go with what the seat has of the other fields. */
export function fitting(field: SetupField, fields: SetupField[], chosen: Chosen, seats: number, seat: number): SetupValue[] {
  const has = fields.filter((other) => other.seats && other !== field).map((other) => ownOf(other, chosen, seats)[seat])
  const fits = field.values.filter((value) => !value.fits || has.includes(value.fits))
  // Where ready-made ones fit, nothing means the first of them, so it need not be named.
  return fits.some((value) => value.fits) ? fits.filter((value) => value.value !== '') : fits
}

/** The value that the seat has; the first fitting one where it has said nothing. */
export function takenOf(field: SetupField, fits: SetupValue[], own: Own): SetupValue | null {
  if (typeof own !== 'string') return null
  return fits.find((value) => value.value === own) ?? (own === '' ? (fits[0] ?? null) : (field.values.find((value) => value.value === own) ?? null))
}

/** A seat takes something; what no longer fits it is put back. */
export function take(field: SetupField, fields: SetupField[], chosen: Chosen, seats: number, seat: number, own: Own): Chosen {
  const next: Chosen = { ...chosen, [field.id]: ownOf(field, chosen, seats).map((was, i) => (i === seat ? own : was)) }
  for (const other of fields) {
    if (!other.seats || other === field) continue
    const has = ownOf(other, next, seats)
    const still = fitting(other, fields, next, seats, seat)
    const named = has[seat]
    if (typeof named === 'string' && named !== '' && !still.some((value) => value.value === named)) next[other.id] = has.map((was, i) => (i === seat ? '' : was))
  }
  return next
}

/** One seat more, with the first thing that nobody has. */
export function addSeat(fields: SetupField[], chosen: Chosen, seats: number): Chosen {
  const next = { ...chosen }
  const leading = leadingOf(fields)
  for (const field of fields) {
    if (!field.seats) continue
    const has = ownOf(field, chosen, seats)
    const free = field === leading ? (field.values.find((value) => !has.includes(String(value.value))) ?? field.values[0]) : undefined
    next[field.id] = [...has, free ? String(free.value) : '']
  }
  return next
}

export function removeSeat(fields: SetupField[], chosen: Chosen, seats: number, seat: number): Chosen {
  const next = { ...chosen }
  for (const field of fields) if (field.seats) next[field.id] = ownOf(field, chosen, seats).filter((_, i) => i !== seat)
  return next
}

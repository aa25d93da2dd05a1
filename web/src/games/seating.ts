/** What is known before a game of games whose setup does not say it field by field: who plays what, what is taken if nothing is said. */
import { valueOf, type Chosen } from '../pages/choosing'
import type { SetupField } from '../wire'
import type { Language } from '../words/language'
import { heldByTheOthers, roomFor, seatedInTeams, usualParts } from './civilwar/seating'
import { seatedByLot } from './guardians/teams'

const SEATED: Readonly<Record<string, (words: Language, fields: SetupField[], chosen: Chosen, seat: number) => string>> = { civilwar: seatedInTeams, guardians: seatedByLot }

export function seatedAs(game: string, words: Language, fields: SetupField[], chosen: Chosen, seat: number): string | undefined {
  return SEATED[game]?.(words, fields, chosen, seat)
}

/** What the game takes for a field if nothing is said: what belongs to what else is chosen, as a villain's recommended set does. */
export function usualOf(game: string, field: SetupField, fields: SetupField[], chosen: Chosen): string[] {
  if (game === 'civilwar') return usualParts(field.id, fields, chosen)
  const others = fields.map((one) => valueOf(one, chosen))
  return field.values.filter((one) => one.fits && others.includes(one.fits)).map((one) => String(one.value))
}

/** How many of a list the game takes: whatever is picked beyond it takes the place of what was picked first. */
export function roomOf(game: string, field: SetupField, fields: SetupField[], chosen: Chosen): number {
  return game === 'civilwar' ? roomFor(field.id, fields, chosen) : field.values.length
}

/** Who has something already that can be there only once. */
export function heldBy(game: string, words: Language, field: SetupField, fields: SetupField[], chosen: Chosen, value: string): string {
  return game === 'civilwar' ? heldByTheOthers(words, field.id, fields, chosen, value) : ''
}

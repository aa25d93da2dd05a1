/** Teams have a colour and a name; who is in which is decided by lot when the game begins. */
import { valueOf, type Chosen } from '../../pages/choosing'
import { areaOfSeat, counterOf, zoneOf, type Who } from '../../table/layout'
import type { SetupField, View } from '../../wire'
import type { Language } from '../../words/language'

export const COLOURS = ['red', 'blue', 'gold', 'green'] as const

/** The name says what the colour says. */
export function teamName(words: Language, n: number): string {
  return words.t('guardians-team', { n })
}

/** A seat of a game in teams: its colour, its hero, its team. */
export function whoOf(view: View, seat: number, words: Language): Who | null {
  const area = areaOfSeat(view, seat)
  const team = counterOf(area, 'team')?.value ?? 0
  if (team === 0) return null
  const hero = zoneOf(area, 'hero')?.cards?.[0]?.face
  return { colour: `team-${COLOURS[team - 1] ?? 'red'}`, line: hero ? words.say(hero.name) : '', tag: teamName(words, team), portrait: '' }
}

/** Before a game: which teams there will be. */
export function seatedByLot(words: Language, fields: SetupField[], chosen: Chosen): string {
  const field = fields.find((one) => one.id === 'teams')
  const teams = Number(field ? (valueOf(field, chosen) ?? 0) : 0)
  return teams > 0 ? words.t('guardians-team-by-lot', { teams: Array.from({ length: teams }, (_, i) => teamName(words, i + 1)).join(', ') }) : ''
}

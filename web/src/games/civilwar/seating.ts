/** Who sits in which team with which heroes, before a game. */
import { valueOf, type Chosen } from '../../pages/choosing'
import type { SetupField, SetupValue } from '../../wire'
import type { Language } from '../../words/language'
import type { Side } from './table'

/** The heroes of a team in the order of its seats: those chosen, else the first of its list whom the other team has not taken. */
export function teamOf(values: readonly string[], chosen: readonly string[], others: readonly string[], size: number): string[] {
  return chosen.length > 0 ? [...chosen] : values.filter((code) => !others.includes(code)).slice(0, size)
}

/** The heroes of a team go round its seats. */
export function heroesOfSeat(heroes: readonly string[], people: number, seat: number): string[] {
  return heroes.filter((_, i) => i % people === seat)
}

export function seatedInTeams(words: Language, fields: SetupField[], chosen: Chosen, seat: number): string {
  const get = (id: string) => fields.find((field) => field.id === id)
  const value = (id: string): unknown => { const field = get(id); return field ? valueOf(field, chosen) : undefined }
  const list = (id: string): string[] => { const got = value(id); return Array.isArray(got) ? got.map(String) : [] }
  const blue = Number(value('blue_players') ?? 1)
  const side: Side = seat < blue ? 'blue' : 'red'
  const team = words.t(`civilwar-team-${side}`)
  if (value('mode') === 'tournament') return words.t('page-civilwar-side', { n: side === 'blue' ? 1 : 2 })
  const values: readonly SetupValue[] = get(side)?.values ?? []
  const size = value('teams') === '3x3' ? 3 : 2
  const heroes = teamOf(values.map((one) => String(one.value)), list(side), list(side === 'blue' ? 'red' : 'blue'), size)
  const people = side === 'blue' ? blue : Number(value('red_players') ?? 1)
  const names = heroesOfSeat(heroes, people, side === 'blue' ? seat : seat - blue).flatMap((code) => values.find((one) => one.value === code)?.title ?? [])
  return [team, names.map((name) => words.say(name)).join(', ')].filter(Boolean).join(' · ')
}

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

/** How many places the ring has. */
const RING = 6
const OTHER: Readonly<Record<Side, Side>> = { blue: 'red', red: 'blue' }

/** What is chosen before a game, and what holds where nothing is. */
class Before {
  constructor(private readonly fields: SetupField[], private readonly chosen: Chosen) {}

  values(id: string): readonly SetupValue[] {
    return this.fields.find((field) => field.id === id)?.values ?? []
  }

  value(id: string): unknown {
    const field = this.fields.find((one) => one.id === id)
    return field ? valueOf(field, this.chosen) : undefined
  }

  list(id: string): string[] {
    const got = this.value(id)
    return Array.isArray(got) ? got.map(String) : []
  }

  get size(): number {
    return this.value('teams') === '3x3' ? 3 : 2
  }

  heroes(side: Side): string[] {
    return teamOf(this.values(side).map((one) => String(one.value)), this.list(side), this.list(OTHER[side]), this.size)
  }
}

export function seatedInTeams(words: Language, fields: SetupField[], chosen: Chosen, seat: number): string {
  const before = new Before(fields, chosen)
  const blue = Number(before.value('blue_players') ?? 1)
  const side: Side = seat < blue ? 'blue' : 'red'
  const team = words.t(`civilwar-team-${side}`)
  if (before.value('mode') === 'tournament') return words.t('page-civilwar-side', { n: side === 'blue' ? 1 : 2 })
  const people = side === 'blue' ? blue : Number(before.value('red_players') ?? 1)
  const own = heroesOfSeat(before.heroes(side), people, side === 'blue' ? seat : seat - blue)
  const names = own.flatMap((code) => before.values(side).find((one) => one.value === code)?.title ?? [])
  return [team, names.map((name) => words.say(name)).join(', ')].filter(Boolean).join(' · ')
}

/** Who and what is taken where nothing is said: the heroes that a team has so, the locations of the box. */
export function usualParts(id: string, fields: SetupField[], chosen: Chosen): string[] {
  const before = new Before(fields, chosen)
  if (id === 'blue' || id === 'red') return before.heroes(id)
  return id === 'locations' ? before.values(id).slice(0, RING).map((one) => String(one.value)) : []
}

/** How many heroes a team has, and how many locations there are. */
export function roomFor(id: string, fields: SetupField[], chosen: Chosen): number {
  return id === 'locations' ? RING : new Before(fields, chosen).size
}

/** The team that a hero plays in already, on the list of the other one. */
export function heldByTheOthers(words: Language, id: string, fields: SetupField[], chosen: Chosen, value: string): string {
  if (id !== 'blue' && id !== 'red') return ''
  return new Before(fields, chosen).heroes(OTHER[id]).includes(value) ? words.t(`civilwar-team-${OTHER[id]}`) : ''
}

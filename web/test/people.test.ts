import { describe, expect, it } from 'vitest'
import { lookOf } from '../src/card/look'
import { art } from '../src/draw/art'
import { whoOf } from '../src/games/guardians/teams'
import type { Face, View } from '../src/wire'
import { Language } from '../src/words/language'

const face = (code: string, plain: string, kind = 'villain', faction = 'encounter'): Face => ({ code, kind, faction, name: { id: `x-${code}`, plain } })
const drawn = (one: Face): string => {
  const look = lookOf(one, 'champions')
  return art(look.known?.name ?? one.code, look.grammar, look.faction, false, look.body, look.known?.person).replace(/art\d+/g, '')
}

describe('people that everyone knows', () => {
  it('look the same at every stage', () => {
    expect(drawn(face('01094', 'Rhino'))).toBe(drawn(face('01095', 'Rhino')))
  })

  it('differ from each other in colour and build', () => {
    const names = ['Spider-Man', 'Iron Man', 'Black Panther', 'She-Hulk', 'Captain Marvel']
    const colours = names.map((name) => JSON.stringify(lookOf(face(name, name, 'hero', 'hero')).known?.person))
    expect(new Set(colours).size).toBe(names.length)
    expect(lookOf(face('a', 'Dr. Doom')).known?.person.body).toBe('hooded')
    expect(drawn(face('a', 'Iron Man', 'hero', 'hero'))).not.toBe(drawn(face('a', 'Spider-Man', 'hero', 'hero')))
  })

  it('are drawn only where a card shows somebody', () => {
    expect(lookOf(face('a', 'Rhino', 'event')).known).toBeNull()
    expect(lookOf(face('a', 'Nobody at all')).known).toBeNull()
  })
})

describe('teams of Guardians', () => {
  const words = new Language('en', 'guardians-team = Team { $n }')
  const view = (team: number): View => ({ areas: [{ id: 'p0', kind: 'own', owner: 0, counters: team ? [{ id: 'team', value: team }] : [] }] }) as unknown as View

  it('have a colour and a name', () => {
    expect(whoOf(view(1), 0, words)).toMatchObject({ colour: 'team-red', tag: 'Team 1' })
    expect(whoOf(view(2), 0, words)).toMatchObject({ colour: 'team-blue', tag: 'Team 2' })
    expect(whoOf(view(0), 0, words)).toBeNull()
  })
})

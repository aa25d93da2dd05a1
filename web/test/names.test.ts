import { describe, expect, it } from 'vitest'
import { calledSeat, seatedWords } from '../src/table/names'
import type { SeatView } from '../src/wire'
import { Language } from '../src/words/language'

const CATALOGUE = `
seat = Player { $n }
seat-you = { $name } (you)
    .acc = you
page-seat = Player { $n }
play-computer-2 = Bo
draws = { PERSON($player) ->
    [you] You draw.
   *[other] { $player } draws.
 }
hits = Rhino attacks { CASE($player, "acc") }.
first = First: { $player }.
`

const words = { t: (id: string, args: Record<string, string>) => [id, ...Object.values(args ?? {})].join(' ') } as unknown as Language
const seat = (kind: string, name = ''): SeatView => ({ kind, name }) as SeatView

describe('those at the table', () => {
  it('are called by their names, computer players by one of their own', () => {
    expect([seat('person', 'Mira'), seat('person'), seat('computer'), seat('open')].map((who, i) => calledSeat(who, i, words))).toEqual([
      'Mira', 'page-seat 2', 'play-computer-3 3', 'page-seat 4',
    ])
  })

  it('are called so in sentences, and whoever sits here alone is "you"', () => {
    const catalogue = new Language('en', CATALOGUE)
    const seats = [seat('person', 'Mira'), seat('computer'), seat('person')]
    const say = (yours: number[], id: string, n: number) => seatedWords({ seats, yours }, catalogue).say({ id, args: { player: { id: 'seat', args: { n } } } })
    expect(say([0], 'draws', 1)).toBe('You draw.')
    expect(say([0], 'draws', 2)).toBe('Bo draws.')
    expect(say([2], 'draws', 3)).toBe('You draw.')
    expect(say([0], 'hits', 1)).toBe('Rhino attacks you.')
    expect(say([0], 'hits', 2)).toBe('Rhino attacks Bo.')
    expect(say([0], 'first', 1)).toBe('First: Mira (you).')
    expect(say([2], 'first', 3)).toBe('First: Player 3 (you).')
    expect([say([0, 1], 'draws', 1), say([], 'draws', 1), say([], 'first', 1)]).toEqual(['Mira draws.', 'Mira draws.', 'First: Mira.'])
  })

  it('are "you" in a list only if nobody else is in it', () => {
    const words = seatedWords({ seats: [seat('person', 'Mira'), seat('computer')], yours: [0] }, new Language('en', CATALOGUE))
    const players = (...ns: number[]) => words.say({ id: 'draws', args: { player: ns.map((n) => ({ id: 'seat', args: { n } })) } })
    expect([players(1), players(1, 2), players(2)]).toEqual(['You draw.', 'Mira (you), Bo draws.', 'Bo draws.'])
  })
})

import { describe, expect, it } from 'vitest'
import { calledSeat, logNames } from '../src/table/names'
import type { SeatView } from '../src/wire'
import type { Language } from '../src/words/language'

const words = { t: (id: string, args: Record<string, string>) => [id, ...Object.values(args ?? {})].join(' ') } as unknown as Language
const seat = (kind: string, name = ''): SeatView => ({ kind, name }) as SeatView

describe('those at the table', () => {
  it('are called by their names, computer players by one of their own', () => {
    expect([seat('person', 'Mira'), seat('person'), seat('computer'), seat('open')].map((who, i) => calledSeat(who, i, words))).toEqual([
      'Mira', 'page-seat 2', 'play-computer-3 3', 'page-seat 4',
    ])
  })

  it('are told which one they are, if they sit here alone', () => {
    const seats = [seat('person', 'Mira'), seat('computer')]
    expect(logNames({ seats, yours: [0] }, words)).toEqual(['play-name-you Mira', 'play-computer-2 2'])
    expect(logNames({ seats, yours: [0, 1] }, words)[0]).toBe('Mira')
    expect(logNames({ seats, yours: [] }, words)[0]).toBe('Mira')
  })
})

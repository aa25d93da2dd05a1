import { describe, expect, it } from 'vitest'
import { gathered, timesOf } from '../src/table/gathered'
import type { Asking, Offer } from '../src/table/asking'
import type { CardView, View } from '../src/wire'

const drone = (n: number, more: Partial<CardView> = {}): CardView => ({ key: `k${n}`, back: 'player', marks: ['drone'], ...more })
const zone = (cards: CardView[]) => ({ id: 'engaged', layout: 'row', count: cards.length, cards })
const board = (arrows: View['arrows'] = []) => ({ view: { arrows } as View, asking: null, hinted: '', refused: '', picked: '' })

describe('equal cards', () => {
  it('are one card that says how many they are, from three on', () => {
    const told = gathered(zone(Array.from({ length: 14 }, (_, i) => drone(i))), board())
    expect(told.cards).toHaveLength(1)
    expect(timesOf(told.cards![0]!)).toBe(14)
    expect(gathered(zone([drone(1), drone(2)]), board()).cards).toHaveLength(2)
    expect(gathered(zone([drone(1), drone(2)]), board(), 2).cards).toHaveLength(1)
  })

  it('are told apart by what lies on them, and whoever attacks stands alone', () => {
    const hurt = drone(1, { counters: [{ id: 'damage', value: 1 }] })
    const told = gathered(zone([hurt, drone(2), drone(3), drone(4), drone(5)]), board([{ kind: 'attack', by: 'k5', on: 'p0' }] as View['arrows']))
    expect(told.cards!.map((card) => [card.key, timesOf(card)])).toEqual([['k1', 1], ['k2', 3], ['k5', 1]])
  })

  it('are drawn as the one that is advised, so that the hint is seen', () => {
    const offered = (n: number) => ({ key: `defend:k${n}`, on: `k${n}` }) as Offer
    const asking = { byThing: new Map([1, 2, 3].map((n) => [`k${n}`, [offered(n)]])) } as unknown as Asking
    const told = gathered(zone([drone(1), drone(2), drone(3)]), { ...board(), asking, hinted: 'defend:k2' })
    expect(told.cards!.map((card) => [card.key, timesOf(card)])).toEqual([['k2', 3]])
    expect(gathered(zone([drone(1), drone(2), drone(3)]), { ...board(), asking, hinted: 'pass' }).cards![0]!.key).toBe('k1')
  })
})

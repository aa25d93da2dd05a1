import { describe, expect, it } from 'vitest'
import { changesOf } from '../src/table/changes'
import type { AreaView, CardView, View } from '../src/wire'
import { defending } from './fixtures'

const card = (key: string, more: Partial<CardView> = {}): CardView => ({ back: 'x', key, ...more })
const tableWith = (...areas: AreaView[]): View => ({ ...defending, areas })
const allies = (cards: CardView[], more: Partial<AreaView> = {}): AreaView => ({ id: 'a', kind: 'own', zones: [{ id: 'allies', layout: 'row', count: cards.length, cards }], ...more })

describe('what has changed on a table', () => {
  it('is nothing where there was none before, and where all is as it was', () => {
    expect([...changesOf(null, defending)]).toEqual([])
    expect([...changesOf(defending, structuredClone(defending))]).toEqual([])
  })

  it('is a card that came, one that was hurt or turned, and the number of those that lie there', () => {
    const before = tableWith(allies([card('k1'), card('k2')]))
    const now = tableWith(allies([card('k1'), card('k2', { counters: [{ id: 'damage', value: 1 }] }), card('k3')]))
    expect([...changesOf(before, now)].sort()).toEqual(['a/allies', 'k2', 'k3'])
    expect([...changesOf(before, tableWith(allies([card('k1', { marks: ['exhausted'] }), card('k2')])))]).toEqual(['k1'])
  })

  it('is a card that lies elsewhere now, and one that was laid at another', () => {
    const before = tableWith(allies([card('k1'), card('k2')]))
    expect([...changesOf(before, tableWith(allies([card('k1', { attached: [card('k2')] })])))].sort()).toEqual(['a/allies', 'k2'])
  })

  it('is the number of an area, and a place where nobody stands any more; whose turn it is changes all the time', () => {
    const before = tableWith({ id: 'a', kind: 'own', key: 'p0', marks: ['active'], counters: [{ id: 'energy', value: 3 }], places: [{ key: 'f1', name: { id: 'x' }, cards: [card('k1')] }] })
    const now = tableWith({ id: 'a', kind: 'own', key: 'p0', counters: [{ id: 'energy', value: 2 }], places: [{ key: 'f1', name: { id: 'x' } }] })
    expect([...changesOf(before, now)].sort()).toEqual(['a/energy', 'f1', 'p0'])
    const still = tableWith({ ...before.areas[0]!, marks: [] })
    expect([...changesOf(before, still)]).toEqual([])
  })
})

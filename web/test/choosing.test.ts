import { describe, expect, it } from 'vitest'
import { addSeat, countingOf, fitting, leadingOf, ownOf, removeSeat, saidOf, take, takenOf, valueOf, type Chosen } from '../src/pages/choosing'
import type { SetupField } from '../src/wire'

const value = (name: string, fits = '') => ({ value: name, title: { id: name }, ...(fits ? { fits, deck: { c: 40 } } : {}) })
const heroes: SetupField = { id: 'heroes', title: { id: 'heroes' }, values: ['panther', 'marvel', 'spider'].map((name) => value(name)), default: ['spider'], many: true, seats: [1, 4] }
const decks: SetupField = { id: 'decks', title: { id: 'decks' }, values: [value(''), value('spider', 'spider'), value('spider-red', 'spider'), value('panther', 'panther')], default: [], many: true, seats: [1, 4] }
const mode: SetupField = { id: 'mode', title: { id: 'mode' }, values: ['standard', 'expert'].map((name) => value(name)), default: 'standard' }
const fields = [heroes, decks, mode]

describe('what the seats take', () => {
  it('begins with what the game suggests', () => {
    expect(leadingOf(fields)).toBe(heroes)
    expect(leadingOf([mode])).toBeUndefined()
    expect(valueOf(mode, {})).toBe('standard')
    expect(ownOf(heroes, {}, 1)).toEqual(['spider'])
    expect(ownOf(decks, {}, 2)).toEqual(['', ''])
  })

  it('offers a seat the decks of its hero, and takes the first where nothing is said', () => {
    const fits = fitting(decks, fields, {}, 1, 0)
    expect(fits.map((one) => one.value)).toEqual(['spider', 'spider-red'])
    expect(takenOf(decks, fits, '')?.value).toBe('spider')
    expect(takenOf(decks, fits, 'spider-red')?.value).toBe('spider-red')
    expect(takenOf(decks, fits, { c: 40 })).toBeNull()
  })

  it('puts back a deck that no longer fits, but not one of the own cards', () => {
    let chosen: Chosen = take(decks, fields, {}, 1, 0, 'spider-red')
    expect(chosen).toEqual({ decks: ['spider-red'] })
    chosen = take(heroes, fields, chosen, 1, 0, 'panther')
    expect(chosen).toEqual({ heroes: ['panther'], decks: [''] })
    chosen = take(decks, fields, chosen, 1, 0, { c: 40 })
    expect(take(heroes, fields, chosen, 1, 0, 'spider')).toEqual({ heroes: ['spider'], decks: [{ c: 40 }] })
  })

  it('gives a new seat a hero that nobody has, and closes the gap of one that goes', () => {
    let chosen = addSeat(fields, {}, 1)
    expect(chosen).toEqual({ heroes: ['spider', 'panther'], decks: ['', ''] })
    chosen = addSeat(fields, take(decks, fields, chosen, 2, 0, 'spider-red'), 2)
    expect(chosen).toEqual({ heroes: ['spider', 'panther', 'marvel'], decks: ['spider-red', '', ''] })
    expect(removeSeat(fields, chosen, 3, 1)).toEqual({ heroes: ['spider', 'marvel'], decks: ['spider-red', ''] })
  })
})

describe('fields that mean something with others only', () => {
  const auction: SetupField = { id: 'auction', title: { id: 'auction' }, values: [], default: false, only: { mode: ['expert'] } }
  const bid: SetupField = { id: 'bid', title: { id: 'bid' }, values: [], default: 0, only: { mode: ['expert'], auction: [false] } }
  const all = [mode, auction, bid]

  it('count while all of these have one of their values', () => {
    expect(countingOf(all, {})).toEqual([mode])
    expect(countingOf(all, { mode: 'expert' })).toEqual(all)
    expect(countingOf(all, { mode: 'expert', auction: true })).toEqual([mode, auction])
  })

  it('are not said else, but what was chosen is kept for when they count again', () => {
    const chosen: Chosen = { mode: 'standard', auction: true, bid: 12 }
    expect(saidOf(all, chosen)).toEqual({ mode: 'standard' })
    expect(saidOf(all, { ...chosen, mode: 'expert', auction: false })).toEqual({ mode: 'expert', auction: false, bid: 12 })
  })
})

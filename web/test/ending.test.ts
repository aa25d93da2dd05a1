import { beforeEach, describe, expect, it } from 'vitest'
import { count, roundsOf } from '../src/ending/figures'
import { history, rates, rememberAll, type Played } from '../src/ending/history'
import { next, otherMode, sameSeats } from '../src/ending/onward'
import type { LogView, SeatView, SetupField, Summary, Text, View } from '../src/wire'

const seat = (n: number): Text => ({ id: 'seat', args: { n } })
const line = (what: string, args: Text['args'] = {}): LogView => ({ text: { id: `champions-log-${what}`, args }, rule: 'champions.x', at: 0 })
const rhino: Text = { id: 'champions-card-01094', plain: 'Rhino' }
const view = { game: 'champions', areas: [{ id: 'enemy', kind: 'enemy', zones: [{ id: 'villain', layout: 'row', count: 1, cards: [{ back: 'villain', face: { code: '01095', name: { id: 'champions-card-01095', plain: 'Rhino' }, kind: 'villain' } }] }] }] } as unknown as View
const log = [
  line('round', { n: 1 }), line('plays', { player: seat(2), card: rhino }), line('plays', { player: seat(1), card: rhino }), line('plays', { player: seat(2), card: rhino }),
  line('damaged', { card: rhino, n: 5 }), line('damaged', { card: { id: 'x', plain: 'Hulk' }, n: 3 }), line('round', { n: 2 }), line('threat-removed', { n: 2, scheme: rhino }),
]

describe('a game in numbers', () => {
  it('counts lines, sums amounts, and says whose they are in the order of the seats', () => {
    const counted = Object.fromEntries(count('champions', log, view).map((one) => [one.id, one]))
    expect(counted['cards-played']).toEqual({ id: 'cards-played', total: 3, shares: [{ whose: seat(1), n: 1 }, { whose: seat(2), n: 2 }] })
    expect(counted['damage-villain']?.total).toBe(5) // of whatever stage, and nobody else's
    expect(counted['threat-removed']?.total).toBe(2)
    expect(counted['defeated']).toBeUndefined()
    expect(roundsOf('champions', log)).toBe(2)
    expect(count('chess', log, view)).toEqual([])
  })
})

const field = (id: string, ...values: string[]): SetupField => ({ id, title: { id }, default: values[0] ?? null, values: values.map((value) => ({ value, title: { id: value } })) })

describe('what comes next', () => {
  const fields = [field('villain', 'rhino', 'klaw', 'ultron'), field('mode', 'standard', 'expert')]

  it('is harder after a victory, easier after a defeat, and the next villain', () => {
    expect(otherMode('champions', {}, fields, true)?.value.value).toBe('expert')
    expect(otherMode('champions', {}, fields, false)).toBeNull()
    expect(otherMode('champions', { mode: 'expert' }, fields, true)).toBeNull()
    expect(otherMode('champions', { mode: 'expert' }, fields, false)?.value.value).toBe('standard')
    expect(next('champions', {}, fields)?.value.value).toBe('klaw')
    expect(next('champions', { villain: 'ultron' }, fields)?.value.value).toBe('rhino')
    expect(otherMode('guardians', {}, fields, true)).toBeNull()
    expect(next('guardians', {}, fields)).toBeNull()
  })

  it('keeps everybody on their seat; other people get a link', () => {
    const seats: SeatView[] = ['person', 'computer', 'person'].map((kind, i) => ({ seat: i, kind: kind as SeatView['kind'], name: i ? '' : 'Vera', player: i === 1 ? 'search' : '', kept: false, connected: true, awaited: false, gone: false, can: [], left: null, plan: null }))
    expect(sameSeats(seats, [0], 'me')).toEqual([{ kind: 'me', name: 'Vera' }, { kind: 'computer', player: 'search' }, { kind: 'open' }])
  })
})

describe('history', () => {
  beforeEach(() => localStorage.clear())
  const summary = (match: string, won: boolean, more: Partial<Summary> = {}): Summary => ({
    token: 't', match, game: 'champions', setup: {}, kind: 'match', seats: [], yours: [0], answers: 9, started: '', touched: `2026-11-1${match}`, your_move: false, host: true, revoked: false,
    last: null, result: { winners: won ? [0] : [], scores: [0], text: { id: 'x' }, rule: 'champions.x' }, position: [], ...more,
  })

  it('has every finished game of this browser once, the last one first', () => {
    rememberAll([summary('1', true), summary('2', false), summary('1', true), summary('3', true, { yours: [] }), summary('4', true, { result: null }), summary('5', true, { kind: 'study' })])
    expect(history().map((one) => [one.match, one.won])).toEqual([['2', false], ['1', true]])
  })

  it('counts how often it was won', () => {
    const played = ['a', 'a', 'b'].map((game, i): Played => ({ match: String(i), game, won: i === 0, when: '', setup: {}, rounds: 1 }))
    expect(rates(played, (one) => one.game)).toEqual([{ what: 'a', played: 2, won: 1 }, { what: 'b', played: 1, won: 0 }])
  })
})

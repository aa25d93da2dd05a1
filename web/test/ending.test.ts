import { beforeEach, describe, expect, it } from 'vitest'
import { count, roundsOf } from '../src/ending/figures'
import { history, rates, rememberAll, type Played } from '../src/ending/history'
import { next, oneMore, onward, otherPlayer, sameSeats, type Over } from '../src/ending/onward'
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

const over = (game: string, more: Partial<Over> = {}): Over => ({
  game, setup: {}, fields: [field('villain', 'rhino', 'klaw', 'ultron'), field('mode', 'standard', 'expert')], seats: [{ kind: 'me' }, { kind: 'computer', player: 'fair' }],
  players: ['random', 'easy', 'fair', 'strong', 'expert'], won: true, ...more,
})
const mode = (one: Over): unknown => onward(one).find((step) => step.kind === 'value' && step.field.id === 'mode')?.wish.setup?.['mode']

describe('what comes next', () => {
  it('is harder after a victory, easier after a defeat, and the next villain', () => {
    expect(mode(over('champions'))).toBe('expert')
    expect(mode(over('champions', { won: false }))).toBeUndefined()
    expect(mode(over('champions', { setup: { mode: 'expert' } }))).toBeUndefined()
    expect(mode(over('champions', { setup: { mode: 'expert' }, won: false }))).toBe('standard')
    expect(next(over('champions'))?.wish.setup).toEqual({ villain: 'klaw' })
    expect(next(over('champions', { setup: { villain: 'ultron' } }))?.wish.setup).toEqual({ villain: 'rhino' })
    expect(onward(over('champions')).map((step) => step.kind)).toEqual(['value', 'value']) // a partner is no opponent
  })

  it('is a stronger computer player in a duel, a weaker one after a defeat, and the other side', () => {
    const [stronger, sides] = onward(over('versus'))
    expect(stronger?.wish.seats).toEqual([{ kind: 'me' }, { kind: 'computer', player: 'strong' }])
    expect(sides?.wish.seats).toEqual([{ kind: 'computer', player: 'fair' }, { kind: 'me' }])
    expect(otherPlayer(over('civilwar', { won: false }))?.wish.seats?.[1]?.player).toBe('easy')
    expect(otherPlayer(over('versus', { seats: [{ kind: 'me' }, { kind: 'computer', player: 'expert' }] }))).toBeNull()
    expect(otherPlayer(over('versus', { seats: [{ kind: 'me' }, { kind: 'computer', player: 'heuristic' }] }))?.wish.seats?.[1]?.player).toBe('strong')
    expect(otherPlayer(over('versus', { seats: [{ kind: 'me' }, { kind: 'open' }] }))).toBeNull() // against a friend nothing is harder
  })

  it('is one opponent more where all fight all', () => {
    const players: SetupField = { ...field('players'), values: [2, 3].map((value) => ({ value, title: { id: '' } })) }
    const wish = oneMore(over('guardians', { fields: [players] }))?.wish
    expect(wish?.setup).toEqual({ players: 3 })
    expect(wish?.seats).toHaveLength(3)
    expect(oneMore(over('guardians', { fields: [players], seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }))).toBeNull()
    expect(oneMore(over('guardians', { fields: [players], setup: { teams: 2 } }))).toBeNull()
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

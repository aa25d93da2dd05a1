import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY, type TableState } from '../src/net/table'
import { between, changesOf } from '../src/table/between'
import { arrowsOf, beatsOf, isOwn, isSeenAtOnce, keyOf, type Story } from '../src/table/story'
import { Teller, type Shown } from '../src/table/teller'
import { thingsOf } from '../src/table/things'
import type { AreaView, CardView, LogView, TableNow, Text, View } from '../src/wire'
import { defending, tableOf } from './fixtures'

const STORY: Story = { foe: ['phase', 'threat', 'hits'], quiet: ['spends', 'leaves'], shows: { reveals: 'card' }, aims: { hits: ['card', 'player'] }, adds: { boost: 'n' } }
const seat = (n: number): Text => ({ id: 'seat', args: { n } })
const name = (code: string): Text => ({ id: `game-card-${code}` })
const line = (id: string, args: Text['args'] = {}): LogView => ({ text: { id: `game-log-${id}`, args }, rule: 'game.a.b', at: 1 })
const card = (code: string, more: Partial<CardView> = {}): CardView => ({ back: 'x', key: code, face: { code, name: name(code), kind: 'ally' }, ...more })
const area = (id: string, owner: number | null, zones: Record<string, CardView[]>, more: Partial<AreaView> = {}): AreaView => ({
  id, kind: owner === null ? 'enemy' : 'own', key: id, owner, zones: Object.entries(zones).map(([zone, cards]) => ({ id: zone, layout: 'row', count: cards.length, cards })), ...more,
})
const viewOf = (areas: AreaView[], more: Partial<View> = {}): View => ({ game: 'game', seat: 0, seats: 1, step: 'turn', answers: 1, areas, choices: [{ seat: 0, rule: 'game.a.b', options: [{ key: 'x', text: { id: 'x' } }] }], ...more })
const cardsIn = (view: View): string => view.areas.flatMap((one) => (one.zones ?? []).map((zone) => `${zone.id}: ${(zone.cards ?? []).map((each) => `${each.key}${(each.counters ?? []).map((counter) => `/${counter.value}`).join('')}`).join(' ')}`)).join('; ')

describe('what is told', () => {
  const villain = [line('spends', { card: name('c') }), line('threat', { n: 1, card: name('scheme') }), line('leaves', { card: name('c') }), line('reveals', { card: name('t') }), line('hits', { card: name('v'), player: seat(1) })]

  it('begins where an enemy acts, if the answer before was the own one, and leaves out what is quiet', () => {
    const beats = beatsOf(villain, true, STORY)
    expect(beats.map((beat) => beat.line.text.id)).toEqual(['game-log-threat', 'game-log-reveals', 'game-log-hits'])
    expect(beats.map((beat) => beat.read)).toEqual([3, 4, 5]) // a quiet line is read with the one before
    expect(beats[1]?.shows).toEqual(['game-card-t'])
    expect(beats[2]?.aim).toEqual(['game-card-v', 'seat 1'])
    expect(beatsOf([line('plays', { card: name('c') })], true, STORY)).toEqual([])
    expect(beatsOf([line('plays', { card: name('c') })], false, STORY)).toHaveLength(1)
  })

  it('adds a number where the game says so', () => {
    expect(beatsOf([line('boost', { n: 2 })], false, STORY)[0]?.adds).toBe(2)
  })

  it('is nothing where one look at the table tells it', () => {
    expect(isSeenAtOnce([])).toBe(true)
    expect(isSeenAtOnce(beatsOf([line('hits')], false, STORY))).toBe(true)
    expect(isSeenAtOnce(beatsOf([line('reveals', { card: name('t') })], false, STORY))).toBe(false)
    expect(isSeenAtOnce(beatsOf(villain, true, STORY))).toBe(false)
  })

  it('is the own doing only if nobody else decided', () => {
    expect(isOwn(tableOf(defending))).toBe(true)
    expect(isOwn({ ...tableOf(defending), yours: [] })).toBe(false)
    expect(isOwn(tableOf({ ...defending, choices: [] }))).toBe(false)
  })

  it('aims from what a line names to what it names', () => {
    const things = thingsOf(viewOf([area('foe', null, { villain: [card('v')] }), area('me', 0, { row: [card('a')] })]))
    expect(keyOf('seat 1', things)).toBe('me')
    expect(arrowsOf(beatsOf(villain, true, STORY)[2]!, things)).toEqual([{ by: 'v', on: 'me', kind: 'attack' }])
    expect(arrowsOf(beatsOf([line('hits', { card: name('who'), player: seat(1) })], false, STORY)[0]!, things)).toEqual([])
  })
})

describe('the table between two positions', () => {
  const lines = [line('threat', { n: 1, card: name('scheme') }), line('reveals', { card: name('minion') }), line('threat', { n: 2, card: name('scheme') }), line('discards', { card: name('ally') })]
  const threat = (value: number) => ({ counters: [{ id: 'threat', value }] })
  const before = viewOf([area('foe', null, { schemes: [card('scheme', threat(3))], deck: [] }), area('me', 0, { row: [card('ally', { attached: [card('sword')] }), card('hero')], pile: [] })])
  const after = viewOf([area('foe', null, { schemes: [card('scheme', threat(6))], deck: [] }), area('me', 0, { row: [card('minion'), card('hero')], pile: [card('ally'), card('sword')] })])
  const at = (n: number): string => cardsIn(between(before, after, changesOf(before, after, lines), n))

  it('is what was told so far', () => {
    expect(at(0)).toBe('schemes: scheme/4; deck: ; row: ally hero; pile: ')
    expect(at(1)).toBe('schemes: scheme/4; deck: ; row: ally minion hero; pile: ')
    expect(at(2)).toBe('schemes: scheme/6; deck: ; row: ally minion hero; pile: ')
    expect(at(3)).toBe(cardsIn(after))
  })

  it('never shows a card twice, or one that neither position shows', () => {
    const known = new Set([...thingsOf(before).keys(), ...thingsOf(after).keys()])
    for (let n = -1; n < lines.length; n++) {
      const keys: string[] = []
      const walk = (one: CardView): void => {
        keys.push(one.key ?? '')
        one.attached?.forEach(walk)
      }
      between(before, after, changesOf(before, after, lines), n).areas.forEach((one) => one.zones?.forEach((zone) => zone.cards?.forEach(walk)))
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.every((key) => known.has(key))).toBe(true)
    }
  })

  it('is the position before while nothing is told, and asks nothing', () => {
    const between_ = between(before, after, changesOf(before, after, lines), -1)
    expect(cardsIn(between_)).toBe(cardsIn(before))
    expect(between_.choices).toEqual([])
  })
})

describe('a teller', () => {
  beforeEach(() => { vi.useFakeTimers() })
  afterEach(() => { vi.useRealTimers() })

  const stateOf = (turn: number, log: LogView[], more: Partial<TableNow> = {}): TableState => {
    const view = viewOf([area('foe', null, { schemes: [card('scheme', { counters: [{ id: 'threat', value: turn }] })] }), area('me', 0, { row: [] })], { answers: turn })
    return { ...EMPTY, line: 'open', now: { ...tableOf(view), turn, ...more }, log }
  }
  const story = [line('plays'), line('threat', { n: 1, card: name('scheme') }), line('reveals', { card: name('t') })]

  function begin(pace = 800): { teller: Teller; seen: Shown[]; manner: { pace: number; away: boolean } } {
    const seen: Shown[] = []
    const manner = { pace, away: false }
    const teller = new Teller((shown) => seen.push(shown), { pace: () => manner.pace, story: () => STORY, away: () => manner.away })
    teller.hear(stateOf(1, []))
    return { teller, seen, manner }
  }
  const last = (seen: Shown[]): Shown => seen.at(-1)!

  it('tells what the enemy did, one beat after the other, and then how it stands', () => {
    const { teller, seen } = begin()
    expect(last(seen).now?.turn).toBe(1)
    teller.hear(stateOf(2, story))
    expect(last(seen)).toMatchObject({ at: [1, 2], beat: { line: story[1] }, now: { turn: 1, asked: [] } })
    expect(last(seen).log).toHaveLength(2)
    vi.advanceTimersByTime(800)
    expect(last(seen)).toMatchObject({ at: [2, 2], beat: { line: story[2] } })
    vi.advanceTimersByTime(1280) // a card is read longer
    expect(last(seen)).toMatchObject({ beat: null, now: { turn: 2 } })
    expect(last(seen).log).toEqual(story)
    expect(last(seen).recap).toEqual(story.slice(1))
  })

  it('is skipped at once, or beat by beat', () => {
    const { teller, seen } = begin()
    teller.hear(stateOf(2, story))
    teller.next()
    expect(last(seen).at).toEqual([2, 2])
    teller.skip()
    expect(last(seen)).toMatchObject({ beat: null, now: { turn: 2 } })
    vi.runAllTimers()
    expect(last(seen)).toMatchObject({ beat: null, now: { turn: 2 } })
  })

  it('tells nothing when it is off, when nobody looks, or when only the own answer did something', () => {
    for (const change of [{ pace: 0 }, { away: true }]) {
      const { teller, seen, manner } = begin()
      Object.assign(manner, change)
      teller.hear(stateOf(2, story))
      expect(last(seen)).toMatchObject({ beat: null, now: { turn: 2 } })
      expect(last(seen).recap).toEqual(story.slice(1)) // it can still be read
    }
    const { teller, seen } = begin()
    teller.hear(stateOf(2, [line('plays')]))
    expect(last(seen)).toMatchObject({ beat: null, now: { turn: 2 }, recap: [] })
  })

  it('goes on telling what comes meanwhile, and shows at once who sits there', () => {
    const { teller, seen } = begin()
    teller.hear(stateOf(2, story, { yours: [] }))
    const more = [...story, line('reveals', { card: name('u') })]
    teller.hear(stateOf(3, more, { yours: [] }))
    expect(last(seen).at).toEqual([1, 3])
    teller.hear(stateOf(3, more, { yours: [], spectators: 5 }))
    expect(last(seen)).toMatchObject({ at: [1, 3], now: { spectators: 5 } })
    teller.skip()
    expect(last(seen)).toMatchObject({ now: { turn: 3, spectators: 5 }, log: more })
  })

  it('leaps back without a word when an answer is taken back, or the past is shown', () => {
    const { teller, seen } = begin()
    teller.hear(stateOf(2, story))
    const undone = stateOf(3, [])
    teller.hear({ ...undone, now: { ...undone.now!, view: { ...undone.now!.view, answers: 1 } } })
    expect(last(seen)).toMatchObject({ beat: null, now: { turn: 3 }, log: [] })
  })

  it('tells a long story faster, but no beat shorter than one can see', () => {
    const { teller, seen } = begin()
    const long = Array.from({ length: 200 }, () => line('threat', { n: 1, card: name('scheme') }))
    teller.hear(stateOf(2, long))
    vi.advanceTimersByTime(249)
    expect(last(seen).at[0]).toBe(1)
    vi.advanceTimersByTime(1)
    expect(last(seen).at[0]).toBe(2)
  })

  it('waits for a click, if that is wanted', () => {
    const { teller, seen } = begin(Infinity)
    teller.hear(stateOf(2, story))
    vi.advanceTimersByTime(100_000)
    expect(last(seen).at).toEqual([1, 2])
    teller.next()
    expect(last(seen).at).toEqual([2, 2])
  })

  it('remembers all that happened since one acted undisturbed', () => {
    const { teller, seen } = begin(0)
    teller.hear(stateOf(2, story))
    const defended = [...story, line('plays'), line('hits', { card: name('v'), player: seat(1) })]
    teller.hear(stateOf(3, defended))
    expect(last(seen).recap).toEqual(defended.slice(1))
    const quiet = [...defended, line('plays')]
    teller.hear(stateOf(4, quiet))
    expect(last(seen).recap).toEqual(defended.slice(1))
    teller.hear(stateOf(5, [...quiet, line('phase')]))
    expect(last(seen).recap).toEqual([line('phase')])
  })
})

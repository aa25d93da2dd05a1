import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetMatch, keepInvite, keepMatch, keptMatch, keptMatches, seatsFile, takeSeats } from '../src/net/keep'
import { Table, type TableState } from '../src/net/table'
import { routeOf } from '../src/route'
import { laying, tableOf } from './fixtures'

class Line {
  static all: Line[] = []
  static readonly OPEN = 1
  static readonly CONNECTING = 0
  readyState = 0
  sent: { type: string; [name: string]: unknown }[] = []
  onopen = (): void => {}
  onclose = (): void => {}
  onmessage = (_event: { data: string }): void => {}
  constructor(readonly address: string) { Line.all.push(this) }
  send(text: string): void { this.sent.push(JSON.parse(text) as { type: string }) }
  close(): void { this.readyState = 3; this.onclose() }
  open(): void { this.readyState = 1; this.onopen() }
  hear(message: unknown): void { this.onmessage({ data: JSON.stringify(message) }) }
}

describe('addresses', () => {
  it('keep secrets behind #, whole ones', () => {
    const SECRET = 'abcdefgh-IJKLMN_0123'
    for (const torn of ['#abc', '#%E0', `#${SECRET}%zz`, `#${'x'.repeat(65)}`]) for (const path of ['/join', '/watch', '/replay']) expect(routeOf(path, torn), torn).toEqual({ page: 'lost' })
    expect(routeOf('/join', `#${SECRET}`)).toEqual({ page: 'join', invite: SECRET })
    expect(routeOf('/replay', `#${SECRET}`)).toEqual({ page: 'watch', token: SECRET })
    expect(routeOf('/join', '')).toEqual({ page: 'start' })
    expect(routeOf('/table/m1', '')).toEqual({ page: 'table', match: 'm1' })
    expect(routeOf('/setup/guardians', '')).toEqual({ page: 'setup', game: 'guardians' })
    expect(routeOf('/', '')).toEqual({ page: 'start' })
    for (const path of ['/nonsense', '/setup', '/rules/guardians/flow/more', '/rules/%zz']) expect(routeOf(path, ''), path).toEqual({ page: 'lost' })
  })
})

describe('what the browser keeps', () => {
  it('can be taken to another browser, beside what that one keeps', () => {
    keepMatch({ match: 'one', token: 'token-1', game: 'g', kind: 'seat' })
    keepMatch({ match: 'two', token: 'token-2', game: 'g', kind: 'watch' })
    const file: unknown = JSON.parse(seatsFile())
    forgetMatch('one')
    forgetMatch('two')
    keepMatch({ match: 'two', token: 'own-seat', game: 'g', kind: 'seat' })
    expect(takeSeats(file)).toBe(2)
    expect(keptMatch('one')?.token).toBe('token-1')
    expect(keptMatch('two')?.token).toBe('own-seat')
    for (const match of ['one', 'two']) forgetMatch(match)
  })

  it('takes nothing out of other files', () => {
    for (const file of [null, 3, {}, { game: 'g', answers: [] }, { kind: 'rulebound-seats' }]) expect(takeSeats(file)).toBeNull()
    expect(takeSeats({ kind: 'rulebound-seats', matches: [null, { match: 'x' }, { match: 'x', token: 3, game: 'g', kind: 'seat' }] })).toBe(0)
    expect(keptMatches()).toHaveLength(0)
  })

  it('never loses a seat to a spectator’s link', () => {
    keepMatch({ match: 'm', token: 'seat-token', game: 'g', kind: 'seat' })
    keepMatch({ match: 'm', token: 'watch-token', game: 'g', kind: 'watch' })
    expect(keptMatch('m')?.token).toBe('seat-token')
    expect(keptMatches()).toHaveLength(1)
  })

  it('does not lose what another window of the browser has kept meanwhile', () => {
    keepMatch({ match: 'here', token: 'here-token', game: 'g', kind: 'seat' })
    const there = { match: 'there', token: 'there-token', game: 'g', kind: 'seat' }
    localStorage.setItem('rulebound.matches', JSON.stringify([there, ...keptMatches()]))
    keepMatch({ match: 'later', token: 'later-token', game: 'g', kind: 'seat' })
    expect(keptMatch('there')?.token).toBe('there-token')
    expect(keptMatch('here')?.token).toBe('here-token')
  })

  it('has one link for a seat: the newest', () => {
    keepMatch({ match: 'm', token: 'seat-token', game: 'g', kind: 'seat', invites: [{ seat: 1, invite: 'old' }, { seat: 2, invite: 'other' }] })
    keepInvite('m', { seat: 1, invite: 'new' })
    expect(keptMatch('m')?.invites).toEqual([{ seat: 2, invite: 'other' }, { seat: 1, invite: 'new' }])
    keepInvite('never', { seat: 1, invite: 'x' })
    expect(keptMatch('never')).toBeUndefined()
  })
})

describe('the line to the table', () => {
  let state: TableState | null = null
  beforeEach(() => {
    Line.all = []
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', Line)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const open = () => {
    const table = new Table('secret', (next) => { state = next }, 'ws://here')
    const line = Line.all[0]!
    line.open()
    return { table, line }
  }

  it('greets with the secret, which is in no address', () => {
    const { line } = open()
    expect(line.address).not.toContain('secret')
    expect(line.sent[0]).toMatchObject({ type: 'hello', token: 'secret', log: 0 })
  })

  it('keeps the log it has and adds what is new', () => {
    const { line } = open()
    const now = tableOf({ ...laying, log: laying.log!.slice(0, 5), log_from: 0 })
    line.hear(now)
    line.hear({ ...now, turn: now.turn + 1, view: { ...now.view, log: laying.log!.slice(5, 7), log_from: 5 } })
    expect(state?.log).toHaveLength(7)
    line.hear({ ...now, view: { ...now.view, log: laying.log!.slice(0, 2), log_from: 0 } })
    expect(state?.log).toHaveLength(2)
  })

  it('comes back at once, with what it still has', () => {
    const { line } = open()
    line.hear(tableOf({ ...laying, log_from: 0 }))
    line.close()
    expect(state?.line).toBe('lost')
    vi.advanceTimersByTime(1)
    const second = Line.all[1]!
    second.open()
    expect(second.sent[0]).toMatchObject({ type: 'hello', log: laying.log!.length, turn: laying.answers, seat: 0 })
    second.hear(tableOf({ ...laying, log: [], log_from: laying.log!.length }))
    expect(state?.line).toBe('open')
    expect(state?.log).toHaveLength(laying.log!.length)
  })

  it('gives each reply to its question, and a refusal as a sentence', async () => {
    const { table, line } = open()
    line.hear(tableOf(laying))
    const answer = table.ask({ type: 'hint', seat: 0 })
    const refusal = table.ask({ type: 'undo', seat: 0 })
    line.hear({ type: 'refused', re: 2, text: { id: 'refused-undo-nothing' }, closed: false })
    line.hear({ type: 'hint', re: 1, seat: 0, number: 7, key: 'lay:c1', player: 'heuristic' })
    await expect(answer).resolves.toMatchObject({ key: 'lay:c1' })
    await expect(refusal).rejects.toMatchObject({ text: { id: 'refused-undo-nothing' } })
  })

  it('stays away when the server says so', () => {
    const { line } = open()
    line.hear({ type: 'refused', re: 0, text: { id: 'refused-token' }, closed: true })
    line.close()
    vi.advanceTimersByTime(20_000)
    expect(Line.all).toHaveLength(1)
    expect(state?.line).toBe('closed')
  })

  it('comes back by itself when only the storage was away, and says why', () => {
    const { line } = open()
    line.hear(tableOf(laying))
    line.hear({ type: 'refused', re: 0, text: { id: 'refused-storage' }, closed: true })
    line.close()
    expect(state?.line).toBe('lost')
    expect(state?.news).toEqual({ id: 'refused-storage' })
    vi.advanceTimersByTime(1)
    expect(Line.all).toHaveLength(2)
    Line.all[1]!.open()
    Line.all[1]!.hear(tableOf(laying))
    expect(state?.line).toBe('open')
  })

  it('names its match in the address as soon as it knows it, so that all its visitors come to one server', () => {
    const { line } = open()
    expect(line.address).toBe('ws://here')
    const now = tableOf(laying)
    line.hear(now)
    line.close()
    vi.advanceTimersByTime(1)
    expect(Line.all[1]!.address).toBe(`ws://here?match=${now.match}`)
    keepMatch({ match: 'mine', token: 'my-token', game: 'g', kind: 'seat' })
    new Table('my-token', () => {}, 'ws://there')
    expect(Line.all.at(-1)!.address).toBe('ws://there?match=mine')
  })
})

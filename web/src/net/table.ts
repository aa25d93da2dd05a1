/** One table over a web socket: it greets, keeps what it was told, and comes back at once when the line breaks. */
import type { FromPage, FromServer, LogView, PastView, Seats, Spoken, TableNow, Text } from '../wire'
import { Refused } from './api'
import { keptMatches } from './keep'

type Asked<T> = T extends unknown ? Omit<T, 're'> : never
export type Message = Asked<Exclude<FromPage, { type: 'hello' }>>

export interface TableState {
  /** "lost": the line broke and is being mended; "closed": the server refused to go on, see `problem`. */
  line: 'connecting' | 'open' | 'lost' | 'closed'
  now: TableNow | null
  log: LogView[]
  past: PastView | null
  problem: Text | null
  /** What the server says without being asked: a word of its host, somebody who did not agree. */
  news: Text | null
  /** What was said last at each seat, with a number that tells one word from the next. */
  spoken: ReadonlyMap<number, Spoken & { number: number }>
}

export const EMPTY: TableState = { line: 'connecting', now: null, log: [], past: null, problem: null, news: null, spoken: new Map() }

/** Why the server sends somebody away who may come back: its storage is away, or there is no room at the moment. */
const PASSING = ['refused-storage', 'refused-storage-read', 'refused-full']
const WAITS = [0, 250, 500, 1000, 2000, 4000, 8000] // ms before the next attempt; the first one is at once

interface Waiting {
  resolve(reply: FromServer): void
  reject(problem: Refused): void
}

export class Table {
  state: TableState = EMPTY
  private socket: WebSocket | null = null
  private readonly waiting = new Map<number, Waiting>()
  private number = 0
  private attempts = 0
  private said = 0
  private timer = 0
  private ended = false

  constructor(
    readonly token: string,
    private readonly show: (state: TableState) => void,
    private readonly address: string = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/table`,
  ) {
    this.connect()
    window.addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  /** Say something and wait for its reply; a refusal throws the server's sentence. */
  ask(message: Message): Promise<FromServer> {
    const re = ++this.number
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new Refused({ id: 'page-line-lost' }))
        return
      }
      this.waiting.set(re, { resolve, reject })
      this.socket.send(JSON.stringify({ ...message, re }))
    })
  }

  /** Go to an earlier position, or back to now. */
  async visit(answers: number | null): Promise<void> {
    if (answers === null) {
      this.update({ past: null })
      return
    }
    const past = await this.past(answers)
    if (past) this.update({ past })
  }

  /** An earlier position, to be looked at beside what is shown. */
  async past(answers: number): Promise<PastView | null> {
    const reply = await this.ask({ type: 'past', answers })
    return reply.type === 'past' ? reply : null
  }

  end(): void {
    this.ended = true
    window.clearTimeout(this.timer)
    window.removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }

  private readonly hurry = (): void => {
    if (this.state.line !== 'lost' || document.visibilityState === 'hidden') return
    this.attempts = 0
    window.clearTimeout(this.timer)
    this.connect()
  }

  private connect(): void {
    if (this.ended || this.socket?.readyState === WebSocket.CONNECTING) return
    const socket = new WebSocket(this.address + this.home())
    this.socket = socket
    socket.onopen = () => this.greet(socket)
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer)
    socket.onclose = () => {
      if (this.socket === socket) this.mend()
    }
  }

  /** The match is no secret: with it a proxy before several servers brings all its visitors to the same one. */
  private home(): string {
    const match = this.state.now?.match ?? keptMatches().find((kept) => kept.token === this.token)?.match
    return match === undefined ? '' : `?match=${encodeURIComponent(match)}`
  }

  private greet(socket: WebSocket): void {
    const now = this.state.now
    const seat = now !== null && now.yours.length > 0 ? now.looking : undefined
    socket.send(JSON.stringify({
      type: 'hello', token: this.token, turn: now?.turn ?? 0, log: this.state.log.length, ...(seat == null ? {} : { seat }),
    }))
  }

  private mend(): void {
    this.socket = null
    for (const [, waiting] of this.waiting) waiting.reject(new Refused({ id: 'page-line-lost' }))
    this.waiting.clear()
    if (this.ended || this.state.line === 'closed') return
    this.update({ line: 'lost' })
    const wait = WAITS[Math.min(this.attempts, WAITS.length - 1)] ?? 8000
    this.attempts += 1
    this.timer = window.setTimeout(() => this.connect(), wait)
  }

  private hear(told: FromServer): void {
    if (told.type === 'table') this.setTable(told)
    else if (told.type === 'seats') this.setSeats(told)
    else if (told.type === 'spoken') this.update({ spoken: new Map([...this.state.spoken, [told.seat, { ...told, number: ++this.said }]]) })
    else if (told.type === 'refused' && told.closed && PASSING.includes(told.text.id)) {
      this.update({ news: told.text })
    } else if (told.type === 'refused' && told.closed) {
      this.update({ line: 'closed', problem: told.text })
    } else if (told.type === 'refused' && !told.re) this.update({ news: told.text })
    const waiting = this.waiting.get(told.re)
    if (waiting === undefined) return
    this.waiting.delete(told.re)
    if (told.type === 'refused') waiting.reject(new Refused(told.text))
    else waiting.resolve(told)
  }

  private setTable(now: TableNow): void {
    this.attempts = 0
    const from = now.view.log_from ?? 0
    const log = [...this.state.log.slice(0, from), ...(now.view.log ?? [])]
    const setup = now.setup ?? this.state.now?.setup ?? null // told once on each connection
    this.update({ line: 'open', now: { ...now, setup }, log, problem: null })
  }

  private setSeats(told: Seats): void {
    const { now } = this.state
    if (now === null) return
    const { seats, request, spectators } = told
    this.update({ now: { ...now, seats, request, spectators } })
  }

  private update(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change }
    this.show(this.state)
  }
}

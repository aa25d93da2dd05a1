/** It stands between what the server says and what is shown: what others do is told beat by beat, and whoever is in a hurry skips. */
import type { TableState } from '../net/table'
import type { LogView, TableNow } from '../wire'
import { between, changesOf } from './between'
import { arrowsOf, beatsOf, isOwn, isSeenAtOnce, type Beat, type Story } from './story'
import { thingsOf } from './things'

/** What is on the page: the table, and the beat that is being told. */
export interface Shown extends TableState {
  beat: Beat | null
  /** Which beat of how many. */
  at: [number, number]
  /** All that was told since one last acted undisturbed. */
  recap: LogView[]
}

interface Frame {
  now: TableNow
  log: LogView[]
  beat: Beat | null
}

export interface Manner {
  /** Milliseconds for a beat; 0 tells nothing, endless waits for a click. */
  pace(): number
  story(game: string): Story
  /** Whether nobody looks. */
  away(): boolean
  onBeat?(beat: Beat): void
}

const LONGEST = 14_000 // ms for all that waits to be told: a long story is told faster
const SHORTEST = 250
const READING = 1.6 // a card that is shown large takes longer

export class Teller {
  private state: TableState | null = null // what the server said last
  private shown: Frame | null = null
  private waiting: Frame[] = []
  private told = 0
  private recap: LogView[] = []
  private growing = false
  private timer = 0

  constructor(
    private readonly show: (shown: Shown) => void,
    private readonly manner: Manner,
  ) {}

  hear(state: TableState): void {
    const before = this.state
    this.state = state
    if (state.now === null) {
      this.tell()
      return
    }
    const last = this.waiting.at(-1) ?? this.shown
    const frame: Frame = { now: state.now, log: state.log, beat: null }
    const leap = before?.now == null || last === null || state.past !== null || !follows(last, frame)
    if (leap) {
      this.waiting = []
      this.shown = frame
    } else if (last.now.turn === state.now.turn) {
      this.reseat(state.now)
      if (this.waiting.length > 0) this.waiting[this.waiting.length - 1] = frame
      else this.shown = frame
    } else {
      this.queue(last, frame)
    }
    if (this.manner.pace() === 0 || this.manner.away()) this.skip()
    else if (this.shown?.beat == null && this.waiting.length > 0) this.next()
    else this.tell()
  }

  /** On to the next beat, or to the end. */
  next = (): void => {
    window.clearTimeout(this.timer)
    const frame = this.waiting.shift()
    if (frame === undefined) return
    this.shown = frame
    this.told = frame.beat ? this.told + 1 : 0
    if (frame.beat) {
      this.manner.onBeat?.(frame.beat)
      const pace = this.manner.pace()
      const hurried = Math.max(Math.min(pace, SHORTEST), Math.min(pace, LONGEST / (this.waiting.length + 1)))
      if (pace < Infinity) this.timer = window.setTimeout(this.next, frame.beat.shows.length > 0 ? hurried * READING : hurried)
      this.tell()
    } else if (this.waiting.length > 0) this.next()
    else this.tell()
  }

  /** All at once: how it stands now. */
  skip = (): void => {
    window.clearTimeout(this.timer)
    const last = this.waiting.at(-1)
    this.waiting = []
    this.told = 0
    if (last) this.shown = last
    this.tell()
  }

  end(): void {
    window.clearTimeout(this.timer)
  }

  /** What happened since the last position: its beats, then the position itself. */
  private queue(last: Frame, frame: Frame): void {
    const lines = frame.log.slice(last.log.length)
    const own = isOwn(last.now)
    const beats = beatsOf(lines, own, this.manner.story(frame.now.view.game))
    this.remember(lines, beats, own)
    if (!isSeenAtOnce(beats)) {
      const changes = changesOf(last.now.view, frame.now.view, lines)
      for (const beat of beats) {
        const told = between(last.now.view, frame.now.view, changes, beat.read - 1)
        const view = { ...told, arrows: arrowsOf(beat, thingsOf(told)) }
        this.waiting.push({ now: { ...last.now, view, asked: [], seats: frame.now.seats }, log: frame.log.slice(0, last.log.length + beat.read), beat })
      }
    }
    this.waiting.push(frame)
  }

  private remember(lines: LogView[], beats: Beat[], own: boolean): void {
    if (beats.length === 0 && own) {
      this.growing = false
      return
    }
    this.recap = this.growing ? [...this.recap, ...lines] : lines.slice(own ? lines.indexOf(beats[0]?.line as LogView) : 0)
    this.growing = true
  }

  /** Who sits there has changed: that is shown at once, whatever is being told. */
  private reseat({ seats, request, spectators }: TableNow): void {
    const anew = (frame: Frame): Frame => ({ ...frame, now: { ...frame.now, seats, request, spectators } })
    this.waiting = this.waiting.map(anew)
    if (this.shown) this.shown = anew(this.shown)
  }

  private tell(): void {
    const { state, shown, waiting } = this
    if (state === null) return
    const beat = shown?.beat ?? null
    const left = waiting.filter((frame) => frame.beat).length
    this.show({ ...state, now: shown?.now ?? state.now, log: shown?.log ?? state.log, beat, at: beat ? [this.told, this.told + left] : [0, 0], recap: this.recap })
  }
}

/** Whether one leads to the other by playing on: not by going back, or by looking from elsewhere. */
function follows(last: Frame, next: Frame): boolean {
  const [a, b] = [last.now, next.now]
  return a.match === b.match && a.looking === b.looking && b.turn >= a.turn && b.view.answers >= a.view.answers && next.log.length >= last.log.length
}

/** What happened between two decisions of one's own, as beats: one sentence each, with the card and the arrow that belong to it. */
import type { Arrow, LogView, TableNow, Text } from '../wire'
import type { Thing } from './things'

/** How a game is told: ids of its log lines without `<game>-log-`. */
export interface Story {
  /** With these the game itself, or an enemy, begins to act: what comes before them is what the own answer did. */
  foe: readonly string[]
  /** Not worth a beat: they are read with the line before. */
  quiet: readonly string[]
  /** The argument with the cards that are shown large. */
  shows: Readonly<Record<string, string>>
  /** Who aims at whom. */
  aims: Readonly<Record<string, readonly [string, string]>>
  /** The argument with what is added to a number. */
  adds: Readonly<Record<string, string>>
}

export const PLAIN_STORY: Story = { foe: [], quiet: [], shows: {}, aims: {}, adds: {} }

export interface Beat {
  line: LogView
  /** How many of the new lines are read when it is told. */
  read: number
  /** Names of the cards that are shown large. */
  shows: string[]
  aim: readonly [string, string] | null
  adds: number | null
}

const idOf = (line: LogView): string => line.text.id.replace(/^[a-z]+-log-/, '')

/** A card or a seat as things on the table are found by: the message of its name, or `seat n`. */
export function namesIn(arg: NonNullable<Text['args']>[string] | undefined): string[] {
  if (Array.isArray(arg)) return arg.flatMap((one) => namesIn(one))
  if (typeof arg !== 'object') return []
  return [arg.id === 'seat' ? `seat ${String(arg.args?.['n'])}` : arg.id]
}

/** Whether it was for this browser alone to decide: then what follows at once is its own doing. */
export function isOwn(before: TableNow): boolean {
  const choices = before.view.choices ?? []
  return choices.length > 0 && choices.every((choice) => before.yours.includes(choice.seat))
}

/** The beats of new lines; none if all is the own doing. */
export function beatsOf(lines: readonly LogView[], own: boolean, story: Story): Beat[] {
  const from = own ? lines.findIndex((line) => story.foe.includes(idOf(line))) : 0
  if (from < 0) return []
  const beats: Beat[] = []
  for (let i = from; i < lines.length; i++) {
    const line = lines[i]
    if (line === undefined) continue
    const id = idOf(line)
    const last = beats.at(-1)
    if (story.quiet.includes(id)) {
      if (last) last.read = i + 1
      continue
    }
    const args = line.text.args ?? {}
    const [by, on] = (story.aims[id] ?? []).map((name) => namesIn(args[name])[0])
    const adds = args[story.adds[id] ?? '']
    beats.push({
      line, read: i + 1, shows: namesIn(args[story.shows[id] ?? '']), aim: by && on ? [by, on] : null, adds: typeof adds === 'number' ? adds : null,
    })
  }
  return beats
}

/** Whether one look at the table tells it. */
export function isSeenAtOnce(beats: readonly Beat[]): boolean {
  return beats.length === 0 || (beats.length === 1 && beats[0]?.shows.length === 0)
}

/** What a name of the log stands for on the table: a card, a place, or the area of a seat. */
export function keyOf(name: string, things: ReadonlyMap<string, Thing>): string {
  const seat = /^seat (\d+)$/.exec(name)
  for (const [key, thing] of things) {
    if (seat ? thing.kind === 'area' && thing.area.owner === Number(seat[1]) - 1 : (thing.card?.face ?? thing.place)?.name.id === name) return key
  }
  return ''
}

/** The arrow of a beat, where both ends are on the table. */
export function arrowsOf(beat: Beat, things: ReadonlyMap<string, Thing>): Arrow[] {
  const [by, on] = (beat.aim ?? []).map((name) => keyOf(name, things))
  return by && on && by !== on ? [{ by, on, kind: 'attack' }] : []
}

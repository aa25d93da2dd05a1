/** What moves on this table in its own way: figures walk the ring, blows are seen, tokens fly and drop, control changes, bars close. */
import type { LogView } from '../../wire'
import { FLOAT, MOST, move, MOVE, untilOver, zoomOf, type OwnMove, type Seen } from '../../table/motion'

const RING = 6
const APART = 90 // between two places into which people drop

/** The locations that one passes from one to another of the ring, by the shorter way. */
export function wayRound(from: string, to: string): string[] {
  const [a, b] = [from, to].map((key) => Number(/^l(\d)$/.exec(key)?.[1] ?? NaN))
  if (a === undefined || b === undefined || Number.isNaN(a + b)) return []
  const clockwise = (b - a + RING) % RING
  const step = clockwise <= RING / 2 ? 1 : -1
  return Array.from({ length: Math.min(clockwise, RING - clockwise) }, (_, i) => `l${(a + step * (i + 1) + RING) % RING}`)
}

interface Point {
  x: number
  y: number
}

const middle = (box: DOMRect): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })

export function ownMoves(root: HTMLElement, before: Seen, now: Seen, log: readonly LogView[]): OwnMove[] {
  const at = (key: string): HTMLElement | null => root.querySelector<HTMLElement>(`[data-key="${key}"]`)
  const fell = (count: string): number => (before.counts.get(count) ?? 0) - (now.counts.get(count) ?? 0)
  return [...walks(at, before, now), ...blows(root, log, now), ...folk(root, at, fell, before, now), ...changes(at, before, now)]
}

type At = (key: string) => HTMLElement | null

function walks(at: At, before: Seen, now: Seen): OwnMove[] {
  return [...now.states].flatMap(([key, is]): OwnMove[] => {
    const way = wayRound(before.states.get(key) ?? '', is)
    const [element, from, to] = [at(key), before.boxes.get(key), now.boxes.get(key)]
    if (!key.startsWith('h') || way.length === 0 || !element || !from || !to) return []
    const end = middle(to)
    const passed = way.slice(0, -1).flatMap((place) => now.boxes.get(place) ?? [])
    const points = [middle(from), ...passed.map(middle), end]
    const zoom = zoomOf(element)
    const frames = points.map(({ x, y }) => ({ transform: `translate(${(x - end.x) / zoom}px,${(y - end.y) / zoom}px)`, zIndex: 40 }))
    return [{ key, instead: true, play: (delay) => move(element, { frames, duration: Math.min(MOST, MOVE * way.length) }, delay) }]
  })
}

const ACTS: ReadonlySet<string> = new Set(['turn', 'plays', 'attacks', 'special', 'uses', 'uses-place', 'answers'].map((what) => `civilwar-log-${what}`))
const HURTS: ReadonlySet<string> = new Set(['shield-turns', 'loses-card'].map((what) => `civilwar-log-${what}`))

/** Who has struck whom: whoever acted last, and whom it then costs a shield or a card. */
export function struck(log: readonly LogView[], active: string): [string, string][] {
  let by = active
  return log.flatMap(({ text }): [string, string][] => {
    const hero = text.args?.['hero']
    const name = typeof hero === 'object' && !Array.isArray(hero) ? hero.id : ''
    if (ACTS.has(text.id) && name) by = name
    return HURTS.has(text.id) && name && name !== by ? [[by, name]] : []
  })
}

/** A line from whoever acts to the enemy whom it costs a card or a shield. */
function blows(root: HTMLElement, log: readonly LogView[], now: Seen): OwnMove[] {
  const named = (name: string): HTMLElement | null => root.querySelector<HTMLElement>(`.std[data-name="${name}"]`)
  const active = root.querySelector<HTMLElement>('.std.active')?.dataset['name'] ?? ''
  return struck(log, active).flatMap(([by, on]): OwnMove[] => {
    const [one, other] = [named(by), named(on)]
    const [from, to] = [now.boxes.get(one?.dataset['key'] ?? ''), now.boxes.get(other?.dataset['key'] ?? '')]
    if (!from || !to || one?.classList.contains('f-blue') === other?.classList.contains('f-blue')) return []
    return [{ key: other?.dataset['key'] ?? '', play: (delay) => draw(root, middle(from), middle(to), delay) }]
  })
}

/** People who are taken fly to the team's marker or to the mission; who comes drops in, place by place. */
function folk(root: HTMLElement, at: At, fell: (count: string) => number, before: Seen, now: Seen): OwnMove[] {
  const gone = [...before.counts.keys()].filter((count) => /^l\d[ct]\//.test(count) && fell(count) > 0)
  const come = [...now.counts.keys()].filter((count) => /^l\d[ct]\//.test(count) && fell(count) < 0)
  const side = fell('track/score-blue') < 0 ? 'blue' : fell('track/score-red') < 0 ? 'red' : ''
  const aim = side ? root.querySelector(`.trk .t-${side}`) : fell('prison/progress') < 0 ? root.querySelector('.mprog') : null
  const flights = gone.flatMap((count): OwnMove[] => {
    const key = count.split('/')[0] ?? ''
    const from = before.boxes.get(key)
    return aim && from ? [{ key: key.slice(0, 2), play: (delay) => fly(root, key.endsWith('t') ? 'thug' : 'civ', middle(from), middle(aim.getBoundingClientRect()), delay) }] : []
  })
  const drops = come.flatMap((count, i): OwnMove[] => {
    const key = count.split('/')[0] ?? ''
    const slots = [...(at(key)?.querySelectorAll<HTMLElement>('.sl') ?? [])].slice(fell(count))
    const frames = [{ transform: 'translateY(-22px)', opacity: 0 }, { transform: 'none', opacity: 1 }]
    return slots.map((slot) => ({ key: key.slice(0, 2), play: (delay) => move(slot, { frames, duration: MOVE }, Math.min(MOST - MOVE, delay + i * APART)) }))
  })
  return [...flights, ...drops]
}

/** A location that comes under other control, a cell that closes behind somebody. */
function changes(at: At, before: Seen, now: Seen): OwnMove[] {
  return [...now.states].flatMap(([key, is]): OwnMove[] => {
    const was = before.states.get(key)
    const element = at(key)
    if (was === undefined || was === is || !element) return []
    if (/^l\d$/.test(key)) {
      const parts = [...element.querySelectorAll<HTMLElement>('header, .ap i')]
      return parts.map((part) => ({ key, play: (delay) => move(part, { duration: FLOAT, frames: part.tagName === 'HEADER' ? [{ filter: 'brightness(2.2)' }, { filter: 'none' }] : [{ transform: 'scale(2)', opacity: 0.2 }, { transform: 'none', opacity: 1 }] }, Math.min(MOST - FLOAT, delay)) }))
    }
    return key.startsWith('cell-') && is === 'occupied' ? [{ key, play: (delay) => closeBars(element, delay) }] : []
  })
}

// --- what is drawn for a moment only ---------------------------------------------------------------------------

function passing(root: HTMLElement, kind: string): HTMLElement {
  const made = document.createElement('span')
  made.className = kind
  made.setAttribute('aria-hidden', 'true')
  root.append(made)
  return made
}

function draw(root: HTMLElement, from: Point, to: Point, delay: number): void {
  const line = passing(root, 'blow')
  const [length, turn] = [Math.hypot(to.x - from.x, to.y - from.y), Math.atan2(to.y - from.y, to.x - from.x)]
  Object.assign(line.style, { left: `${from.x}px`, top: `${from.y}px`, width: `${length}px` })
  const turned = `rotate(${turn}rad)`
  untilOver(line, move(line, { duration: MOVE, frames: [{ transform: `${turned} scaleX(0)`, opacity: 1 }, { transform: `${turned} scaleX(1)`, opacity: 1, offset: 0.7 }, { transform: `${turned} scaleX(1)`, opacity: 0 }] }, delay))
}

function fly(root: HTMLElement, kind: string, from: Point, to: Point, delay: number): void {
  const token = passing(root, `flies ${kind}`)
  const place = ({ x, y }: Point): string => `translate(${x}px,${y}px)`
  untilOver(token, move(token, { duration: MOVE, frames: [{ transform: place(from), opacity: 1 }, { transform: place(to), opacity: 0.4 }] }, delay))
}

function closeBars(cell: HTMLElement, delay: number): void {
  const bars = passing(cell, 'closing')
  untilOver(bars, move(bars, { duration: MOVE, frames: [{ clipPath: 'inset(0 0 100%)' }, { clipPath: 'inset(0)' }] }, Math.min(MOST - MOVE, delay + MOVE)))
}

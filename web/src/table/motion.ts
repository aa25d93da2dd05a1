/** Short moves, so that one sees what happened: line of the log by line, cards glide to where they now lie, changed numbers float. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { LogView, Text } from '../wire'
import type { Thing } from './things'

export const MOVE = 260
const TURN = 180
export const FLOAT = 420
export const MOST = 700 // for all that one answer has done
const WORSE: ReadonlySet<string> = new Set(['damage', 'threat'])

export function calm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

export interface Seen {
  boxes: Map<string, DOMRect>
  /** What a thing was in: where somebody stands, whose a place is. */
  states: Map<string, string>
  turned: Set<string>
  counts: Map<string, number>
}

function look(root: HTMLElement): Seen {
  const boxes = new Map<string, DOMRect>()
  const counts = new Map<string, number>()
  const states = new Map<string, string>()
  const turned = new Set<string>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-key]')) {
    const key = element.dataset['key']
    if (!key) continue
    boxes.set(key, element.getBoundingClientRect())
    if (element.dataset['state']) states.set(key, element.dataset['state'])
    if (element.matches('.turned')) turned.add(key)
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-count]')) {
    counts.set(element.dataset['count'] ?? '', Number(element.dataset['value']))
  }
  return { boxes, counts, states, turned }
}

/** A move of a game's own: of which thing it tells, and whether it stands for the straight way of that thing. */
export interface OwnMove {
  key: string
  instead?: boolean
  play(delay: number): void
}

export type OwnMoves = (root: HTMLElement, before: Seen, now: Seen, log: readonly LogView[]) => OwnMove[]

export interface Scene {
  moves?: OwnMoves | undefined
  log: readonly LogView[]
  things: ReadonlyMap<string, Thing>
}

/** Compare the table before and after a turn and let what changed move. A click or a key ends all moves at once. */
export function useMotion(root: { current: HTMLElement | null }, turn: unknown, jump: boolean, scene: Scene): void {
  const seen = useRef<Seen | null>(null)
  const told = useRef(0)
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    finish(element)
    const before = seen.current
    const now = look(element)
    const lines = scene.log.slice(told.current)
    seen.current = now
    told.current = scene.log.length
    if (before === null || jump) return
    if (calm()) outline(element, before, now)
    else play(element, before, now, lines, scene)
  }, [turn])
  useLayoutEffect(() => {
    const element = root.current
    const skip = (): void => finish(element)
    window.addEventListener('pointerdown', skip, { capture: true })
    window.addEventListener('keydown', skip, { capture: true })
    return () => {
      window.removeEventListener('pointerdown', skip, { capture: true })
      window.removeEventListener('keydown', skip, { capture: true })
    }
  }, [])
}

function finish(root: HTMLElement | null): void {
  for (const moving of root?.getAnimations({ subtree: true }) ?? []) if (moving.id === 'move') moving.finish()
}

/** All that a line of the log names: cards by their message, seats by their number. */
export function mentions(text: Text): Set<string> {
  const found = new Set<string>()
  const walk = (one: Text): void => {
    found.add(one.id === 'seat' ? `seat ${String(one.args?.['n'])}` : one.id)
    for (const arg of Object.values(one.args ?? {})) {
      for (const part of Array.isArray(arg) ? arg : [arg]) if (typeof part === 'object') walk(part)
    }
  }
  walk(text)
  return found
}

/** Which line moves a thing, or a number of an area: the first that names its card, else the first that names its seat, else the first of all. */
export function lineOf(key: string, things: ReadonlyMap<string, Thing>, lines: readonly ReadonlySet<string>[]): number {
  const thing = things.get(key)
  const name = (thing?.card?.face ?? thing?.place)?.name.id
  const owner = (thing ?? [...things.values()].find((one) => one.area.id === key))?.area.owner
  const byName = name === undefined ? -1 : lines.findIndex((line) => line.has(name))
  if (byName >= 0) return byName
  const bySeat = owner === null || owner === undefined ? -1 : lines.findIndex((line) => line.has(`seat ${owner + 1}`))
  return Math.max(0, bySeat)
}

/** When each line begins, so that all are over in time: only lines that move something take part. */
export function beginnings(used: ReadonlySet<number>): Map<number, number> {
  const order = [...used].sort((a, b) => a - b)
  const step = order.length > 1 ? Math.min(MOVE, (MOST - FLOAT) / (order.length - 1)) : 0
  return new Map(order.map((line, i) => [line, i * step]))
}

interface Change {
  line: number
  play(delay: number): void
}

function play(root: HTMLElement, before: Seen, now: Seen, log: readonly LogView[], { things, moves }: Scene): void {
  const lines = log.map((line) => mentions(line.text))
  const own = moves?.(root, before, now, log) ?? []
  const changes: Change[] = own.map(({ key, play }) => ({ line: lineOf(key, things, lines), play }))
  const done = new Set(own.filter(({ instead }) => instead).map(({ key }) => key))
  const deck = root.querySelector<HTMLElement>('.hand .side.l .pile')?.getBoundingClientRect()
  for (const element of root.querySelectorAll<HTMLElement>('[data-key]')) {
    const key = element.dataset['key'] ?? ''
    const to = now.boxes.get(key)
    const turns = before.turned.has(key) !== now.turned.has(key)
    const frames = to && framesOf(before.boxes.get(key), to, turns, element.closest('.hand') ? deck : undefined, zoomOf(element))
    if (frames && !done.has(key)) changes.push({ line: lineOf(key, things, lines), play: (delay) => move(element, frames, delay) })
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-count]')) {
    const [id = '', counter = ''] = (element.dataset['count'] ?? '').split('/')
    const was = before.counts.get(`${id}/${counter}`) ?? (before.boxes.has(id) ? 0 : undefined)
    const is = now.counts.get(`${id}/${counter}`)
    if (was === undefined || is === undefined || was === is) continue
    changes.push({ line: lineOf(id, things, lines), play: (delay) => float(element, is - was, WORSE.has(counter), delay) })
  }
  const begin = beginnings(new Set(changes.map((change) => change.line)))
  if (changes.length > 0) unclip(root)
  for (const change of changes) change.play(begin.get(change.line) ?? 0)
}

const CLIPPING = '.board, .foe, .st2, .rest, .form'

/** What flies must not be cut off at the edge of a zone that need not scroll. */
function unclip(root: HTMLElement): void {
  const zones = [...root.querySelectorAll<HTMLElement>(CLIPPING)].filter((zone) => zone.scrollHeight <= zone.clientHeight && zone.scrollWidth <= zone.clientWidth)
  for (const zone of zones) zone.classList.add('free')
  window.setTimeout(() => {
    for (const zone of zones) zone.classList.remove('free')
  }, MOST)
}

export interface Frames {
  frames: Keyframe[]
  duration: number
}

/** How much larger an element is drawn than its lengths say: a large window has a large table. */
export function zoomOf(element: Element): number {
  return (element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1
}

/** From where it lay to where it lies; a card that was not seen before comes from the deck, or is turned up. */
export function framesOf(from: DOMRect | undefined, to: DOMRect, turns = false, deck?: DOMRect, zoom = 1): Frames | null {
  const start = from ?? deck
  if (start === undefined) return { duration: MOVE, frames: [{ opacity: 0, transform: 'scaleX(0)' }, { opacity: 1, transform: 'none' }] }
  const x = (start.left + start.width / 2 - to.left - to.width / 2) / zoom
  const y = (start.top + start.height / 2 - to.top - to.height / 2) / zoom
  if (turns && Math.abs(x) + Math.abs(y) < to.width + to.height) {
    return { duration: TURN, frames: [{ transform: `translate(${x}px,${y}px) rotate(-90deg)` }, { transform: 'none' }] }
  }
  if (Math.abs(x) + Math.abs(y) < 3) return null
  const scale = to.width > 0 ? Math.min(2, Math.max(0.5, start.width / to.width)) : 1
  return { duration: MOVE, frames: [{ transform: `translate(${x}px,${y}px) scale(${scale})`, zIndex: 40 }, { transform: 'none', zIndex: 40 }] }
}

export function move(element: HTMLElement, { frames, duration }: Frames, delay: number): Animation {
  return element.animate(frames, { duration, delay, fill: 'backwards', easing: 'cubic-bezier(.3,.1,.2,1)', id: 'move' })
}

/** What is drawn for a moment only is taken away when it has moved, also in a window that nobody sees and that therefore moves nothing. */
export function untilOver(element: HTMLElement, moving: Animation): void {
  const away = (): void => element.remove()
  moving.finished.then(away, away)
  window.setTimeout(away, 2 * MOST)
}

/** +1 or −2 rises from the card whose number has changed, or from the number itself. */
function float(element: HTMLElement, by: number, worse: boolean, delay: number): void {
  const sign = document.createElement('span')
  sign.className = `float ${by > 0 !== worse ? 'plus' : 'minus'}`
  sign.setAttribute('aria-hidden', 'true')
  sign.textContent = by > 0 ? `+${by}` : `−${-by}`
  const card = element.closest('.card')
  if (card) sign.classList.add('large')
  ;(card ?? element).append(sign)
  const frames = [{ transform: 'translateY(0)', opacity: 1 }, { opacity: 1, offset: 0.6 }, { transform: 'translateY(-22px)', opacity: 0 }]
  untilOver(sign, sign.animate(frames, { duration: FLOAT, delay, fill: 'both', easing: 'ease-out', id: 'move' }))
}

/** Without motion, what changed keeps an outline for a second. */
function outline(root: HTMLElement, before: Seen, now: Seen): void {
  const changed = new Set<HTMLElement>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-key]')) {
    const key = element.dataset['key'] ?? ''
    if (moved(before.boxes.get(key), now.boxes.get(key))) changed.add(element)
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-count]')) {
    const id = element.dataset['count'] ?? ''
    if (before.counts.get(id) !== now.counts.get(id)) changed.add(element.closest<HTMLElement>('[data-key]') ?? element)
  }
  for (const element of changed) {
    element.classList.add('changed')
    window.setTimeout(() => element.classList.remove('changed'), 1000)
  }
}

function moved(a: DOMRect | undefined, b: DOMRect | undefined): boolean {
  if (a === undefined || b === undefined) return a !== b
  return Math.abs(a.left - b.left) + Math.abs(a.top - b.top) > 3
}

/** The way of an arrow over the board: from the edge of who aims to the edge of what is aimed at. */
import type { Arrow, View } from '../wire'
import type { Thing } from './things'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Drawn {
  id: string
  /** The line, and the three corners of the head. */
  line: string
  head: string
  /** Where the number of the attack stands, and whether it has room there. */
  x: number
  y: number
  roomy: boolean
}

const GAP = 5 // between a card's edge and the line
const HEAD = 13
const SPREAD = 24 // between the heads of several arrows at one card
const BETWEEN = 60 // two cards of one row that are further apart have others between them

type Point = readonly [number, number]

/** The i-th of n arrows that end at one box: along the edges that face each other, or over the cards that lie between them. */
export function way(from: Box, to: Box, i = 0, n = 1): Omit<Drawn, 'id'> {
  const [fx, fy] = [from.left + from.width / 2, from.top + from.height / 2]
  const [tx, ty] = [to.left + to.width / 2, to.top + to.height / 2]
  const apart = Math.max(from.top, to.top) - Math.min(from.top + from.height, to.top + to.height)
  const upright = apart > 2 * GAP || Math.abs(fx - tx) < 1
  const reach = (upright ? to.width : to.height) / (n + 1)
  const aside = (i - (n - 1) / 2) * Math.min(SPREAD, reach)
  if (!upright && Math.max(from.left - to.left - to.width, to.left - from.left - from.width) > BETWEEN) return over(from, to, aside)
  const sign = upright ? (ty >= fy ? 1 : -1) : (tx >= fx ? 1 : -1)
  const start: Point = upright ? [fx, fy + sign * (from.height / 2 + GAP)] : [fx + sign * (from.width / 2 + GAP), fy]
  const tip: Point = upright ? [tx + aside, ty - sign * (to.height / 2 + GAP)] : [tx - sign * (to.width / 2 + GAP), ty + aside]
  const along = (p: Point, by: number): Point => (upright ? [p[0], p[1] + sign * by] : [p[0] + sign * by, p[1]])
  const neck = along(tip, -HEAD)
  const far = upright ? Math.abs(neck[1] - start[1]) : Math.abs(neck[0] - start[0])
  const bend = Math.min(70, Math.max(12, far * 0.55))
  const across = (p: Point, by: number): Point => (upright ? [p[0] + by, p[1]] : [p[0], p[1] + by])
  const away = (upright ? tx > fx : ty > fy) ? -1 : 1
  const beside = across(along(start, 9), away * (upright ? 44 : 24))
  return {
    line: `M${say(start)} C${say(along(start, bend))} ${say(along(neck, -bend))} ${say(neck)}`,
    head: [tip, across(neck, HEAD * 0.62), across(neck, -HEAD * 0.62)].map(say).join(' '),
    x: beside[0], y: beside[1], roomy: upright || far > 90,
  }
}

/** From top to top. */
function over(from: Box, to: Box, aside: number): Omit<Drawn, 'id'> {
  const start: Point = [from.left + from.width / 2, from.top - GAP]
  const tip: Point = [to.left + to.width / 2 + aside, to.top - GAP]
  const [x, y] = [tip[0], tip[1] - HEAD]
  const rise = Math.min(start[1], y) - Math.min(46, 16 + Math.abs(x - start[0]) * 0.06)
  return {
    line: `M${say(start)} C${say([start[0], rise])} ${say([x, rise])} ${say([x, y])}`,
    head: [tip, [x + HEAD * 0.62, y] as Point, [x - HEAD * 0.62, y] as Point].map(say).join(' '),
    x: start[0] + (x > start[0] ? -44 : 44), y: start[1] - 14, roomy: true,
  }
}

/** Whether there is no room for an arrow between two boxes. */
export function isBeside(a: Box, b: Box): boolean {
  const across = Math.max(a.left, b.left) - Math.min(a.left + a.width, b.left + b.width)
  const down = Math.max(a.top, b.top) - Math.min(a.top + a.height, b.top + b.height)
  return Math.max(across, down) < HEAD + GAP
}

function say([x, y]: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`
}

/** Whether it comes from the other side: the scenario, its minions, the opponent. */
export function isHostile(view: View, by: Thing | undefined, threatens: (zone: string) => boolean): boolean {
  if (by === undefined) return false
  if (by.area.kind === 'enemy' || threatens(by.zone ?? '')) return true
  const rivals = !view.areas.some((area) => area.kind === 'enemy')
  return rivals && by.area.owner !== (view.seat ?? 0)
}

/** Attacks that are made or proposed; what effects aim at is said where the effects stand. */
export function attacksOf(view: View): Arrow[] {
  return (view.arrows ?? []).filter((arrow) => arrow.kind !== 'target')
}

/** Where an element lies on the board, whatever moves on it now. */
export function boxOn(board: HTMLElement, element: HTMLElement): Box | null {
  if (element.offsetParent === null) return null
  let [left, top] = [0, 0]
  for (let at: HTMLElement | null = element; at !== null && at !== board; at = at.offsetParent as HTMLElement | null) {
    left += at.offsetLeft
    top += at.offsetTop
    if (at !== element) {
      left -= at.scrollLeft
      top -= at.scrollTop
    }
  }
  return { left, top, width: element.offsetWidth, height: element.offsetHeight }
}

/** Where a bubble finds room: beside what it is about, never over what one needs. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const STEP = 12
const GAP = 20 // between the bubble and what it is about: room for the line
const COSTS = { rather: 0.02, matters: 0.2, glowing: 100, never: 10_000 } // what a covered pixel costs, in pixels of distance

/** What lies there: what is never covered, what glows (not while there is other room), numbers that matter, everything else. */
export type Lying = Readonly<Record<keyof typeof COSTS, readonly Box[]>>

/** The corner with the least cost: near, and over as little as possible. */
export function placed(size: { width: number; height: number }, about: Box | null, room: Box, lying: Lying): { left: number; top: number } {
  const last = { left: Math.max(room.left, room.left + room.width - size.width), top: Math.max(room.top, room.top + room.height - size.height) }
  let best = { left: room.left, top: room.top }
  let least = Infinity
  for (let top = room.top; ; top = Math.min(top + STEP, last.top)) {
    for (let left = room.left; ; left = Math.min(left + STEP, last.left)) {
      const box = { left, top, ...size }
      const cost = costOf(box, about, lying, least)
      if (cost < least) {
        least = cost
        best = { left, top }
      }
      if (left >= last.left) break
    }
    if (top >= last.top) break
  }
  return best
}

function costOf(box: Box, about: Box | null, lying: Lying, most: number): number {
  let cost = about ? Math.abs(apart(box, about) - GAP) : 0
  if (about) cost += COSTS.glowing * shared(box, about)
  for (const kind of ['never', 'glowing', 'matters', 'rather'] as const) {
    for (const one of lying[kind]) {
      cost += COSTS[kind] * shared(box, one)
      if (cost >= most) return cost
    }
  }
  return cost
}

/** How many pixels two boxes share. */
export function shared(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}

/** How far it is from one box to another. */
export function apart(a: Box, b: Box): number {
  const { from, to } = line(a, b)
  return Math.hypot(from[0] - to[0], from[1] - to[1])
}

/** The shortest way between the edges of two boxes. */
export function line(a: Box, b: Box): { from: [number, number]; to: [number, number] } {
  const [x, u] = nearest(a.left, a.width, b.left, b.width)
  const [y, v] = nearest(a.top, a.height, b.top, b.height)
  return { from: [x, y], to: [u, v] }
}

/** The nearest points of two spans; the middle of what they share, if they do. */
function nearest(a: number, length: number, b: number, other: number): [number, number] {
  if (a + length < b) return [a + length, b]
  if (b + other < a) return [a, b + other]
  const middle = (Math.max(a, b) + Math.min(a + length, b + other)) / 2
  return [middle, middle]
}

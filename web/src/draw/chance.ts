/** A small seeded generator: the same word always gives the same drawing, in every browser. */
export class Chance {
  private state: number

  constructor(word: string) {
    let hash = 2166136261
    for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 16777619)
    this.state = hash >>> 0
    for (let i = 0; i < 4; i++) this.next() // the first numbers of near words are near: walk on
  }

  /** From 0 up to, but not, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  one<T>(of: readonly T[]): T {
    return of[Math.floor(this.next() * of.length)] as T
  }
}

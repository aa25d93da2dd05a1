import { leftOf } from '../src/ending/judging'
import { describe, expect, it } from 'vitest'
import { courseOf, nearestStop, roundAt, sideOf, toldOf } from '../src/ending/course'
import type { Judgement, LogView, Point } from '../src/wire'

const point = (answers: number, seat: number, chance: number, error = 0.02): Point => ({ answers, seat, chance, error })
const line = (what: string, at: number, args: LogView['text']['args'] = {}): LogView => ({ text: { id: `champions-log-${what}`, args }, rule: 'x', at })
const better = { id: 'champions-do-defend' }
const judgement: Judgement = {
  game: 'champions', sides: [[0, 2], [1]], answers: 60, plays: 40, turning: [],
  points: [
    point(2, 0, 0.5), point(3, 1, 0.4), point(5, 2, 0.52), point(9, 0, 0.9, 0.5), point(11, 0, 0.3), point(20, 2, 0.38), point(30, 0, 0.6), point(41, 0, 0.5),
    point(50, 0, 0.97), point(60, 0, 1, 0), point(60, 2, 1, 0), point(60, 1, 0, 0),
  ],
  mistakes: [{ answers: 5, seat: 2, taken: better, better, key: 'defend:k1', loss: 0.2, error: 0.03, plays: 40, why: [] }],
}
const log = [line('round', 1, { n: 1 }), line('exhausts', 6), line('defeated', 6), line('damaged', 9), line('round', 25, { n: 2 }), line('exhausts', 42)]

describe('the course of a game', () => {
  const course = courseOf(judgement, [0, 2], log)

  it('is that of one side, without what the judge could not know', () => {
    expect(course.stops.map((stop) => stop.answers)).toEqual([2, 5, 11, 20, 30, 41, 50, 60])
    expect(course.stops.at(-1)?.chance).toBe(1)
    expect(sideOf(judgement, [2])).toEqual([0, 2])
    expect(sideOf(judgement, [1])).toEqual([1])
    expect(sideOf(judgement, [])).toEqual([0, 2])
  })

  it('turns four times at most, where it changed most, in the order of the game', () => {
    expect(course.turns.map(({ letter, answers, until }) => [letter, answers, until])).toEqual([['A', 5, 11], ['B', 20, 30], ['C', 30, 41], ['D', 41, 50]])
    expect(course.turns[0]?.mistake?.better).toBe(better)
    expect(course.turns[1]?.mistake).toBeNull()
    expect(courseOf({ ...judgement, points: [point(1, 0, 0.5), point(2, 0, 0.53), point(3, 0, 0.5)] }, [0], log).turns).toEqual([])
  })

  it('is drawn of unsure points rather than not at all', () => {
    expect(courseOf({ ...judgement, points: [point(1, 0, 0.5, 0.5), point(4, 0, 0.7, 0.5)] }, [0], log).stops).toHaveLength(2)
  })

  it('knows its rounds', () => {
    expect(course.rounds).toEqual([{ n: 1, answers: 0 }, { n: 2, answers: 25 }])
    expect([roundAt(course, 3), roundAt(course, 25)]).toEqual([1, 2])
    expect(course.stops[nearestStop(course, 33)]?.answers).toBe(30)
  })

  it('tells of a decision what came of it, and what is quiet only where nothing else was said', () => {
    expect(toldOf(log, 5, 11, ['exhausts']).map((one) => one.text.id)).toEqual(['champions-log-defeated', 'champions-log-damaged'])
    expect(toldOf(log, 41, 50, ['exhausts']).map((one) => one.text.id)).toEqual(['champions-log-exhausts'])
  })
})

describe('how long the judge still needs', () => {
  const since = { at: 1000, part: 0.1 }

  it('is not known before some of it was seen', () => {
    expect(leftOf(since, 2000, 0.2)).toBeNull()
    expect(leftOf(since, 30_000, 0.1)).toBeNull()
  })

  it('is the rest at the pace so far, in seconds', () => {
    expect(leftOf(since, 11_000, 0.3)).toBeCloseTo(35)
    expect(leftOf(since, 11_000, 1)).toBe(0)
  })
})

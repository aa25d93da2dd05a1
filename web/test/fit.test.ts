import { describe, expect, it } from 'vitest'
import { fitLines, growRows, SLIM, type Shape } from '../src/table/fit'
import { scaleOf } from '../src/table/size'

const zone = (upright: number, turned = 0, inset = false, stacked = 0): Shape => ({ upright, turned, inset, stacked })

describe('the lines of a seat', () => {
  it('are cards of full size while nothing is known of the room', () => {
    expect(fitLines(0, 0, [[zone(20)]])).toEqual([{ as: 'cards', height: 123, shown: 1 }])
  })

  it('are cards side by side where there is room', () => {
    const [first, second] = fitLines(540, 270, [[zone(2, 0, true), zone(1), zone(1)], [zone(2), zone(3)]])
    expect(first).toEqual({ as: 'cards', height: 125, shown: 1 })
    expect(second).toEqual({ as: 'cards', height: 125, shown: 1 })
  })

  it('overlap until 60 % of each card is seen, and then are lines of text', () => {
    const shown = [5, 6, 7, 8, 9, 10, 11].map((n) => fitLines(540, 130, [[zone(n)]])[0]!)
    expect(shown.map((fit) => fit.as)).toEqual(['cards', 'cards', 'cards', 'cards', 'cards', 'lines', 'lines'])
    expect(shown[0]!.shown).toBe(1)
    for (const fit of shown.slice(1, 5)) {
      expect(fit.shown).toBeGreaterThanOrEqual(0.6)
      expect(fit.shown).toBeLessThan(1)
    }
  })

  it('never need more room than there is while they are cards', () => {
    for (let n = 1; n < 12; n++) {
      for (let turned = 0; turned <= n; turned++) {
        const line = [zone(n - turned, turned, true), zone(2)]
        const fit = fitLines(500, 123, [line])[0]!
        if (fit.as === 'lines') continue
        const slim = Math.max(80, (fit.height * 88) / 123)
        const wide = Math.max(104, (fit.height * 88) / 123)
        const first = (n - turned) * slim + turned * wide
        const last = turned > 0 ? wide : slim
        const cards = fit.shown < 1 ? (first - last) * fit.shown + last + slim * fit.shown + slim : first + 8 * (n - 1) + 2 * slim + 8
        expect(cards + 12 + 32).toBeLessThanOrEqual(500.5)
      }
    }
  })

  it('shrink before the lower one becomes text, and attachments need room too', () => {
    expect(fitLines(900, 220, [[zone(2)], [zone(2)]]).map((fit) => [fit.as, fit.height])).toEqual([['cards', 106], ['cards', 106]])
    expect(fitLines(900, 220, [[zone(2, 0, false, 40)], [zone(2)]]).map((fit) => fit.as)).toEqual(['cards', 'lines'])
    expect(fitLines(900, 180, [[zone(2)], [zone(2)]]).map((fit) => fit.as)).toEqual(['cards', 'lines'])
  })

  it('are one row of text that scrolls where rows of text would push the cards out', () => {
    const text = { height: 28, width: 210, least: 82 }
    const heroes = [zone(3)]
    for (let allies = 0; allies < 14; allies++) {
      for (const height of [150, 170, 190, 210]) {
        const [cards, lines] = fitLines(430, height, [heroes, [zone(4, 0, true), zone(allies)]], text)
        if (lines?.as !== 'lines') continue
        const rows = lines.scrolls ? 28 + 12 : 28 * Math.ceil((4 + allies) / 2)
        expect(cards!.height + 8 + rows).toBeLessThanOrEqual(height)
      }
    }
    expect(fitLines(430, 190, [heroes, [zone(4), zone(8)]], text)[1]).toMatchObject({ as: 'lines', scrolls: true })
    expect(fitLines(430, 190, [heroes, [zone(2), zone(2)]], text)[1]?.scrolls).toBeUndefined()
  })
})

const pieces = (n: number, stacked = 0, beside = 0): Shape => ({ upright: n, turned: 0, stacked, inset: false, pieces: Array.from({ length: n }, () => ({ turned: false, stacked, beside })) })

describe('the cards of a seat', () => {
  it('are as large as there is room: in one row while they are few, in more rows before they overlap', () => {
    const grown = [3, 6, 9, 12, 20].map((n) => growRows(1100, 260, [[pieces(n)], [pieces(1)]], 100))
    const heights = grown.map((one) => one?.height ?? 0)
    expect(heights[0]).toBe(248)
    expect(heights).toEqual([...heights].sort((a, b) => b - a))
    expect(grown[0]!.rows).toHaveLength(1)
    expect(grown[4]!.rows).toHaveLength(2)
    expect(growRows(1100, 260, [[pieces(40)]], 100)).toBeNull()
  })

  it('never need more room than there is', () => {
    for (const width of [400, 700, 1100]) {
      for (const height of [200, 300, 500]) {
        for (let n = 1; n < 24; n++) {
          const lines = [[pieces(n, 33), pieces(2)], [pieces(3)]]
          const grown = growRows(width, height, lines, 90)
          if (grown === null) continue
          const card = Math.max(80, grown.height * SLIM)
          for (const row of grown.rows) expect(row.reduce((sum, part) => sum + (part.to - part.from) * (card + 8) - 8 + 25, -25)).toBeLessThanOrEqual(width + 0.5)
          expect(grown.rows.reduce((sum, row) => sum + grown.height + (row.some((part) => part.line === 0 && part.zone === 0) ? 33 : 0) + 8, -8)).toBeLessThanOrEqual(height)
          expect(grown.rows.flat().reduce((sum, part) => sum + part.to - part.from, 0)).toBe(n + 5)
        }
      }
    }
  })
})

describe('a larger window', () => {
  it('has a larger table, and what is read beside it grows less', () => {
    expect(scaleOf(1440, 900)).toMatchObject({ board: 1, aside: 1, hand: 1, lines: 7 })
    expect(scaleOf(390, 844)).toMatchObject({ board: 1, aside: 1 })
    expect(scaleOf(1920, 1080).board).toBe(1.2)
    const { board, aside, lines } = scaleOf(2560, 1440)
    expect(board).toBe(1.6)
    expect(aside).toBeLessThan(board)
    expect(lines).toBeGreaterThan(7)
  })
})

import { describe, expect, it } from 'vitest'
import { beginnings, framesOf, lineOf, mentions } from '../src/table/motion'
import { thingsOf } from '../src/table/things'
import type { Text } from '../src/wire'
import { defending } from './fixtures'

const box = (x: number, y: number, width = 80, height = 112): DOMRect => ({ left: x, top: y, width, height, right: x + width, bottom: y + height, x, y, toJSON: () => '' })
const seat = (n: number): Text => ({ id: 'seat', args: { n } })

describe('motion', () => {
  it('finds what a line names, however deep', () => {
    const line: Text = { id: 'champions-log-x', args: { player: seat(2), cards: [{ id: 'champions-card-01', args: {} }, { id: 'champions-card-02' }], n: 3 } }
    expect([...mentions(line)]).toEqual(['champions-log-x', 'seat 2', 'champions-card-01', 'champions-card-02'])
  })

  it('moves a card with the line that names it, else with the line of its seat', () => {
    const things = thingsOf(defending)
    const [key, thing] = [...things].find(([, one]) => one.card?.face && one.area.kind === 'own')!
    const name = thing.card!.face!.name.id
    const lines = [new Set(['x']), new Set([`seat ${thing.area.owner! + 1}`]), new Set([name])]
    expect(lineOf(key, things, lines)).toBe(2)
    expect(lineOf(key, things, lines.slice(0, 2))).toBe(1)
    expect(lineOf(key, things, lines.slice(0, 1))).toBe(0)
    expect(lineOf(thing.area.id, things, lines)).toBe(1)
    expect(lineOf('nothing', things, lines)).toBe(0)
  })

  it('lets lines follow each other, but never for more than 700 ms', () => {
    expect([...beginnings(new Set([4]))]).toEqual([[4, 0]])
    expect([...beginnings(new Set([7, 2]))]).toEqual([[2, 0], [7, 260]])
    const many = beginnings(new Set(Array.from({ length: 30 }, (_, i) => i * 2)))
    expect([...many.values()]).toEqual([...many.values()].sort((a, b) => a - b))
    expect(Math.max(...many.values()) + 420).toBeLessThanOrEqual(700)
  })

  it('glides, turns, comes from the deck or is turned up', () => {
    expect(framesOf(box(0, 0), box(1, 1))).toBeNull()
    expect(framesOf(box(0, 0), box(200, 0))).toMatchObject({ duration: 260, frames: [{ transform: 'translate(-200px,0px) scale(1)' }, {}] })
    expect(framesOf(box(0, 0), box(-16, 16, 112, 80), true)).toMatchObject({ duration: 180, frames: [{ transform: 'translate(0px,0px) rotate(-90deg)' }, {}] })
    expect(framesOf(undefined, box(200, 0), false, box(0, 0))?.frames[0]?.['transform']).toBe('translate(-200px,0px) scale(1)')
    expect(framesOf(undefined, box(200, 0))?.frames[0]?.['transform']).toBe('scaleX(0)')
  })
})

import { describe, expect, it } from 'vitest'
import { attacksOf, isHostile, way } from '../src/table/aim'
import { thingsOf } from '../src/table/things'
import { chained, defending } from './fixtures'

const card = (left: number, top: number) => ({ left, top, width: 80, height: 112 })
const numbers = (text: string): number[] => [...text.matchAll(/-?[\d.]+/g)].map(Number)

describe('an arrow', () => {
  it('goes from edge to edge and covers neither card', () => {
    const { line, head } = way(card(100, 0), card(300, 300))
    const [x, y] = numbers(line)
    expect([x, y]).toEqual([140, 117])
    expect(numbers(head).slice(0, 2)).toEqual([340, 295])
  })

  it('goes up as well as down, and sideways between neighbours in one row', () => {
    expect(numbers(way(card(0, 300), card(0, 0)).head).slice(0, 2)).toEqual([40, 117])
    expect(numbers(way(card(0, 0), card(130, 10)).head).slice(0, 2)).toEqual([125, 66])
  })

  it('goes over the cards that lie between two in one row', () => {
    const { line, head } = way(card(0, 100), card(300, 110))
    expect(numbers(head).slice(0, 2)).toEqual([340, 105])
    expect(numbers(line).slice(0, 2)).toEqual([40, 95])
    expect(Math.min(...numbers(line))).toBeLessThan(92)
  })

  it('ends beside the others that aim at the same card', () => {
    const tips = [0, 1, 2, 3].map((i) => numbers(way(card(i * 100, 0), card(100, 300), i, 4).head)[0]!)
    expect(new Set(tips).size).toBe(4)
    for (const tip of tips) expect(Math.abs(tip - 140)).toBeLessThan(40)
  })

  it('is drawn for attacks, in the colour of the other side where it comes from there', () => {
    const [attack] = attacksOf(defending)
    expect(attacksOf(defending)).toHaveLength(1)
    expect(isHostile(defending, thingsOf(defending).get(attack!.by), () => false)).toBe(true)
    expect(isHostile(defending, thingsOf(defending).get(attack!.on), () => false)).toBe(false)
    const things = thingsOf(chained)
    expect(attacksOf(chained)).toHaveLength(4)
    expect(chained.arrows!.length).toBeGreaterThan(4) // what effects aim at is said in the chain
    for (const arrow of attacksOf(chained)) expect([isHostile(chained, things.get(arrow.by), () => false), isHostile(chained, things.get(arrow.on), () => false)]).toEqual([true, false])
  })
})

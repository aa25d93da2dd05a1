import { describe, expect, it } from 'vitest'
import { exchange, generated, isMet } from '../src/table/paying'
import type { PaymentView } from '../src/wire'

const KEYS = ['spend:energy', 'spend:mental', 'spend:strength', 'use:web', 'done']

/** Two of any kind, from a hand with three cards (one gives double) and an ability that gives a wild. */
const TWO: PaymentView = {
  bill: [0, 0, 0, 2], have: [0, 0, 0, 0], gives: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 2, 0], [0, 0, 0, 1], []], times: [1, 1, 1, 1, 1], suggested: ['use:web', 'spend:mental'],
}

describe('a payment', () => {
  it('counts what was picked before and now', () => {
    expect(generated({ ...TWO, have: [1, 0, 0, 0] }, KEYS, ['spend:strength', 'use:web'])).toEqual([1, 0, 2, 1])
  })

  it('is met by enough of any kind', () => {
    expect(isMet(TWO, KEYS, ['spend:energy'])).toBe(false)
    expect(isMet(TWO, KEYS, ['spend:energy', 'spend:mental'])).toBe(true)
    expect(isMet({ ...TWO, have: [2, 0, 0, 0] }, KEYS, [])).toBe(true)
  })

  it('asks for a kind where the bill does, and a wild stands for it', () => {
    const typed = { ...TWO, bill: [0, 1, 0, 0] }
    expect(isMet(typed, KEYS, ['spend:energy'])).toBe(false)
    expect(isMet(typed, KEYS, ['spend:mental'])).toBe(true)
    expect(isMet(typed, KEYS, ['use:web'])).toBe(true)
  })

  it('may need several that pay', () => {
    const heroes: PaymentView = { bill: [2], have: [0], gives: [[1], [1]], times: [2, 1], different: 2 }
    expect(isMet(heroes, ['spend:a', 'spend:b'], ['spend:a', 'spend:a'])).toBe(false)
    expect(isMet(heroes, ['spend:a', 'spend:b'], ['spend:a', 'spend:b'])).toBe(true)
  })
})

describe('a click on a source', () => {
  it('brings it in for what is no longer needed', () => {
    expect(exchange(TWO, KEYS, ['use:web', 'spend:mental'], 'spend:strength')).toEqual(['spend:strength'])
    expect(exchange(TWO, KEYS, ['use:web', 'spend:mental'], 'spend:energy')).toEqual(['spend:energy', 'use:web'])
  })

  it('takes it out again', () => {
    expect(exchange(TWO, KEYS, ['use:web', 'spend:mental'], 'use:web')).toEqual(['spend:mental'])
  })

  it('adds another token of the same hero as long as there is one', () => {
    const heroes: PaymentView = { bill: [3], have: [0], gives: [[1], [1]], times: [2, 3] }
    const keys = ['spend:a', 'spend:b']
    expect(exchange(heroes, keys, ['spend:b', 'spend:b', 'spend:b'], 'spend:a')).toEqual(['spend:a', 'spend:b', 'spend:b'])
    expect(exchange(heroes, keys, ['spend:a', 'spend:a', 'spend:b'], 'spend:a')).toEqual(['spend:b'])
  })
})

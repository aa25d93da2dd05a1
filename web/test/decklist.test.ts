import { describe, expect, it } from 'vitest'
import { lines, sizeOf } from '../src/pages/decklist'
import type { Face } from '../src/wire'
import { Language } from '../src/words/language'

const words = new Language('uk', 'kick = Удар з розгону\nlogan = Росомаха\n')
const face = (code: string, id: string, plain: string, sub = ''): Face => ({ code, kind: 'event', name: { id, plain }, ...(sub ? { subname: { id: `sub-${code}`, plain: sub } } : {}) })
const faces = [
  face('01005', 'kick', 'Swinging Web Kick'), face('01003', 'flip', 'Backflip'),
  face('VS-029', 'logan', 'Wolverine', 'Weapon Instinct'), face('VS-034', 'logan', 'Wolverine', 'The Best at What He Does'),
]

describe('a deck list', () => {
  it('has a line for each card, with its name in the language of the reader', () => {
    const deck = { '01005': 3, 'VS-034': 1, 'XX-1': 2 }
    expect(lines(deck, faces, words).split('\n')).toEqual(['01005 x 3  # Удар з розгону', 'VS-034 x 1  # Росомаха, The Best at What He Does', 'XX-1 x 2'])
    expect(sizeOf(deck)).toBe(6)
  })
})

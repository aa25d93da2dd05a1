import { describe, expect, it } from 'vitest'
import { readDeck, sizeOf, writeDeck } from '../src/pages/decklist'
import type { Face } from '../src/wire'
import { Language } from '../src/words/language'

const words = new Language('uk', 'kick = Удар з розгону\nlogan = Росомаха\n')
const face = (code: string, id: string, plain: string, sub = ''): Face => ({ code, kind: 'event', name: { id, plain }, ...(sub ? { subname: { id: `sub-${code}`, plain: sub } } : {}) })
const faces = [
  face('01005', 'kick', 'Swinging Web Kick'), face('01003', 'flip', 'Backflip'),
  face('VS-029', 'logan', 'Wolverine', 'Weapon Instinct'), face('VS-034', 'logan', 'Wolverine', 'The Best at What He Does'),
]
const read = (list: string) => readDeck(list, faces, words)

describe('a deck list', () => {
  it.each([
    '01005 x 3', '01005 x3', '01005 3', '01005 = 3', '01005: 3', '3 x 01005', '3x 01005', '3 01005', '01005 × 3  # Swinging Web Kick',
    '3x Swinging Web Kick (Core Set)', 'Swinging Web Kick x 3', '3 swinging web kick', 'Удар з розгону x 3', '01005\n01005\n01005 // twice more',
  ])('is read as people write it: %s', (line) => {
    expect(read(line)).toEqual({ '01005': 3 })
  })

  it('skips the headings of a deck file', () => {
    expect(read('name = "Mine"\nhero = "spider_man"\n\n[cards]\n01005 = 3\n01003 = 2\n')).toEqual({ '01005': 3, '01003': 2 })
  })

  it('tells cards of one name apart by what stands after it', () => {
    expect(read('2x Wolverine, Weapon Instinct')).toEqual({ 'VS-029': 2 })
    expect(read('VS-029 x 1\n2x Wolverine')).toMatchObject({ id: 'page-deck-line', args: { line: 2 } })
  })

  it('leaves a code that nobody knows to the game, and names a line that says nothing', () => {
    expect(read('XX-999 x 2')).toEqual({ 'XX-999': 2 })
    expect(read('01005 x 3\nhello there, friend')).toEqual({ id: 'page-deck-line', args: { line: 2, said: 'hello there, friend' } })
    expect(read('')).toEqual({})
  })

  it('comes back as it was written', () => {
    const deck = { '01005': 3, 'VS-034': 1, 'XX-1': 2 }
    const list = writeDeck(deck, faces, words)
    expect(list.split('\n')).toContain('01005 x 3  # Удар з розгону')
    expect(read(list)).toEqual(deck)
    expect(sizeOf(deck)).toBe(6)
  })
})

import { describe, expect, it } from 'vitest'
import { ANYTHING, curve, isWanted, ledBy, poolOf, withCopies } from '../src/decks/shelf'
import { seat } from '../src/pages/proposal'
import type { DeckShelf, Face, SetupField } from '../src/wire'
import { Language } from '../src/words/language'

const words = new Language('uk', 'kick = Удар з розгону\ntrait-air = Політ\n')
const face = (code: string, faction: string, kind: string, cost: number | null, more: Partial<Face> = {}): Face => ({
  code, kind, faction, name: { id: `c-${code}`, plain: code }, ...(cost === null ? {} : { gem: { icon: 'cost', value: cost } }), ...more,
})
const faces = [
  face('kick', 'hero', 'event', 3, { name: { id: 'kick', plain: 'Swinging Web Kick' }, traits: [{ id: 'trait-air' }] }),
  face('glóin', 'basic', 'ally', 1), face('stone', 'basic', 'resource', null), face('suit', 'hero', 'upgrade', 0),
]
const shelf: DeckShelf = {
  game: 'champions', leaders: ['spider', 'iron'], most_leaders: 1, comes_with: { spider: { kick: 3 }, iron: { suit: 1 } },
  cards: ['kick', 'glóin', 'stone', 'suit'], ready: {}, formats: ['text'],
}
const wanted = (some: Partial<typeof ANYTHING>): string[] => faces.filter((one) => isWanted(one, { ...ANYTHING, ...some }, { stone: 1 }, words)).map((one) => one.code)

describe('the cards of the shelf', () => {
  it('are found by colour, kind, cost, trait, and all that stands on them', () => {
    expect(wanted({})).toHaveLength(4)
    expect(wanted({ factions: ['hero'], kinds: ['event', 'ally'] })).toEqual(['kick'])
    expect(wanted({ costs: ['0', '1'] })).toEqual(['glóin', 'suit'])
    expect(wanted({ trait: 'trait-air' })).toEqual(['kick'])
    expect(wanted({ inside: true })).toEqual(['stone'])
    expect(wanted({ text: 'розгону полІт' })).toEqual(['kick'])
    expect(wanted({ text: 'swinging' })).toEqual(['kick'])
    expect(wanted({ text: 'GLOIN' })).toEqual(['glóin'])
    expect(wanted({ text: 'lemon' })).toEqual([])
  })

  it('are those of the leader and of everybody, and what is in the deck', () => {
    expect(poolOf(shelf, faces, ['spider'], {}).map((one) => one.code)).toEqual(['kick', 'glóin', 'stone'])
    expect(poolOf(shelf, faces, ['spider'], { suit: 1 })).toHaveLength(4)
  })
})

describe('the deck', () => {
  it('takes what comes with its leader, and gives back what came with the one before', () => {
    expect(ledBy(shelf, ['spider'], { kick: 3, stone: 1 }, 'iron')).toEqual({ leaders: ['iron'], cards: { suit: 1, stone: 1 } })
    expect(ledBy(shelf, ['spider'], { kick: 3 }, 'spider')).toEqual({ leaders: [], cards: {} })
    const three = { ...shelf, most_leaders: 2, comes_with: {} }
    expect(ledBy(three, ['a'], {}, 'b').leaders).toEqual(['a', 'b'])
    expect(ledBy(three, ['a', 'b'], {}, 'c').leaders).toEqual(['a', 'b'])
    expect(ledBy(three, ['a', 'b'], {}, 'a').leaders).toEqual(['b'])
  })

  it('adds up to a curve without holes', () => {
    expect(curve(faces, { kick: 3, suit: 1, stone: 2 })).toEqual([{ cost: 0, copies: 1 }, { cost: 1, copies: 0 }, { cost: 2, copies: 0 }, { cost: 3, copies: 3 }])
    expect(curve(faces, {})).toEqual([])
    expect(withCopies({ a: 1 }, 'a', 0)).toEqual({})
    expect(withCopies({ a: 1 }, 'b', 2)).toEqual({ a: 1, b: 2 })
  })

  it('is laid into a setup; in a duel the other takes one of its size', () => {
    const ready = (value: string, n: number) => ({ value, title: { id: value }, deck: { x: n } })
    const decks: SetupField = { id: 'decks', title: { id: 'd' }, values: [ready('forty', 40), ready('sixty', 60)], default: ['forty', 'forty'], seats: [2, 2] }
    expect(seat([decks], {}, { decks: { y: 61 } }, 0, 2)).toEqual({ decks: [{ y: 61 }, 'sixty'] })
    const heroes: SetupField = { id: 'heroes', title: { id: 'h' }, values: [], default: ['spider_man'], seats: [1, 4] }
    expect(seat([heroes, { ...decks, default: [], seats: [1, 4] }], {}, { heroes: '', decks: { y: 40 } }, 0, 1)).toEqual({ decks: [{ y: 40 }] })
  })
})

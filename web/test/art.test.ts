import { describe, expect, it } from 'vitest'
import { art, grammarOf, type Grammar } from '../src/draw/art'
import { drawBack } from '../src/draw/back'
import { Chance } from '../src/draw/chance'
import { drawEmblem } from '../src/draw/emblem'
import { drawSprite, glyphOf, SYMBOLS } from '../src/draw/symbols'

const GRAMMARS: Grammar[] = ['figure', 'burst', 'place', 'tool', 'shards', 'map', 'pattern']

describe('chance', () => {
  it('gives the same numbers for the same word', () => {
    const numbers = (word: string) => { const r = new Chance(word); return [r.next(), r.whole(1, 6), r.between(2, 3)] }
    expect(numbers('groot')).toEqual(numbers('groot'))
    expect(numbers('groot')).not.toEqual(numbers('groos'))
  })

  it('stays within its bounds', () => {
    const r = new Chance('bounds')
    for (let i = 0; i < 500; i++) {
      const n = r.whole(3, 5)
      expect(n).toBeGreaterThanOrEqual(3)
      expect(n).toBeLessThanOrEqual(5)
    }
  })
})

describe('art', () => {
  it.each(GRAMMARS)('draws %s as one well-formed picture', (grammar) => {
    const svg = art('Some card', grammar, 'n3')
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
    expect(parsed.querySelector('parsererror')).toBeNull()
    expect(svg).not.toMatch(/NaN|undefined|style=/)
  })

  it('is the same picture for the same card, and another one for another', () => {
    const shapes = (name: string) => art(name, 'figure', 'guardians').replace(/art\d+/g, '')
    expect(shapes('star_lord')).toBe(shapes('star_lord'))
    expect(shapes('star_lord')).not.toBe(shapes('gamora'))
  })

  it('gives people several body types', () => {
    const names = ['drax', 'groot', 'rocket', 'gamora', 'mantis', 'nebula', 'yondu', 'cosmo', 'thor', 'hulk', 'vision', 'wasp']
    const shapes = new Set(names.map((name) => (art(name, 'figure', 'guardians').match(/<polygon/g) ?? []).length))
    expect(shapes.size).toBeGreaterThan(3)
  })

  it('never uses a style attribute, which the content policy forbids', () => {
    for (const drawing of [drawBack('technique'), drawBack('unknown'), drawEmblem('guardians'), drawSprite()]) expect(drawing).not.toContain('style=')
  })

  it('knows a grammar for every kind', () => {
    expect(grammarOf('battlefield')).toBe('place')
    expect(grammarOf('something new')).toBe('burst')
  })
})

describe('symbols', () => {
  it('has a glyph for every faction', () => {
    for (const faction of ['hero', 'guardians', 'avengers', 'n4', 'xmen', 'nobody']) expect(SYMBOLS).toHaveProperty(glyphOf(faction))
  })
})

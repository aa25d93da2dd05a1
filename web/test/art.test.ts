import { describe, expect, it } from 'vitest'
import { art, grammarOf, type Grammar } from '../src/draw/art'
import { lookOf } from '../src/card/look'
import { BODIES, type Body } from '../src/draw/bodies'
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

  it('gives people several builds', () => {
    const names = ['drax', 'groot', 'rocket', 'gamora', 'mantis', 'nebula', 'yondu', 'cosmo', 'thor', 'hulk', 'vision', 'wasp']
    const shapes = new Set(names.map((name) => (art(name, 'figure', 'guardians').match(/<polygon/g) ?? []).length))
    expect(shapes.size).toBeGreaterThan(3)
  })

  it.each(Object.keys(BODIES) as Body[])('draws a %s figure', (body) => {
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const svg = art(name, 'figure', 'x-men', false, body)
      expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull()
      expect(svg).not.toMatch(/NaN|undefined/)
    }
  })

  it('builds machines, giants and people without a costume as their cards say', () => {
    const face = (kind: string, ...traits: string[]) => ({ code: 'x', name: { id: 'x' }, kind, traits: traits.map((id) => ({ id })) })
    expect(lookOf(face('character', 'versus-team-sentinel')).body).toBe('machine')
    expect(lookOf(face('ally', 'champions-trait-avenger', 'champions-trait-gamma')).body).toBe('brute')
    expect(lookOf(face('alter-ego', 'champions-trait-gamma')).body).toBe('plain')
    expect(lookOf(face('hero', 'champions-trait-avenger')).body).toBeUndefined()
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
    for (const faction of ['hero', 'guardians', 'avengers', 'n4', 'x-men', 'nobody']) expect(SYMBOLS).toHaveProperty(glyphOf(faction))
  })
})

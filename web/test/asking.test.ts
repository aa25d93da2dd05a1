import { describe, expect, it } from 'vitest'
import { askingOf, buttonsOf, hotkeys, isHinted, isHintedOn, makeAsking, type Asking, type Offer } from '../src/table/asking'
import { thingsOf } from '../src/table/things'
import type { OptionView } from '../src/wire'
import { laying, tableOf, watching } from './fixtures'

describe('things', () => {
  it('finds cards, places and players by key, but nothing face down', () => {
    const things = thingsOf(laying)
    expect(things.get('p1')?.kind).toBe('area')
    expect([...things.values()].filter((thing) => thing.kind === 'place')).toHaveLength(7)
    expect(things.has('')).toBe(false)
  })
})

describe('the open choice', () => {
  const asking = askingOf(tableOf(laying))

  it('is the own one, with the number that an answer must name', () => {
    expect(asking?.seat).toBe(0)
    expect(asking?.number).toBe(7)
    expect(asking?.offers.every((offer) => offer.key.startsWith('lay:'))).toBe(true)
  })

  it('uses the number on a card as its key', () => {
    const things = thingsOf(laying)
    for (const offer of asking?.offers ?? []) expect(offer.hotkey).toBe(String(things.get(offer.on)?.card?.face?.gem?.value))
  })

  it('is nobody’s for a spectator', () => {
    expect(askingOf(tableOf(watching))).toBeNull()
  })

  it('is nobody’s when one looks from a seat that is not one’s own', () => {
    expect(askingOf({ ...tableOf(laying), yours: [2] })).toBeNull()
  })
})

describe('keys and buttons', () => {
  const things = thingsOf(laying)
  const card = laying.areas.flatMap((area) => area.zones ?? []).find((zone) => zone.id === 'hand' && zone.owner === 0)?.cards?.[0]
  const plain = (n: number): OptionView[] => Array.from({ length: n }, (_, i) => ({ key: `do:${i}`, text: { id: 'x' } }))

  it('counts from 1, and leaves the tenth without a key', () => {
    expect(hotkeys(plain(11), things)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '', ''])
  })

  it('gives other options the numbers that no card carries', () => {
    const number = String(card?.face?.gem?.value)
    const keys = hotkeys([{ key: 'a', text: { id: 'x' }, on: card?.key ?? '' }, { key: 'pass', text: { id: 'y' } }], things)
    expect(keys[0]).toBe(number)
    expect(keys[1]).not.toBe(number)
  })

  it('repeats glowing cards as buttons only while they are few', () => {
    const choice = (options: OptionView[]) => makeAsking(laying, { seat: 0, rule: 'r', options }, 1)
    const on = [...things.keys()].slice(0, 5)
    const glowing = on.map((key): OptionView => ({ key: `take:${key}`, text: { id: key }, on: key }))
    const pass: OptionView = { key: 'decline', text: { id: 'no' } }
    expect(buttonsOf(choice([...glowing.slice(0, 3), pass]))).toHaveLength(4)
    expect(buttonsOf(choice([...glowing, pass])).map((offer) => offer.key)).toEqual(['decline'])
  })

  it('knows a refusal', () => {
    const asking = makeAsking(laying, { seat: 0, rule: 'r', options: [{ key: 'decline', text: { id: 'no' } }, { key: 'use-ability:c1', text: { id: 'yes' } }] }, 1)
    expect(asking.offers.map((offer) => offer.declines)).toEqual([true, false])
  })
})

describe('what is advised', () => {
  const offer = (key: string, more: Partial<Offer> = {}): Offer => ({ key, text: { id: 'attack' }, on: key.split(':')[1] ?? '', notes: [], details: [], hotkey: '', declines: false, free: false, look: '', ...more })
  const asking = (offers: Offer[]): Asking => ({ seat: 0, number: 1, rule: '', prompt: null, about: '', offers, byThing: new Map(offers.map(({ on }) => [on, offers.filter((one) => one.on === on)])), pays: null })

  it('is marked on the button of equal ones, not on one that only has the same name', () => {
    const [fresh, alike, hurt] = [offer('attack:k1'), offer('attack:k2'), offer('attack:k3', { look: 'damage 1' })]
    const asked = { asking: asking([fresh, alike, hurt]), hinted: 'attack:k2', hintedNext: '' }
    expect([fresh, alike, hurt].map((one) => isHinted(asked, one))).toEqual([true, true, false])
  })

  it('is marked on a thing whatever else can be done with it', () => {
    const asked = { asking: asking([offer('attack:k1'), offer('thwart:k1'), offer('attack:k2')]), hinted: 'thwart:k1' }
    expect(['k1', 'k2', ''].map((key) => isHintedOn(asked, key))).toEqual([true, false, false])
    expect(isHintedOn({ asking: null, hinted: '' }, 'k1')).toBe(false)
  })
})

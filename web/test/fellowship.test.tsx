import { cleanup, render } from '@testing-library/preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dial } from '../src/games/fellowship/Dial'
import { besideOf, Host, isFighting } from '../src/games/fellowship/Host'
import { ScoreSheet } from '../src/games/fellowship/ScoreSheet'
import { nearestEnemy, sumOf, tallyOf } from '../src/games/fellowship/tally'
import { layoutOf } from '../src/games/layouts'
import { BoardContext, type Board } from '../src/table/context'
import { fitHosts } from '../src/table/fit'
import { thingsOf } from '../src/table/things'
import type { Arrow, AreaView, CardView, Stat, View } from '../src/wire'

afterEach(cleanup)

const stats = (numbers: Record<string, number>): Stat[] => Object.entries(numbers).map(([icon, value]) => ({ icon, value }))

function card(key: string, kind: string, numbers: Record<string, number>, more: Partial<CardView> = {}): CardView {
  return { back: 'player', key, face: { code: key, name: { id: key, plain: key }, kind, faction: 'spirit', stats: stats(numbers) }, ...more }
}

const eowyn = card('eowyn', 'hero', { willpower: 4, attack: 1, defense: 1, 'hit-points': 3 })
const aragorn = card('aragorn', 'hero', { willpower: 2, attack: 3, defense: 2, 'hit-points': 4 }, { counters: [{ id: 'damage', value: 1 }] })
const spider = card('spider', 'enemy', { engagement: 25, threat: 2, attack: 3, defense: 1, 'hit-points': 4 })
const road = card('road', 'location', { threat: 1 })
const hidden: CardView = { back: 'encounter' }

function table(scenario: Partial<AreaView>, staging: CardView[], heroes: CardView[], engaged: CardView[], arrows: Arrow[] = []): View {
  return {
    game: 'fellowship', seat: 0, seats: 2, step: 'commit', answers: 9, arrows,
    areas: [
      { id: 'scenario', kind: 'enemy', ...scenario, zones: [...(scenario.zones ?? []), { id: 'staging', layout: 'row', count: staging.length, cards: staging }] },
      { id: 'player-1', kind: 'player', owner: 1, marks: ['commits-later'] },
      {
        id: 'player-0', kind: 'own', owner: 0, key: 'p0', counters: [{ id: 'threat', value: 24, most: 50 }],
        zones: [{ id: 'heroes', layout: 'row', count: heroes.length, cards: heroes }, { id: 'engaged', layout: 'row', count: engaged.length, cards: engaged }],
      },
    ],
  }
}

const counters = (numbers: Record<string, number>) => Object.entries(numbers).map(([id, value]) => ({ id, value }))
const going = (one: CardView, mark: string): CardView => ({ ...one, marks: [mark] })

describe('the tally of a quest', () => {
  const view = (willpower: number, threat: number, more: Record<string, number> = {}) => table(
    { marks: ['phase-quest'], counters: counters({ willpower, 'staging-threat': threat, ...more }), zones: [
      { id: 'quest', layout: 'row', count: 1, cards: [card('flies', 'quest', {})] },
      { id: 'active-location', layout: 'row', count: 1, cards: [card('gate', 'location', {}, { counters: [{ id: 'progress', value: 1, most: 3 }] })] },
    ] },
    [spider, road], [going(eowyn, 'committed'), going(aragorn, 'picked')], [],
  )

  it('takes its totals from the server and its parts from the cards', () => {
    const tally = tallyOf(view(6, 3))
    expect(tally?.left).toMatchObject({ total: 6 })
    expect(tally?.left.parts.map((part) => [part.name.id, part.n])).toEqual([['eowyn', 4], ['aragorn', 2], ['seat', null]])
    expect(tally?.right.parts.map((part) => [part.name.id, part.n])).toEqual([['spider', 2], ['road', 1]])
    expect(tally?.result).toBe(3)
  })

  it('has a part for what no card has by itself', () => {
    expect(tallyOf(view(7, 3))?.left.parts.filter((part) => part.id === 'else').map((part) => part.n)).toEqual([1])
    expect(tallyOf(view(6, 5))?.right.parts.filter((part) => part.id === 'else').map((part) => part.n)).toEqual([2])
  })

  it('says where progress goes: the active location first, the rest to the quest', () => {
    expect(tallyOf(view(5, 3))?.then).toEqual([{ id: 'fellowship-table-then-progress', args: { n: 2, card: { id: 'gate', plain: 'gate' } } }])
    expect(tallyOf(view(6, 3))?.then[0]).toMatchObject({ id: 'fellowship-table-then-both', args: { n: 2, rest: 1 } })
    expect(tallyOf(view(1, 3))?.then).toEqual([{ id: 'fellowship-table-then-raise', args: { n: 2 } }])
    expect(tallyOf(view(3, 3))?.then).toEqual([{ id: 'fellowship-table-then-nothing' }])
  })

  it('keeps room for cards that are not revealed yet', () => {
    const tally = tallyOf(view(6, 3, { 'to-reveal': 2 }))
    expect(tally?.right.parts.at(-1)).toMatchObject({ n: null, name: { args: { n: 2 } } })
    expect(tally?.then.at(-1)).toEqual({ id: 'fellowship-table-to-come', args: { n: 2 } })
  })
})

describe('the tally of a fight', () => {
  const foe = { ...spider, marks: ['attacker'], attached: [hidden] }
  const fight = (defense: number, damage: number, on: string, marks: string[] = [], by = foe) => table(
    { marks, counters: counters({ willpower: 0, 'staging-threat': 0, attack: 3, defense, damage }) }, [], [eowyn, aragorn], [by], [{ by: 'spider', on, kind: 'attack' }],
  )

  it('holds the attacker against who defends, and says what is left', () => {
    const tally = tallyOf(fight(2, 1, 'aragorn'))
    expect(tally?.left.parts.map((part) => part.n)).toEqual([3, null])
    expect(tally?.right.parts.map((part) => [part.name.id, part.n])).toEqual([['aragorn', 2]])
    expect(tally?.then).toEqual([{ id: 'fellowship-table-then-keeps', args: { card: { id: 'aragorn', plain: 'aragorn' }, n: 3, most: 5 } }])
  })

  it('has a question mark in its sum while a shadow card lies face down', () => {
    const tally = tallyOf(fight(2, 1, 'aragorn'))
    expect(tally && sumOf(tally)).toBe('3 + ? − 2')
    const seen = tallyOf(fight(2, 1, 'aragorn', [], { ...foe, attached: [] }))
    expect(seen && sumOf(seen)).toBe('3 − 2 = 1')
  })

  it('says who falls, that nobody defends, and nothing more once the blow has landed', () => {
    expect(tallyOf(fight(0, 3, 'eowyn'))?.then[0]?.id).toBe('fellowship-table-then-destroyed')
    expect(tallyOf(fight(0, 3, 'p0'))?.then[0]?.id).toBe('fellowship-table-then-undefended')
    expect(tallyOf(fight(0, 3, 'eowyn', ['landed']))?.then).toEqual([])
  })
})

it('warns of the enemy that engages first, once it is near', () => {
  const troll = card('troll', 'enemy', { engagement: 30, threat: 1 })
  const view = table({ counters: [] }, [troll, spider, road], [], [])
  expect(nearestEnemy(view, 20)).toMatchObject({ name: { id: 'spider' }, cost: 25, near: false })
  expect(nearestEnemy(view, 23)).toMatchObject({ near: true })
  expect(nearestEnemy(table({ counters: [] }, [road], [], []), 20)).toBeNull()
})

function boardOf(view: View): Board {
  return {
    view, layout: layoutOf(view.game), seats: [], yours: [0], things: thingsOf(view), asking: null, paying: null, hintedNext: '', openPile: () => undefined, hinted: '', picked: '', refused: '',
    take: vi.fn(), press: vi.fn(), look: vi.fn(), leave: vi.fn(), seatName: (seat) => `Player ${seat + 1}`,
  }
}

const drawn = (view: View, what: preact.JSX.Element) => render(<BoardContext.Provider value={boardOf(view)}>{what}</BoardContext.Provider>).container

describe('what lies at a card', () => {
  const nothing = table({ counters: [] }, [], [], [])
  const shadow = card('dark', 'treachery', {}, { marks: ['shadow'] })
  const stone = card('stone', 'attachment', {}, { marks: ['exhausted'] })

  it('is a tab for an attachment and a back for a hidden shadow card', () => {
    const seen = drawn(nothing, <Host card={{ ...spider, attached: [hidden, stone] }} where="engaged" full />)
    expect([...seen.querySelectorAll('.tuck')].map((one) => one.textContent)).toEqual(['stone'])
    expect(seen.querySelector('.tuck.ex [href="#turn"]')).not.toBeNull()
    expect(seen.querySelector('.shad')?.getAttribute('role')).toBe('img')
    expect(seen.querySelector('.shad')?.hasAttribute('data-key')).toBe(false)
  })

  it('shows the words of a shadow card in its attack, and only a sign of it after', () => {
    const fighting = { ...spider, marks: ['attacker'], attached: [shadow] }
    expect(isFighting(fighting)).toBe(true)
    expect(drawn(nothing, <Host card={fighting} where="engaged" full />).querySelector('.shad.up')?.textContent).toContain('dark')
    cleanup()
    expect(drawn(nothing, <Host card={{ ...spider, attached: [shadow] }} where="engaged" full />).querySelector('.shad.up')).toBeNull()
    expect(besideOf(fighting)).toBeGreaterThan(besideOf({ ...spider, attached: [shadow] }))
  })

  it('is only a sign in a full line', () => {
    const seen = drawn(nothing, <Host card={{ ...spider, attached: [hidden, stone] }} where="engaged" full={false} />)
    expect([...seen.querySelectorAll('.peg')].map((one) => one.textContent)).toEqual(['?', 'stone'])
  })
})

describe('lines with something at their cards', () => {
  const line = (n: number, beside: number) => ({ upright: n, turned: 0, stacked: 0, beside, inset: false })

  it('have it at their sides while there is room', () => {
    expect(fitHosts(600, 250, [[line(3, 170)], [line(2, 0)]]).map((fit) => fit.full)).toEqual([true, true])
    expect(fitHosts(400, 250, [[line(3, 170)], [line(2, 0)]]).map((fit) => fit.full)).toEqual([false, true])
  })

  it('fold the zone that may before that', () => {
    const allies = { ...line(3, 0), folds: true }
    const [fit] = fitHosts(600, 250, [[line(3, 70), allies]])
    expect(fit).toMatchObject({ full: true, folded: true, as: 'cards' })
  })
})

it('the dial says its number, has a tick for every enemy and is red when it is high', () => {
  const { container } = render(<Dial value={42} most={50} ticks={[45, 48]} id="player-0/threat" at="p0" />)
  expect(container.querySelector('.dial.high')?.getAttribute('aria-label')).toMatch(/42 \/ 50$/)
  expect(container.querySelectorAll('.d-tick')).toHaveLength(2)
  expect(container.querySelector('[data-at=p0]')).not.toBeNull()
})

it('the score sheet has a column for everybody and the sum below', () => {
  const view: View = {
    game: 'fellowship', seat: 0, seats: 2, step: 'end', answers: 99,
    areas: [{
      id: 'score', kind: 'score', counters: counters({ 'score-sum': 70, 'score-rounds': 40, 'score-victory': 3, 'score-total': 107 }),
      places: [1, 2].map((n) => ({ key: `score-${n}`, name: { id: 'seat', args: { n } }, counters: counters({ threat: 30, 'score-fallen': n, damage: 2, 'score-result': 32 + n }) })),
    }],
  }
  const seen = drawn(view, <ScoreSheet />)
  const cells = (row: Element | null | undefined) => [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)
  expect(seen.querySelectorAll('thead th')).toHaveLength(2)
  expect(cells(seen.querySelector('tbody .whole'))).toEqual(['33', '34'])
  expect([...seen.querySelectorAll('tfoot tr')].map(cells)).toEqual([['70'], ['40'], ['−3'], ['107']])
})

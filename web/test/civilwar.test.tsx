import { cleanup, render } from '@testing-library/preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bust } from '../src/games/civilwar/figures'
import { KEYS, spends } from '../src/games/civilwar/keys'
import { struck, wayRound } from '../src/games/civilwar/motion'
import { Middle } from '../src/games/civilwar/Middle'
import { scene } from '../src/games/civilwar/scenes'
import { heroesOfSeat, teamOf } from '../src/games/civilwar/seating'
import { initials } from '../src/games/civilwar/Standee'
import { aimOf, cellsOf, codeOf, crowdThings, heldBy, heroesOf, nextOf, poolOf, ROWS, scoreOf, spotsOf, storiesOf, turnsOf } from '../src/games/civilwar/table'
import { layoutOf } from '../src/games/layouts'
import { buttonsOf, makeAsking } from '../src/table/asking'
import { BoardContext, type Board } from '../src/table/context'
import { thingsOf } from '../src/table/things'
import type { AreaView, CardView, ChoiceView, View } from '../src/wire'

afterEach(cleanup)

const counters = (numbers: Record<string, number>) => Object.entries(numbers).map(([id, value]) => ({ id, value }))
const story = (key: string, hero: string, ...icons: string[]): CardView => ({ back: 'hero', key, face: { code: `${hero}_01`, name: { id: `civilwar-card-${key}` }, kind: 'hero-card', faction: hero, icons } })

function hero(n: number, name: string, side: string, more: Partial<AreaView> = {}, numbers: Record<string, number> = {}, hand: CardView[] = []): AreaView {
  return {
    id: `hero-${n}`, kind: side === 'red' ? 'hero' : 'own-hero', key: `h${n}`, owner: side === 'red' ? 1 : 0, ...more, marks: [side, ...(more.marks ?? [])],
    counters: [...counters({ hand: hand.length, ...numbers }), { id: 'shields', value: 1, most: 2 }],
    zones: [{ id: 'hand', layout: 'fan', count: hand.length, cards: hand }], places: [{ key: `h${n}`, name: { id: `civilwar-hero-${name}` } }],
  }
}

const place = (n: number, marks: string[], numbers: Record<string, number>) => ({ key: `l${n}`, name: { id: `civilwar-card-place-${n}` }, marks, counters: counters({ slots: 4, civilians: 0, thugs: 0, ...numbers }) })
const kate = hero(1, 'kate-bishop', 'blue', { marks: ['active'], at: 'l2' }, { 'token-move': 1 }, [story('k9', 'kate_bishop', 'wild')])
const cap = hero(0, 'captain-america', 'blue', {}, {}, [story('k1', 'captain_america', 'move')])

function table(more: AreaView[] = [], step = 'act', pool: Record<string, number> = { 'pool-attack': 1 }): View {
  return {
    game: 'civilwar', seat: 0, seats: 2, step, answers: 9,
    areas: [
      { id: 'player-0', kind: 'own', owner: 0, key: 'p0', marks: ['blue'] }, { id: 'player-1', kind: 'player', owner: 1, key: 'p1', marks: ['red'] },
      hero(2, 'iron-man', 'red', { marks: ['ko'], at: 'cell-b' }, { crisis: 2 }),
      { id: 'ring', kind: 'ring', places: [place(0, ['blue', 'blue-arrow'], { civilians: 2, thugs: 1, approval: 1 }), ...[1, 2, 3, 4, 5].map((n) => place(n, ['red'], { 'endangered-thugs': 1, thugs: 2, danger: 1 }))] },
      { id: 'storyline-blue', kind: 'storyline', marks: ['blue'], zones: [{ id: 'storyline', layout: 'row', count: 3, cards: [story('k2', 'kate_bishop', 'move'), story('k3', 'captain_america', 'heroic', 'attack'), story('k4', 'kate_bishop', 'attack')] }] },
      { id: 'storyline-red', kind: 'storyline', marks: ['red'], zones: [{ id: 'storyline', layout: 'row', count: 1, cards: [story('k5', 'iron_man', 'wild')] }] },
      { id: 'turn', kind: 'turn', counters: counters(pool), places: [{ key: 'h2', name: { id: 'civilwar-hero-iron-man' }, marks: ['red'] }, { key: '', name: { id: 'civilwar-team-blue' }, marks: ['blue'] }] },
      cap, kate, ...more,
    ],
  }
}

const asked = (view: View, ...options: [string, string][]) => {
  const choice: ChoiceView = { seat: 0, rule: 'civilwar.turn.any_order', options: options.map(([key, on]) => ({ key, on, text: { id: key } })) }
  return makeAsking(view, choice, 1, thingsOf(view, crowdThings(view)))
}

describe('the ring', () => {
  const view = table()

  it('lies clockwise from the middle of the upper row', () => {
    expect(ROWS.flat().sort()).toEqual([0, 1, 2, 3, 4, 5])
    expect(ROWS[0]?.[1]).toBe(0)
    expect([ROWS[0]?.[2], ROWS[1]?.[2], ROWS[1]?.[1]]).toEqual([1, 2, 3])
  })

  it('tells control, slots, approval and Danger', () => {
    const [first, second] = spotsOf(view)
    expect(first).toMatchObject({ side: 'blue', arrow: 'blue', free: 1, approval: 1, danger: 0 })
    expect(first?.crowds.map(({ key, n }) => [key, n])).toEqual([['l0c', 2], ['l0t', 1]])
    expect(second).toMatchObject({ side: 'red', arrow: null, free: 2, approval: null, danger: 1 })
    expect(second?.crowds[1]).toMatchObject({ n: 2, endangered: 1 })
  })

  it('lets one point at civilians and thugs, who have no place of their own', () => {
    const asking = asked(view, ['rescue:l0c', 'l0c'], ['attack:l0t', 'l0t'], ['end', ''])
    expect([...asking.byThing.keys()]).toEqual(['l0c', 'l0t'])
    expect(makeAsking(view, { seat: 0, rule: '', options: [{ key: 'rescue:l0c', on: 'l0c', text: { id: 'x' } }] }, 1).byThing.size).toBe(0)
  })

  it('glows at approval or Danger where only that is meant', () => {
    expect(aimOf(asked(view, ['approve:l0', 'l0']), 'l0')).toBe('approval')
    expect(aimOf(asked(view, ['mission:l1', 'l1']), 'l1')).toBe('danger')
    expect(aimOf(asked(view, ['move:l1', 'l1'], ['mission:l1', 'l1']), 'l1')).toBe('whole')
    expect(aimOf(asked(view, ['move:l1', 'l1']), 'l2')).toBeNull()
  })

  it('repeats only a few glowing things as buttons', () => {
    const many = asked(view, ['move:l1', 'l1'], ['move:l5', 'l5'], ['attack:l0t', 'l0t'], ['end', ''])
    expect(buttonsOf(many, layoutOf('civilwar')).map((offer) => offer.key)).toEqual(['end'])
    expect(buttonsOf(many).length).toBe(4)
  })
})

describe('heroes', () => {
  it('tells how they stand and what lies on them', () => {
    const [iron, , active] = heroesOf(table())
    expect(iron).toMatchObject({ code: 'iron_man', side: 'red', position: null, cell: 'cell-b', crisis: 2, mine: false, shields: 1, most: 2 })
    expect(active).toMatchObject({ code: 'kate_bishop', position: 2, mine: true, tokens: [{ symbol: 'move', n: 1 }] })
  })

  it('shows the hand that is asked about, else the one wanted, else that of who acts', () => {
    const view = table()
    expect(heldBy(view, null)?.key).toBe('h1')
    expect(heldBy(view, null, 'h0')?.key).toBe('h0')
    expect(heldBy(view, asked(view, ['lose:k1', 'k1']), 'h1')?.key).toBe('h0')
    expect(heldBy({ ...view, areas: view.areas.filter((area) => area.kind !== 'own-hero') }, null)).toBeUndefined()
  })

  it('knows whose turns come', () => {
    expect(nextOf(table()).map(({ key, side }) => [key, side])).toEqual([['h2', 'red'], ['', 'blue']])
  })
})

describe('storylines', () => {
  it('joins the last two cards in the own turn and strikes what is spent, the earlier card first', () => {
    const [blue, red] = storiesOf(table())
    expect(blue?.joined).toBe(true)
    expect(blue?.cards.map((card) => card.part)).toEqual(['', 'before', 'now'])
    expect(blue?.cards.at(-1)?.symbols).toEqual([{ symbol: 'attack', spent: false }])
    expect(blue?.cards[1]?.symbols).toEqual([{ symbol: 'heroic', spent: true }, { symbol: 'attack', spent: true }])
    expect(red).toMatchObject({ joined: false, cards: [{ part: 'last', symbols: [{ spent: false }] }] })
  })

  it('joins nothing before a card is played', () => {
    expect(storiesOf(table([], 'play_card')).every((one) => !one.joined)).toBe(true)
  })

  it('counts symbols and tokens that are left', () => {
    expect(poolOf(table([], 'act', { 'pool-attack': 2, 'pool-wild': 1 }))).toEqual({ symbols: ['attack', 'attack', 'wild'], tokens: ['move'] })
  })
})

describe('the middle', () => {
  const track = (numbers: Record<string, number>, marks: string[]): AreaView => ({ id: 'track', kind: 'common', marks, counters: [...counters(numbers), { id: 'round', value: 4, most: 6 }] })

  it('knows who is behind and whose tracker lies on top', () => {
    expect(scoreOf(track({ 'score-blue': 7, 'score-red': 7 }, ['behind-red', 'top-red']))).toMatchObject({ blue: 7, red: 7, behind: 'red', top: 'red', round: 4, rounds: 6 })
    expect(scoreOf(track({ 'score-blue': 7, 'score-red': 9 }, ['behind-blue']))).toMatchObject({ behind: 'blue', top: null })
  })

  it('draws equal trackers on each other, the one on top last, and those beyond 40 on 40', () => {
    const drawn = (blue: number, red: number, marks: string[]) => {
      const view = table([track({ 'score-blue': blue, 'score-red': red }, marks)])
      const board: Board = { view, layout: layoutOf('civilwar'), seats: [], yours: [0], things: thingsOf(view), asking: null, paying: null, hintedNext: '', openPile: () => undefined, hinted: '', picked: '', refused: '', take: vi.fn(), press: vi.fn(), look: vi.fn(), leave: vi.fn(), seatName: String }
      return render(<BoardContext.Provider value={board}><Middle /></BoardContext.Provider>).container
    }
    const same = drawn(7, 7, ['behind-red', 'top-red'])
    expect([...same.querySelectorAll('.trk.two i svg')].map((one) => one.getAttribute('class'))).toEqual([expect.stringContaining('t-blue'), expect.stringContaining('t-red')])
    expect(same.querySelectorAll('.tc.g').length).toBe(9)
    cleanup()
    const past = drawn(43, 12, ['behind-red'])
    expect(past.querySelectorAll('.tc')[40]?.querySelector('.trk')).not.toBeNull()
    expect(past.querySelector('.pts.b')?.textContent).toBe('43')
  })

  it('tells cells by what lies in them', () => {
    const cell = (key: string, mark: string, cards: CardView[] = []) => ({ key, name: { id: 'civilwar-cell-space' }, marks: [mark], text: [{ id: 'civilwar-exits' }], cards })
    const view = table([{ id: 'prison', kind: 'common', places: [cell('cell-a', 'free'), cell('cell-b', 'occupied'), cell('cell-c', 'prepared', [{ back: 'cell' }])] }])
    expect(cellsOf(view).map(({ state, prisoner, card }) => [state, prisoner?.key, card !== undefined])).toEqual([
      ['free', undefined, false], ['occupied', 'h2', false], ['prepared', undefined, true],
    ])
  })
})

describe('before the game', () => {
  const list = ['iron_man', 'yellowjacket', 'tigra', 'wonder_man', 'captain_america']

  it('gives a team the first of its list whom the others have not taken', () => {
    expect(teamOf(list, [], [], 2)).toEqual(['iron_man', 'yellowjacket'])
    expect(teamOf(list, [], ['yellowjacket', 'tigra'], 3)).toEqual(['iron_man', 'wonder_man', 'captain_america'])
    expect(teamOf(list, ['base_wasp'], [], 2)).toEqual(['base_wasp'])
  })

  it('lets the heroes of a team go round its seats', () => {
    expect(heroesOfSeat(['a', 'b', 'c'], 2, 0)).toEqual(['a', 'c'])
    expect(heroesOfSeat(['a', 'b', 'c'], 2, 1)).toEqual(['b'])
  })
})

describe('drawings', () => {
  it('draws every hero and every place in its own way', () => {
    const heroes = ['captain_america', 'kate_bishop', 'spectrum', 'goliath', 'iron_man', 'tigra', 'wonder_man', 'yellowjacket', 'base_captain_america', 'base_iron_man', 'base_captain_marvel', 'base_black_panther', 'base_falcon', 'base_wasp']
    const places = ['avengers_mountain', 'washington_dc', 'the_raft', 'sokovia', 'bar_with_no_name', 'garrett_castle', 'avengers_mansion', 'helicarrier', 'times_square', 'nypd_hq', 'avengers_tower', 'central_park']
    expect(new Set(heroes.map(bust)).size).toBe(heroes.length)
    expect(new Set(places.map(scene)).size).toBe(places.length)
    expect(places.every((code) => scene(code).includes(`scene-${code}`))).toBe(true)
    expect(bust('nobody')).toContain('<svg')
  })

  it('reads the code of a thing from its name', () => {
    expect(codeOf({ id: 'civilwar-hero-base-iron-man' })).toBe('base_iron_man')
    expect(codeOf({ id: 'civilwar-card-the-raft' })).toBe('the_raft')
  })

  it('shortens names', () => {
    expect([initials('Kate Bishop'), initials('Tigra'), initials('Iron Man')]).toEqual(['KB', 'Tig', 'IM'])
  })
})

describe('keys', () => {
  const option = (key: string, on = '') => ({ key, text: { id: key }, on })
  const prison = (done: string): AreaView => ({ id: 'prison', kind: 'common', zones: [{ id: 'mission', layout: 'row', count: 1, cards: [{ back: 'mission', key: 'k80', face: { code: 'm', name: { id: 'm' }, kind: 'mission', text: [{ id: 'x' }, { id: `civilwar-text-done-${done}` }] } }] }] })

  it('knows which action an option spends, also for the mission', () => {
    const view = table([prison('attack')])
    expect(['move:l1', 'attack:l0t', 'attack:h2', 'rescue:l0c', 'approve:l0', 'capture:h0', 'prepare:k9', 'charge-move:k1', 'charge-heroic:k1', 'escape-attack:h1', 'mission:l2', 'special:k4', 'use:k1', 'end'].map((key) => spends(key, view)))
      .toEqual(['move', 'attack', 'attack', 'heroic', 'heroic', 'heroic', 'heroic', 'move', 'heroic', 'attack', 'attack', '', '', ''])
  })

  it('numbers what is left anew and ends with 0', () => {
    const options = [option('move:l1', 'l1'), option('attack:l0t', 'l0t'), option('charge-move:k1'), option('end')]
    const choice: ChoiceView = { seat: 0, rule: 'r', options }
    const view = table()
    const ask = (keep?: (key: string) => boolean) => makeAsking(view, choice, 1, thingsOf(view), keep ? { zero: true, keep } : { zero: true }).offers.map(({ key, hotkey }) => `${hotkey} ${key}`)
    expect(ask()).toEqual(['1 move:l1', '2 attack:l0t', '3 charge-move:k1', '0 end'])
    expect(ask((key) => KEYS.fits(key, 'attack', view))).toEqual(['1 attack:l0t', '0 end'])
    expect(makeAsking(view, choice, 1, thingsOf(view)).offers.at(-1)?.hotkey).toBe('4')
  })

  it('walks round the ring, and nowhere else', () => {
    expect([KEYS.walk('l5', 1), KEYS.walk('l0', -1), KEYS.walk('l2', 1), KEYS.walk('h1', 1)]).toEqual(['l0', 'l5', 'l3', null])
  })
})

describe('what moves', () => {
  it('takes the shorter way round the ring', () => {
    expect(wayRound('l0', 'l2')).toEqual(['l1', 'l2'])
    expect(wayRound('l1', 'l5')).toEqual(['l0', 'l5'])
    expect(wayRound('l0', 'l3')).toHaveLength(3)
    expect([wayRound('l3', 'l3'), wayRound('l3', 'cell-a'), wayRound('', 'l1')]).toEqual([[], [], []])
  })

  it('lets whoever acted last strike whom it costs something', () => {
    const line = (what: string, hero: string) => ({ at: 1, rule: 'r', text: { id: `civilwar-log-${what}`, args: { hero: { id: hero } } } })
    expect(struck([line('shield-turns', 'tigra'), line('turn', 'tigra'), line('attacks', 'tigra'), line('loses-card', 'kate'), line('loses-card', 'tigra')], 'kate')).toEqual([['kate', 'tigra'], ['tigra', 'kate']])
  })

  it('tells turns that are taken from the one that it is and those to come', () => {
    const view: View = { ...table(), areas: [{ id: 'turn', kind: 'turn', places: [{ key: 'h2', name: { id: 'a' }, marks: ['red', 'taken'] }, { key: 'h1', name: { id: 'b' }, marks: ['blue', 'now'] }, { key: '', name: { id: 'c' }, marks: ['red'] }] }] }
    expect(turnsOf(view).map(({ when, side }) => `${when} ${side}`)).toEqual(['taken red', 'now blue', 'next red'])
    expect(nextOf(view).map(({ name }) => name.id)).toEqual(['c'])
  })
})

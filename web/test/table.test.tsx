import { cleanup, fireEvent, render } from '@testing-library/preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Card, cardLabel, Rich } from '../src/card/Card'
import { isTurned, lookOf, statsNow } from '../src/card/look'
import { ChoiceBar } from '../src/table/ChoiceBar'
import { BoardContext, type Board } from '../src/table/context'
import { askingOf } from '../src/table/asking'
import { Band, Columns, Places } from '../src/table/Areas'
import { Chain, columnsOf, Half, Line } from '../src/table/Duel'
import { Hand } from '../src/table/Hand'
import { layoutOf } from '../src/games/layouts'
import { linesOf, SeatColumns } from '../src/table/SeatColumns'
import { thingsOf } from '../src/table/things'
import type { AreaView, CardView, View } from '../src/wire'
import { BUILT_IN } from '../src/words/language'
import { chained, defending, laying, tableOf, watching } from './fixtures'

afterEach(cleanup)

function boardOf(view: View, more: Partial<Board> = {}): Board {
  const now = tableOf(view)
  return {
    view, layout: layoutOf(view.game), seats: now.seats, yours: now.yours, things: thingsOf(view), asking: askingOf(now), paying: null, hintedNext: '', openPile: () => undefined, hinted: '', picked: '', refused: '',
    take: vi.fn(), press: vi.fn(), look: vi.fn(), leave: vi.fn(), seatName: (seat) => `Player ${seat + 1}`, ...more,
  }
}

const handOf = (view: View) => view.areas.find((area) => area.kind === 'own')?.zones?.find((zone) => zone.id === 'hand')?.cards ?? []

describe('a card', () => {
  const card = handOf(laying)[0] as CardView

  it('says its name, type, place and key', () => {
    const label = cardLabel(BUILT_IN, { card, game: 'guardians', where: 'hand', option: '3' })
    expect(label).toMatch(/^\w+, technique, hand, number \d, option 3$/)
  })

  it('draws a star by the number that has one', () => {
    const face = { ...card.face!, stats: [{ icon: 'attack', value: 3 }, { icon: 'scheme', value: 1 }], icons: ['boost', 'attack-star'] }
    const { container } = render(<Card card={{ ...card, face }} game="champions" size="table" />)
    expect([...container.querySelectorAll('.c-star:has([href="#star"])')].map((star) => star.parentElement?.textContent)).toEqual(['3'])
  })

  it('draws the symbols in its text, and the arrow after a cost is said as well', () => {
    const { container } = render(<Rich text="Pay [energy] → draw 1." />)
    expect([...container.querySelectorAll('use')].map((one) => one.getAttribute('href'))).toEqual(['#energy', '#leads'])
    expect(container.textContent).toBe('Pay   draw 1.')
    expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('→')
  })

  it('tells a screen reader nothing of a card that is face down', () => {
    expect(cardLabel(BUILT_IN, { card: { back: 'technique' }, game: 'guardians' })).toBe('technique, face down')
  })

  it('glows with its key when it can be taken, and only then', () => {
    const { container, rerender } = render(<Card card={card} game="guardians" option="3" />)
    expect(container.querySelector('.card.can .c-key')?.textContent).toBe('3')
    rerender(<Card card={card} game="guardians" option={null} />)
    expect(container.querySelector('.can, .c-key')).toBeNull()
  })

  it('lies on its side when turned', () => {
    expect(isTurned({ back: 'x', marks: ['turned'] })).toBe(true)
    const { container } = render(<Card card={{ ...card, marks: ['turned'] }} game="guardians" />)
    expect(container.querySelector('.card.turned.land')).not.toBeNull()
  })

  it('shows the number that holds now', () => {
    const ally: CardView = {
      back: 'player', stats: [{ icon: 'atk', value: 3, base: 2 }],
      face: { code: 'x', name: { id: 'x', plain: 'X' }, kind: 'ally', stats: [{ icon: 'atk', value: 2 }, { icon: 'thw', value: 1 }] },
    }
    expect(statsNow(ally)).toEqual([{ icon: 'atk', value: 3, base: 2 }, { icon: 'thw', value: 1 }])
    const { container } = render(<Card card={ally} game="champions" />)
    expect(container.querySelector('.st.up b')?.textContent).toBe('3')
  })

  it('wears the colour of its number', () => {
    expect(lookOf(card.face!).faction).toBe(`n${card.face?.gem?.value}`)
  })
})

describe('the choice bar', () => {
  const bar = (board: Board, undo: 'yes' | 'no' = 'yes') => render(
    <BoardContext.Provider value={board}>
      <ChoiceBar undo={{ seat: 0, can: undo, why: undo === 'no' ? { id: 'w', plain: 'A card was seen.' } : null }} message={null} paid={null} onRepay={vi.fn()} busy={false} onHint={vi.fn()} onUndo={vi.fn()} onRule={vi.fn()} onBack={vi.fn()} wishes={[]} onWish={vi.fn()} />
    </BoardContext.Provider>,
  )

  it('says that everyone decides when several do', () => {
    expect(bar(boardOf(laying)).container.querySelector('.flagd')?.textContent).toBe('All decide')
  })

  it('is calm and without options for a spectator', () => {
    const { container } = bar(boardOf(watching))
    expect(container.querySelector('.choice.calm')).not.toBeNull()
    expect(container.querySelector('.btn.opt')).toBeNull()
  })

  it('says that you decide although the choice cannot be taken now', () => {
    const { container } = bar(boardOf(defending, { asking: null }))
    expect(container.querySelector('.choice.calm .flagd')?.textContent).toBe('You decide')
    expect(container.querySelector('h1')?.textContent).not.toMatch(/Waiting/)
  })

  it('takes what is clicked', () => {
    const board = boardOf(laying)
    board.asking!.offers = board.asking!.offers.slice(0, 2)
    const { container } = bar(board)
    fireEvent.click(container.querySelector('.btn.opt')!)
    expect(board.take).toHaveBeenCalledWith(board.asking!.offers[0])
  })

  it('marks the advised option', () => {
    const board = boardOf(laying)
    board.asking!.offers = board.asking!.offers.slice(0, 2)
    const { container } = bar({ ...board, hinted: board.asking!.offers[1]!.key })
    expect(container.querySelectorAll('.btn.opt.hinted')).toHaveLength(1)
  })

  it('says why an answer cannot be taken back', () => {
    expect(bar(boardOf(laying), 'no').container.querySelector('[aria-disabled=true]')?.getAttribute('title')).toBe('A card was seen.')
  })
})

describe('the board', () => {
  const inside = (board: Board, part: preact.JSX.Element) => render(<BoardContext.Provider value={board}>{part}</BoardContext.Provider>).container

  it('shows every hand card with its risks, glowing', () => {
    const board = boardOf(laying)
    const shown = inside(board, <Hand />)
    expect(shown.querySelectorAll('.held .card.can')).toHaveLength(handOf(laying).length)
    const risks = board.asking!.offers.reduce((n, offer) => n + offer.notes.length, 0)
    expect(shown.querySelectorAll('.c-risk')).toHaveLength(risks)
  })

  it('has a column for everyone else and a tile for every tactic', () => {
    const board = boardOf(laying)
    const others = laying.areas.filter((area) => area.kind === 'player')
    expect(inside(board, <Columns areas={others} />).querySelectorAll('.pl')).toHaveLength(3)
    cleanup()
    const middle = laying.areas.find((area) => area.kind === 'common')!
    expect(inside(board, <Places area={middle} />).querySelectorAll('.tac')).toHaveLength(7)
  })

  it('draws nothing of a hidden card but its back', () => {
    const board = boardOf(watching)
    const shown = inside(board, <Columns areas={watching.areas.filter((area) => area.kind === 'player')} />)
    for (const back of shown.querySelectorAll<HTMLElement>('.card.back')) {
      expect(back.querySelector('[data-card]')).toBeNull()
      expect(back.querySelector('.c-name')).toBeNull()
    }
  })
})

describe('a table against a villain', () => {
  const inside = (board: Board, part: preact.JSX.Element) => render(<BoardContext.Provider value={board}>{part}</BoardContext.Provider>).container
  const own = defending.areas.find((area) => area.kind === 'own')!
  const other = (n: number): AreaView => ({ ...own, id: `player-${n}`, kind: 'player', key: `p${n}`, owner: n, zones: (own.zones ?? []).map((zone) => ({ ...zone, cards: (zone.cards ?? []).map((card) => ({ ...card, ...(card.key ? { key: `${card.key}-${n}` } : {}) })) })) })

  it('lays out the zones of a seat line by line', () => {
    const lines = linesOf(own, layoutOf('champions')).map((line) => line.map((zone) => zone.id))
    expect(lines[0]).toContain('identity')
    const shown = inside(boardOf(defending), <SeatColumns areas={[own]} />)
    expect(shown.querySelectorAll('.stl')).toHaveLength(lines.length)
    expect(shown.querySelectorAll('.stl .card.can').length).toBeGreaterThan(0)
  })

  it('gives two players a column each, and folds the others at a fuller table', () => {
    const board = boardOf(defending)
    expect(inside(board, <SeatColumns areas={[other(1), own]} />).querySelectorAll('.st2')).toHaveLength(2)
    cleanup()
    const shown = inside(board, <SeatColumns areas={[other(1), other(2), own]} />)
    expect(shown.querySelectorAll('.st2.own')).toHaveLength(1)
    expect(shown.querySelectorAll('.fold')).toHaveLength(2)
    const lines = shown.querySelectorAll('.fold .lcard').length
    expect(lines).toBeGreaterThan(0)
    fireEvent.click(shown.querySelectorAll('.foldb')[1]!)
    expect(shown.querySelectorAll('.st2')).toHaveLength(2)
    expect(shown.querySelectorAll('.fold .lcard').length).toBeLessThan(lines)
  })

  it('shows a folded card that can be taken', () => {
    const away = other(1)
    const view = { ...defending, areas: [...defending.areas, away] }
    const board = boardOf(view)
    const card = away.zones!.find((zone) => zone.id === 'identity')!.cards![0]!
    board.asking!.byThing.set(card.key!, [board.asking!.offers[0]!])
    const shown = inside(board, <SeatColumns areas={[away, other(2), own]} />)
    expect(shown.querySelector(`.fold .lcard.can[data-key="${card.key}"] .c-key`)).not.toBeNull()
  })

  it('counts the cards that nobody has seen yet', () => {
    const waiting = { ...own, zones: [...(own.zones ?? []).filter((zone) => zone.id !== 'dealt'), { id: 'dealt', layout: 'row', count: 2, cards: [{ back: 'encounter' }, { back: 'encounter' }] }] }
    const shown = inside(boardOf(defending), <SeatColumns areas={[waiting]} />)
    expect(shown.querySelector('[data-count$="/dealt"]')?.textContent).toBe('2')
  })

  it('has the villain, and what threatens, in the row above', () => {
    const shown = inside(boardOf(defending), <Band area={defending.areas.find((area) => area.kind === 'enemy')!} />)
    expect(shown.querySelector('.foe .card.f-villain.asked')).not.toBeNull()
  })
})

describe('a duel', () => {
  const inside = (part: preact.JSX.Element, board = boardOf(chained)) => render(<BoardContext.Provider value={board}>{part}</BoardContext.Provider>).container
  const middle = chained.areas.find((area) => area.id === 'middle')!
  const mine = chained.areas.find((area) => area.kind === 'own')!

  it('stacks the chain, the next effect framed on top, the attack under it', () => {
    const shown = inside(<Chain />)
    const numbers = [...shown.querySelectorAll('.chain li:not(.base) .num')].map((one) => one.textContent)
    expect(numbers).toEqual(['3', '2', '1'])
    expect(shown.querySelectorAll('.topc')).toHaveLength(1)
    expect(shown.querySelector('.chain li')?.classList.contains('topc')).toBe(true)
    expect(shown.querySelector('.chain li:last-child .num svg')).not.toBeNull()
  })

  it('says whose an effect is and what it aims at', () => {
    const shown = inside(<Chain />)
    const second = shown.querySelectorAll('.chain li')[1]!
    expect(second.textContent).toContain('Player 1')
    expect(second.querySelector('.aim')?.textContent).toBe('Sentinel Carrier-Frame')
  })

  it('shows no chain where nothing waits', () => {
    const quiet = { ...chained, arrows: [], areas: chained.areas.map((area) => (area.id === 'middle' ? { ...area, places: [] } : area)) }
    expect(inside(<Chain />, boardOf(quiet)).innerHTML).toBe('')
  })

  it('counts the attack between the halves', () => {
    const said = [...inside(<Line area={middle} />).querySelectorAll('.tally')].map((one) => one.getAttribute('aria-label'))
    expect(said).toHaveLength(4)
    expect(said[0]).toMatch(/: 16$/)
    expect(said[1]).toMatch(/: 10$/)
  })

  it('has one half on each side of the line, for a spectator too', () => {
    const watched: View = { ...chained, seat: null, areas: chained.areas.map((area) => (area.kind === 'own' ? { ...area, kind: 'player' } : area)) }
    for (const view of [chained, watched]) {
      const rows = layoutOf('versus').rows.map((row) => view.areas.filter((area) => row.areas(area, view.seat)).length)
      expect(rows).toEqual([1, 1, 1])
    }
  })

  it('numbers the resources and hides what is face down from the other side', () => {
    const shown = inside(<Half area={chained.areas[0]!} />)
    expect([...shown.querySelectorAll('.rt i')].map((one) => one.textContent)).toEqual(['1', '2', '3', '4', '5'])
    expect(shown.querySelectorAll('.rt.down')).toHaveLength(1)
    expect(shown.querySelector('.rt.down [data-card]')).toBeNull()
  })

  it('gives room only to columns in use when a formation is long', () => {
    expect(columnsOf(mine, boardOf(chained))).toEqual([true, true, true, true, true])
    const long = (mine.places ?? []).flatMap((place, i, all) => (i === all.length / 2 - 1 || i === all.length - 1 ? [place, ...[1, 2, 3].map((n) => ({ ...place, key: `${place.key}-${n}`, cards: [] }))] : [place]))
    const area = { ...mine, places: long }
    const columns = columnsOf(area, boardOf({ ...chained, areas: [area] }))
    expect(columns).toHaveLength(7)
    expect(columns.filter(Boolean)).toHaveLength(2)
  })
})

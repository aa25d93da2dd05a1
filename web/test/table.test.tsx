import { cleanup, fireEvent, render } from '@testing-library/preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Card, cardLabel } from '../src/card/Card'
import { isTurned, lookOf, statsNow } from '../src/card/look'
import { ChoiceBar } from '../src/table/ChoiceBar'
import { BoardContext, type Board } from '../src/table/context'
import { askingOf } from '../src/table/asking'
import { Columns, Places } from '../src/table/Areas'
import { Hand } from '../src/table/Hand'
import { layoutOf } from '../src/table/layout'
import { thingsOf } from '../src/table/things'
import type { CardView, View } from '../src/wire'
import { BUILT_IN } from '../src/words/language'
import { laying, tableOf, watching } from './fixtures'

afterEach(cleanup)

function boardOf(view: View, more: Partial<Board> = {}): Board {
  const now = tableOf(view)
  return {
    view, layout: layoutOf(view.game), seats: now.seats, yours: now.yours, things: thingsOf(view), asking: askingOf(now), hinted: '', picked: '', refused: '',
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
      <ChoiceBar undo={{ seat: 0, can: undo, why: undo === 'no' ? { id: 'w', plain: 'A card was seen.' } : null }} message={null} busy={false} onHint={vi.fn()} onUndo={vi.fn()} onRule={vi.fn()} onBack={vi.fn()} wishes={[]} onWish={vi.fn()} />
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

import { describe, expect, it } from 'vitest'
import { addressOf, Book, search, sectionOf } from '../src/rules/book'
import { saying } from '../src/rules/saying'
import type { Face, PositionView, RuleEntry } from '../src/wire'
import { Language } from '../src/words/language'

const rule = (id: string, more: Partial<RuleEntry> = {}): RuleEntry => ({ id: `chess.${id}`, section: 'ФІГУРИ', statement: `It says ${id}.`, ...more })

const BOOK = new Book({
  game: 'chess', language: 'uk', positions: [],
  chapters: [
    { id: 'play', topics: [{ id: 'moves', rules: ['chess.move.king', 'chess.move.rook'] }, { id: 'castling', rules: ['chess.castle.far'] }] },
    { id: 'end', topics: [{ id: 'mate', rules: ['chess.mate.stale'] }] },
  ],
  rules: [
    rule('move.king', { related: ['chess.mate.stale', 'chess.castle.far'], cards: ['K'] }), rule('move.rook', { related: ['chess.castle.far'], cards: ['R', 'K'] }),
    rule('castle.far'), rule('mate.stale', { statement: 'The king is not attacked and cannot move.' }),
  ],
})
const WORDS = new Language('en', 'chess-topic-moves = How pieces move\nchess-topic-castling = Castling\nchess-topic-mate = Mate\nchess-rule-move-king = The king’s step\nchess-rule-mate-stale = Stalemate is a draw\nchess-card-k = King')
const FACES: Face[] = [{ code: 'K', name: { id: 'chess-card-k' }, kind: 'piece' }]

describe('a rulebook', () => {
  it('opens at its first page, at a page, at a rule, and nowhere else', () => {
    expect(BOOK.at('')?.leaf.topic.id).toBe('moves')
    expect(BOOK.at('castling')).toMatchObject({ rule: '', leaf: { chapter: { id: 'play' }, topic: { id: 'castling' } } })
    expect(BOOK.at('mate.stale')).toMatchObject({ rule: 'chess.mate.stale', leaf: { topic: { id: 'mate' } } })
    expect(BOOK.at('mate.no')).toBeNull()
  })

  it('is leafed through from chapter to chapter', () => {
    const castling = BOOK.leaves[1]!
    expect(BOOK.beside(castling, 1)?.topic.id).toBe('mate')
    expect(BOOK.beside(castling, -1)?.topic.id).toBe('moves')
    expect(BOOK.beside(BOOK.leaves[0]!, -1)).toBeUndefined()
  })

  it('knows what goes with a page, and what with one of its rules', () => {
    const moves = BOOK.leaves[0]!
    expect(BOOK.related(moves, '')).toEqual(['chess.castle.far', 'chess.mate.stale'])
    expect(BOOK.related(moves, 'chess.move.rook')).toEqual(['chess.castle.far'])
    expect(BOOK.cards(moves, '')).toEqual(['K', 'R'])
  })

  it('has addresses without the name of the game twice', () => {
    expect(addressOf('chess', 'chess.move.king')).toBe('/rules/chess/move.king')
    expect(addressOf('chess', 'moves')).toBe('/rules/chess/moves')
  })

  it('shows a position below the first of its rules that stands on the page', () => {
    const position = { id: 'fork', rules: ['chess.mate.stale', 'chess.move.rook', 'chess.move.king'], seat: 0, seats: 2, steps: [] } as unknown as PositionView
    const book = new Book({ ...BOOK.view, positions: [position] })
    const shown = (leaf: number, rule: string): number => book.positions(book.leaves[leaf]!, rule).length
    expect([shown(0, 'chess.move.rook'), shown(0, 'chess.move.king'), shown(2, 'chess.mate.stale'), shown(1, 'chess.castle.far')]).toEqual([1, 0, 1, 0])
  })

  it('names sections without what no font has', () => {
    expect(sectionOf(rule('x.y', { section: 'КОЛОДА ЗНАНЬ 📖' }))).toBe('КОЛОДА ЗНАНЬ')
    expect(sectionOf(rule('x.y', { section: '6.4a «Початок»' }))).toBe('6.4a «Початок»')
  })
})

describe('searching', () => {
  const found = (asked: string): string[] => search(BOOK, saying(WORDS), FACES, WORDS, asked).map((one) => `${one.kind}: ${one.title}`)

  it('finds titles first, then cards, then what rules say', () => {
    expect(found('king')).toEqual(['rule: The king’s step', 'card: King', 'rule: Stalemate is a draw'])
  })
  it('wants all words, in any order, whatever apostrophe', () => {
    expect(found("step king's")).toEqual(['rule: The king’s step'])
    expect(found('king nothing')).toEqual([])
  })
  it('finds pages, sections and ids', () => {
    expect(found('castling')[0]).toBe('topic: Castling')
    expect(found('mate.stale')).toEqual(['rule: Stalemate is a draw'])
    expect(found('фігури')).toHaveLength(4)
  })
  it('finds nothing for nothing', () => {
    expect(found('  ')).toEqual([])
  })
  it('searches what rules say in the language that is read', () => {
    const words = new Language('uk', 'chess-rule-mate-stale = Пат\nchess-statement-mate-stale = Короля не атаковано, але ходити він не може.', WORDS)
    expect(search(BOOK, saying(words), FACES, words, 'Ходити не може')).toMatchObject([{ title: 'Пат', said: { lang: 'uk' } }])
    expect(search(BOOK, saying(words), FACES, words, 'says castle')).toMatchObject([{ said: { text: 'It says castle.far.', lang: 'en' } }])
  })
})

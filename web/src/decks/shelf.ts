/** What a deck builder looks at: the cards of the shelf, what of them is wanted, how the deck adds up. */
import type { DeckShelf, Face } from '../wire'
import type { Language } from '../words/language'

export interface Wanted {
  text: string
  factions: readonly string[]
  kinds: readonly string[]
  costs: readonly string[]
  trait: string
  /** Only what is in the deck. */
  inside: boolean
}

export const ANYTHING: Wanted = { text: '', factions: [], kinds: [], costs: [], trait: '', inside: false }
export type Cards = { [code: string]: number }

/** The printed cost, or threshold; nothing where a card has none. */
export function costOf(face: Face): string {
  return face.gem && (face.gem.icon === 'cost' || face.gem.icon === 'threshold') ? String(face.gem.value) : ''
}

export function factionOf(face: Face): string {
  return face.faction || 'none'
}

/** The cards that a deck with these leaders can hold: what belongs to another leader is left out. */
export function poolOf(shelf: DeckShelf, faces: Face[], leaders: readonly string[], cards: Cards): Face[] {
  const others = new Set(Object.entries(shelf.comes_with).filter(([leader]) => !leaders.includes(leader)).flatMap(([, own]) => Object.keys(own)))
  const codes = new Set(shelf.cards)
  return faces.filter((face) => codes.has(face.code) && (!others.has(face.code) || cards[face.code]))
}

export function isWanted(face: Face, wanted: Wanted, cards: Cards, words: Language): boolean {
  const among = (list: readonly string[], one: string): boolean => list.length === 0 || list.includes(one)
  if (!among(wanted.factions, factionOf(face)) || !among(wanted.kinds, face.kind) || !among(wanted.costs, costOf(face))) return false
  if (wanted.inside && !cards[face.code]) return false
  if (wanted.trait && !(face.traits ?? []).some((trait) => trait.id === wanted.trait)) return false
  const said = fold(wanted.text)
  return said.split(/\s+/).every((word) => allWords(face, words).includes(word))
}

/** All that can be read on a card, in the reader's language and by its English name. */
function allWords(face: Face, words: Language): string {
  const texts = [face.name, ...(face.subname ? [face.subname] : []), ...(face.traits ?? []), ...(face.text ?? [])]
  return fold([face.code, face.name.plain ?? '', face.subname?.plain ?? '', ...texts.map((text) => words.say(text))].join(' '))
}

/** Without case and accents: "gloin" finds Glóin. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').trim()
}

/** Values that occur, in a fixed order, with how many cards of the deck have each. */
export function tally(faces: Face[], cards: Cards, by: (face: Face) => string): { value: string; copies: number }[] {
  const found = new Map<string, number>()
  for (const face of faces) found.set(by(face), (found.get(by(face)) ?? 0) + (cards[face.code] ?? 0))
  return [...found].map(([value, copies]) => ({ value, copies }))
}

/** How many cards of the deck cost so much: from 0 to the most, without holes. */
export function curve(faces: Face[], cards: Cards): { cost: number; copies: number }[] {
  const counts = tally(faces, cards, costOf).filter(({ value }) => /^\d+$/.test(value))
  const most = Math.max(-1, ...counts.filter(({ copies }) => copies > 0).map(({ value }) => Number(value)))
  return Array.from({ length: most + 1 }, (_, cost) => ({ cost, copies: counts.find(({ value }) => Number(value) === cost)?.copies ?? 0 }))
}

/** So many copies of a card; none takes it out. */
export function withCopies(cards: Cards, code: string, copies: number): Cards {
  const { [code]: _, ...rest } = cards
  return copies > 0 ? { ...rest, [code]: copies } : rest
}

/** Another leader: what came with the one before goes, what comes with the new one is laid in. */
export function ledBy(shelf: DeckShelf, leaders: readonly string[], cards: Cards, leader: string): { leaders: string[]; cards: Cards } {
  const own = (code: string): Cards => shelf.comes_with[code] ?? {}
  const leaving = leaders.includes(leader) || (shelf.most_leaders > 1 && leaders.length >= shelf.most_leaders)
  if (leaving && !leaders.includes(leader)) return { leaders: [...leaders], cards }
  const next = leaders.includes(leader) ? leaders.filter((code) => code !== leader) : shelf.most_leaders === 1 ? [leader] : [...leaders, leader]
  const gone = leaders.filter((code) => !next.includes(code)).flatMap((code) => Object.keys(own(code)))
  const kept = Object.fromEntries(Object.entries(cards).filter(([code]) => !gone.includes(code)))
  return { leaders: next, cards: next.includes(leader) ? { ...own(leader), ...kept } : kept }
}

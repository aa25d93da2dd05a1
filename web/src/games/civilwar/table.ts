/** What lies on the table of Civil War, read from a view: heroes, the ring, storylines, the score, the prison. */
import type { Asking } from '../../table/asking'
import { counterOf, zoneOf } from '../../table/layout'
import type { Thing } from '../../table/things'
import type { AreaView, CardView, PlaceView, Text, View } from '../../wire'

export type Side = 'blue' | 'red'
export type Symbol = 'move' | 'attack' | 'heroic' | 'wild'
export const SYMBOLS: readonly Symbol[] = ['move', 'attack', 'heroic', 'wild']

export const isSymbol = (icon: string): icon is Symbol => (SYMBOLS as readonly string[]).includes(icon)

function numberOf(of: Pick<AreaView, 'counters'> | undefined, id: string): number {
  return of?.counters?.find((counter) => counter.id === id)?.value ?? 0
}

const sideOf = (marks: readonly string[] | undefined): Side => (marks?.includes('red') ? 'red' : 'blue')

/** The name by which a hero or a location is drawn: `civilwar-hero-kate-bishop` is `kate_bishop`. */
export function codeOf(name: Text): string {
  return name.id.replace(/^civilwar-(hero|card)-/, '').replaceAll('-', '_')
}

// --- heroes -------------------------------------------------------------------------------------------------

/** A hero as one sees them: where they stand, how much they can take, what lies on them. */
export interface Standee {
  key: string
  code: string
  name: Text
  side: Side
  seat: number
  mine: boolean
  hand: number
  shields: number
  /** Shields of any side, turned ones too. */
  most: number
  tokens: { symbol: Symbol; n: number }[]
  crisis: number
  stun: number
  danger: number
  /** The location, or none in a cell and before the game. */
  position: number | null
  cell: string | null
  marks: readonly string[]
  area: AreaView
}

export function isHero(area: AreaView): boolean {
  return area.kind === 'hero' || area.kind === 'own-hero'
}

function standee(area: AreaView): Standee {
  const shields = counterOf(area, 'shields')
  const name = area.places?.[0]?.name ?? { id: area.id }
  const at = /^l(\d)$/.exec(area.at ?? '')
  return {
    key: area.key ?? '', code: codeOf(name), name, side: sideOf(area.marks), seat: area.owner ?? 0, mine: area.kind === 'own-hero',
    hand: numberOf(area, 'hand'), shields: shields?.value ?? 0, most: shields?.most ?? 0,
    tokens: tokensOf(area, 'token'), crisis: numberOf(area, 'crisis'), stun: numberOf(area, 'stun'), danger: numberOf(area, 'danger'),
    position: at ? Number(at[1]) : null, cell: area.at?.startsWith('cell-') ? area.at : null, marks: area.marks ?? [], area,
  }
}

function tokensOf(area: AreaView | undefined, kind: string): { symbol: Symbol; n: number }[] {
  return SYMBOLS.map((symbol) => ({ symbol, n: numberOf(area, `${kind}-${symbol}`) })).filter(({ n }) => n > 0)
}

export function heroesOf(view: View): Standee[] {
  return view.areas.filter(isHero).map(standee)
}

export function activeOf(view: View): Standee | undefined {
  return heroesOf(view).find((hero) => hero.marks.includes('active'))
}

/** Whose cards are on the table before the viewer: of whom something is asked, else who acts, else who acts next. */
export function heldBy(view: View, asking: Asking | null, wanted = ''): Standee | undefined {
  const own = heroesOf(view).filter((hero) => hero.mine)
  const offered = own.find((hero) => (hero.area.zones ?? []).some((zone) => zone.id === 'hand' && (zone.cards ?? []).some((card) => asking?.byThing.has(card.key ?? ''))))
  const next = nextOf(view).find((turn) => own.some((hero) => hero.key === turn.key))
  return offered ?? own.find((hero) => hero.key === wanted) ?? own.find((hero) => hero.marks.includes('active')) ?? own.find((hero) => hero.key === next?.key) ?? own[0]
}

export interface Turn {
  key: string
  name: Text
  side: Side
  when: 'taken' | 'now' | 'next'
}

/** The turns of this Round that are over, the one that it is, and those that come, as far as that is certain. A team that still chooses has no key. */
export function turnsOf(view: View): Turn[] {
  const turn = view.areas.find((area) => area.id === 'turn')
  return (turn?.places ?? []).map(({ key, name, marks }) => ({ key, name, side: sideOf(marks), when: marks?.includes('taken') ? 'taken' : marks?.includes('now') ? 'now' : 'next' }))
}

export function nextOf(view: View): Turn[] {
  return turnsOf(view).filter(({ when }) => when === 'next')
}

// --- the ring -------------------------------------------------------------------------------------------------

/** Clockwise from the middle of the upper row; so they lie in two rows. */
export const ROWS: readonly (readonly number[])[] = [[5, 0, 1], [4, 3, 2]]

export type Folk = 'civilians' | 'thugs'
export const FOLK: readonly Folk[] = ['civilians', 'thugs']

/** The civilians or the thugs of a location: they are pointed at together. */
export interface Crowd {
  key: string
  folk: Folk
  n: number
  endangered: number
}

export interface Spot {
  place: PlaceView
  position: number
  side: Side
  /** The team that starts here. */
  arrow: Side | null
  crowds: Crowd[]
  free: number
  /** Public approval; none where it is not used. */
  approval: number | null
  danger: number
}

export function spotsOf(view: View): Spot[] {
  const ring = view.areas.find((area) => area.id === 'ring')
  return (ring?.places ?? []).map((place, position) => {
    const marks = place.marks ?? []
    const crowds = FOLK.map((folk): Crowd => ({ key: `${place.key}${folk.charAt(0)}`, folk, n: numberOf(place, folk), endangered: numberOf(place, `endangered-${folk}`) }))
    const taken = crowds.reduce((sum, crowd) => sum + crowd.n, 0)
    return {
      place, position, side: sideOf(marks), arrow: marks.includes('blue-arrow') ? 'blue' : marks.includes('red-arrow') ? 'red' : null,
      crowds, free: Math.max(0, numberOf(place, 'slots') - taken),
      approval: place.counters?.find((counter) => counter.id === 'approval')?.value ?? null, danger: numberOf(place, 'danger'),
    }
  })
}

/** Crowds have no place of their own in a view: they are told by their location. */
export function crowdThings(view: View): Map<string, Thing> {
  const ring = view.areas.find((area) => area.id === 'ring')
  const found = new Map<string, Thing>()
  if (ring === undefined) return found
  for (const spot of spotsOf(view)) {
    for (const crowd of spot.crowds) {
      const name = { id: `civilwar-${crowd.folk === 'thugs' ? 'thug' : 'civilian'}-in`, args: { place: spot.place.name } }
      found.set(crowd.key, { kind: 'place', area: ring, place: { key: crowd.key, name, counters: [{ id: crowd.folk, value: crowd.n }] } })
    }
  }
  return found
}

/** What a location is pointed at for: its approval places, its Danger, or the whole of it. */
export function aimOf(asking: Asking | null, key: string): 'approval' | 'danger' | 'whole' | null {
  const offers = asking?.byThing.get(key)
  if (!offers) return null
  if (offers.every((offer) => offer.key.startsWith('approve:'))) return 'approval'
  return offers.every((offer) => offer.key.startsWith('mission:')) ? 'danger' : 'whole'
}

// --- storylines -----------------------------------------------------------------------------------------------

export interface StoryCard {
  card: CardView
  hero: string
  symbols: { symbol: Symbol; spent: boolean }[]
  /** The card just played, the one before it, and the last one of a team whose turn it is not. */
  part: 'now' | 'before' | 'last' | ''
}

export interface Story {
  side: Side
  area: AreaView
  cards: StoryCard[]
  /** Whether the last two count together now. */
  joined: boolean
}

/** Both storylines: the blue one first. The symbols that are no longer in the pool are spent, the earlier card's first. */
export function storiesOf(view: View): Story[] {
  const active = activeOf(view)
  const turn = view.areas.find((area) => area.id === 'turn')
  return view.areas.filter((area) => area.kind === 'storyline').map((area): Story => {
    const side = sideOf(area.marks)
    const joined = active?.side === side && (view.step === 'act' || view.step === 'end_turn')
    const cards = zoneOf(area, 'storyline')?.cards ?? []
    const left = new Map(SYMBOLS.map((symbol) => [symbol, numberOf(turn, `pool-${symbol}`)]))
    const told = cards.map((card, i): StoryCard => {
      const last = i === cards.length - 1
      const part = last ? (joined ? 'now' : 'last') : joined && i === cards.length - 2 ? 'before' : ''
      const symbols = (card.marks ?? []).includes('face-down') ? [] : (card.face?.icons ?? []).filter(isSymbol)
      return { card, hero: card.face?.faction ?? '', part, symbols: symbols.map((symbol) => ({ symbol, spent: false })) }
    })
    if (joined) for (const one of told.slice(-2).reverse()) {
      for (const sign of one.symbols) {
        const n = left.get(sign.symbol) ?? 0
        sign.spent = n === 0
        left.set(sign.symbol, Math.max(0, n - 1))
      }
    }
    return { side, area, cards: told, joined }
  })
}

/** What the acting hero can still spend: symbols, and tokens kept from before. */
export function poolOf(view: View): { symbols: Symbol[]; tokens: Symbol[] } {
  const times = (told: { symbol: Symbol; n: number }[]): Symbol[] => told.flatMap(({ symbol, n }) => Array<Symbol>(n).fill(symbol))
  return { symbols: times(tokensOf(view.areas.find((area) => area.id === 'turn'), 'pool')), tokens: times(activeOf(view)?.tokens ?? []) }
}

// --- the middle -----------------------------------------------------------------------------------------------

export const GREEN = 4 // every fourth space brings a population card
export const LAST = 40

export interface Score {
  blue: number
  red: number
  behind: Side | null
  /** Whose tracker lies on the other. */
  top: Side | null
  round: number
  rounds: number
  turn: number
}

export function scoreOf(area: AreaView): Score {
  const marks = area.marks ?? []
  const either = (mark: string): Side | null => (marks.includes(`${mark}-blue`) ? 'blue' : marks.includes(`${mark}-red`) ? 'red' : null)
  const round = counterOf(area, 'round')
  return {
    blue: numberOf(area, 'score-blue'), red: numberOf(area, 'score-red'), behind: either('behind'), top: either('top'),
    round: round?.value ?? 0, rounds: round?.most ?? 0, turn: numberOf(area, 'round-turn'),
  }
}

export interface Cell {
  place: PlaceView
  state: 'free' | 'prepared' | 'occupied'
  /** The cell card: only Team Red sees its face. */
  card: CardView | undefined
  prisoner: Standee | undefined
}

export function cellsOf(view: View): Cell[] {
  const prison = view.areas.find((area) => area.id === 'prison')
  const heroes = heroesOf(view)
  return (prison?.places ?? []).map((place) => ({
    place, card: place.cards?.[0], prisoner: heroes.find((hero) => hero.cell === place.key),
    state: place.marks?.includes('prepared') ? 'prepared' : place.marks?.includes('occupied') ? 'occupied' : 'free',
  }))
}

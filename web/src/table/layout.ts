/** Where each game's areas lie on the board. A game that is not named here gets the plain layout. */
import type { AreaView, View, ZoneView } from '../wire'
import type { Size } from '../card/Card'

export interface ZonePlacement {
  /** "row" shows the cards, "pile" the top one with the count, "slots" a row with empty places, "count" a number while they are unseen. */
  as: 'row' | 'pile' | 'slots' | 'count' | 'skip'
  size?: Size
  /** How many places a row of slots has; the counter of the common area that says so otherwise. */
  slots?: number | { counter: string; most: true }
  label?: boolean
  /** Drawn on the enemy's ground: what threatens this player. */
  inset?: boolean
  /** Becomes lines of text where the row is too short for all. */
  folds?: boolean
  /** While cards lie here, they take the room of the tiles. */
  insteadOfPlaces?: boolean
  /** The back of a pile whose cards nobody sees. */
  back?: string
}

export interface RowPlacement {
  /** Which areas stand in this row. */
  areas: (area: AreaView, looking: View['seat']) => boolean
  /**
   * "columns": the others side by side; "band": one wide strip; "places": tiles with the zones around them;
   * "seats": everybody side by side, their zones in lines; "half": seat, formation, resources; "line": a thin strip.
   */
  arrange: 'columns' | 'band' | 'places' | 'seats' | 'half' | 'line'
}

export interface Layout {
  rows: RowPlacement[]
  /** Zones of the own area that are held in the hand, in the order of the table. */
  hand: string[]
  /** Zones of the common area shown as piles beside the hand. */
  left: string[]
  right: string[]
  zones: Record<string, ZonePlacement>
  /** Counters of the common area that name the moment in the top bar, and the one whose steps are shown. */
  moment: string[]
  stages?: string
  /** A counter of the common area that is drawn as a pile with this back. */
  pile?: { counter: string; back: string }
  /** The counter of a player that is shown as filled and empty symbols, and the one that is the score. */
  meter?: { counter: string; icon: string }
  score?: string
  /** The card that stands for a player: zone whose first card names them. */
  person?: string
  /** The area whose places are a chain of effects. */
  chain?: string
  /** A zone of the enemy whose face-down cards may still add to an attack. */
  unknown?: string
  /** The zones of a seat, line by line. */
  lines?: string[][]
}

const others = (area: AreaView): boolean => area.kind === 'player'
const own = (area: AreaView): boolean => area.kind === 'own'
const enemy = (area: AreaView): boolean => area.kind === 'enemy'
const common = (area: AreaView): boolean => area.kind === 'common'
/** The half of a duel that lies before the one who looks: the own one, for a spectator that of the first seat. */
export const near = (area: AreaView, looking: View['seat']): boolean => own(area) || (looking === null && area.owner === 0)
const far = (area: AreaView, looking: View['seat']): boolean => others(area) && !near(area, looking)
const seats = (area: AreaView): boolean => area.kind === 'own' || area.kind === 'player'

const PLAIN: Layout = {
  rows: [
    { areas: enemy, arrange: 'band' },
    { areas: others, arrange: 'columns' },
    { areas: common, arrange: 'places' },
    { areas: own, arrange: 'band' },
  ],
  hand: ['dealt', 'hand'],
  left: [],
  right: [],
  zones: {},
  moment: ['round'],
}

const GUARDIANS: Layout = {
  rows: [
    { areas: others, arrange: 'columns' },
    { areas: common, arrange: 'places' },
    { areas: own, arrange: 'band' },
  ],
  hand: ['dealt', 'hand'],
  left: ['deck'],
  right: ['discard'],
  zones: {
    deck: { as: 'pile', back: 'technique' },
    series: { as: 'slots', slots: { counter: 'stage', most: true } },
    battlefield: { as: 'row', label: true },
    layout: { as: 'row', size: 'big', label: true, insteadOfPlaces: true },
    'battlefield-deck': { as: 'skip' },
    'battlefield-discard': { as: 'skip' },
  },
  moment: ['battle', 'round'],
  stages: 'stage',
  pile: { counter: 'knockouts', back: 'knockout' },
  meter: { counter: 'energy', icon: 'energy' },
  score: 'wins',
  person: 'hero',
}

/** Two formations face to face, the moment and the chain between them. */
const VERSUS: Layout = {
  rows: [
    { areas: far, arrange: 'half' },
    { areas: common, arrange: 'line' },
    { areas: near, arrange: 'half' },
  ],
  hand: ['hand'],
  left: ['deck'],
  right: ['ko'],
  zones: { deck: { as: 'pile', back: 'versus' }, ko: { as: 'pile', label: true } },
  chain: 'middle',
  moment: ['turn'],
  score: 'endurance',
}

/** The villain's row above, the players in equal columns below. */
const AGAINST_A_VILLAIN: Layout = {
  rows: [
    { areas: enemy, arrange: 'band' },
    { areas: seats, arrange: 'seats' },
  ],
  hand: ['hand'],
  left: ['deck'],
  right: ['discard'],
  zones: {
    deck: { as: 'pile', back: 'player' },
    discard: { as: 'pile' },
    'encounter-deck': { as: 'pile', back: 'encounter' },
    'encounter-discard': { as: 'pile' },
    'villain-deck': { as: 'skip' },
    'scheme-deck': { as: 'skip' },
    removed: { as: 'skip' },
    villain: { as: 'row', size: 'big' },
    boosts: { as: 'row', label: true },
    'main-scheme': { as: 'row', size: 'big' },
    'side-schemes': { as: 'row', label: true, folds: true },
    environments: { as: 'row', label: true, folds: true },
    revealing: { as: 'row', size: 'big', label: true },
    engaged: { as: 'row', label: true, inset: true },
    dealt: { as: 'count', inset: true },
  },
  moment: ['round'],
  person: 'identity',
  unknown: 'boosts',
  lines: [['engaged', 'dealt', 'identity', 'allies'], ['upgrades', 'supports']],
}

const LAYOUTS: Readonly<Record<string, Layout>> = { guardians: GUARDIANS, champions: AGAINST_A_VILLAIN, fellowship: AGAINST_A_VILLAIN, versus: VERSUS }

export function layoutOf(game: string): Layout {
  return LAYOUTS[game] ?? PLAIN
}

/** How a zone is shown where no layout says otherwise: a pile as a pile, someone else's hand as nothing but its count. */
export function placementOf(layout: Layout, zone: ZoneView): ZonePlacement {
  const placed = layout.zones[zone.id]
  if (placed) return placed
  if (zone.layout === 'pile') return { as: 'pile', label: true }
  if (zone.layout === 'fan') return { as: 'skip' }
  return { as: 'row' }
}

export function counterOf(area: AreaView | undefined, id: string): { value: number; most: number | null } | null {
  const found = area?.counters?.find((counter) => counter.id === id)
  return found ? { value: found.value, most: found.most ?? null } : null
}

/** The area that belongs to nobody and counts the rounds. */
export function commonArea(view: View): AreaView | undefined {
  return view.areas.find((area) => area.kind === 'common') ?? view.areas.find((area) => area.kind === 'enemy')
}

export function areaOfSeat(view: View, seat: number): AreaView | undefined {
  return view.areas.find((area) => area.owner === seat)
}

export function zoneOf(area: AreaView | undefined, id: string): ZoneView | undefined {
  return area?.zones?.find((zone) => zone.id === id)
}

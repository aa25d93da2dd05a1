/** Where areas lie on a board: what a game says of its table in `games/<game>/layout`. */
import type { ComponentChildren, ComponentType } from 'preact'
import type { Arrow, AreaView, CardView, View, ZoneView } from '../wire'
import type { Size } from '../card/Card'
import type { Mark } from '../coach/marks'
import type { Asking, Offer } from './asking'
import type { Board } from './context'
import type { TextLine } from './fit'
import type { Keys } from './keyboard'
import type { OwnMoves } from './motion'
import type { Phase } from './phases'
import type { Story } from './story'
import type { Thing } from './things'
import type { Language } from '../words/language'

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
   * A game may have a drawing of its own for an area.
   */
  arrange: 'columns' | 'band' | 'places' | 'seats' | 'half' | 'line' | ComponentType<{ area: AreaView }>
}

/** A card in the line of a seat with all that lies at it; in a full line only signs of it. */
export interface HostProps {
  card: CardView
  where: string
  full: boolean
  size?: Size
}

export interface Layout {
  rows: RowPlacement[]
  /** Zones of the own area that are held in the hand, in the order of the table. */
  hand: string[]
  /** Zones of the common area shown as piles beside the hand. */
  left: string[]
  right: string[]
  zones: Record<string, ZonePlacement>
  /** Counters of the common area that name the moment in the top bar. */
  moment: string[]
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
  /** The lines where those are too full. */
  otherLines?: string[][]
  /** The phases of a round. */
  phases?: readonly Phase[]
  /** Who somebody is and how they stand, above their zones. */
  head?: ComponentType<{ area: AreaView; more?: ComponentChildren }>
  /** How a card with others at it is drawn, how much room those take at its sides, whether they have it even in a full line, and which of them are no line of their own. */
  host?: { draw: ComponentType<HostProps>; beside(card: CardView): number; keeps(card: CardView): boolean; quiet(card: CardView): boolean }
  /** The zones of a folded seat that are seen as small cards, with the numbers that are told; others are only counted. */
  brief?: Readonly<Record<string, readonly string[]>>
  /** The numbers of a card that is only a line, by its zone. */
  told?: Readonly<Record<string, readonly string[]>>
  /** How much room a card takes that is only a line. */
  line?: TextLine
  /** What stands beside the arrow of an attack. */
  says?(board: Board, arrow: Arrow): string
  /** What the rail shows above the log. */
  rail?: ComponentType
  /** What lies before the viewer, where that is more than one hand between two piles. */
  held?: ComponentType
  /** Up to so many glowing things stand as buttons too. */
  repeats?: number
  /** What is always said in words, however much glows: what a click on the card would not tell. */
  worded?(offer: Offer, asking: Asking): boolean
  /** What the viewer can spend: it stands in the choice bar. */
  stock?: ComponentType
  /** The words of the top bar before the phases. */
  headline?(view: View, words: Language): string
  /** Who sits on a seat, where no card stands for them. */
  who?(view: View, seat: number, words: Language): Who | null
  /** The symbols of the resources that are paid with, in the order of payments. */
  resources?: readonly string[]
  /** An offer that is made in two ways, because what it asks next can be answered with it. */
  split?(offer: Offer, view: View): Offer[]
  /** Keys of its own; then 0 ends or declines. */
  keys?: Keys
  /** Moves of its own. */
  moves?: OwnMoves
  /** Whether an option ends a turn or a phase: such a one may be asked about once more. */
  ends?(option: string, prompt: string): boolean
  /** What a coach says in a first game. */
  coach?: readonly Mark[]
  /** How what others do is told. */
  story?: Story
  /** What can be pointed at beside cards, places and areas. */
  things?(view: View): Map<string, Thing>
  /** A drawing of its own for a position that is drawn small, where this view has one. */
  small?(view: View): ComponentType | null
  /** Drawn small it takes the whole width, with what is said below it. */
  broad?: boolean
  /** The card as which something is drawn large. */
  zoom?(thing: Thing, view: View): CardView | undefined
}

/** A seat in a few words: its colour, whom it plays, a short word of the moment. */
export interface Who {
  colour: string
  line: string
  tag: string
  portrait: string
}

export const others = (area: AreaView): boolean => area.kind === 'player'
export const own = (area: AreaView): boolean => area.kind === 'own'
export const enemy = (area: AreaView): boolean => area.kind === 'enemy'
export const common = (area: AreaView): boolean => area.kind === 'common'
/** The half of a duel that lies before the one who looks: the own one, for a spectator that of the first seat. */
export const near = (area: AreaView, looking: View['seat']): boolean => own(area) || (looking === null && area.owner === 0)
export const far = (area: AreaView, looking: View['seat']): boolean => others(area) && !near(area, looking)
export const seats = (area: AreaView): boolean => area.kind === 'own' || area.kind === 'player'

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

/** What every part of a table shares: what is asked, what is looked at, and what a click does. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { SeatView, View } from '../wire'
import type { Asking, Offer } from './asking'
import type { Layout } from './layout'
import type { Paying } from './paying'
import type { Thing } from './things'

export interface Board {
  view: View
  layout: Layout
  seats: SeatView[]
  /** The seats of this browser. */
  yours: number[]
  things: Map<string, Thing>
  /** Null while nothing is for the viewer to decide, or an earlier position is shown. */
  asking: Asking | null
  /** What is picked for the payment that is asked for. */
  paying: Paying | null
  hinted: string
  /** What is another than it was, where that is marked. */
  changed?: ReadonlySet<string>
  /** What the adviser would answer to what the hinted option asks next. */
  hintedNext: string
  /** The thing whose several offers stand in the choice bar. */
  picked: string
  /** The thing that was asked about and is not possible. */
  refused: string
  take(offer: Offer): void
  press(key: string): void
  look(key: string): void
  leave(key: string): void
  /** Look through a pile, by its area and its zone; "all" for the list of all. */
  openPile(id: string): void
  seatName(seat: number): string
}

export const BoardContext = createContext<Board | null>(null)

export function useBoard(): Board {
  const board = useContext(BoardContext)
  if (board === null) throw new Error('a part of the table stands outside of a table')
  return board
}

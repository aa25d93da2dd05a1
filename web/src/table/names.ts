/** What those at the table are called: people by the name they gave, computer players by one of their own. */
import type { SeatView } from '../wire'
import type { Language } from '../words/language'

type Called = Pick<SeatView, 'name' | 'kind'>

export function calledSeat(who: Called | undefined, seat: number, words: Language): string {
  if (who?.name) return who.name
  return words.t(who?.kind === 'computer' ? `play-computer-${seat + 1}` : 'page-seat', { n: seat + 1 })
}

/** The language of a table: it calls all players by their names, and whoever sits here alone "you". */
export function seatedWords({ seats, yours }: { seats: readonly Called[]; yours: readonly number[] }, words: Language): Language {
  const [seat] = yours
  return words.seated(seats.map((who, seat) => calledSeat(who, seat, words)), yours.length === 1 ? seat : null)
}

/** What those at the table are called: people by the name they gave, computer players by one of their own. */
import type { SeatView, TableNow } from '../wire'
import type { Language } from '../words/language'

export function calledSeat(who: SeatView | undefined, seat: number, words: Language): string {
  if (who?.name) return who.name
  return words.t(who?.kind === 'computer' ? `play-computer-${seat + 1}` : 'page-seat', { n: seat + 1 })
}

/** The names that stand in sentences; whoever sits here alone is told which one they are. */
export function logNames({ seats, yours }: Pick<TableNow, 'seats' | 'yours'>, words: Language): string[] {
  return seats.map((who, seat) => {
    const name = calledSeat(who, seat, words)
    return yours.length === 1 && yours[0] === seat ? words.t('play-name-you', { name }) : name
  })
}

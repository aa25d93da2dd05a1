/** Who sat there, by name, and who won. */
import { Icon } from '../draw/Icon'
import { useBoard } from '../table/context'
import type { Result } from '../wire'
import { useWords } from '../words/use'

export function Who({ result }: { result: Result }) {
  const words = useWords()
  const { seats, seatName } = useBoard()
  if (seats.length < 2) return null
  return (
    <ul class="sc-who" aria-label={words.t('page-end-who')}>
      {seats.map((who) => {
        const won = result.winners.includes(who.seat)
        return (
          <li key={who.seat} class={won ? 'won' : ''}>
            <Icon id={won ? 'crown' : who.kind === 'computer' ? 'bot' : 'user'} />
            <span><b>{seatName(who.seat)}</b>{who.kind === 'computer' && <> {words.t('page-end-computer', { level: words.term('page', 'player', who.player).toLocaleLowerCase(words.code) })}</>}{won && <span class="sr">, {words.t('page-end-winner')}</span>}</span>
          </li>
        )
      })}
    </ul>
  )
}

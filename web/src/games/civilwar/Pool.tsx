/** The actions that the acting hero has left: symbols of cards are round, tokens kept from before are square. */
import { useBoard } from '../../table/context'
import { useWords } from '../../words/use'
import { Sign } from './parts'
import { activeOf, poolOf } from './table'

export function Pool() {
  const { view } = useBoard()
  const words = useWords()
  if (view.step !== 'act' || !activeOf(view)?.mine) return null
  const { symbols, tokens } = poolOf(view)
  if (symbols.length + tokens.length === 0) return null
  return (
    <span class="pool" role="group" aria-label={words.t('page-civilwar-pool')}>
      {symbols.map((symbol, i) => <Sign key={i} symbol={symbol} />)}
      {tokens.map((symbol, i) => <Sign key={`t${i}`} symbol={symbol} kind="token" />)}
    </span>
  )
}

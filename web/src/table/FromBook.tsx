/** A match that began in a position of the rulebook says so, and leads back to it. */
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import type { TableNow } from '../wire'
import { useWords } from '../words/use'
import { getRulebook } from '../net/api'

export function FromBook({ now }: { now: TableNow }) {
  const words = useWords()
  const [position, setPosition] = useState('')
  const [rule, setRule] = useState('')
  const { game } = now.view
  const told = now.setup?.['position'] // the setup is told once on each connection
  useEffect(() => {
    if (typeof told === 'string') setPosition(told)
  }, [told])
  useEffect(() => {
    if (position) getRulebook(game).then((book) => setRule(book.positions.find((one) => one.id === position)?.rules[0] ?? ''), () => {})
  }, [position, game])
  if (!position) return null
  return <a class="chip from-book" href={rule ? `/rules/${rule.replace('.', '/')}` : `/rules/${game}`}><Icon id="book" /><span>{words.t('page-position-from')}</span></a>
}

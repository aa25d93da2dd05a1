/** A match that began in a position of the rulebook says so, and leads back to it. */
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import type { TableNow } from '../wire'
import { useWords } from '../words/use'
import { getRulebook } from '../net/api'

export function FromBook({ now }: { now: TableNow }) {
  const words = useWords()
  const [position, setPosition] = useState('')
  const [leads, setLeads] = useState('') // where to: known when the book has been read
  const { game } = now.view
  const told = now.setup?.['position'] // the setup is told once on each connection
  useEffect(() => {
    if (typeof told === 'string') setPosition(told)
  }, [told])
  useEffect(() => {
    if (!position) return
    const to = (rule = ''): void => setLeads(rule ? `/rules/${rule.replace('.', '/')}` : `/rules/${game}`)
    getRulebook(game).then((book) => to(book.positions.find((one) => one.id === position)?.rules[0]), () => to())
  }, [position, game])
  if (!leads) return null
  return <a class="chip from-book" href={leads}><Icon id="book" /><span>{words.t('page-position-from')}</span></a>
}

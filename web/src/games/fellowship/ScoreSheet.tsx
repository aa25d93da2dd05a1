/** The score sheet of a game that is won, as the rulebook lays it out. */
import { useBoard } from '../../table/context'
import { useWords } from '../../words/use'

const COLUMNS = ['threat', 'score-fallen', 'damage', 'score-result'] as const

export function ScoreSheet() {
  const { view } = useBoard()
  const words = useWords()
  const area = view.areas.find((one) => one.id === 'score')
  if (area === undefined) return null
  const term = (id: string): string => words.term(view.game, 'counter', id)
  const lines = area.places ?? []
  return (
    <section class="sheet" data-area="score" aria-label={words.t('fellowship-table-score')}>
      <h2>{words.t('fellowship-table-score')}</h2>
      <table>
        <thead>
          <tr><td />{lines.map((line) => <th key={line.key} scope="col">{words.reads(line.name) ? words.t('page-you') : words.say(line.name)}</th>)}</tr>
        </thead>
        <tbody>
          {COLUMNS.map((id) => (
            <tr key={id} class={id === 'score-result' ? 'whole' : ''}>
              <th scope="row">{term(id)}</th>
              {lines.map((line) => <td key={line.key}>{line.counters?.find((counter) => counter.id === id)?.value ?? 0}</td>)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {(area.counters ?? []).map((counter) => (
            <tr key={counter.id} class={counter.id === 'score-total' ? 'whole' : ''}>
              <th scope="row" colSpan={Math.max(1, lines.length)}>{term(counter.id)}</th>
              <td>{counter.id === 'score-victory' && counter.value > 0 ? `−${counter.value}` : counter.value}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  )
}

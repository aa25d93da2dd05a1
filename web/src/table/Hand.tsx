/** The own hand between the piles that everyone draws from and discards to. */
import { useWords } from '../words/use'
import { useBoard } from './context'
import { commonArea, zoneOf } from './layout'
import { Pile, TableCard } from './parts'

export function Hand() {
  const board = useBoard()
  const words = useWords()
  const { layout, view } = board
  const mine = view.areas.find((area) => area.kind === 'own')
  const common = commonArea(view)
  const zones = layout.hand.map((id) => zoneOf(mine, id)).filter((zone) => zone !== undefined)
  const cards = zones.flatMap((zone) => (zone.cards ?? []).map((card) => ({ card, zone: zone.id })))
  const piles = (ids: string[]) => ids.map((id) => {
    const own = zoneOf(mine, id)
    const zone = own ?? zoneOf(common, id)
    const name = words.term(view.game, 'zone', id)
    return zone ? <Pile key={id} zone={zone} name={name} where={name} id={`${(own ? mine : common)?.id ?? ''}/${id}`} /> : null
  })
  const middle = (cards.length - 1) / 2
  const lean = cards.length > 7 ? 0.6 : 1
  return (
    <section class={`hand${cards.length > 6 ? ' many' : ''}`} data-area="hand" aria-label={words.t('page-hand')}>
      <div class="side l">{piles(layout.left)}</div>
      <div class="fan" data-n={cards.length} style={{ '--n': cards.length }}>
        {cards.map(({ card, zone }, i) => (
          <span
            key={card.key || i} class="held"
            style={{ '--r': `${((i - middle) * lean).toFixed(2)}deg`, '--y': `${((i - middle) ** 2 * 1.2 * lean).toFixed(1)}px` }}
          >
            <TableCard card={card} size="hand" where={words.term(view.game, 'zone', zone)} />
          </span>
        ))}
        {cards.length === 0 && mine && <span class="nothing">{words.t('page-hand-empty')}</span>}
      </div>
      <div class="side r">{piles(layout.right)}</div>
    </section>
  )
}

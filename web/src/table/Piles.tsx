/** Piles: how many cards there are in whose, and all cards of those that lie face up, the topmost first. */
import { Card } from '../card/Card'
import { Icon } from '../draw/Icon'
import { Dialog } from '../pages/Dialog'
import type { AreaView, View, ZoneView } from '../wire'
import { useWords } from '../words/use'
import { useBoard } from './context'

export interface PileOf {
  id: string
  area: AreaView
  zone: ZoneView
}

/** Every pile in which there is a card; the own ones first. */
export function pilesOf(view: View): PileOf[] {
  const areas = [...view.areas].sort((a, b) => Number(/^own/.test(b.kind)) - Number(/^own/.test(a.kind)))
  return areas.flatMap((area) => (area.zones ?? []).filter((zone) => zone.layout === 'pile' && zone.count > 0).map((zone) => ({ id: `${area.id}/${zone.id}`, area, zone })))
}

/** Whether one may look through a pile: all of it lies face up. */
export function isOpen(zone: ZoneView): boolean {
  return zone.count > 0 && (zone.cards ?? []).length === zone.count && (zone.cards ?? []).every((card) => card.face)
}

/** The piles of an area as their counts; an open one is looked through. */
export function PileTags({ area }: { area: AreaView }) {
  const { view, openPile } = useBoard()
  const words = useWords()
  return (
    <>
      {pilesOf(view).filter((pile) => pile.area.id === area.id && !HIDDEN.has(pile.zone.id)).map(({ id, zone }) => {
        const name = words.term(view.game, 'zone', zone.id)
        const inside = <><Icon id={isOpen(zone) ? 'discards' : 'deck'} />{zone.count}</>
        if (isOpen(zone)) return <button key={id} type="button" class="tag pile-tag" title={name} aria-label={words.t('play-pile-look', { pile: name, n: zone.count })} onClick={() => openPile(id)}>{inside}</button>
        return <span key={id} class="tag" role="img" title={name} aria-label={`${name}: ${zone.count}`}>{inside}</span>
      })}
    </>
  )
}

/** Piles that are no more than a way to lay cards aside; they are in the list of all. */
const HIDDEN: ReadonlySet<string> = new Set(['removed', 'villain-deck', 'scheme-deck', 'quest-deck', 'battlefield-deck', 'battlefield-discard'])

/** All piles with their counts ("all"), or the cards of one of them. */
export function PilesDialog({ shown, onShow }: { shown: string; onShow(id: string): void }) {
  const { view, seatName } = useBoard()
  const words = useWords()
  const piles = pilesOf(view)
  const pile = piles.find((one) => one.id === shown)
  const whose = (area: AreaView): string => (area.owner === null || area.owner === undefined ? words.term(view.game, 'area', area.id) : seatName(area.owner))
  const name = (one: PileOf): string => words.term(view.game, 'zone', one.zone.id)
  const areas = [...new Set(piles.map((one) => one.area))]
  return (
    <Dialog title={pile ? `${name(pile)}, ${whose(pile.area)}: ${pile.zone.count}` : words.t('play-piles')} onClose={() => onShow('')}>
      {pile ? (
        <>
          <button type="button" class="mini piles-all" onClick={() => onShow('all')}><span class="flip"><Icon id="chev" /></span>{words.t('play-piles')}</button>
          <ol class="piles-cards">{[...(pile.zone.cards ?? [])].reverse().map((card, i) => <li key={i}><Card card={{ ...card, key: '' }} game={view.game} size="hand" still /></li>)}</ol>
        </>
      ) : (
        <dl class="piles-list">
          {areas.map((area) => (
            <div key={area.id}>
              <dt>{whose(area)}</dt>
              {piles.filter((one) => one.area === area).map((one) => (
                <dd key={one.id}>
                  {isOpen(one.zone) ? <button type="button" class="btn quiet" onClick={() => onShow(one.id)}><Icon id="discards" />{name(one)} <b>{one.zone.count}</b></button>
                    : <span class="piles-closed"><Icon id="deck" />{name(one)} <b>{one.zone.count}</b></span>}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  )
}

/** The table drawn small: the ring, both storylines, and the cards that the viewer holds. */
import { useBoard } from '../../table/context'
import { SmallZone } from '../../table/SmallArea'
import type { CardView } from '../../wire'
import { useWords } from '../../words/use'
import { Ring } from './Ring'
import { heroesOf, type Side } from './table'

export function Small() {
  const { view } = useBoard()
  const words = useWords()
  const held = heroesOf(view).filter((hero) => hero.mine)
  return (
    <>
      <Ring />
      {held.map((hero) => (
        <div key={hero.key} role="group" class="sb-area sb-mine" data-area={hero.area.id} aria-label={words.say(hero.name)}>
          <p class="sb-head"><b>{words.say(hero.name)}</b></p>
          <div class="sb-zones">{(hero.area.zones ?? []).filter((zone) => zone.count > 0 && zone.layout !== 'pile').map((zone) => <SmallZone key={zone.id} zone={{ ...zone, cards: (zone.cards ?? []).map((card) => inColour(card, hero.side)) }} />)}</div>
        </div>
      ))}
    </>
  )
}

/** Cards have the colour of the team that holds them. */
function inColour(card: CardView, side: Side): CardView {
  return card.face ? { ...card, face: { ...card.face, faction: side } } : card
}

/** An area of a table that is drawn small: who it belongs to, numbers, then what lies there. */
import { symbolOf } from '../card/look'
import { Icon } from '../draw/Icon'
import { SYMBOLS } from '../draw/symbols'
import type { AreaView, PlaceView, ZoneView } from '../wire'
import { useWords } from '../words/use'
import { Tile } from './Areas'
import { useBoard } from './context'
import { gathered, timesOf } from './gathered'
import { placementOf } from './layout'
import { TableCard, Times } from './parts'

export function SmallArea({ area }: { area: AreaView }) {
  const board = useBoard()
  const words = useWords()
  const { layout, view: { game } } = board
  const zones = (area.zones ?? []).filter((zone) => zone.count > 0 && !isSkipped(zone))
  const laid = zones.filter(isLaid)
  const counted = zones.filter((zone) => !isLaid(zone))
  const counters = (area.counters ?? []).filter((counter) => counter.value !== 0 || board.changed?.has(`${area.id}/${counter.id}`))
  const formed = area.owner !== null && area.owner !== undefined
  const places = (area.places ?? []).filter((place) => place.key !== area.key && (!formed || (place.cards ?? []).length > 0))
  if (laid.length + counted.length + counters.length + places.length === 0) return null
  const mine = area.owner === board.view.seat && formed
  const name = formed ? board.seatName(area.owner ?? 0) : words.term(game, 'area', area.id)
  const hero = area.places?.find((place) => place.key === area.key)
  const rows = formed ? [...new Set(places.map((place) => place.marks?.[0] ?? ''))] : []
  if (mine) rows.sort((a, b) => Number(b === 'front') - Number(a === 'front'))
  else rows.sort((a, b) => Number(a === 'front') - Number(b === 'front'))
  const changed = (id: string): string => (board.changed?.has(`${area.id}/${id}`) ? ' changed' : '')

  function isSkipped(zone: ZoneView): boolean {
    return zone.layout !== 'fan' && placementOf(layout, zone).as === 'skip'
  }

  function isLaid(zone: ZoneView): boolean {
    return zone.layout !== 'pile' && (zone.cards ?? []).some((card) => card.face)
  }

  return (
    <div role="group" class={`sb-area${area.kind === 'enemy' ? ' sb-foe' : mine ? ' sb-mine' : ''}`} data-area={area.id} aria-label={hero ? words.say(hero.name) : name}>
      <p class="sb-head">
        <b>{hero ? words.say(hero.name) : name}</b>
        {counters.map(({ id, value, most }) => (
          <span key={id} class={`tag${changed(id)}`} title={words.term(game, 'counter', id)} role="img" aria-label={`${words.term(game, 'counter', id)}: ${value}`}>{symbolOf(id) in SYMBOLS ? <Icon id={symbolOf(id)} /> : <>{words.term(game, 'counter', id)} </>}{value}{most ? <small>/{most}</small> : null}</span>
        ))}
        {counted.map((zone) => <span key={zone.id} class={`tag quiet${changed(zone.id)}`}>{words.term(game, 'zone', zone.id)} {zone.count}</span>)}
      </p>
      <div class="sb-zones">
        {rows.map((row) => <SmallRow key={row} name={words.term(game, 'mark', row)} places={places.filter((place) => (place.marks?.[0] ?? '') === row)} />)}
        {!formed && places.length > 0 && (
          area.id === layout.chain ? <ol class="sb-chain">{places.map((place) => <li key={place.key} class={board.changed?.has(place.key) ? 'changed' : ''}>{words.say(place.name)}</li>)}</ol>
            : <div class="sb-tiles">{places.map((place) => <Tile key={place.key} place={place} />)}</div>
        )}
        {laid.map((zone) => <SmallZone key={zone.id} zone={zone} />)}
      </div>
    </div>
  )
}

/** A row of a formation: only where somebody stands. */
function SmallRow({ name, places }: { name: string; places: PlaceView[] }) {
  return (
    <div class="sb-zone">
      <span class="lab">{name}</span>
      <div class="sb-cards">{places.flatMap((place) => (place.cards ?? []).map((card, i) => <TableCard key={card.key || `${place.key}${i}`} card={card} where={name} />))}</div>
    </div>
  )
}

export function SmallZone({ zone }: { zone: ZoneView }) {
  const board = useBoard()
  const words = useWords()
  const { layout, view: { game } } = board
  const name = words.term(game, 'zone', zone.id)
  const Host = layout.host?.draw
  return (
    <div class={`sb-zone${placementOf(layout, zone).inset ? ' inset' : ''}`}>
      <span class="lab">{name}</span>
      <div class="sb-cards">
        {(gathered(zone, board).cards ?? []).map((card, i) => (
          <span key={card.key || i} class="sb-card">{Host ? <Host card={card} where={name} full /> : <TableCard card={card} where={name} />}<Times n={timesOf(card)} /></span>
        ))}
      </div>
    </div>
  )
}

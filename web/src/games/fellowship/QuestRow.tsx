/** What the group does on the left, the quest and the active location; what stands against it on the right, the staging area. */
import { useRef } from 'preact/hooks'
import { Icon } from '../../draw/Icon'
import { useBoard } from '../../table/context'
import { fitHosts } from '../../table/fit'
import { gathered } from '../../table/gathered'
import { counterOf, zoneOf } from '../../table/layout'
import { nameOf, TableCard, TextCard, Zone } from '../../table/parts'
import { PileTags } from '../../table/Piles'
import { SeatLine, shapeOf } from '../../table/SeatColumns'
import { useNarrow, useSize } from '../../table/size'
import type { AreaView, CardView, ZoneView } from '../../wire'
import { useWords } from '../../words/use'
import { valueOf } from './tally'

export function QuestRow({ area }: { area: AreaView }) {
  const words = useWords()
  const { view: { game } } = useBoard()
  const pile = (id: string, always = false) => {
    const zone = zoneOf(area, id)
    return zone && (always || zone.count > 0) ? <Zone key={id} area={area} zone={zone} /> : null
  }
  const narrow = useNarrow()
  const revealing = zoneOf(area, 'revealing')
  return (
    <section class="zone enemy qz" data-area={area.id} aria-label={words.term(game, 'area', area.id)}>
      {!narrow && pile('encounter-deck', true)}
      {!narrow && pile('encounter-discard', true)}
      <Group zone={zoneOf(area, 'quest')} kind="quest" size="big" />
      <Group zone={zoneOf(area, 'active-location')} kind="actl" size="table" empty />
      {revealing && revealing.count > 0 && <Group zone={revealing} kind="rev" size="table" />}
      {narrow && (
        <div class="q-piles">
          <PileTags area={area} />
        </div>
      )}
      <Staging area={area} />
      {!narrow && pile('beside')}
      {!narrow && pile('victory')}
    </section>
  )
}

/** The progress of a card, as far as it needs any. */
function progressOf(card: CardView | undefined): { value: number; most: number } | null {
  const found = card?.counters?.find((counter) => counter.id === 'progress')
  return found?.most ? { value: found.value, most: found.most } : null
}

function Group({ zone, kind, size, empty }: { zone: ZoneView | undefined; kind: string; size: 'big' | 'table'; empty?: boolean }) {
  const words = useWords()
  const { view: { game } } = useBoard()
  if (zone === undefined || (zone.count === 0 && !empty)) return null
  const name = words.term(game, 'zone', zone.id)
  const progress = progressOf(zone.cards?.[0])
  const said = words.term(game, 'counter', 'progress')
  return (
    <div class={`grp q-${kind}`}>
      <div class="vl">
        <span class="lab">{name}</span>
        {progress && <span class="meter prog" role="img" title={said} aria-label={`${said}: ${progress.value} / ${progress.most}`}><Icon id="quest" />{progress.value}<small>/{progress.most}</small></span>}
      </div>
      <div class="row">
        {(zone.cards ?? []).map((card, i) => <TableCard key={card.key || i} card={card} size={size} where={name} />)}
        {zone.count === 0 && <div class="empty" aria-hidden="true" />}
      </div>
    </div>
  )
}

function Staging({ area }: { area: AreaView }) {
  const board = useBoard()
  const words = useWords()
  const narrow = useNarrow()
  const { layout, view: { game } } = board
  const room = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(room)
  const zone = zoneOf(area, 'staging') ?? { id: 'staging', layout: 'row', count: 0, cards: [] }
  const name = words.term(game, 'zone', zone.id)
  const coming = counterOf(area, 'to-reveal')
  const [fit] = fitHosts(width - (coming ? COMING : 0), height, [[shapeOf(layout, zone, (card) => nameOf(card, words, game))]], layout.line)
  const lined = fit?.as === 'lines' || (fit?.shown ?? 1) < LEGIBLE
  const threat = valueOf(area, 'staging-threat')
  return (
    <div class="stag">
      <div class="vl">
        <span class="lab">{name}</span>
        <span class="st-threat"><Icon id="threat" /><b>{threat}</b> <span>{words.t('fellowship-table-threat')}</span></span>
      </div>
      <div class="st-cards" ref={room}>
        {narrow ? (zone.cards ?? []).map((card, i) => <TextCard key={card.key || i} card={card} where={name} zone={zone.id} />)
          : fit && <SeatLine area={area} line={[lined ? gathered(zone, board, 2) : zone]} fit={lined ? { ...fit, as: 'lines', shown: 1, scrolls: false } : fit} />}
        {coming && <div class="st-coming" title={words.term(game, 'counter', 'to-reveal')}><b>?</b><span>{words.t('fellowship-table-cards', { n: coming.value })}</span></div>}
      </div>
    </div>
  )
}

const LEGIBLE = 0.8 // of cards that show less of themselves lines of text tell more
const COMING = 72 // the room of what is not revealed yet

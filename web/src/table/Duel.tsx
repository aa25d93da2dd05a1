/** Two halves face to face with the attack between them: seat, formation, resources; the chain as a stack. */
import { Hit, Rich, textOn } from '../card/Card'
import { useRef } from 'preact/hooks'
import { isTurned, softly } from '../card/look'
import { Icon } from '../draw/Icon'
import type { AreaView, CardView, PlaceView, ZoneView } from '../wire'
import { useWords } from '../words/use'
import { attacksOf } from './aim'
import { Numbers, PlayerHead } from './Areas'
import { isHintedOn } from './asking'
import { useBoard, type Board } from './context'
import { formOf } from './fit'
import { counterOf, near } from './layout'
import { nameOf, TableCard } from './parts'
import { useDrawer, useSize } from './size'

/** One half: the seat, the formation with its front row towards the middle, the resources. */
export function Half({ area }: { area: AreaView }) {
  const board = useBoard()
  const words = useWords()
  const { view: { game }, layout } = board
  const mine = near(area, board.view.seat)
  const rows = mine ? ['front', 'support'] : ['support', 'front']
  const places = area.places ?? []
  const columns = columnsOf(area, board)
  const wide = columns.filter(Boolean).length
  const template = { gridTemplateColumns: columns.map((full) => (full ? 'var(--col)' : '12px')).join(' ') }
  const room = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(room)
  const standing = (row: string): boolean => board.view.areas.some((one) => (one.places ?? []).some((place) => (place.marks ?? []).includes(row) && (place.cards ?? []).length > 0))
  const full = rows.filter(standing) // of both halves, so that they stay alike; while nobody stands anywhere both rows are as high
  const form = width > 0 && height > 0 ? formOf(width - LABEL, height, { wide, thin: columns.length - wide }, { full: full.length || rows.length, thin: full.length === 1 ? 1 : 0 }) : null
  const wordy = form !== null && form.card >= WORDY
  const sized = form && { '--col': `${form.column}px`, '--ch': `${form.card}px`, '--rh': `${form.row}px`, '--k': Math.max(1, form.card / (wordy ? 207 : 123)), '--kt': Math.max(1, Math.min(form.column, form.card * LYING) / 123) }
  const score = layout.score ? counterOf(area, layout.score) : null
  const rest = { ...area, counters: (area.counters ?? []).filter((counter) => counter.id !== layout.score) }
  return (
    <section class={`zone half${mine ? ' own' : ''}`} data-area={area.id} aria-label={board.seatName(area.owner ?? 0)}>
      <div class="hs">
        <PlayerHead area={area} />
        {score && <div class="end" data-count={`${area.id}/${layout.score}`} data-value={score.value}><b>{score.value}</b> <span>{words.term(game, 'counter', layout.score ?? '')}</span></div>}
        <div class="pf"><Numbers area={rest} /></div>
      </div>
      <div class={`form${wide > ROOMY ? ' tight' : ''}`} ref={room} style={{ '--n': wide, '--thin': columns.length - wide, ...sized }}>
        {rows.map((row) => (
          <div key={row} class={`fr ${row}${full.length === 1 && !full.includes(row) ? ' low' : ''}${isBare(area, row, board) ? ' bare' : ''}`} style={template}>
            <span class="rl" aria-hidden="true">{words.term(game, 'row', row)}</span>
            {places.filter((place) => (place.marks ?? []).includes(row)).map((place) => <Spot key={place.key} place={place} wordy={wordy} />)}
          </div>
        ))}
      </div>
      {(area.zones ?? []).filter((zone) => zone.layout === 'row').map((zone) => <Resources key={zone.id} area={area} zone={zone} />)}
    </section>
  )
}

const LABEL = 28 // the name of a row
const WORDY = 184 // higher cards have room for their words
const LYING = 1.3 // how much longer than an upright card is high one that lies may be
const ROOMY = 5 // up to so many columns all are as wide, in both halves, so that they meet

/** Whether nobody stands in a row, nor may now. */
function isBare(area: AreaView, row: string, board: Board): boolean {
  return (area.places ?? []).every((place) => !(place.marks ?? []).includes(row) || ((place.cards ?? []).length === 0 && !board.asking?.byThing.has(place.key)))
}

/** Which columns of a half are wide: in a long formation those where somebody stands or may stand. */
export function columnsOf(area: AreaView, board: Pick<Board, 'view' | 'asking'>): boolean[] {
  const rows = (of: AreaView): PlaceView[][] => ['front', 'support'].map((row) => (of.places ?? []).filter((place) => (place.marks ?? []).includes(row)))
  const most = Math.max(...board.view.areas.map((one) => rows(one)[0]?.length ?? 0))
  if (most <= ROOMY) return Array.from({ length: most }, () => true)
  const used = (place: PlaceView | undefined): boolean => place !== undefined && ((place.cards ?? []).length > 0 || (board.asking?.byThing.has(place.key) ?? false))
  const [front = [], support = []] = rows(area)
  return front.map((place, i) => used(place) || used(support[i]))
}

/** A place in a formation: the card that stands there, or an empty spot that may be taken. */
function Spot({ place, wordy }: { place: PlaceView; wordy: boolean }) {
  const board = useBoard()
  const words = useWords()
  const name = words.say(place.name)
  const offer = board.asking?.byThing.get(place.key)?.[0]
  const cards = place.cards ?? []
  const label = offer ? `${name}, ${offer.hotkey ? words.t('page-option', { key: offer.hotkey }) : words.t('page-can')}` : name
  const states = [cards.length > 0 && !offer ? 'full' : '', offer ? 'can' : '', isHintedOn(board, place.key) ? 'hinted' : '']
  return (
    <div class={`spot ${states.filter(Boolean).join(' ')}`} {...(offer ? { role: 'button', tabIndex: -1, 'data-card': place.key, 'aria-label': label } : {})}>
      {cards.map((card, i) => <TableCard key={card.key || i} card={card} size={wordy && !isTurned(card) ? 'play' : 'table'} where={name} />)}
      {offer?.hotkey && <span class="c-key" aria-hidden="true">{offer.hotkey}</span>}
    </div>
  )
}

/** The resource row as numbered tiles: what lies face up with its name, what lies face down hatched. */
function Resources({ area, zone }: { area: AreaView; zone: ZoneView }) {
  const board = useBoard()
  const words = useWords()
  const { game } = board.view
  const name = words.term(game, 'zone', zone.id)
  const where = `${name}, ${board.seatName(area.owner ?? 0)}`
  const cards = zone.cards ?? []
  return (
    <div class="res">
      <span class="lab">{name}, {zone.count}</span>
      <div class={`rg${cards.length > 12 ? ' many crowd' : cards.length > 9 ? ' many' : cards.length <= 6 ? ' few' : ''}`} style={{ '--rows': Math.max(3, Math.ceil(cards.length / 3)) }}>
        {cards.map((card, i) => <Resource key={card.key || i} card={card} number={i + 1} where={where} />)}
      </div>
    </div>
  )
}

function Resource({ card, number, where }: { card: CardView; number: number; where: string }) {
  const board = useBoard()
  const words = useWords()
  const { game } = board.view
  const key = card.key ?? ''
  const offer = key ? board.asking?.byThing.get(key)?.[0] : undefined
  const marks = card.marks ?? []
  const down = marks.includes('face-down') || !card.face
  const name = nameOf(card, words, game)
  const states = [
    down ? 'down' : `f-${card.face?.faction || 'none'}`, marks.includes('exhausted') ? 'ex' : '', offer ? 'can' : '', isHintedOn(board, key) ? 'hinted' : '',
    key && board.picked === key ? 'picked' : '', key && board.refused === key ? 'cannot' : '', board.asking?.about === key && key ? 'asked' : '',
  ]
  const said = [words.term(game, 'mark', 'face-down'), ...marks.filter((mark) => mark !== 'face-down').map((mark) => words.term(game, 'mark', mark))].slice(down ? 0 : 1)
  const label = [card.face ? name : '', ...said, where, offer ? (offer.hotkey ? words.t('page-option', { key: offer.hotkey }) : words.t('page-can')) : ''].filter(Boolean).join(', ')
  return (
    <div class={`rt ${states.filter(Boolean).join(' ')}`} data-key={key || undefined} {...(key ? {} : { role: 'img', 'aria-label': label })}>
      <span class="rn" aria-hidden="true"><i>{number}</i>{marks.includes('exhausted') && <Icon id="turn" />}{softly(card.face ? name : words.term(game, 'mark', 'face-down'), 6)}</span>
      <small aria-hidden="true">{card.face ? words.term(game, words.has(`${game}-short-${card.face.kind}`) ? 'short' : 'kind', card.face.kind) : ''}</small>
      {offer?.hotkey && <span class="c-key" aria-hidden="true">{offer.hotkey}</span>}
      <Hit on={key} label={label} text={textOn(card.face, words)} />
    </div>
  )
}

/** The thin strip between two halves: the step, and what the attack would do now. */
export function Line({ area }: { area: AreaView }) {
  const board = useBoard()
  const words = useWords()
  const drawer = useDrawer()
  const { view, layout, things } = board
  const { game } = view
  const name = (key: string): string => things.get(key)?.card ? nameOf(things.get(key)?.card, words, game) : board.seatName(things.get(key)?.area.owner ?? 0)
  const attack = attacksOf(view)
  const tally = (id: string, icon: string, of = '') => {
    const counter = counterOf(area, id)
    const said = words.term(game, 'counter', id)
    return counter && (
      <span class={`tally t-${id}`} role="img" aria-label={`${said}: ${counter.value}`} title={said}>
        <b data-count={`${area.id}/${id}`} data-value={counter.value}>{counter.value}</b> <Icon id={icon} /> <span class="of">{of || said}</span>
      </span>
    )
  }
  return (
    <section class="zone mid" data-area={area.id} aria-label={words.term(game, 'area', area.id)}>
      {(area.marks ?? []).map((mark) => <span key={mark} class="tag">{words.term(game, 'mark', mark)}</span>)}
      {(area.counters ?? []).filter((counter) => !TALLY.has(counter.id) && !layout.moment.includes(counter.id)).map((counter) => <span key={counter.id} class="tag">{words.term(game, 'counter', counter.id)} <b>{counter.value}</b></span>)}
      {counterOf(area, 'attack') && (
        <span class="sum">
          {tally('attack', 'atk', attack.length === 1 ? name(attack[0]?.by ?? '') : '')}
          <Icon id="chev" />
          {tally('defense', 'def', name(attack[0]?.on ?? ''))}
          {tally('back', 'atk')}
          {tally('breakthrough', 'hp')}
        </span>
      )}
      {drawer && <Chain />}
    </section>
  )
}

const TALLY: ReadonlySet<string> = new Set(['attack', 'defense', 'back', 'breakthrough'])

/** What waits to happen, the next on top; under it the attack that it is about. */
export function Chain() {
  const board = useBoard()
  const words = useWords()
  const { view, layout } = board
  const area = view.areas.find((one) => one.id === layout.chain)
  if (area === undefined) return null
  const effects = [...(area.places ?? [])].reverse()
  const attacks = attacksOf(view).filter((arrow) => arrow.kind === 'attack')
  if (effects.length === 0 && attacks.length === 0) return null
  const name = (key: string): string => {
    const thing = board.things.get(key)
    return thing?.card ? nameOf(thing.card, words, view.game) : thing?.place ? words.say(thing.place.name) : board.seatName(thing?.area.owner ?? 0)
  }
  const title = words.term(view.game, 'area', area.id)
  return (
    <div class="chainbox" data-area="chain">
      <div class="rh"><h2>{title}</h2>{effects.length > 0 && <span class="tag"><Icon id="link" />{effects.length}</span>}</div>
      <ol class="chain">
        {effects.map((effect, i) => <Effect key={effect.key} effect={effect} top={i === 0} name={name} />)}
        {attacks.length > 0 && (
          <li class="base">
            <span class="num"><Icon id="atk" /></span>
            <div class={`cb f-${board.things.get(attacks[0]?.by ?? '')?.card?.face?.faction || 'none'}`}>
              <b>{attacks.map((arrow) => name(arrow.by)).join(', ')}</b>
              <p class="aim"><Icon id="range" />{name(attacks[0]?.on ?? '')}</p>
            </div>
          </li>
        )}
      </ol>
    </div>
  )
}

function Effect({ effect, top, name }: { effect: PlaceView; top: boolean; name(key: string): string }) {
  const board = useBoard()
  const words = useWords()
  const { view } = board
  const offer = board.asking?.byThing.get(effect.key)?.[0]
  const marks = effect.marks ?? []
  const seat = marks.map((mark) => /^seat-(\d+)$/.exec(mark)?.[1]).find(Boolean)
  const kind = marks.filter((mark) => !/^seat-/.test(mark)).map((mark) => words.term(view.game, words.has(`${view.game}-chain-${mark}`) ? 'chain' : 'mark', mark))
  const aims = (view.arrows ?? []).filter((arrow) => arrow.by === effect.key).map((arrow) => name(arrow.on))
  const card = effect.cards?.[0]
  const states = [top ? 'topc' : '', offer ? 'can' : '', isHintedOn(board, effect.key) ? 'hinted' : '']
  return (
    <li class={states.filter(Boolean).join(' ')}>
      <span class="num" aria-hidden="true">{effect.number}</span>
      <div class={`cb f-${card?.face?.faction || 'none'}`} role="button" tabIndex={-1} data-card={effect.key} data-key={effect.key}>
        <b>{card?.face ? nameOf(card, words, view.game) : words.say(effect.name)}</b>
        <span>{[seat ? board.seatName(Number(seat) - 1) : '', ...kind].filter(Boolean).join(' · ')}</span>
        {aims.length > 0 && <p class="aim"><Icon id="range" />{aims.join(', ')}</p>}
        {(effect.text ?? []).map((line, i) => <p key={i}><Rich text={words.say(line)} /></p>)}
        {offer?.hotkey && <span class="c-key" aria-hidden="true">{offer.hotkey}</span>}
      </div>
    </li>
  )
}

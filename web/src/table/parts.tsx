/** Cards and zones on the board: the same for every game. */
import type { ComponentChildren } from 'preact'
import { Card, Hit, textOn, type CardProps, type Size } from '../card/Card'
import { LineCard } from '../card/LineCard'
import { colourOf, softly } from '../card/look'
import { drawBack } from '../draw/back'
import { Drawing, Icon } from '../draw/Icon'
import type { AreaView, CardView, ZoneView } from '../wire'
import type { Language } from '../words/language'
import { useWords } from '../words/use'
import { isHintedOn, type Offer } from './asking'
import { useBoard, type Board } from './context'
import { gathered, timesOf } from './gathered'
import { commonArea, counterOf, placementOf } from './layout'
import { isOpen } from './Piles'

const MANY = 7 // more cards than this in one row are drawn at table size

/** What a card is called; one that is face down by its back. */
export function nameOf(card: CardView | undefined, words: Language, game: string): string {
  if (card?.face) return words.say(card.face.name)
  return card ? words.t('page-face-down', { back: words.term(game, 'back', card.back) }) : ''
}

/** How a card takes part in what is asked. */
function propsOf(board: Board, card: CardView, size: Size, where: string, words?: Language): CardProps {
  const key = card.key ?? ''
  const offers = key ? (board.asking?.byThing.get(key) ?? []) : []
  const first = offers[0]
  return {
    card, size, where, game: board.view.game,
    option: first === undefined ? null : first.hotkey,
    hinted: isHintedOn(board, key),
    picked: key !== '' && board.picked === key,
    refused: key !== '' && board.refused === key,
    asked: key !== '' && board.asking?.about === key && offers.length === 0,
    changed: key !== '' && (board.changed?.has(key) ?? false),
    risks: size === 'hand' ? (first?.notes ?? []).filter((note) => !note.id.endsWith('-note-cost')) : [], // the gem says the cost
    ...(words && first && board.paying === null ? { verb: offers.map((offer) => words.say(offer.text)).join(' / ') } : {}),
    ...payingWith(board, offers),
  }
}

/** What a card gives to the payment that is asked for, and whether it is picked. */
function payingWith({ asking, paying, layout }: Board, offers: readonly Offer[]): Pick<CardProps, 'chosen' | 'gives'> {
  const offer = offers[0]
  if (paying === null || asking === null || offer === undefined) return {}
  const at = asking.offers.indexOf(offer)
  const [kinds, times] = [paying.view.gives[at] ?? [], paying.view.times[at] ?? 1]
  const n = paying.picked.filter((key) => key === offer.key).length
  const icons = kinds.flatMap((n, kind) => Array.from({ length: n }, () => layout.resources?.[kind] ?? '').filter(Boolean))
  const count = times > 1 ? `${n} / ${times}` : ''
  return { ...(n > 0 ? { chosen: true } : {}), ...(icons.length > 0 || count ? { gives: { icons, count } } : {}) }
}

/** For how many equal cards this one stands. */
export function Times({ n }: { n: number }) {
  return n > 1 ? <b class="times" data-times={n}>×{n}</b> : null
}

/** The same as one line. */
export function TextCard({ card, where, zone = '', ...more }: { card: CardView; where: string; zone?: string; told?: readonly string[] | undefined }) {
  const board = useBoard()
  const told = more.told ?? board.layout.told?.[zone]
  return (
    <>
      <LineCard {...propsOf(board, card, 'table', where)} times={timesOf(card)} {...(told ? { told } : {})} />
      {(card.attached ?? []).filter((one) => one.face && !(board.layout.host?.quiet(one) && !board.asking?.byThing.has(one.key ?? ''))).map((one) => <LineCard key={one.key} {...propsOf(board, one, 'table', where)} />)}
    </>
  )
}

/** A card that can be looked at, asked about, and taken if it is an option. */
export function TableCard({ card, size = 'table', where }: { card: CardView; size?: Size; where: string }) {
  const props = propsOf(useBoard(), card, size, where, useWords())
  const attached = card.attached ?? []
  if (attached.length === 0) return <Card {...props} />
  return (
    <div class="stack">
      {attached.map((one, i) => <Attachment key={one.key ?? i} card={one} />)}
      <Card {...props} />
    </div>
  )
}

/** An attachment peeks out above its host with its title. */
export function Attachment({ card }: { card: CardView }) {
  const words = useWords()
  const board = useBoard()
  const key = card.key ?? ''
  const { option, hinted, chosen, gives } = propsOf(board, card, 'table', '')
  const offers = board.asking?.byThing.get(key) ?? []
  const name = nameOf(card, words, board.view.game)
  const states = [option !== null ? 'can' : '', hinted ? 'hinted' : '', chosen ? 'chosen' : '', board.changed?.has(key) ? 'changed' : '']
  const label = [name, ...offers.map((offer) => words.say(offer.text))].join(', ')
  return (
    <div class={`att f-${colourOf(board.view.game, card.face?.faction)} ${states.filter(Boolean).join(' ')}`} data-key={key || undefined} title={label}>
      {chosen && <Icon id="check" />}
      {gives && <span class="att-gives" aria-hidden="true">{gives.icons.map((icon, i) => <Icon key={i} id={icon} kind={`y-${icon}`} />)}</span>}
      <span aria-hidden="true">{softly(name)}</span>
      {(card.counters ?? []).map((counter) => <b key={counter.id} aria-hidden="true">{counter.value}</b>)}
      <Hit on={key} label={label} text={textOn(card.face, words)} />
    </div>
  )
}

export function Zone({ area, zone, size }: { area: AreaView; zone: ZoneView; size?: Size }) {
  const board = useBoard()
  const words = useWords()
  const placed = placementOf(board.layout, zone)
  const name = words.term(board.view.game, 'zone', zone.id)
  const where = area.owner === null || area.owner === undefined ? name : `${name}, ${board.seatName(area.owner)}`
  const cards = zone.cards ?? []
  if (placed.as === 'skip' || placed.as === 'count') return null
  if (placed.as === 'pile') return <Pile zone={zone} name={name} where={where} id={`${area.id}/${zone.id}`} />
  if (placed.as === 'row' && zone.count === 0) return null
  const shown = placed.insteadOfPlaces && zone.count > MANY ? (gathered(zone, board, 2).cards ?? []) : cards
  const row = (
    <div class={`row z-${zone.id}${placed.as === 'slots' ? ' slots' : ''}`}>
      {shown.map((card, i) => {
        const drawn = <TableCard key={card.key || `${zone.id}${i}`} card={card} size={size ?? (shown.length > MANY ? 'table' : (placed.size ?? 'table'))} where={where} />
        return placed.insteadOfPlaces ? <span key={card.key || i} class="lay">{drawn}<Times n={timesOf(card)} /></span> : drawn
      })}
      {placed.as === 'slots' && <Slots area={area} taken={zone.count} {...(placed.slots === undefined ? {} : { slots: placed.slots })} />}
    </div>
  )
  return placed.label ? <div class={`grp${placed.inset ? ' inset' : ''}`}><span class="lab">{name}</span>{row}</div> : row
}

/** A zone whose cards are lines of text, one under the other. */
export function TextZone({ zone }: { zone: ZoneView }) {
  const board = useBoard()
  const words = useWords()
  if (zone.count === 0) return null
  const name = words.term(board.view.game, 'zone', zone.id)
  return (
    <div class="grp text">
      <span class="lab">{name}</span>
      <div class={`row z-${zone.id}`}>{(zone.cards ?? []).map((card, i) => <TextCard key={card.key || i} card={card} where={name} zone={zone.id} />)}</div>
    </div>
  )
}

/** The places that are still empty; the next one is marked where the viewer is about to fill it. */
function Slots({ area, taken, slots = 0 }: { area: AreaView; taken: number; slots?: number | { counter: string; most: true } }) {
  const board = useBoard()
  const words = useWords()
  const game = board.view.game
  const most = typeof slots === 'number' ? slots : (counterOf(commonArea(board.view), slots.counter)?.most ?? 0)
  const filling = area.kind === 'own' && (board.asking?.offers.some((offer) => offer.key.startsWith('lay:')) ?? false)
  const places: ComponentChildren[] = []
  for (let i = taken; i < most; i++) {
    const here = filling && i === taken
    places.push(
      <div key={i} class={`empty${here ? ' here' : ''}`}>
        {here ? words.t('page-lay-here') : typeof slots === 'number' ? String(i + 1) : `${words.term(game, 'counter', slots.counter)} ${i + 1}`}
      </div>,
    )
  }
  return <>{places}</>
}

export function Pile({ zone, name, where, id = '' }: { zone: ZoneView; name: string; where: string; id?: string }) {
  const board = useBoard()
  const words = useWords()
  const top = zone.cards?.at(-1)
  const opens = id !== '' && isOpen(zone)
  const look = (event: Event): void => { // a card that can be taken is taken; any other click looks through the pile
    if (!opens || board.asking?.byThing.has(top?.key ?? '')) return
    event.stopPropagation()
    board.openPile(id)
  }
  return (
    <div class="grp pilegrp">
      {zone.count === 0 ? <div class="empty">{name}</div> : (
        <div class="pile" onClick={look}>
          {top ? <TableCard card={top} where={where} /> : <div class="card back" data-size="table" role="img" aria-label={`${name}: ${zone.count}`}><div class="c-in"><Drawing kind="c-back" svg={drawBack(placementOf(board.layout, zone).back ?? zone.id, board.view.game)} /></div></div>}
          {opens ? <button type="button" class="n" aria-label={words.t('play-pile-look', { pile: name, n: zone.count })} onClick={(event) => { event.stopPropagation(); board.openPile(id) }}>{zone.count}</button> : <span class="n">{zone.count}</span>}
        </div>
      )}
      <span class="lab">{name}</span>
    </div>
  )
}

/** Filled and empty symbols with the number, as energy is shown. */
export function Meter({ value, most, icon, name, id }: { value: number; most: number; icon: string; name: string; id: string }) {
  return (
    <span class={`en ic-${icon}`} role="img" aria-label={`${name}: ${value} / ${most}`} title={name} data-count={id} data-value={value}>
      {Array.from({ length: most }, (_, i) => <Icon key={i} id={icon} kind={i < value ? 'on' : 'offp'} />)}
      <b>{value}</b>
    </span>
  )
}

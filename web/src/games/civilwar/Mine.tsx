/** What lies before the viewer: the own heroes, the hand and the equipment of one of them, the piles. */
import { useEffect, useState } from 'preact/hooks'
import { softly } from '../../card/look'
import { Drawing, Icon } from '../../draw/Icon'
import { useBoard } from '../../table/context'
import { zoneOf } from '../../table/layout'
import { Pile, TableCard, TextCard } from '../../table/parts'
import { useNarrow } from '../../table/size'
import type { CardView, View } from '../../wire'
import { useWords } from '../../words/use'
import { bust } from './figures'
import { Point, Sign, useAim } from './parts'
import { heldBy, heroesOf, isSymbol, type Standee } from './table'

/** On a phone the hand is low: equipment and cells lie on the board. */
export function Aside() {
  const { view } = useBoard()
  if (!useNarrow()) return null
  const own = heroesOf(view).filter((hero) => hero.mine)
  return (
    <div class="aside2">
      {own.flatMap((hero) => (zoneOf(hero.area, 'equipment')?.cards ?? []).map((card) => <div key={card.key} class={`f-${hero.side}`}><Gear card={card} /></div>))}
      <Cells />
    </div>
  )
}

export function Mine() {
  const board = useBoard()
  const words = useWords()
  const { view, asking } = board
  const [wanted, setWanted] = useState('')
  useEffect(() => setWanted(''), [asking?.number])
  const own = heroesOf(view).filter((hero) => hero.mine)
  const shown = heldBy(view, asking, wanted)
  const narrow = useNarrow()
  const before = !view.areas.some((area) => area.id === 'ring')
  if (before) return <section class="hand cwh none" data-area="hand" aria-label={words.t('page-hand')} />
  const cards = zoneOf(shown?.area, 'hand')?.cards ?? []
  const where = `${words.term('civilwar', 'zone', 'hand')}, ${shown ? words.say(shown.name) : ''}`
  const middle = (cards.length - 1) / 2
  return (
    <section class={`hand cwh${cards.length > 6 ? ' many' : ''} f-${shown?.side ?? 'blue'}`} data-area="hand" aria-label={words.t('page-hand')}>
      <div class="own3" role="group" aria-label={words.t('page-civilwar-heroes')}>
        {own.map((hero) => <OwnHero key={hero.key} hero={hero} shown={hero.key === shown?.key} alone={own.length === 1} onShow={() => setWanted(hero.key)} />)}
      </div>
      {!narrow && (zoneOf(shown?.area, 'equipment')?.cards ?? []).map((card) => <Gear key={card.key} card={card} />)}
      <div class="fan" data-n={cards.length}>
        {cards.map((card, i) => (
          <span key={card.key || i} class="held" style={{ '--r': `${(i - middle).toFixed(2)}deg`, '--y': `${((i - middle) ** 2 * 1.2).toFixed(1)}px` }}><TableCard card={card} size="hand" where={where} /></span>
        ))}
        {cards.length === 0 && shown && <span class="nothing">{words.t('page-hand-empty')}</span>}
      </div>
      {!narrow && <Piles shown={shown} />}
    </section>
  )
}

/** One of the own heroes: a click shows their hand. */
function OwnHero({ hero, shown, alone, onShow }: { hero: Standee; shown: boolean; alone: boolean; onShow(): void }) {
  const words = useWords()
  const state = hero.marks.includes('ko') ? 'ko' : hero.marks.includes('jailed') ? 'jailed' : ''
  const inside = (
    <>
      <Drawing kind="own-bust" svg={bust(hero.code)} />
      <span class="mi">
        <b>{softly(words.say(hero.name))}</b>
        <span class="mt">
          <span class="cards" title={words.term('civilwar', 'counter', 'hand')}><Icon id="hand" />{hero.hand}</span>
          <span class={`shd${hero.shields > 0 ? '' : ' off'}`} title={words.term('civilwar', 'counter', 'shields')}><Icon id="def" />{hero.shields}<small>/{hero.most}</small></span>
          {hero.tokens.flatMap(({ symbol, n }) => Array.from({ length: n }, (_, i) => <Sign key={`${symbol}${i}`} symbol={symbol} kind="token" />))}
          {state && <em>{words.term('civilwar', 'mark', state)}</em>}
        </span>
      </span>
    </>
  )
  const kind = `mine2 f-${hero.side}${shown ? ' shown' : ''}${state ? ` down ${state}` : ''}`
  return alone ? <div class={kind}>{inside}</div> : <button type="button" class={kind} aria-pressed={shown} onClick={onShow}>{inside}</button>
}

/** Equipment with its two slots: filled, or waiting for an action. */
function Gear({ card }: { card: CardView }) {
  const words = useWords()
  const aim = useAim(card.key ?? '')
  const slots = (card.counters ?? []).flatMap((counter) => {
    const symbol = counter.id.replace(/^slot-/, '')
    return isSymbol(symbol) ? [{ symbol, full: counter.value > 0 }] : []
  })
  const full = slots.length > 0 && slots.every((slot) => slot.full)
  const name = card.face ? words.say(card.face.name) : ''
  const text = (card.face?.text ?? []).map((line) => words.say(line)).join(' ')
  const charged = slots.map(({ symbol, full }) => `${words.term('civilwar', 'counter', `slot-${symbol}`)}: ${full ? 1 : 0}`).join(', ')
  return (
    <div class={`eq ${full ? 'full' : ''} ${aim.states}`} data-key={card.key} title={text}>
      <b>{name}</b>
      <span class="es">{slots.map(({ symbol, full }, i) => <Sign key={i} symbol={symbol} kind={full ? '' : 'hollow'} />)}{full && <span class="tag ok"><Icon id="check" />{words.t('page-civilwar-full')}</span>}</span>
      <em>{text}</em>
      <Point on={card.key ?? ''} aim={aim} label={[name, charged, text].join(', ')} />
    </div>
  )
}

/** The cells that can still be prepared, for those who may look at them: Team Red. */
function cellsLeft(view: View): CardView[] {
  return (zoneOf(view.areas.find((area) => area.id === 'prison'), 'cells')?.cards ?? []).filter((card) => card.face)
}

function Cells() {
  const { view } = useBoard()
  const words = useWords()
  const cells = cellsLeft(view)
  const name = words.term('civilwar', 'zone', 'cells')
  if (cells.length === 0) return null
  return <div class="cells2 f-red" role="group" data-area="cells" aria-label={name}><span class="lab">{name}</span>{cells.map((card) => <TextCard key={card.key} card={card} where={name} zone="cells" />)}</div>
}

/** The piles; for Team Red also the cells. */
function Piles({ shown }: { shown: Standee | undefined }) {
  const { view } = useBoard()
  const words = useWords()
  const middle = view.areas.find((area) => area.id === 'track' || area.id === 'prison')
  const cells = cellsLeft(view)
  const pile = (zone: ReturnType<typeof zoneOf>) => {
    if (!zone) return null
    const name = words.term('civilwar', 'zone', zone.id)
    return <Pile key={zone.id} zone={zone} name={name} where={name} id={`${(middle?.zones?.includes(zone) ? middle : shown?.area)?.id ?? ''}/${zone.id}`} />
  }
  return (
    <div class="side r">
      <Cells />
      {cells.length === 0 && pile(zoneOf(middle, 'population'))}
      {pile(zoneOf(middle, 'event-deck') ?? (cells.length > 0 ? undefined : zoneOf(middle, 'mission-deck')))}
      {pile(zoneOf(shown?.area, 'deck'))}
    </div>
  )
}

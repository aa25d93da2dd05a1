/** Everybody side by side: who it is, then their zones line by line, as large as there is room for. */
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { isTurned } from '../card/look'
import { Icon } from '../draw/Icon'
import type { AreaView, CardView, ZoneView } from '../wire'
import { useWords } from '../words/use'
import { attacksOf } from './aim'
import { Numbers, PlayerHead } from './Areas'
import { useBoard } from './context'
import { CARD_GAP, fitHosts, growRows, SLIM, ZONE_GAP, type HostFit, type Shape } from './fit'
import { gathered, timesOf } from './gathered'
import { placementOf, type HostProps, type Layout } from './layout'
import { nameOf, TableCard, TextCard, Times } from './parts'
import { useLess, useNarrow, useSize } from './size'

const LABELLED = 112 // beside lower cards there is no room for the name of their zone
const LOW = 104 // lower cards have a narrow band and foot
const WORDY = 184 // higher cards have room for their words
const LEAST = 100 // lower cards had better overlap
const HEAD = 46 // the seat's name and numbers above its lines; more where a game draws them itself
const OWN_HEAD = 56
/** Where the others do not fit one below the other: only whom they fight is told, then nobody but who is meant. */
const HEADS = 2

export function SeatColumns({ areas }: { areas: AreaView[] }) {
  const narrow = useNarrow()
  const [opened, setOpened] = useState('')
  const ordered = [...areas].sort((a, b) => Number(b.kind === 'own') - Number(a.kind === 'own'))
  const rest = useRef<HTMLDivElement>(null)
  const board = useBoard()
  const [first, ...others] = ordered
  const less = useLess(rest, `${opened}/${board.view.answers}/${others.map((area) => linesOf(area, board.layout).flat().map((zone) => zone.count).join(' ')).join('/')}`, narrow ? 0 : HEADS)
  const meant = others.find((area) => (area.zones ?? []).some((zone) => (zone.cards ?? []).some((card) => isMeant(board, card.key ?? ''))))?.id
  useLayoutEffect(() => {
    if (meant && !narrow) rest.current?.querySelector(`[data-area="${meant}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [meant, board.view.answers])
  if (first === undefined) return null
  const gone = others.length > 0 && others.every((area) => (area.marks ?? []).includes('out'))
  if (others.length < 2 && !gone && !narrow) return <div class="sts">{ordered.map((area) => <SeatColumn key={area.id} area={area} />)}</div>
  return (
    <div class={`sts folded${gone ? ' gone' : ''}`}>
      <SeatColumn key={first.id} area={first} />
      {others.length > 0 && (
        <div class={`rest${less > 0 ? ' tight' : ''}`} ref={rest}>
          {others.map((area) => <Folded key={area.id} area={area} open={opened === area.id} short={opened !== '' || less === HEADS} tight={less > 0} onFold={() => setOpened(opened === area.id ? '' : area.id)} />)}
        </div>
      )}
    </div>
  )
}

/** The zones of a seat that lie on the table, in the lines of the layout; what no line names comes last. */
export function linesOf(area: AreaView, layout: Layout, as = layout.lines ?? []): ZoneView[][] {
  const zones = (area.zones ?? []).filter((zone) => zone.count > 0 && zone.layout !== 'pile' && !layout.hand.includes(zone.id) && !isCounted(layout, zone))
  const placed = new Set(as.flat())
  const lines = [...as.map((line) => line.flatMap((id) => zones.filter((zone) => zone.id === id))), zones.filter((zone) => !placed.has(zone.id))]
  return lines.filter((line) => line.length > 0)
}

/** Cards that nobody sees are only counted, beside the seat's name. */
function isCounted(layout: Layout, zone: ZoneView): boolean {
  return placementOf(layout, zone).as === 'count' && !(zone.cards ?? []).some((card) => card.face)
}

const TITLE = 20 // the height of an attachment's title, and of each further line of it
const LINE = 13
const LETTERS = 11

const sumOf = (cards: CardView[], of: (card: CardView) => number): number => cards.reduce((sum, card) => sum + of(card), 0)

export function shapeOf(layout: Layout, zone: ZoneView, name: (card: CardView) => string): Shape {
  const cards = zone.cards ?? []
  const turned = cards.filter(isTurned).length
  const { host } = layout
  const stackedOn = (card: CardView): number => (host ? 0 : (card.attached ?? []).reduce((sum, one) => sum + TITLE + LINE * Math.floor(name(one).length / LETTERS), 0))
  const pieces = cards.map((card) => ({ turned: isTurned(card), beside: host?.beside(card) ?? 0, stacked: stackedOn(card) }))
  if (host) return { pieces, turned, upright: cards.length - turned, stacked: 0, beside: sumOf(cards, host.beside), kept: sumOf(cards.filter(host.keeps), host.beside), inset: placementOf(layout, zone).inset ?? false, folds: placementOf(layout, zone).folds ?? false }
  return {
    pieces, turned, upright: cards.length - turned, stacked: Math.max(0, ...cards.map(stackedOn)), inset: placementOf(layout, zone).inset ?? false,
  }
}

function SeatColumn({ area }: { area: AreaView }) {
  const board = useBoard()
  const words = useWords()
  const { layout } = board
  const narrow = useNarrow()
  const name = (card: CardView): string => nameOf(card, words, board.view.game)
  const room = useRef<HTMLElement>(null)
  const { width, height } = useSize(room)
  const laid = (as?: string[][]): { lines: ZoneView[][]; fits: HostFit[] } => {
    const lines = linesOf(area, layout, as).map((line) => line.map((zone) => gathered(zone, board)))
    if (narrow) return { lines, fits: lines.map((_, i) => ({ as: i === 0 ? 'cards' : 'lines', height: 112, shown: 1, full: !layout.host, folded: false })) }
    const shapes = lines.map((line) => line.map((zone) => shapeOf(layout, zone, name)))
    const left = height - (layout.head ? OWN_HEAD : HEAD)
    const grown = growRows(width, left, shapes, LEAST)
    if (grown === null) return { lines, fits: fitHosts(width, left, shapes, layout.line) }
    return {
      lines: grown.rows.map((row) => row.flatMap(({ line, zone, from, to }) => { const of = lines[line]?.[zone]; return of ? [{ ...of, cards: (of.cards ?? []).slice(from, to) }] : [] })),
      fits: grown.rows.map(() => ({ as: 'cards', height: grown.height, shown: 1, full: true, folded: false })),
    }
  }
  const usual = laid()
  const other = layout.otherLines && !narrow ? laid(layout.otherLines) : usual
  const { lines, fits } = loss(other.fits) < loss(usual.fits) ? other : usual
  return (
    <section class={`zone st2${area.kind === 'own' ? ' own' : ''}`} ref={room} data-area={area.id} aria-label={board.seatName(area.owner ?? 0)}>
      <SeatHead area={area} />
      {lines.map((line, i) => <SeatLine key={i} area={area} line={line} fit={fits[i] ?? { as: 'cards', height: 123, shown: 1, full: true, folded: false }} />)}
    </section>
  )
}

/** How much of what lies in lines cannot be seen. */
function loss(fits: HostFit[]): number {
  return fits.reduce((sum, fit) => sum + (fit.as === 'lines' ? 4 : 0) + (fit.full ? 0 : 1) + (fit.folded ? 1 : 0) + 2 * (1 - fit.shown), 0)
}

function SeatHead({ area, more }: { area: AreaView; more?: ComponentChildren }) {
  const { layout } = useBoard()
  if (layout.head) return <layout.head area={area} more={more} />
  return <div class="sth"><PlayerHead area={area} /><div class="pf"><Numbers area={area} /><Counted area={area} /></div></div>
}

function Counted({ area }: { area: AreaView }) {
  const { layout, view: { game } } = useBoard()
  const words = useWords()
  return (
    <>
      {(area.zones ?? []).filter((zone) => zone.count > 0 && isCounted(layout, zone)).map((zone) => {
        const name = words.term(game, 'zone', zone.id)
        return <span key={zone.id} class="tag warn" role="img" title={name} aria-label={`${name}: ${zone.count}`} data-count={`${area.id}/${zone.id}`} data-value={zone.count}><Icon id="hazard" />{zone.count}</span>
      })}
    </>
  )
}

/** How much larger than in their own size cards of a height are drawn: upright ones, and those that lie. */
function scaleOf(height: number): Record<string, number> {
  const own = height >= WORDY ? WORDS_HIGH : 123
  return { '--k': Math.max(1, height / own), '--kt': Math.max(1, (height * SLIM) / 123) }
}

const WORDS_HIGH = 207

/** Zones side by side, as cards or as lines of text. */
export function SeatLine({ area, line, fit }: { area: AreaView; line: ZoneView[]; fit: HostFit }) {
  const board = useBoard()
  const words = useWords()
  const { layout, view: { game } } = board
  const inset = (zone: ZoneView | undefined): boolean => (zone && placementOf(layout, zone).inset) ?? false
  const style = { '--ch': `${fit.height}px`, '--slim': SLIM.toFixed(4), '--shown': fit.shown, '--card-gap': `${fit.shown < 1 ? 0 : CARD_GAP}px`, '--zone-gap': `${ZONE_GAP}px`, ...scaleOf(fit.height) }
  return (
    <div class={`stl ${fit.as}${fit.scrolls ? ' scrolls' : ''}${fit.shown < 1 ? ' over' : ''}${fit.as === 'cards' && fit.height < LOW ? ' low' : ''}`} style={style}>
      {line.map((zone, at) => {
        const name = words.term(game, 'zone', zone.id)
        const next = at > 0 && !inset(zone) && !inset(line[at - 1])
        const where = area.owner === null || area.owner === undefined ? name : `${name}, ${board.seatName(area.owner)}`
        const column = fit.folded && placementOf(layout, zone).folds
        return (
          <div key={zone.id} class={`lz z-${zone.id}${inset(zone) ? ' inset' : ''}${next ? ' next' : ''}${column ? ' column' : ''}`} title={inset(zone) ? name : undefined}>
            {inset(zone) && fit.as === 'cards' && fit.height >= LABELLED && <span class="lab up">{name}</span>}
            {(zone.cards ?? []).map((card, i) => (
              fit.as === 'lines' || column ? <TextCard key={card.key || i} card={card} where={where} zone={zone.id} />
                : <Slot key={card.key || i} card={card} where={where} full={fit.full} wordy={fit.height >= WORDY} />
            ))}
          </div>
        )
      })}
    </div>
  )
}

function Slot({ wordy, ...props }: Omit<HostProps, 'size'> & { wordy: boolean }) {
  const { layout } = useBoard()
  const { card, where } = props
  const size = wordy && !isTurned(card) ? 'play' : 'table'
  const full = props.full || (layout.host?.keeps(card) ?? false)
  const beside = layout.host && full ? layout.host.beside(card) : 0
  return (
    <span class={`slot${isTurned(card) ? ' t' : ''}`} {...(beside > 0 ? { style: { '--beside': `${beside}px` } } : {})}>
      {layout.host ? <layout.host.draw {...props} size={size} full={full} /> : <TableCard card={card} size={size} where={where} />}
      <Times n={timesOf(card)} />
    </span>
  )
}

/** Somebody else at a full table: the name and the numbers, the cards as lines; a click lays them out. */
function Folded({ area, open, short, tight, onFold }: { area: AreaView; open: boolean; short: boolean; tight: boolean; onFold(): void }) {
  const board = useBoard()
  const words = useWords()
  const narrow = useNarrow()
  const name = board.seatName(area.owner ?? 0)
  if (open && !narrow) {
    return <div class="fold open"><Fold name={name} open onFold={onFold} /><SeatColumn area={area} /></div>
  }
  const zones = linesOf(area, board.layout).flat().map((zone) => gathered(zone, board, 2))
  const { brief } = board.layout
  if (brief && !open) return <Brief area={area} zones={zones} onFold={onFold} />
  const few = narrow || short || tight // then only whom they fight is told, the rest is counted
  const fought = (zone: string): boolean => (board.layout.zones[zone]?.inset ?? false) && !narrow && !short
  const shown = (zone: string, card: CardView): boolean => isMeant(board, card.key ?? '') || (open ? true : few ? fought(zone) : zone !== board.layout.person || (card.marks ?? []).length > 0)
  const counted = few && !open ? zones.filter((zone) => zone.id !== board.layout.person && !(zone.cards ?? []).some((card) => shown(zone.id, card))) : []
  const lines = zones.map((zone) => ({ zone, cards: (zone.cards ?? []).filter((card) => shown(zone.id, card)) })).filter(({ cards }) => cards.length > 0)
  return (
    <section class={`zone fold${(area.marks ?? []).includes('out') ? ' out' : ''}`} data-area={area.id} aria-label={name}>
      <Fold name={name} open={open} onFold={onFold} />
      <SeatHead area={area} />
      {lines.length + counted.length > 0 && (
        <div class="stl lines">
          {lines.map(({ zone, cards }) => (
            <div key={zone.id} class={`lz z-${zone.id}${placementOf(board.layout, zone).inset ? ' inset' : ''}`}>
              {cards.map((card, i) => <TextCard key={card.key || i} card={card} where={`${words.term(board.view.game, 'zone', zone.id)}, ${name}`} zone={zone.id} />)}
            </div>
          ))}
          {counted.map((zone) => <span key={zone.id} class="tag">{words.term(board.view.game, 'zone', zone.id)} {zone.count}</span>)}
        </div>
      )}
    </section>
  )
}

/** The same in a word each: who is there, whom they fight; the rest is counted, unless it is what is asked about. */
function Brief({ area, zones, onFold }: { area: AreaView; zones: ZoneView[]; onFold(): void }) {
  const board = useBoard()
  const words = useWords()
  const { layout: { brief = {} }, view: { game } } = board
  const name = board.seatName(area.owner ?? 0)
  const narrow = useNarrow()
  const all = zones.flatMap((zone) => (zone.cards ?? []).flatMap((card) => [card, ...(card.attached ?? []).filter((one) => one.face)].map((one) => ({ zone: zone.id, card: one, host: one === card }))))
  const seen = ({ zone, card, host }: (typeof all)[number]): boolean => isMeant(board, card.key ?? '') || (host && !narrow && zone in brief)
  const rest = zones.map((zone) => ({ zone, n: all.filter((one) => one.host && one.zone === zone.id && !seen(one)).length })).filter(({ zone, n }) => n > 0 && !(zone.id in brief))
  return (
    <section class={`zone fold brief${(area.marks ?? []).includes('out') ? ' out' : ''}`} data-area={area.id} aria-label={name}>
      <Fold name={name} open={false} onFold={onFold} />
      <SeatHead area={area} more={!narrow && rest.map(({ zone, n }) => <span key={zone.id} class="tag">{words.term(game, 'zone', zone.id)} {n}</span>)} />
      <div class="stl lines">
        {all.filter(seen).map(({ zone, card, host }, i) => (
          <div key={card.key || i} class={`lz z-${zone}${host && placementOf(board.layout, { id: zone, layout: 'row', count: 1 }).inset ? ' inset' : ''}`}><TextCard card={host ? { ...card, attached: (card.attached ?? []).filter((one) => !one.face) } : card} where={`${words.term(game, 'zone', zone)}, ${name}`} told={brief[zone]} /></div>
        ))}
      </div>
    </section>
  )
}

function Fold({ name, open, onFold }: { name: string; open: boolean; onFold(): void }) {
  const words = useWords()
  return <button type="button" class="ibtn foldb" aria-expanded={open} aria-label={`${name}: ${words.t('page-details')}`} onClick={onFold}><Icon id="chev" /></button>
}

/** Whether the choice or an attack is about this card: then it is seen even where there is little room. */
function isMeant(board: ReturnType<typeof useBoard>, key: string): boolean {
  if (!key) return false
  return (board.asking?.byThing.has(key) ?? false) || board.asking?.about === key || attacksOf(board.view).some((arrow) => arrow.by === key || arrow.on === key)
}

/** A position drawn small, to be looked at: what lies on the table, with what has changed marked. Nothing can be taken. */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import { layoutOf } from '../games/layouts'
import type { Face, SeatView, View } from '../wire'
import { useWords } from '../words/use'
import { attacksOf } from './aim'
import { changesOf } from './changes'
import { BoardContext, useBoard, type Board } from './context'
import { setTabStops } from './keyboard'
import { calledSeat } from './names'
import { nameOf } from './parts'
import { SmallArea } from './SmallArea'
import { thingsOf } from './things'

interface SmallBoardProps {
  view: View
  /** The position before this one; null where nothing has changed yet. */
  before: View | null
  seats?: SeatView[]
  label: string
  /** Somebody wants to read a card. */
  onCard?(face: Face): void
}

const nothing = (): void => {}

export function SmallBoard({ view, before, seats = [], label, onCard }: SmallBoardProps) {
  const words = useWords()
  const layout = layoutOf(view.game)
  const board = useMemo((): Board => ({
    view, layout, seats, yours: view.seat === null || view.seat === undefined ? [] : [view.seat], things: thingsOf(view, layout.things?.(view)), changed: changesOf(before, view),
    asking: null, paying: null, hinted: '', hintedNext: '', picked: '', refused: '', take: nothing, press: nothing, look: nothing, leave: nothing, openPile: nothing,
    seatName: (seat) => (seat === view.seat ? words.t('page-you') : calledSeat(seats[seat], seat, words)),
  }), [view, before, seats, words])
  const Own = layout.small?.(view)
  const areas = [...new Set(layout.rows.flatMap((row) => view.areas.filter((area) => row.areas(area, view.seat))))]
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (root.current && onCard) setTabStops(root.current)
  })
  const read = (target: EventTarget | null): void => {
    const key = (target as HTMLElement).closest<HTMLElement>('[data-card]')?.dataset['card'] ?? ''
    const thing = board.things.get(key)
    const face = thing?.card?.face ?? (thing && layout.zoom?.(thing, view)?.face)
    if (face) onCard?.(face)
  }
  const onKey = (event: KeyboardEvent): void => { // the arrows to the sides belong to the steps
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const cards = [...(root.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
    const at = cards.indexOf(event.target as HTMLElement)
    if (at < 0) return
    if (event.key === 'Enter' || event.key === ' ') read(event.target)
    else if (by !== 0) cards[at + by]?.focus()
    else return
    event.preventDefault()
  }
  return (
    <BoardContext.Provider value={board}>
      <div class={`sbd g-${view.game}`} ref={root} role="group" aria-label={label} inert={!onCard} onClick={(event) => read(event.target)} onKeyDown={onKey}>
        {Own ? <Own /> : (areas.length > 0 ? areas : view.areas).map((area) => <SmallArea key={area.id} area={area} />)}
        <Aims />
      </div>
    </BoardContext.Provider>
  )
}

/** Who attacks whom. */
function Aims() {
  const board = useBoard()
  const words = useWords()
  const attacks = attacksOf(board.view)
  if (attacks.length === 0) return null
  const name = (key: string): string => {
    const thing = board.things.get(key)
    return thing?.card ? nameOf(thing.card, words, board.view.game) : thing?.place ? words.say(thing.place.name) : board.seatName(thing?.area.owner ?? 0)
  }
  return <p class="sb-aims">{attacks.map((arrow) => <span key={`${arrow.by}/${arrow.on}`} class="tag bad"><Icon id="atk" />{name(arrow.by)}<Icon id="leads" label="→" />{name(arrow.on)}</span>)}</p>
}

/** Who attacks whom, drawn over the board; the log and the choice say the same in words. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { statsNow, symbolOf } from '../card/look'
import type { Arrow } from '../wire'
import { attacksOf, boxOn, isBeside, isHostile, way, type Box, type Drawn } from './aim'
import { useBoard, type Board } from './context'
import { zoneOf } from './layout'

interface Shown extends Drawn {
  arrow: Arrow
}

const TONES = ['', 'tone-1', 'tone-2'] as const // colours that tell arrows apart that lie side by side
const NOTHING: { arrows: Shown[]; cards: Box[] } = { arrows: [], cards: [] }
const LOW = 60 // lower things do not hide the tip of an arrow
const ON_TOP = '.card, .lcard, .att, .tuck, .shad, .peg, .tag, .tally, .rt, .lab' // an arrow passes behind these

export function Arrows() {
  const board = useBoard()
  const { view, layout, things } = board
  const sheet = useRef<SVGSVGElement>(null)
  const [shown, setShown] = useState(NOTHING)
  const attacks = attacksOf(view)
  useLayoutEffect(() => {
    const over = sheet.current?.parentElement
    if (!over || attacks.length === 0) {
      setShown(NOTHING)
      return
    }
    const draw = (): void => {
      const cards = boxesOn(over)
      // where cards lie over the way and its end there is nothing to be seen of it but a stray tip
      setShown({ arrows: drawn(over, board, attacks).filter(({ head }) => !cards.some((card) => card.height > LOW && holds(card, head))), cards })
    }
    draw()
    const watching = new ResizeObserver(draw)
    watching.observe(over)
    over.addEventListener('scroll', draw, { capture: true, passive: true })
    return () => {
      watching.disconnect()
      over.removeEventListener('scroll', draw, { capture: true })
    }
  }, [board])
  const threatens = (zone: string): boolean => layout.zones[zone]?.inset ?? false
  return (
    <svg class="arrows" ref={sheet} aria-hidden="true">
      <mask id="behind-cards">
        <rect width="100%" height="100%" fill="#fff" />
        {shown.cards.map((box, i) => <rect key={i} x={box.left} y={box.top} width={box.width} height={box.height} rx={8} fill="#000" />)}
      </mask>
      {shown.arrows.map(({ id, arrow, line, head, x, y, roomy }, i) => {
        const said = !roomy ? '' : layout.says ? layout.says(board, arrow) : strengthOf(board, arrow)
        return (
          <g key={id} class={`arrow ${TONES[i % TONES.length]} ${arrow.kind}${isHostile(view, things.get(arrow.by), threatens) ? ' foe' : ''}`}>
            <g mask="url(#behind-cards)">
              <path class="under" d={line} pathLength={1} />
              <path class="line" d={line} pathLength={1} />
            </g>
            <polygon class="tip" points={head} />
            {said && (
              <g class="says" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
                <rect x={-17 - said.length * 4} y={-13} width={34 + said.length * 8} height={26} rx={13} />
                <use href="#atk" x={-9 - said.length * 4} y={-7} width={14} height={14} />
                <text x={7} y={5}>{said}</text>
              </g>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Whether the middle of a tip lies on a card. */
function holds(card: Box, head: string): boolean {
  const points = head.split(' ').map((point) => point.split(',').map(Number))
  const [x, y] = [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length)
  return x !== undefined && y !== undefined && x > card.left && x < card.left + card.width && y > card.top && y < card.top + card.height
}

function boxesOn(over: HTMLElement): Box[] {
  return [...over.querySelectorAll<HTMLElement>(ON_TOP)].map((element) => boxOn(over, element)).filter((box) => box !== null)
}

function drawn(over: HTMLElement, board: Board, attacks: Arrow[]): Shown[] {
  const find = (key: string): HTMLElement | null => {
    const area = board.things.get(key)?.area
    const at = (name: string, value: string): HTMLElement | null => over.querySelector<HTMLElement>(`[${name}="${CSS.escape(value)}"]`)
    return at('data-key', key) ?? at('data-at', key) ?? (area?.key ? at('data-at', area.key) : null)
  }
  const ends = new Map<string, Arrow[]>()
  for (const arrow of attacks) ends.set(arrow.on, [...(ends.get(arrow.on) ?? []), arrow])
  const found: Shown[] = []
  for (const [on, arrows] of ends) {
    const target = find(on)
    const to = target && boxOn(over, target)
    if (!to) continue
    const starts = arrows
      .map((arrow) => ({ arrow, element: find(arrow.by) }))
      .map(({ arrow, element }) => ({ arrow, from: element && element !== target ? boxOn(over, element) : null }))
      .filter((one): one is { arrow: Arrow; from: NonNullable<typeof one.from> } => one.from !== null)
      .sort((a, b) => a.from.left - b.from.left)
    starts.forEach(({ arrow, from }, i) => {
      const drawing = way(from, to, i, starts.length)
      const said = board.layout.says ? { x: from.left - 48, y: from.top + 14 } : drawing
      const x = Math.max(44, Math.min(over.clientWidth - 44, said.x))
      if (!isBeside(from, to)) found.push({ arrow, id: `${arrow.by}-${on}-${arrow.kind}`, ...drawing, x, y: said.y })
    })
  }
  return found
}

/** The number a single attacker attacks with, and a question mark for every card that may still add to it. */
function strengthOf({ view, layout, things }: Board, arrow: Arrow): string {
  if (!layout.unknown || attacksOf(view).length !== 1) return ''
  const by = things.get(arrow.by)
  const attack = by?.card && statsNow(by.card).find((stat) => symbolOf(stat.icon) === 'atk')
  if (!attack) return ''
  const hidden = by.area.kind === 'enemy' ? (zoneOf(by.area, layout.unknown)?.cards ?? []).filter((card) => !card.face) : []
  return [String(attack.value), ...hidden.map(() => '?')].join(' + ')
}

/** A threat dial: the arc grows from 0 to its end, ticks stand where an enemy would engage. */
import { useWords } from '../../words/use'

const MIDDLE = 27
const REACH = 21
const HIGH = 0.8 // from here on it is red

function at(part: number, reach = REACH): string {
  const angle = ((135 + 270 * Math.min(1, part)) * Math.PI) / 180
  return `${(MIDDLE + reach * Math.cos(angle)).toFixed(1)} ${(MIDDLE + reach * Math.sin(angle)).toFixed(1)}`
}

function arc(to: number): string {
  return `M${at(0)}A${REACH} ${REACH} 0 ${to * 270 > 180 ? 1 : 0} 1 ${at(to)}`
}

export function Dial({ value, most, ticks, id, at: key }: { value: number; most: number; ticks: number[]; id: string; at: string }) {
  const words = useWords()
  const name = words.term('fellowship', 'counter', 'threat')
  const full = Math.min(1, value / most)
  return (
    <span class={`dial${full >= HIGH ? ' high' : ''}`} role="img" data-at={key || undefined} title={`${name}: ${value} / ${most}`} aria-label={`${name}: ${value} / ${most}`}>
      <svg viewBox="0 0 54 54" aria-hidden="true">
        <path class="d-ground" d={arc(1)} />
        {value > 0 && <path class="d-arc" d={arc(full)} />}
        {ticks.map((tick) => <path key={tick} class="d-tick" d={`M${at(tick / most, 15)}L${at(tick / most, 26)}`} />)}
      </svg>
      <b data-count={id} data-value={value}>{value}</b>
    </span>
  )
}

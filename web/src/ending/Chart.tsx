/** The chance of one side from the first decision to the last: a line over the rounds, letters where it changed most. */
import type { JSX } from 'preact'
import { useWords } from '../words/use'
import { nearestStop, roundAt, type Course } from './course'

const EDGE = 0.14 // no room for a letter between the line and the edge
const ROUNDS = 10 // so many names of rounds find room

interface ChartProps {
  course: Course
  game: string
  last: number
  /** Which stop is looked at. */
  at: number
  /** What happened there. */
  said: string
  onAt(stop: number): void
}

/** A letter stands on the side to which the line went, unless that is the edge. */
const isAbove = ({ before, after }: { before: number; after: number }): boolean => (after > before ? after < 1 - EDGE : after < EDGE)
const percent = (chance: number): number => Math.round(100 * chance)

export function Chart({ course, game, last, at, said, onAt }: ChartProps) {
  const words = useWords()
  const { stops, turns, rounds } = course
  const across = (answers: number): number => (100 * answers) / Math.max(1, last)
  const down = (chance: number): number => 100 - 100 * chance
  const points = stops.map((stop) => `${across(stop.answers).toFixed(2)} ${down(stop.chance).toFixed(2)}`)
  const looked = stops[at]
  const every = Math.ceil(rounds.length / ROUNDS)
  const point = (event: JSX.TargetedPointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect()
    if (box.width > 0) onAt(nearestStop(course, ((event.clientX - box.left) / box.width) * last))
  }
  const told = looked ? words.t('course-here', { n: percent(looked.chance), round: roundAt(course, looked.answers), step: looked.answers, unit: words.term(game, 'unit', 'round') }) : ''
  return (
    <div class="ch" style={{ '--rounds': rounds.length }}>
      <div class="ch-y" aria-hidden="true">{[100, 75, 50, 25, 0].map((n) => <span key={n}>{n} %</span>)}</div>
      <div class="ch-roll">
        <div
          class="ch-plot" role="slider" tabIndex={0} aria-label={words.t('course-chart')} aria-valuemin={0} aria-valuemax={Math.max(0, stops.length - 1)} aria-valuenow={at} aria-valuetext={`${told} ${said}`}
          onPointerMove={point} onPointerDown={point}
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {[25, 50, 75].map((n) => <path key={n} class={`ch-grid${n === 50 ? ' half' : ''}`} d={`M0 ${n}H100`} />)}
            {rounds.map(({ answers }, i) => i > 0 && <path key={answers} class="ch-grid" d={`M${across(answers)} 0V100`} />)}
            {points.length > 1 && <path class="ch-area" d={`M${points.join('L')}V100H${across(stops[0]?.answers ?? 0)}Z`} />}
            {points.length > 1 && <path class="ch-line" pathLength={1} d={`M${points.join('L')}`} />}
          </svg>
          {looked && <i class="ch-at" style={{ left: `${across(looked.answers)}%`, top: `${down(looked.chance)}%` }} />}
          {turns.map((turn) => (
            <span key={turn.letter} class={`ch-letter ${turn.after > turn.before ? 'up' : 'down'} ${isAbove(turn) ? 'above' : 'below'}`} style={{ left: `${across(turn.until)}%`, top: `${down(turn.after)}%` }} aria-hidden="true">{turn.letter}</span>
          ))}
        </div>
        <div class="ch-x" aria-hidden="true">
          {rounds.map(({ n, answers }, i) => i % every === 0 && <span key={answers} style={{ left: `${across(answers)}%` }}>{rounds.length > 4 ? n : `${words.term(game, 'unit', 'round')} ${n}`}</span>)}
        </div>
      </div>
      <p class="ch-here" aria-hidden="true"><b>{told}</b> {said}</p>
      <table class="sr">
        <caption>{words.t('course-table')}</caption>
        <thead><tr><th scope="col">{words.term(game, 'unit', 'round')}</th><th scope="col">{words.t('course-start')}</th><th scope="col">{words.t('course-end')}</th></tr></thead>
        <tbody>
          {rounds.map(({ n, answers }, i) => {
            const inside = stops.filter((stop) => stop.answers >= answers && stop.answers < (rounds[i + 1]?.answers ?? Infinity))
            const [first, final] = [inside[0], inside.at(-1)]
            return first && final && <tr key={answers}><th scope="row">{n}</th><td>{percent(first.chance)} %</td><td>{percent(final.chance)} %</td></tr>
          })}
        </tbody>
      </table>
    </div>
  )
}

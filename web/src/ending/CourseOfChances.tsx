/** How the chances went: asked for, waited for, then the chart and the moments where it turned. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import { useBoard } from '../table/context'
import type { LogView, TableNow } from '../wire'
import { useWords } from '../words/use'
import { Chart } from './Chart'
import { courseOf, nearestStop, roundAt, sideOf, toldOf, type Course, type Turn } from './course'
import { useJudgement } from './judging'

export interface Ways {
  /** Shows the position after so many answers, and plays on from there by itself. */
  onWatch(answers: number): void
  /** A game of one's own from there; null where that is not allowed. */
  onPlayOn: ((answers: number) => void) | null
}

interface CourseProps extends Ways {
  token: string
  now: TableNow
  log: LogView[]
}

export function CourseOfChances({ token, now, log, onWatch, onPlayOn }: CourseProps) {
  const words = useWords()
  const { asked, part, judgement, problem, ask } = useJudgement(token)
  const seats = now.yours.length > 0 ? now.yours : [0]
  const side = judgement ? sideOf(judgement, seats) : []
  const course = judgement ? courseOf(judgement, side, log) : null
  return (
    <section class="co" aria-labelledby="co-title">
      <h3 id="co-title">{words.t('course-title')}</h3>
      {judgement && <p class="co-how">{words.t('course-how', { n: judgement.plays })}</p>}
      {course && judgement ? <Drawn course={course} judgement={judgement} side={side} now={now} log={log} onWatch={onWatch} onPlayOn={onPlayOn} /> : asked ? (
        <div class="co-wait" role="status">
          <label for="co-part">{words.t('course-thinking', { n: Math.round(100 * part) })}</label>
          <progress id="co-part" max={1} value={part} />
          <p>{words.t('course-leave')}</p>
        </div>
      ) : (
        <div class="co-ask">
          <p>{words.t('course-offer')}</p>
          <button type="button" class="btn" onClick={ask}><Icon id="bulb" />{words.t('course-ask')}</button>
        </div>
      )}
      {problem && <p class="problem" role="alert">{words.say(problem)}</p>}
    </section>
  )
}

interface DrawnProps extends Ways {
  course: Course
  judgement: { answers: number; sides: number[][] }
  side: number[]
  now: TableNow
  log: LogView[]
}

function Drawn({ course, judgement, side, now, log, onWatch, onPlayOn }: DrawnProps) {
  const words = useWords()
  const { layout, seatName } = useBoard()
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(course.stops.length - 1)
  const quiet = layout.story?.quiet ?? []
  const saidAt = (answers: number, until: number): string => toldOf(log, answers, until, quiet).slice(0, 1).map((line) => words.say(line.text)).join('')
  const stop = course.stops[at]
  const jump = (turn: Turn): void => {
    setAt(nearestStop(course, turn.until))
    box.current?.querySelector<HTMLElement>(`[data-turn="${turn.letter}"]`)?.focus()
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open], .menu')) return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (target?.matches('input, select, textarea')) return
      const turn = course.turns.find((one) => event.code === `Key${one.letter}`)
      const held = course.turns.find((one) => one.letter === target?.closest<HTMLElement>('[data-turn]')?.dataset['turn'])
      const chart = target?.closest('.ch-plot') !== null && target !== null
      const from = held?.answers ?? (chart ? stop?.answers : undefined)
      if (turn) jump(turn)
      else if (chart && event.key === 'ArrowLeft') setAt((before) => Math.max(0, before - 1))
      else if (chart && event.key === 'ArrowRight') setAt((before) => Math.min(course.stops.length - 1, before + 1))
      else if (from !== undefined && event.key === 'Enter' && !target?.closest('button')) onWatch(from)
      else if (from !== undefined && event.code === 'KeyP' && onPlayOn) onPlayOn(from)
      else return
      event.preventDefault()
      event.stopImmediatePropagation() // at the table these keys mean something else
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  })
  const whose = judgement.sides.length > 1 && !side.some((seat) => now.yours.includes(seat)) ? words.t('course-whose', { names: side.map(seatName).join(', ') }) : ''
  return (
    <div ref={box}>
      {whose && <p class="co-how">{whose}</p>}
      <Chart course={course} game={now.view.game} last={judgement.answers} at={at} said={stop ? saidAt(stop.answers, stop.answers + 1) : ''} onAt={setAt} />
      <h3>{words.t('course-turns')}</h3>
      {course.turns.length === 0 && <p class="co-how">{words.t('course-even')}</p>}
      <ul class="co-turns">
        {course.turns.map((turn) => {
          const points = Math.round(100 * turn.after) - Math.round(100 * turn.before)
          const [did, ...then] = toldOf(log, turn.answers, turn.until, quiet)
          const last = then.at(-1)
          const round = roundAt(course, turn.answers)
          return (
            <li key={turn.letter} data-turn={turn.letter} tabIndex={-1} class={points > 0 ? 'up' : 'down'}>
              <span class={`ch-letter ${points > 0 ? 'up' : 'down'}`} aria-hidden="true">{turn.letter}</span>
              <div class="co-what">
                <h4><span class="sr">{turn.letter}: </span>{did ? words.say(did.text) : words.t('page-step', { step: turn.answers, last: judgement.answers })}</h4>
                {last && <p class="co-then">{words.say(last.text)}</p>}
                <p>{turn.mistake ? words.t('course-better', { option: turn.mistake.better, n: Math.round(100 * turn.mistake.loss) }) : words.t('course-as-good')}
                  {turn.mistake && turn.mistake.why.length > 0 && <> {words.t('advice-why', { why: turn.mistake.why })}</>}</p>
                <p class="co-when">{words.t('course-when', { round, step: turn.answers, unit: words.term(now.view.game, 'unit', 'round') })}</p>
              </div>
              <b class="co-points"><span aria-hidden="true">{points > 0 ? '▲' : '▼'}</span> {words.t('course-points', { n: Math.abs(points), way: points > 0 ? 'up' : 'down' })}</b>
              <div class="co-do">
                <button type="button" class="mini" onClick={() => onWatch(turn.answers)}><Icon id="play" />{words.t('course-watch')}</button>
                {onPlayOn && <button type="button" class="mini" onClick={() => onPlayOn(turn.answers)}><Icon id="turn" />{words.t('course-play-on')}</button>}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

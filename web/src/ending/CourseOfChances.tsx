/** How the chances went: asked for, waited for, then the chart and the moments where it turned. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import { useBoard } from '../table/context'
import { SmallBoard } from '../table/SmallBoard'
import type { LogView, TableNow, View } from '../wire'
import { useWords } from '../words/use'
import { Chart } from './Chart'
import { courseOf, nearestStop, roundAt, sideOf, toldOf, type Course, type Turn } from './course'
import { useJudgement } from './judging'

export interface Ways {
  /** The position after so many answers. */
  onLook(answers: number): Promise<View | null>
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

export function CourseOfChances({ token, now, log, onLook, onWatch, onPlayOn }: CourseProps) {
  const words = useWords()
  const { asked, part, left, judgement, problem, ask } = useJudgement(token)
  const seats = now.yours.length > 0 ? now.yours : [0]
  const side = judgement ? sideOf(judgement, seats) : []
  const course = judgement ? courseOf(judgement, side, log) : null
  return (
    <section class="co" aria-labelledby="co-title">
      <h3 id="co-title">{words.t('course-title')}</h3>
      {judgement && <p class="co-how">{words.t('course-how', { n: judgement.plays })}</p>}
      {course && judgement ? <Drawn course={course} judgement={judgement} side={side} now={now} log={log} onLook={onLook} onWatch={onWatch} onPlayOn={onPlayOn} /> : asked ? (
        <div class="co-wait" role="status">
          <label for="co-part">{words.t('course-thinking', { n: Math.round(100 * part) })}</label>
          <progress id="co-part" max={1} value={part} />
          <p>{left !== null && words.t('course-left', { n: Math.round(left / 60) })} {words.t('course-leave')}</p>
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

function Drawn({ course, judgement, side, now, log, onLook, onWatch, onPlayOn }: DrawnProps) {
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
      <Chart course={course} game={now.view.game} last={judgement.answers} at={at} said={!stop ? '' : stop.answers >= judgement.answers && now.view.result ? words.say(now.view.result.text) : saidAt(stop.answers, stop.answers + 1)} onAt={setAt} />
      {stop && <Moment key={now.match} answers={stop.answers} last={judgement.answers} now={now} onLook={onLook} onWatch={onWatch} onPlayOn={onPlayOn} />}
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

const REST = 160 // ms that the pointer rests before the position is asked for

/** The table as it stood at the point that is looked at. */
function Moment({ answers, last, now, onLook, onWatch, onPlayOn }: Ways & { answers: number; last: number; now: TableNow }) {
  const words = useWords()
  const known = useRef(new Map<number, View>())
  const [seen, setSeen] = useState<View | null>(null)
  useEffect(() => {
    const there = known.current.get(answers)
    if (there) {
      setSeen(there)
      return
    }
    let gone = false
    const timer = window.setTimeout(() => {
      onLook(answers).then((view) => {
        if (!view) return
        known.current.set(answers, view)
        if (!gone) setSeen(view)
      }, () => {}) // what was said of it is there all the same
    }, REST)
    return () => {
      gone = true
      window.clearTimeout(timer)
    }
  }, [answers])
  const label = words.t('page-step', { step: answers, last })
  return (
    <section class="co-moment" aria-label={label} data-step={seen?.answers}>
      <p><b>{label}</b>
        <button type="button" class="mini" onClick={() => onWatch(answers)}><Icon id="play" />{words.t('course-watch')}</button>
        {onPlayOn && answers < last && <button type="button" class="mini" onClick={() => onPlayOn(answers)}><Icon id="turn" />{words.t('course-play-on')}</button>}
      </p>
      <div class="co-table" tabIndex={0} role="group" aria-label={words.t('course-position')}>{seen && <SmallBoard view={seen} before={null} seats={now.seats} label={label} />}</div>
    </section>
  )
}

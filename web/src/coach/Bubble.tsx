/** What the coach says, beside what it is about: light on a dark table and dark on a light one, so that it is never taken for the game. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useBoard } from '../table/context'
import { useNarrow } from '../table/size'
import type { Hint } from '../wire'
import { useWords } from '../words/use'
import type { Coach } from './coach'
import type { Mark } from './marks'
import { GLOWS } from './marks'
import { line, placed, type Box } from './place'

const NEVER = '.choice, .top'
/** Numbers that matter, and what else one would rather see. */
const MATTERS = '.board .z-villain .card, .board .z-main-scheme .card, .board .tally, .board .end, .tallyband, .cmid, .board .ph .tag'
const RATHER = '.board [data-card], .hand [data-card], .board .ph, .board .lab, .board .tag'
const SHOWN = 3 // options whose worth is told

interface BubbleProps {
  coach: Coach
  mark: Mark
  /** What the computer player would do. */
  onAdvice(): Promise<Hint | null>
}

export function Bubble({ coach, mark, onAdvice }: BubbleProps) {
  const board = useBoard()
  const words = useWords()
  const narrow = useNarrow()
  const box = useRef<HTMLElement>(null)
  const at = usePlace(box, mark)
  const [advice, setAdvice] = useState<Hint | null>(null)
  useEffect(() => {
    let gone = false
    setAdvice(null)
    if (mark.advises) void onAdvice().then((hint) => { if (!gone) setAdvice(hint) })
    return () => { gone = true }
  }, [mark.id])
  const id = `coach-${board.view.game}-${mark.id}`
  const n = coach.marks.indexOf(mark) + 1
  const nameOf = (key: string): string => {
    const offer = board.asking?.offers.find((one) => one.key === key)
    return offer ? words.say(offer.text) : ''
  }
  const worth = new Map((advice?.options ?? []).map((one) => [nameOf(one.key), one.chance] as const).reverse()) // of equal ones the better
  const shown = narrow ? [] : [...worth].reverse().slice(0, SHOWN)
  return (
    <>
      {at.line && !narrow && (
        <svg class="gd-line" aria-hidden="true"><path d={`M${at.line.from.join(' ')}L${at.line.to.join(' ')}`} /><circle cx={at.line.to[0]} cy={at.line.to[1]} r={5} /></svg>
      )}
      <section class="gd-bubble" role="dialog" aria-labelledby="gd-title" aria-describedby="gd-line" ref={box} style={{ left: `${at.left}px`, top: `${at.top}px` }}>
        <h2 id="gd-title"><span class="gd-n" aria-label={words.t('coach-at', { n, of: coach.marks.length })}><b>{n}</b>/{coach.marks.length}</span>{words.t(id)}</h2>
        <p id="gd-line">{words.t(`${id}-line`)}</p>
        {mark.advises && <p class="gd-advice" role="status">{words.say(advice ? advice.text : { id: 'page-hint-thinking' })}</p>}
        {shown.length > 1 && (
          <ul class="gd-worth" aria-label={words.t('coach-worth')}>
            {shown.map(([name, chance], i) => <li key={name} class={i === 0 ? 'best' : ''}>{name} <b>{Math.round(100 * chance)} %</b></li>)}
          </ul>
        )}
        <div class="gd-do">
          <button type="button" class="gd-stop" onClick={coach.toggle}>{words.t('coach-skip')}</button>
          <button type="button" class="gd-got" onClick={coach.got}>{words.t('coach-got')}{!narrow && board.paying === null && <kbd>Enter</kbd>}</button>
        </div>
      </section>
      <div class="sr" role="status">{words.t(id)} {words.t(`${id}-line`)}</div>
    </>
  )
}

interface Place {
  left: number
  top: number
  line: ReturnType<typeof line> | null
}

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}
const boxesOf = (selector: string, round = 0): Box[] => [...document.querySelectorAll(selector)].map(boxOf).filter((box) => box.width > 0)
  .map(({ left, top, width, height }) => ({ left: left - round, top: top - round, width: width + 2 * round, height: height + 2 * round }))

/** Found anew whenever something on the table may have moved. */
function usePlace(bubble: { current: HTMLElement | null }, mark: Mark): Place {
  const [at, setAt] = useState<Place>({ left: 0, top: 0, line: null })
  const find = (): void => {
    if (bubble.current === null) return
    const found = mark.about.map((selector) => document.querySelector(selector)).find((one) => one !== null)
    const about = found ? boxOf(found) : null
    const { width, height } = boxOf(bubble.current)
    const board = document.querySelector('.board')?.getBoundingClientRect()
    const wide = Math.min(board?.right ?? window.innerWidth, window.innerWidth)
    const room = { left: 8, top: 56, width: wide - 16, height: window.innerHeight - 64 }
    const corner = placed({ width, height }, about, room, { never: boxesOf(NEVER, 8), glowing: boxesOf(GLOWS, 8), matters: boxesOf(MATTERS), rather: boxesOf(RATHER) })
    const way = about ? line({ width, height, ...corner }, about) : null
    setAt((was) => (was.left === corner.left && was.top === corner.top && String(was.line?.to) === String(way?.to) ? was : { ...corner, line: way }))
  }
  useLayoutEffect(find)
  useEffect(() => {
    const watching = new ResizeObserver(find)
    for (const element of document.querySelectorAll('.board, .choice, .hand, .gd-bubble')) watching.observe(element)
    window.addEventListener('resize', find)
    window.addEventListener('scroll', find, { capture: true, passive: true })
    return () => {
      watching.disconnect()
      window.removeEventListener('resize', find)
      window.removeEventListener('scroll', find, { capture: true })
    }
  }, [mark.id])
  return at
}

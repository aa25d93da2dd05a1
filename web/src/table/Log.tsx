/** What happened, line by line, each with the rule that made it happen. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import type { LogView } from '../wire'
import { useWords } from '../words/use'
import { RuleChip, RuleText } from './RuleChip'

const HEADING = /-log-(phase|battle$|round|turn$|stage|step-|villain-phase|recovery$|plans$|initiative$|wins-battle|wins-game)/
const NEAR = 24 // so near to its end the log is being followed

/** New lines are followed, until somebody scrolls up to read; back at the end they are followed again. */
function useFollow(box: { current: HTMLDivElement | null }, here: boolean): void {
  const follows = useRef(true)
  const top = useRef(0)
  const go = (): void => {
    const element = box.current
    if (element === null || !follows.current) return
    element.scrollTop = element.scrollHeight
    top.current = element.scrollTop
  }
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const onScroll = (): void => {
      if (element.scrollHeight - element.scrollTop - element.clientHeight < NEAR) follows.current = true
      else if (element.scrollTop < top.current) follows.current = false // it grows downwards: only a reader goes up
      top.current = element.scrollTop
    }
    const sized = new ResizeObserver(go)
    const grown = new MutationObserver(go)
    element.addEventListener('scroll', onScroll, { passive: true })
    sized.observe(element)
    grown.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      element.removeEventListener('scroll', onScroll)
      sized.disconnect()
      grown.disconnect()
    }
  }, [])
  useLayoutEffect(() => {
    follows.current = here
    go()
  }, [here])
  useLayoutEffect(go)
}

interface Chapter {
  from: number
  heading: LogView | null
  lines: LogView[]
}

/** The lines by turns and phases. */
export function chaptersOf(log: readonly LogView[]): Chapter[] {
  const chapters: Chapter[] = []
  log.forEach((line, i) => {
    if (HEADING.test(line.text.id)) chapters.push({ from: i + 1, heading: line, lines: [] })
    else if (chapters.length === 0) chapters.push({ from: i, heading: null, lines: [line] })
    else chapters.at(-1)?.lines.push(line)
  })
  return chapters
}

export function Log({ log, at, onVisit }: { log: LogView[]; at: number | null; onVisit(answers: number): void }) {
  const words = useWords()
  const [open, setOpen] = useState(-1)
  const box = useRef<HTMLDivElement>(null)
  useFollow(box, at === null)
  useEffect(() => {
    if (at === null) return
    box.current?.querySelector('.ln.mark')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const here = at === null ? log.length - 1 : log.findLastIndex((line) => line.at <= at)
  const draw = (line: LogView, i: number, heading: boolean) => (
    <div
      key={i}
      class={`ln${heading ? ' sys' : ''}${open === i ? ' open' : ''}${i === here ? (at === null ? ' now' : ' mark') : ''}${at !== null && i > here ? ' later' : ''}`}
      onClick={() => setOpen(open === i ? -1 : i)}
    >
      {words.sentence(line.text)}{' '}
      <RuleChip rule={line.rule} open={open === i} still onClick={(event) => { event.stopPropagation(); setOpen(open === i ? -1 : i) }} />
      {open === i && (
        <>
          <RuleText rule={line.rule} />
          <button type="button" class="go" onClick={(event) => { event.stopPropagation(); onVisit(line.at) }}><Icon id="clock" />{words.t('page-show-position', { step: line.at })}</button>
        </>
      )}
    </div>
  )
  return (
    <div class="log" ref={box} tabIndex={0} role="log" aria-live="off" aria-label={words.t('page-log')}>
      {chaptersOf(log).map(({ from, heading, lines }) => (
        <section key={from} class="chapter">
          {heading && draw(heading, from - 1, true)}
          {lines.map((line, i) => draw(line, from + i, false))}
        </section>
      ))}
    </div>
  )
}

/** The way through earlier positions. */
export function Scrubber({ at, last, onVisit }: { at: number | null; last: number; onVisit(answers: number | null): void }) {
  const words = useWords()
  const value = at ?? last
  const go = (to: number): void => onVisit(to >= last ? null : Math.max(0, to))
  return (
    <div class="scrub">
      <button type="button" class="ibtn" disabled={value <= 0} aria-label={words.t('page-step-back')} title={words.t('page-step-back')} onClick={() => go(value - 1)}><span class="flip"><Icon id="chev" /></span></button>
      <input
        type="range" min={0} max={last} value={value} aria-label={words.t('page-scrubber')} aria-valuetext={words.t('page-step', { step: value, last })}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <button type="button" class="ibtn" disabled={at === null} aria-label={words.t('page-step-on')} title={words.t('page-step-on')} onClick={() => go(value + 1)}><Icon id="chev" /></button>
      <span class="at">{at === null ? words.t('page-now', { step: last }) : words.t('page-step', { step: value, last })}</span>
    </div>
  )
}

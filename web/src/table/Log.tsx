/** What happened, line by line, each with the rule that made it happen. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import type { LogView } from '../wire'
import { useWords } from '../words/use'
import { RuleChip, RuleText } from './RuleChip'

const HEADING = /-log-(phase|battle$|round|turn|stage|wins-battle|wins-game)/

export function Log({ log, at, onVisit }: { log: LogView[]; at: number | null; onVisit(answers: number): void }) {
  const words = useWords()
  const [open, setOpen] = useState(-1)
  const box = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  // New lines are followed, unless somebody has scrolled up to read.
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const followed = height.current - element.scrollTop - element.clientHeight < 80
    if (followed && at === null) element.scrollTop = element.scrollHeight
    height.current = element.scrollHeight
  }, [log.length, at, words])
  useEffect(() => {
    if (at === null) return
    box.current?.querySelector('.ln.mark')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const here = at === null ? log.length - 1 : log.findLastIndex((line) => line.at <= at)
  return (
    <div class="log" ref={box} tabIndex={0} role="log" aria-live="off" aria-label={words.t('page-log')}>
      {log.map((line, i) => (
        <div
          key={i}
          class={`ln${HEADING.test(line.text.id) ? ' sys' : ''}${open === i ? ' open' : ''}${i === here ? (at === null ? ' now' : ' mark') : ''}${at !== null && i > here ? ' later' : ''}`}
          onClick={() => setOpen(open === i ? -1 : i)}
        >
          {words.say(line.text)}{' '}
          <RuleChip rule={line.rule} open={open === i} onClick={(event) => { event.stopPropagation(); setOpen(open === i ? -1 : i) }} />
          {open === i && (
            <>
              <RuleText rule={line.rule} />
              <button type="button" class="go" onClick={(event) => { event.stopPropagation(); onVisit(line.at) }}><Icon id="clock" />{words.t('page-show-position', { step: line.at })}</button>
            </>
          )}
        </div>
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

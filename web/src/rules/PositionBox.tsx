/** A position of the rulebook: what happens in it, to be looked at step by step or tried at the table. */
import { useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import { loadMatch, makeMatch, sentenceOf } from '../net/api'
import { setting } from '../net/keep'
import type { Shell } from '../shell'
import { ruleTitle } from '../table/RuleChip'
import type { PositionView, SeatWish, Text } from '../wire'
import { useWords } from '../words/use'
import { addressOf } from './book'

export function PositionBox({ position, game, shell }: { position: PositionView; game: string; shell: Shell }) {
  const words = useWords()
  const [shown, setShown] = useState(0)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Text | null>(null)
  const seats: SeatWish[] = Array.from({ length: position.seats }, (_, seat) => (seat === position.seat ? { kind: 'me', name: setting('name') } : { kind: 'computer' }))
  const sit = async (watch: boolean): Promise<void> => {
    setBusy(true)
    try {
      shell.open(await (watch ? loadMatch({ record: position.record, study: true, seats: [{ kind: 'me' }] }) : makeMatch({ game, setup: { position: position.id }, seats })))
    } catch (why) {
      setProblem(sentenceOf(why))
      setBusy(false)
    }
  }
  const [first = '', ...more] = position.rules
  const last = position.steps.length
  return (
    <section class="ex" aria-label={words.t('page-position-of', { title: ruleTitle(words, first) })}>
      <header><h2><Icon id="eye" />{words.t(position.printed ? 'page-position-example' : 'page-position')}</h2><span>{ruleTitle(words, first)}</span></header>
      {more.length > 0 && <p class="ex-more">{words.t('page-position-also')} {more.map((rule, i) => <>{i > 0 && ', '}<a key={rule} href={addressOf(game, rule)}>{ruleTitle(words, rule)}</a></>)}</p>}
      {last > 0 ? (
        <ol class="ex-steps" aria-live="polite">
          {position.steps.slice(0, shown).map((lines, i) => (
            <li key={i} class={i + 1 === shown ? 'now' : 'done'} {...(i + 1 === shown ? { 'aria-current': 'step' } : {})}>
              <b aria-hidden="true">{i + 1}</b><span>{lines.map((line, n) => <span key={n}>{words.say(line)} </span>)}</span>
            </li>
          ))}
        </ol>
      ) : <p class="ex-more">{words.t('page-position-look')}</p>}
      {problem && <p class="problem" role="alert">{words.say(problem)}</p>}
      <div class="sb">
        {last > 0 && <button type="button" class="ibtn" disabled={shown === 0} aria-label={words.t('page-position-back')} onClick={() => setShown(shown - 1)}><Icon id="undo" /></button>}
        {last > 0 && <button type="button" class="btn" disabled={shown === last} onClick={() => setShown(shown + 1)}>{words.t('page-position-next', { n: Math.min(shown + 1, last), last })}</button>}
        {last > 0 && <button type="button" class="btn quiet" disabled={busy} onClick={() => void sit(true)}>{words.t('page-position-watch')}</button>}
        <button type="button" class="btn pri" disabled={busy} onClick={() => void sit(false)}>{words.t('page-position-try')}</button>
      </div>
    </section>
  )
}

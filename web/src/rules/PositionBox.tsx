/** A position of the rulebook: the table drawn small and what happens on it, to be looked at step by step or tried at the table. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import { layoutOf } from '../games/layouts'
import { getBoards, loadMatch, makeMatch, sentenceOf } from '../net/api'
import { setting } from '../net/keep'
import type { Shell } from '../shell'
import { seatedWords } from '../table/names'
import { ruleTitle } from '../table/RuleChip'
import { SmallBoard } from '../table/SmallBoard'
import type { Face, PositionView, SeatWish, Text, View } from '../wire'
import { useWords } from '../words/use'
import { addressOf } from './book'
import { useStepKeys, useStepping } from './stepping'

const NOBODY = { name: '', kind: 'open' } as const

interface PositionBoxProps {
  position: PositionView
  game: string
  shell: Shell
  onCard(face: Face): void
}

export function PositionBox({ position, game, shell, onCard }: PositionBoxProps) {
  const words = useWords()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Text | null>(null)
  const box = useRef<HTMLElement>(null)
  const boards = useBoards(game, position.id)
  const told = useMemo(() => {
    const seats = Array.from({ length: position.seats }, () => NOBODY)
    const seated = seatedWords({ seats, yours: [position.seat] }, words)
    return position.steps.map((lines) => lines.map((line) => seated.say(line)))
  }, [position, words])
  const stepping = useStepping(told.map((lines) => lines.join(' ').length))
  const { at, playing, go, play } = stepping
  useStepKeys(box, stepping)
  useLayoutEffect(() => { // the page itself stays where it is
    const list = box.current?.querySelector<HTMLElement>('.ex-steps')
    const now = list?.querySelector<HTMLElement>('.now')
    if (list && now) list.scrollTop += now.getBoundingClientRect().top - list.getBoundingClientRect().top - (list.clientHeight - now.offsetHeight) / 2
  }, [at])
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
  const last = told.length
  const title = ruleTitle(words, first)
  const view = boards?.[at]
  return (
    <section class={`ex${layoutOf(game).broad ? ' broad' : ''}`} ref={box} aria-label={words.t('page-position-of', { title })} {...(last > 0 ? { 'data-steps': last } : {})}>
      <header><h2><Icon id="eye" />{words.t(position.printed ? 'page-position-example' : 'page-position')}</h2><span>{title}</span></header>
      {more.length > 0 && <p class="ex-more">{words.t('page-position-also')} {more.map((rule, i) => <>{i > 0 && ', '}<a key={rule} href={addressOf(game, rule)}>{ruleTitle(words, rule)}</a></>)}</p>}
      <div class="ex-in">
        <div class="ex-board">
          {view && <SmallBoard view={view} before={at > 0 ? (boards?.[at - 1] ?? null) : null} label={words.t('page-position-board', { n: at, last })} onCard={onCard} />}
        </div>
        <div class="ex-side">
          {last > 0 ? (
            <>
              <ol class="ex-steps">
                {told.map((lines, i) => (
                  <li key={i} class={i + 1 === at ? 'now' : i < at ? 'done' : ''} {...(i + 1 === at ? { 'aria-current': 'step' } : {})}>
                    <button type="button" onClick={() => go(i + 1)}><b>{i + 1}</b> <span>{lines.map((line, n) => <span key={n}>{line} </span>)}</span></button>
                  </li>
                ))}
              </ol>
              <div class="ex-go">
                <button type="button" class="ibtn" disabled={at === 0} aria-label={words.t('page-position-back')} title={words.t('page-position-back')} onClick={() => go(at - 1)}><Icon id="undo" /></button>
                <button type="button" class="btn" disabled={at === last} onClick={() => go(at + 1)}>{words.t('page-position-next', { n: Math.min(at + 1, last), last })}</button>
                {last > 1 && <button type="button" class="ibtn" aria-label={words.t(playing ? 'page-position-pause' : 'page-position-play')} title={`${words.t(playing ? 'page-position-pause' : 'page-position-play')} (P)`} onClick={() => play(!playing)}><Icon id={playing ? 'pause' : 'play'} /></button>}
              </div>
            </>
          ) : <p class="ex-more">{words.t('page-position-look')}</p>}
        </div>
      </div>
      <p class="sr" role="status">{at > 0 ? told[at - 1]?.join(' ') : ''}</p>
      {problem && <p class="problem" role="alert">{words.say(problem)}</p>}
      <div class="sb">
        {last > 0 && (
          <p class="ex-keys">
            <span><i class="ex-mark" />{words.t('page-position-changed')}</span>
            <span class="ex-key" aria-hidden="true"><kbd><Icon id="leads" kind="back" /></kbd> <kbd><Icon id="leads" /></kbd> {words.t('page-position-keys-step')}{last > 1 && <> · <kbd>P</kbd> {words.t('page-position-keys-play')}</>}</span>
          </p>
        )}
        {last > 0 && <button type="button" class="btn quiet" disabled={busy} onClick={() => void sit(true)}>{words.t('page-position-watch')}</button>}
        <button type="button" class="btn pri" disabled={busy} onClick={() => void sit(false)}>{words.t('page-position-try')}</button>
      </div>
    </section>
  )
}

/** Null until they have come; without them what happens is read all the same. */
function useBoards(game: string, id: string): View[] | null {
  const [boards, setBoards] = useState<View[] | null>(null)
  useEffect(() => {
    let gone = false
    getBoards(`${encodeURIComponent(game)}/positions/${encodeURIComponent(id)}`).then((told) => !gone && setBoards(told.boards), () => {})
    return () => { gone = true }
  }, [game, id])
  return boards
}

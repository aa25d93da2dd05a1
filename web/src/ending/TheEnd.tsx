/** The end of a game in the place of the board: how it went, in numbers, and what could come next. */
import { useEffect, useState } from 'preact/hooks'
import { drawEmblem } from '../draw/emblem'
import { Drawing, Icon } from '../draw/Icon'
import { makeMatch, sentenceOf } from '../net/api'
import { setting } from '../net/keep'
import { valueName } from '../pages/Fields'
import type { Shell } from '../shell'
import { useBoard } from '../table/context'
import { useNarrow } from '../table/size'
import type { LogView, NewMatch, Result, TableNow, Text } from '../wire'
import type { Language } from '../words/language'
import { useWords } from '../words/use'
import { CourseOfChances, type Ways } from './CourseOfChances'
import { count, roundsOf, type Counted } from './figures'
import { remember } from './history'
import { useEndKeys } from './keys'
import { onward, sameSeats, type Setup, type Step } from './onward'
import { playedWords } from './played'
import { Who } from './Who'

interface TheEndProps extends Ways {
  now: TableNow
  log: LogView[]
  result: Result
  shell: Shell
  token: string
  onBoard(): void
  onReplay(): void
  onShare(): void
}

export function TheEnd({ now, log, result, shell, token, onBoard, onReplay, onShare, onLook, onWatch, onPlayOn }: TheEndProps) {
  useEndKeys({ KeyR: onReplay, KeyS: onShare })
  const words = useWords()
  const { layout } = useBoard()
  const narrow = useNarrow()
  const game = now.view.game
  const won = now.yours.length === 0 ? null : now.yours.some((seat) => result.winners.includes(seat))
  const rounds = roundsOf(game, log)
  useEffect(() => remember(now, result, rounds), [now.match])
  const title = won === null ? words.say(result.text) : words.t(won ? 'page-end-won' : 'page-end-lost', { rounds, unit: words.term(game, 'unit', 'round') })
  return (
    <section class={`the-end ${won === false ? 'lost' : 'won'}`} aria-labelledby="the-end">
      <div class="sc-head">
        <Drawing kind="sc-pic" svg={drawEmblem(game)} />
        <div>
          <p class="sc-over">{[words.t(`page-game-${game}`), ...playedWords(words, game, shell.lobby?.games.find((one) => one.id === game)?.options ?? [], now.setup ?? {})].join(' · ')}</p>
          <h2 id="the-end">{title}</h2>
          {won !== null && <p>{words.say(result.text)}</p>}
          <Who result={result} />
          <Onward now={now} won={won ?? false} shell={shell} onBoard={onBoard} />
        </div>
      </div>
      <Numbers counted={count(game, log, now.view)} now={now} rounds={rounds} />
      <CourseOfChances token={token} now={now} log={log} onLook={onLook} onWatch={onWatch} onPlayOn={onPlayOn} />
      {narrow && layout.rail && <layout.rail />}
    </section>
  )
}

function Onward({ now, won, shell, onBoard }: { now: TableNow; won: boolean; shell: Shell; onBoard(): void }) {
  const words = useWords()
  const [problem, setProblem] = useState<Text | null>(null)
  const [busy, setBusy] = useState(false)
  const game = now.view.game
  const fields = shell.lobby?.games.find((one) => one.id === game)?.options ?? []
  const setup: Setup = now.setup ?? {}
  const seats = sameSeats(now.seats, now.yours, setting('name'))
  const mine = now.yours.length > 0 && now.kind === 'match' && !setup['campaign']
  const more = mine ? onward({ game, setup, fields, seats, players: shell.lobby?.players ?? [], won }) : []
  const begin = async (wish: NewMatch): Promise<void> => {
    setBusy(true)
    try {
      shell.open(await makeMatch(wish))
    } catch (why) {
      setProblem(sentenceOf(why))
      setBusy(false)
    }
  }
  useEndKeys(mine && !busy ? { KeyN: () => void begin({ game, setup, seats }) } : {})
  return (
    <>
      <div class="sc-go">
        {mine && <button type="button" class="btn pri" disabled={busy} title={`${words.t('page-end-rematch')} (N)`} onClick={() => void begin({ game, setup, seats })}><Icon id="turn" />{words.t('page-end-rematch')}</button>}
        {more.map((step) => <button key={step.kind === 'value' ? step.field.id : step.kind} type="button" class="btn" disabled={busy} onClick={() => void begin(step.wish)}><Icon id="chev" />{stepWords(words, game, step)}</button>)}
        <button type="button" class="btn quiet" onClick={onBoard}><Icon id="eye" />{words.t('page-end-board')}</button>
      </div>
      {problem && <p class="problem" role="alert">{words.say(problem)}</p>}
    </>
  )
}

function stepWords(words: Language, game: string, step: Step): string {
  if (step.kind === 'value') return words.t('page-end-now', { what: valueName(words, game, step.field, step.value) })
  return step.kind === 'player' ? words.t('page-end-against', { player: words.term('page', 'player', step.player) }) : words.t(`page-end-${step.kind}`)
}

function Numbers({ counted, now, rounds }: { counted: Counted[]; now: TableNow; rounds: number }) {
  const words = useWords()
  const game = now.view.game
  const shared = counted.filter((one) => one.shares.length > 1)
  const named = (whose: Text): string => words.say(whose)
  const columns = [...new Map(shared.flatMap((one) => one.shares).map((share) => [named(share.whose), share.whose]))]
  return (
    <div class="sc-numbers">
      <h3>{words.t('page-end-numbers')}</h3>
      <dl>
        {rounds > 0 && <div><dd>{rounds}</dd><dt>{words.term(game, 'unit', 'rounds')}</dt></div>}
        <div><dd>{now.view.answers}</dd><dt>{words.t('page-end-steps')}</dt></div>
        {counted.map((one) => <div key={one.id}><dd>{one.total}</dd><dt>{words.term(game, 'figure', one.id)}</dt></div>)}
      </dl>
      {columns.length > 1 && (
        <table>
          <thead><tr><td />{columns.map(([name, whose]) => <th key={name} scope="col">{isMine(whose, now) ? words.t('page-you') : name}</th>)}</tr></thead>
          <tbody>
            {shared.map((one) => {
              const most = Math.max(...one.shares.map((share) => share.n))
              return (
                <tr key={one.id}>
                  <th scope="row">{words.term(game, 'figure', one.id)}</th>
                  {columns.map(([name]) => {
                    const n = one.shares.find((share) => named(share.whose) === name)?.n ?? 0
                    return <td key={name}><span class="sc-share"><b>{n}</b><meter min={0} max={most} value={n} aria-hidden="true" /></span></td>
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </div>
  )
}

function isMine(whose: Text, now: TableNow): boolean {
  return whose.id === 'seat' && now.yours.length === 1 && Number(whose.args?.['n']) === (now.yours[0] ?? -1) + 1
}

/** Instead of a choice: how it ended, or that an earlier position is shown. */
import { Icon } from '../draw/Icon'
import { keptCampaigns } from '../net/keep'
import type { Result, TableNow, Text } from '../wire'
import { useWords } from '../words/use'
import { SPEEDS } from './replaying'
import { RuleNote } from './RuleChip'

interface OutcomeProps {
  now: TableNow
  message: Text | null
  result: Result
  /** Whether the board is shown instead of the scene. */
  board: boolean
  onReplay(): void
  onScene(): void
  /** Another game, set up like this one. */
  onAgain(): void
  onShare(): void
  onSave(): void
}

export function Outcome({ now, message, result, board, onReplay, onScene, onAgain, onShare, onSave }: OutcomeProps) {
  const words = useWords()
  const campaign = keptCampaigns(now.view.game).find((one) => one.match === now.match)
  const won = now.yours.some((seat) => result.winners.includes(seat))
  const title = now.yours.length === 0 ? 'page-over' : won ? 'page-won' : 'page-lost'
  return (
    <>
      <div class="flagd"><Icon id={now.yours.length > 0 && !won ? 'flag' : 'crown'} /><span>{words.t(title)}</span></div>
      <div class="ask">
        <h1>{words.say(result.text)}</h1>
        <p><RuleNote rule={result.rule} />{message && <span class="msg">{words.say(message)}</span>}</p>
      </div>
      <div class="opts">
        <button type="button" class="btn pri" title={`${words.t('page-replay')} (R)`} onClick={onReplay}><Icon id="clock" />{words.t('page-replay')}</button>
        {board && <button type="button" class="btn quiet" onClick={onScene}><Icon id="list" />{words.t('page-end-scene')}</button>}
        <button type="button" class="btn quiet" title={`${words.t('page-share')} (S)`} onClick={onShare}><Icon id="link" />{words.t('page-share')}</button>
        <button type="button" class="btn quiet" onClick={onSave}><Icon id="save" />{words.t('page-save')}</button>
        {campaign ? <a class="btn pri" href={`/campaign/${now.view.game}/${campaign.id}`}><Icon id="book" />{words.t('page-campaign-on')}</a>
          : <button type="button" class="btn quiet" onClick={onAgain}>{words.t('page-again')}</button>}
      </div>
    </>
  )
}

interface PastProps {
  now: TableNow
  message: Text | null
  at: number
  playing: boolean
  speed: number
  onPlay(playing: boolean): void
  onSpeed(speed: number): void
  onVisit(answers: number | null): void
  onGoOn(): void
}

export function PastBar({ now, message, at, playing, speed, onPlay, onSpeed, onVisit, onGoOn }: PastProps) {
  const words = useWords()
  const last = now.view.answers
  return (
    <>
      <div class="flagd"><Icon id="clock" /><span>{words.t('page-earlier')}</span></div>
      <div class="ask">
        <h1>{words.t('page-step', { step: at, last })}</h1>
        <p>{message ? <span class="msg">{words.say(message)}</span> : words.t('page-earlier-note')}</p>
      </div>
      <div class="opts">
        <button type="button" class="btn quiet" aria-pressed={playing} onClick={() => onPlay(!playing)}><Icon id={playing ? 'pause' : 'play'} />{words.t(playing ? 'page-pause' : 'page-play')}</button>
        <select class="speed" aria-label={words.t('page-speed')} value={speed} onChange={(event) => onSpeed(Number(event.currentTarget.value))}>{SPEEDS.map((one) => <option key={one} value={one}>{words.t('page-speed-times', { n: one })}</option>)}</select>
        <button type="button" class="btn quiet" disabled={at === 0} onClick={() => onVisit(at - 1)} aria-label={words.t('page-step-back')}><span class="flip"><Icon id="chev" /></span></button>
        <button type="button" class="btn quiet" onClick={() => onVisit(at + 1 >= last ? null : at + 1)} aria-label={words.t('page-step-on')}><Icon id="chev" /></button>
        {now.may_save && <button type="button" class="btn quiet" onClick={onGoOn}>{words.t('page-go-on')}</button>}
        <button type="button" class="btn pri" onClick={() => onVisit(null)}>{words.t('page-back-to-now')}</button>
      </div>
    </>
  )
}

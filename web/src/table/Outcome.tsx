/** Instead of a choice: how it ended, or that an earlier position is shown. */
import { Icon } from '../draw/Icon'
import { keptCampaigns } from '../net/keep'
import type { Result, TableNow, Text } from '../wire'
import { useWords } from '../words/use'
import { RuleNote } from './RuleChip'

interface OutcomeProps {
  now: TableNow
  message: Text | null
  result: Result
  onVisit(answers: number | null): void
  onShare(): void
  onSave(): void
}

export function Outcome({ now, message, result, onVisit, onShare, onSave }: OutcomeProps) {
  const words = useWords()
  const campaign = keptCampaigns(now.view.game).find((one) => one.match === now.match)
  const won = now.yours.some((seat) => result.winners.includes(seat))
  const title = now.yours.length === 0 ? 'page-over' : won ? 'page-won' : 'page-lost'
  return (
    <>
      <div class="flagd"><Icon id="crown" /><span>{words.t(title)}</span></div>
      <div class="ask">
        <h1>{words.say(result.text)}</h1>
        <p><RuleNote rule={result.rule} />{message && <span class="msg">{words.say(message)}</span>}</p>
      </div>
      <div class="opts">
        <button type="button" class="btn pri" onClick={() => onVisit(0)}><Icon id="turn" />{words.t('page-replay')}</button>
        <button type="button" class="btn quiet" onClick={onShare}><Icon id="link" />{words.t('page-share')}</button>
        <button type="button" class="btn quiet" onClick={onSave}><Icon id="save" />{words.t('page-save')}</button>
        {campaign ? <a class="btn pri" href={`/campaign/${now.view.game}/${campaign.id}`}><Icon id="book" />{words.t('page-campaign-on')}</a>
          : <a class="btn quiet" href={`/setup/${now.view.game}`}>{words.t('page-again')}</a>}
      </div>
    </>
  )
}

interface PastProps {
  now: TableNow
  message: Text | null
  at: number
  onVisit(answers: number | null): void
  onGoOn(): void
}

export function PastBar({ now, message, at, onVisit, onGoOn }: PastProps) {
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
        <button type="button" class="btn quiet" disabled={at === 0} onClick={() => onVisit(at - 1)} aria-label={words.t('page-step-back')}><span class="flip"><Icon id="chev" /></span></button>
        <button type="button" class="btn quiet" onClick={() => onVisit(at + 1 >= last ? null : at + 1)} aria-label={words.t('page-step-on')}><Icon id="chev" /></button>
        {now.may_save && <button type="button" class="btn quiet" onClick={onGoOn}>{words.t('page-go-on')}</button>}
        <button type="button" class="btn pri" onClick={() => onVisit(null)}>{words.t('page-back-to-now')}</button>
      </div>
    </>
  )
}

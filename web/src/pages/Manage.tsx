/** What can be done with a match of this browser from outside: links for its seats, taking it off the list, deleting it. */
import { useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import { freeSeat, removeMatch, sentenceOf } from '../net/api'
import { forgetMatch, keepInvite, keptMatch } from '../net/keep'
import type { Shell } from '../shell'
import { calledSeat, seatedWords } from '../table/names'
import type { SeatView, Summary, Text } from '../wire'
import { useWords } from '../words/use'
import { Dialog } from './Dialog'
import { Sure } from './Sure'

interface ManageProps {
  one: Summary
  shell: Shell
  onClose(): void
  /** The match is not on the list any more. */
  onGone(): void
  /** Somebody's seat is open now. */
  onChanged(): void
}

export function Manage({ one, shell, onClose, onGone, onChanged }: ManageProps) {
  const words = seatedWords(one, useWords())
  const name = words.t(`page-game-${one.game}`)
  const [said, setSaid] = useState<Text | null>(null)
  const [busy, setBusy] = useState(false)
  const kept = keptMatch(one.match)
  const attempt = async (act: () => Promise<Text | null>): Promise<void> => {
    setBusy(true)
    try {
      setSaid(await act())
    } catch (why) {
      setSaid(sentenceOf(why))
    }
    setBusy(false)
  }
  const copy = async (path: string, secret: string): Promise<Text> => {
    await shell.copy(`${location.origin}${path}#${secret}`)
    return { id: 'page-copied' }
  }
  const link = (who: SeatView): Promise<void> => attempt(async () => {
    const known = who.kind === 'open' ? keptMatch(one.match)?.invites?.find((invite) => invite.seat === who.seat) : undefined
    const invite = known ?? await freeSeat({ token: one.token, seat: who.seat })
    keepInvite(one.match, invite)
    onChanged()
    return copy('/join', invite.invite)
  })
  const remove = (): Promise<void> => attempt(async () => {
    await removeMatch({ token: one.token })
    forgetMatch(one.match)
    onGone()
    return null
  })
  const forget = (): void => {
    forgetMatch(one.match)
    onGone()
  }
  return (
    <Dialog title={words.t('page-manage', { name })} onClose={onClose}>
      {one.seats.length > 0 && (
        <div class="seats2">
          {one.seats.map((who) => {
            const mine = one.yours.includes(who.seat)
            const called = calledSeat(who, who.seat, words)
            const state = mine ? words.t('page-you') : who.kind === 'open' ? words.t('page-seat-open') : who.kind === 'computer' ? words.term('page', 'player', who.player) : who.kept ? words.t('page-kept') : who.connected ? words.t('page-here') : words.t('page-away')
            return (
              <div class="srow" key={who.seat}>
                <span class={`ava f-${mine ? 'hero' : 'basic'} bot`} aria-hidden="true"><Icon id={who.kind === 'computer' ? 'bot' : who.kind === 'open' ? 'plus' : 'user'} /></span>
                <div class="who"><b>{called}</b><span>{state}</span></div>
                {one.host && !one.result && who.kind === 'open' && <button type="button" class="mini" disabled={busy} onClick={() => void link(who)}><Icon id="link" />{words.t('page-copy-link')}</button>}
                {one.host && !one.result && who.kind === 'person' && !mine && (
                  <Sure label={words.t('page-new-link')} ask={words.t('page-new-link-ask', { name: called })} yes={words.t('page-new-link-yes')} busy={busy} onYes={() => void link(who)}><Icon id="link" /></Sure>
                )}
              </div>
            )
          })}
        </div>
      )}
      <p class="said" role="status">{said && words.say(said)}</p>
      <div class="ml">
        {kept?.spectate && !one.result && <button type="button" class="btn quiet" onClick={() => void attempt(() => copy('/watch', kept.spectate ?? ''))}><Icon id="eye" />{words.t('page-spectate-link')}</button>}
        <Sure label={words.t('page-forget', { name })} ask={words.t(one.yours.length > 0 && !one.result && !one.revoked ? 'page-forget-seat-ask' : 'page-forget-ask')} yes={words.t('page-forget-yes')} busy={busy} wide onYes={forget}><Icon id="cross" /></Sure>
        {one.host && <Sure label={words.t('page-remove')} ask={words.t('page-remove-ask')} yes={words.t('page-remove-yes')} busy={busy} wide danger onYes={() => void remove()}><Icon id="cross" /></Sure>}
      </div>
    </Dialog>
  )
}

/** What one does at a table beside playing: files, links to a replay and to seats, a new match from an earlier position. */
import { keepMatch, keptMatch, setting, USUAL } from '../net/keep'
import type { Message } from '../net/table'
import type { Shell } from '../shell'
import type { FromServer, TableNow } from '../wire'
import type { Language } from '../words/language'
import type { Invited } from './Invite'

export interface Errands {
  goOn(answers: number): Promise<void>
  save(): Promise<void>
  share(): Promise<void>
  invite(seat: number): Promise<void>
  spectate(): Promise<void>
}

interface Ways {
  tell(message: Message): Promise<FromServer | null>
  onCopied(): void
  onInvited(invited: Invited): void
}

export function errandsOf(now: TableNow, shell: Shell, words: Language, { tell, onCopied, onInvited }: Ways): Errands {
  const address = (path: string, secret: string): string => `${location.origin}${path}#${secret}`
  return {
    async goOn(answers) {
      const reply = await tell({ type: 'go_on', answers, seats: now.seats.map((who, seat) => (
        seat === (now.looking ?? now.yours[0] ?? 0) ? { kind: 'me' as const, name: setting('name') } : { kind: 'computer' as const, player: who.player || USUAL }
      )) })
      if (reply?.type === 'went_on') shell.open(reply.created)
    },
    async save() {
      const reply = await tell({ type: 'save' })
      if (reply?.type !== 'saved') return
      const url = URL.createObjectURL(new Blob([`${JSON.stringify(reply.record)}\n`], { type: 'application/json' }))
      const link = document.createElement('a')
      link.href = url
      link.download = `${reply.record.game}-${now.view.answers}.json`
      link.click()
      window.setTimeout(() => URL.revokeObjectURL(url), 1000)
    },
    async share() {
      const reply = await tell({ type: 'share' })
      if (reply?.type !== 'link') return
      await shell.copy(address('/replay', reply.token))
      onCopied()
    },
    async invite(seat) {
      const kept = keptMatch(now.match)
      const known = kept?.invites?.find((one) => one.seat === seat)
      const reply = known ? null : await tell({ type: 'invite', seat })
      const invite = known ?? (reply?.type === 'invite' ? reply.invite : null)
      if (invite === null) return
      if (kept && !known) keepMatch({ ...kept, invites: [...(kept.invites ?? []).filter((one) => one.seat !== seat), invite] })
      onInvited({ link: address('/join', invite.invite), seat: words.t('page-seat', { n: seat + 1 }) })
    },
    async spectate() {
      const kept = keptMatch(now.match)
      const reply = kept?.spectate ? null : await tell({ type: 'spectate' })
      const token = kept?.spectate ?? (reply?.type === 'link' ? reply.token : '')
      if (!token) return
      if (kept && !kept.spectate) keepMatch({ ...kept, spectate: token })
      onInvited({ link: address('/watch', token), seat: null })
    },
  }
}

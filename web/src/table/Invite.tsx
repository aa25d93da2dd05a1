/** A link for a friend: to copy, to send, or to read with the camera of a phone. */
import { useState } from 'preact/hooks'
import { qrPath } from '../draw/qr'
import { Icon } from '../draw/Icon'
import { Dialog } from '../pages/Dialog'
import type { Shell } from '../shell'
import { useWords } from '../words/use'

export interface Invited {
  link: string
  /** For whom: a seat by its name, or whoever wants to watch. */
  seat: string | null
}

export function InviteDialog({ invited, shell, onClose }: { invited: Invited; shell: Shell; onClose(): void }) {
  const words = useWords()
  const [copied, setCopied] = useState(false)
  const { link, seat } = invited
  const { size, path } = qrPath(link)
  const title = words.t(seat === null ? 'play-invite-watch' : 'play-invite')
  const copy = (): void => void shell.copy(link).then(() => setCopied(true))
  return (
    <Dialog title={title} onClose={onClose}>
      <p class="lead">{words.t(seat === null ? 'play-invite-watch-line' : 'play-invite-line', { name: seat ?? '' })}</p>
      <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.t('play-invite-qr')} shape-rendering="crispEdges"><rect width={size} height={size} fill="#fff" /><path d={path} fill="#000" /></svg>
      <div class="inv">
        <input readOnly value={link} aria-label={words.t('play-invite-link')} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="btn pri" onClick={copy}><Icon id="link" />{words.t('play-invite-copy')}</button>
      </div>
      <p class="said" role="status">{copied ? words.t('page-copied') : ''}</p>
    </Dialog>
  )
}

/** A question before what cannot be taken back. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { useWords } from '../words/use'

interface SureProps {
  label: string
  ask: string
  yes: string
  busy: boolean
  wide?: boolean
  danger?: boolean
  onYes(): void
  children: ComponentChildren
}

/** A button for what cannot be taken back: it asks once more. */
export function Sure({ label, ask, yes, busy, wide, danger, onYes, children }: SureProps) {
  const words = useWords()
  const [asking, setAsking] = useState(false)
  if (!asking) return <button type="button" class={wide ? `btn quiet${danger ? ' danger' : ''}` : 'mini'} disabled={busy} onClick={() => setAsking(true)}>{children}{label}</button>
  return (
    <div class="sure" role="group" aria-label={label}>
      <p role="alert">{ask}</p>
      <button type="button" class={`btn ${danger ? 'danger' : 'pri'}`} disabled={busy} onClick={() => { setAsking(false); onYes() }}>{yes}</button>
      <button type="button" class="btn quiet" onClick={() => setAsking(false)}>{words.t('page-no')}</button>
    </div>
  )
}

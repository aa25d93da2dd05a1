/** A window over the page: Escape and a click beside it close it, the focus stays inside and comes back afterwards. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import { useWords } from '../words/use'

export function Dialog({ title, onClose, children }: { title: string; onClose(): void; children: ComponentChildren }) {
  const words = useWords()
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.showModal()
    return () => { if (before instanceof HTMLElement) before.focus() }
  }, [])
  return (
    <dialog
      class="dlg" ref={box} aria-label={title} onCancel={(event) => { event.preventDefault(); onClose() }}
      onClick={(event) => { if (event.target === box.current) onClose() }}
    >
      <div class="dlg-in">
        <div class="mh"><h2>{title}</h2><button type="button" class="ibtn" aria-label={words.t('page-close')} onClick={onClose}><Icon id="cross" /></button></div>
        {children}
      </div>
    </dialog>
  )
}

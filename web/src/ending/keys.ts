/** Keys of the end of a game: they mean nothing while somebody types or a window lies over it. */
import { useEffect } from 'preact/hooks'

export function useEndKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target instanceof HTMLElement ? event.target : null
      if (event.ctrlKey || event.metaKey || event.altKey || target?.matches('input, select, textarea') || document.querySelector('dialog[open], .menu')) return
      const act = keys[event.code]
      if (!act) return
      event.preventDefault()
      event.stopImmediatePropagation() // at a table they may mean something else
      act()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  })
}

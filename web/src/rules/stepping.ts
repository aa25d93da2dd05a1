/** Going through the steps of a position: one at a time, or by itself; its keys belong to the position that is looked at. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { isTyping } from '../table/keyboard'

const LOOK = 1500 // ms for a step, and so many more for each letter of what is told
const LETTER = 28

export interface Stepping {
  /** How many steps have happened. */
  at: number
  playing: boolean
  go(at: number): void
  play(playing: boolean): void
}

/** `letters`: how much is told in each step. */
export function useStepping(letters: readonly number[]): Stepping {
  const last = letters.length
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    if (!playing) return
    if (at >= last) {
      setPlaying(false)
      return
    }
    const wait = at === 0 ? LOOK : LOOK + LETTER * (letters[at - 1] ?? 0)
    const timer = window.setTimeout(() => setAt(at + 1), wait)
    return () => window.clearTimeout(timer)
  }, [playing, at, last])
  return {
    at, playing,
    go(to) {
      setPlaying(false)
      setAt(Math.min(last, Math.max(0, to)))
    },
    play(on) {
      if (on && at >= last) setAt(0)
      setPlaying(on)
    },
  }
}

/** The box whose keys they are: where the focus is, else the first that is seen well, else the first. */
function looked(): Element | null {
  const held = document.activeElement?.closest('.ex[data-steps]')
  if (held) return held
  const boxes = [...document.querySelectorAll('.ex[data-steps]')]
  const seen = (box: Element): number => {
    const { top, bottom } = box.getBoundingClientRect()
    return Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0)) / Math.max(1, Math.min(bottom - top, window.innerHeight))
  }
  const most = Math.max(0, ...boxes.map(seen))
  return most > 0 ? (boxes.find((box) => seen(box) > most - 0.01) ?? null) : null
}

/** The arrows step, P plays and pauses. */
export function useStepKeys(box: { current: HTMLElement | null }, { at, playing, go, play }: Stepping): void {
  useLayoutEffect(() => { // at once: the next key may follow quickly
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(event.target) || document.querySelector('dialog[open]')) return
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
      if ((by === 0 && event.code !== 'KeyP') || box.current === null || looked() !== box.current) return
      event.preventDefault()
      if (by === 0) play(!playing)
      else go(at + by)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

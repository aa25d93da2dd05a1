/** A replay that plays by itself: step by step, with a pause and a speed of its own. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { keepSetting, setting } from '../net/keep'

export const SPEEDS = [0.5, 1, 2, 4] as const
const STEP = 1000 // ms between two positions at the usual speed

export interface Replaying {
  playing: boolean
  speed: number
  play(playing: boolean): void
  setSpeed(speed: number): void
}

/** `at` is the position that is shown, null for now; `visit` shows another one. */
export function useReplay(at: number | null, last: number, visit: (answers: number | null) => void): Replaying {
  const [playing, play] = useState(false)
  const [speed, setSpeed] = useState(() => SPEEDS.find((one) => String(one) === setting('replay')) ?? 1)
  const before = useRef(at)
  useEffect(() => { // whoever has gone back to now has seen enough
    if (before.current !== null && at === null) play(false)
    before.current = at
  }, [at])
  useEffect(() => {
    if (!playing || at === null) return
    const timer = window.setTimeout(() => {
      if (at + 1 >= last) play(false)
      visit(at + 1 >= last ? null : at + 1)
    }, STEP / speed)
    return () => window.clearTimeout(timer)
  }, [playing, at, last, speed, visit])
  return {
    playing: playing && at !== null,
    speed,
    play,
    setSpeed(next) {
      keepSetting('replay', String(next))
      setSpeed(SPEEDS.find((one) => one === next) ?? 1)
    },
  }
}

/** How somebody likes to play: kept in this browser, the same at every table. */
import { useEffect, useState } from 'preact/hooks'
import { keepSetting, setting } from './net/keep'

export const SPEEDS = ['click', 'slow', 'normal', 'fast', 'off'] as const
export const SIZES = ['normal', 'large', 'larger'] as const
export type Speed = (typeof SPEEDS)[number]
export type TextSize = (typeof SIZES)[number]

export interface Settings {
  /** How long each step of what others do is shown. */
  speed: Speed
  text: TextSize
  sound: boolean
  /** Whether the end of a turn is asked about once more. */
  confirm: boolean
  /** Whether an ability that costs nothing is used without being asked. */
  free: boolean
}

/** Milliseconds for one step; by click: until one goes on; off: what happened is there at once. */
export const PACES: Readonly<Record<Speed, number>> = { click: Infinity, slow: 1500, normal: 800, fast: 400, off: 0 }

const among = <T extends string>(all: readonly T[], said: string, otherwise: T): T => all.find((one) => one === said) ?? otherwise

export function settings(): Settings {
  return {
    speed: among(SPEEDS, setting('speed'), 'normal'), text: among(SIZES, setting('text'), 'normal'),
    sound: setting('sound') === 'on', confirm: setting('confirm') === 'on', free: setting('free') === 'on',
  }
}

const listening = new Set<() => void>()

export function changeSettings(change: Partial<Settings>): void {
  for (const [name, value] of Object.entries(change)) {
    keepSetting(name as keyof Settings, typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value))
  }
  for (const tell of listening) tell()
}

/** The settings, and again whenever they change. */
export function useSettings(): Settings {
  const [now, setNow] = useState(settings)
  useEffect(() => {
    const tell = (): void => setNow(settings())
    listening.add(tell)
    return () => { listening.delete(tell) }
  }, [])
  return now
}

/** Short sounds, drawn by the browser itself: nothing is loaded. Silent unless somebody has turned them on. */
import { settings } from './settings'

/** Each a few notes: pitch in hertz, when it begins and how long it lasts in seconds, and how it is bowed. */
type Note = readonly [pitch: number, at: number, length: number, wave: OscillatorType]

const SOUNDS = {
  turn: [[523, 0, 0.12, 'sine'], [784, 0.1, 0.22, 'sine']],
  card: [[1250, 0, 0.03, 'triangle'], [900, 0.025, 0.05, 'triangle']],
  hit: [[140, 0, 0.16, 'sine'], [90, 0.03, 0.2, 'triangle']],
  threat: [[220, 0, 0.2, 'triangle'], [208, 0.08, 0.24, 'triangle']],
  talk: [[660, 0, 0.08, 'sine'], [880, 0.09, 0.08, 'sine']],
} satisfies Record<string, readonly Note[]>

export type Sound = keyof typeof SOUNDS

const LOUD = 0.12
let context: AudioContext | null = null

export function sound(name: Sound): void {
  if (!settings().sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  document.documentElement.dataset['sound'] = name
  const begin = context.currentTime
  for (const [pitch, at, length, wave] of SOUNDS[name]) {
    const [note, volume] = [context.createOscillator(), context.createGain()]
    note.type = wave
    note.frequency.value = pitch
    volume.gain.setValueAtTime(LOUD, begin + at)
    volume.gain.exponentialRampToValueAtTime(0.001, begin + at + length)
    note.connect(volume).connect(context.destination)
    note.start(begin + at)
    note.stop(begin + at + length)
  }
}

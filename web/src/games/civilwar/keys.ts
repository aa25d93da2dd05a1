/** Keys of this table: Q W E for what one kind of action can do, B and R for the storylines; arrows walk the ring. */
import type { Keys } from '../../table/keyboard'
import { zoneOf } from '../../table/layout'
import type { View } from '../../wire'
import type { Symbol } from './table'

const DEEDS: Readonly<Record<string, Symbol>> = { move: 'move', attack: 'attack', rescue: 'heroic', approve: 'heroic', capture: 'heroic', prepare: 'heroic' }

/** The action that an option spends: charges and escapes name theirs, the mission says which it wants. */
export function spends(option: string, view: View): string {
  const act = option.split(':')[0] ?? ''
  if (act === 'mission') {
    const mission = zoneOf(view.areas.find((area) => area.id === 'prison'), 'mission')?.cards?.[0]
    return mission?.face?.text?.at(-1)?.id.replace('civilwar-text-done-', '') ?? ''
  }
  return DEEDS[act] ?? /^(?:charge|escape)-(\w+)$/.exec(act)?.[1] ?? ''
}

export const KEYS: Keys = {
  told: ['civilwar-only', 'civilwar-end', 'civilwar-ring', 'civilwar-story'],
  only: { KeyQ: 'move', KeyW: 'attack', KeyE: 'heroic' },
  fits: (option, kind, view) => spends(option, view) === kind,
  jumps: { KeyB: 'storyline-blue', KeyR: 'storyline-red' },
  walk(key, dx) {
    const at = /^l(\d)$/.exec(key)
    return at ? `l${(Number(at[1]) + dx + 6) % 6}` : null
  },
}

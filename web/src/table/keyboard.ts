/** The keyboard: what each key means, and where the arrows go. */
import type { View } from '../wire'

export type Command =
  | { do: 'option'; key: string }
  | { do: 'move'; dx: number; dy: number }
  | { do: 'only'; kind: string }
  | { do: 'jump'; area: string }
  | { do: 'take' | 'zoom' | 'why' | 'hint' | 'undo' | 'log' | 'menu' | 'close' | 'theme' | 'guide' }

const LETTERS: Readonly<Record<string, Command['do'] & ('hint' | 'undo' | 'log' | 'menu' | 'theme' | 'guide')>> = {
  KeyH: 'hint', KeyU: 'undo', KeyL: 'log', KeyM: 'menu', KeyT: 'theme', KeyG: 'guide',
}

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Keys of a game's own. */
export interface Keys {
  /** How they are told in the menu: `page-key-<id>`, `page-key-<id>-does`. */
  told: readonly string[]
  /** Letters that leave only offers of one kind glowing, and which those are. */
  only: Readonly<Record<string, string>>
  fits(option: string, kind: string, view: View): boolean
  /** Letters that lead to the last card of an area. */
  jumps: Readonly<Record<string, string>>
  /** Where the arrows to the right and to the left lead from a thing that lies on a way of its own. */
  walk(key: string, dx: number): string | null
}

/** By the place of a letter on the keyboard, so that it works with Cyrillic layouts too. */
export function commandOf(event: Key, own?: Keys): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const [kind, area] = [own?.only[event.code], own?.jumps[event.code]]
  if (kind !== undefined) return { do: 'only', kind }
  if (area !== undefined) return { do: 'jump', area }
  if (/^[0-9]$/.test(event.key)) return { do: 'option', key: event.key }
  const letter = LETTERS[event.code]
  if (letter) return { do: letter }
  switch (event.key) {
    case 'ArrowLeft':
      return { do: 'move', dx: -1, dy: 0 }
    case 'ArrowRight':
      return { do: 'move', dx: 1, dy: 0 }
    case 'ArrowUp':
      return { do: 'move', dx: 0, dy: -1 }
    case 'ArrowDown':
      return { do: 'move', dx: 0, dy: 1 }
    case 'Enter':
      return { do: 'take' }
    case ' ':
      return { do: 'zoom' }
    case '?':
      return { do: 'why' }
    case 'Escape':
      return { do: 'close' }
    default:
      return null
  }
}

/** Keys that belong to what is being typed or turned. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The nearest box in a direction; what lies straight ahead is nearer than what lies aside. */
export function nearest(from: Box, all: readonly Box[], dx: number, dy: number): number {
  const middle = (box: Box): [number, number] => [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const [x, y] = middle(from)
  let best = -1
  let least = Infinity
  all.forEach((box, i) => {
    const [a, b] = middle(box)
    const along = (a - x) * dx + (b - y) * dy
    const aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx)
    if (along < 4) return
    const far = along + aside * 2.5
    if (far < least) {
      least = far
      best = i
    }
  })
  return best
}

function isLegal(card: HTMLElement): boolean {
  return card.closest('.can') !== null
}

/** Move the focus from card to card: between legal ones first, over all of them once one is on a card that is not. */
export function moveFocus(root: HTMLElement, dx: number, dy: number): HTMLElement | null {
  const cards = [...root.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => card.dataset['card'])
  const legal = cards.filter(isLegal)
  const active = document.activeElement instanceof HTMLElement ? document.activeElement.closest<HTMLElement>('[data-card]') : null
  if (active === null || !cards.includes(active)) return legal[0] ?? cards[0] ?? null
  const reach = (among: HTMLElement[]): HTMLElement | null => {
    const others = among.filter((card) => card !== active)
    const found = nearest(active.getBoundingClientRect(), others.map((card) => card.getBoundingClientRect()), dx, dy)
    return found < 0 ? null : (others[found] ?? null)
  }
  return (isLegal(active) ? reach(legal) : null) ?? reach(cards)
}

/** One stop of Tab per area: its first legal card, else its first one. */
export function setTabStops(root: HTMLElement): void {
  for (const area of root.querySelectorAll<HTMLElement>('[data-area]')) {
    const cards = [...area.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => card.dataset['card'])
    const held = cards.find((card) => card === document.activeElement)
    const stop = held ?? cards.find(isLegal) ?? cards[0]
    for (const card of cards) card.tabIndex = card === stop ? 0 : -1
  }
}

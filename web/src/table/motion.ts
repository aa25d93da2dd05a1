/** Short moves, so that one sees what happened: cards glide to where they now lie, changed numbers float. */
import { useLayoutEffect, useRef } from 'preact/hooks'

const MOVE = 260
const FLOAT = 420

export function calm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

interface Seen {
  boxes: Map<string, DOMRect>
  counts: Map<string, number>
}

function look(root: HTMLElement): Seen {
  const boxes = new Map<string, DOMRect>()
  const counts = new Map<string, number>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-key]')) {
    const key = element.dataset['key']
    if (key) boxes.set(key, element.getBoundingClientRect())
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-count]')) {
    counts.set(element.dataset['count'] ?? '', Number(element.dataset['value']))
  }
  return { boxes, counts }
}

/** Compare the table before and after a turn and let what changed move. */
export function useMotion(root: { current: HTMLElement | null }, turn: unknown, jump: boolean): void {
  const seen = useRef<Seen | null>(null)
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    for (const moving of element.getAnimations({ subtree: true })) if (moving.id === 'move') moving.finish()
    const before = seen.current
    const now = look(element)
    seen.current = now
    if (before === null || jump) return
    if (calm()) outline(element, before, now)
    else glide(element, before, now)
  }, [turn])
}

function glide(root: HTMLElement, before: Seen, now: Seen): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-key]')) {
    const to = now.boxes.get(element.dataset['key'] ?? '')
    if (to === undefined) continue
    const from = before.boxes.get(element.dataset['key'] ?? '')
    if (from === undefined) {
      animate(element, [{ opacity: 0, transform: 'translateY(-14px)' }, { opacity: 1, transform: 'none' }])
      continue
    }
    const x = from.left + from.width / 2 - to.left - to.width / 2
    const y = from.top + from.height / 2 - to.top - to.height / 2
    if (Math.abs(x) + Math.abs(y) < 3) continue
    const scale = to.width > 0 ? Math.min(2, Math.max(0.5, from.width / to.width)) : 1
    animate(element, [{ transform: `translate(${x}px,${y}px) scale(${scale})`, zIndex: 40 }, { transform: 'none', zIndex: 40 }])
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-count]')) {
    const id = element.dataset['count'] ?? ''
    const was = before.counts.get(id)
    const is = now.counts.get(id)
    if (was !== undefined && is !== undefined && was !== is) float(element, is - was)
  }
}

function animate(element: HTMLElement, frames: Keyframe[]): void {
  element.animate(frames, { duration: MOVE, easing: 'cubic-bezier(.3,.1,.2,1)', id: 'move' })
}

/** +1 or −2 rises from the number that changed. */
function float(element: HTMLElement, by: number): void {
  const sign = document.createElement('span')
  sign.className = `float ${by > 0 ? 'plus' : 'minus'}`
  sign.setAttribute('aria-hidden', 'true')
  sign.textContent = by > 0 ? `+${by}` : `−${-by}`
  element.append(sign)
  const done = (): void => sign.remove()
  const frames = [{ transform: 'translateY(0)', opacity: 1 }, { transform: 'translateY(-22px)', opacity: 0 }]
  sign.animate(frames, { duration: FLOAT * 2, easing: 'ease-out' }).finished.then(done, done)
}

/** Without motion, what changed keeps an outline for a second. */
function outline(root: HTMLElement, before: Seen, now: Seen): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-key], [data-count]')) {
    const key = element.dataset['key']
    const changed = key
      ? moved(before.boxes.get(key), now.boxes.get(key))
      : before.counts.get(element.dataset['count'] ?? '') !== now.counts.get(element.dataset['count'] ?? '')
    if (!changed) continue
    element.classList.add('changed')
    window.setTimeout(() => element.classList.remove('changed'), 1000)
  }
}

function moved(a: DOMRect | undefined, b: DOMRect | undefined): boolean {
  if (a === undefined || b === undefined) return a !== b
  return Math.abs(a.left - b.left) + Math.abs(a.top - b.top) > 3
}

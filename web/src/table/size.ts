/** How much room there is. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'

const PHONE = '(max-width:720px),(max-height:480px)'
const DRAWER = '(max-width:1000px),(max-height:480px)'

const PLAIN = { width: 1440, height: 900 } // the window for which everything is drawn in its own size
const LARGEST = 2.5
const SMALLER = 0.8
const [HELD, BANDS, LINE] = [207, 88, 15] // the height of a card in the hand, of its bands, of a line of its words

/** How much larger board and hand are drawn in a larger window, and how much all that is read beside them. */
export function scaleOf(width: number, height: number): { board: number; aside: number; hand: number; lines: number } {
  const board = Math.min(LARGEST, Math.max(1, Math.min(width / PLAIN.width, height / PLAIN.height)))
  const hand = Math.max(1, board * SMALLER) // of its letters: the cards grow more, for their words
  return { board: round(board), aside: round(Math.sqrt(board)), hand: round(hand), lines: Math.floor(((HELD * board) / hand - BANDS) / LINE) }
}

const round = (n: number): number => Math.round(n * 1000) / 1000

/** The same as a style; it follows the window. */
export function useScale(): Record<string, string> {
  const of = (): Record<string, string> => {
    const { board, aside, hand, lines } = scaleOf(window.innerWidth, window.innerHeight)
    return { '--zoom': String(board), '--aside': String(aside), '--hand': String(hand), '--lines': String(lines) }
  }
  const [scale, setScale] = useState(of)
  useEffect(() => {
    const change = (): void => setScale((was) => (of()['--zoom'] === was['--zoom'] ? was : of()))
    window.addEventListener('resize', change)
    return () => window.removeEventListener('resize', change)
  }, [])
  return scale
}

/** Whether the table is drawn for a phone, upright or on its side. */
export const useNarrow = (): boolean => useMedia(PHONE)

/** Whether seats and log are behind a button, as on phones and tablets: then nothing stands only there. */
export const useDrawer = (): boolean => useMedia(DRAWER)

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => window.matchMedia(query).matches)
  useEffect(() => {
    const asked = window.matchMedia(query)
    const change = (): void => setMatches(asked.matches)
    change()
    asked.addEventListener('change', change)
    return () => asked.removeEventListener('change', change)
  }, [query])
  return matches
}

/** Width and height inside an element; 0 until they are known. */
export function useSize(of: { current: HTMLElement | null }): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = of.current
    if (element === null) return
    const measure = (): void => {
      const style = getComputedStyle(element)
      const width = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
      const height = element.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)
      if (Number.isFinite(width + height)) setSize((was) => (was.width === width && was.height === height ? was : { width, height }))
    }
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(element)
    return () => watching.disconnect()
  }, [])
  return size
}

/** Whether what lies in an element is wider (or taller) than it; asked anew when the content or the size changes. */
export function useOverflow(of: { current: HTMLElement | null }, content: string, way: 'across' | 'down' = 'across'): boolean {
  const { width, height } = useSize(of)
  const asked = `${content}/${way === 'across' ? width : `${width}/${height}`}`
  const [answer, setAnswer] = useState({ asked: '', over: false })
  useLayoutEffect(() => {
    const element = of.current
    if (element === null || answer.asked === asked) return
    setAnswer({ asked, over: way === 'across' ? element.scrollWidth > element.clientWidth + 1 : element.scrollHeight > element.clientHeight + 1 })
  })
  return answer.asked === asked && answer.over
}

const AIR = 8 // above and below together

/** How often less has to be said until an element holds what lies in it, and a bar that; from 0 again when the content or the size changes. */
export function useLess(of: { current: HTMLElement | null }, content: string, most: number, bar = false): number {
  const { width, height } = useSize(of)
  const asked = `${content}/${width}/${bar ? 0 : height}`
  const [answer, setAnswer] = useState({ asked: '', less: 0 })
  const less = answer.asked === asked ? answer.less : 0
  useLayoutEffect(() => {
    const element = of.current
    if (element === null || less >= most) return
    const over = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
    const first = element.firstElementChild?.getBoundingClientRect().left ?? Infinity // what ends at the right sticks out at the left
    const high = (bar && element.parentElement?.clientHeight) || Infinity
    if (over || first < element.getBoundingClientRect().left - 1 || element.offsetHeight + AIR > high) setAnswer({ asked, less: less + 1 })
  })
  return less
}

/** What makes words that do not fit their box a stop of Tab, where the arrows scroll them; words that fit are no stop. */
export function useReach(of: { current: HTMLElement | null }, label: string, content: string): { tabIndex: 0; role: 'group'; 'aria-label': string } | Record<string, never> {
  return useOverflow(of, content, 'down') ? { tabIndex: 0, role: 'group', 'aria-label': label } : {}
}

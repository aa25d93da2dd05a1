/** How much room there is. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'

const PHONE = '(max-width:720px)'

/** Whether the table is drawn in one column. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => window.matchMedia(PHONE).matches)
  useEffect(() => {
    const asked = window.matchMedia(PHONE)
    const change = (): void => setNarrow(asked.matches)
    change()
    asked.addEventListener('change', change)
    return () => asked.removeEventListener('change', change)
  }, [])
  return narrow
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

/** Whether what lies in an element is wider than it; asked anew when the content or the width changes. */
export function useOverflow(of: { current: HTMLElement | null }, content: string): boolean {
  const { width } = useSize(of)
  const asked = `${content}/${width}`
  const [answer, setAnswer] = useState({ asked: '', over: false })
  useLayoutEffect(() => {
    const element = of.current
    if (element === null || answer.asked === asked) return
    setAnswer({ asked, over: element.scrollWidth > element.clientWidth + 1 })
  })
  return answer.asked === asked && answer.over
}

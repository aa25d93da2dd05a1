/** A coach beside somebody's first game: which mark is shown, what was said already, and how it is stopped. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Asking } from '../table/asking'
import type { TableNow } from '../wire'
import { markOf, type Mark, type Scene } from './marks'
import { keepProgress, progressOf } from './progress'

export interface Coach {
  marks: readonly Mark[]
  seen: readonly string[]
  /** Whether somebody is taught at this table: then the list of marks is shown. */
  on: boolean
  /** Whether it can be started here. */
  can: boolean
  mark: Mark | null
  /** The mark was read, left out, or what it is about was done. */
  got(): void
  /** No more of it; or once more, from the beginning if all was said. */
  toggle(): void
}

/** Without a seat, in a position of the rulebook and after the end there is nothing to teach; nothing is said where nothing is to be decided. */
export function useCoach({ view, kind, yours, setup }: TableNow, marks: readonly Mark[], asking: Asking | null, moment: Pick<Scene, 'refused' | 'paid'>): Coach {
  const { game } = view
  const [progress, setProgress] = useState(() => progressOf(game))
  const plays = marks.length > 0 && kind === 'match' && yours.length > 0 && setup?.['position'] === undefined
  const over = (view.result ?? null) !== null
  const said = marks.every((mark) => progress.seen.includes(mark.id))
  const on = plays && !over && !said && !progress.off
  const asks = asking?.prompt?.id.replace(`${game}-ask-`, '') ?? ''
  const mark = on && asking ? markOf(marks, progress.seen, { view, asking, asks, ...moment }) : null

  const first = useRef(progress)
  useLayoutEffect(() => { // at once: the page may be left the next moment
    if (progress !== first.current) keepProgress(game, progress)
  }, [progress])
  useEffect(() => { // a first game is over: what was not said by now stays unsaid
    if (plays && over) setProgress((is) => (is.off ? is : { ...is, off: true }))
  }, [plays, over])
  const see = (id: string): void => setProgress((is) => (is.seen.includes(id) ? is : { ...is, seen: [...is.seen, id] }))
  const passing = useRef<Mark | null>(null)
  useEffect(() => {
    if (passing.current && passing.current !== mark) see(passing.current.id)
    passing.current = mark?.passing ? mark : null
  }, [mark])

  const got = useCallback((): void => {
    if (mark) see(mark.id)
  }, [mark])
  const toggle = (): void => setProgress(on ? { ...progress, off: true } : { seen: said ? [] : progress.seen, off: false })
  return { marks, seen: progress.seen, on, can: plays && !over, mark, got, toggle }
}

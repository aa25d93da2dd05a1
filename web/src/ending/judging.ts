/** The judgement of a game takes its time: how far it has come, until it is there. Whoever leaves finds it again. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { askJudgement, sentenceOf } from '../net/api'
import { keepMatch, keptMatches } from '../net/keep'
import type { Judgement, Text } from '../wire'

const AGAIN = 700 // ms between two questions
const SOON = 4000 // ms after which one can say how long it will take

const wanted = new Set<string>() // for which somebody has asked since the page was opened

export interface Judged {
  /** Whether it was asked for. */
  asked: boolean
  part: number
  /** How many seconds it will still take, as far as one can say. */
  left: number | null
  judgement: Judgement | null
  problem: Text | null
  ask(): void
}

/** How long it takes to the end if it goes on as it went since a moment. */
export function leftOf(since: { at: number; part: number }, at: number, part: number): number | null {
  const [took, came] = [at - since.at, part - since.part]
  return took < SOON || came <= 0 ? null : ((1 - part) * took) / came / 1000
}

function keep(token: string, judged: boolean): void {
  if (judged) wanted.add(token)
  else wanted.delete(token)
  const kept = keptMatches().find((one) => one.token === token)
  if (kept && (kept.judged ?? false) !== judged) keepMatch({ ...kept, judged })
}

const isWanted = (token: string): boolean => wanted.has(token) || (keptMatches().find((one) => one.token === token)?.judged ?? false)

export function useJudgement(token: string): Judged {
  const [asked, setAsked] = useState(() => isWanted(token))
  const [part, setPart] = useState(0)
  const [left, setLeft] = useState<number | null>(null)
  const [judgement, setJudgement] = useState<Judgement | null>(null)
  const [problem, setProblem] = useState<Text | null>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (!asked) return
    let timer = 0
    let gone = false
    let since: { at: number; part: number } | null = null
    const look = async (): Promise<void> => {
      try {
        const told = await askJudgement(token)
        if (gone) return
        const at = performance.now()
        since ??= { at, part: told.part }
        setPart(told.part)
        setLeft(leftOf(since, at, told.part))
        setJudgement(told.judgement)
        if (told.judgement === null) timer = window.setTimeout(() => void look(), AGAIN)
      } catch (why) {
        if (gone) return
        keep(token, false)
        setAsked(false)
        if (pressed.current) setProblem(sentenceOf(why)) // whoever comes back may ask once more
      }
    }
    void look()
    return () => {
      gone = true
      window.clearTimeout(timer)
    }
  }, [asked, token])
  const ask = (): void => {
    pressed.current = true
    keep(token, true)
    setProblem(null)
    setAsked(true)
  }
  return { asked, part, left, judgement, problem, ask }
}

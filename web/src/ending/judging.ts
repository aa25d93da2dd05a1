/** The judgement of a game takes its time: how far it has come, until it is there. Whoever leaves finds it again. */
import { useEffect, useState } from 'preact/hooks'
import { askJudgement, sentenceOf } from '../net/api'
import type { Judgement, Text } from '../wire'

const AGAIN = 700 // ms between two questions
const wanted = new Set<string>() // for which somebody has asked since the page was opened

export interface Judged {
  /** Whether it was asked for. */
  asked: boolean
  part: number
  judgement: Judgement | null
  problem: Text | null
  ask(): void
}

export function useJudgement(token: string): Judged {
  const [asked, setAsked] = useState(() => wanted.has(token))
  const [part, setPart] = useState(0)
  const [judgement, setJudgement] = useState<Judgement | null>(null)
  const [problem, setProblem] = useState<Text | null>(null)
  useEffect(() => {
    if (!asked) return
    let timer = 0
    let gone = false
    const look = async (): Promise<void> => {
      try {
        const told = await askJudgement(token)
        if (gone) return
        setPart(told.part)
        setJudgement(told.judgement)
        if (told.judgement === null) timer = window.setTimeout(() => void look(), AGAIN)
      } catch (why) {
        if (gone) return
        wanted.delete(token)
        setAsked(false)
        setProblem(sentenceOf(why))
      }
    }
    void look()
    return () => {
      gone = true
      window.clearTimeout(timer)
    }
  }, [asked, token])
  const ask = (): void => {
    wanted.add(token)
    setProblem(null)
    setAsked(true)
  }
  return { asked, part, judgement, problem, ask }
}

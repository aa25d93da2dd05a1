/** What rules say in full, in the language that is read. It is fetched for one game, where somebody wants to read a rule. */
import { useEffect, useState } from 'preact/hooks'
import { getRuleWords } from '../net/api'
import { Language } from '../words/language'
import { loadLetters } from '../words/letters'
import { useWords } from '../words/use'

export type Kind = 'statement' | 'note' | 'reason'

/** A text with the language it is in. */
export interface Said {
  text: string
  lang: string
}

/** What the register says in English, in the language that is read if it has words for it. */
export type Saying = (kind: Kind, rule: string, english: string) => Said

export function saying(words: Language): Saying {
  return (kind, rule, english) => {
    const [game, ...rest] = rule.split('.')
    const id = `${game}-${kind}-${rest.join('-').replaceAll('_', '-')}`
    return english && words.has(id) ? { text: words.t(id), lang: words.code } : { text: english, lang: 'en' }
  }
}

/** Null until the words are there; what cannot be had is said in English. */
export function useSaying(game: string): Saying | null {
  const words = useWords()
  const [said, setSaid] = useState<{ words: Language; game: string; saying: Saying } | null>(null)
  useEffect(() => {
    let gone = false
    void wordsOfRules(words, game).then((full) => !gone && setSaid({ words, game, saying: saying(full) }))
    return () => { gone = true }
  }, [words, game])
  return said?.words === words && said.game === game ? said.saying : null
}

async function wordsOfRules(words: Language, game: string): Promise<Language> {
  if (words.code === 'en' || game === 'table') return words
  const catalogue = await getRuleWords(`${words.code}/${game}`).catch(() => '')
  await loadLetters(catalogue)
  return new Language(words.code, catalogue, words)
}

/** How to play, on one page: what it is about, how a round goes, how it ends, and what the symbols mean. */
import { useEffect } from 'preact/hooks'
import { symbolOf } from '../card/look'
import { Icon } from '../draw/Icon'
import { SYMBOLS } from '../draw/symbols'
import type { Face } from '../wire'
import type { Language } from '../words/language'
import { useWords } from '../words/use'

/** Its address, which no page of a register has. */
export const HOW = 'how-to-play'
const STEPS = [1, 2, 3, 4]

export function HowTo({ game, faces }: { game: string; faces: Face[] }) {
  const words = useWords()
  const title = words.t('page-how')
  useEffect(() => {
    document.title = `${title} · ${words.t(`page-game-${game}`)} · Rulebound`
  }, [words, title, game])
  const symbols = legend(faces, game, words)
  return (
    <main class="rb how">
      <span class="crumb">{words.t(`page-game-${game}`)}</span>
      <h1>{title}</h1>
      <h2>{words.t('page-how-aim')}</h2>
      <p>{words.t(`page-how-aim-${game}`)}</p>
      <h2>{words.t('page-how-round')}</h2>
      <ol class="ex-steps">
        {STEPS.map((n) => <li key={n}><b aria-hidden="true">{n}</b><span>{words.t(`page-how-round-${game}-${n}`)}</span></li>)}
      </ol>
      <h2>{words.t('page-how-end')}</h2>
      <p>{words.t(`page-how-end-${game}`)}</p>
      <h2>{words.t('page-how-tip')}</h2>
      <p>{words.t(`page-how-tip-${game}`)}</p>
      {symbols.length > 0 && (
        <>
          <h2>{words.t('page-how-symbols')}</h2>
          <ul class="legend">{symbols.map(([symbol, name]) => <li key={symbol}><Icon id={symbol} /><span>{name}</span></li>)}</ul>
        </>
      )}
      <p><a class="btn pri" href={`/setup/${game}`}>{words.t('page-how-play')}</a></p>
    </main>
  )
}

/** The symbols on the cards of a game, of numbers and others, each with its name. */
export function legend(faces: Face[], game: string, words: Language): [string, string][] {
  const named = new Map<string, string>()
  const add = (kind: 'stat' | 'icon', icon: string): void => {
    const symbol = symbolOf(icon)
    if (symbol in SYMBOLS && !named.has(symbol)) named.set(symbol, words.term(game, kind, icon))
  }
  for (const face of faces) {
    for (const { icon } of [...(face.gem ? [face.gem] : []), ...(face.stats ?? [])]) add('stat', icon)
    for (const icon of face.icons ?? []) add('icon', icon)
  }
  return [...named]
}

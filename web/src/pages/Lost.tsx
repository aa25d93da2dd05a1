/** An address at which there is nothing. */
import { useEffect } from 'preact/hooks'
import type { Shell } from '../shell'
import { Brand } from '../table/Top'
import { useWords } from '../words/use'
import { Languages } from './Languages'

export function Lost({ shell }: { shell: Shell }) {
  const words = useWords()
  useEffect(() => {
    document.title = `${words.t('page-nowhere')} · Rulebound`
  }, [words])
  return (
    <main class="plain">
      <div class="hd"><Brand big /><Languages shell={shell} /></div>
      <h1>{words.t('page-nowhere')}</h1>
      <p>{words.t('page-nowhere-line')}</p>
      <a class="btn pri" href="/">{words.t('page-all-games')}</a>
    </main>
  )
}

import type { Shell } from '../shell'
import { useWords } from '../words/use'

/** The languages by their own names. */
export function Languages({ shell }: { shell: Shell }) {
  const words = useWords()
  return (
    <div class="langs" role="group" aria-label={words.t('page-language')}>
      {shell.languages.map((language) => (
        <button key={language.code} type="button" lang={language.code} aria-pressed={language.code === words.code} onClick={() => shell.setLanguage(language.code)}>{language.name}</button>
      ))}
    </div>
  )
}

/** One rule: its title, what it says in our words, where it stands in the printed book, and a link to it. */
import { useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import type { Shell } from '../shell'
import { ruleTitle } from '../table/RuleChip'
import type { RuleEntry } from '../wire'
import { useWords } from '../words/use'
import { addressOf, sectionOf } from './book'
import type { Saying } from './saying'

export function RuleArticle({ rule, saying, language, linked, shell }: { rule: RuleEntry; saying: Saying; language: string; linked: boolean; shell: Shell }) {
  const words = useWords()
  const [copied, setCopied] = useState(false)
  const game = rule.id.split('.')[0] ?? ''
  const address = addressOf(game, rule.id)
  const statement = saying('statement', rule.id, rule.statement)
  const note = saying('note', rule.id, rule.note ?? '')
  const reason = saying('reason', rule.id, rule.house || rule.beyond ? (rule.reason ?? '') : '')
  const copy = (): void => {
    void shell.copy(`${location.origin}${address}`).then(() => setCopied(true))
  }
  return (
    <article class={`ruling${linked ? ' linked' : ''}`} id={rule.id} aria-labelledby={`${rule.id}-title`}>
      <h2 id={`${rule.id}-title`}><a href={address} {...(linked ? { 'aria-current': 'true' } : {})}>{ruleTitle(words, rule.id)}</a></h2>
      <p lang={statement.lang}>{statement.text}</p>
      {note.text && <p class="reading" lang={note.lang}><b lang={words.code}>{words.t('page-rules-note')}</b> {note.text}</p>}
      {reason.text && <p class="reading" lang={reason.lang}><b lang={words.code}>{words.t(rule.house ? 'page-rules-house-why' : 'page-rules-untested-why')}</b> {reason.text}</p>}
      <footer>
        <span class="src"><Icon id="book" /><span>{words.t('page-rules-source')} <q lang={language}>{sectionOf(rule)}</q></span></span>
        {rule.house && <span class="tag"><Icon id="house" />{words.t('page-rules-house')}</span>}
        {rule.beyond && <span class="tag">{words.t('page-rules-untested')}</span>}
        <code>{rule.id.slice(game.length + 1)}</code>
        <button type="button" class="ibtn" aria-label={`${words.t('page-rules-copy')}: ${ruleTitle(words, rule.id)}`} title={words.t('page-rules-copy')} onClick={copy}><Icon id={copied ? 'check' : 'link'} /></button>
        <span class="sr" role="status">{copied ? words.t('page-copied') : ''}</span>
      </footer>
    </article>
  )
}

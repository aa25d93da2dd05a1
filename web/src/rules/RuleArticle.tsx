/** One rule: its title, what it says in our words, where it stands in the printed book, and a link to it. */
import { useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import type { Shell } from '../shell'
import { ruleTitle } from '../table/RuleChip'
import type { RuleEntry } from '../wire'
import { useWords } from '../words/use'
import { addressOf, sectionOf } from './book'

export function RuleArticle({ rule, language, linked, shell }: { rule: RuleEntry; language: string; linked: boolean; shell: Shell }) {
  const words = useWords()
  const [copied, setCopied] = useState(false)
  const game = rule.id.split('.')[0] ?? ''
  const address = addressOf(game, rule.id)
  const copy = (): void => {
    void shell.copy(`${location.origin}${address}`).then(() => setCopied(true))
  }
  return (
    <article class={`ruling${linked ? ' linked' : ''}`} id={rule.id} aria-labelledby={`${rule.id}-title`}>
      <h2 id={`${rule.id}-title`}><a href={address} {...(linked ? { 'aria-current': 'true' } : {})}>{ruleTitle(words, rule.id)}</a></h2>
      <p lang="en">{rule.statement}</p>
      {rule.note && <p class="reading" lang="en"><b lang={words.code}>{words.t('page-rules-note')}</b> {rule.note}</p>}
      {rule.house && rule.reason && <p class="reading" lang="en"><b lang={words.code}>{words.t('page-rules-house-why')}</b> {rule.reason}</p>}
      <footer>
        <span class="src"><Icon id="book" /><span>{words.t('page-rules-source')} <q lang={language}>{sectionOf(rule)}</q></span></span>
        {rule.house && <span class="tag"><Icon id="house" />{words.t('page-rules-house')}</span>}
        {rule.beyond && <span class="tag" title={rule.reason ?? ''}>{words.t('page-rules-untested')}</span>}
        <code>{rule.id.slice(game.length + 1)}</code>
        <button type="button" class="ibtn" aria-label={`${words.t('page-rules-copy')}: ${ruleTitle(words, rule.id)}`} title={words.t('page-rules-copy')} onClick={copy}><Icon id={copied ? 'check' : 'link'} /></button>
        <span class="sr" role="status">{copied ? words.t('page-copied') : ''}</span>
      </footer>
    </article>
  )
}

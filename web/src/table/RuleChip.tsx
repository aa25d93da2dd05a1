/** A rule by its short title; a click shows what it says and where in the rulebook. */
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import { getRule } from '../net/api'
import { useSaying } from '../rules/saying'
import type { RuleView } from '../wire'
import { useWords } from '../words/use'
import type { Language } from '../words/language'

/** `guardians.trap.set_flips_tactic` is `guardians-rule-trap-set-flips-tactic`, or else made of its id: "Trap: set flips tactic". */
export function ruleTitle(words: Language, rule: string): string {
  const [game, ...rest] = rule.split('.')
  const id = `${game}-rule-${rest.join('-').replaceAll('_', '-')}`
  if (words.has(id)) return words.t(id)
  const title = rest.join(': ').replaceAll('_', ' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

export function RuleChip({ rule, open, still, onClick }: { rule: string; open?: boolean; /** No stop of Tab. */ still?: boolean; onClick: (event: MouseEvent) => void }) {
  const words = useWords()
  return (
    <button type="button" class="chip" title={rule} {...(still && !open ? { tabIndex: -1 } : {})} {...(open === undefined ? {} : { 'aria-expanded': open })} onClick={onClick}>
      <Icon id="book" /><span>{ruleTitle(words, rule)}</span>
    </button>
  )
}

/** A chip that opens the rule below itself. */
export function RuleNote({ rule }: { rule: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <RuleChip rule={rule} open={open} onClick={(event) => { event.stopPropagation(); setOpen(!open) }} />
      {open && <RuleText rule={rule} />}
    </>
  )
}

/** What the rule says, with the section of the rulebook. */
export function RuleText({ rule }: { rule: string }) {
  const words = useWords()
  const [found, setFound] = useState<RuleView | null>(null)
  const [missing, setMissing] = useState(false)
  const saying = useSaying(rule.split('.')[0] ?? '')
  useEffect(() => {
    let gone = false
    getRule(rule).then((view) => !gone && setFound(view), () => !gone && setMissing(true))
    return () => { gone = true }
  }, [rule])
  if (missing) return <div class="rule">{words.t('page-rule-missing', { rule })}</div>
  if (found === null || saying === null) return <div class="rule" aria-busy="true">…</div>
  const statement = saying('statement', rule, found.statement)
  const note = saying('note', rule, found.note ?? '')
  return (
    <div class="rule">
      <span lang={statement.lang}>{statement.text}</span> <b>{words.t('page-rulebook', { section: found.section })}</b>
      {!rule.startsWith('table.') && <a class="to-book" href={`/rules/${rule.replace('.', '/')}`} target="_blank" rel="noopener"><Icon id="book" />{words.t('page-rules-open')}</a>}
      {note.text && <span class="rnote" lang={note.lang}>{note.text}</span>}
    </div>
  )
}

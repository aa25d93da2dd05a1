/** One field over everything: pages, rules by their words or ids, cards. Arrows, Enter and Escape work; `/` comes here. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import type { Face } from '../wire'
import { useWords } from '../words/use'
import { addressOf, chapterTitle, search, topicTitle, type Book, type Found } from './book'
import type { Saying } from './saying'

const SHOWN = 40

export function RuleSearch({ book, saying, faces, go, onCard }: { book: Book; saying: Saying; faces: Face[]; go(path: string): void; onCard(face: Face): void }) {
  const words = useWords()
  const [asked, setAsked] = useState('')
  const [open, setOpen] = useState(false)
  const [on, setOn] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const found = useMemo(() => search(book, saying, faces, words, asked), [book, saying, faces, words, asked])
  const shown = found.slice(0, SHOWN)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => { list.current?.children[on]?.scrollIntoView({ block: 'nearest' }) }, [on])
  const take = (one: Found | undefined): void => {
    if (!one) return
    setOpen(false)
    field.current?.blur()
    if (one.kind === 'card') onCard(one.face)
    else go(addressOf(book.game, one.kind === 'rule' ? one.rule.id : one.leaf.topic.id))
  }
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step) {
      event.preventDefault()
      setOn(Math.min(Math.max(on + step, 0), shown.length - 1))
    } else if (event.key === 'Enter') {
      take(shown[on])
    } else if (event.key === 'Escape') {
      setOpen(false)
      field.current?.blur()
    }
  }
  const showing = open && asked.trim() !== ''
  return (
    <div class="srch-box" onFocusOut={(event) => { if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOpen(false) }}>
      <label class="srch">
        <Icon id="search" />
        <input
          ref={field} type="search" role="combobox" autocomplete="off" spellcheck={false} aria-label={words.t('page-rules-search')} placeholder={words.t('page-rules-search-line', { n: book.size })}
          aria-expanded={showing} aria-controls="rules-found" {...(showing && shown.length > 0 ? { 'aria-activedescendant': `found-${on}` } : {})}
          value={asked} onInput={(event) => { setAsked(event.currentTarget.value); setOn(0); setOpen(true) }} onFocus={() => setOpen(true)} onKeyDown={onKey}
        />
        <kbd class="kbd" aria-hidden="true">/</kbd>
      </label>
      <div class="sres" hidden={!showing}>
        <p class="sres-n" role="status">{words.t('page-rules-found', { n: found.length })}</p>
        <ul id="rules-found" role="listbox" aria-label={words.t('page-rules-results')} ref={list}>
          {shown.map((one, i) => (
            <li key={keyOf(one)} id={`found-${i}`} role="option" aria-selected={i === on} class={i === on ? 'on' : ''} onMouseDown={(event) => event.preventDefault()} onClick={() => take(one)} onMouseMove={() => setOn(i)}>
              <span class="k"><Icon id={one.kind === 'card' ? 'hand' : one.kind === 'topic' ? 'list' : 'book'} />{words.t(`page-rules-kind-${one.kind}`)}</span>
              <span class="what"><b><Marked text={one.title} asked={asked} /></b>{one.kind === 'rule' && <span lang={one.said.lang}><Marked text={one.said.text} asked={asked} /></span>}</span>
              <em>{one.kind === 'card' ? words.term(book.game, 'kind', one.face.kind) : one.kind === 'rule' ? topicTitle(words, book.game, one.leaf.topic.id) : chapterTitle(words, book.game, one.leaf.chapter.id)}</em>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function keyOf(one: Found): string {
  return one.kind === 'rule' ? one.rule.id : one.kind === 'topic' ? one.leaf.topic.id : `card ${one.face.code}`
}

/** A text with what was asked for underlined. */
function Marked({ text, asked }: { text: string; asked: string }) {
  const wanted = asked.trim().split(/\s+/).filter(Boolean).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (wanted.length === 0) return <>{text}</>
  const parts = text.split(new RegExp(`(${wanted.join('|')})`, 'gi'))
  return <>{parts.map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : part))}</>
}

/** A few phrases for the others at the table, each read in their own language; they stand at the seat for a while. */
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import type { Speak, Spoken } from '../wire'
import { useWords } from '../words/use'

export type Phrase = Speak['phrase']

export const PHRASES: readonly Phrase[] = ['hello', 'luck', 'thanks', 'well-played', 'nice', 'sorry', 'moment', 'your-move', 'help', 'mine', 'yours', 'attack', 'scheme', 'careful']

const STAYS = 8000 // ms

export function Talk({ onSay }: { onSay(phrase: Phrase): void }) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  return (
    <div class="talk">
      <button type="button" class="mini" aria-expanded={open} onClick={() => setOpen(!open)}><Icon id="people" />{words.t('play-talk')}</button>
      {open && (
        <div class="phrases" role="group" aria-label={words.t('play-talk')} onKeyDown={(event) => { if (event.key === 'Escape') { event.stopPropagation(); setOpen(false) } }}>
          {PHRASES.map((phrase) => <button key={phrase} type="button" class="mini" onClick={() => { setOpen(false); onSay(phrase) }}>{words.t(`play-say-${phrase}`)}</button>)}
        </div>
      )}
    </div>
  )
}

/** What a seat has just said. */
export function Bubble({ spoken, name }: { spoken: Spoken & { number: number }; name: string }) {
  const words = useWords()
  const [gone, setGone] = useState(false)
  useEffect(() => {
    setGone(false)
    const timer = window.setTimeout(() => setGone(true), STAYS)
    return () => window.clearTimeout(timer)
  }, [spoken.number])
  if (gone) return null
  return <p class="bubble" role="status"><span class="sr">{name}: </span>{words.t(`play-say-${spoken.phrase}`)}</p>
}

/** One line between the enemies and the players: what stands against what, and what would come of it now. */
import { useState } from 'preact/hooks'
import { Icon } from '../../draw/Icon'
import type { AreaView } from '../../wire'
import { useWords } from '../../words/use'
import { useBoard } from '../../table/context'
import { useDrawer } from '../../table/size'
import { ScoreSheet } from './ScoreSheet'
import { tallyOf, type Part, type Side } from './tally'

const WORDS = {
  quest: { left: ['will', 'willpower'], right: ['threat', 'threat'] },
  fight: { left: ['atk', 'attack'], right: ['def', 'defense'] },
} as const
const COUNTERS = { willpower: 'willpower', threat: 'staging-threat', attack: 'attack', defense: 'defense' } as const

export function TallyBand({ area }: { area: AreaView }) {
  const { view } = useBoard()
  const words = useWords()
  const [open, setOpen] = useState(false)
  const tally = tallyOf(view)
  const narrow = useDrawer()
  if (view.result) return narrow ? <ScoreSheet /> : null // in a wide window it stands in the rail
  if (tally === null) return null
  const { kind, left, right, result, live } = tally
  const side = ([icon, name]: readonly [string, keyof typeof COUNTERS], of: Side) => (
    <span class={`tl-side t-${name}`}>
      <Icon id={icon} /><b data-count={`${area.id}/${COUNTERS[name]}`} data-value={of.total}>{of.total}</b> <span class="tl-word">{words.t(`fellowship-table-${name}`)}</span>
    </span>
  )
  const good = kind === 'quest' ? result > 0 : false
  const bad = kind === 'quest' ? result < 0 : result > 0
  return (
    <section class={`tallyband k-${kind}${open ? ' open' : ''}`} aria-label={words.t('fellowship-table-tally')}>
      {side(WORDS[kind].left, left)}
      <Parts parts={left.parts} kind={WORDS[kind].left[1]} />
      {live ? (
        <span class={`tl-pill${good ? ' good' : bad ? ' bad' : ''}`}>
          {kind === 'quest' ? words.t('fellowship-table-so-far', { n: result }) : words.t('fellowship-table-damage', { n: result })}
        </span>
      ) : <span class="tl-against" aria-hidden="true"><Icon id="chev" /></span>}
      <Parts parts={right.parts} kind={WORDS[kind].right[1]} />
      {side(WORDS[kind].right, right)}
      <span class="tl-then">{tally.then.map((text) => words.say(text)).join(' ')}</span>
      <button type="button" class="ibtn tl-more" aria-expanded={open} aria-label={words.t('fellowship-table-parts')} onClick={() => setOpen(!open)}><Icon id="chev" /></button>
    </section>
  )
}

const MANY = 5 // more parts than this are only numbers, with their names on hover

function Parts({ parts, kind }: { parts: Part[]; kind: string }) {
  const words = useWords()
  return (
    <ul class={`tl-parts t-${kind}${parts.length > MANY ? ' many' : ''}`}>
      {parts.map((part) => {
        const name = words.say(part.name)
        return <li key={part.id} class={part.n === null ? 'unknown' : ''} style={{ '--n': Math.max(1, part.n ?? 1) }} title={name}><b>{part.n === null ? '?' : String(part.n).replace('-', '−')}</b> <span>{name}</span></li>
      })}
    </ul>
  )
}

/** One seat of a table that is being laid: who shall sit there. */
import type { ComponentChildren } from 'preact'
import { Icon } from '../draw/Icon'
import type { SeatWish } from '../wire'
import { useWords } from '../words/use'

const KINDS = ['me', 'computer', 'open'] as const

interface SeatRowProps {
  seat: number
  kind: SeatWish['kind']
  /** What the seat plays: a hero, a deck. */
  line?: string
  onKind(kind: SeatWish['kind']): void
  children?: ComponentChildren
}

export function SeatRow({ seat, kind, line, onKind, children }: SeatRowProps) {
  const words = useWords()
  const name = words.t('page-seat', { n: seat + 1 })
  return (
    <div class="srow">
      <span class={`ava f-${kind === 'me' ? 'hero' : 'basic'} bot`} aria-hidden="true"><Icon id={kind === 'me' ? 'user' : kind === 'computer' ? 'bot' : 'plus'} /></span>
      <div class="who"><b>{name}</b>{line && <span>{line}</span>}</div>
      <div class="seg small" role="radiogroup" aria-label={name}>
        {KINDS.map((one) => <button key={one} type="button" role="radio" aria-checked={one === kind} class={one === kind ? 'on' : ''} onClick={() => onKind(one)}>{words.t(`page-seat-${one}`)}</button>)}
      </div>
      {children}
    </div>
  )
}

/** The wishes as the server wants them: so many seats, mine under my name. */
export function seatWishes(wishes: SeatWish[], seats: number, name: string, player: string): SeatWish[] {
  return Array.from({ length: seats }, (_, seat) => {
    const { kind } = wishes[seat] ?? { kind: 'computer' as const }
    return kind === 'me' ? { kind, name } : kind === 'computer' ? { kind, player } : { kind }
  })
}

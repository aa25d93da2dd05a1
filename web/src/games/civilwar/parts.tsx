/** Small things that stand everywhere on this table: symbols, team signs, what can be pointed at. */
import { Hit } from '../../card/Card'
import { Icon } from '../../draw/Icon'
import { isHintedOn } from '../../table/asking'
import { useBoard, type Board } from '../../table/context'
import type { Language } from '../../words/language'
import { useWords } from '../../words/use'
import { SIGN } from './print'
import type { Side, Symbol } from './table'

/** An action symbol: round on a card, square as a token, crossed out once it is spent. */
export function Sign({ symbol, kind = '' }: { symbol: Symbol; kind?: '' | 'spent' | 'token' | 'hollow' }) {
  const words = useWords()
  const name = words.term('civilwar', 'icon', symbol)
  const said = kind === 'spent' ? words.t('page-civilwar-spent', { symbol: name }) : kind === 'token' ? words.t('page-civilwar-token', { symbol: name }) : kind === 'hollow' ? words.t('page-civilwar-empty', { symbol: name }) : name
  return <span class={`sy sy-${symbol}${kind ? ` ${kind}` : ''}`} role="img" aria-label={said} title={said}><Icon id={SIGN[symbol]} /></span>
}

/** A team is a disc or a diamond, not only a colour. */
export function Team({ side }: { side: Side }) {
  return <Icon id={`g-${side}`} kind={`t-${side}`} />
}

export function teamName(words: Language, side: Side): string {
  return words.t(`civilwar-team-${side}`)
}

/** How something takes part in what is asked: the classes of its glow, its key, the end of its label. */
export interface Aim {
  can: boolean
  hotkey: string
  states: string
  said: string
}

export function aimAt(board: Board, words: Language, key: string): Aim {
  const offers = key ? (board.asking?.byThing.get(key) ?? []) : []
  const first = offers[0]
  const hotkey = first?.hotkey ?? ''
  const states = [
    first ? 'can' : '', isHintedOn(board, key) ? 'hinted' : '', key !== '' && board.picked === key ? 'picked' : '',
    key !== '' && board.refused === key ? 'cannot' : '', key !== '' && board.asking?.about === key && !first ? 'asked' : '',
    board.changed?.has(key) ? 'changed' : '',
  ].filter(Boolean).join(' ')
  const said = first ? (hotkey ? words.t('page-option', { key: hotkey }) : words.t('page-can')) : ''
  return { can: first !== undefined, hotkey, states, said }
}

/** A part of a table is a region of its page, a part of a small board is none: there may be several. */
export function useRegion(): { role: 'group' } | Record<string, never> {
  return useBoard().changed ? { role: 'group' } : {}
}

export function useAim(key: string): Aim {
  return aimAt(useBoard(), useWords(), key)
}

/** The key of a thing that can be taken, and what is clicked. */
export function Point({ on, aim, label, text = '' }: { on: string; aim: Aim; label: string; text?: string }) {
  return (
    <>
      {aim.hotkey && <span class="c-key" aria-hidden="true">{aim.hotkey}</span>}
      <Hit on={on} label={[label, aim.said].filter(Boolean).join(', ')} text={text} />
    </>
  )
}

/** A card with what lies at it: shadow cards to its left, attachments as tabs that slide out from behind its right edge. */
import { Hit, textOn } from '../../card/Card'
import { colourOf, isFaceDown, isTurned, softly } from '../../card/look'
import { drawBack } from '../../draw/back'
import { Drawing, Icon } from '../../draw/Icon'
import { isHintedOn } from '../../table/asking'
import { useBoard } from '../../table/context'
import type { HostProps } from '../../table/layout'
import { nameOf, TableCard } from '../../table/parts'
import type { CardView } from '../../wire'
import { useWords } from '../../words/use'

const TAB = 86
const DOWN = 22 // a shadow card that lies face down, half under its enemy
const UP = 92

/** A shadow card; nobody is told of one that lies face down what it is. */
export function isShadow(card: CardView): boolean {
  return !card.face || (card.marks ?? []).includes('shadow')
}

function isUp(card: CardView): boolean {
  return card.face !== null && card.face !== undefined && !isFaceDown(card)
}

/** In its attack an enemy is seen with its shadow cards, however full the line is. */
export function isFighting(card: CardView): boolean {
  return (card.marks ?? []).includes('attacker') && (card.attached ?? []).some(isShadow)
}

export function besideOf(card: CardView): number {
  const attached = card.attached ?? []
  const shadows = attached.filter(isShadow)
  const left = shadows.length === 0 ? 0 : (isFighting(card) && shadows.some(isUp) ? UP : DOWN) + 8 * (shadows.length - 1)
  return left + (shadows.length < attached.length ? TAB : 0)
}

export function Host({ card, where, full, size = 'table' }: HostProps) {
  const attached = card.attached ?? []
  const bare = { ...card, attached: [] }
  if (attached.length === 0) return <TableCard card={bare} size={size} where={where} />
  const shadows = attached.filter(isShadow)
  const tabs = attached.filter((one) => !isShadow(one))
  if (!full) {
    return (
      <div class="host tight">
        <div class="pegs">{[...shadows, ...tabs].map((one, i) => <Sign key={one.key ?? i} card={one} where={where} />)}</div>
        <TableCard card={bare} size={size} where={where} />
      </div>
    )
  }
  return (
    <div class="host">
      {shadows.length > 0 && <div class="shs">{shadows.map((one, i) => <Shadow key={one.key ?? i} card={one} where={where} large={isFighting(card) && isUp(one)} />)}</div>}
      <TableCard card={bare} size={size} where={where} />
      {tabs.length > 0 && <div class="tucks">{tabs.map((one) => <Tab key={one.key} card={one} where={where} />)}</div>}
    </div>
  )
}

/** How an attached card takes part in what is asked. */
function useAttached(card: CardView, where: string): { states: string; label: string; text: string; name: string; hotkey: string } {
  const board = useBoard()
  const words = useWords()
  const { game } = board.view
  const key = card.key ?? ''
  const offer = key ? board.asking?.byThing.get(key)?.[0] : undefined
  const name = nameOf(card, words, game)
  const marks = (card.marks ?? []).map((mark) => words.term(game, 'mark', mark))
  const label = [name, ...(card.face ? [words.term(game, 'kind', card.face.kind)] : []), ...marks, where, offer ? (offer.hotkey ? words.t('page-option', { key: offer.hotkey }) : words.t('page-can')) : ''].filter(Boolean).join(', ')
  const states = [
    `f-${colourOf(game, card.face?.faction)}`, offer ? 'can' : '', isHintedOn(board, key) ? 'hinted' : '',
    key && board.picked === key ? 'picked' : '', key && board.refused === key ? 'cannot' : '', isTurned(card) ? 'ex' : '', board.changed?.has(key) ? 'changed' : '',
  ]
  return { states: states.filter(Boolean).join(' '), label, text: textOn(card.face, words), name, hotkey: offer?.hotkey ?? '' }
}

function Tab({ card, where }: { card: CardView; where: string }) {
  const { states, label, text, name, hotkey } = useAttached(card, where)
  return (
    <div class={`tuck ${states}`} data-key={card.key} title={name}>
      <span aria-hidden="true">{softly(name)}</span>
      {isTurned(card) && <Icon id="turn" />}
      {(card.counters ?? []).filter((counter) => counter.value > 0).map((counter) => <b key={counter.id} aria-hidden="true">{counter.value}</b>)}
      {hotkey && <span class="c-key" aria-hidden="true">{hotkey}</span>}
      <Hit on={card.key ?? ''} label={label} text={text} />
    </div>
  )
}

/** Face down with a question mark; turned up in the attack with its words; spent after it. */
function Shadow({ card, where, large }: { card: CardView; where: string; large: boolean }) {
  const board = useBoard()
  const words = useWords()
  const { states, label, text, name, hotkey } = useAttached(card, where)
  const key = card.key ?? ''
  const effect = card.face?.text?.at(-1)
  const named = { 'data-key': key || undefined, title: name, ...(key ? {} : { role: 'img' as const, 'aria-label': label }) }
  if (!large) {
    return (
      <div class={`shad ${states}${isUp(card) ? ' spent' : ''}`} {...named}>
        <Drawing kind="c-back" svg={drawBack(card.back, board.view.game)} /><b aria-hidden="true">{isUp(card) ? <Icon id="check" /> : '?'}</b>
        <Hit on={key} label={label} text={text} />
      </div>
    )
  }
  const has = (card.face?.icons ?? []).includes('shadow')
  return (
    <div class={`shad up ${states}`} {...named}>
      <em aria-hidden="true">{softly(name)}</em>
      <span aria-hidden="true">{has && effect ? words.say(effect) : '–'}</span>
      {hotkey && <span class="c-key" aria-hidden="true">{hotkey}</span>}
      <Hit on={key} label={label} text={text} />
    </div>
  )
}

/** In a full line: that there is something, and where to ask about it. */
function Sign({ card, where }: { card: CardView; where: string }) {
  const { states, label, text, name } = useAttached(card, where)
  const key = card.key ?? ''
  return (
    <div class={`peg ${states}${isShadow(card) ? ' dark' : ''}`} data-key={key || undefined} title={name} {...(key ? {} : { role: 'img', 'aria-label': label })}>
      <span aria-hidden="true">{card.face ? name : '?'}</span>
      <Hit on={key} label={label} text={text} />
    </div>
  )
}

/** Who decides, what is asked, by which rule, and what can be done. Never covered, always in the same place. */
import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import type { OptionView, Text, UndoView } from '../wire'
import type { Language } from '../words/language'
import { useWords } from '../words/use'
import { buttonsOf, isBrief, isHinted, nameOn, type Offer } from './asking'
import { useBoard, type Board } from './context'
import { nameOf } from './parts'
import { RuleChip } from './RuleChip'
import { useLess, useNarrow } from './size'

/** More buttons than this stand in two rows of low ones. */
const ONE_ROW = 3

/** Where options find no room: buttons say less (on a phone they stand below each other), then cards on the table have none. */
const TERSE = 1
const FEWER = 2

/** More than this lie in a box of their own on a phone, which the bar grows for. */
const MANY = 8

/** More letters than this on one of them: two stand beside each other there, not three. */
const WIDE = 16

/** A longer question is set smaller beside options that are given more room. */
const LONG = 40

/** A longer message is set smaller, in three lines, */
const WORDY = 90
/** and one that also tells what comes next, in four. */
const WORDIEST = 160

/** Among more buttons than this one looks for a word. */
const SOUGHT = 16

/** The hint that what is picked would be paid. */
export const PAYS = '!pay'

export interface ChoiceBarProps {
  /** What the last thing was paid with, as long as that can be changed. */
  paid: Text[] | null
  onRepay(): void
  undo: UndoView | null
  /** A sentence of the moment: a hint, a refusal. */
  message: Text | null
  busy: boolean
  onHint(): void
  onUndo(): void
  onRule(rule: string): void
  onBack(): void
  /** What may be said without being asked. */
  wishes: OptionView[]
  onWish(key: string): void
  /** Instead of a choice: the result, an earlier position. */
  instead?: ComponentChildren
}

export function ChoiceBar(props: ChoiceBarProps) {
  const board = useBoard()
  const words = useWords()
  const { asking } = board
  if (props.instead) return <section class="choice calm" tabIndex={-1} id="choice" aria-label={words.t('page-choice')}>{props.instead}</section>
  return asking ? <MyChoice {...props} /> : <OthersChoice {...props} />
}

function MyChoice({ undo, message, paid, busy, onHint, onUndo, onRepay, onRule, onBack, wishes, onWish }: ChoiceBarProps) {
  const board = useBoard()
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const narrow = useNarrow()
  const [sought, seek] = useState({ number: -1, word: '' }) // what is looked for, and in which question
  const { asking } = board
  const less = useLess(box, `${asking?.number}/${board.picked}/${words.code}/${narrow}`, narrow || board.picked ? TERSE : FEWER, true)
  const from = asking ? askedBy(board, words) : ''
  const question = `${from && `${from}: `}${asking?.prompt ? (from ? words.say(asking.prompt) : words.sentence(asking.prompt)) : words.t('page-choose')}`
  const asked = useRef<HTMLHeadingElement>(null)
  const wordy = useLess(asked, question, 1, true) > 0
  if (asking === null) return null
  const together = (board.view.choices?.length ?? 1) > 1
  const picked = board.picked ? asking.byThing.get(board.picked) : undefined
  const buttons = picked ?? buttonsOf(asking, less === FEWER ? { ...board.layout, repeats: 0 } : board.layout)
  const brief = isBrief(buttons)
  const glowing = asking.offers.every((offer) => buttons.includes(offer)) ? 0 : asking.byThing.size
  const waiting = (board.view.choices ?? []).filter((choice) => choice.seat !== asking.seat).map((choice) => board.seatName(choice.seat))
  const { paying } = board
  const shown = paying ? 2 : buttons.length
  const terse = less === TERSE || (less > TERSE && shown > ONE_ROW)
  const long = wordy || (terse && shown <= ONE_ROW && question.length > LONG) // then it is set smaller, so that the bar keeps its height
  const seeking = !paying && shown > SOUGHT
  const word = sought.number === asking.number ? sought.word : ''
  const low = (said: string): string => said.toLocaleLowerCase(words.code)
  const found = seeking ? buttons.filter((offer) => offer.declines || low(words.say(offer.text)).includes(low(word.trim()))) : buttons
  const said = message ? words.say(message) : paid && !paying ? words.t('page-paid', { names: paid.map((one) => words.say(one)).join(', ') }) : ''
  return (
    <section class="choice" id="choice" tabIndex={-1} aria-label={words.t('page-choice')}>
      <div class="flagd"><Icon id={together ? 'hand' : 'def'} /><span>{words.t(together ? 'page-all-decide' : 'page-you-decide')}</span></div>
      <div class="ask">
        <h1 ref={asked} class={long ? 'long' : ''} title={long ? question : undefined}>{question}</h1>
        <p>
          {board.layout.stock && <board.layout.stock />}
          {paying && <Bill />}
          {!said && <RuleChip rule={asking.rule} onClick={() => onRule(asking.rule)} />}
          {said ? <span class={`msg${said.length > WORDIEST ? ' longest' : said.length > WORDY ? ' long' : ''}`} title={said.length > WORDY ? said : undefined}>{said}</span>
            : !paying && <span class="more">{waiting.length > 0 ? words.t('page-also-deciding', { names: waiting.join(', ') }) : glowing > 0 ? words.t('page-glowing', { n: glowing }) : ''}</span>}
          {paid && !message && !paying && <button type="button" class="mini" onClick={onRepay}>{words.t('page-repay')}</button>}
        </p>
      </div>
      <div class={`opts${shown > ONE_ROW ? ' rows' : ''}${terse ? ' terse' : ''}${shown > MANY ? ' many' : ''}${buttons.some((offer) => words.say(offer.text).length > WIDE) ? ' wide' : ''}`} ref={box}>
        {seeking && <input type="search" class="seek" value={word} aria-label={words.t('page-seek', { n: buttons.length })} placeholder={words.t('page-seek', { n: buttons.length })} maxLength={40} onInput={(event) => seek({ number: asking.number, word: event.currentTarget.value })} />}
        {paying && <PayButton busy={busy} />}
        {paying && undo?.can === 'yes' && <button type="button" class="btn opt alt" title={`${words.t('page-cancel')} (Esc)`} onClick={onUndo}>{words.t('page-cancel')}</button>}
        {!paying && found.map((offer) => <OptionButton key={`${offer.key} ${offer.text.id}`} offer={offer} busy={busy} brief={brief} />)}
        {picked && !paying && <button type="button" class="btn quiet" onClick={onBack}>{words.t('page-other')}</button>}
      </div>
      <Wishes wishes={wishes} onWish={onWish} />
      <Aside undo={undo} onHint={onHint} onUndo={onUndo} hint />
    </section>
  )
}

/** The card that asks, where the question does not name one. */
function askedBy({ asking, things, view }: Board, words: Language): string {
  const named = ['by', 'on', 'card'].some((arg) => asking?.prompt?.args?.[arg])
  const card = named ? undefined : things.get(asking?.about ?? '')?.card
  return card?.face ? nameOf(card, words, view.game) : ''
}

/** How much is picked of how much is asked for, and what of it must be of a kind. */
function Bill() {
  const { paying, layout } = useBoard()
  const words = useWords()
  if (paying === null) return null
  const [have, cost] = [paying.have, paying.view.bill].map((amount) => amount.reduce((sum, n) => sum + n, 0))
  const kinds = paying.view.bill.slice(0, -1).flatMap((n, kind) => Array.from({ length: n }, () => layout.resources?.[kind] ?? ''))
  return (
    <span class={`bill${paying.met ? ' met' : ''}`} role="img" aria-label={words.t('page-bill', { have: have ?? 0, cost: cost ?? 0 })}>
      <b>{have} / {cost}</b>{kinds.map((kind, i) => <Icon key={i} id={kind} kind={`y-${kind}`} />)}
    </span>
  )
}

/** Pays with what is picked: the suggestion, unless something was exchanged. */
function PayButton({ busy }: { busy: boolean }) {
  const board = useBoard()
  const words = useWords()
  const { paying, asking } = board
  if (paying === null || asking === null) return null
  const names = [...new Set(paying.picked)].map((key) => {
    const offer = asking.offers.find((one) => one.key === key)
    const name = offer?.text.args?.['on']
    const times = paying.picked.filter((one) => one === key).length
    const said = typeof name === 'object' && !Array.isArray(name) ? words.say(name) : ''
    return times > 1 ? `${times} × ${said}` : said
  })
  return (
    <button type="button" class={`btn opt pay${board.hinted === PAYS ? ' hinted' : ''}`} data-option={PAYS} disabled={busy || !paying.met} onClick={paying.pay}>
      <kbd>↵</kbd>
      <span>{paying.met && names.length > 0 ? words.t('page-pay-with', { names: names.join(', ') }) : words.t('page-pay')}</span>
    </button>
  )
}

function OptionButton({ offer, busy, brief }: { offer: Offer; busy: boolean; brief: boolean }) {
  const board = useBoard()
  const words = useWords()
  const notes = [...offer.notes, ...offer.details].map((note) => words.say(note)).join('. ').replaceAll('..', '.')
  return (
    <button
      type="button" data-option={offer.key} disabled={busy} title={notes}
      class={`btn opt${offer.declines ? ' alt' : ''}${isHinted(board, offer) ? ' hinted' : ''}`}
      onClick={() => board.take(offer)}
    >
      {offer.hotkey && <kbd>{offer.hotkey}</kbd>}
      <span>{brief ? nameOn(offer, words) : words.say(offer.text)}{notes && <small>{notes}</small>}</span>
    </button>
  )
}

function OthersChoice({ undo, message, onHint, onUndo, onRule, wishes, onWish }: ChoiceBarProps) {
  const board = useBoard()
  const words = useWords()
  const choices = board.view.choices ?? []
  const names = choices.map((choice) => board.seatName(choice.seat))
  const rule = choices[0]?.rule
  const mine = choices.some((choice) => board.yours.includes(choice.seat)) // not to be answered now: the line is lost
  const flag = mine ? words.t('page-you-decide') : names.length === 1 ? words.t('page-one-decides', { name: names[0] ?? '' }) : words.t('page-others-decide')
  return (
    <section class="choice calm" id="choice" tabIndex={-1} aria-label={words.t('page-choice')}>
      <div class="flagd"><Icon id="clock" /><span>{flag}</span></div>
      <div class="ask">
        <h1>{mine ? words.t('page-line-lost') : words.t('page-waiting', { names: names.join(', ') })}</h1>
        <p>
          {rule && <RuleChip rule={rule} onClick={() => onRule(rule)} />}
          {message && <span class="msg">{words.say(message)}</span>}
        </p>
      </div>
      <Wishes wishes={wishes} onWish={onWish} />
      {board.yours.length > 0 && <Aside undo={undo} onHint={onHint} onUndo={onUndo} hint={false} />}
    </section>
  )
}

/** How one wants to be asked from here on. */
function Wishes({ wishes, onWish }: Pick<ChoiceBarProps, 'wishes' | 'onWish'>) {
  const words = useWords()
  if (wishes.length === 0) return null
  return <div class="wishes">{wishes.map((wish) => <button key={wish.key} type="button" class="mini" title={words.say(wish.text)} onClick={() => onWish(wish.key)}>{words.say(wish.text)}</button>)}</div>
}

function Aside({ undo, hint, onHint, onUndo }: { undo: UndoView | null; hint: boolean; onHint(): void; onUndo(): void }) {
  const words = useWords()
  const can = undo !== null && undo.can !== 'no'
  const why = undo?.why ? words.say(undo.why) : ''
  return (
    <div class="aside">
      <span class="sep" />
      <button type="button" class="btn quiet icon" disabled={!hint} onClick={onHint} title={`${words.t('page-hint')} (H)`}><Icon id="bulb" /><span>{words.t('page-hint')}</span></button>
      <button type="button" class={`btn quiet icon${can ? '' : ' off'}`} aria-disabled={!can} onClick={onUndo} title={why || `${words.t('page-undo')} (U)`}><Icon id="undo" /><span>{words.t(undo?.can === 'ask' ? 'page-undo-ask' : 'page-undo')}</span></button>
    </div>
  )
}

/** Who decides, what is asked, by which rule, and what can be done. Never covered, always in the same place. */
import type { ComponentChildren } from 'preact'
import { Icon } from '../draw/Icon'
import type { OptionView, Text, UndoView } from '../wire'
import { useWords } from '../words/use'
import { buttonsOf, type Offer } from './asking'
import { useBoard } from './context'
import { RuleChip } from './RuleChip'

export interface ChoiceBarProps {
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

function MyChoice({ undo, message, busy, onHint, onUndo, onRule, onBack, wishes, onWish }: ChoiceBarProps) {
  const board = useBoard()
  const words = useWords()
  const asking = board.asking
  if (asking === null) return null
  const together = (board.view.choices?.length ?? 1) > 1
  const picked = board.picked ? asking.byThing.get(board.picked) : undefined
  const buttons = picked ?? buttonsOf(asking, board.layout.repeats)
  const glowing = asking.byThing.size
  const waiting = (board.view.choices ?? []).filter((choice) => choice.seat !== asking.seat).map((choice) => board.seatName(choice.seat))
  return (
    <section class="choice" id="choice" tabIndex={-1} aria-label={words.t('page-choice')}>
      <div class="flagd"><Icon id={together ? 'hand' : 'def'} /><span>{words.t(together ? 'page-all-decide' : 'page-you-decide')}</span></div>
      <div class="ask">
        <h1>{asking.prompt ? words.say(asking.prompt) : words.t('page-choose')}</h1>
        <p>
          {board.layout.stock && <board.layout.stock />}
          <RuleChip rule={asking.rule} onClick={() => onRule(asking.rule)} />
          {message ? <span class="msg">{words.say(message)}</span>
            : <span class="more">{waiting.length > 0 ? words.t('page-also-deciding', { names: waiting.join(', ') }) : glowing > 0 ? words.t('page-glowing', { n: glowing }) : ''}</span>}
        </p>
      </div>
      <div class="opts">
        {buttons.map((offer) => <OptionButton key={offer.key} offer={offer} busy={busy} />)}
        {picked && <button type="button" class="btn quiet" onClick={onBack}>{words.t('page-other')}</button>}
      </div>
      <Wishes wishes={wishes} onWish={onWish} />
      <Aside undo={undo} onHint={onHint} onUndo={onUndo} hint />
    </section>
  )
}

function OptionButton({ offer, busy }: { offer: Offer; busy: boolean }) {
  const board = useBoard()
  const words = useWords()
  const notes = offer.notes.map((note) => words.say(note)).join('. ')
  return (
    <button
      type="button" data-option={offer.key} disabled={busy} title={notes}
      class={`btn opt${offer.declines ? ' alt' : ''}${offer.key === board.hinted ? ' hinted' : ''}`}
      onClick={() => board.take(offer)}
    >
      {offer.hotkey && <kbd>{offer.hotkey}</kbd>}
      <span>{words.say(offer.text)}</span>
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
        <h1>{mine ? words.t('page-choose') : words.t('page-waiting', { names: names.join(', ') })}</h1>
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
  return <div class="wishes">{wishes.map((wish) => <button key={wish.key} type="button" class="mini" onClick={() => onWish(wish.key)}>{words.say(wish.text)}</button>)}</div>
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

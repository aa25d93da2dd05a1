/** Over the log: a card in full, why something is not possible, what a rule says. It never covers a card or the choice. */
import { Card } from '../card/Card'
import { Icon } from '../draw/Icon'
import type { CardView, Verdict } from '../wire'
import { useWords } from '../words/use'
import type { Offer } from './asking'
import { useBoard } from './context'
import { RuleNote, RuleText, ruleTitle } from './RuleChip'
import type { Thing } from './things'

export type Docked =
  | { kind: 'card'; key: string; pinned: boolean }
  | { kind: 'why'; key: string; verdicts: Verdict[] }
  | { kind: 'rule'; rule: string }

export function Dock({ docked, onClose }: { docked: Docked; onClose(): void }) {
  const board = useBoard()
  const words = useWords()
  const pinned = docked.kind !== 'card' || docked.pinned
  const thing = docked.kind === 'rule' ? undefined : board.things.get(docked.key)
  const card = thing && (board.layout.zoom?.(thing, board.view) ?? zoomed(thing, board.layout.chain))
  if (docked.kind !== 'rule' && !card) return null
  const offers = docked.kind === 'card' ? (board.asking?.byThing.get(docked.key) ?? []) : []
  return (
    <aside class={`dock k-${docked.kind}${pinned ? ' pinned' : ''}`} aria-label={words.t('page-details')} {...(pinned ? {} : { 'aria-hidden': true })}>
      {pinned && <button type="button" class="ibtn close" aria-label={words.t('page-close')} onClick={onClose}><Icon id="cross" /></button>}
      {docked.kind === 'rule' && (
        <div class="why">
          <h2>{ruleTitle(words, docked.rule)}</h2>
          <RuleText rule={docked.rule} />
          <p class="rid">{docked.rule}</p>
        </div>
      )}
      {card && <Card card={card} game={board.view.game} size="zoom" still />}
      {docked.kind === 'card' && pinned && offers.length > 0 && <TakeButtons offers={offers} />}
      {docked.kind === 'why' && card && <Why verdicts={docked.verdicts} name={card.face ? words.say(card.face.name) : ''} />}
    </aside>
  )
}

/** The card as it is drawn large; a place is drawn as the card it stands for, an effect as the one it comes from. */
function zoomed(thing: Thing, chain: string | undefined): CardView | undefined {
  const { place } = thing
  const card = thing.card ?? (thing.area.id === chain ? place?.cards?.[0] : undefined)
  if (card) return card.face || card.stats ? card : undefined // everybody sees how one fights that lies face down
  if (!place) return undefined
  return {
    back: '', key: place.key, marks: place.marks ?? [],
    face: {
      code: `tactic ${place.key}`, name: place.name, kind: 'technique', text: place.text ?? [],
      gem: place.number === null || place.number === undefined ? null : { icon: 'number', value: place.number },
    },
  }
}

function TakeButtons({ offers }: { offers: Offer[] }) {
  const board = useBoard()
  const words = useWords()
  return (
    <div class="take">
      {offers.map((offer) => <button key={offer.key} type="button" class="btn opt" onClick={() => board.take(offer)}>{words.say(offer.text)}</button>)}
    </div>
  )
}

/** Unmet requirements first, met ones below. */
function Why({ verdicts, name }: { verdicts: Verdict[]; name: string }) {
  const words = useWords()
  const legal = verdicts.every((verdict) => verdict.met)
  return (
    <div class="why">
      <h2>{words.t(legal ? 'page-why-legal' : 'page-why-not', { name })}</h2>
      <ul class="req">
        {verdicts.map((verdict, i) => (
          <li key={i} class={verdict.met ? 'yes' : 'no'}>
            <span class="m"><Icon id={verdict.met ? 'check' : 'cross'} /></span>
            <span><span class="sr">{words.t(verdict.met ? 'page-met' : 'page-unmet')} </span>{words.say(verdict.text)} <RuleNote rule={verdict.rule} /></span>
          </li>
        ))}
      </ul>
    </div>
  )
}

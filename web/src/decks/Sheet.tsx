/** The deck itself: its name and leaders, what the rules say, its curve, its cards, and what can be done with it. */
import { useState } from 'preact/hooks'
import { Card } from '../card/Card'
import { lookOf } from '../card/look'
import { Icon } from '../draw/Icon'
import { sentenceOf, shareDeck } from '../net/api'
import { freeDeckId, keepDeck, keptDecks, type KeptList } from '../net/keep'
import { sizeOf } from '../pages/decklist'
import { Sure } from '../pages/Sure'
import type { Shell } from '../shell'
import { RuleNote } from '../table/RuleChip'
import type { DeckList, DeckShelf, Face, Judged, MissingCard, Text } from '../wire'
import { useWords } from '../words/use'
import { Exchange } from './Exchange'
import { Copies } from './Pool'
import { curve, tally } from './shelf'

const NARROW = 1100 // the cards stand below the deck there, so its list is folded

interface SheetProps {
  shelf: DeckShelf
  faces: Face[]
  kept: KeptList
  judged: Judged | null
  shell: Shell
  onChange(next: Partial<DeckList>): void
  onLeader(code: string): void
  onCopies(code: string, copies: number): void
  onOpen(kept: KeptList): void
  onForget(): void
  onPlay(): void
}

export function Sheet({ shelf, faces, kept, judged, shell, onChange, onLeader, onCopies, onOpen, onForget, onPlay }: SheetProps) {
  const words = useWords()
  const [said, setSaid] = useState<Text | null>(null)
  const [missing, setMissing] = useState<MissingCard[]>([])
  const [exchange, setExchange] = useState<'in' | 'out' | null>(null)
  const { deck } = kept
  const size = sizeOf(deck.cards)
  const share = async (): Promise<void> => {
    try {
      const { id } = await shareDeck(deck)
      await shell.copy(`${location.origin}/decks/${deck.game}/${id}`)
      setSaid({ id: 'page-copied' })
    } catch (why) {
      setSaid(sentenceOf(why))
    }
  }
  const begin = (given: DeckList): void => {
    const fresh = { id: freeDeckId(), deck: given }
    keepDeck(fresh)
    onOpen(fresh)
    setSaid(null)
  }
  return (
    <aside class="pan dk-sheet" aria-labelledby="deck-title">
      <h2 id="deck-title" class="sr">{words.t('page-deck')}</h2>
      <Shelved shelf={shelf} kept={kept} onOpen={onOpen} onBegin={begin} />
      <label class="nm"><span>{words.t('page-deck-name')}</span><input maxLength={40} value={deck.name ?? ''} placeholder={words.t('page-deck-unnamed')} onInput={(event) => onChange({ name: event.currentTarget.value })} /></label>
      {shelf.leaders.length > 0 && <Leaders shelf={shelf} faces={faces} leaders={deck.leaders ?? []} onLeader={onLeader} />}
      <Verdict size={size} judged={judged} />
      <div class="dk">
        <button type="button" class="btn pri" disabled={judged === null || judged.problems.length > 0} onClick={onPlay}><Icon id="chev" />{words.t('page-deck-play')}</button>
        <button type="button" class="btn quiet" disabled={size === 0} onClick={() => void share()}><Icon id="link" />{words.t('page-copy-link')}</button>
        <button type="button" class="btn quiet" onClick={() => setExchange('in')}><Icon id="plus" />{words.t('page-deck-import')}</button>
        <button type="button" class="btn quiet" disabled={size === 0} onClick={() => setExchange('out')}><Icon id="save" />{words.t('page-deck-export')}</button>
      </div>
      <p class="said" role="status">{said && words.say(said)}</p>
      {missing.length > 0 && (
        <div class="problem" role="alert"><p>{words.t('page-deck-missing')}</p><ul>{missing.map((one) => <li key={one.said}>{one.copies} × {one.said}</li>)}</ul></div>
      )}
      <Curve faces={faces} deck={deck} />
      {size > 0 && (
        <details class="dk-list" open={window.innerWidth > NARROW}>
          <summary>{words.t('page-deck')}</summary>
          <Listed game={deck.game} faces={faces} deck={deck} onCopies={onCopies} />
        </details>
      )}
      {kept.id && <div class="ml"><Sure label={words.t('page-deck-forget')} ask={words.t('page-deck-forget-ask')} yes={words.t('page-deck-forget')} busy={false} wide danger onYes={onForget}><Icon id="cross" /></Sure></div>}
      {exchange && (
        <Exchange
          way={exchange} deck={deck} formats={shelf.formats} onClose={() => setExchange(null)}
          onRead={(read) => { begin(read.deck); setMissing(read.missing); setExchange(null) }}
        />
      )}
    </aside>
  )
}

/** The decks of this browser, and those that come with the game to begin with. */
function Shelved({ shelf, kept, onOpen, onBegin }: { shelf: DeckShelf; kept: KeptList; onOpen(kept: KeptList): void; onBegin(deck: DeckList): void }) {
  const words = useWords()
  const mine = keptDecks(shelf.game)
  const ready = Object.entries(shelf.ready)
  const called = (deck: DeckList): string => deck.name || words.t('page-deck-unnamed')
  const take = (value: string): void => {
    const [where = '', id = ''] = value.split(':')
    const own = mine.find((one) => one.id === id)
    if (where === 'mine' && own) onOpen(own)
    else if (where === 'new') onBegin({ game: shelf.game, cards: {} })
    else if (where === 'ready' && shelf.ready[id]) onBegin(shelf.ready[id])
  }
  return (
    <div class="dk-shelf">
      <select aria-label={words.t('page-deck-open')} value={kept.id ? `mine:${kept.id}` : ''} onChange={(event) => take(event.currentTarget.value)}>
        {!kept.id && <option value="">{words.t('page-deck-open')}</option>}
        {mine.length > 0 && <optgroup label={words.t('page-deck-mine')}>{mine.map((one) => <option key={one.id} value={`mine:${one.id}`}>{called(one.deck)} · {sizeOf(one.deck.cards)}</option>)}</optgroup>}
        <optgroup label={words.t('page-deck-begin')}>{ready.map(([id, deck]) => <option key={id} value={`ready:${id}`}>{words.has(`${shelf.game}-option-decks-${id.replaceAll('_', '-')}`) ? words.t(`${shelf.game}-option-decks-${id.replaceAll('_', '-')}`) : called(deck)}</option>)}</optgroup>
      </select>
      <button type="button" class="btn quiet" onClick={() => take('new:')}><Icon id="plus" />{words.t('page-deck-new')}</button>
    </div>
  )
}

function Leaders({ shelf, faces, leaders, onLeader }: { shelf: DeckShelf; faces: Face[]; leaders: string[]; onLeader(code: string): void }) {
  const words = useWords()
  const one = shelf.most_leaders === 1
  return (
    <div class="dk-leaders" role={one ? 'radiogroup' : 'group'} aria-label={words.t('page-deck-leaders', { n: shelf.most_leaders })}>
      {shelf.leaders.map((code) => {
        const face = faces.find((face) => face.code === code)
        if (!face) return null
        const on = leaders.includes(code)
        return (
          <button key={code} type="button" class="dk-leader" role={one ? 'radio' : 'checkbox'} aria-checked={on} disabled={!on && !one && leaders.length >= shelf.most_leaders} title={words.say(face.name)} aria-label={words.say(face.name)} onClick={() => onLeader(code)}>
            <Card card={{ back: '', face }} game={shelf.game} size="mini" picked={on} still /><span>{words.say(face.name)}</span>
          </button>
        )
      })}
    </div>
  )
}

/** What the rules of the game say: the same that they say to a setup. */
function Verdict({ size, judged }: { size: number; judged: Judged | null }) {
  const words = useWords()
  const legal = judged !== null && judged.problems.length === 0
  return (
    <div class="dk-verdict" aria-live="polite">
      <p class="dk-total"><b>{words.t('page-deck-cards', { n: size })}</b>{judged && <span class={`tag ${legal ? 'ok' : 'bad'}`}><Icon id={legal ? 'check' : 'cross'} />{words.t(legal ? 'page-deck-legal' : 'page-deck-illegal')}</span>}</p>
      {judged && judged.problems.length > 0 && <ul>{judged.problems.map((one) => <li key={one.rule}><span>{capital(words.say(one.text))}</span> <RuleNote rule={one.rule} /></li>)}</ul>}
    </div>
  )
}

const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1)

/** How many cards cost how much; drawn, and told in words. */
function Curve({ faces, deck }: { faces: Face[]; deck: DeckList }) {
  const words = useWords()
  const bars = curve(faces, deck.cards)
  const most = Math.max(1, ...bars.map((bar) => bar.copies))
  if (bars.length === 0) return null
  const told = bars.map((bar) => `${words.t('page-deck-cost')} ${bar.cost}: ${bar.copies}`).join(', ')
  const w = 28, h = 56
  return (
    <figure class="dk-curve">
      <figcaption>{words.t('page-deck-curve')}</figcaption>
      <svg role="img" aria-label={told} viewBox={`0 0 ${bars.length * w} ${h + 34}`} width={bars.length * w} height={h + 34}>
        {bars.map((bar, i) => {
          const tall = Math.round((bar.copies / most) * h)
          return (
            <g key={bar.cost}>
              <rect x={i * w + 4} y={16 + h - tall} width={w - 8} height={tall} rx={3} />
              {bar.copies > 0 && <text x={i * w + w / 2} y={12 + h - tall}>{bar.copies}</text>}
              <text class="x" x={i * w + w / 2} y={h + 31}>{bar.cost}</text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

/** The cards of the deck by their kind. */
function Listed({ game, faces, deck, onCopies }: { game: string; faces: Face[]; deck: DeckList; onCopies(code: string, copies: number): void }) {
  const words = useWords()
  const inside = faces.filter((face) => deck.cards[face.code])
  return (
    <>
      {tally(inside, deck.cards, (face) => face.kind).map(({ value, copies }) => (
        <section key={value} class="dk-kind" aria-label={words.term(game, 'kind', value)}>
          <h3>{words.term(game, 'kind', value)} <span>{copies}</span></h3>
          <ul>
            {inside.filter((face) => face.kind === value).map((face) => {
              const name = [face.name, ...(face.subname ? [face.subname] : [])].map((text) => words.say(text)).join(', ')
              return <li key={face.code} class={`f-${lookOf(face, game).faction}`}><i class="spine" aria-hidden="true" /><span class="cn">{name}</span><Copies name={name} copies={deck.cards[face.code] ?? 0} onCopies={(n) => onCopies(face.code, n)} /></li>
            })}
          </ul>
        </section>
      ))}
    </>
  )
}

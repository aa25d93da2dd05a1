/** The cards that can be taken, with filters; a card shows itself large, and says how many of it are in the deck. */
import { useState } from 'preact/hooks'
import { Card } from '../card/Card'
import { lookOf } from '../card/look'
import { Icon } from '../draw/Icon'
import { glyphOf } from '../draw/symbols'
import { Dialog } from '../pages/Dialog'
import type { Face } from '../wire'
import { useWords } from '../words/use'
import { ANYTHING, costOf, factionOf, isWanted, tally, type Cards, type Wanted } from './shelf'

interface PoolProps {
  game: string
  pool: Face[]
  cards: Cards
  onCopies(code: string, copies: number): void
}

export function Pool({ game, pool, cards, onCopies }: PoolProps) {
  const words = useWords()
  const [wanted, setWanted] = useState<Wanted>(ANYTHING)
  const [large, setLarge] = useState<Face | null>(null)
  const shown = pool.filter((face) => isWanted(face, wanted, cards, words))
  return (
    <section class="pan dk-pool" aria-labelledby="pool">
      <h2 id="pool">{words.t('page-deck-pool')}</h2>
      <Filters game={game} pool={pool} cards={cards} wanted={wanted} onWant={(some) => setWanted({ ...wanted, ...some })} />
      <p class="dk-found" role="status">{words.t('page-deck-found', { n: shown.length })}{wanted !== ANYTHING && shown.length < pool.length && <button type="button" class="mini" onClick={() => setWanted(ANYTHING)}>{words.t('page-deck-all')}</button>}</p>
      <ul class="dk-cards">
        {shown.map((face) => {
          const name = [face.name, ...(face.subname ? [face.subname] : [])].map((text) => words.say(text)).join(', ')
          return (
            <li key={face.code} class={cards[face.code] ? 'in' : ''}>
              <button type="button" class="dk-card" onClick={() => setLarge(face)}><Card card={{ back: '', face }} game={game} size="hand" still /></button>
              <Copies name={name} copies={cards[face.code] ?? 0} onCopies={(copies) => onCopies(face.code, copies)} />
            </li>
          )
        })}
      </ul>
      {large && (
        <Dialog title={words.say(large.name)} onClose={() => setLarge(null)}>
          <div class="dk-zoom"><Card card={{ back: '', face: large }} game={game} size="zoom" still /></div>
          <Copies name={words.say(large.name)} copies={cards[large.code] ?? 0} onCopies={(copies) => onCopies(large.code, copies)} />
        </Dialog>
      )}
    </section>
  )
}

/** One more, one less. */
export function Copies({ name, copies, onCopies }: { name: string; copies: number; onCopies(copies: number): void }) {
  const words = useWords()
  return (
    <span class="dk-copies" role="group" aria-label={name}>
      <button type="button" class="ibtn" disabled={copies === 0} aria-label={words.t('page-deck-less', { name })} onClick={() => onCopies(copies - 1)}><span aria-hidden="true">−</span></button>
      <b aria-label={words.t('page-deck-copies', { n: copies })}>{copies}</b>
      <button type="button" class="ibtn" aria-label={words.t('page-deck-more', { name })} onClick={() => onCopies(copies + 1)}><span aria-hidden="true">+</span></button>
    </span>
  )
}

interface FiltersProps {
  game: string
  pool: Face[]
  cards: Cards
  wanted: Wanted
  onWant(some: Partial<Wanted>): void
}

function Filters({ game, pool, cards, wanted, onWant }: FiltersProps) {
  const words = useWords()
  const flip = (list: readonly string[], one: string): string[] => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one])
  const factions = tally(pool, cards, factionOf)
  const kinds = tally(pool, cards, (face) => face.kind)
  const costs = tally(pool, cards, costOf).map(({ value }) => value).filter(Boolean).sort((a, b) => Number(a) - Number(b))
  const traits = [...new Map(pool.flatMap((face) => face.traits ?? []).map((trait) => [trait.id, words.say(trait)]))].sort(([, a], [, b]) => a.localeCompare(b, words.code))
  const faction = (value: string): string => (value === 'none' ? words.t('page-deck-no-faction') : words.term(game, 'faction', value))
  return (
    <div class="dk-filters">
      <label class="dk-search"><Icon id="eye" /><span class="sr">{words.t('page-deck-search')}</span><input type="search" value={wanted.text} placeholder={words.t('page-deck-search')} maxLength={60} onInput={(event) => onWant({ text: event.currentTarget.value })} /></label>
      <div class="dk-row" role="group" aria-label={words.term(game, 'deck', 'factions')}>
        {factions.map(({ value }) => {
          const sample = pool.find((face) => factionOf(face) === value)
          const look = sample ? lookOf(sample, game).faction : 'basic'
          return <button key={value} type="button" class={`dk-chip f-${look}${wanted.factions.includes(value) ? ' on' : ''}`} aria-pressed={wanted.factions.includes(value)} onClick={() => onWant({ factions: flip(wanted.factions, value) })}><i class="dot"><Icon id={glyphOf(look)} /></i>{faction(value)}</button>
        })}
      </div>
      <div class="dk-row" role="group" aria-label={words.t('page-deck-kinds')}>
        {kinds.map(({ value }) => <button key={value} type="button" class={`dk-chip${wanted.kinds.includes(value) ? ' on' : ''}`} aria-pressed={wanted.kinds.includes(value)} onClick={() => onWant({ kinds: flip(wanted.kinds, value) })}>{words.term(game, 'kind', value)}</button>)}
      </div>
      <div class="dk-row" role="group" aria-label={words.t('page-deck-cost')}>
        <span class="fl" aria-hidden="true">{words.t('page-deck-cost')}</span>
        {costs.map((value) => <button key={value} type="button" class={`dk-chip num${wanted.costs.includes(value) ? ' on' : ''}`} aria-pressed={wanted.costs.includes(value)} onClick={() => onWant({ costs: flip(wanted.costs, value) })}>{value}</button>)}
        {traits.length > 0 && (
          <select aria-label={words.t('page-deck-trait')} value={wanted.trait} onChange={(event) => onWant({ trait: event.currentTarget.value })}>
            <option value="">{words.t('page-deck-any-trait')}</option>
            {traits.map(([id, said]) => <option key={id} value={id}>{said}</option>)}
          </select>
        )}
        <button type="button" class={`dk-chip${wanted.inside ? ' on' : ''}`} aria-pressed={wanted.inside} onClick={() => onWant({ inside: !wanted.inside })}>{words.t('page-deck-inside')}</button>
      </div>
    </div>
  )
}

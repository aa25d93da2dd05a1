/** A hero on the board: bust and base, cards in hand (they are the hero's life), shields, tokens; lying when knocked out. */
import { softly } from '../../card/look'
import { Drawing, Icon } from '../../draw/Icon'
import { useBoard } from '../../table/context'
import type { Language } from '../../words/language'
import { useWords } from '../../words/use'
import { bust } from './figures'
import { Point, Team, teamName, useAim } from './parts'
import type { Standee as Hero } from './table'

/** The tokens that lie on a hero: sign, number, the counter or mark that tells it. */
function tokensOn(hero: Hero): { id: string; icon: string; n: number }[] {
  return [
    { id: 'crisis', icon: 'bars', n: hero.crisis },
    { id: 'stun', icon: 'stun', n: hero.stun },
    { id: 'danger', icon: 'danger', n: hero.danger },
    { id: 'invulnerable', icon: 'tough', n: hero.marks.includes('invulnerable') ? 1 : 0 },
    { id: 'guarded', icon: 'def', n: hero.marks.includes('guarded') ? 1 : 0 },
  ].filter(({ n }) => n > 0)
}

/** All that one sees of a hero, in words. */
export function heroLabel(hero: Hero, words: Language): string {
  const counter = (id: string): string => words.term('civilwar', 'counter', id)
  const marks = hero.marks.filter((mark) => mark !== 'blue' && mark !== 'red' && mark !== 'stunned').map((mark) => words.term('civilwar', 'mark', mark))
  return [
    words.say(hero.name), teamName(words, hero.side), `${counter('hand')}: ${hero.hand}`, `${counter('shields')}: ${hero.shields}/${hero.most}`,
    ...(['crisis', 'stun', 'danger'] as const).filter((id) => hero[id] > 0).map((id) => `${counter(id)}: ${hero[id]}`),
    ...hero.tokens.map(({ symbol, n }) => `${counter(`token-${symbol}`)}: ${n}`), ...marks,
  ].join(', ')
}

/** "KB" for Kate Bishop: where many stand close together. */
export function initials(name: string): string {
  const parts = name.split(/[ -]/).filter(Boolean)
  return parts.length > 1 ? parts.map((part) => part.charAt(0)).join('') : name.slice(0, 3)
}

export function Standee({ hero }: { hero: Hero }) {
  const words = useWords()
  const board = useBoard()
  const aim = useAim(hero.key)
  const has = (mark: string): boolean => hero.marks.includes(mark)
  const states = [`f-${hero.side}`, hero.mine ? 'me' : '', has('ko') ? 'lies' : '', has('active') ? 'active' : '', aim.states].filter(Boolean).join(' ')
  const name = words.say(hero.name)
  const shields = hero.most > 1 ? `${hero.shields}/${hero.most}` : ''
  return (
    <div class={`std ${states}`} data-key={hero.key} data-state={hero.area.at} data-name={hero.name.id} title={`${name} (${board.seatName(hero.seat)})`}>
      <Drawing kind="fig" svg={bust(hero.code)} />
      <span class="base" aria-hidden="true"><Team side={hero.side} /><b>{softly(name)}</b><abbr>{initials(name)}</abbr></span>
      <span class="life" aria-hidden="true">
        <span data-count={`${hero.key}/hand`} data-value={hero.hand}><Icon id="hand" />{hero.hand}</span>
        {hero.most > 0 && <span class={hero.shields > 0 ? '' : 'off'} data-count={`${hero.key}/shields`} data-value={hero.shields}><Icon id="def" />{shields}</span>}
      </span>
      <span class="laid" aria-hidden="true">{tokensOn(hero).map(({ id, icon, n }) => <i key={id} class={`tk-${id}`}><Icon id={icon} />{n > 1 ? n : ''}</i>)}</span>
      {has('ko') && <span class="kot" aria-hidden="true"><Icon id="ko" />{words.t('page-civilwar-ko')}</span>}
      <Point on={hero.key} aim={aim} label={heroLabel(hero, words)} />
    </div>
  )
}

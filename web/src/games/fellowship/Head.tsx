/** Who a player is and how they stand: the dial, the first player, whom they will meet next. */
import type { ComponentChildren } from 'preact'
import { Hit } from '../../card/Card'
import { symbolOf } from '../../card/look'
import { Icon } from '../../draw/Icon'
import { isHintedOn } from '../../table/asking'
import { useBoard } from '../../table/context'
import { commonArea, counterOf, zoneOf } from '../../table/layout'
import { PileTags } from '../../table/Piles'
import { useNarrow } from '../../table/size'
import type { AreaView } from '../../wire'
import { useWords } from '../../words/use'
import { Dial } from './Dial'
import { nearestEnemy, staged, statOf } from './tally'

const SAID: readonly string[] = ['passing', 'commits-later', 'out']

export function Head({ area, more }: { area: AreaView; more?: ComponentChildren }) {
  const board = useBoard()
  const words = useWords()
  const { view, view: { game } } = board
  const seat = area.owner ?? 0
  const name = board.seatName(seat)
  const narrow = useNarrow()
  const marks = area.marks ?? []
  const threat = counterOf(area, 'threat')
  const offer = area.key ? board.asking?.byThing.get(area.key)?.[0] : undefined
  const enemies = staged(commonArea(view)).filter((card) => card.face?.kind === 'enemy')
  const next = threat && nearestEnemy(view, threat.value)
  const hand = zoneOf(area, 'hand')
  const deciding = area.kind !== 'own' && (view.choices?.some((choice) => choice.seat === seat) ?? false)
  const spheres = [...new Set((zoneOf(area, 'heroes')?.cards ?? []).flatMap((card) => (card.face?.faction ? [card.face.faction] : [])))]
  return (
    <div class={`sth fh${marks.includes('out') ? ' out' : ''}`}>
      <div class={`ph${offer ? ' can' : ''}${isHintedOn(board, area.key ?? '') ? ' hinted' : ''}`}>
        {threat && <Dial at={area.key ?? ''} value={threat.value} most={threat.most ?? 50} ticks={enemies.map((card) => statOf(card, 'engagement')).filter((cost) => cost > threat.value)} id={`${area.id}/threat`} />}
        <span class="who" {...(offer ? { 'aria-hidden': true } : {})}>
          <b>{name}{marks.includes('first-player') && <span class="first" role="img" title={words.term(game, 'mark', 'first-player')} aria-label={words.term(game, 'mark', 'first-player')}><Icon id="crown" /></span>}</b>
          <span>{spheres.map((sphere) => words.term(game, 'sphere', sphere)).join(' · ')}</span>
        </span>
        {offer?.hotkey && <span class="c-key" aria-hidden="true">{offer.hotkey}</span>}
        {offer && area.key && <Hit on={area.key} label={`${name}, ${words.say(offer.text)}${offer.hotkey ? `, ${words.t('page-option', { key: offer.hotkey })}` : ''}`} />}
      </div>
      <div class="pf">
        {more}
        {deciding && <span class="tag" role="img" title={words.t('page-deciding')} aria-label={words.t('page-deciding')}><Icon id="clock" /></span>}
        {marks.filter((mark) => SAID.includes(mark)).map((mark) => (
          <span key={mark} class={`tag mk${mark === 'out' ? ' bad' : ''}`} role="img" title={words.term(game, 'mark', mark)} aria-label={words.term(game, 'mark', mark)}><Icon id={MARKS[mark] ?? symbolOf(mark)} /><span>{words.term(game, 'mark', mark)}</span></span>
        ))}
        {next && !marks.includes('out') && <span class={`tag nxt${next.near ? ' warn' : ''}`} title={words.t('fellowship-table-engages', { card: next.name, n: next.cost })}><Icon id="eng" /><span>{narrow || more ? next.cost : words.t('fellowship-table-engages', { card: next.name, n: next.cost })}</span></span>}
        {hand && area.kind !== 'own' && <Count name={words.term(game, 'zone', 'hand')} icon="hand" n={hand.count} id={`${area.id}/hand`} />}
        {(area.kind !== 'own' || narrow) && <PileTags area={area} />}
      </div>
    </div>
  )
}

const MARKS: Readonly<Record<string, string>> = { out: 'cross', passing: 'acc', 'commits-later': 'clock' }

function Count({ name, icon, n, id }: { name: string; icon: string; n: number; id: string }) {
  return <span class="tag" role="img" title={name} aria-label={`${name}: ${n}`} data-count={id} data-value={n}><Icon id={icon} />{n}</span>
}

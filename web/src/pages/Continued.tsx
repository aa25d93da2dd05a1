/** The games of this browser: where each stands, whose turn it is, how it ended. */
import { useState } from 'preact/hooks'
import { drawEmblem } from '../draw/emblem'
import { Drawing, Icon } from '../draw/Icon'
import { layoutOf } from '../games/layouts'
import { calledSeat, seatedWords } from '../table/names'
import type { Sketch, Summary } from '../wire'
import type { Language } from '../words/language'
import { useWords } from '../words/use'

const SHOWN = 6

export function ContinueList({ mine, onManage }: { mine: Summary[]; onManage(one: Summary): void }) {
  const words = useWords()
  const [all, setAll] = useState(false)
  const going = mine.filter((one) => !one.result)
  const ended = mine.filter((one) => one.result)
  const shown = all ? going : going.slice(0, SHOWN)
  const tiles = (some: Summary[]) => <div class="cts">{some.map((one) => <Continued key={one.match} one={one} onManage={() => onManage(one)} />)}</div>
  return (
    <>
      {going.length > 0 && (
        <section aria-labelledby="continue">
          <h2 id="continue">{words.t('page-continue')}</h2>
          {tiles(shown)}
          {going.length > SHOWN && !all && <button type="button" class="btn quiet" onClick={() => setAll(true)}>{words.t('page-continue-all', { n: going.length })}</button>}
        </section>
      )}
      {ended.length > 0 && <details class="ended" open={going.length === 0}><summary>{words.t('page-ended', { n: ended.length })}</summary>{tiles(ended.slice(0, SHOWN))}</details>}
    </>
  )
}

/** A game with its last position. */
function Continued({ one, onManage }: { one: Summary; onManage(): void }) {
  const words = seatedWords(one, useWords())
  const name = words.t(`page-game-${one.game}`)
  const manage = words.t('page-manage', { name })
  const others = one.seats.filter((who) => !one.yours.includes(who.seat)).map((who) => calledSeat(who, who.seat, words))
  const last = one.result ? words.say(one.result.text) : one.last ? words.say(one.last.text) : ''
  const inside = (
    <>
      <span class="cp"><Drawing kind="em" svg={drawEmblem(one.game)} />{one.position.length > 0 && <Position one={one} />}</span>
      <span class="ctb">
        <b>{name}</b>
        {one.revoked ? <span class="all">{words.t('page-seat-lost-line')}</span> : <><span title={last}>{last}</span><span>{factsOf(one, words)}</span></>}
        <span class="cs"><StateTag one={one} words={words} /><small>{[others.join(', '), when(one.touched, words.code)].filter(Boolean).join(' · ')}</small></span>
      </span>
    </>
  )
  return (
    <div class="ct">
      {one.revoked ? <div class="cl">{inside}</div> : <a href={`/table/${one.match}`} class="cl">{inside}</a>}
      <button type="button" class="ibtn" aria-label={manage} title={manage} onClick={onManage}><Icon id="gear" /></button>
    </div>
  )
}

function StateTag({ one, words }: { one: Summary; words: Language }) {
  if (one.revoked) return <span class="tag bad">{words.t('page-seat-lost')}</span>
  if (one.result) {
    const won = one.result.winners.some((seat) => one.yours.includes(seat))
    return <span class="tag">{words.t(one.yours.length === 0 ? 'page-over' : won ? 'page-won' : 'page-lost')}</span>
  }
  if (one.kind === 'study') return <span class="tag">{words.t('page-study')}</span>
  if (one.your_move) return <span class="tag you">{words.t('page-your-move')}</span>
  const awaited = one.seats.filter((who) => who.awaited && who.kind !== 'computer' && !who.kept) // computer players wait for people
  const names = awaited.map((who) => calledSeat(who, who.seat, words)).join(', ')
  return <span class="tag">{awaited.length === 1 ? words.t('page-waiting', { names }) : words.t('page-waits')}</span>
}

/** Round and scores, as the last position has them. */
function factsOf(one: Summary, words: Language): string {
  const layout = layoutOf(one.game)
  const common = one.position.find((area) => area.kind === 'common') ?? one.position.find((area) => area.kind === 'enemy')
  const moments = layout.moment.map((id) => common?.counters?.find((counter) => counter.id === id)).filter((counter) => counter !== undefined && counter.value > 0)
    .map((counter) => `${words.term(one.game, 'counter', counter?.id ?? '')} ${counter?.value}`)
  const scores = one.position.filter((area) => typeof area.owner === 'number').sort((a, b) => (a.owner ?? 0) - (b.owner ?? 0)).map((area) => {
    const counter = area.counters?.find((other) => other.id === layout.score) ?? area.counters?.[0]
    return counter ? `${seatName(one, area, words)} ${counter.value}${counter.most ? `/${counter.most}` : ''}` : ''
  })
  return [moments.join(', '), scores.filter(Boolean).join(', ')].filter(Boolean).join(' · ')
}

function seatName(one: Summary, area: Sketch, words: Language): string {
  const seat = area.owner ?? 0
  if (one.yours.length === 1 && one.yours[0] === seat) return words.t('page-you')
  return calledSeat(one.seats[seat], seat, words)
}

/** The table in the size of a stamp: a little mark for each card, the own area at the bottom. */
function Position({ one }: { one: Summary }) {
  const mine = (area: Sketch): boolean => typeof area.owner === 'number' && one.yours.includes(area.owner)
  const areas = [...one.position.filter((area) => !mine(area)), ...one.position.filter(mine)]
  return (
    <span class="pos" aria-hidden="true">
      {areas.map((area, i) => {
        const rows = typeof area.owner === 'number' && !mine(area) ? area.rows : [...(area.rows ?? [])].reverse()
        return rows && rows.length > 0 && <span key={i} class={`pa${mine(area) ? ' me' : ''} ${area.kind}`}>{rows.map((row, j) => <span key={j} class="pr">{row.map((card, k) => <i key={k} class={card === '.' ? 'none' : card === '' ? 'back' : `f-${card}`} />)}</span>)}</span>
      })}
    </span>
  )
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [['day', 86400], ['hour', 3600], ['minute', 60]]

/** "5 minutes ago", in the reader's language. */
export function when(iso: string, code: string): string {
  const seconds = (Date.parse(iso) - Date.now()) / 1000
  if (Number.isNaN(seconds)) return ''
  const format = new Intl.RelativeTimeFormat(code, { numeric: 'auto' })
  for (const [unit, length] of UNITS) if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit)
  return format.format(0, 'minute')
}

/** Everyone at the table: who they are, how they stand, whether they are here; links for open seats. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { symbolOf } from '../card/look'
import { Icon } from '../draw/Icon'
import type { TableState } from '../net/table'
import type { SeatView, UndoRequest } from '../wire'
import { useWords } from '../words/use'
import { Avatar } from './Avatar'
import { useBoard } from './context'
import { areaOfSeat, counterOf, zoneOf } from './layout'
import { calledSeat } from './names'
import { useReach } from './size'
import { Bubble, Talk, type Phrase } from './Talk'

export interface SeatsProps {
  host: boolean
  request: UndoRequest | null
  onInvite(seat: number): void
  onStandIn(seat: number): void
  onClaim(seat: number): void
  onTakeBack(seat: number): void
  onAgree(agree: boolean): void
  onLook(seat: number): void
  mayLook: boolean
  spoken: TableState['spoken']
  onSay(phrase: Phrase): void
}

export function Seats(props: SeatsProps) {
  const board = useBoard()
  const words = useWords()
  const { request } = props
  const asked = request !== null && request.waiting.some((seat) => board.yours.includes(seat))
  const people = board.seats.some((who) => who.kind !== 'computer' && !board.yours.includes(who.seat))
  const box = useRef<HTMLDivElement>(null)
  const reach = useReach(box, words.t('page-seats'), `${board.seats.length}/${request === null}`)
  return (
    <div class={`seats n${board.seats.length}`} ref={box} {...reach} data-area="seats">
      {board.seats.map((who) => <Seat key={who.seat} who={who} {...props} />)}
      {people && board.yours.length > 0 && <Talk onSay={props.onSay} />}
      {request && (
        <div class="ask2" role="alertdialog" aria-label={words.t('page-undo')}>
          <p>{words.t('page-undo-wanted', { name: board.seatName(request.seat) })}</p>
          {asked ? (
            <div class="ga2">
              <button type="button" class="btn pri" onClick={() => props.onAgree(true)}>{words.t('page-agree')}</button>
              <button type="button" class="btn quiet" onClick={() => props.onAgree(false)}>{words.t('page-refuse')}</button>
            </div>
          ) : <p class="dim">{words.t('page-undo-waiting', { names: request.waiting.map((seat) => board.seatName(seat)).join(', ') })}</p>}
        </div>
      )}
    </div>
  )
}

/** What is left on a clock; it counts down by itself until the server says otherwise. */
function TimeLeft({ left, runs }: { left: number; runs: boolean }) {
  const words = useWords()
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    setPassed(0)
    if (!runs) return
    const began = Date.now()
    const timer = window.setInterval(() => setPassed(Math.floor((Date.now() - began) / 1000)), 500)
    return () => window.clearInterval(timer)
  }, [left, runs])
  const seconds = Math.max(0, left - passed)
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return <span class={`tag time${runs && seconds < 20 ? ' short' : ''}`} role="timer" aria-label={words.t('page-time-left', { time })}>{time}</span>
}

function Seat({ who, host, onInvite, onStandIn, onClaim, onTakeBack, onLook, mayLook, spoken }: SeatsProps & { who: SeatView }) {
  const board = useBoard()
  const words = useWords()
  const { layout, view } = board
  const area = areaOfSeat(view, who.seat)
  const card = zoneOf(area, layout.person ?? '')?.cards?.[0]
  const known = layout.who?.(view, who.seat, words)
  const score = layout.score ? counterOf(area, layout.score) : null
  const deciding = view.choices?.some((choice) => choice.seat === who.seat) ?? false
  const mine = board.yours.includes(who.seat)
  const here = board.yours.length > 0
  const looking = view.seat === who.seat
  const said = spoken.get(who.seat)
  const called = calledSeat(who, who.seat, words)
  const sub = [
    board.seatName(who.seat) === called || !who.name ? '' : called, card?.face ? words.say(card.face.name) : (known?.line ?? ''), who.gone ? words.t('page-gone') : who.kept ? words.t('page-kept') : who.kind === 'computer' ? words.term('page', 'player', who.player) : '',
    who.kind === 'person' && !who.connected && !mine && !who.gone ? words.t('page-away') : '',
  ].filter(Boolean).join(' · ')
  return (
    <div class={`seat${looking ? ' looking' : ''}`}>
      <Avatar seat={who.seat} />
      <div class="who"><b>{board.seatName(who.seat)}</b><span>{who.kind === 'open' ? words.t('page-seat-open') : sub}</span>{who.plan && !view.result && <span class="plan" title={words.say(who.plan)}>{words.say(who.plan)}</span>}</div>
      {who.kind === 'open' && host && <button type="button" class="mini" onClick={() => onInvite(who.seat)}><Icon id="link" />{words.t('play-invite')}</button>}
      {who.kind === 'person' && !mine && here && who.can.includes('stand_in') && <button type="button" class="mini" onClick={() => onStandIn(who.seat)}><Icon id="bot" />{words.t('page-stand-in')}</button>}
      {!mine && here && who.can.includes('claim') && <button type="button" class="mini" onClick={() => onClaim(who.seat)}><Icon id="crown" />{words.t('page-claim')}</button>}
      {who.left !== null && !who.gone && !view.result && <TimeLeft left={who.left} runs={who.awaited && board.seats.some((other) => other.seat !== who.seat && other.kind === 'person' && other.connected)} />}
      {mine && who.kept && !who.gone && <button type="button" class="mini" onClick={() => onTakeBack(who.seat)}>{words.t('page-take-back')}</button>}
      {mayLook && !looking && <button type="button" class="mini" aria-label={words.t('page-look-from', { name: board.seatName(who.seat) })} title={words.t('page-look-from', { name: board.seatName(who.seat) })} onClick={() => onLook(who.seat)}><Icon id="eye" /></button>}
      {deciding && (mine && looking ? <span class="tag you">{words.t('page-your-move')}</span> : <span class="tag" role="img" title={words.t('page-deciding')} aria-label={words.t('page-deciding')}><Icon id="clock" /></span>)}
      {known?.tag && !deciding && <span class={`tag team f-${known.colour}`}>{known.tag}</span>}
      {score && <span class="sc" role="img" aria-label={`${words.term(view.game, 'counter', layout.score ?? '')}: ${score.value}`}><Icon id={symbolOf(layout.score ?? '')} /><b>{score.value}</b>{score.most ? `/${score.most}` : ''}</span>}
      {said && <Bubble spoken={said} name={board.seatName(who.seat)} />}
    </div>
  )
}

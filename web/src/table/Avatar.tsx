import { colourOf, lookOf } from '../card/look'
import { art } from '../draw/art'
import { Drawing, Icon } from '../draw/Icon'
import { useWords } from '../words/use'
import { areaOfSeat, zoneOf } from './layout'
import { useBoard } from './context'

/** A seat's sign: a person or a computer, and whether they are here. */
export function Avatar({ seat }: { seat: number }) {
  const board = useBoard()
  const words = useWords()
  const known = board.layout.who?.(board.view, seat, words)
  const who = board.seats.find((one) => one.seat === seat)
  const person = zoneOf(areaOfSeat(board.view, seat), board.layout.person ?? '')?.cards?.[0]?.face
  const faction = person?.faction
  const computer = who?.kind === 'computer' || who?.kept
  const presence = computer ? 'bot' : who?.kind === 'open' ? 'bot' : who?.connected || board.yours.includes(seat) ? '' : 'away'
  if (known?.portrait) return <span class={`ava f-${known.colour} port ${presence}`} aria-hidden="true"><Drawing kind="bust" svg={known.portrait} /></span>
  const look = person ? lookOf(person, board.view.game) : null
  if (look?.grammar === 'figure') {
    const face = art(look.known?.name ?? person?.code ?? '', look.grammar, look.faction, false, look.body, look.known?.person)
    return <span class={`ava f-${known?.colour ?? look.faction} face ${presence}`} aria-hidden="true"><Drawing kind="bust" svg={face} />{computer && <Icon id="bot" />}</span>
  }
  return <span class={`ava f-${known ? known.colour : faction ? colourOf(board.view.game, faction) : 'basic'} ${presence}`} aria-hidden="true"><Icon id={computer ? 'bot' : who?.kind === 'open' ? 'plus' : 'user'} /></span>
}

import { advised, asked, glows, pays, type Mark } from '../../coach/marks'

/** What is new in a first game against a villain. */
export const CHAMPIONS_COACH: readonly Mark[] = [
  glows(),
  asked('turn', ['turn']),
  advised('move', ['turn']),
  pays(),
  asked('villain', ['defend', 'interrupt-enemy-attack'], ['.board .z-villain .card']),
]

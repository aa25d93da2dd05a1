import { advised, asked, refused, type Mark } from '../../coach/marks'

/** What is new in a first civil war. */
export const CIVILWAR_COACH: readonly Mark[] = [
  asked('hero', ['next-hero'], ['.std.can', '.board .can']),
  advised('play', ['play']),
  asked('act', ['act'], ['.choice .pool', '.choice']),
  asked('life', ['lose', 'damage']),
  refused(),
]

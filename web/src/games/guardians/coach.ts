import { advised, asked, refused, type Mark } from '../../coach/marks'

/** What is new in a first battle. */
export const GUARDIANS_COACH: readonly Mark[] = [
  asked('hero', ['keep'], ['.hand .can']),
  asked('draft', ['draft']),
  advised('lay', ['lay']),
  asked('act', ['act'], ['.mine .slots .card']),
  refused(),
]

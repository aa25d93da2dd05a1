import { advised, asked, glows, refused, type Mark } from '../../coach/marks'

/** What is new on a first quest. */
export const FELLOWSHIP_COACH: readonly Mark[] = [
  glows(),
  advised('plan', ['planning']),
  asked('commit', ['commit'], ['.tallyband']),
  asked('defend', ['defend'], ['.board .z-engaged [data-card]']),
  refused(),
]

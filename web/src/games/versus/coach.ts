import { advised, asked, refused, type Mark } from '../../coach/marks'

/** What is new in a first duel. */
export const VERSUS_COACH: readonly Mark[] = [
  asked('resource', ['resource'], ['.hand .can']),
  advised('recruit', ['recruit']),
  asked('formation', ['formation'], ['.half.own .form', '.half .form']),
  asked('attack', ['attack'], ['.board .can']),
  refused(),
]

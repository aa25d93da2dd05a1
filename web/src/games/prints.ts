/** What a game draws and says on its cards in its own way; a card of another game is drawn from its facts alone. */
import type { Face } from '../wire'
import type { Language } from '../words/language'
import { CIVILWAR_PRINT } from './civilwar/print'

export interface Print {
  /** The picture, as SVG. */
  picture(face: Face, wide: boolean): string | undefined
  /** The words of the title band, where they are fewer than the name. */
  title(face: Face, words: Language): string | undefined
  /** The words of the bar at the foot, where they stand for the symbols. */
  foot(face: Face, words: Language): string | undefined
  /** What the picture tells, for those who hear it. */
  says(face: Face, words: Language): string | undefined
}

const PRINTS: Readonly<Record<string, Print>> = { civilwar: CIVILWAR_PRINT }

export function printOf(game: string): Print | undefined {
  return PRINTS[game]
}

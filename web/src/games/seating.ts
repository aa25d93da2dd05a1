/** What a seat plays, for games whose setup does not say it seat by seat. */
import type { Chosen } from '../pages/choosing'
import type { SetupField } from '../wire'
import type { Language } from '../words/language'
import { seatedInTeams } from './civilwar/seating'
import { seatedByLot } from './guardians/teams'

const SEATED: Readonly<Record<string, (words: Language, fields: SetupField[], chosen: Chosen, seat: number) => string>> = { civilwar: seatedInTeams, guardians: seatedByLot }

export function seatedAs(game: string, words: Language, fields: SetupField[], chosen: Chosen, seat: number): string | undefined {
  return SEATED[game]?.(words, fields, chosen, seat)
}

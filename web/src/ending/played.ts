/** What was played, in a few words: whom it went against and how hard, which decks, how many players. */
import { fieldName, valueName } from '../pages/Fields'
import type { SetupField } from '../wire'
import type { Language } from '../words/language'
import { endingOf } from './figures'
import type { Setup } from './onward'

export function playedWords(words: Language, game: string, fields: SetupField[], setup: Setup): string[] {
  return (endingOf(game).told ?? []).flatMap((id) => {
    const field = fields.find((one) => one.id === id)
    const said = field && (setup[id] ?? field.default)
    const names = (Array.isArray(said) ? said : [said]).flatMap((one) => {
      const value = field?.values.find((known) => known.value === one)
      return field && value ? [valueName(words, game, field, value)] : []
    })
    if (field === undefined || names.length === 0) return []
    return [typeof said === 'number' ? `${fieldName(words, game, field)}: ${names.join()}` : names.join(' – ')]
  })
}

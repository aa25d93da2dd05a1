/** The letters of the page: see styles/fonts.css. */
import { LANGUAGES } from '../shell'

const TITLES = LANGUAGES.map((language) => language.name).join('')

/** Until all letters of a text, and of the names of all languages, are there: what is drawn before would be measured with other ones, and jump. */
export async function loadLetters(text: string): Promise<void> {
  if (!('fonts' in document)) return
  await Promise.allSettled([document.fonts.load('1em "Open Sans Variable"', text + TITLES), document.fonts.load('1em "Literata Variable"', text)])
}

/** The letters of the page: see styles/fonts.css. */
const FONTS = ['1em "Open Sans Variable"', '1em "Literata Variable"']

/** Until all letters of a text are there: what is drawn before would be measured with other ones, and jump. */
export async function loadLetters(text: string): Promise<void> {
  if (!('fonts' in document)) return
  await Promise.allSettled(FONTS.map((font) => document.fonts.load(font, text)))
}

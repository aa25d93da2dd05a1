/** Deck lists on the page: a deck as lines that people can read and change. Lists are read by the server. */
import type { Face } from '../wire'
import type { Language } from '../words/language'

export type Deck = { [code: string]: number }

/** A deck as a list that can be read again. */
export function lines(deck: Deck, faces: Face[], words: Language): string {
  const byCode = new Map(faces.map((face) => [face.code, face]))
  return Object.entries(deck).map(([code, copies]) => {
    const face = byCode.get(code)
    const name = face ? [face.name, ...(face.subname ? [face.subname] : [])].map((text) => words.say(text)).join(', ') : ''
    return `${code} x ${copies}${name && `  # ${name}`}`
  }).join('\n')
}

export function sizeOf(deck: Deck): number {
  return Object.values(deck).reduce((sum, copies) => sum + copies, 0)
}

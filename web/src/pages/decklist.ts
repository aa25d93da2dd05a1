/** Deck lists as people write them: one card a line, by its code or its name, with how many. */
import type { Face, Text } from '../wire'
import type { Language } from '../words/language'

export type Deck = { [code: string]: number }

const SKIPPED = /^(\[.*\]|\w+\s*=\s*".*")$/ // the headings of a deck file
const COMMENT = /(#|\/\/).*$/
const BEFORE = /^(\d{1,3})\s*(?:[x×*]\s*|\s)(\S.*)$/i
const AFTER = /^(.*?\S)(?:\s*[×*=:]\s*|\s+x\s*|\s+)(\d{1,3})$/i
const CODE = /^(?=.*\d)[\w-]{3,12}$/

/** Codes by all that a card can be called. What two cards share names neither. */
function namesOf(faces: Face[], words: Language): Map<string, string> {
  const names = new Map<string, string>()
  const add = (name: string, code: string): void => {
    const word = name.toLowerCase()
    if (name) names.set(word, names.has(word) && names.get(word) !== code ? '' : code)
  }
  for (const face of faces) {
    add(face.code, face.code)
    const subs = face.subname ? [face.subname.plain ?? '', words.say(face.subname)] : []
    ;[...new Set([face.name.plain ?? '', words.say(face.name)])].forEach((name) => {
      add(name, face.code)
      for (const sub of new Set(subs)) if (sub) add(`${name}, ${sub}`, face.code)
    })
  }
  return names
}

/** The deck of a list; or the first line that says nothing of a card. */
export function readDeck(list: string, faces: Face[], words: Language): Deck | Text {
  const names = namesOf(faces, words)
  const codeOf = (said: string): string => {
    const word = said.trim().toLowerCase()
    return names.get(word) || names.get(word.replace(/\s*\([^)]*\)$/, '')) || ''
  }
  const deck: Deck = {}
  for (const [i, line] of list.split('\n').entries()) {
    const said = line.replace(COMMENT, '').trim()
    if (said === '' || SKIPPED.test(said)) continue
    const found = cardOf(said, codeOf)
    if (found === null) return { id: 'page-deck-line', args: { line: i + 1, said } }
    deck[found.code] = (deck[found.code] ?? 0) + found.copies
  }
  return deck
}

/** A card that the game does not know is left to the game, which says so. */
function cardOf(said: string, codeOf: (said: string) => string): { code: string; copies: number } | null {
  const whole = codeOf(said)
  if (whole) return { code: whole, copies: 1 }
  const after = AFTER.exec(said)
  const before = BEFORE.exec(said)
  const ways = [after && { card: after[1] ?? '', copies: Number(after[2]) }, before && { card: before[2] ?? '', copies: Number(before[1]) }].filter((way) => way !== null)
  for (const { card, copies } of ways) if (codeOf(card)) return { code: codeOf(card), copies }
  for (const { card, copies } of ways) if (CODE.test(card)) return { code: card, copies }
  return CODE.test(said) ? { code: said, copies: 1 } : null
}

/** A deck as a list that can be read again. */
export function writeDeck(deck: Deck, faces: Face[], words: Language): string {
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

/** The open choice as the page shows it: what glows, what is a button, which key takes what. */
import type { ChoiceView, OptionView, TableNow, Text, View } from '../wire'
import { thingsOf, type Thing } from './things'

export interface Offer {
  key: string
  text: Text
  /** The thing on the table that it is clicked on; empty if it is only a button. */
  on: string
  notes: Text[]
  /** The key of the keyboard that takes it; empty if it has none. */
  hotkey: string
  /** Declining or passing: the outlined button. */
  declines: boolean
  /** It costs nothing. */
  free: boolean
}

export interface Asking {
  seat: number
  /** The number an answer must name. */
  number: number
  rule: string
  prompt: Text | null
  about: string
  offers: Offer[]
  /** Offers by the thing they are clicked on. */
  byThing: Map<string, Offer[]>
}

const DECLINING = /^(decline|pass|done|no|none|skip|stop|end|finish|refuse)\b/

/** How a game asks: whether 0 ends or declines, and which offers are left glowing; those that end or decline always are. */
export interface Manner {
  zero?: boolean
  keep?(option: string): boolean
}

/** What costs nothing and is the only thing to do beside passing. */
export function freeOf(asking: Asking): Offer | null {
  const [only, ...more] = asking.offers.filter((offer) => !offer.declines)
  return only?.free && more.length === 0 ? only : null
}

/** What the viewer is asked, if it is for them to decide. */
export function askingOf(now: TableNow, things: ReadonlyMap<string, Thing> = thingsOf(now.view), manner: Manner = {}): Asking | null {
  const mine = now.view.choices?.find((choice) => choice.seat === now.looking && (choice.options?.length ?? 0) > 0)
  const asked = now.asked.find((one) => one.seat === now.looking)
  if (mine === undefined || asked === undefined || !now.yours.includes(mine.seat)) return null
  return makeAsking(now.view, mine, asked.number, things, manner)
}

export function makeAsking(view: View, choice: ChoiceView, number: number, things: ReadonlyMap<string, Thing> = thingsOf(view), { zero = false, keep = () => true }: Manner = {}): Asking {
  const options = (choice.options ?? []).filter(({ key }) => DECLINING.test(key) || keep(key))
  const ending = zero ? options.filter(({ key }) => DECLINING.test(key)) : []
  const last = ending.length === 1 ? ending[0] : undefined
  const counted = hotkeys(options.filter((option) => option !== last), things)
  const keys = options.map((option) => (option === last ? '0' : counted.shift()))
  const offers = options.map((option, i): Offer => ({
    key: option.key,
    text: option.text,
    on: option.on && things.has(option.on) ? option.on : '',
    notes: option.notes ?? [],
    hotkey: keys[i] ?? '',
    declines: DECLINING.test(option.key),
    free: option.free ?? false,
  }))
  const byThing = new Map<string, Offer[]>()
  for (const offer of offers) if (offer.on) byThing.set(offer.on, [...(byThing.get(offer.on) ?? []), offer])
  const { seat, rule, prompt = null, about = '' } = choice
  return { seat, number, rule, prompt, about, offers, byThing }
}

/**
 * Keys 1 to 9. Cards and places that carry a number use it, so that the key is what one sees; equal cards share
 * theirs, and the first of them is taken.
 */
export function hotkeys(options: readonly OptionView[], things: ReadonlyMap<string, Thing>): string[] {
  const numbers = options.map((option) => numberOn(things.get(option.on ?? '')))
  const pointing = options.filter((option) => things.has(option.on ?? ''))
  const own = pointing.length > 0 && options.every((option, i) => !things.has(option.on ?? '') || numbers[i] !== null)
  const taken = new Set(own ? numbers.filter((n) => n !== null).map(String) : [])
  const free = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].filter((key) => !taken.has(key))
  return options.map((_option, i) => {
    const number = own ? numbers[i] : null
    return number === null || number === undefined ? (free.shift() ?? '') : String(number)
  })
}

function numberOn(thing: Thing | undefined): number | null {
  const number = thing?.card ? (thing.card.face?.gem?.icon === 'number' ? Number(thing.card.face.gem.value) : null) : (thing?.place?.number ?? null)
  return number !== null && number >= 1 && number <= 9 ? number : null
}

/** Offers that stand as buttons: all of them while few glow, else only those that nothing on the table stands for. */
export function buttonsOf(asking: Asking, repeats = 4): Offer[] {
  const others = asking.offers.filter((offer) => !offer.on)
  const glowing = asking.offers.length - others.length
  return glowing <= repeats && asking.offers.length <= repeats + 1 ? distinct(asking.offers) : others
}

/** Equal cards are equal options: one button for all of them. */
function distinct(offers: readonly Offer[]): Offer[] {
  const said = new Set<string>()
  return offers.filter((offer) => {
    const words = JSON.stringify([offer.text, offer.notes])
    const fresh = !said.has(words)
    said.add(words)
    return fresh
  })
}

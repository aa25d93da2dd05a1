/** The open choice as the page shows it: what glows, what is a button, which key takes what. */
import type { ChoiceView, Further, OptionView, PaymentView, TableNow, Text, View } from '../wire'
import type { Language } from '../words/language'
import { thingsOf, type Thing } from './things'

export interface Offer {
  key: string
  text: Text
  /** The thing on the table that it is clicked on; empty if it is only a button. */
  on: string
  notes: Text[]
  /** What it does, where no card on the table says it. */
  details: Text[]
  /** The key of the keyboard that takes it; empty if it has none. */
  hotkey: string
  /** Declining or passing: the outlined button. */
  declines: boolean
  /** It costs nothing. */
  free: boolean
  /** How the card looks that it is clicked on: two that look different are two buttons, though they are called the same. */
  look: string
  /** What is answered with it, if that is asked next. */
  then?: Further[]
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
  /** What is being paid, if it is a payment. */
  pays: PaymentView | null
}

const DECLINING = /^(decline|pass|done|no|none|skip|stop|end|finish|refuse)\b/

/** How a game asks: whether 0 ends or declines, and which offers are left glowing; those that end or decline always are. */
export interface Manner {
  zero?: boolean
  keep?(option: string): boolean
  /** An offer that is made in two ways, because what it asks next can be answered with it. */
  split?(offer: Offer, view: View): Offer[]
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

export function makeAsking(view: View, choice: ChoiceView, number: number, things: ReadonlyMap<string, Thing> = thingsOf(view), { zero = false, keep = () => true, split }: Manner = {}): Asking {
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
    details: option.on && things.has(option.on) ? [] : (option.details ?? []),
    hotkey: keys[i] ?? '',
    declines: DECLINING.test(option.key),
    free: option.free ?? false,
    look: lookOf(things.get(option.on ?? '')),
  })).flatMap((offer) => split?.(offer, view) ?? [offer])
  const byThing = new Map<string, Offer[]>()
  for (const offer of offers) if (offer.on) byThing.set(offer.on, [...(byThing.get(offer.on) ?? []), offer])
  const { seat, rule, prompt = null, about = '' } = choice
  return { seat, number, rule, prompt, about, offers, byThing, pays: choice.pays ?? null }
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

/** Whether this is what the adviser would take; of two ways to take the same, the one that answers as it would next. */
export function isHinted({ asking, hinted, hintedNext }: { asking: Asking | null; hinted: string; hintedNext: string }, offer: Offer): boolean {
  const meant = asking?.offers.find((one) => one.key === hinted)
  if (meant === undefined || (meant.key !== offer.key && (meant.look !== offer.look || wordsOf(meant) !== wordsOf(offer)))) return false
  const ways = (asking?.offers ?? []).filter((one) => one.key === hinted)
  const fits = ways.find((one) => one.then?.[0]?.key === hintedNext) ?? ways.find((one) => one.then === undefined)
  return ways.length < 2 || fits === offer
}

/** Whether what is advised is done with this thing. */
export function isHintedOn({ asking, hinted }: { asking: Asking | null; hinted: string }, key: string): boolean {
  return key !== '' && (asking?.byThing.get(key)?.some((offer) => offer.key === hinted) ?? false)
}

/**
 * Offers that stand as buttons: all of them while few glow, else only those that nothing on the table stands for, and what
 * a game always says in words because a click on the card would not tell what it does.
 */
export function buttonsOf(asking: Asking, { repeats = 4, worded }: { repeats?: number; worded?(offer: Offer, asking: Asking): boolean } = {}): Offer[] {
  const others = asking.offers.filter((offer) => !offer.on)
  const glowing = asking.offers.length - others.length
  if (glowing <= repeats && asking.offers.length <= repeats + 1) return distinct(asking.offers)
  return distinct(asking.offers.filter((offer) => !offer.on || worded?.(offer, asking)))
}

/** Whether all buttons but those that decline do the same to different things: then the question has said what, and their names are enough. */
export function isBrief(buttons: readonly Offer[]): boolean {
  const doing = buttons.filter((offer) => !offer.declines)
  const first = doing[0]
  return doing.length > 1 && !first?.key.startsWith('play:') && doing.every((offer) => offer.on && offer.text.id === first?.text.id && offer.text.args?.['on'] !== undefined)
}

/** What an offer is about, without what is done; all of it where it is about nothing. */
export function nameOn(offer: Offer, words: Pick<Language, 'say'>): string {
  const on = offer.text.args?.['on']
  const said = typeof on === 'object' && !Array.isArray(on) ? words.say(on) : ''
  return said === '' || offer.declines ? words.say(offer.text) : said.charAt(0).toLocaleUpperCase() + said.slice(1)
}

const lookOf = (thing: Thing | undefined): string => (thing?.card ? JSON.stringify([thing.card.marks ?? [], thing.card.counters ?? []]) : '')

const wordsOf = (offer: Offer): string => JSON.stringify([offer.text, offer.notes])

/** Equal cards are equal options: one button for all of them. */
function distinct(offers: readonly Offer[]): Offer[] {
  const said = new Set<string>()
  return offers.filter((offer) => {
    const words = `${offer.look}${wordsOf(offer)}`
    const fresh = !said.has(words)
    said.add(words)
    return fresh
  })
}

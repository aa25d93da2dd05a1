/** The table between two positions that were both shown to this seat: as it was, with what was told so far as it is now. */
import type { AreaView, CardView, Counter, LogView, PlaceView, View, ZoneView } from '../wire'
import { lineOf, mentions } from './motion'
import { thingsOf, type Thing } from './things'

/** Which line changes what: the number of the line for a thing or an area, and what a counter of it is after a line. */
export interface Changes {
  lineOf(key: string): number
  counter(key: string, was: Counter | undefined, is: Counter | undefined, line: number): Counter | undefined
}

export function changesOf(before: View, after: View, lines: readonly LogView[]): Changes {
  const things = new Map<string, Thing>([...thingsOf(before), ...thingsOf(after)])
  const named = lines.map((line) => mentions(line.text))
  const amounts = lines.map((line) => Object.values(line.text.args ?? {}).find((arg) => typeof arg === 'number') ?? 0)
  const find = (key: string): number => lineOf(key, things, named)
  const naming = (key: string): number[] => {
    const thing = things.get(key)
    const owner = (thing ?? [...things.values()].find((one) => one.area.id === key))?.area.owner ?? null
    const name = (thing?.card?.face ?? thing?.place)?.name.id ?? (owner === null ? '' : `seat ${owner + 1}`)
    return named.flatMap((line, i) => (line.has(name) ? [i] : []))
  }
  return {
    lineOf: find,
    // A number that several lines change grows with each of them, if they tell how; else it is new with the last that names it.
    counter(key, was, is, line) {
      const [from, to] = [was?.value ?? 0, is?.value ?? 0]
      if (from === to) return is ?? was
      const by = naming(key)
      const sum = by.reduce((all, i) => all + (amounts[i] ?? 0), 0)
      const last = by.at(-1) ?? find(key)
      if (line >= last) return is
      if (sum !== Math.abs(to - from)) return was
      const told = by.filter((i) => i <= line).reduce((all, i) => all + (amounts[i] ?? 0), 0)
      const known = is ?? was
      return known && told > 0 ? { ...known, value: from + Math.sign(to - from) * told } : was
    },
  }
}

/** The view when the lines up to this one are told. */
export function between(before: View, after: View, changes: Changes, line: number): View {
  const done = (key: string): boolean => changes.lineOf(key) <= line
  const merged = new Merge(before, after, changes, line, done)
  return { ...before, areas: merged.areas(), arrows: [], choices: [], wishes: [], result: null }
}

class Merge {
  private readonly hosts: Map<string, string>

  constructor(
    private readonly before: View,
    private readonly after: View,
    private readonly changes: Changes,
    private readonly line: number,
    private readonly done: (key: string) => boolean,
  ) {
    this.hosts = new Map([...hostsIn(before), ...hostsIn(after)])
  }

  areas(): AreaView[] {
    const was = new Map(this.before.areas.map((area) => [area.id, area]))
    const merged = this.after.areas.map((area) => this.area(was.get(area.id), area))
    return once(merged)
  }

  /** Whether a card is as it will be; what is attached goes with its host. */
  private isNew(key: string): boolean {
    return this.done(this.hosts.get(key) ?? key)
  }

  private area(was: AreaView | undefined, is: AreaView): AreaView {
    if (was === undefined) return is
    const now = this.done(is.key || is.id)
    const zones = new Map((was.zones ?? []).map((zone) => [zone.id, zone]))
    const places = new Map((was.places ?? []).map((place) => [place.key, place]))
    return {
      ...(now ? is : was), counters: this.counters(is.id, was.counters, is.counters),
      zones: (is.zones ?? []).map((zone) => this.zone(zones.get(zone.id), zone, now)),
      places: (is.places ?? []).map((place) => this.place(places.get(place.key), place)),
    }
  }

  private zone(was: ZoneView | undefined, is: ZoneView, now: boolean): ZoneView {
    if (was === undefined) return is
    const cards = this.cards(was.cards ?? [], is.cards ?? [], now)
    const listed = (zone: ZoneView): boolean => (zone.cards ?? []).length === zone.count
    return { ...is, cards, count: listed(was) && listed(is) ? cards.length : now ? is.count : was.count }
  }

  private place(was: PlaceView | undefined, is: PlaceView): PlaceView {
    if (was === undefined) return is
    const now = this.done(is.key)
    return { ...(now ? is : was), counters: this.counters(is.key, was.counters, is.counters), cards: this.cards(was.cards ?? [], is.cards ?? [], now) }
  }

  private cards(was: readonly CardView[], is: readonly CardView[], now: boolean): CardView[] {
    const old = new Map(was.filter((card) => card.key).map((card) => [card.key, card]))
    const staying = new Set(is.map((card) => card.key ?? ''))
    const backs = (now ? is : was).filter((card) => !card.key)
    const laid = is.flatMap((card): CardView[] => {
      if (!card.key) return []
      const before = old.get(card.key)
      if (this.isNew(card.key)) return [this.card(before, card, card)]
      return before ? [this.card(before, card, before)] : []
    })
    was.forEach((card, i) => {
      if (card.key && !staying.has(card.key) && !this.isNew(card.key)) laid.splice(Math.min(i, laid.length), 0, card)
    })
    return [...laid, ...backs]
  }

  private card(was: CardView | undefined, is: CardView, shown: CardView): CardView {
    return was === undefined ? shown : { ...shown, counters: this.counters(is.key ?? '', was.counters, is.counters) }
  }

  private counters(key: string, was: readonly Counter[] = [], is: readonly Counter[] = []): Counter[] {
    const ids = [...new Set([...is, ...was].map((counter) => counter.id))]
    return ids.flatMap((id) => {
      const of = (all: readonly Counter[]): Counter | undefined => all.find((counter) => counter.id === id)
      const now = this.changes.counter(key, of(was), of(is), this.line)
      return now ? [now] : []
    })
  }
}

function hostsIn(view: View): [string, string][] {
  return [...thingsOf(view).values()].flatMap(({ card }) => (card?.attached ?? []).flatMap((one): [string, string][] => (one.key && card?.key ? [[one.key, card.key]] : [])))
}

/** A card lies in one place, even if its way was told by two lines. */
function once(areas: AreaView[]): AreaView[] {
  const seen = new Set<string>()
  const first = (card: CardView): CardView[] => {
    if (card.key && seen.has(card.key)) return []
    if (card.key) seen.add(card.key)
    return [card.attached ? { ...card, attached: card.attached.flatMap(first) } : card]
  }
  return areas.map((area) => ({
    ...area,
    zones: (area.zones ?? []).map((zone) => ({ ...zone, cards: (zone.cards ?? []).flatMap(first) })),
    places: (area.places ?? []).map((place) => ({ ...place, cards: (place.cards ?? []).flatMap(first) })),
  }))
}

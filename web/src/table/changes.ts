/** What is another on a table than it was a moment ago, by key: cards, places, areas, and numbers as `area/number`. */
import type { AreaView, CardView, Counter, View } from '../wire'

type Looks = Map<string, string>

/** How everything looks that can have changed. */
function looksOf(view: View): Looks {
  const looks: Looks = new Map()
  const counters = (of: Counter[] | undefined): string => (of ?? []).map(({ id, value }) => `${id} ${value}`).join()
  const card = (one: CardView, where: string): void => {
    if (one.key) looks.set(one.key, JSON.stringify([where, one.face?.code ?? '', one.marks ?? [], counters(one.counters), one.stats ?? []]))
    for (const attached of one.attached ?? []) card(attached, `on ${one.key ?? ''}`)
  }
  const look = (area: AreaView): void => {
    if (area.key) looks.set(area.key, JSON.stringify([area.at ?? '', (area.marks ?? []).filter((mark) => !PASSING.has(mark)), counters(area.counters)]))
    for (const { id, value } of area.counters ?? []) looks.set(`${area.id}/${id}`, String(value))
    for (const zone of area.zones ?? []) {
      looks.set(`${area.id}/${zone.id}`, String(zone.count))
      for (const one of zone.cards ?? []) card(one, `${area.id}/${zone.id}`)
    }
    for (const place of area.places ?? []) {
      looks.set(place.key, JSON.stringify([place.marks ?? [], counters(place.counters), (place.cards ?? []).length === 0]))
      for (const one of place.cards ?? []) card(one, place.key)
    }
  }
  view.areas.forEach(look)
  return looks
}

/** Whose turn it is to say something changes all the time. */
const PASSING: ReadonlySet<string> = new Set(['active', 'priority', 'passing', 'now', 'taken'])

export function changesOf(before: View | null, now: View): ReadonlySet<string> {
  if (before === null) return new Set()
  const was = looksOf(before)
  return new Set([...looksOf(now)].filter(([key, looks]) => was.get(key) !== looks).map(([key]) => key))
}

/** What lies on the table, by key: what an option can point at. */
import type { AreaView, CardView, PlaceView, View } from '../wire'

export interface Thing {
  kind: 'card' | 'place' | 'area'
  area: AreaView
  card?: CardView
  place?: PlaceView
  /** The zone a card lies in. */
  zone?: string
}

/** Everything that lies there; a game may know of more that has no place of its own, as those who stand in a location. */
export function thingsOf(view: View, more: ReadonlyMap<string, Thing> = new Map()): Map<string, Thing> {
  const things = new Map<string, Thing>(more)
  const add = (card: CardView, area: AreaView, zone: string): void => {
    if (card.key) things.set(card.key, { kind: 'card', card, area, zone })
    for (const attached of card.attached ?? []) add(attached, area, zone)
  }
  // A card that somebody owns is where its owner has it, even while its effect waits on the chain.
  for (const area of [...view.areas].sort((a, b) => Number((a.owner ?? null) !== null) - Number((b.owner ?? null) !== null))) {
    if (area.key) things.set(area.key, { kind: 'area', area })
    for (const zone of area.zones ?? []) for (const card of zone.cards ?? []) add(card, area, zone.id)
    for (const place of area.places ?? []) {
      things.set(place.key, { kind: 'place', place, area })
      for (const card of place.cards ?? []) add(card, area, '')
    }
  }
  return things
}

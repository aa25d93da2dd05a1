/** Many equal cards are one card with how many it stands for: "Drone ×14". */
import { isTurned } from '../card/look'
import type { CardView, ZoneView } from '../wire'
import { isHintedOn } from './asking'
import type { Board } from './context'

const MANY = 3 // so many equal cards are drawn once

/** A card that stands for some more. */
export type Gathered = CardView & { times?: number }

export function timesOf(card: CardView): number {
  return (card as Gathered).times ?? 1
}

/** The zone with equal cards, from so many on, drawn once; whoever takes part in an attack or is asked about stays alone. */
export function gathered(zone: ZoneView, { view, asking, hinted, refused, picked }: Pick<Board, 'view' | 'asking' | 'hinted' | 'refused' | 'picked'>, many = MANY): ZoneView {
  const alone = new Set([...(view.arrows ?? []).flatMap((arrow) => [arrow.by, arrow.on]), asking?.about ?? '', refused, picked])
  const heaps = new Map<string, CardView[]>()
  for (const card of zone.cards ?? []) {
    const key = card.key ?? ''
    const single = alone.has(key) || (card.attached ?? []).length > 0
    const looks = JSON.stringify([single ? key : '', card.face?.code ?? '', card.back, isTurned(card), card.marks ?? [], card.counters ?? [], card.stats ?? [], asking?.byThing.has(key) ?? false])
    heaps.set(looks, [...(heaps.get(looks) ?? []), card])
  }
  const cards = [...heaps.values()].flatMap((heap): Gathered[] => (heap.length < many ? heap : [{ ...(heap.find((card) => isHintedOn({ asking, hinted }, card.key ?? '')) ?? heap[0]!), times: heap.length }]))
  return cards.length === (zone.cards ?? []).length ? zone : { ...zone, cards }
}

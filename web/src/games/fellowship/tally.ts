/** What stands against what, part by part: willpower against threat, attack against defense. The totals are the server's. */
import { statsNow } from '../../card/look'
import { attacksOf } from '../../table/aim'
import { commonArea, counterOf, zoneOf } from '../../table/layout'
import type { AreaView, CardView, Text, View } from '../../wire'

/** A part of a sum: a card with its number, or something that is not known yet. */
export interface Part {
  id: string
  /** Null while nobody knows it. */
  n: number | null
  name: Text
}

export interface Side {
  total: number
  parts: Part[]
}

export interface Tally {
  kind: 'quest' | 'fight'
  left: Side
  right: Side
  /** Left less right; in a fight never below 0: the damage. */
  result: number
  /** Whether the moment for it is now. */
  live: boolean
  /** What would follow, in sentences. */
  then: Text[]
}

export function tallyOf(view: View): Tally | null {
  const area = commonArea(view)
  if (area === undefined) return null
  return counterOf(area, 'attack') ? fightOf(view, area) : counterOf(area, 'staging-threat') ? questOf(view, area) : null
}

export function valueOf(area: AreaView | undefined, id: string): number {
  return counterOf(area, id)?.value ?? 0
}

export function statOf(card: CardView, icon: string): number {
  return Number(statsNow(card).find((stat) => stat.icon === icon)?.value ?? 0)
}

function partOf(card: CardView, icon: string): Part {
  return { id: card.key ?? '', n: statOf(card, icon), name: nameOf(card) }
}

function nameOf(card: CardView): Text {
  return card.face?.name ?? { id: `fellowship-back-${card.back}` }
}

/** What no card has by itself stands as a part of its own, so that the parts are the sum. */
function balanced(total: number, parts: Part[]): Side {
  const rest = total - parts.reduce((sum, part) => sum + (part.n ?? 0), 0)
  return { total, parts: rest === 0 ? parts : [...parts, { id: 'else', n: rest, name: { id: 'fellowship-table-else' } }] }
}

export function seatsOf(view: View): AreaView[] {
  return view.areas.filter((area) => area.owner !== null && area.owner !== undefined)
}

/** Heroes and allies of everybody. */
function characters(view: View): CardView[] {
  return seatsOf(view).flatMap((area) => ['heroes', 'allies'].flatMap((id) => zoneOf(area, id)?.cards ?? []))
}

/** Everything in the staging area that may have threat; guards too. */
export function staged(area: AreaView | undefined): CardView[] {
  return (zoneOf(area, 'staging')?.cards ?? []).flatMap((card) => [card, ...(card.attached ?? []).filter((one) => one.face)])
}

function questOf(view: View, area: AreaView): Tally {
  const live = (area.marks ?? []).includes('phase-quest')
  const coming = valueOf(area, 'to-reveal')
  const goes = characters(view).filter((card) => (card.marks ?? []).some((mark) => mark === 'committed' || mark === 'picked'))
  const left = balanced(valueOf(area, 'willpower'), goes.map((card) => partOf(card, 'willpower')))
  const right = balanced(valueOf(area, 'staging-threat'), staged(area).map((card) => partOf(card, 'threat')).filter((part) => part.n !== 0))
  const later = seatsOf(view).filter((one) => (one.marks ?? []).includes('commits-later'))
  left.parts.push(...later.map((one): Part => ({ id: one.id, n: null, name: { id: 'seat', args: { n: (one.owner ?? 0) + 1 } } })))
  if (coming > 0) right.parts.push({ id: 'to-reveal', n: null, name: { id: 'fellowship-table-cards', args: { n: coming } } })
  const result = left.total - right.total
  const then = live ? questThen(area, result) : []
  if (coming > 0) then.push({ id: 'fellowship-table-to-come', args: { n: coming } })
  return { kind: 'quest', left, right, result, live, then }
}

/** Progress goes to the active location first; a lack of willpower is threat for everybody. */
function questThen(area: AreaView, result: number): Text[] {
  if (result < 0) return [{ id: 'fellowship-table-then-raise', args: { n: -result } }]
  if (result === 0) return [{ id: 'fellowship-table-then-nothing' }]
  const location = zoneOf(area, 'active-location')?.cards?.[0]
  const quest = zoneOf(area, 'quest')?.cards?.[0]
  const points = location?.counters?.find((counter) => counter.id === 'progress')
  const needed = points?.most ? points.most - points.value : 0
  if (location?.face && needed > 0) {
    const card = location.face.name
    return result <= needed ? [{ id: 'fellowship-table-then-progress', args: { n: result, card } }] : [{ id: 'fellowship-table-then-both', args: { n: needed, card, rest: result - needed } }]
  }
  return quest?.face ? [{ id: 'fellowship-table-then-progress', args: { n: result, card: quest.face.name } }] : []
}

function fightOf(view: View, area: AreaView): Tally {
  const cards = new Map(seatsOf(view).flatMap((one) => (one.zones ?? []).flatMap((zone) => zone.cards ?? [])).concat(staged(area)).map((card) => [card.key ?? '', card]))
  const arrows = attacksOf(view)
  const find = (keys: string[]): CardView[] => [...new Set(keys)].map((key) => cards.get(key)).filter((card) => card !== undefined)
  const last = arrows.at(-1)
  const inner = arrows.filter((arrow) => arrow.by === last?.by || arrow.on === last?.on)
  const attackers = find(inner.map((arrow) => arrow.by))
  const defenders = find(inner.map((arrow) => arrow.on))
  const left = balanced(valueOf(area, 'attack'), attackers.map((card) => partOf(card, 'attack')))
  const hidden = attackers.flatMap((card) => card.attached ?? []).filter((card) => !card.face).length
  for (let i = 0; i < hidden; i++) left.parts.push({ id: `shadow-${i}`, n: null, name: { id: 'fellowship-table-shadow' } })
  const right = balanced(valueOf(area, 'defense'), defenders.map((card) => partOf(card, 'defense')))
  const result = valueOf(area, 'damage')
  return { kind: 'fight', left, right, result, live: true, then: (area.marks ?? []).includes('landed') ? [] : fightThen(defenders, result) }
}

/** What is left of who is hit; with nobody before them, of a hero that is chosen later. */
function fightThen(hit: CardView[], damage: number): Text[] {
  const [card, ...more] = hit
  if (card === undefined) return [{ id: 'fellowship-table-then-undefended' }]
  if (damage === 0) return [{ id: 'fellowship-table-then-nothing' }]
  if (more.length > 0) return []
  const has = statOf(card, 'hit-points')
  const most = has + (card.counters?.find((counter) => counter.id === 'damage')?.value ?? 0)
  if (damage >= has) return [{ id: 'fellowship-table-then-destroyed', args: { card: nameOf(card) } }]
  return [{ id: 'fellowship-table-then-keeps', args: { card: nameOf(card), n: has - damage, most } }]
}

/** The sum beside an arrow: "3 + ? − 2", and what comes of it once all is known. */
export function sumOf(tally: Tally): string {
  const unknown = tally.left.parts.filter((part) => part.n === null).map(() => ' + ?').join('')
  const sum = `${tally.left.total}${unknown}`
  if (tally.right.parts.length === 0) return sum
  return `${sum} − ${tally.right.total}${unknown ? '' : ` = ${tally.result}`}`
}

/** The enemy in the staging area that engages somebody first, and whether that is near. */
export function nearestEnemy(view: View, threat: number): { name: Text; cost: number; near: boolean } | null {
  const enemies = staged(commonArea(view)).filter((card) => card.face?.kind === 'enemy' || statsNow(card).some((stat) => stat.icon === 'engagement'))
  const [first] = enemies.map((card) => ({ name: nameOf(card), cost: statOf(card, 'engagement') })).sort((a, b) => a.cost - b.cost)
  return first ? { ...first, near: first.cost - threat <= NEAR } : null
}

const NEAR = 2

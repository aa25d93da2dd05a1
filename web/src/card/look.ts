/** How the facts of a card become its looks: colours, format, gem, numbers. */
import type { CardView, Face, Stat } from '../wire'
import type { Grammar } from '../draw/art'
import { grammarOf } from '../draw/art'
import type { Body } from '../draw/bodies'
import { personOf } from '../draw/people'

const LANDSCAPE: ReadonlySet<string> = new Set([
  'battlefield', 'main_scheme', 'main-scheme', 'side_scheme', 'side-scheme', 'quest', 'mission',
])

/** Names that games use for a number, and the symbol that is drawn for it. */
const SYMBOL_OF: Readonly<Record<string, string>> = {
  attack: 'atk', thwart: 'thw', defense: 'def', defence: 'def', scheme: 'sch', recover: 'rec', recovery: 'rec',
  hit_points: 'hp', 'hit-points': 'hp', health: 'hp', hand_size: 'hand', 'hand-size': 'hand', willpower: 'will',
  engagement: 'eng', progress: 'quest', acceleration: 'acc', target: 'threat', knockouts: 'ko', knockout: 'ko',
  wins: 'crown', damage: 'hp', stunned: 'stun', confused: 'conf', 'first-player': 'crown', stance: 'def',
  endurance: 'hp', initiative: 'flag', points: 'wild', priority: 'clock', 'alter-ego': 'user',
  'quest-points': 'quest', 'staging-threat': 'threat', resources: 'coin', committed: 'will', captive: 'link', victory: 'crown',
  hero: 'heroic', active: 'chev', drone: 'bot', 'face-down': 'conf', hidden: 'eye', attacker: 'atk', defender: 'def', protected: 'tough', reinforced: 'plus',
}

export function symbolOf(name: string): string {
  const plain = name.replace(PER_PLAYER, '')
  return SYMBOL_OF[plain] ?? plain
}

const PER_PLAYER = /-per-player$/
const HURTS = /-hurts$/

/** A number that is printed once and counts for every player. */
export function isPerPlayer(stat: Stat): boolean {
  return PER_PLAYER.test(stat.icon)
}

/** Whether using this number costs the card damage afterwards. */
export function hurts(card: CardView, stat: Stat): boolean {
  return (card.face?.stats ?? []).some((other) => other.icon === `${stat.icon}-hurts`)
}

export interface Look {
  faction: string
  grammar: Grammar
  /** The build of a person or creature, where the card tells it. */
  body?: Body | undefined
  /** Somebody who looks the same on every card. */
  known: ReturnType<typeof personOf>
  land: boolean
  /** The large number of a card whose number is what matters. */
  big: string | null
}

/** Kinds that have a colour of their own, whatever they belong to. */
const OWN_COLOUR: Readonly<Record<string, string>> = { battlefield: 'field', villain: 'villain', 'main-scheme': 'villain', quest: 'quest' }

const BUILDS: readonly (readonly [RegExp, Body])[] = [[/-(android|cyborg|drone|robot|sentinel)$/, 'machine'], [/-(brute|gamma|giant)$/, 'brute'], [/-(beast|animal|creature)$/, 'beast']]

function bodyOf(face: Face): Body | undefined {
  if (face.kind === 'alter-ego') return 'plain'
  const said = (face.traits ?? []).map((trait) => trait.id)
  return BUILDS.find(([word]) => said.some((id) => word.test(id)))?.[1]
}

/** Factions that two games call by one name but colour differently, and kinds that have a colour in one game. */
const COLOURS: Readonly<Record<string, Readonly<Record<string, string>>>> = { fellowship: { leadership: 'lleadership', encounter: 'shadow' } }

/** The colour of a card or of a faction, as the classes `f-…` have it. */
export function colourOf(game: string, faction: string | undefined): string {
  return COLOURS[game]?.[faction ?? ''] ?? (faction || 'none')
}

export function lookOf(face: Face, game = ''): Look {
  const number = face.gem?.icon === 'number' ? String(face.gem.value) : null
  const faction = face.kind === 'technique' && number !== null ? `n${number}` : (OWN_COLOUR[face.kind] ?? colourOf(game, face.faction))
  const grammar = grammarOf(face.kind)
  return { faction, grammar, body: bodyOf(face), known: grammar === 'figure' ? personOf(face.name.plain) : null, land: LANDSCAPE.has(face.kind), big: number }
}

/** The gem's shape tells what its number is. */
export function gemShape(gem: Stat): string {
  switch (gem.icon) {
    case 'cost':
      return ''
    case 'threshold':
      return 'thr'
    case 'stage':
      return 'stage'
    default:
      return 'num'
  }
}

/** The printed numbers with those that differ now in their place. */
export function statsNow(card: CardView): Stat[] {
  const now = card.stats ?? []
  const printed = (card.face?.stats ?? []).filter((stat) => !HURTS.test(stat.icon))
  const same = (a: Stat, b: Stat): boolean => a.icon.replace(PER_PLAYER, '') === b.icon.replace(PER_PLAYER, '')
  const shown = printed.map((stat) => now.find((changed) => same(changed, stat)) ?? stat)
  return [...shown, ...now.filter((stat) => !printed.some((known) => same(known, stat)))]
}

/** Whether a number is above or below what is printed. */
export function change(stat: Stat): '' | 'up' | 'down' {
  if (stat.base === null || stat.base === undefined || typeof stat.value !== 'number') return ''
  return stat.value > stat.base ? 'up' : stat.value < stat.base ? 'down' : ''
}

const TURNED: ReadonlySet<string> = new Set(['exhausted', 'turned'])

export function isFaceDown(card: CardView): boolean {
  return (card.marks ?? []).includes('face-down')
}

/** Picked for what is being declared. */
export function isChosen(card: CardView): boolean {
  return (card.marks ?? []).includes('picked')
}

export function isTurned(card: CardView): boolean {
  return (card.marks ?? []).some((mark) => TURNED.has(mark))
}

/** Marks that are shown as ribbons; turned and chosen cards show theirs in another way. */
export function ribbons(card: CardView): string[] {
  return (card.marks ?? []).filter((mark) => !TURNED.has(mark) && mark !== 'picked')
}

/** What a scheme in play does all the time: said in words, for what it began with is of no use to anybody. */
const WARNINGS: ReadonlySet<string> = new Set(['crisis', 'hazard', 'acceleration'])

export function warningsOf(card: CardView): string[] {
  const threatened = (card.counters ?? []).some((counter) => counter.id === 'threat')
  return threatened ? (card.face?.icons ?? []).filter((icon) => WARNINGS.has(icon)) : []
}

const VOWEL = 'aeiouyąęóаеёиоуыэюяіїє'
const SYLLABLE = new RegExp(`([${VOWEL}][^${VOWEL}\\P{L}]*?)(?=(?:[cpst]h|[cdrs]z|[^${VOWEL}\\P{L}])[${VOWEL}]\\p{L})`, 'giu')

/** A name that may be broken between syllables: narrow cards cannot hold "Планирование" in one line. */
export function softly(name: string, long = 8): string {
  return name.replace(/\p{L}{6,}/gu, (word) => word.length < long ? word : word.replace(SYLLABLE, (part, _whole, at: number) => (at + part.length < 2 ? part : `${part}\u00AD`)))
}

/** The words of a name, so that long ones get a tighter band. */
export function isLong(name: string): boolean {
  return name.split(/[ -]/).some((word) => word.length > 9)
}

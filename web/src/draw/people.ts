/**
 * How people and creatures of whom everyone has a picture in mind are drawn: their build and what they wear, by name.
 * Whoever stands here looks the same on every card that shows them, in every game and at every stage.
 */
import type { Body } from './bodies'

/** A colour by its hue, saturation and lightness. */
export type Hue = readonly [number, number, number]

export interface Person {
  body: Body
  /** What they mostly wear, or are. */
  wears: Hue
  /** The second colour: cape, gloves, hair. */
  with: Hue
  /** The colour that catches the eye: an emblem, a visor; the second one where it is not told. */
  spark?: Hue
}

const RED: Hue = [358, 74, 46]
const BLUE: Hue = [218, 68, 44]
const SKY: Hue = [205, 70, 62]
const GOLD: Hue = [44, 88, 58]
const GREEN: Hue = [128, 46, 42]
const LIME: Hue = [96, 52, 50]
const PURPLE: Hue = [276, 46, 44]
const BLACK: Hue = [230, 14, 16]
const WHITE: Hue = [210, 16, 90]
const STEEL: Hue = [212, 12, 58]
const GREY: Hue = [212, 10, 46]
const BROWN: Hue = [28, 42, 36]
const BLOND: Hue = [46, 72, 66]
const ORANGE: Hue = [24, 82, 54]
const SKIN: Hue = [26, 46, 62]

const is = (body: Body, wears: Hue, second: Hue, spark?: Hue): Person => ({ body, wears, with: second, ...(spark ? { spark } : {}) })

const PEOPLE: Readonly<Record<string, Person>> = {
  'spider-man': is('masked', RED, BLUE, WHITE), 'captain marvel': is('maned', SKIN, BLOND, RED), 'she-hulk': is('maned', LIME, GREEN, PURPLE),
  'iron man': is('machine', RED, [358, 70, 32], GOLD), 'black panther': is('masked', BLACK, [260, 18, 26], PURPLE), 'captain america': is('masked', BLUE, [220, 66, 30], WHITE),
  'black widow': is('maned', SKIN, [8, 62, 34], BLACK), hawkeye: is('masked', PURPLE, [276, 44, 28], SKIN), hulk: is('brute', GREEN, PURPLE, LIME), thor: is('caped', STEEL, RED, BLOND),
  vision: is('caped', RED, GREEN, GOLD), 'war machine': is('machine', STEEL, BLACK, RED), 'black cat': is('maned', SKIN, WHITE, BLACK), daredevil: is('masked', RED, [358, 70, 28], RED),
  'jessica jones': is('plain', SKIN, BLACK, PURPLE), 'luke cage': is('brute', BROWN, GOLD, STEEL), mockingbird: is('maned', SKIN, BLOND, WHITE), 'nick fury': is('plain', BROWN, BLACK, GREY),
  'maria hill': is('maned', SKIN, BLACK, BLUE), 'spider-woman': is('masked', RED, GOLD, BLACK), hellcat: is('masked', GOLD, BLUE, ORANGE), tigra: is('beast', ORANGE, BROWN, WHITE), shuri: is('maned', BROWN, BLACK, PURPLE),
  rhino: is('brute', GREY, [212, 8, 32], WHITE), klaw: is('masked', PURPLE, RED, STEEL), ultron: is('machine', STEEL, GREY, RED), sandman: is('brute', BLOND, GREEN, BROWN), shocker: is('masked', GOLD, BROWN, RED),
  vulture: is('beast', GREEN, [128, 40, 28], WHITE), 'yon-rogg': is('masked', GREEN, BLACK, WHITE), titania: is('maned', SKIN, ORANGE, PURPLE), whiplash: is('machine', BLACK, STEEL, ORANGE), killmonger: is('maned', BROWN, BLACK, GOLD),
  'dr. doom': is('hooded', GREEN, STEEL, GOLD), 'doctor doom': is('hooded', GREEN, STEEL, GOLD), 'doom-bot': is('machine', GREEN, STEEL, RED),
  wolverine: is('masked', GOLD, BLUE, BLACK), storm: is('maned', BROWN, WHITE, BLACK), cyclops: is('masked', BLUE, [218, 66, 30], RED), 'professor x': is('plain', SKIN, BLUE, GREY), rogue: is('maned', SKIN, BROWN, GREEN),
  nightcrawler: is('beast', BLUE, RED, GOLD), colossus: is('brute', STEEL, RED, GOLD), archangel: is('caped', SKY, BLUE, STEEL), psylocke: is('maned', SKIN, PURPLE, BLUE), bishop: is('plain', BROWN, BLUE, GOLD),
  havok: is('masked', BLACK, GREY, SKY), polaris: is('maned', SKIN, GREEN, LIME), longshot: is('maned', SKIN, BLOND, BLACK), forge: is('plain', BROWN, BLUE, STEEL),
  magneto: is('caped', RED, PURPLE, STEEL), mystique: is('maned', SKY, RED, WHITE), sabretooth: is('beast', BLOND, BROWN, ORANGE), quicksilver: is('caped', SKY, BLUE, WHITE), blob: is('brute', SKIN, BLACK, GOLD), toad: is('beast', LIME, GREEN, BROWN),
  'scarlet witch': is('maned', SKIN, BROWN, RED), 'master mold': is('machine', PURPLE, [276, 44, 26], GOLD), 'sub-mariner': is('plain', SKIN, BLACK, GREEN), 'puppet master': is('plain', SKIN, BROWN, RED), darkoth: is('brute', PURPLE, RED, GOLD),
  'star-lord': is('masked', RED, BROWN, SKY), gamora: is('maned', LIME, BLACK, PURPLE), drax: is('brute', GREEN, BLUE, RED), rocket: is('beast', BROWN, BLACK, ORANGE), 'rocket raccoon': is('beast', BROWN, BLACK, ORANGE), groot: is('brute', BROWN, [28, 40, 24], LIME),
  mantis: is('maned', LIME, BLACK, GREEN), yondu: is('masked', SKY, BLUE, RED), nebula: is('machine', SKY, PURPLE, STEEL), 'adam warlock': is('caped', GOLD, RED, WHITE),
  gandalf: is('hooded', GREY, [212, 10, 30], WHITE), aragorn: is('hooded', BROWN, GREEN, STEEL), legolas: is('maned', SKIN, BLOND, GREEN), gimli: is('brute', BROWN, ORANGE, STEEL), 'éowyn': is('maned', SKIN, BLOND, WHITE), glorfindel: is('maned', SKIN, GOLD, WHITE), beorn: is('beast', BROWN, BLACK, ORANGE),
}

/** Those who are somebody else without their costume. */
const OTHERWISE: Readonly<Record<string, Person>> = {
  'peter parker': is('plain', SKIN, BLUE, RED), 'carol danvers': is('maned', SKIN, BLOND, BLUE), 'jennifer walters': is('maned', SKIN, BROWN, GREEN), 'tony stark': is('plain', SKIN, BLACK, RED), 't’challa': is('plain', BROWN, BLACK, PURPLE), "t'challa": is('plain', BROWN, BLACK, PURPLE),
}

/** How somebody of that name looks; nobody knows how most look. */
export function personOf(name: string | undefined): { name: string; person: Person } | null {
  const called = (name ?? '').toLowerCase()
  const person = PEOPLE[called] ?? OTHERWISE[called]
  return person ? { name: called, person } : null
}

/** How the lines of a seat fit into their column: as large cards, as cards that overlap, or as one line of text each. */

/** What lies in a zone, as far as room is concerned. */
export interface Shape {
  upright: number
  turned: number
  /** How high the titles of the attachments stand above the card that has most. */
  stacked: number
  /** How wide all is together that stands at the sides of the cards. */
  beside?: number
  /** How much of that stands there even in a full line. */
  kept?: number
  /** Whether it may be a column of text beside the other zones of its line. */
  folds?: boolean
  /** Whether it has ground of its own, with its name at the side. */
  inset: boolean
  /** Its cards one by one. */
  pieces?: readonly Piece[]
}

/** A card as far as room is concerned: what stands at its sides, and above it. */
export interface Piece {
  turned: boolean
  beside: number
  stacked: number
}

export interface Fit {
  as: 'cards' | 'lines'
  /** The height of an upright card. */
  height: number
  /** The part of a card that the next one leaves visible. */
  shown: number
  /** Whether its lines of text are one row that scrolls, as there is no room for more. */
  scrolls?: boolean
}

export const CARD_GAP = 8
export const ZONE_GAP = 12
const INSET = 32
const LINE_GAP = 8
const MOST = 132
const FULL = 123
const LAST = 80 // of the only line that is still cards
const BAR = 12 // below a row that scrolls
const SHOWN = 0.6 // a card that shows less of itself cannot be told any more

/** One line of text: how high it is with the gap below it, and about how wide. */
export interface TextLine {
  height: number
  width: number
  /** How low cards may get before they are lines. */
  least: number
}

const PLAIN_LINE: TextLine = { height: 38, width: 138, least: 92 }

/** Width to height of a card; a low card is not narrower than its name and numbers need. */
export const SLIM = 88 / 123
const NARROW = 80
const NARROW_TURNED = 104

const slimOf = (height: number): number => Math.max(NARROW, height * SLIM)
/** A card that lies takes the width of one that stands, where that is wide enough: then nothing moves when it is used. */
const turnedOf = (height: number): number => Math.max(NARROW_TURNED, height * SLIM)

export function fitLines(width: number, height: number, lines: readonly (readonly Shape[])[], text = PLAIN_LINE): Fit[] {
  const texts = new Set<number>()
  for (;;) {
    const cards = lines.map((_, i) => i).filter((i) => !texts.has(i))
    const room = cards.reduce((left, i) => left - stackOf(lines[i] ?? []), height - LINE_GAP * (lines.length - 1))
    const scrolls = height > 0 && texts.size > 0 && room - textHeight(width, lines, texts, text) < LAST * cards.length
    const free = room - (scrolls ? texts.size * (text.height + BAR) : textHeight(width, lines, texts, text))
    const share = cards.length === 0 ? FULL : Math.floor(free / cards.length)
    const last = cards.at(-1)
    if (height > 0 && share < text.least && cards.length > 1 && last !== undefined) {
      texts.add(last)
      continue
    }
    const tall = height > 0 ? Math.max(cards.length > 1 ? text.least : LAST, Math.min(MOST, share)) : FULL
    const shown = lines.map((line) => (width > 0 ? shownOf(width, tall, line) : 1))
    const tight = cards.find((i) => (shown[i] ?? 1) < SHOWN)
    if (tight !== undefined) {
      texts.add(tight)
      continue
    }
    return lines.map((_, i) => (texts.has(i) ? { as: 'lines', height: text.height, shown: 1, ...(scrolls ? { scrolls } : {}) } : { as: 'cards', height: tall, shown: shown[i] ?? 1 }))
  }
}

/** What else a line may do where cards have others at their sides. */
export interface HostFit extends Fit {
  /** Whether what lies at the cards has room; if not, signs of it stand above them. */
  full: boolean
  /** Whether the zones that may fold are columns of text. */
  folded: boolean
}

/** First the zones that may fold become columns of text, then what lies at the cards becomes signs, then cards overlap. */
export function fitHosts(width: number, height: number, lines: readonly (readonly Shape[])[], text = PLAIN_LINE): HostFit[] {
  const fits = (line: readonly Shape[]): boolean => {
    const [fit] = fitLines(width, Math.floor((height - LINE_GAP * (lines.length - 1)) / lines.length), [line])
    return fit?.as === 'cards' && fit.shown === 1
  }
  const told = lines.map((line) => {
    if (width <= 0 || fits(line)) return { line, full: true, folded: false }
    const columns = line.map((zone) => (zone.folds ? columnOf(zone) : zone))
    if (line.some((zone) => zone.folds) && line.some((zone) => !zone.folds) && fits(columns)) return { line: columns, full: true, folded: true }
    if (!line.some((zone) => zone.beside)) return { line, full: true, folded: false }
    return { line: line.map((zone) => (zone.beside ? { ...zone, beside: zone.kept ?? 0, stacked: SIGNS } : zone)), full: false, folded: false }
  })
  return fitLines(width, height, told.map(({ line }) => line), text).map((fit, i) => ({ ...fit, full: told[i]?.full ?? true, folded: told[i]?.folded ?? false }))
}

const SIGNS = 22 // the height of the signs
const COLUMN = 216
export const COLUMN_LINES = 3

function columnOf(zone: Shape): Shape {
  return { ...zone, upright: 0, turned: 0, stacked: 0, beside: COLUMN * Math.ceil((zone.upright + zone.turned) / COLUMN_LINES) }
}

function stackOf(line: readonly Shape[]): number {
  return Math.max(0, ...line.map((zone) => zone.stacked)) + (line.some((zone) => zone.inset) ? 12 : 0)
}

function countOf(line: readonly Shape[]): number {
  return line.reduce((n, zone) => n + zone.upright + zone.turned, 0)
}

function textHeight(width: number, lines: readonly (readonly Shape[])[], texts: ReadonlySet<number>, text: TextLine): number {
  const across = Math.max(1, Math.floor(width / text.width))
  return [...texts].reduce((sum, i) => sum + text.height * Math.ceil(countOf(lines[i] ?? []) / across), 0)
}

/** 1 where all cards have room; else the part of each card that stays visible when they overlap. */
function shownOf(width: number, height: number, line: readonly Shape[]): number {
  const [slim, turned] = [slimOf(height), turnedOf(height)]
  const ground = ZONE_GAP * Math.max(0, line.length - 1) + INSET * line.filter((zone) => zone.inset).length
  const widths = line.map((zone) => zone.upright * slim + zone.turned * turned + (zone.beside ?? 0))
  const all = widths.reduce((sum, one) => sum + one, ground)
  const gaps = line.reduce((n, zone) => n + Math.max(0, zone.upright + zone.turned - 1), 0)
  if (all + gaps * CARD_GAP <= width) return 1
  const fixed = line.reduce((sum, zone) => sum + (zone.turned > 0 ? turned : slim), ground)
  const rest = all - fixed
  return rest <= 0 ? 1 : Math.min(0.999, Math.floor(((width - fixed) / rest) * 1000) / 1000)
}

/** Some cards of a zone of a line, by their numbers. */
export interface Part {
  line: number
  zone: number
  from: number
  to: number
}

export interface Rows {
  height: number
  rows: Part[][]
}

const LARGEST = 248
/** The heights between which cards change when a row gets too full: few of them, so that they seldom change. */
const STEPS: readonly number[] = [228, 208, 188, 170, 154, 140, 128, 118, 109, 100, 92]
const BETWEEN = 2 * ZONE_GAP + 1 // two zones with a line between them
const APART = 0.88 // so much smaller cards may be where what belongs together stays in a row

/**
 * As large as all cards have room side by side: a line that is too long becomes two rows, and short lines become one.
 * Null where they would be lower than `least`: then they overlap.
 */
export function growRows(width: number, height: number, lines: readonly (readonly Shape[])[], least: number): Rows | null {
  if (width <= 0 || height <= 0 || lines.length === 0) return null
  const above = Math.max(0, ...lines.flat().flatMap((zone) => zone.pieces ?? []).map((piece) => piece.stacked))
  const shares = [1, 2, 3, 4].flatMap((n) => [0, INSET_HIGH, above, above + INSET_HIGH].map((less) => Math.floor((height - LINE_GAP * (n - 1) - less) / n)))
  const heights = [...new Set([LARGEST, ...shares, ...STEPS])].filter((one) => one >= least && one <= LARGEST).sort((a, b) => b - a)
  const largest = (way: Way): Rows | null => {
    for (const tall of heights) {
      const rows = rowsOf(width, tall, lines, way)
      if (rows && rows.reduce((sum, row) => sum + tall + highOf(row, lines), LINE_GAP * (rows.length - 1)) <= height) return { height: tall, rows }
    }
    return null
  }
  const all = WAYS.map(largest)
  const best = Math.max(0, ...all.map((one) => one?.height ?? 0))
  return all.find((one) => one !== null && one.height >= best * APART) ?? null
}

/** Each line begins a row; or each zone that has no room in the one before; or cards follow each other however it comes. */
type Way = 'lines' | 'zones' | 'cards'
const WAYS: readonly Way[] = ['lines', 'zones', 'cards']

const INSET_HIGH = 12

function highOf(row: readonly Part[], lines: readonly (readonly Shape[])[]): number {
  const zones = row.map((part) => ({ part, zone: lines[part.line]?.[part.zone] }))
  const stacked = zones.flatMap(({ part, zone }) => (zone?.pieces ?? []).slice(part.from, part.to)).map((piece) => piece.stacked)
  return Math.max(0, ...stacked) + (zones.some(({ zone }) => zone?.inset) ? INSET_HIGH : 0)
}

/** Card by card, from row to row; null where a single card is wider than there is room. */
function rowsOf(width: number, height: number, lines: readonly (readonly Shape[])[], way: Way): Part[][] | null {
  const rows: Part[][] = []
  let left = 0
  const wideOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + (piece.turned ? turnedOf(height) : slimOf(height)) + piece.beside + CARD_GAP, -CARD_GAP)
  for (const [line, zones] of lines.entries()) {
    if (way === 'lines') left = 0
    for (const [zone, shape] of zones.entries()) {
      if (way === 'zones' && wideOf(shape.pieces ?? []) + BETWEEN + (shape.inset ? INSET : 0) > left) left = 0
      for (const [i, piece] of (shape.pieces ?? []).entries()) {
        const card = (piece.turned ? turnedOf(height) : slimOf(height)) + piece.beside
        const row = rows.at(-1)
        const part = row?.at(-1)
        const goesOn = row !== undefined && part !== undefined && left > 0 && part.line === line && part.zone === zone
        const more = goesOn ? CARD_GAP + card : (left > 0 ? BETWEEN : 0) + (shape.inset ? INSET : 0) + card
        if (left > 0 && row !== undefined && more <= left) {
          if (goesOn) part.to = i + 1
          else row.push({ line, zone, from: i, to: i + 1 })
          left -= more
          continue
        }
        const alone = (shape.inset ? INSET : 0) + card
        if (alone > width) return null
        rows.push([{ line, zone, from: i, to: i + 1 }])
        left = width - alone
      }
    }
  }
  return rows
}

/** A formation: how wide a column of it is, how high its rows and the cards in them are. */
export interface Form {
  column: number
  row: number
  card: number
}

/** The height of a row in which nobody stands. */
export const THIN_ROW = 34
const THIN_COLUMN = 18
const ROW_GAP = 6
const HIGHEST = 230

/** As large as columns and rows leave room for; rows where nobody stands and columns that nobody can use are thin. */
export function formOf(width: number, height: number, columns: { wide: number; thin: number }, rows: { full: number; thin: number }): Form {
  const column = Math.floor((width - THIN_COLUMN * columns.thin - ROW_GAP * columns.wide) / Math.max(1, columns.wide))
  const room = Math.floor((height - ROW_GAP * (rows.full + rows.thin - 1) - THIN_ROW * rows.thin) / Math.max(1, rows.full))
  const row = Math.max(LOWEST, Math.min(HIGHEST, room))
  return { column, row, card: Math.max(Math.min(row, LOWEST), Math.min(row, Math.floor(column / SLIM))) }
}

const LOWEST = 62

/** A QR code of a short text (bytes, error correction M, versions 1 to 10), as rows of dark and light squares. */

/** For each version: bytes of correction in a block, and how many blocks hold so many bytes of data. */
const BLOCKS: readonly (readonly [number, readonly (readonly [number, number])[]])[] = [
  [10, [[1, 16]]], [16, [[1, 28]]], [26, [[1, 44]]], [18, [[2, 32]]], [24, [[2, 43]]], [16, [[4, 27]]], [18, [[4, 31]]],
  [22, [[2, 38], [2, 39]]], [22, [[3, 36], [2, 37]]], [26, [[4, 43], [1, 44]]],
]
const ALIGNED: readonly (readonly number[])[] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]

// The field of 256 numbers in which the correction is counted.
const EXP: number[] = []
const LOG: number[] = []
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x
  LOG[x] = i
  x = x << 1 ^ (x & 128 ? 0x11d : 0)
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0)

/** What is left when the data is divided by the polynomial of that degree. */
export function correction(data: readonly number[], degree: number): number[] {
  let divisor = [1]
  for (let i = 0; i < degree; i++) {
    const root = EXP[i] ?? 0
    divisor = [...divisor, 0].map((term, at) => term ^ times(divisor[at - 1] ?? 0, root))
  }
  const rest = [...data, ...Array<number>(degree).fill(0)]
  data.forEach((_, i) => {
    const lead = rest[i] ?? 0
    divisor.forEach((term, at) => { rest[i + at] = (rest[i + at] ?? 0) ^ times(term, lead) })
  })
  return rest.slice(data.length)
}

function wordsOf(text: string): { version: number; words: number[] } {
  const bytes = [...new TextEncoder().encode(text)]
  const roomIn = ([, blocks]: (typeof BLOCKS)[number]): number => blocks.reduce((sum, [n, size]) => sum + n * size, 0)
  const version = 1 + BLOCKS.findIndex((one, at) => roomIn(one) * 8 >= 4 + (at < 9 ? 8 : 16) + bytes.length * 8)
  const found = BLOCKS[version - 1]
  if (found === undefined) throw new RangeError('too long for a QR code')
  const bits: number[] = []
  const put = (value: number, length: number): void => { for (let i = length - 1; i >= 0; i--) bits.push(value >> i & 1) }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  put(0, Math.min(4, roomIn(found) * 8 - bits.length))
  while (bits.length % 8) bits.push(0)
  const data = Array.from({ length: bits.length / 8 }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0))
  for (let i = 0; data.length < roomIn(found); i++) data.push(i % 2 ? 17 : 236)
  const [degree, sizes] = found
  const blocks: number[][] = []
  for (const [n, size] of sizes) for (let i = 0; i < n; i++) blocks.push(data.splice(0, size))
  const woven = (all: number[][]): number[] => Array.from({ length: Math.max(...all.map((one) => one.length)) }, (_, i) => all.flatMap((one) => one[i] ?? [])).flat()
  return { version, words: [...woven(blocks), ...woven(blocks.map((block) => correction(block, degree)))] }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0, (_x, y) => y % 2 === 0, (x) => x % 3 === 0, (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0, (x, y) => x * y % 2 + x * y % 3 === 0,
  (x, y) => (x * y % 2 + x * y % 3) % 2 === 0, (x, y) => ((x + y) % 2 + x * y % 3) % 2 === 0,
]

/** A number with the check bits that a reader corrects it by. */
function checked(value: number, by: number, length: number, divisor: number): number {
  let rest = value << by
  for (let i = length + by - 1; i >= by; i--) if (rest >> i & 1) rest ^= divisor << i - by
  return value << by | rest
}

export function qrOf(text: string): boolean[][] {
  const { version, words } = wordsOf(text)
  const size = 17 + 4 * version
  const drawn = MASKS.map((mask, number) => draw(version, size, words, mask, number))
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best))
}

function draw(version: number, size: number, words: readonly number[], mask: (x: number, y: number) => boolean, number: number): boolean[][] {
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const set = (x: number, y: number, is: boolean): void => {
    const [row, held] = [dark[y], fixed[y]]
    if (row === undefined || held === undefined || x < 0 || x >= size) return
    row[x] = is
    held[x] = true
  }
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  const eye = (cx: number, cy: number, reach: number, light: readonly number[]): void => {
    for (let y = -reach; y <= reach; y++) for (let x = -reach; x <= reach; x++) set(cx + x, cy + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))))
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) eye(x, y, 4, [2, 4])
  const at = ALIGNED[version - 1] ?? []
  const last = at.at(-1) ?? 0
  for (const x of at) for (const y of at) if (!((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6))) eye(x, y, 2, [1])
  const format = checked(number, 10, 5, 0b10100110111) ^ 0b101010000010010 // M is 00
  const bit = (of: number, i: number): boolean => (of >> i & 1) === 1
  for (let i = 0; i < 15; i++) {
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, bit(format, i))
    set(i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, 8, bit(format, i))
  }
  set(8, size - 8, true)
  if (version >= 7) {
    const told = checked(version, 12, 6, 0b1111100100101)
    for (let i = 0; i < 18; i++) {
      set(Math.floor(i / 3), size - 11 + i % 3, bit(told, i))
      set(size - 11 + i % 3, Math.floor(i / 3), bit(told, i))
    }
  }
  let at_ = 0
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let i = 0; i < size; i++) {
      for (const x of [right, right - 1]) {
        const y = (right + 1 & 2) === 0 ? size - 1 - i : i
        const row = dark[y]
        if (row === undefined || fixed[y]?.[x]) continue
        row[x] = bit(words[at_ >> 3] ?? 0, 7 - (at_ & 7)) !== mask(x, y)
        at_ += 1
      }
    }
  }
  return dark
}

/** How hard it is to read: long lines, squares, what looks like an eye, too much of one colour. */
function penalty(dark: readonly (readonly boolean[])[]): number {
  const size = dark.length
  const turned = dark.map((_, x) => dark.map((row) => row[x] ?? false))
  let sum = 0
  for (const row of [...dark, ...turned]) {
    const said = row.map((is) => (is ? '1' : '0')).join('')
    for (const run of said.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
    for (let i = 0; i < size - 10; i++) if (['10111010000', '00001011101'].includes(said.slice(i, i + 11))) sum += 40
  }
  for (let y = 1; y < size; y++) for (let x = 1; x < size; x++) if (new Set([dark[y]?.[x], dark[y]?.[x - 1], dark[y - 1]?.[x], dark[y - 1]?.[x - 1]]).size === 1) sum += 3
  const share = dark.flat().filter(Boolean).length / size / size
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20)
}

/** The code as the path of one drawing, with the quiet rim that readers need. */
export function qrPath(text: string): { size: number; path: string } {
  const code = qrOf(text)
  const path = code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : []))).join('')
  return { size: code.length + 8, path }
}

import { describe, expect, it } from 'vitest'
import { correction, qrOf, qrPath } from '../src/draw/qr'

/** The fifteen bits beside the eyes for correction M and each mask, as the standard prints them. */
const FORMATS = ['101010000010010', '101000100100101', '101111001111100', '101101101001011', '100010111111001', '100000011001110', '100111110010111', '100101010100000']
const MASKED: ((x: number, y: number) => number)[] = [
  (x, y) => (y + x) % 2, (_x, y) => y % 2, (x) => x % 3, (x, y) => (y + x) % 3, (x, y) => ((y >> 1) + Math.floor(x / 3)) % 2,
  (x, y) => ((y * x) % 2) + ((y * x) % 3), (x, y) => (((y * x) % 2) + ((y * x) % 3)) % 2, (x, y) => (((y + x) % 2) + ((y * x) % 3)) % 2,
]
/** Blocks of data, their bytes and the bytes that correct them, and the middles of the small eyes. */
const VERSIONS: Record<number, { blocks: number[]; fix: number; middles: number[] }> = {
  1: { blocks: [16], fix: 10, middles: [] }, 4: { blocks: [32, 32], fix: 18, middles: [6, 26] }, 5: { blocks: [43, 43], fix: 24, middles: [6, 30] },
  7: { blocks: [31, 31, 31, 31], fix: 18, middles: [6, 22, 38] }, 8: { blocks: [38, 38, 39, 39], fix: 22, middles: [6, 24, 42] }, 10: { blocks: [43, 43, 43, 43, 44], fix: 26, middles: [6, 28, 50] },
}

/** Read a code as a camera does once it has found its squares. */
function read(code: boolean[][]): string {
  const size = code.length
  const version = (size - 17) / 4
  const { blocks, fix, middles } = VERSIONS[version]!
  const at = (x: number, y: number): boolean => code[y]![x]!
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => at(x, 8)).concat([7, 5, 4, 3, 2, 1, 0].map((y) => at(8, y))).map(Number).join('')
  const again = [1, 2, 3, 4, 5, 6, 7].map((n) => at(8, size - n)).concat([8, 7, 6, 5, 4, 3, 2, 1].map((n) => at(size - n, 8))).map(Number).join('')
  expect(again).toBe(format)
  const mask = MASKED[FORMATS.indexOf(format)]!
  expect(FORMATS).toContain(format)
  const last = middles.at(-1)
  const reserved = (x: number, y: number): boolean => x === 6 || y === 6 || (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9)
    || (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11)))
    || middles.some((cx) => middles.some((cy) => !([[6, 6], [6, last], [last, 6]].some(([a, b]) => a === cx && b === cy)) && Math.abs(cx - x) < 3 && Math.abs(cy - y) < 3))
  const bits: number[] = []
  let up = true
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const left = right === 7 ? 6 : right
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i
      for (const x of [left, left - 1]) if (!reserved(x, y)) bits.push(Number(at(x, y)) ^ Number(mask(x, y) === 0))
    }
    up = !up
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2))
  const data: number[][] = blocks.map(() => [])
  for (let i = 0; i < Math.max(...blocks); i++) blocks.forEach((length, b) => { if (i < length) data[b]!.push(words.shift()!) })
  const fixes: number[][] = blocks.map(() => [])
  for (let i = 0; i < fix; i++) blocks.forEach((_, b) => fixes[b]!.push(words.shift()!))
  data.forEach((block, b) => expect(fixes[b]).toEqual(correction(block, fix)))
  const said = data.flat().map((word) => word.toString(2).padStart(8, '0')).join('')
  const counted = version < 10 ? 8 : 16
  expect(said.slice(0, 4)).toBe('0100')
  const length = parseInt(said.slice(4, 4 + counted), 2)
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, i) => parseInt(said.slice(4 + counted + i * 8, 12 + counted + i * 8), 2)))
}

describe('a QR code', () => {
  it('corrects as the standard shows it', () => {
    expect(correction([32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17], 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })

  it.each(['hello', 'https://rulebound.example/join#abcdefghijklmnopqrstuvwxyz0123', `http://127.0.0.1:8000/join#${'x'.repeat(50)}`, `https://a.example/${'y'.repeat(95)}`, `https://a.example/${'z'.repeat(120)}`, `https://б.example/${'й'.repeat(90)}`])('is read as what was written: %s', (text) => {
    expect(read(qrOf(text))).toBe(text)
  })

  it('has eyes in three corners and a quiet rim', () => {
    const code = qrOf('hello')
    expect(code).toHaveLength(21)
    for (const [x, y] of [[0, 0], [14, 0], [0, 14]] as const) {
      expect(code[y]!.slice(x, x + 7).every(Boolean)).toBe(true)
      expect(code[y + 1]!.slice(x, x + 7).map(Number).join('')).toBe('1000001')
      expect(code[y + 3]!.slice(x, x + 7).map(Number).join('')).toBe('1011101')
    }
    expect(qrPath('hello').size).toBe(29)
    expect(qrPath('hello').path).toMatch(/^M4 4h1v1h-1z/)
  })

  it('says so when a text is too long', () => {
    expect(() => qrOf('x'.repeat(300))).toThrow(RangeError)
  })
})

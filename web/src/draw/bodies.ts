/** People and creatures: several builds, so that two of one faction differ at a glance. */
import type { Chance } from './chance'
import type { Inks, Point, Sheet } from './sheet'

export type Body = 'masked' | 'hooded' | 'maned' | 'plain' | 'caped' | 'brute' | 'beast' | 'machine'

function eyes(sheet: Sheet, r: Chance, ink: Inks, y: number, width: number): void {
  const w = r.between(7, Math.max(8, width - 6))
  const h = r.between(3, 7)
  const tilt = r.between(-5, 4)
  const gap = r.between(2, 4)
  sheet.pair([[gap, y + h * 0.6], [gap + w, y - tilt * 0.6 - 1], [gap + w * 0.8, y + h], [gap + 2, y + h + 1]], ink.bright)
}

function shoulders(sheet: Sheet, r: Chance, ink: Inks, width: number): void {
  const top = r.between(64, 72)
  const foot = sheet.height + 2
  sheet.mirrored([[9, top - r.between(4, 9)], [width - r.between(3, 9), top], [width, foot]], ink.deep)
  sheet.mirrored([[0, top - 4], [width * 0.55, foot]], ink.main, 0.75)
  sheet.mirrored([[0, top + r.between(4, 10)], [width * 0.25, foot]], ink.spark, 0.9)
}

/** A mask: a face with a crest, horns or hair. */
function masked(sheet: Sheet, r: Chance, ink: Inks): void {
  shoulders(sheet, r, ink, r.between(30, 42))
  const w = r.between(17, 22)
  const top = r.between(12, 18)
  const jaw = r.between(60, 67)
  const brow = r.between(30, 36)
  const cheek = r.between(46, 53)
  const temple = r.between(6, w - 3)
  const half: Point[] = [
    [0, top], [temple, top + r.between(0, 5)], [w, brow], [w * r.between(0.72, 0.95), cheek], [r.between(3, 8), jaw], [0, jaw + r.between(0, 3)],
  ]
  sheet.mirrored(half, ink.main)
  sheet.polygon([...half.map(([x, y]): Point => [sheet.middle + x, y]), [sheet.middle, jaw]], ink.light, 0.55)
  if (r.next() < 0.55) {
    const k = r.between(8, 20)
    sheet.pair([[temple, top + 3], [w + r.between(-2, 9), top - k + 4], [w, brow]], ink.deep)
  } else {
    const dip = r.between(9, 14)
    sheet.mirrored([[0, top - r.between(3, 10)], [temple + 3, top + 5], [w, brow - 2], [r.between(3, 9), top + dip]], ink.deep)
  }
  const y = r.between(36, 41)
  eyes(sheet, r, ink, y, w)
  const x = sheet.middle
  switch (r.whole(0, 3)) {
    case 0:
      return sheet.polygon([[x - 3, y + 9], [x, top + 6], [x + 3, y + 9], [x, jaw - 6]], ink.spark, 0.9)
    case 1:
      return sheet.mirrored([[0, cheek + r.between(3, 7)], [w * 0.6, cheek], [4, jaw - 2]], ink.deep, 0.85)
    case 2:
      return sheet.polygon([[x - 5, top + 5], [x, top + 14], [x + 5, top + 5], [x, top]], ink.spark)
    default:
      return sheet.mirrored([[2.5, cheek - 1], [4, cheek + 4]], ink.deep, 0.8)
  }
}

/** A machine: a head of plates with a visor, on a bust or on a whole body. */
function machine(sheet: Sheet, r: Chance, ink: Inks): void {
  const foot = sheet.height + 2
  const whole = r.next() < 0.4
  const small = whole ? 0.52 : 1
  const w = r.between(18, 24) * small
  const top = whole ? 8 : r.between(14, 20)
  const jaw = whole ? 34 : r.between(60, 66)
  if (whole) {
    const wide = r.between(22, 30)
    sheet.mirrored([[0, 34], [wide, 37], [wide - 3, 54], [11, 60], [0, 60]], ink.main)
    sheet.polygon([[sheet.middle, 34], [sheet.middle + wide, 37], [sheet.middle + wide - 3, 54], [sheet.middle, 60]], ink.light, 0.4)
    sheet.pair([[wide - 1, 38], [wide + 8, 42], [wide + 9, 70], [wide + 1, 72]], ink.deep)
    sheet.pair([[2, 61], [12, 61], [14, foot], [4, foot]], ink.deep)
    sheet.pair([[4, 74], [12, 74], [13, 80], [5, 80]], ink.main, 0.8)
    sheet.disc(sheet.middle, 47, r.between(4, 6), ink.spark)
  } else {
    const wide = r.between(34, 44)
    sheet.mirrored([[0, 68], [wide, 70], [wide + 2, foot]], ink.deep)
    sheet.mirrored([[0, 74], [wide * 0.5, 75], [wide * 0.45, foot]], ink.main, 0.7)
    sheet.disc(sheet.middle, 82, r.between(4, 6), ink.spark)
  }
  const tall = jaw - top
  const cut = r.between(3, 8) * small
  const shape = r.whole(0, 3)
  const half: Point[] =
    shape === 0 ? [[0, top], [w - cut, top], [w, top + cut], [w, jaw - cut], [w - cut, jaw], [0, jaw]]
      : shape === 1 ? [[0, top], [w * 0.55, top + 1], [w * 0.9, top + tall * 0.22], [w, top + tall * 0.5], [w * 0.7, jaw], [0, jaw]]
        : shape === 2 ? [[0, top], [w * 0.5, top], [w * 1.1, jaw - cut], [w, jaw], [0, jaw]]
          : [[0, top], [w * 1.05, top + cut], [w, top + tall * 0.45], [w * 0.45, jaw], [0, jaw + 2]]
  sheet.mirrored(half, ink.main)
  sheet.polygon([...half.map(([x, y]): Point => [sheet.middle + x, y]), [sheet.middle, jaw]], ink.light, 0.45)
  const y = top + tall * r.between(0.36, 0.44)
  const h = tall * r.between(0.13, 0.22)
  const reach = w * 0.82
  switch (r.whole(0, 3)) {
    case 0:
      sheet.mirrored([[0, y], [reach, y - 1], [reach - 1, y + h], [0, y + h]], ink.dark, 0.92)
      sheet.mirrored([[0, y + h * 0.3], [reach - 3, y + h * 0.3], [reach - 3, y + h * 0.7], [0, y + h * 0.7]], ink.bright)
      break
    case 1:
      sheet.mirrored([[0, y], [reach, y - 1], [reach - 1, y + h], [0, y + h]], ink.dark, 0.92)
      for (const side of [-1, 1]) sheet.disc(sheet.middle + side * w * 0.45, y + h / 2, h * 0.38, ink.bright)
      break
    case 2:
      sheet.disc(sheet.middle, y + h / 2, h * 0.95, ink.dark, 0.95)
      sheet.disc(sheet.middle, y + h / 2, h * 0.5, ink.bright)
      break
    default:
      sheet.mirrored([[0, y], [reach, y], [reach - 2, y + h * 0.7], [w * 0.16, y + h * 0.8], [w * 0.16, jaw - 2], [0, jaw - 2]], ink.dark, 0.92)
      sheet.pair([[w * 0.2, y + h * 0.2], [reach - 3, y + h * 0.15], [reach - 5, y + h * 0.55], [w * 0.2, y + h * 0.6]], ink.bright)
  }
  const bars = r.whole(0, 3)
  for (let i = 0; i < bars && !whole; i++) sheet.mirrored([[0, 51 + i * 4], [w * 0.45, 51 + i * 4], [w * 0.45, 53 + i * 4], [0, 53 + i * 4]], ink.deep, 0.9)
  switch (r.whole(0, 2)) {
    case 0:
      sheet.mirrored([[0, top], [1.6, top], [1.2, top - 8 * small], [0, top - 8 * small]], ink.deep)
      return sheet.disc(sheet.middle, top - 8 * small, 3 * small, ink.spark)
    case 1:
      return sheet.pair([[w, top + tall * 0.4], [w + 6 * small, top + tall * 0.32], [w + 6 * small, top + tall * 0.66], [w, top + tall * 0.62]], ink.deep)
    default:
      return sheet.pair([[w * 0.5, top + 2], [w * 0.95, top - 11 * small], [w * 0.98, top + tall * 0.2]], ink.deep)
  }
}

/** A beast: ears, a snout, a heavy neck. */
function beast(sheet: Sheet, r: Chance, ink: Inks): void {
  const foot = sheet.height + 2
  const wide = r.between(36, 46)
  sheet.mirrored([[0, 52], [18, 56], [wide, 72], [wide + 4, foot]], ink.deep)
  for (let i = 0; i < 4; i++) sheet.pair([[10 + i * 6, 60 + i * 4], [16 + i * 6, 66 + i * 5], [9 + i * 6, 70 + i * 5]], ink.main, 0.7)
  const w = r.between(20, 26)
  const top = r.between(18, 24)
  const ear = r.between(8, 17)
  sheet.pair([[w * 0.35, top + 3], [w * 0.9, top - ear], [w, top + 13]], ink.deep)
  sheet.pair([[w * 0.5, top + 2], [w * 0.82, top - ear * 0.55], [w * 0.9, top + 8]], ink.spark, 0.8)
  sheet.mirrored([[0, top], [w * 0.7, top + 2], [w, top + 16], [w * 0.72, top + 28], [w * 0.45, 66], [0, 70]], ink.main)
  sheet.pair([[w * 0.55, top + 26], [w + r.between(2, 6), top + 30], [w * 0.6, top + 36]], ink.main)
  const snout = r.between(7, 11)
  sheet.mirrored([[0, 44], [snout * 0.7, 46], [snout, 58], [snout * 0.5, 66], [0, 67]], ink.light, 0.85)
  sheet.mirrored([[0, 47], [snout * 0.55, 47], [0, 53]], ink.dark)
  sheet.mirrored([[0, 60], [snout * 0.7, 58], [snout * 0.4, 62], [0, 63]], ink.dark, 0.85)
  eyes(sheet, r, ink, top + 13, w - 4)
}

/** A caped figure, whole and standing. */
function caped(sheet: Sheet, r: Chance, ink: Inks): void {
  const foot = sheet.height + 2
  const spread = r.between(30, 44)
  const lift = r.between(-6, 10)
  sheet.mirrored([[0, 30], [13, 33], [spread, 74 - lift], [spread - 4, foot], [0, foot]], ink.deep)
  sheet.mirrored([[11, 34], [spread * 0.75, 78 - lift], [spread * 0.5, foot], [10, foot]], ink.spark, 0.55)
  const hip = r.between(8, 11)
  sheet.mirrored([[0, 33], [15, 35], [17, 44], [hip, 62], [hip + 1, foot], [2, foot], [0, 74]], ink.main)
  sheet.polygon([[sheet.middle, 33], [sheet.middle + 15, 35], [sheet.middle + 17, 44], [sheet.middle + hip, 62], [sheet.middle, 66]], ink.light, 0.5)
  sheet.pair([[14, 35], [20, 40], [21, 58], [16, 60], [14, 46]], ink.main)
  sheet.mirrored([[0, 60], [hip + 0.5, 59], [hip + 0.5, 63], [0, 65]], ink.spark)
  const k = r.whole(3, 5)
  const emblem: Point[] = []
  for (let i = 0; i < k * 2; i++) {
    const t = (Math.PI * i) / k - Math.PI / 2
    const q = i % 2 === 0 ? 6 : 2.8
    emblem.push([sheet.middle + q * Math.cos(t), 45 + q * Math.sin(t)])
  }
  sheet.polygon(emblem, ink.spark)
  const top = r.between(8, 12)
  sheet.mirrored([[0, top], [6.5, top + 3], [8, top + 11], [5, 28], [0, 30]], ink.main)
  if (r.next() < 0.5) sheet.mirrored([[0, top - 3], [8, top + 2], [9.5, top + 10], [7, top + 9], [0, top + 6]], ink.deep)
  else sheet.pair([[4, top + 1], [9, top - 6], [8, top + 6]], ink.deep)
  sheet.pair([[1.5, top + 11], [6, top + 9], [5, top + 12.5]], ink.bright)
}

/** A hood that leaves only the eyes. */
function hooded(sheet: Sheet, r: Chance, ink: Inks): void {
  const foot = sheet.height + 2
  const wide = r.between(34, 44)
  const top = r.between(6, 12)
  const w = r.between(22, 27)
  sheet.mirrored([[0, 58], [w - 4, 60], [wide, 74], [wide + 3, foot]], ink.deep)
  sheet.mirrored([[0, top], [w * 0.5, top + 5], [w, 34], [w + 2, 56], [w - 6, 68], [0, 74]], ink.main)
  sheet.polygon([[sheet.middle, top], [sheet.middle + w * 0.5, top + 5], [sheet.middle + w, 34], [sheet.middle + w + 2, 56], [sheet.middle + w - 6, 68], [sheet.middle + w - 9, 36]], ink.light, 0.55)
  sheet.mirrored([[0, top + 13], [w * 0.46, top + 19], [w - 8, 38], [w - 8, 54], [w * 0.42, 66], [0, 69]], ink.dark)
  eyes(sheet, r, ink, r.between(38, 43), w - 8)
  if (r.next() < 0.5) sheet.mirrored([[0, 56], [w * 0.42, 54], [w * 0.36, 65], [0, 69]], ink.spark, 0.85)
  else sheet.mirrored([[0, 74], [5, 79], [0, 85]], ink.spark)
}

/** A bare face in long hair. */
function maned(sheet: Sheet, r: Chance, ink: Inks): void {
  const foot = sheet.height + 2
  const top = r.between(8, 13)
  const w = r.between(15, 19)
  const hair = w + r.between(6, 12)
  const length = r.between(62, 88)
  sheet.mirrored([[0, top], [hair * 0.7, top + 4], [hair, 30], [hair + r.between(-2, 7), length], [w * 0.6, length + 2], [0, 60]], ink.deep)
  sheet.mirrored([[0, 66], [r.between(22, 28), 72], [r.between(32, 40), foot]], ink.main, 0.85)
  sheet.mirrored([[0, 66], [6, 67], [0, 80]], ink.light, 0.8)
  sheet.mirrored([[4, 56], [7, 70], [0, 74]], ink.light)
  sheet.mirrored([[0, top + 9], [w, 26], [w - 1, 44], [w * 0.5, 60], [0, 65]], ink.light)
  sheet.polygon([[sheet.middle, top + 9], [sheet.middle + w, 26], [sheet.middle + w - 1, 44], [sheet.middle + w * 0.5, 60], [sheet.middle, 65]], ink.main, 0.4)
  const side = r.one([-1, 1])
  const x = sheet.middle
  sheet.polygon([[x + side * 3, top], [x - side * (w + 3), 28], [x - side * (w - 2), 34], [x - side * 2, 21], [x + side * (w + 1), 30], [x + side * (w + 2), 20]], ink.deep)
  sheet.pair([[4, 40], [11, 37.5], [12, 40], [5, 42]], ink.dark)
  if (r.next() < 0.5) sheet.pair([[2.5, 36], [w - 1, 33], [w - 1.5, 43], [4, 44]], ink.spark, 0.6)
  sheet.mirrored([[0, 53], [4.5, 52], [0, 55.5]], ink.dark, 0.8)
}

/** Somebody without a costume. */
function plain(sheet: Sheet, r: Chance, ink: Inks): void {
  const foot = sheet.height + 2
  const wide = r.between(30, 38)
  const w = r.between(15, 18)
  const top = r.between(14, 18)
  sheet.mirrored([[0, 64], [12, 68], [wide, 76], [wide + 2, foot]], ink.deep)
  sheet.pair([[3, 68], [13, 68], [7, 84]], ink.bright, 0.9)
  sheet.mirrored([[0, 72], [2.6, 76], [3.4, foot], [0, foot]], ink.spark)
  sheet.mirrored([[5, 54], [7, 68], [0, 74]], ink.main)
  sheet.mirrored([[0, top], [w * 0.8, top + 4], [w, 34], [w - 1, 46], [w * 0.55, 59], [0, 63]], ink.light)
  const fringe = r.between(4, 12)
  sheet.mirrored([[0, top - r.between(3, 8)], [w * 0.85, top - 1], [w + 2, 34], [w - 2, 36], [w - 3, top + fringe], [0, top + fringe * r.between(0.4, 1.1)]], ink.dark)
  if (r.next() < 0.5) {
    for (const side of [-1, 1]) sheet.ring(sheet.middle + side * 8, 39, 5.6, 1.8, ink.dark)
    sheet.mirrored([[0, 38], [2.6, 38], [2.6, 39.6], [0, 39.6]], ink.dark)
  } else sheet.pair([[4, 33.5], [12, 32], [12, 34], [4, 35.5]], ink.dark)
  for (const side of [-1, 1]) sheet.disc(sheet.middle + side * 8, 39, 1.9, ink.dark)
  sheet.mirrored([[0, 52], [4.5, 51], [0, 54]], ink.dark, 0.8)
}

/** A giant: all shoulders and fists. */
function brute(sheet: Sheet, r: Chance, ink: Inks): void {
  const foot = sheet.height + 2
  const wide = r.between(40, 48)
  const top = r.between(14, 20)
  const w = r.between(10, 13)
  sheet.mirrored([[0, 32], [w + 4, 34], [wide - 6, 40], [wide, 58], [wide - 5, foot], [0, foot]], ink.main)
  sheet.polygon([[sheet.middle, 34], [sheet.middle + wide - 6, 40], [sheet.middle + wide, 58], [sheet.middle + wide - 5, foot], [sheet.middle + 12, 70]], ink.light, 0.45)
  sheet.mirrored([[0, 52], [13, 48], [20, 60], [0, 68]], ink.deep, 0.55)
  sheet.mirrored([[0, 70], [16, 72], [14, foot], [0, foot]], ink.deep, 0.75)
  sheet.pair([[wide - 10, 62], [wide + 4, 64], [wide + 3, 84], [wide - 13, 82]], ink.deep)
  for (let i = 0; i < 3; i++) sheet.pair([[wide - 10 + i * 5, 80], [wide - 6.5 + i * 5, 80.5], [wide - 7 + i * 5, 84], [wide - 10 + i * 5, 84]], ink.bright, 0.55)
  sheet.mirrored([[0, top], [w * 0.8, top + 2], [w, top + 12], [w * 0.9, top + 24], [w * 0.5, top + 29], [0, top + 30]], ink.light)
  if (r.next() < 0.5) sheet.mirrored([[0, top - 4], [w + 1, top + 1], [w + 1, top + 11], [w * 0.5, top + 7], [0, top + 8]], ink.dark)
  else sheet.pair([[w * 0.5, top + 2], [w + 6, top - 7], [w, top + 9]], ink.deep)
  sheet.mirrored([[0, top + 13], [w, top + 10], [w, top + 13], [0, top + 16]], ink.dark, 0.9)
  sheet.pair([[2, top + 15.5], [w * 0.75, top + 13.5], [w * 0.7, top + 17]], ink.bright)
  sheet.mirrored([[0, top + 23], [w * 0.6, top + 22], [w * 0.5, top + 26], [0, top + 26]], ink.dark, 0.85)
}

export const BODIES: Readonly<Record<Body, (sheet: Sheet, r: Chance, ink: Inks) => void>> = {
  masked, hooded, maned, plain, caped, brute, beast, machine,
}

/** Builds for those of whom nothing is known but the name. */
export const ANY: readonly Body[] = ['masked', 'caped', 'hooded', 'maned', 'beast', 'masked', 'brute']

/**
 * The picture of a card, drawn from its name: hue from the faction, one or two neighbours, one complementary spark.
 * The grammar tells the type: a mirrored mask or body for people and creatures, rays for events, a skyline or peaks for places,
 * a cog for things, broken diagonals for treachery, contours with a dotted way for schemes and quests.
 */
import { ANY, BODIES, type Body } from './bodies'
import { Chance } from './chance'
import { GREY, HUES, hsl } from './colour'
import type { Person } from './people'
import { Sheet, type Inks, type Point } from './sheet'

export type Grammar = 'figure' | 'burst' | 'place' | 'tool' | 'shards' | 'map' | 'pattern'

const GRAMMARS: Readonly<Record<string, Grammar>> = {
  hero: 'figure', 'alter-ego': 'figure', alter_ego: 'figure', ally: 'figure', villain: 'figure', minion: 'figure',
  enemy: 'figure', character: 'figure', objective_ally: 'figure', event: 'burst', plot_twist: 'burst',
  'plot-twist': 'burst', technique: 'burst', support: 'place', location: 'place', battlefield: 'place',
  environment: 'place', upgrade: 'tool', attachment: 'tool', equipment: 'tool', objective: 'tool', treachery: 'shards',
  trap: 'shards', cell: 'shards', obligation: 'shards', main_scheme: 'map', 'main-scheme': 'map', side_scheme: 'map',
  'side-scheme': 'map', quest: 'map', campaign: 'map', mission: 'map', population: 'map', resource: 'pattern',
  team: 'pattern',
}

export function grammarOf(kind: string): Grammar {
  return GRAMMARS[kind] ?? 'burst'
}

function mix(r: Chance, faction: string): Inks {
  const hue = HUES[faction] ?? 210
  const grey = GREY.has(faction) ? 0.38 : 1
  const turn = r.one([-1, 1])
  const near = hue + turn * r.whole(18, 34)
  const far = hue + turn * r.whole(38, 62)
  const across = hue + 180 + r.whole(-30, 30)
  return {
    ground: hsl(hue, 52 * grey, r.whole(17, 22)),
    sky: hsl(near, 58 * grey, r.whole(38, 46)),
    main: hsl(near, 66 * grey, 58),
    light: hsl(far, 72 * grey, 68),
    deep: hsl(hue, 55 * grey, 30),
    spark: hsl(across, 78 * Math.max(grey, 0.7), 66),
    bright: hsl(far, 85 * grey, 86),
    dark: hsl(hue, 60 * grey, 11),
    middle: hsl(hue, 52 * grey, 34),
    contour: (step) => hsl(near, 56 * grey, 20 - step * 1.2 + 16 * (step % 2) + (8 - step) * 2.4),
  }
}

/** What somebody wears, on the ground of the faction. */
function dressed(ink: Inks, person: Person): Inks {
  const [hue, saturation, lightness] = person.wears
  const spark = person.spark ?? person.with
  return {
    ...ink,
    main: hsl(hue, saturation, lightness), light: hsl(hue, saturation, Math.min(92, lightness + 14)), deep: hsl(...person.with),
    spark: hsl(...spark), bright: hsl(spark[0], 40, 92), dark: hsl(hue, Math.min(saturation, 40), 11),
  }
}

function rays(sheet: Sheet, r: Chance, ink: Inks): void {
  const n = r.whole(9, 14)
  const off = r.next()
  for (let i = 0; i < n; i++) {
    const t = (2 * Math.PI * (i + off)) / n
    const x = sheet.middle
    sheet.polygon(
      [[x, 46], [x + 110 * Math.cos(t), 46 + 110 * Math.sin(t)], [x + 110 * Math.cos(t + 0.16), 46 + 110 * Math.sin(t + 0.16)]],
      ink.main, 0.2,
    )
  }
}

const DRAW: Readonly<Record<Grammar, (sheet: Sheet, r: Chance, ink: Inks, body?: Body) => void>> = {
  figure(sheet, r, ink, body) {
    rays(sheet, r, ink)
    const any = r.one(ANY)
    BODIES[body ?? any](sheet, r, ink)
  },

  burst(sheet, r, ink) {
    const x = sheet.width * r.between(0.3, 0.7)
    const y = sheet.height * r.between(0.38, 0.62)
    const n = r.whole(9, 15)
    const off = r.next() * 6
    for (let i = 0; i < n; i++) {
      const t = off + (2 * Math.PI * i) / n
      const w = r.between(0.06, 0.17)
      const reach = r.between(50, 120)
      sheet.polygon(
        [[x, y], [x + reach * Math.cos(t - w), y + reach * Math.sin(t - w)], [x + reach * Math.cos(t + w), y + reach * Math.sin(t + w)]],
        r.one([ink.main, ink.light, ink.main, ink.deep]), Number(r.between(0.55, 0.95).toFixed(2)),
      )
    }
    const k = r.whole(3, 7)
    const radius = r.between(15, 21)
    const star: Point[] = []
    for (let i = 0; i < k * 2; i++) {
      const t = off + (Math.PI * i) / k
      const q = i % 2 === 0 ? radius : radius * r.between(0.42, 0.55)
      star.push([x + q * Math.cos(t), y + q * Math.sin(t)])
    }
    sheet.polygon(star, ink.dark, 0.75)
    sheet.polygon(star.map(([a, b]): Point => [x + (a - x) * 0.72, y + (b - y) * 0.72]), ink.spark)
    sheet.disc(x, y, radius * 0.2, '#fff', 0.95)
  },

  place(sheet, r, ink) {
    sheet.disc(sheet.width * r.between(0.22, 0.78), sheet.height * r.between(0.24, 0.4), r.between(11, 17), ink.bright, 0.95)
    sheet.ring(sheet.width * 0.5, sheet.height * 0.36, r.between(28, 36), 1.2, ink.light, 0.35)
    const tall = r.next() < 0.5
    const ranges: readonly [number, string][] = [[54, ink.main], [65, ink.middle], [77, ink.dark]]
    ranges.forEach(([base, colour], j) => {
      const line: Point[] = [[-6, sheet.height + 2]]
      for (let x = -6; x < sheet.width + 8; ) {
        const step = r.between(8, 20)
        const y = base - r.between(0, 30 - 7 * j)
        if (tall) line.push([x, y], [x + step, y])
        else line.push([x + step / 2, y], [x + step, base + 3])
        x += step
      }
      line.push([sheet.width + 6, sheet.height + 2])
      sheet.polygon(line, colour)
      if (!tall || j === 0) return
      for (let i = 0; i < 7; i++) {
        const x = r.between(2, sheet.width - 4).toFixed(1)
        const y = r.between(base - 8, base + 9).toFixed(1)
        sheet.shapes.push(`<rect x="${x}" y="${y}" width="2" height="3" fill="${ink.bright}" opacity=".7"/>`)
      }
    })
  },

  tool(sheet, r, ink) {
    const x = sheet.middle
    const y = sheet.height / 2
    const n = r.one([6, 8, 10, 12])
    const radius = r.between(25, 31)
    for (let i = -3; i < 8; i++) sheet.polygon([[i * 22 - 20, 0], [i * 22 - 10, 0], [i * 22 + 30, 90], [i * 22 + 20, 90]], ink.deep, 0.35)
    const cog: Point[] = []
    for (let i = 0; i < n * 4; i++) {
      const t = (2 * Math.PI * i) / (n * 4)
      const q = radius + (Math.floor(i / 2) % 2 ? 6 : 0)
      cog.push([x + q * Math.cos(t), y + q * Math.sin(t)])
    }
    sheet.polygon(cog, ink.dark, 0.8)
    sheet.disc(x, y, radius - 3, ink.main)
    sheet.ring(x, y, radius - 8, 3, ink.deep, 0.9, ` stroke-dasharray="${r.whole(5, 16)} ${r.whole(3, 7)}"`)
    const k = r.one([3, 4, 5, 6])
    const turn = r.next() * 3
    const q = radius - 11
    const core: Point[] = []
    for (let i = 0; i < k; i++) core.push([x + q * Math.cos(turn + (2 * Math.PI * i) / k), y + q * Math.sin(turn + (2 * Math.PI * i) / k)])
    sheet.polygon(core, r.next() < 0.6 ? ink.spark : ink.light)
    sheet.disc(x, y, q * 0.36, ink.dark, 0.9)
    sheet.disc(x, y, q * 0.17, '#fff')
  },

  shards(sheet, r, ink) {
    for (let i = 0; i < 13; i++) {
      const x = r.between(-10, sheet.width)
      const y = r.between(-10, sheet.height)
      const reach = r.between(26, 66)
      const t = -0.9 + r.between(-0.35, 0.35)
      const w = r.between(4, 13)
      sheet.polygon(
        [[x, y], [x + reach * Math.cos(t) + w, y + reach * Math.sin(t)], [x + w * r.between(1, 2.2), y + w]],
        r.one([ink.main, ink.light, ink.dark, ink.deep, ink.dark]), Number(r.between(0.6, 0.95).toFixed(2)),
      )
    }
    const x = sheet.middle
    const y = sheet.height / 2
    sheet.polygon([[x - 7, y - 34], [x + 9, y - 8], [x + 1, y - 5], [x + 13, y + 34], [x - 12, y + 5], [x - 3, y + 1]], ink.spark)
  },

  map(sheet, r, ink) {
    const x = sheet.width * r.between(0.35, 0.65)
    const y = sheet.height * r.between(0.4, 0.6)
    const [a, b, c] = [r.between(0, 6), r.between(0, 6), r.between(0, 6)]
    for (let i = 8; i > 0; i--) {
      const line: Point[] = []
      for (let k = 0; k < 48; k++) {
        const t = (2 * Math.PI * k) / 48
        const q = i * 9.5 * (1 + 0.16 * Math.sin(2 * t + a) + 0.1 * Math.sin(3 * t + b) + 0.05 * Math.sin(5 * t + c))
        line.push([x + q * 1.25 * Math.cos(t), y + q * 0.85 * Math.sin(t)])
      }
      sheet.polygon(line, ink.contour(i), 1, ` stroke="${ink.light}" stroke-opacity=".35" stroke-width=".7"`)
    }
    const way: Point[] = [0, 1, 2, 3, 4].map((i) => [sheet.width * (0.06 + (0.88 * i) / 4), sheet.height * r.between(0.2, 0.8)])
    const corners = way.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ')
    sheet.shapes.push(
      `<polyline points="${corners}" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="1 5" stroke-linecap="round" opacity=".9"/>`,
    )
    way.forEach(([px, py], i) => sheet.disc(px, py, 2.6, i === 4 ? ink.spark : '#fff'))
    const goal = way[4] as Point
    sheet.ring(goal[0], goal[1], 6, 1.6, ink.spark)
  },

  pattern(sheet, _r, ink) {
    for (let i = -1; i < 7; i++) for (let j = -1; j < 5; j++) sheet.ring(i * 26 + (j % 2 ? 13 : 0), j * 23, 9, 1.4, ink.light, 0.4)
    sheet.disc(sheet.middle, 45, 31, ink.dark, 0.55)
  },
}

const drawn = new Map<string, string>()

/** The picture as SVG. Drawn once: the same name, grammar and faction are the same picture. A person looks as everyone knows them. */
export function art(name: string, grammar: Grammar, faction: string, wide = false, body?: Body, person?: Person): string {
  const key = `${name}|${grammar}|${faction}|${wide}|${body ?? ''}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const r = new Chance(`rb:${name}`)
  const mixed = mix(r, faction)
  const ink = person ? dressed(mixed, person) : mixed
  const sheet = new Sheet(wide ? 150 : 100)
  const [x1, x2, y2] = r.one([[0, 1, 1], [1, 0, 1], [0, 0, 1]] as const)
  DRAW[grammar](sheet, r, ink, person?.body ?? body)
  const id = `art${drawn.size}`
  const made =
    `<svg viewBox="0 0 ${sheet.width} 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<defs><linearGradient id="${id}" x1="${x1}" y1="0" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${ink.ground}"/>` +
    `<stop offset="1" stop-color="${ink.sky}"/></linearGradient></defs><rect width="${sheet.width}" height="90" fill="url(#${id})"/>` +
    `${sheet.shapes.join('')}</svg>`
  drawn.set(key, made)
  return made
}

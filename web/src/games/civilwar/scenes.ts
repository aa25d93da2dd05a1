/** The plates of the locations, drawn wide. Those of this box have a scene of their own; others are drawn as places are. */
import { art } from '../../draw/art'
import { hsl } from '../../draw/colour'
import type { Point } from '../../draw/sheet'

const WIDTH = 240
const HEIGHT = 104

interface Paint {
  near: string
  mid: string
  deep: string
  dark: string
  light: string
}

class Plate {
  readonly shapes: string[] = []

  polygon(points: readonly Point[], fill: string, opacity = 1): void {
    this.shapes.push(`<polygon points="${points.map(([x, y]) => `${x},${y}`).join(' ')}" fill="${fill}" opacity="${opacity}"/>`)
  }

  box(x: number, y: number, width: number, height: number, fill: string, opacity = 1): void {
    this.shapes.push(`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" opacity="${opacity}"/>`)
  }

  disc(x: number, y: number, r: number, fill: string, opacity = 1): void {
    this.shapes.push(`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`)
  }

  line(d: string, colour: string, width: number, opacity = 1): void {
    this.shapes.push(`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}" stroke-linecap="round"/>`)
  }

  area(d: string, fill: string, opacity = 1): void {
    this.shapes.push(`<path d="${d}" fill="${fill}" opacity="${opacity}"/>`)
  }
}

const LAMP = '#ffe39a'

const SCENES: Readonly<Record<string, { hue: number; draw(p: Plate, c: Paint): void }>> = {
  avengers_mountain: {
    hue: 168,
    draw(p, c) {
      p.disc(190, 22, 12, c.light, 0.9)
      p.polygon([[0, 104], [30, 60], [70, 84], [112, 14], [158, 76], [196, 50], [240, 90], [240, 104]], c.mid)
      p.polygon([[112, 14], [126, 34], [114, 40], [100, 33]], '#fff', 0.9)
      p.polygon([[0, 104], [60, 80], [120, 96], [190, 78], [240, 98], [240, 104]], c.deep)
      p.polygon([[92, 104], [96, 72], [134, 72], [138, 104]], c.dark)
      p.polygon([[95, 72], [115, 66], [135, 72], [135, 76], [95, 76]], c.near)
      for (let i = 0; i < 4; i++) p.box(99 + i * 9, 79, 5, 8, LAMP, 0.9)
    },
  },
  washington_dc: {
    hue: 206,
    draw(p, c) {
      p.disc(44, 24, 11, c.light, 0.8)
      p.box(30, 72, 180, 32, c.mid)
      p.box(84, 56, 72, 16, c.near)
      p.area('M88 56a32 34 0 0 1 64 0z', c.light, 0.85)
      p.area('M120 22a32 34 0 0 1 32 34h-32z', c.near, 0.6)
      p.polygon([[117, 24], [120, 8], [123, 24]], c.light)
      for (let i = 0; i < 17; i++) p.box(34 + i * 10.5, 76, 4, 28, c.near, 0.8)
    },
  },
  the_raft: {
    hue: 214,
    draw(p, c) {
      for (let i = 0; i < 6; i++) p.line(`M0 ${70 + i * 7}q30 -7 60 0t60 0t60 0t60 0`, c.light, 1.6, 0.28)
      p.polygon([[56, 78], [70, 44], [174, 44], [188, 78]], c.deep)
      p.polygon([[70, 44], [78, 32], [166, 32], [174, 44]], c.mid)
      p.polygon([[112, 32], [114, 8], [126, 8], [128, 32]], c.dark)
      p.polygon([[0, 0], [0, 34], [118, 9]], '#fff', 0.12)
      p.disc(120, 8, 5, '#ff7d6b')
      for (let i = 0; i < 9; i++) {
        p.box(74 + i * 11, 52, 6, 14, c.dark)
        p.line(`M${77 + i * 11} 52v14`, c.light, 1, 0.7)
      }
    },
  },
  sokovia: {
    hue: 18,
    draw(p, c) {
      p.disc(120, 40, 24, '#ffb27a', 0.55)
      const houses = [[4, 26, 52, 0], [32, 20, 70, 7], [56, 30, 40, 0], [90, 22, 64, -8], [116, 28, 34, 0], [150, 22, 74, 6], [176, 32, 48, 0], [212, 26, 62, -6]] as const
      houses.forEach(([x, w, h, q], i) => {
        p.polygon([[x, 104], [x, 104 - h], [x + w * 0.5, 104 - h + q], [x + w * 0.7, 104 - h - q], [x + w, 104 - h + q], [x + w, 104]], [c.mid, c.deep, c.dark][i % 3] ?? c.mid)
        for (const [j, m] of [[0, 0], [0, 1], [1, 0], [1, 1]] as const) if ((i + j + m) % 3) p.box(x + 5 + 9 * j, 120 - h + 14 * m, 4, 6, LAMP, 0.6)
      })
      p.polygon([[70, 18], [88, 10], [96, 22], [80, 30]], c.deep)
      p.polygon([[150, 12], [166, 8], [170, 20], [156, 24]], c.deep)
    },
  },
  bar_with_no_name: {
    hue: 282,
    draw(p, c) {
      p.box(20, 34, 200, 70, c.deep)
      p.polygon([[14, 34], [20, 22], [220, 22], [226, 34]], c.dark)
      p.box(40, 52, 68, 36, '#f0a24d', 0.75)
      p.box(150, 54, 34, 50, c.dark)
      p.line('M40 70h68M74 52v36', c.dark, 3)
      for (const x of [48, 62, 76, 90]) p.disc(x, 80, 3, c.dark, 0.8)
      p.line('M130 40q14-12 28 0t28 0t24-2', '#ff6fae', 4)
      p.line('M130 40q14-12 28 0t28 0t24-2', '#fff', 1.2)
    },
  },
  garrett_castle: {
    hue: 330,
    draw(p, c) {
      p.disc(60, 24, 12, c.light, 0.8)
      p.polygon([[0, 104], [50, 76], [120, 88], [200, 72], [240, 84], [240, 104]], c.mid)
      for (const [x, w, h] of [[70, 20, 58], [92, 52, 40], [146, 22, 70], [120, 16, 54]] as const) {
        const wall = w > 30 ? c.deep : c.dark
        p.box(x, 94 - h, w, h, wall)
        for (let q = 0; q < 4; q++) p.box(x + (q * w) / 4, 89 - h, w / 8, 5, wall)
      }
      p.polygon([[143, 24], [157, 4], [171, 24]], '#b04a5a')
      p.disc(157, 38, 3, LAMP)
      p.polygon([[110, 94], [110, 76], [118, 70], [126, 76], [126, 94]], LAMP, 0.55)
    },
  },
  helicarrier: {
    hue: 196,
    draw(p, c) {
      for (const [x, y] of [[40, 20], [180, 14], [210, 84], [26, 88]] as const) p.area(`M${x - 26} ${y}q6-12 20-8q10-8 20 2q12 0 12 8z`, c.light, 0.35)
      p.polygon([[30, 52], [70, 44], [190, 44], [216, 54], [188, 66], [66, 66]], c.deep)
      p.polygon([[30, 52], [70, 44], [190, 44], [216, 54]], c.near)
      p.box(128, 26, 26, 18, c.mid)
      p.box(136, 16, 6, 10, c.dark)
      for (const x of [64, 112, 168]) {
        p.polygon([[x, 66], [x + 22, 66], [x + 18, 78], [x + 4, 78]], c.dark)
        p.line(`M${x - 4} 80h30`, c.light, 2, 0.8)
      }
      p.line('M78 50h96', LAMP, 1.6, 0.9)
    },
  },
  times_square: {
    hue: 300,
    draw(p, c) {
      for (const [x, w, h, lit] of [[0, 46, 86, '#ff6fae'], [50, 34, 64, '#6fd3ff'], [156, 34, 70, '#ffd35c'], [194, 46, 92, '#7ee0a4']] as const) {
        p.box(x, 104 - h, w, h, c.dark)
        p.box(x + 6, 112 - h, w - 12, 22, lit, 0.85)
        p.box(x + 6, 142 - h, w - 12, 12, lit, 0.45)
      }
      p.polygon([[84, 104], [108, 44], [132, 44], [156, 104]], c.near, 0.6)
      p.box(104, 20, 32, 26, '#fff', 0.85)
      p.box(108, 24, 24, 10, '#c23a40')
    },
  },
  nypd_hq: {
    hue: 226,
    draw(p, c) {
      p.disc(200, 22, 10, c.light, 0.8)
      p.box(56, 34, 128, 70, c.mid)
      p.box(48, 28, 144, 8, c.near)
      for (let i = 0; i < 8; i++) for (let j = 0; j < 3; j++) p.box(64 + i * 15, 44 + j * 14, 8, 8, (i + j) % 3 ? c.dark : LAMP, 0.85)
      p.box(108, 86, 24, 18, c.dark)
      p.polygon([[120, 4], [128, 10], [126, 20], [120, 26], [114, 20], [112, 10]], '#ffd35c')
      p.box(20, 92, 30, 8, '#f2f4f8')
      p.disc(30, 90, 3, '#ff5a3c')
      p.disc(38, 90, 3, '#6fb0ff')
    },
  },
  avengers_tower: {
    hue: 210,
    draw(p, c) {
      p.disc(50, 28, 13, c.light, 0.85)
      for (const [x, h] of [[8, 36], [40, 50], [168, 44], [204, 58]] as const) p.box(x, 104 - h, 26, h, c.deep)
      p.polygon([[100, 104], [104, 22], [124, 8], [146, 24], [148, 104]], c.dark)
      p.polygon([[124, 8], [146, 24], [148, 104], [126, 104]], c.mid)
      p.polygon([[92, 46], [150, 36], [150, 44], [92, 54]], c.near)
      p.disc(124, 62, 10, LAMP, 0.25)
      p.polygon([[118, 70], [124, 52], [130, 70], [127, 70], [124, 62], [121, 70]], '#fff')
    },
  },
  avengers_mansion: {
    hue: 140,
    draw(p, c) {
      p.disc(196, 24, 12, c.light, 0.85)
      p.polygon([[0, 104], [70, 84], [170, 84], [240, 104]], c.mid)
      p.box(62, 46, 116, 46, c.deep)
      p.polygon([[54, 46], [70, 28], [170, 28], [186, 46]], c.dark)
      p.polygon([[104, 46], [120, 24], [136, 46]], c.near)
      for (let i = 0; i < 6; i++) p.box(70 + i * 18, 54, 9, 14, LAMP, 0.8)
      p.box(112, 70, 16, 22, c.dark)
      p.line('M10 96h60M170 96h60', c.light, 2, 0.6)
    },
  },
  central_park: {
    hue: 112,
    draw(p, c) {
      for (let i = 0; i < 9; i++) p.box(6 + i * 27, 22 + ((i * 17) % 26), 20, 50, c.deep, 0.8)
      p.polygon([[0, 104], [0, 66], [80, 60], [160, 66], [240, 58], [240, 104]], c.mid)
      p.area('M70 92q50-22 110-6q-20 18-60 16q-40 0-50-10z', '#7cc6ea', 0.75)
      for (const [x, r] of [[24, 15], [52, 11], [198, 16], [222, 11], [168, 10]] as const) {
        p.box(x - 2, 72, 4, 16, c.dark)
        p.disc(x, 66, r, c.near)
      }
    },
  },
}

const drawn = new Map<string, string>()

export function scene(code: string): string {
  const known = drawn.get(code)
  if (known !== undefined) return known
  const found = SCENES[code]
  if (!found) return art(code, 'place', 'city', true)
  const { hue } = found
  const plate = new Plate()
  found.draw(plate, { near: hsl(hue + 10, 36, 46), mid: hsl(hue, 38, 30), deep: hsl(hue, 44, 15), dark: hsl(hue, 40, 9), light: hsl(hue + 40, 70, 82) })
  const id = `scene-${code}`
  const made =
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hsl(hue, 44, 17)}"/><stop offset="1" stop-color="${hsl(hue + 24, 46, 40)}"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id})"/>${plate.shapes.join('')}</svg>`
  drawn.set(code, made)
  return made
}

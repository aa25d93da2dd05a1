/** Busts of the heroes, drawn by hand on a sheet: a standee without ground, or on the rays of a card. */
import { art } from '../../draw/art'
import { Sheet, type Point } from '../../draw/sheet'

const SKIN = '#d9a877'
const SHADE = '#b98453'
const DARK_SKIN = '#8a5a3c'
const DARK_SHADE = '#6c432b'

function face(s: Sheet, top = 18, w = 15, jaw = 62, skin = SKIN, shade = SHADE): void {
  const half: Point[] = [[0, top], [w * 0.85, top + 4], [w, 36], [w - 2, 48], [w * 0.5, jaw - 3], [0, jaw]]
  s.mirrored(half, skin)
  s.polygon(half.map(([x, y]): Point => [s.middle + x, y]), shade, 0.45)
}

function star(s: Sheet, y: number, size: number, fill: string): void {
  s.polygon(Array.from({ length: 10 }, (_, i): Point => {
    const t = (Math.PI * i) / 5 - Math.PI / 2
    const q = i % 2 === 0 ? size : size * 0.43
    return [s.middle + q * Math.cos(t), y + q * Math.sin(t)]
  }), fill)
}

function shoulders(s: Sheet, fill: string, wide = 40): void {
  s.mirrored([[0, 62], [14, 66], [wide, 74], [wide + 4, 92]], fill)
}

const right = (s: Sheet, points: readonly Point[], fill: string, opacity: number): void => s.polygon(points.map(([x, y]): Point => [s.middle + x, y]), fill, opacity)

/** A mask over brow and cheeks that leaves the mouth free. */
function cowl(s: Sheet, fill: string, light: string): void {
  const half: Point[] = [[0, 8], [13, 12], [18, 30], [18, 48], [12, 46], [11, 42], [4, 44], [0, 42]]
  s.mirrored(half, fill)
  right(s, half, light, 0.45)
}

function captain(s: Sheet, blue: string, light: string): void {
  shoulders(s, '#173f86')
  s.mirrored([[0, 72], [12, 74], [10, 92]], '#f2f4f8')
  s.pair([[2, 80], [5, 80], [5, 90], [2, 90]], '#c3313d')
  face(s)
  cowl(s, blue, light)
  s.pair([[16, 26], [27, 16], [25, 24], [28, 28], [18, 34]], '#f2f4f8')
  s.pair([[4, 37], [11, 35], [11, 39], [5, 40]], '#f7fbff')
  star(s, 22, 6, '#f2f4f8')
}

function armour(s: Sheet, red: string, gold: string, lamp: string): void {
  s.mirrored([[0, 62], [16, 64], [42, 72], [45, 92]], red)
  s.pair([[22, 66], [40, 71], [42, 80], [26, 76]], gold, 0.9)
  s.mirrored([[0, 10], [13, 13], [19, 30], [18, 52], [11, 66], [0, 68]], red)
  s.mirrored([[0, 22], [11, 24], [14, 36], [13, 54], [8, 63], [0, 64]], gold)
  right(s, [[0, 22], [11, 24], [14, 36], [13, 54], [8, 63], [0, 64]], '#000', 0.18)
  s.pair([[3, 39], [11, 36.5], [11, 40.5], [4, 42]], lamp)
  s.mirrored([[0, 54], [6, 53], [5, 55], [0, 56]], '#5a3208')
  s.disc(s.middle, 82, 6, lamp)
  s.disc(s.middle, 82, 9, lamp, 0.4)
}

const FIGURES: Readonly<Record<string, { hue: number; draw(s: Sheet): void }>> = {
  captain_america: { hue: 214, draw: (s) => captain(s, '#1f57b5', '#4b86e6') },
  base_captain_america: { hue: 222, draw: (s) => captain(s, '#23407c', '#5a79bf') },
  kate_bishop: {
    hue: 188,
    draw(s) {
      s.mirrored([[0, 64], [12, 68], [34, 76], [38, 92]], '#4a2474')
      s.mirrored([[0, 70], [9, 72], [0, 88]], '#b79ae6')
      s.mirrored([[0, 6], [17, 11], [22, 34], [23, 66], [12, 70], [9, 50]], '#17131f')
      face(s, 15, 14, 61)
      s.mirrored([[0, 7], [14, 12], [17, 36], [8, 21], [0, 16]], '#221a30')
      s.mirrored([[0, 34], [15, 31], [14, 41], [4, 43], [0, 39]], '#3a1a66')
      s.pair([[3, 37], [11, 35], [11, 39], [4, 40]], '#e7d4ff')
      s.mirrored([[0, 52], [4, 51], [0, 55]], '#a33a4a')
      s.shapes.push(`<path d="M${s.middle + 34} 20Q${s.middle + 52} 52 ${s.middle + 34} 88" fill="none" stroke="#c7a6ff" stroke-width="3.5" stroke-linecap="round"/><path d="M${s.middle + 34} 20V88" stroke="#efe6ff" stroke-width="1"/>`)
    },
  },
  spectrum: {
    hue: 262,
    draw(s) {
      for (const [r, fill] of [[43, '#ffd98a'], [36, '#fff0c8']] as const) s.ring(s.middle, 40, r, 2.5, fill, 0.7, ' stroke-dasharray="6 7"')
      shoulders(s, '#efeef7', 36)
      s.mirrored([[0, 68], [12, 70], [8, 92]], '#20202c')
      star(s, 82, 7, '#ffcf5c')
      s.mirrored([[0, 6], [16, 9], [24, 22], [23, 42], [16, 50], [12, 30]], '#241a20')
      s.pair([[15, 10], [25, 16], [27, 30], [22, 40]], '#3a2a30')
      face(s, 17, 14, 61, DARK_SKIN, DARK_SHADE)
      s.mirrored([[0, 8], [14, 12], [17, 26], [9, 20], [0, 21]], '#241a20')
      s.pair([[3, 37], [11, 35], [11, 39], [4, 40]], '#fff3b8')
      s.mirrored([[0, 52], [5, 51], [0, 56]], '#7a2a34')
    },
  },
  goliath: {
    hue: 30,
    draw(s) {
      s.mirrored([[0, 46], [18, 50], [48, 58], [50, 92]], '#27418c')
      s.mirrored([[0, 58], [16, 60], [12, 92]], '#f0b429')
      s.pair([[30, 60], [46, 62], [48, 78], [34, 76]], '#f0b429', 0.85)
      face(s, 12, 14, 54, DARK_SKIN, DARK_SHADE)
      s.mirrored([[0, 2], [12, 5], [17, 22], [16, 36], [11, 34], [3, 36], [0, 34]], '#27418c')
      s.mirrored([[0, 2], [3, 4], [2, 34], [0, 36]], '#f0b429')
      s.pair([[3, 29], [10, 27], [10, 31], [4, 32]], '#fff6dc')
      s.mirrored([[0, 45], [6, 44], [0, 47]], '#4a2316')
    },
  },
  iron_man: { hue: 18, draw: (s) => armour(s, '#a8212b', '#ffce66', '#effbff') },
  base_iron_man: { hue: 42, draw: (s) => armour(s, '#7c1f2e', '#e8b84a', '#bdf3ff') },
  tigra: {
    hue: 330,
    draw(s) {
      s.mirrored([[0, 64], [12, 68], [34, 76], [38, 92]], '#d9772b')
      s.pair([[16, 72], [22, 74], [14, 84]], '#3b1a08')
      s.mirrored([[0, 6], [18, 12], [24, 38], [26, 72], [12, 72]], '#5a2410')
      s.pair([[6, 14], [18, -2], [20, 20]], '#e58a3c')
      s.pair([[10, 12], [16, 3], [17, 16]], '#5a2410')
      s.mirrored([[0, 14], [13, 17], [16, 36], [13, 52], [6, 61], [0, 63]], '#ec9a4d')
      s.mirrored([[0, 14], [2.5, 14], [1.5, 26], [0, 27]], '#3b1a08')
      s.pair([[6, 16], [9, 17], [6, 27]], '#3b1a08')
      s.pair([[15, 40], [8, 43], [14, 45]], '#3b1a08')
      s.pair([[3, 38], [11, 34], [11, 39], [5, 41]], '#c9ff8a')
      s.mirrored([[0, 47], [3, 46], [0, 50]], '#5a1d1d')
      s.mirrored([[0, 53], [6, 51], [0, 56]], '#5a1d1d')
    },
  },
  wonder_man: {
    hue: 356,
    draw(s) {
      shoulders(s, '#1d1d28', 42)
      s.mirrored([[0, 66], [20, 68], [12, 92]], '#b3202e')
      s.mirrored([[0, 72], [10, 74], [3, 80], [0, 88]], '#ffd35c')
      face(s)
      s.mirrored([[0, 7], [14, 10], [18, 28], [16, 34], [13, 22], [0, 20]], '#2b1a14')
      s.mirrored([[0, 33], [16, 30], [16, 42], [5, 44], [0, 40]], '#7c0f1d')
      s.pair([[3, 37], [12, 35], [12, 40], [4, 41]], '#ff8d6b')
      s.mirrored([[0, 53], [6, 52], [0, 55]], '#7a3a2a')
    },
  },
  yellowjacket: {
    hue: 50,
    draw(s) {
      s.pair([[18, 60], [46, 30], [50, 54], [30, 80]], '#fff4c2', 0.55)
      shoulders(s, '#e7b416', 38)
      s.mirrored([[0, 66], [14, 70], [6, 92]], '#1a1a20')
      face(s)
      s.mirrored([[0, 8], [13, 11], [18, 28], [18, 50], [12, 52], [12, 34], [0, 32]], '#e7b416')
      s.mirrored([[0, 8], [5, 9], [3, 30], [0, 34]], '#1a1a20')
      s.pair([[9, 12], [22, -4], [24, -2], [12, 16]], '#1a1a20')
      s.pair([[3, 37], [12, 34], [13, 42], [4, 42]], '#ff5a3c')
      s.mirrored([[0, 53], [5, 52], [0, 55]], '#8a4a36')
    },
  },
  base_captain_marvel: {
    hue: 224,
    draw(s) {
      shoulders(s, '#1c3f8f', 36)
      s.mirrored([[0, 66], [20, 68], [14, 74], [0, 78]], '#b3202e')
      star(s, 76, 9, '#ffd35c')
      s.mirrored([[0, 6], [17, 10], [23, 34], [25, 62], [12, 66], [9, 48]], '#e3bd5a')
      face(s, 16, 14, 61)
      s.mirrored([[0, 7], [14, 12], [17, 34], [8, 21], [0, 17]], '#f0d27c')
      s.pair([[3, 37], [11, 35], [11, 39], [4, 40]], '#1c2a4f')
      s.mirrored([[0, 52], [4, 51], [0, 55]], '#a33a4a')
    },
  },
  base_black_panther: {
    hue: 286,
    draw(s) {
      shoulders(s, '#1a1a24')
      s.pair([[6, 66], [22, 70], [10, 78]], '#c9c2e6', 0.9)
      s.pair([[8, 14], [17, 0], [20, 20]], '#14141c')
      s.mirrored([[0, 10], [13, 13], [18, 30], [16, 50], [8, 64], [0, 66]], '#20202c')
      right(s, [[0, 10], [13, 13], [18, 30], [16, 50], [8, 64], [0, 66]], '#4a4766', 0.5)
      s.pair([[3, 40], [12, 34], [13, 39], [5, 43]], '#f2efff')
      s.mirrored([[0, 24], [6, 20], [0, 34]], '#6d62a8', 0.8)
    },
  },
  base_falcon: {
    hue: 8,
    draw(s) {
      s.pair([[20, 66], [50, 26], [50, 84], [30, 88]], '#c23a40')
      s.pair([[30, 68], [50, 46], [50, 60], [34, 80]], '#f2e6d8', 0.85)
      shoulders(s, '#b3262f', 32)
      s.mirrored([[0, 66], [10, 70], [0, 90]], '#f2e6d8')
      face(s, 16, 14, 61, DARK_SKIN, DARK_SHADE)
      s.mirrored([[0, 10], [13, 13], [15, 26], [9, 20], [0, 20]], '#1d1512')
      s.mirrored([[0, 33], [16, 30], [15, 43], [5, 44], [0, 40]], '#c23a40')
      s.pair([[3, 36], [12, 34], [12, 40], [4, 41]], '#ffe7a8')
      s.mirrored([[0, 53], [5, 52], [0, 55]], '#4a2316')
    },
  },
  base_wasp: {
    hue: 52,
    draw(s) {
      s.pair([[14, 62], [44, 18], [50, 46], [26, 78]], '#d9f4ff', 0.6)
      s.mirrored([[0, 64], [12, 68], [32, 76], [36, 92]], '#f0c419')
      s.mirrored([[0, 70], [9, 72], [4, 92]], '#1d1d26')
      s.mirrored([[0, 6], [16, 10], [21, 28], [20, 46], [13, 48], [10, 30]], '#3a1f1a')
      face(s, 16, 13.5, 60)
      s.mirrored([[0, 7], [14, 12], [16, 28], [7, 20], [0, 18]], '#4a2820')
      s.pair([[7, 10], [17, -5], [19, -3], [10, 13]], '#1d1d26')
      s.pair([[3, 37], [11, 35], [11, 39], [4, 40]], '#2a1a3a')
      s.mirrored([[0, 51], [4, 50], [0, 54]], '#b3364a')
    },
  },
}

const drawn = new Map<string, string>()

/** The bust alone. */
export function bust(code: string): string {
  const known = drawn.get(code)
  if (known !== undefined) return known
  const sheet = new Sheet(100)
  const figure = FIGURES[code]
  if (figure) figure.draw(sheet)
  const made = figure ? `<svg viewBox="0 -8 100 100" aria-hidden="true">${sheet.shapes.join('')}</svg>` : art(code, 'figure', 'hero')
  drawn.set(code, made)
  return made
}

export function hueOf(code: string): number {
  return FIGURES[code]?.hue ?? 214
}

/** The shapes of a bust, to be laid on a sheet of another width. */
export function bustShapes(code: string): string {
  const sheet = new Sheet(100)
  FIGURES[code]?.draw(sheet)
  return sheet.shapes.join('')
}

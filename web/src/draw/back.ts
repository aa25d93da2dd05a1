/** Backs: one per deck, told apart by hue and by the number of points of the star. */

interface Back {
  ground: string
  line: string
  points: number
}

const BACKS: Readonly<Record<string, Back>> = {
  player: { ground: '#233a63', line: '#5b8bd0', points: 5 },
  encounter: { ground: '#5a2436', line: '#c9667f', points: 3 },
  villain: { ground: '#4d1c34', line: '#d06a92', points: 9 },
  'fellowship-encounter': { ground: '#4f3a17', line: '#c39a4e', points: 8 },
  'fellowship-player': { ground: '#1f4a3e', line: '#5fb497', points: 6 },
  versus: { ground: '#3a2f5e', line: '#9a86d8', points: 4 },
  technique: { ground: '#1d4a52', line: '#5bb8c4', points: 7 },
  knockout: { ground: '#5a2a1c', line: '#e08a5c', points: 10 },
  'hero-guardians': { ground: '#1f3f66', line: '#6aa5ee', points: 5 },
  'hero-avengers': { ground: '#5d2036', line: '#e27f9d', points: 5 },
  'battlefield-guardians': { ground: '#35336a', line: '#9b97ec', points: 8 },
  'battlefield-avengers': { ground: '#4d2b63', line: '#c393e2', points: 8 },
  population: { ground: '#454b57', line: '#a3adbb', points: 6 },
  'civilwar-event': { ground: '#5a2436', line: '#e27f9d', points: 3 },
  'civilwar-mission': { ground: '#1d3f73', line: '#7fb2f2', points: 4 },
  'civilwar-cell': { ground: '#5a1e26', line: '#e0787e', points: 8 },
  'civilwar-hero': { ground: '#3a2f5e', line: '#a894ea', points: 12 },
  team: { ground: '#454b57', line: '#a3adbb', points: 6 },
}

const PLAIN: Back = { ground: '#2c3543', line: '#8797ab', points: 6 }

const drawn = new Map<string, string>()

/** The back of a deck; two games may call theirs the same. */
export function drawBack(back: string, game = ''): string {
  const id = `${game}-${back}` in BACKS ? `${game}-${back}` : back
  const known = drawn.get(id)
  if (known !== undefined) return known
  const { ground, line, points: n } = BACKS[id] ?? PLAIN
  const corner = (angle: number, reach: number): string =>
    `${(50 + reach * Math.cos(angle)).toFixed(1)},${(62 + reach * Math.sin(angle)).toFixed(1)}`
  const shapes: string[] = []
  for (let i = -14; i < 20; i++) {
    shapes.push(`<path d="M${i * 10} 0l70 140M${i * 10 + 30} 0l-70 140" stroke="${line}" stroke-width=".7" opacity=".28"/>`)
  }
  shapes.push(`<rect x="6" y="6" width="88" height="128" rx="7" fill="none" stroke="${line}" stroke-width="2" opacity=".85"/>`)
  for (const [reach, width] of [[31, 2.2], [24, 1.2]] as const) {
    const frame = Array.from({ length: n }, (_, i) => corner((2 * Math.PI * i) / n - Math.PI / 2, reach)).join(' ')
    shapes.push(`<polygon points="${frame}" fill="${ground}" stroke="${line}" stroke-width="${width}"/>`)
  }
  const star = Array.from({ length: n * 2 }, (_, i) => corner((Math.PI * i) / n - Math.PI / 2, i % 2 === 0 ? 19 : 9)).join(' ')
  shapes.push(`<polygon points="${star}" fill="${line}"/>`)
  const made =
    `<svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<rect width="100" height="140" fill="${ground}"/>${shapes.join('')}</svg>`
  drawn.set(id, made)
  return made
}

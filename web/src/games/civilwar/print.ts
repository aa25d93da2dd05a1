/** The cards of Civil War: the hero on rays of the hero's own colour, the symbols as discs on the plate. */
import { hsl } from '../../draw/colour'
import { SYMBOLS as SHAPES } from '../../draw/symbols'
import type { Face, Text } from '../../wire'
import type { Language } from '../../words/language'
import type { Print } from '../prints'
import { bustShapes, hueOf } from './figures'
import { scene } from './scenes'
import { isSymbol, type Symbol } from './table'

export const COLOURS: Readonly<Record<Symbol, string>> = { move: '#1d6a45', attack: '#a02b22', heroic: '#1f4f9c', wild: '#5d2b86' }
export const SIGN: Readonly<Record<Symbol, string>> = { move: 'move', attack: 'atk', heroic: 'heroic', wild: 'wild' }

const drawn = new Map<string, string>()

/** Rays, the bust at the right, the symbols one under the other at the left. */
function portrait(face: Face, wide: boolean): string {
  const hero = face.code.replace(/_\d+$/, '') // a hero's cards are numbered
  const symbols = face.kind === 'hero-card' ? (face.icons ?? []).filter(isSymbol) : []
  const key = `${face.code}|${wide}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const [width, hue] = [wide ? 150 : 100, hueOf(hero)]
  const low = (face.text ?? []).length > 0 // the plate above a text is low: the symbols stand side by side
  const x = width * (symbols.length === 0 ? 0.5 : low ? 0.72 : 0.62)
  const rays = Array.from({ length: 11 }, (_, i) => {
    const at = (t: number): string => `${(x + 160 * Math.cos(t)).toFixed(1)},${(50 + 160 * Math.sin(t)).toFixed(1)}`
    const t = (2 * Math.PI * i) / 11 + 0.3
    return `<polygon points="${x.toFixed(1)},50 ${at(t)} ${at(t + 0.24)}" fill="${hsl(hue + 16, 58, 50)}" opacity=".45"/>`
  })
  const discs = symbols.map((symbol, i) => {
    const [left, top] = low ? [6 + i * 27, 4] : [6, 8 + i * 27]
    return `<g class="disc${low ? '' : i}" transform="translate(${left} ${top})"><circle cx="12" cy="12" r="12.6" fill="#fff" opacity=".8"/><circle cx="12" cy="12" r="11.5" fill="${COLOURS[symbol]}"/><g transform="translate(5 5) scale(.58)" fill="#fff">${SHAPES[SIGN[symbol]]}</g></g>`
  })
  const id = `hero-${drawn.size}`
  const made =
    `<svg viewBox="0 0 ${width} 90" preserveAspectRatio="${symbols.length > 0 ? 'xMin' : 'xMid'}YMin slice" aria-hidden="true"><defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">` +
    `<stop offset="0" stop-color="${hsl(hue, 52, 18)}"/><stop offset="1" stop-color="${hsl(hue + 20, 54, 42)}"/></linearGradient></defs>` +
    `<rect width="${width}" height="90" fill="url(#${id})"/>${rays.join('')}<g transform="translate(${(x - 42).toFixed(1)} ${low ? 4 : 12}) scale(.86)">${bustShapes(hero)}</g>${discs.join('')}</svg>`
  drawn.set(key, made)
  return made
}

function symbolsOf(face: Face, words: Language): string | undefined {
  if (face.kind !== 'hero-card' && face.kind !== 'equipment') return undefined
  const symbols = (face.icons ?? []).filter(isSymbol)
  const told = [...new Set(symbols)].map((symbol) => ({ name: words.term('civilwar', 'icon', symbol), n: symbols.filter((one) => one === symbol).length }))
  return told.map(({ name, n }) => (n > 1 ? `${n} × ${name}` : name)).join(' + ')
}

/** A card without a title of its own is called by its hero and its symbols; the symbols stand on the plate. */
function heroOf(name: Text): Text | undefined {
  const hero = name.id === 'civilwar-plain-card' ? name.args?.['hero'] : undefined
  return typeof hero === 'object' && !Array.isArray(hero) ? hero : undefined
}

export const CIVILWAR_PRINT: Print = {
  picture(face, wide) {
    if (face.kind === 'hero-card' || face.kind === 'figure') return portrait(face, wide)
    return face.kind === 'location' ? scene(face.code) : undefined
  },
  title(face, words) {
    const hero = heroOf(face.name)
    return hero && words.say(hero)
  },
  foot: (face, words) => (face.kind === 'location' ? words.term('civilwar', 'kind', 'location') : symbolsOf(face, words)),
  says(face, words) {
    if (face.kind === 'location') return (face.icons ?? []).map((icon) => words.term('civilwar', 'icon', icon)).join(', ')
    return heroOf(face.name) ? undefined : symbolsOf(face, words)
  },
}

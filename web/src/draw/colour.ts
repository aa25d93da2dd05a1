/** Hue of each faction: the band of a card and the ink of its art. */
export const HUES: Readonly<Record<string, number>> = {
  hero: 232, aggression: 2, justice: 44, leadership: 209, protection: 140, basic: 214, encounter: 308, villain: 342,
  lleadership: 266, tactics: 6, spirit: 200, lore: 112, neutral: 214, shadow: 34, quest: 40, boon: 176, burden: 308,
  sentinel: 272, 'x-men': 210, brotherhood: 348, doom: 152, none: 214, guardians: 208, avengers: 342, field: 246,
  blue: 214, red: 357, city: 214, n1: 182, n2: 209, n3: 240, n4: 272, n5: 314, n6: 356, n7: 26,
}

/** Factions without a colour of their own. */
export const GREY: ReadonlySet<string> = new Set(['basic', 'neutral', 'none', 'city'])

/** A colour as #rrggbb, since it goes into SVG attributes. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const s = Math.max(0, Math.min(1, saturation / 100))
  const l = Math.max(0, Math.min(1, lightness / 100))
  const h = ((hue % 360) + 360) % 360
  const reach = s * Math.min(l, 1 - l)
  const part = (n: number): string => {
    const k = (n + h / 30) % 12
    const value = l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.floor(value * 255).toString(16).padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

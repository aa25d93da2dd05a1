/** Shapes on a sheet, and the inks they are drawn with. */
export type Point = readonly [number, number]

export interface Inks {
  ground: string
  sky: string
  main: string
  light: string
  deep: string
  spark: string
  bright: string
  dark: string
  contour(step: number): string
  middle: string
}

/** Shapes on one sheet. */
export class Sheet {
  readonly shapes: string[] = []
  readonly height = 90
  readonly middle: number

  constructor(readonly width: number) {
    this.middle = width / 2
  }

  polygon(points: readonly Point[], fill: string, opacity = 1, more = ''): void {
    const corners = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
    this.shapes.push(`<polygon points="${corners}" fill="${fill}" opacity="${opacity}"${more}/>`)
  }

  disc(x: number, y: number, r: number, fill: string, opacity = 1): void {
    this.shapes.push(`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}" opacity="${opacity}"/>`)
  }

  ring(x: number, y: number, r: number, width: number, colour: string, opacity = 1, more = ''): void {
    this.shapes.push(
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="none" stroke="${colour}" ` +
        `stroke-width="${width}" opacity="${opacity}"${more}/>`,
    )
  }

  /** The same points on both sides of the middle. */
  mirrored(half: readonly Point[], fill: string, opacity = 1): void {
    const right = half.map(([x, y]): Point => [this.middle + x, y])
    const left = half.map(([x, y]): Point => [this.middle - x, y]).reverse()
    this.polygon([...right, ...left], fill, opacity)
  }

  /** One shape and its mirror image. */
  pair(half: readonly Point[], fill: string, opacity = 1): void {
    for (const side of [1, -1]) this.polygon(half.map(([x, y]): Point => [this.middle + side * x, y]), fill, opacity)
  }
}

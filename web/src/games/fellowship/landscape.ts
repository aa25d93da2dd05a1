/** The landscape of the campaign: a forest, a river, a tower, and the dotted way between them. */
import { Chance } from '../../draw/chance'

const WIDTH = 960
const HEIGHT = 260
let drawn = ''

export function drawWay(): string {
  if (drawn) return drawn
  const r = new Chance('the way to Dol Guldur')
  const shapes: string[] = [
    '<defs><linearGradient id="land" x1="0" x2="1"><stop offset="0" stop-color="#123327"/><stop offset=".55" stop-color="#33361d"/><stop offset="1" stop-color="#3d1a1c"/></linearGradient></defs>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#land)"/>`,
  ]
  for (let i = 0; i < 26; i++) {
    const [x, y, size] = [r.whole(4, 250), r.whole(20, 230), r.whole(14, 26)]
    shapes.push(`<path d="M${x} ${y}l${size * 0.5} ${size * 1.4}h${-size}z" fill="#1d5a3f" opacity=".85"/>`)
  }
  shapes.push('<path d="M430 -10C470 70 560 90 545 160S600 230 590 275" fill="none" stroke="#3d7ea6" stroke-width="22"/>')
  shapes.push('<path d="M430 -10C470 70 560 90 545 160S600 230 590 275" fill="none" stroke="#9fd0ec" stroke-width="3" stroke-dasharray="18 26" opacity=".7"/>')
  for (let i = 0; i < 9; i++) {
    const [x, size] = [r.whole(690, 900), r.whole(30, 70)]
    shapes.push(`<path d="M${x} ${r.whole(150, 175) - size * 0.4}l${size * 0.7} ${size}h${-size * 1.4}z" fill="#3a2430" opacity=".8"/>`)
  }
  shapes.push('<path d="M790 165V62l15-26 15 26v103z" fill="#120c14"/><circle cx="805" cy="82" r="7" fill="#ff9d5c"/>')
  shapes.push('<path d="M120 190C230 90 330 110 420 150S640 70 800 168" fill="none" stroke="#f4ead0" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 12"/>')
  drawn = `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${shapes.join('')}</svg>`
  return drawn
}

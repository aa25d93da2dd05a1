/** The picture of each game on the start page. */

type Point = readonly [number, number]

function polygon(points: readonly Point[], fill: string, opacity = 1, more = ''): string {
  const corners = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  return `<polygon points="${corners}" fill="${fill}" opacity="${opacity}"${more}/>`
}

function ground(id: string, from: string, to: string): string {
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/>` +
    `<stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="240" height="150" fill="url(#${id})"/>`
  )
}

/** A star breaking the rings of a scheme. */
function champions(id: string): string {
  const out = [ground(id, '#1a2150', '#7a2443')]
  for (let i = 0; i < 14; i++) {
    const t = (2 * Math.PI * i) / 14
    out.push(polygon([[120, 78], [120 + 220 * Math.cos(t), 78 + 220 * Math.sin(t)], [120 + 220 * Math.cos(t + 0.2), 78 + 220 * Math.sin(t + 0.2)]], '#5866c4', 0.28))
  }
  for (const r of [62, 48]) {
    out.push(`<circle cx="120" cy="78" r="${r}" fill="none" stroke="#ff8aa0" stroke-width="3" stroke-dasharray="${(r * 0.9).toFixed(0)} ${(r * 0.22).toFixed(0)}" opacity=".8"/>`)
  }
  const star = Array.from({ length: 10 }, (_, i): Point => {
    const t = (Math.PI * i) / 5 - Math.PI / 2
    const q = i % 2 === 0 ? 46 : 20
    return [120 + q * Math.cos(t), 78 + q * Math.sin(t)]
  })
  out.push(
    polygon(star, '#0d1230', 0.6, ' transform="translate(4 5)"'), polygon(star, '#ffd35c'),
    polygon([[120, 32], [120, 78], [108, 62]], '#fff', 0.5), polygon([[164, 64], [120, 78], [132, 62]], '#e79a1c', 0.9),
    polygon([[147, 115], [120, 78], [139, 84]], '#e79a1c', 0.9), polygon([[93, 115], [120, 78], [120, 98]], '#e79a1c', 0.7),
    polygon([[76, 64], [120, 78], [101, 84]], '#e79a1c', 0.5),
  )
  return out.join('')
}

/** Mountains under a ring, and a road. */
function fellowship(id: string): string {
  return [
    ground(id, '#12302e', '#8a5a22'),
    '<circle cx="120" cy="62" r="40" fill="none" stroke="#ffd98a" stroke-width="9"/>',
    '<circle cx="120" cy="62" r="40" fill="none" stroke="#fff3cf" stroke-width="2" stroke-dasharray="40 212"/>',
    polygon([[0, 150], [0, 96], [34, 66], [62, 92], [92, 50], [130, 100], [166, 62], [204, 98], [240, 76], [240, 150]], '#1f4a44'),
    polygon([[92, 50], [106, 68], [92, 74], [82, 64]], '#e8f2ee', 0.9), polygon([[166, 62], [178, 75], [166, 80], [157, 71]], '#e8f2ee', 0.9),
    polygon([[0, 150], [0, 118], [50, 104], [110, 122], [170, 102], [240, 118], [240, 150]], '#0f2926'),
    '<path d="M110 150c6-14 30-14 22-26s-26-6-14-18" fill="none" stroke="#ffd98a" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 8"/>',
  ].join('')
}

/** Two formations face to face. */
function versus(id: string): string {
  const out = [ground(id, '#2a1f57', '#123d6e')]
  const rows = [[18, '#8c72d8', 1], [48, '#b09af0', 1], [88, '#5fb0ff', -1], [118, '#3a86d8', -1]] as const
  rows.forEach(([y, fill, d], j) => {
    for (let i = 0; i < 5; i++) {
      const x = 36 + i * 42
      out.push(polygon([[x - 14, y - 5], [x, y - 5 + 9 * d], [x + 14, y - 5], [x + 14, y + 10], [x, y + 10 + 9 * d], [x - 14, y + 10]], fill, (i + j) % 4 ? 0.95 : 0.45))
    }
  })
  out.push(
    '<path d="M14 70h212" stroke="#fff" stroke-width="2.5" stroke-dasharray="2 8" stroke-linecap="round"/>',
    polygon([[120, 52], [134, 70], [120, 88], [106, 70]], '#ffd35c'), polygon([[120, 52], [134, 70], [120, 70]], '#fff', 0.45),
  )
  return out.join('')
}

/** Seven orbits and a planet. */
function guardians(id: string): string {
  const out = [ground(id, '#0d2f3c', '#53235a')]
  const tilt = (-18 * Math.PI) / 180
  const colours = ['#4bc0c4', '#5aa0ea', '#8686e6', '#b383e0', '#dc7cc4', '#f07c82', '#f0a25c']
  colours.forEach((colour, i) => {
    const r = 24 + i * 15
    const t = i * 1.7 + 0.4
    const x = r * 1.15 * Math.cos(t)
    const y = r * 0.6 * Math.sin(t)
    const [cx, cy] = [120 + x * Math.cos(tilt) - y * Math.sin(tilt), 76 + x * Math.sin(tilt) + y * Math.cos(tilt)]
    out.push(
      `<ellipse cx="120" cy="76" rx="${(r * 1.15).toFixed(0)}" ry="${(r * 0.6).toFixed(0)}" fill="none" stroke="${colour}" stroke-width="2.5" transform="rotate(-18 120 76)" opacity=".9"/>`,
      `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${(4 + i * 0.6).toFixed(1)}" fill="${colour}"/>`,
    )
  })
  out.push('<circle cx="120" cy="76" r="17" fill="#ffd35c"/><path d="M106 70q14-8 28 2-4 16-18 14" fill="#e79a1c" opacity=".7"/>')
  return out.join('')
}

/** A split ring of six places. */
function civilwar(id: string): string {
  const out = [ground(id, '#123a74', '#7c1c28'), '<path d="M120 0h120v150H120l16-40-26-30 22-34z" fill="#7c1c28" opacity=".85"/>']
  for (let i = 0; i < 6; i++) {
    const t = (2 * Math.PI * i) / 6 - Math.PI / 2 + 0.52
    const [x, y] = [120 + 66 * Math.cos(t), 76 + 50 * Math.sin(t)]
    const blue = x < 120
    const colour = blue ? '#6fb0ff' : '#ff8d8d'
    out.push(`<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="17" fill="#0e1420" stroke="${colour}" stroke-width="4"/>`)
    out.push(blue ? `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="6" fill="${colour}"/>` : polygon([[x, y - 8], [x + 8, y], [x, y + 8], [x - 8, y]], colour))
  }
  out.push('<path d="M122 22l-12 36 24 20-22 22 10 32" fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round"/>')
  return out.join('')
}

const EMBLEMS: Readonly<Record<string, (id: string) => string>> = { champions, fellowship, versus, guardians, civilwar }

export function drawEmblem(game: string): string {
  const draw = EMBLEMS[game] ?? ((id: string) => ground(id, '#1a2433', '#3a2b4f'))
  return `<svg viewBox="0 0 240 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${draw(`emblem-${game}`)}</svg>`
}

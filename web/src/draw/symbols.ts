/** Symbols of the table: own drawings on a 24 px grid, solid shapes. One sprite, drawn once per page. */
export const SYMBOLS: Readonly<Record<string, string>> = {
  atk:
    '<path d="M21.5 2.5 20 9l-8.6 8.6-5-5L15 4zM5 13.2l5.8 5.8-1.7 1.7-2-1.3-3 3L1.6 19.9l3-3-1.3-2z"/>',
  thw:
    '<path fill-rule="evenodd" d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zm0 3.2a5.3 5.3 0 1 1 0 10.6 5.3 5.3 0 0 1 0-10.6z"/><path d="M1.5 13.8v-3.6h21v3.6z"/>',
  def:
    '<path d="M12 1.8l8.5 3v6.4c0 5.5-3.5 9-8.5 11-5-2-8.5-5.5-8.5-11V4.8z"/>',
  sch:
    '<path d="M12 1.5a4 4 0 0 1 1.6 7.7l2.7 4.9a4 4 0 1 1-1.7 6.4H9.4a4 4 0 1 1-1.7-6.4l2.7-4.9A4 4 0 0 1 12 1.5zm0 9-2.3 4.2c.5.5.9 1.1 1 1.8h2.6c.1-.7.5-1.3 1-1.8z"/>',
  rec:
    '<path d="M9 2.5h6V9h6.5v6H15v6.5H9V15H2.5V9H9z"/>',
  hp:
    '<path d="M12 21.5C4.5 16 2 12.3 2 8.3A5.3 5.3 0 0 1 12 6a5.3 5.3 0 0 1 10 2.3c0 4-2.5 7.7-10 13.2z"/>',
  deck:
    '<path d="M5 2h11v16H5zM18 4.5h2.5V22h-12v-2H18z"/>',
  discards:
    '<path d="M3.5 7.5 13 3l6 12.5L9.5 20zM17 5h4.5v14h-5.3l4-1.9z"/>',
  hand:
    '<path d="M3 6.5 10 4l4.5 13L7.5 19.5zM12.5 4.5h8v14.5h-4.3z"/>',
  will:
    '<path d="M12 1l2.2 5.2L19.8 4.2 17.8 9.8 23 12l-5.2 2.2 2 5.6-5.6-2L12 23l-2.2-5.2-5.6 2 2-5.6L1 12l5.2-2.2-2-5.6 5.6 2z"/>',
  threat:
    '<path d="M12.5 1.5c.6 4.3 6.7 6.5 6.7 13A7.2 7.2 0 0 1 4.8 14.5c0-3.6 2.3-5 2.7-8.5 2 1 3.1 2.3 3.6 4.3 1.6-2.3 1.9-5.3 1.4-8.8z"/>',
  eng:
    '<path fill-rule="evenodd" d="M12 5c5 0 8.6 3.4 10.5 7-1.9 3.6-5.5 7-10.5 7S3.4 15.6 1.5 12C3.4 8.4 7 5 12 5zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"/>',
  quest:
    '<path d="M4 2h3v1.5h13l-3.5 5L20 13.5H7V22H4z"/>',
  energy:
    '<path d="M14.5 1 4.5 13.5h6L8.5 23 19.5 9.5h-6.3z"/>',
  mental:
    '<path fill-rule="evenodd" d="M12 1.5 22.5 12 12 22.5 1.5 12zm0 6a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z"/>',
  physical:
    '<path d="M7.5 2h9L22 7.5v9L16.5 22h-9L2 16.5v-9zM8.5 8v8h7V8z" fill-rule="evenodd"/>',
  wild:
    '<path d="M12 .8l3 8.2 8.2 3-8.2 3-3 8.2-3-8.2L.8 12 9 9z"/>',
  flight:
    '<path d="M12 3 23 13.5h-5L12 8l-6 5.5H1zM12 11.5l7.5 7.5h-4.8L12 16.3 9.3 19H4.5z"/>',
  range:
    '<path fill-rule="evenodd" d="M10.7 1h2.6v3.1a8 8 0 0 1 6.6 6.6H23v2.6h-3.1a8 8 0 0 1-6.6 6.6V23h-2.6v-3.1a8 8 0 0 1-6.6-6.6H1v-2.6h3.1a8 8 0 0 1 6.6-6.6zM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"/>',
  boost:
    '<path d="M12 2l9 8.5h-5.3L12 7l-3.7 3.5H3zM12 11l9 8.5h-5.3L12 16l-3.7 3.5H3z"/>',
  acc:
    '<path d="M2 4l10 8-10 8zM12 4l10 8-10 8z"/>',
  crisis:
    '<path fill-rule="evenodd" d="M7.5 2h9L22 7.5v9L16.5 22h-9L2 16.5v-9zM10.5 6v7.5h3V6zm0 9.5v3h3v-3z"/>',
  hazard:
    '<path fill-rule="evenodd" d="M12 1.5 23.5 22H.5zM10.6 9v6.5h2.8V9zm0 8.3v2.5h2.8v-2.5z"/>',
  move:
    '<path d="M2 8.5h10V3l10.5 9L12 21v-5.5H2z"/>',
  heroic:
    '<path fill-rule="evenodd" d="M12 1.2l3.1 7 7.6.8-5.7 5.1 1.6 7.5L12 17.8l-6.6 3.8L7 14.1 1.3 9l7.6-.8z"/>',
  trap:
    '<path d="M2 4h20v4l-2.5 4L17 8l-2.5 4L12 8l-2.5 4L7 8l-2.5 4L2 8zM2 20h20v-3l-2.5-4-2.5 4-2.5-4-2.5 4-2.5-4L7 17l-2.5-4L2 17z"/>',
  ko:
    '<path fill-rule="evenodd" d="M12 .8l3.3 3.1 4.5-.5.2 4.5 3.3 3.1-2.9 3.5.6 4.5-4.5.7L13.7 23.5 10 21l-4.4.9-1-4.4L1 14.8l2.6-3.7L2.5 6.7 7 5.8zM8.5 6.7 6.7 8.5l3.5 3.5-3.5 3.5 1.8 1.8 3.5-3.5 3.5 3.5 1.8-1.8-3.5-3.5 3.5-3.5-1.8-1.8-3.5 3.5z"/>',
  stun:
    '<path d="M2.5 7.5 7 3l3 5 4.5-5.5 2 6.5L22 7l-3 6 3 4-6 .5-2.5 4.5-3.5-4.5L4 20l1.5-5.5L1.5 12l4-1.5z"/>',
  conf:
    '<path d="M12 2a7 7 0 0 1 7 7c0 4.8-5.2 5.2-5.2 8h-3.6c0-5 5-4.7 5-8a3.2 3.2 0 0 0-6.4 0H5a7 7 0 0 1 7-7zM10 18.8h4V22.5h-4z"/>',
  tough:
    '<path fill-rule="evenodd" d="M12 1.5 21 5v6.5c0 5.5-4 9-9 11-5-2-9-5.5-9-11V5zm0 3.3L6 7v4.5c0 3.8 2.5 6.2 6 7.8 3.5-1.6 6-4 6-7.8V7zm0 3 3.3 1.3v2.5c0 2-1.3 3.4-3.3 4.5-2-1.1-3.3-2.5-3.3-4.5V9.1z"/>',
  house:
    '<path fill-rule="evenodd" d="M12 2.2 23 12h-3.2v9.5h-5.6v-6.3H9.8v6.3H4.2V12H1z"/>',
  undo:
    '<path d="M9.5 3v5H14a7 7 0 0 1 0 14H6v-3.2h8a3.8 3.8 0 0 0 0-7.6H9.5v5L1.5 9.6z"/>',
  bulb:
    '<path d="M12 1.5a7.5 7.5 0 0 1 4.5 13.5c-.8.6-1 1.2-1 2v.5h-7V17c0-.8-.2-1.4-1-2A7.5 7.5 0 0 1 12 1.5zM8.7 19h6.6v1.5c0 1.3-1.5 2.5-3.3 2.5s-3.3-1.2-3.3-2.5z"/>',
  book:
    '<path fill-rule="evenodd" d="M5.5 2H20v20H6a3.5 3.5 0 0 1-3.5-3.5v-13A3.5 3.5 0 0 1 5.5 2zM17.5 17H6a1.4 1.4 0 0 0 0 2.8h11.5zM7.5 5v2.2h8V5zm0 4.5v2.2h6V9.5z"/>',
  link:
    '<path d="M10 7H7a5 5 0 0 0 0 10h3v-2.8H7a2.2 2.2 0 0 1 0-4.4h3zm4 0h3a5 5 0 0 1 0 10h-3v-2.8h3a2.2 2.2 0 0 0 0-4.4h-3zm-6 3.7h8v2.6H8z"/>',
  coin:
    '<path fill-rule="evenodd" d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 3.2a7.3 7.3 0 1 0 0 14.6 7.3 7.3 0 0 0 0-14.6zM12 7l5 5-5 5-5-5z"/>',
  crown:
    '<path d="M2 6.5l5.3 4L12 3l4.7 7.5 5.3-4L20 17.5H4zM4 19h16v3H4z"/>',
  flag:
    '<path d="M4 1.5h3V3h12.5L17 8l2.5 5H7v9.5H4z"/>',
  check:
    '<path d="M3 12.8 5.8 10l4 4L18.5 5.2 21.3 8 9.8 19.5z"/>',
  cross:
    '<path d="M5.5 2.8 12 9.3l6.5-6.5 2.7 2.7L14.7 12l6.5 6.5-2.7 2.7-6.5-6.5-6.5 6.5-2.7-2.7L9.3 12 2.8 5.5z"/>',
  turn:
    '<path d="M12 3a9 9 0 0 1 9 9h2.5L19 17.5 14.5 12H17a5 5 0 1 0-5 5v4a9 9 0 0 1 0-18z"/>',
  eye:
    '<path fill-rule="evenodd" d="M12 5c5 0 8.6 3.4 10.5 7-1.9 3.6-5.5 7-10.5 7S3.4 15.6 1.5 12C3.4 8.4 7 5 12 5zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"/>',
  menu:
    '<path d="M3 5h18v2.6H3zm0 5.7h18v2.6H3zm0 5.7h18V19H3z"/>',
  gear:
    '<path fill-rule="evenodd" d="M10 1.5h4l.6 3 2 .9L19.3 3.7l2.7 2.8-1.7 2.6.8 2 3 .6v.6 3.4l-3 .6-.8 2 1.7 2.6-2.7 2.8-2.6-1.7-2 .8-.7 2.7h-4l-.6-3-2-.8-2.6 1.7L2 20.6l1.7-2.6-.8-2-3-.6v-4l3-.6.8-2L2 6.2l2.7-2.7 2.6 1.7 2-.8zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"/>',
  bot:
    '<path fill-rule="evenodd" d="M10.7 1h2.6v3.5H18a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3h4.7zM8 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm8 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8 16v2h8v-2z"/>',
  user:
    '<path d="M12 2.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12 14c5.5 0 9 2.8 9 8H3c0-5.2 3.5-8 9-8z"/>',
  search:
    '<path fill-rule="evenodd" d="M10 2a8 8 0 0 1 6.3 12.9l5.4 5.4-2.1 2.1-5.4-5.4A8 8 0 1 1 10 2zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"/>',
  clock:
    '<path fill-rule="evenodd" d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM10.7 5.5v7.3l5 3.2 1.4-2.2-3.8-2.4V5.5z"/>',
  list:
    '<path d="M3 4h4v4H3zm6 .7h12v2.6H9zM3 10h4v4H3zm6 .7h12v2.6H9zM3 16h4v4H3zm6 .7h12v2.6H9z"/>',
  moon:
    '<path d="M20.5 15.5A9.5 9.5 0 0 1 8.5 3.5a9.5 9.5 0 1 0 12 12z"/>',
  chev:
    '<path d="M8 3.5 16.5 12 8 20.5 5.5 18l6-6-6-6z"/>',
  play:
    '<path d="M6 3v18l15-9z"/>',
  pause:
    '<path d="M5 3h5v18H5zm9 0h5v18h-5z"/>',
  save:
    '<path d="M10.5 2h3v9h4.5L12 17.5 6 11h4.5zM3 19h18v3H3z"/>',
  leads:
    '<path d="M1.5 10.8h15.7l-4.6-4.6L14.3 4.5 21.8 12l-7.5 7.5-1.7-1.7 4.6-4.6H1.5z"/>',
  star:
    '<path d="M12 1.2l3.1 7 7.6.8-5.7 5.1 1.6 7.5L12 17.8l-6.6 3.8L7 14.1 1.3 9l7.6-.8z"/>',
  unique:
    '<path d="M12 1.5 22.5 12 12 22.5 1.5 12z"/>',
  plus:
    '<path d="M10.3 3h3.4v7.3H21v3.4h-7.3V21h-3.4v-7.3H3v-3.4h7.3z"/>',
  civ:
    '<path d="M12 2a4.6 4.6 0 1 1 0 9.2A4.6 4.6 0 0 1 12 2zM5 22v-4.5C5 14 8 12.5 12 12.5s7 1.5 7 5V22z"/>',
  thug:
    '<path fill-rule="evenodd" d="M7 3l-5-1 2.5 6A9 9 0 0 0 3 13c0 4.5 4 8.5 9 9.5 5-1 9-5 9-9.5a9 9 0 0 0-1.5-5L22 2l-5 1a9 9 0 0 0-10 0zM6 10.5l5 2.5-1 2.5-4-1.5zm12 0L13 13l1 2.5 4-1.5zM9 18h6v1.8H9z"/>',
  danger:
    '<path fill-rule="evenodd" d="M12 .8 23.5 12 12 23.2.5 12zM10.6 6v7.5h2.8V6zm0 9.3V18h2.8v-2.7z"/>',
  bars:
    '<path fill-rule="evenodd" d="M4 3h16v18H4zm3.5 3v5H11V6zm5.5 0v5h3.5V6zm-5.5 7v5H11v-5zm5.5 0v5h3.5v-5z"/>',
  lock:
    '<path fill-rule="evenodd" d="M12 1.5a5.5 5.5 0 0 1 5.5 5.5v3H20v12H4V10h2.5V7A5.5 5.5 0 0 1 12 1.5zm0 3A2.5 2.5 0 0 0 9.5 7v3h5V7A2.5 2.5 0 0 0 12 4.5zM10.7 14v4.5h2.6V14z"/>',
  people:
    '<path d="M7 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm10 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM1.5 20v-4c0-3 2.5-4.5 5.5-4.5 1.9 0 3.5.6 4.5 1.7l.5.8.5-.8c1-1.1 2.6-1.7 4.5-1.7 3 0 5.5 1.5 5.5 4.5v4z"/>',
  "g-hero":
    '<path d="M12 1.2l3.1 7 7.6.8-5.7 5.1 1.6 7.5L12 17.8l-6.6 3.8L7 14.1 1.3 9l7.6-.8z"/>',
  "g-aggression":
    '<path d="M12 2 22.5 21h-21z"/>',
  "g-justice":
    '<path d="M2 9h20v3H2zM5 14h14v3H5zM9.5 3h5v4h-5zM9.5 18.5h5V22h-5z"/>',
  "g-leadership":
    '<path d="M3 4h6l6 8-6 8H3l6-8zM13 4h4l5.5 8L17 20h-4l6-8z"/>',
  "g-protection":
    '<path d="M12 1.8l8.5 3v6.4c0 5.5-3.5 9-8.5 11-5-2-8.5-5.5-8.5-11V4.8z"/>',
  "g-basic":
    '<circle cx="12" cy="12" r="9.5"/>',
  "g-encounter":
    '<path d="M2 2h6.5l3.5 6 3.5-6H22l-6 10 6 10h-6.5L12 16l-3.5 6H2l6-10z"/>',
  "g-sentinel":
    '<path d="M12 1l10 5.5v11L12 23 2 17.5v-11z"/>',
  "g-x-men":
    '<path d="M12 .8l7 5.7-7 5.5-7-5.5zM12 12l7 5.6-7 5.6-7-5.6z"/>',
  "g-brotherhood":
    '<path d="M4 2h5v10a3 3 0 0 0 6 0V2h5v10a8 8 0 0 1-16 0zM4 19h16v3H4z"/>',
  "g-doom":
    '<path fill-rule="evenodd" d="M3 2h18v20h-6v-4H9v4H3zM6 8v3.5h4.5V8zm7.5 0v3.5H18V8z"/>',
  "g-lleadership":
    '<path d="M2 6.5l5.3 4L12 3l4.7 7.5 5.3-4L20 19H4z"/>',
  "g-tactics":
    '<path d="M12 2 22.5 21h-21z"/>',
  "g-spirit":
    '<path d="M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"/>',
  "g-lore":
    '<path d="M3 21C2 9 9 3 22 2c0 13-6 19-16 17.5L10 13z"/>',
  "g-blue":
    '<circle cx="12" cy="12" r="10"/>',
  "g-red":
    '<path d="M12 1 23 12 12 23 1 12z"/>',
}
/** Faction glyphs that stand for several factions. */
const SHARED_GLYPHS: Readonly<Record<string, string>> = {
  villain: 'encounter', none: 'basic', neutral: 'basic', shadow: 'encounter', burden: 'encounter', quest: 'justice',
  boon: 'spirit', guardians: 'hero', avengers: 'hero', field: 'justice', city: 'basic', technique: 'basic',
}

/** The glyph that a faction owns, so that it is never told by colour alone. */
export function glyphOf(faction: string): string {
  const own = `g-${faction}`
  return own in SYMBOLS ? own : `g-${SHARED_GLYPHS[faction] ?? 'basic'}`
}

/** The sprite as one hidden SVG: every icon on the page points into it. */
export function drawSprite(): string {
  const symbols = Object.entries(SYMBOLS).map(([id, shape]) => `<symbol id="${id}" viewBox="0 0 24 24">${shape}</symbol>`)
  return `<svg width="0" height="0" aria-hidden="true"><defs>${symbols.join('')}</defs></svg>`
}

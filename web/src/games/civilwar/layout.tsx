/** Civil War: both storylines at the sides, the ring of locations round the score or the prison, the own heroes below. */
import type { AreaView, CardView, Text, View } from '../../wire'
import { useBoard } from '../../table/context'
import { counterOf, type Layout, type Who } from '../../table/layout'
import type { Thing } from '../../table/things'
import type { Language } from '../../words/language'
import { Draft, Muster } from './Draft'
import { bust } from './figures'
import { KEYS } from './keys'
import { Aside, Mine } from './Mine'
import { ownMoves } from './motion'
import { Pool } from './Pool'
import { Ring } from './Ring'
import { Small } from './Small'
import { StoryStrip } from './Storyline'
import { codeOf, crowdThings, heroesOf, isHero, nextOf } from './table'
import { CIVILWAR_COACH } from './coach'
import { CIVILWAR_STORY } from './story'

function Table() {
  const { view } = useBoard()
  const draft = view.areas.find((area) => area.id === 'draft')
  if (draft) return <Draft area={draft} />
  return view.areas.some((area) => area.id === 'ring') ? <><Ring /><StoryStrip /><Aside /></> : <Muster />
}

export const CIVILWAR: Layout = {
  story: CIVILWAR_STORY,
  coach: CIVILWAR_COACH,
  ends: (option) => option === 'end',
  rows: [{ areas: (area) => area.id === 'player-0', arrange: Table }], // the whole board is one drawing
  hand: ['hand'],
  left: [],
  right: [],
  zones: {
    population: { as: 'pile', back: 'population' },
    'event-deck': { as: 'pile', back: 'civilwar-event' },
    'mission-deck': { as: 'pile', back: 'civilwar-mission' },
    deck: { as: 'pile', back: 'civilwar-hero' },
  },
  moment: ['round'],
  phases: [
    { id: 'draw', page: 'turn', told: ['turn'] },
    { id: 'play', page: 'storyline', told: ['plays'] },
    { id: 'act', page: 'actions', told: ['enters', 'attacks', 'rescues', 'defeats', 'approves'] },
    { id: 'end', page: 'locations', told: ['turn-over'] },
  ],
  told: { cells: [] },
  held: Mine,
  stock: Pool,
  repeats: 2,
  headline,
  who,
  things: crowdThings,
  keys: KEYS,
  moves: ownMoves,
  zoom,
  small: (view) => (view.areas.some((area) => area.id === 'ring') ? Small : null),
  broad: true,
}

/** The round of a Clash, or how many missions Team Blue still needs. */
function headline(view: View, words: Language): string {
  const round = counterOf(view.areas.find((area) => area.id === 'track'), 'round')
  if (round) return words.t('page-civilwar-round', { n: round.value, most: round.most ?? 0 })
  const missions = counterOf(view.areas.find((area) => area.id === 'prison'), 'missions')
  return missions ? words.t('page-civilwar-missions-left', { n: (missions.most ?? 0) - missions.value }) : ''
}

/** A seat by its heroes and their cards; who plays next is said. */
function who(view: View, seat: number, words: Language): Who | null {
  const player = view.areas.find((area) => area.id === `player-${seat}`)
  if (!player) return null
  const heroes = heroesOf(view).filter((hero) => hero.seat === seat)
  const next = nextOf(view)[0]
  const shown = heroes.find((hero) => hero.marks.includes('active')) ?? heroes[0]
  return {
    colour: (player.marks ?? []).includes('red') ? 'red' : 'blue',
    line: !view.areas.some((area) => area.id === 'ring') ? heroes.map((hero) => words.say(hero.name)).join(', ') : heroes.length === 1 && shown ? `${words.say(shown.name)} · ${words.t('page-civilwar-cards', { n: shown.hand })}` : heroes.map((hero) => `${words.say(hero.name)} ${hero.hand}`).join(', '),
    tag: !view.result && next?.key && heroes.some((hero) => hero.key === next.key) ? words.t('page-civilwar-next') : '',
    portrait: shown ? bust(shown.code) : '',
  }
}

/** Heroes, locations and cells as large cards; cards in the colour of their team. */
function zoom(thing: Thing): CardView | undefined {
  const { area, card, place } = thing
  if (card) return card.face?.kind === 'hero-card' || card.face?.kind === 'equipment' ? { ...card, face: { ...card.face, faction: teamOf(area) } } : undefined
  if (!place) return undefined
  const face = { code: codeOf(place.name), name: place.name }
  if (isHero(area)) {
    return { back: '', key: place.key, face: { ...face, kind: 'figure', faction: teamOf(area), text: told(area) }, marks: (area.marks ?? []).filter((mark) => !QUIET.has(mark)) }
  }
  if (area.id === 'prison') return place.cards?.find((one) => one.face) ?? { back: '', key: place.key, face: { ...face, kind: 'cell', faction: 'red', text: place.text ?? [] } }
  const home = area.places?.find((one) => one.key === place.key || place.key.startsWith(one.key)) ?? place
  return { back: '', key: place.key, face: { code: codeOf(home.name), name: place.name, kind: 'location', faction: 'city', text: home.text ?? [] } }
}

/** Marks of a hero that are told by where they stand and what glows. */
const QUIET: ReadonlySet<string> = new Set(['blue', 'red', 'active', 'summary'])

const teamOf = (area: AreaView): string => ((area.marks ?? []).includes('red') ? 'red' : 'blue')

/** How a hero stands, and what their equipment does. */
function told(area: AreaView): Text[] {
  const counters = (area.counters ?? []).filter(({ value }) => value > 0)
  const gear = area.zones?.find((zone) => zone.id === 'equipment')?.cards ?? []
  return [
    ...counters.map(({ id, value }): Text => ({ id: 'page-civilwar-counted', args: { what: { id: `civilwar-counter-${id}` }, n: value } })),
    ...gear.flatMap((card) => (card.face ? [{ id: 'page-civilwar-has', args: { card: card.face.name } }, ...(card.face.text ?? [])] : [])),
  ]
}

import { beforeEach, describe, expect, it } from 'vitest'
import { FluentResource } from '@fluent/bundle'
import { markOf, type Scene } from '../src/coach/marks'
import { apart, placed, shared, type Box, type Lying } from '../src/coach/place'
import { keepProgress, progressOf } from '../src/coach/progress'
import { layoutOf } from '../src/games/layouts'
import { askingOf } from '../src/table/asking'
import { defending, laying, tableOf } from './fixtures'
import en from '../../src/rulebound/i18n/en/coach.ftl?raw'
import pl from '../../src/rulebound/i18n/pl/coach.ftl?raw'
import ru from '../../src/rulebound/i18n/ru/coach.ftl?raw'
import uk from '../../src/rulebound/i18n/uk/coach.ftl?raw'

const GAMES = ['champions', 'civilwar', 'fellowship', 'guardians', 'versus']
const LONGEST = 135 // letters: three lines of a bubble

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })
const nothing: Lying = { never: [], glowing: [], matters: [], rather: [] }
const room = box(0, 0, 1000, 600)
const size = { width: 200, height: 100 }

describe('the place of a bubble', () => {
  const about = box(400, 250, 100, 100)

  it('is beside its subject and never over it', () => {
    const found = { ...placed(size, about, room, nothing), ...size }
    expect(shared(found, about)).toBe(0)
    expect(apart(found, about)).toBeLessThan(40)
  })

  it('is never over what must stay free, however far it has to go', () => {
    const never = [box(0, 120, 1000, 480)]
    const found = { ...placed(size, about, room, { ...nothing, never }), ...size }
    expect(shared(found, never[0] as Box)).toBe(0)
  })

  it('covers what glows rather than the choice, where there is no other room', () => {
    const [choice, glowing] = [box(0, 0, 500, 600), box(500, 0, 500, 600)]
    const found = { ...placed(size, box(100, 100, 40, 40), room, { ...nothing, never: [choice], glowing: [glowing] }), ...size }
    expect(shared(found, choice)).toBe(0)
  })

  it('leaves a number that matters free rather than a card', () => {
    const [card, number] = [box(0, 0, 500, 600), box(500, 0, 500, 600)]
    const found = { ...placed(size, box(480, 300, 40, 40), room, { ...nothing, matters: [number], rather: [card] }), ...size }
    expect(shared(found, number)).toBe(0)
  })

  it('stays in its room, however small that is', () => {
    expect(placed(size, about, box(8, 56, 150, 80), nothing)).toEqual({ left: 8, top: 56 })
  })
})

const sceneOf = (view: typeof laying, refused = false): Scene => {
  const asking = askingOf(tableOf(view))
  if (asking === null) throw new Error('nobody is asked')
  return { view, asking, refused, paid: false, asks: (asking.prompt?.id ?? '').replace(`${view.game}-ask-`, '') }
}

describe('the mark that is shown', () => {
  const guardians = layoutOf('guardians').coach ?? []
  const champions = layoutOf('champions').coach ?? []

  it('is the first that fits and was not seen, one at a time', () => {
    expect(markOf(guardians, [], sceneOf(laying))?.id).toBe('lay')
    expect(markOf(guardians, ['lay'], sceneOf(laying))).toBeNull()
    expect(markOf(champions, [], sceneOf(defending))?.id).toBe('glow')
    expect(markOf(champions, ['glow'], sceneOf(defending))?.id).toBe('villain')
    expect(markOf(champions, ['glow'], { ...sceneOf(defending), paid: true })?.id).toBe('pay')
    expect(markOf(champions, [], null)).toBeNull()
  })

  it('is what somebody has just asked about, before all else', () => {
    expect(markOf(guardians, [], sceneOf(laying, true))?.id).toBe('why')
    expect(markOf(guardians, ['why'], sceneOf(laying, true))?.id).toBe('lay')
  })
})

describe('what was said', () => {
  beforeEach(() => localStorage.clear())

  it('is kept by game', () => {
    keepProgress('champions', { seen: ['glow'], off: false })
    expect(progressOf('champions')).toEqual({ seen: ['glow'], off: false })
    expect(progressOf('versus')).toEqual({ seen: [], off: false })
  })

  it('is nothing to whoever has played the game to its end already', () => {
    localStorage.setItem('rulebound.history', JSON.stringify([{ match: 'm', game: 'versus', won: true, when: '', setup: {}, rounds: 3 }]))
    expect(progressOf('versus').off).toBe(true)
    expect(progressOf('champions').off).toBe(false)
  })

  it('is kept in a form that nothing else can spoil', () => {
    localStorage.setItem('rulebound.guide', '[1')
    expect(progressOf('guardians').off).toBe(false)
  })
})

describe.each([['en', en], ['uk', uk], ['ru', ru], ['pl', pl]])('the words of the coach, %s', (_code, source) => {
  const said = new Map(new FluentResource(source).body.map((message) => [message.id, String(message.value)]))

  it.each(GAMES)('say each of at most five marks of %s in three lines', (game) => {
    const marks = layoutOf(game).coach ?? []
    expect(marks.length).toBeGreaterThan(2)
    expect(marks.length).toBeLessThan(6)
    for (const { id } of marks) {
      expect(said.get(`coach-${game}-${id}`), id).toBeTruthy()
      const line = said.get(`coach-${game}-${id}-line`) ?? ''
      expect(line.length, `${id}: ${line}`).toBeGreaterThan(20)
      expect(line.length, `${id}: ${line}`).toBeLessThanOrEqual(LONGEST)
    }
  })
})

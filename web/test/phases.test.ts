import { describe, expect, it } from 'vitest'
import { layoutOf } from '../src/games/layouts'
import { phaseOf } from '../src/table/phases'
import type { LogView, View } from '../src/wire'
import { chained, defending, laying } from './fixtures'

const line = (id: string, args: LogView['text']['args'] = {}): LogView => ({ text: { id, args }, rule: '', at: 0 })
const idAt = (view: View, told: LogView[] | null = null): string => {
  const phases = layoutOf(view.game).phases ?? []
  return phases[phaseOf(view, phases, told)]?.id ?? ''
}

describe('the phase of a round', () => {
  it('is what the step of the game, or the mark of the table, says', () => {
    expect(idAt(laying)).toBe('select')
    expect(idAt(defending)).toBe('activate')
    expect(idAt(chained)).toBe('attack')
    expect(idAt({ ...laying, step: 'draft' })).toBe('')
  })

  it('follows what is told', () => {
    const told = ['turn', 'enemy-attacks', 'reveals', 'villain-phase', 'enemy-schemes', 'dealt', 'reveals'].map((id) => line(`champions-log-${id}`))
    const course = told.map((_, i) => idAt(defending, told.slice(0, i + 1)))
    expect(course).toEqual(['player', 'player', 'player', 'threat', 'activate', 'deal', 'reveal'])
    expect(idAt(defending, [line('champions-log-draws')])).toBe('activate') // nothing told says otherwise
  })

  it('is named by the line where one line tells of all of them', () => {
    const quest = { ...laying, game: 'fellowship' }
    expect(idAt(quest, [line('fellowship-log-phase', { phase: 'resource' }), line('fellowship-log-phase', { phase: 'planning' })])).toBe('planning')
  })
})

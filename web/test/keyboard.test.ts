import { describe, expect, it } from 'vitest'
import { commandOf, nearest, setTabStops } from '../src/table/keyboard'

const press = (key: string, code = '', more: Partial<KeyboardEvent> = {}) =>
  commandOf({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...more })

describe('keys', () => {
  it('are those of the notes', () => {
    expect(press('4')).toEqual({ do: 'option', key: '4' })
    expect(press('Enter')).toEqual({ do: 'take' })
    expect(press(' ')).toEqual({ do: 'zoom' })
    expect(press('?')).toEqual({ do: 'why' })
    expect(press('ArrowUp')).toEqual({ do: 'move', dx: 0, dy: -1 })
    expect(press('x', 'KeyX')).toBeNull()
  })

  it('work on a Cyrillic keyboard', () => {
    expect(press('г', 'KeyU')).toEqual({ do: 'undo' })
    expect(press('р', 'KeyH')).toEqual({ do: 'hint' })
  })

  it('leave the browser its own', () => {
    expect(press('t', 'KeyT', { ctrlKey: true })).toBeNull()
    expect(press('1', 'Digit1', { altKey: true })).toBeNull()
  })
})

describe('arrows', () => {
  const box = (x: number, y: number) => ({ left: x, top: y, right: x + 10, bottom: y + 10 })

  it('go to the nearest in their direction', () => {
    const all = [box(20, 0), box(40, 0), box(0, 30), box(-20, 0)]
    expect(nearest(box(0, 0), all, 1, 0)).toBe(0)
    expect(nearest(box(0, 0), all, 0, 1)).toBe(2)
    expect(nearest(box(0, 0), all, -1, 0)).toBe(3)
    expect(nearest(box(0, 0), all, 0, -1)).toBe(-1)
  })

  it('prefer what lies straight ahead', () => {
    expect(nearest(box(0, 0), [box(15, 60), box(40, 0)], 1, 0)).toBe(1)
  })
})

describe('Tab', () => {
  it('stops once per area, at the first legal card', () => {
    document.body.innerHTML = '<div data-area="a"><i data-card="x"></i><i data-card="y" class="can"></i></div><div data-area="b"><i data-card=""></i><i data-card="z"></i></div>'
    setTabStops(document.body)
    const stops = [...document.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => card.tabIndex === 0).map((card) => card.dataset['card'])
    expect(stops).toEqual(['y', 'z'])
  })
})

/** What a choice means, for whoever has not played it yet: how hard it is, what it is about, and what stands on its card. */
import { useState } from 'preact/hooks'
import { Rich } from '../card/Card'
import { lookOf } from '../card/look'
import type { SetupField, SetupValue } from '../wire'
import type { Language } from '../words/language'
import { useWords } from '../words/use'
import { levelOf, type Level } from './levels'

interface Said {
  id: string
  value: SetupValue
  level: Level | null
  about: string
  text: string[]
}

function saidOf(words: Language, game: string, field: SetupField, value: SetupValue): Said {
  const about = `${game}-about-${field.id}-${value.value}`.replaceAll('_', '-')
  return {
    id: `about-${field.id}-${value.value}`, value, level: levelOf(game, field.id, value.value), about: words.has(about) ? words.t(about) : '',
    text: value.face && !lookOf(value.face, game).land ? (value.face.text ?? []).map((line) => words.say(line)) : [], // a quest begins with its setup
  }
}

/** Whatever the pointer or the focus is on, or was touched last; the props for what can be pointed at. */
export function useLook(): { looked: SetupValue | null; look(value: SetupValue): object } {
  const [looked, setLooked] = useState<SetupValue | null>(null)
  const look = (value: SetupValue): object => ({
    onPointerEnter: () => setLooked(value),
    onPointerLeave: (event: PointerEvent) => { if (event.pointerType === 'mouse') setLooked(null) }, // a finger leaves at once
    onFocus: () => setLooked(value),
    onBlur: () => setLooked(null),
  })
  return { looked, look }
}

/** The id of what is said of a value, for whoever hears it beside the button; nothing where nothing is said. */
export function aboutId(words: Language, game: string, field: SetupField, value: SetupValue): string | undefined {
  const said = saidOf(words, game, field, value)
  return said.level !== null || said.about || said.text.length > 0 ? said.id : undefined
}

/** What is said of one of these values. All of them lie on each other, so that nothing moves when another one is shown. */
export function About({ game, field, values, shown, named }: { game: string; field: SetupField; values: SetupValue[]; shown: SetupValue | null; named(value: SetupValue): string }) {
  const words = useWords()
  const all = values.filter((value) => aboutId(words, game, field, value)).map((value) => saidOf(words, game, field, value))
  if (all.length === 0) return null
  return (
    <div class="abouts">
      {all.map((one) => (
        <div key={one.id} id={one.id} class={`abt${one.value === shown ? ' on' : ''}`}>
          <p>
            <b>{named(one.value)}</b>
            {one.level !== null && <span class={`tag lv lv${one.level}`}><i aria-hidden="true">{[1, 2, 3].map((n) => <u key={n} class={n <= (one.level ?? 0) ? 'on' : ''} />)}</i>{words.t(`page-level-${one.level}`)}</span>}
            {!one.value.face && one.about}
          </p>
          {one.value.face && one.about && <p>{one.about}</p>}
          {one.text.length > 0 && <p class="pr2">{one.value.deck && one.value.face && <b>{words.say(one.value.face.name)}</b>}<Rich text={one.text.join(' ')} /></p>}
        </div>
      ))}
    </div>
  )
}

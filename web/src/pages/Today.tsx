/** The game of the day: the same deal for everybody, alone or with computer partners. */
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import { getToday, makeMatch, sentenceOf } from '../net/api'
import { keepSetting, setting } from '../net/keep'
import type { Shell } from '../shell'
import type { Text, Today as GameOfTheDay } from '../wire'
import { useWords } from '../words/use'
import { valueName } from './Fields'

export function Today({ shell }: { shell: Shell }) {
  const words = useWords()
  const [today, setToday] = useState<GameOfTheDay | null>(null)
  const [problem, setProblem] = useState<Text | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let gone = false
    getToday().then((told) => { if (!gone) setToday(told) }, () => {})
    return () => { gone = true }
  }, [])
  if (today === null) return null
  const info = shell.lobby?.games.find((one) => one.id === today.game)
  const drawn = (info?.options ?? []).flatMap((field) => {
    const value = today.setup[field.id]
    return (Array.isArray(value) ? value : [value]).flatMap((one) => {
      const found = field.values.find((other) => other.value === one)
      return found ? [valueName(words, today.game, field, found)] : []
    })
  })
  const play = async (): Promise<void> => {
    setBusy(true)
    try {
      const made = await makeMatch({ game: today.game, setup: today.setup, seed: today.seed, seats: [{ kind: 'me', name: setting('name') }] })
      keepSetting('today', today.day)
      shell.open(made)
    } catch (why) {
      setProblem(sentenceOf(why))
      setBusy(false)
    }
  }
  const day = new Intl.DateTimeFormat(words.code, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${today.day}T00:00:00Z`))
  return (
    <section class="today" aria-labelledby="today">
      <div><h2 id="today">{words.t('page-today', { day })}</h2><p>{[words.t(`page-game-${today.game}`), ...drawn].join(' · ')}</p></div>
      <p>{words.t('page-today-line')}</p>
      <button type="button" class="btn" disabled={busy} onClick={() => void play()}><Icon id={setting('today') === today.day ? 'turn' : 'chev'} />{words.t(setting('today') === today.day ? 'page-today-again' : 'page-today-play')}</button>
      {problem && <p class="problem" role="alert">{words.say(problem)}</p>}
    </section>
  )
}

/** A friend's link was opened: say a name and sit down. */
import { useState } from 'preact/hooks'
import { join, Refused } from '../net/api'
import { keepSetting, setting } from '../net/keep'
import type { Shell } from '../shell'
import { Brand } from '../table/Top'
import type { Text } from '../wire'
import { useWords } from '../words/use'

export function Join({ invite, shell }: { invite: string; shell: Shell }) {
  const words = useWords()
  const [name, setName] = useState(setting('name'))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Text | null>(null)
  const sit = async (event: Event): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    keepSetting('name', name)
    try {
      shell.open(await join({ invite, name }))
    } catch (why) {
      setProblem(why instanceof Refused ? why.text : { id: 'page-no-server' })
      setBusy(false)
    }
  }
  return (
    <main class="plain">
      <Brand big />
      <h1>{words.t('page-join-title')}</h1>
      <p>{words.t('page-join-line')}</p>
      <form class="nm" onSubmit={(event) => void sit(event)}>
        <label for="join-name">{words.t('page-your-name')}</label>
        <input id="join-name" maxLength={40} value={name} onInput={(event) => setName(event.currentTarget.value)} autocomplete="nickname" />
        <button type="submit" class="btn pri" disabled={busy}>{words.t('page-join')}</button>
      </form>
      {problem && <p class="problem" role="alert">{words.say(problem)}</p>}
    </main>
  )
}

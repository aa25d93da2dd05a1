/** How one likes to play: speed, sound, size of the words, what is asked about. Kept in this browser. */
import type { ComponentChildren } from 'preact'
import { changeSettings, SIZES, SPEEDS, useSettings, type Settings as All } from '../settings'
import { sound } from '../sound'
import { useWords } from '../words/use'
import { Dialog } from './Dialog'

export function Settings({ onClose }: { onClose(): void }) {
  const words = useWords()
  const now = useSettings()
  return (
    <Dialog title={words.t('play-settings')} onClose={onClose}>
      <Pick name="speed" values={SPEEDS} now={now.speed} />
      <Pick name="text" values={SIZES} now={now.text} />
      <Switch name="sound" on={now.sound} onTurn={(on) => { if (on) sound('turn') }} />
      <Switch name="confirm" on={now.confirm} />
      <Switch name="free" on={now.free} />
      <p class="lead">{words.t('play-settings-kept')}</p>
    </Dialog>
  )
}

function Field({ name, children }: { name: keyof All; children: ComponentChildren }) {
  const words = useWords()
  return <div class="setting"><div><b id={`set-${name}`}>{words.t(`play-set-${name}`)}</b><p id={`set-${name}-line`}>{words.t(`play-set-${name}-line`)}</p></div>{children}</div>
}

/** One of a few: the arrows go from one to the next. */
function Pick<T extends string>({ name, values, now }: { name: 'speed' | 'text'; values: readonly T[]; now: T }) {
  const words = useWords()
  return (
    <Field name={name}>
      <div class="seg small" role="radiogroup" aria-labelledby={`set-${name}`} aria-describedby={`set-${name}-line`}>
        {values.map((value) => (
          <label key={value} class={value === now ? 'on' : ''}>
            <input type="radio" name={`set-${name}`} value={value} checked={value === now} onChange={() => changeSettings({ [name]: value })} />
            {words.t(`play-set-${name}-${value}`)}
          </label>
        ))}
      </div>
    </Field>
  )
}

function Switch({ name, on, onTurn }: { name: 'sound' | 'confirm' | 'free'; on: boolean; onTurn?(on: boolean): void }) {
  const turn = (): void => {
    changeSettings({ [name]: !on })
    onTurn?.(!on)
  }
  return (
    <Field name={name}>
      <button type="button" class="switch" role="switch" aria-checked={on} aria-labelledby={`set-${name}`} aria-describedby={`set-${name}-line`} onClick={turn}><i /></button>
    </Field>
  )
}

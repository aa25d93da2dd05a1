/** The menu of a table: links, files, name, language, theme, keys. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import { keepSetting, setting } from '../net/keep'
import type { Coach } from '../coach/coach'
import { Guide } from '../coach/Guide'
import type { Shell } from '../shell'
import type { TableNow } from '../wire'
import { layoutOf } from '../games/layouts'
import { useWords } from '../words/use'
import { useDrawer } from './size'
import { Languages } from '../pages/Languages'
import { Sure } from '../pages/Sure'

interface MenuProps {
  now: TableNow
  shell: Shell
  coach: Coach
  onClose(): void
  onSettings(): void
  onSave(): void
  onSpectate(): void
  onShare(): void
  onRename(name: string): void
  onStandIn(): void
  onConcede(): void
  onGiveSeat(): void
}

const KEYS = ['option', 'arrows', 'take', 'zoom', 'why', 'hint', 'undo', 'log', 'menu', 'theme', 'guide', 'close'] as const

export function Menu({ now, shell, coach, onClose, onSettings, onSave, onSpectate, onShare, onRename, onStandIn, onConcede, onGiveSeat }: MenuProps) {
  const words = useWords()
  const [name, setName] = useState(setting('name'))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector<HTMLElement>('button')?.focus()
    return () => { if (before instanceof HTMLElement) before.focus() }
  }, [])
  const narrow = useDrawer()
  const playing = now.kind === 'match' && !now.view.result && now.yours.some((seat) => !now.seats[seat]?.gone)
  const then = (act: () => void) => () => { act(); onClose() }
  return (
    <>
      <div class="veil" onClick={onClose} />
      <div class="menu" role="dialog" aria-modal="true" aria-label={words.t('page-menu')} ref={box}>
        <div class="mh"><h2>{words.t('page-menu')}</h2><button type="button" class="ibtn" aria-label={words.t('page-close')} onClick={onClose}><Icon id="cross" /></button></div>
        {now.yours.length > 0 && (
          <form class="nm" onSubmit={(event) => { event.preventDefault(); keepSetting('name', name); onRename(name) }}>
            <label for="my-name">{words.t('page-your-name')}</label>
            <input id="my-name" maxLength={40} value={name} onInput={(event) => setName(event.currentTarget.value)} autocomplete="nickname" />
            <button type="submit" class="btn quiet">{words.t('page-rename')}</button>
          </form>
        )}
        {narrow && <Guide coach={coach} game={now.view.game} />}
        <div class="ml">
          {now.host && !now.view.result && <button type="button" class="btn quiet" onClick={then(onSpectate)}><Icon id="eye" />{words.t('play-invite-watch')}</button>}
          {now.view.result && <button type="button" class="btn quiet" onClick={then(onShare)}><Icon id="link" />{words.t('page-share')}</button>}
          {now.may_save && <button type="button" class="btn quiet" onClick={then(onSave)}><Icon id="save" />{words.t('page-save')}</button>}
          {now.yours.length > 0 && !now.view.result && <button type="button" class="btn quiet" onClick={then(onStandIn)}><Icon id="bot" />{words.t('page-leave-seat')}</button>}
          {playing && !now.host && <Sure label={words.t('page-give-seat')} ask={words.t('page-give-seat-ask')} yes={words.t('page-give-seat-yes')} busy={false} wide onYes={then(onGiveSeat)}><Icon id="user" /></Sure>}
          {playing && <Sure label={words.t('page-concede')} ask={words.t('page-concede-ask')} yes={words.t('page-concede-yes')} busy={false} wide danger onYes={then(onConcede)}><Icon id="cross" /></Sure>}
          {coach.can && !coach.on && <button type="button" class="btn quiet" onClick={then(coach.toggle)}><Icon id="hand" />{words.t('coach-start')}</button>}
          <a class="btn quiet" href={`/rules/${now.view.game}/how-to-play`} target="_blank" rel="noopener"><Icon id="bulb" />{words.t('page-how')}</a>
          <a class="btn quiet" href={`/rules/${now.view.game}`} target="_blank" rel="noopener"><Icon id="book" />{words.t('page-rules')}</a>
          <a class="btn quiet" href="/"><Icon id="list" />{words.t('page-all-games')}</a>
        </div>
        <button type="button" class="btn quiet" onClick={then(onSettings)}><Icon id="gear" />{words.t('play-settings')}</button>
        <Languages shell={shell} />
        <button type="button" class="btn quiet" onClick={shell.flipTheme}><Icon id="moon" />{words.t('page-theme')}</button>
        <h3>{words.t('page-keys')}</h3>
        <dl class="keys">
          {[...KEYS, ...(layoutOf(now.view.game).keys?.told ?? [])].map((key) => <div key={key}><dt>{words.t(`page-key-${key}`)}</dt><dd>{words.t(`page-key-${key}-does`)}</dd></div>)}
        </dl>
      </div>
    </>
  )
}

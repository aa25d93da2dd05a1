import { Icon } from '../draw/Icon'
import type { LogView, View } from '../wire'
import { useWords } from '../words/use'
import { commonArea, counterOf, type Layout } from './layout'
import { phaseOf } from './phases'

/** Which moment of the game it is: the round, its phases and the one that it is; each leads to its page of the rulebook. */
export function Moment({ view, layout, told }: { view: View; layout: Layout; told: readonly LogView[] | null }) {
  const words = useWords()
  const common = commonArea(view)
  const moments = layout.moment
    .map((id) => ({ id, counter: counterOf(common, id) }))
    .filter(({ counter }) => counter !== null && counter.value > 0)
    .map(({ id, counter }) => `${words.term(view.game, 'counter', id)} ${counter?.value}`)
  const headline = layout.headline?.(view, words) || moments.join(' · ')
  const phases = layout.phases ?? []
  const now = phaseOf(view, phases, told)
  const step = words.term(view.game, 'step', view.step)
  return (
    <nav class="phase" aria-label={words.t('page-phases')}>
      {headline && <b>{headline}</b>}
      {view.result ? <span class="tag">{words.t('page-over')}</span> : (
        <ol class="steps">
          {now < 0 ? <li class="now">{step}</li> : phases.map(({ id, page }, i) => (
            <li key={id} class={i < now ? 'done' : i === now ? 'now' : ''}>
              <a href={`/rules/${view.game}/${page}`} target="_blank" rel="noopener" title={i === now && told === null ? step : undefined} {...(i === now ? { 'aria-current': 'step' } : {})}>
                {words.term(view.game, 'moment', id)}{i === now && <small aria-hidden="true"> {i + 1}/{phases.length}</small>}
              </a>
            </li>
          ))}
        </ol>
      )}
    </nav>
  )
}

export function Brand({ big }: { big?: boolean }) {
  return <a class={`brand${big ? ' big' : ''}`} href="/" aria-label="Rulebound"><i /><span>Rulebound</span></a>
}

export function ThemeButton({ onClick }: { onClick(): void }) {
  const words = useWords()
  return <button type="button" class="ibtn" aria-label={words.t('page-theme')} title={`${words.t('page-theme')} (T)`} onClick={onClick}><Icon id="moon" /></button>
}

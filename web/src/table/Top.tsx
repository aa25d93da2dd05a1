import { Icon } from '../draw/Icon'
import type { View } from '../wire'
import { useWords } from '../words/use'
import { commonArea, counterOf, type Layout } from './layout'

/** Which moment of the game it is: round, stage, step. */
export function Moment({ view, layout }: { view: View; layout: Layout }) {
  const words = useWords()
  const common = commonArea(view)
  const moments = layout.moment
    .map((id) => ({ id, counter: counterOf(common, id) }))
    .filter(({ counter }) => counter !== null && counter.value > 0)
    .map(({ id, counter }) => `${words.term(view.game, 'counter', id)} ${counter?.value}`)
  const headline = layout.headline?.(view, words) || moments.join(' · ')
  const stages = layout.stages ? counterOf(common, layout.stages) : null
  const step = words.term(view.game, 'step', view.step)
  return (
    <div class="phase">
      {headline && <b>{headline}</b>}
      {view.result ? <span class="tag">{words.t('page-over')}</span> : (
        <ol class="steps">
          {layout.phases ? <Phases view={view} phases={layout.phases} step={step} /> : stages && layout.stages && stages.value > 0
            ? Array.from({ length: stages.most ?? stages.value }, (_, i) => (
                <li key={i} class={i + 1 < stages.value ? 'done' : i + 1 === stages.value ? 'now' : ''} {...(i + 1 === stages.value ? { 'aria-current': 'step' } : {})}>
                  {words.term(view.game, 'counter', layout.stages ?? '')} {i + 1}{i + 1 === stages.value && <span>, {step}</span>}
                </li>
              ))
            : <li class="now">{step}</li>}
        </ol>
      )}
    </div>
  )
}

/** All phases of a round: those that are over, the one that it is, those to come. */
function Phases({ view, phases, step }: { view: View; phases: string[]; step: string }) {
  const words = useWords()
  const marks = commonArea(view)?.marks ?? []
  const now = phases.findIndex((phase) => marks.includes(`phase-${phase}`))
  if (now < 0) return <li class="now">{step}</li>
  return (
    <>
      {phases.map((phase, i) => (
        <li key={phase} class={i < now ? 'done' : i === now ? 'now' : ''} {...(i === now ? { 'aria-current': 'step', title: step } : {})}>{words.term(view.game, 'moment', phase)}</li>
      ))}
    </>
  )
}

export function Brand({ big }: { big?: boolean }) {
  return <a class={`brand${big ? ' big' : ''}`} href="/" aria-label="Rulebound"><i /><span>Rulebound</span></a>
}

export function ThemeButton({ onClick }: { onClick(): void }) {
  const words = useWords()
  return <button type="button" class="ibtn" aria-label={words.t('page-theme')} title={`${words.t('page-theme')} (T)`} onClick={onClick}><Icon id="moon" /></button>
}

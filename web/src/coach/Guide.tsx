/** The list of what the coach has to say: in the rail, on a phone in the menu. */
import { Icon } from '../draw/Icon'
import { useWords } from '../words/use'
import type { Coach } from './coach'

export function Guide({ coach, game }: { coach: Coach; game: string }) {
  const words = useWords()
  if (!coach.on) return null
  const { marks, seen } = coach
  return (
    <section class="gd-list" aria-labelledby="gd-guide">
      <h2 id="gd-guide"><Icon id="bulb" />{words.t('coach-guide')}<span>{words.t('coach-at', { n: seen.length, of: marks.length })}</span></h2>
      <ol>
        {marks.map((mark, i) => {
          const done = seen.includes(mark.id)
          return (
            <li key={mark.id} class={done ? 'done' : mark === coach.mark ? 'now' : ''} {...(mark === coach.mark ? { 'aria-current': 'step' } : {})}>
              <i aria-hidden="true">{done ? <Icon id="check" /> : i + 1}</i><span>{words.t(`coach-${game}-${mark.id}`)}{done && <span class="sr"> {words.t('coach-said')}</span>}</span>
            </li>
          )
        })}
      </ol>
      <p>{words.t('coach-about')}</p>
      <button type="button" class="btn quiet" onClick={coach.toggle}>{words.t('coach-stop')}</button>
    </section>
  )
}

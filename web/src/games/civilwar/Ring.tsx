/** The ring of six locations, three over three, with the score or the prison in the middle of it. */
import { Rich } from '../../card/Card'
import { softly } from '../../card/look'
import { Drawing, Icon } from '../../draw/Icon'
import { useBoard } from '../../table/context'
import type { PlaceView, Text } from '../../wire'
import type { Language } from '../../words/language'
import { useWords } from '../../words/use'
import { Middle } from './Middle'
import { aimAt, Point, Team, teamName, useAim } from './parts'
import { scene } from './scenes'
import { Standee } from './Standee'
import { Storyline } from './Storyline'
import { aimOf, codeOf, heroesOf, ROWS, spotsOf, storiesOf, type Crowd, type Spot, type Standee as Hero } from './table'

export function Ring() {
  const { view } = useBoard()
  const words = useWords()
  const heroes = heroesOf(view)
  const spots = spotsOf(view)
  const [blue, red] = storiesOf(view)
  const row = (positions: readonly number[]) => positions.map((at) => {
    const spot = spots[at]
    return spot && <Location key={at} spot={spot} heroes={heroes.filter((hero) => hero.position === at)} />
  })
  return (
    <div class="cw">
      {blue && <Storyline story={blue} />}
      <div class={`ring${view.areas.some((area) => area.id === 'prison') ? ' jail' : ''}`} data-area="ring" role="group" aria-label={words.term('civilwar', 'area', 'ring')}>
        {row(ROWS[0] ?? [])}
        <Middle />
        {row(ROWS[1] ?? [])}
      </div>
      {red && <Storyline story={red} />}
    </div>
  )
}

/** What it does, without the words that say when: that is the same for all of them. */
export function effectOf(text: Text): Text {
  return text.id === 'civilwar-text-end-of-turn' && text.args ? { id: 'civilwar-text-effects', args: text.args } : text
}

function spotLabel(spot: Spot, words: Language): string {
  const count = (id: string, n: number | null): string => (n ? `${words.term('civilwar', 'counter', id)}: ${n}` : '')
  return [
    words.say(spot.place.name), words.t('page-civilwar-controls', { team: teamName(words, spot.side) }), spot.arrow ? words.term('civilwar', 'mark', `${spot.arrow}-arrow`) : '',
    count('approval', spot.approval), count('danger', spot.danger), ...spot.crowds.map((crowd) => count(crowd.folk, crowd.n)),
  ].filter(Boolean).join(', ')
}

function Location({ spot, heroes }: { spot: Spot; heroes: Hero[] }) {
  const board = useBoard()
  const words = useWords()
  const { place } = spot
  const aim = aimAt(board, words, place.key)
  const at = aimOf(board.asking, place.key)
  const part = (of: 'approval' | 'danger') => (at === of ? <Point on={place.key} aim={aim} label={`${words.say(place.name)}, ${words.term('civilwar', 'counter', of)}`} /> : null)
  const whole = at === 'whole' || at === null
  const effect = (place.text ?? []).map((line) => words.say(line)).join(' ')
  return (
    <section class={`loc f-${spot.side} ${whole ? aim.states : ''}`} data-key={place.key} data-state={spot.side}>
      <header>
        <span class="ctl"><Team side={spot.side} /></span>
        <b>{softly(words.say(place.name))}</b>
        {spot.approval !== null && (
          <span class={`ap${at === 'approval' ? ` ${aim.states}` : ''}`} title={words.term('civilwar', 'counter', 'approval')} data-count={`${place.key}/approval`} data-value={spot.approval}>
            {[0, 1].map((i) => <i key={i} class={i < (spot.approval ?? 0) ? 'on' : ''}><Icon id="heroic" /></i>)}
            {part('approval')}
          </span>
        )}
        {spot.danger > 0 && (
          <span class={`dgs${at === 'danger' ? ` ${aim.states}` : ''}`} title={words.term('civilwar', 'counter', 'danger')}>
            {Array.from({ length: spot.danger }, (_, i) => <i key={i} class="dg big"><Icon id="danger" /></i>)}
            {part('danger')}
          </span>
        )}
      </header>
      <div class="pl2">
        <Drawing kind="plate" svg={scene(codeOf(place.name))} />
        {spot.arrow && <span class={`arr f-${spot.arrow}`} title={words.term('civilwar', 'mark', `${spot.arrow}-arrow`)}><Team side={spot.arrow} /><span>{words.t('page-civilwar-start')}</span></span>}
        {whole && <Point on={place.key} aim={aim} label={spotLabel(spot, words)} text={effect} />}
        <div class={`stds n${heroes.length}`}>{heroes.map((hero) => <Standee key={hero.key} hero={hero} />)}</div>
      </div>
      <div class="ft">
        <div class="sls">
          {spot.crowds.filter((crowd) => crowd.n > 0).map((crowd) => <CrowdSlots key={crowd.key} crowd={crowd} place={place} />)}
          {Array.from({ length: spot.free }, (_, i) => <span key={i} class="sl" />)}
        </div>
        {(place.text ?? []).length > 0 && <p title={effect}><Rich text={(place.text ?? []).map((line) => words.say(effectOf(line))).join(' ')} /></p>}
      </div>
    </section>
  )
}

/** Civilians are green discs, thugs dark squares; Danger lies on the first of them. */
function CrowdSlots({ crowd, place }: { crowd: Crowd; place: PlaceView }) {
  const words = useWords()
  const aim = useAim(crowd.key)
  const counted = (id: string, n: number): string => `${words.term('civilwar', 'counter', id)}: ${n}`
  const label = [words.say(place.name), counted(crowd.folk, crowd.n), crowd.endangered > 0 ? counted(`endangered-${crowd.folk}`, crowd.endangered) : ''].filter(Boolean).join(', ')
  return (
    <span class={`folk ${crowd.folk} ${aim.states}`} data-key={crowd.key} data-count={`${crowd.key}/${crowd.folk}`} data-value={crowd.n}>
      {Array.from({ length: crowd.n }, (_, i) => (
        <span key={i} class="sl on"><Icon id={crowd.folk === 'thugs' ? 'thug' : 'civ'} />{i < crowd.endangered && <i class="dg"><Icon id="danger" /></i>}</span>
      ))}
      <Point on={crowd.key} aim={aim} label={label} />
    </span>
  )
}

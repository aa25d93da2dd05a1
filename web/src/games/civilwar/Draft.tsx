/** Before a tournament: locations are picked in secret and banned, then heroes are drafted, all as cards. */
import { Icon } from '../../draw/Icon'
import { useBoard } from '../../table/context'
import { counterOf } from '../../table/layout'
import { TableCard } from '../../table/parts'
import type { AreaView, CardView, PlaceView } from '../../wire'
import { useWords } from '../../words/use'
import { Standee } from './Standee'
import { codeOf, heroesOf, type Side } from './table'
import { Team, teamName } from './parts'

const SIDES: readonly Side[] = ['blue', 'red']

/** A candidate as the card it stands for. */
export function candidate(place: PlaceView): CardView {
  const hero = place.name.id.startsWith('civilwar-hero-')
  const kind = hero ? 'figure' : 'location'
  return { back: '', key: place.key, face: { code: codeOf(place.name), name: place.name, kind, faction: hero ? 'hero' : 'city', text: place.text ?? [] } }
}

export function Draft({ area }: { area: AreaView }) {
  const { view } = useBoard()
  const words = useWords()
  const places = area.places ?? []
  const of = (side: Side): PlaceView[] => places.filter((place) => (place.marks ?? []).includes(side))
  const drafted = counterOf(area, 'drafted')
  return (
    <section class={`zone draft d-${view.step}`} data-area="draft" aria-label={words.term('civilwar', 'area', 'draft')}>
      {view.step === 'ban_locations' ? SIDES.map((side) => (
        <div key={side} class={`dteam f-${side}`}>
          <h2><Team side={side} />{words.t('page-civilwar-has-picked', { team: teamName(words, side) })}</h2>
          <div class="dcards">{of(side).map((place) => <Candidate key={place.key} place={place} />)}</div>
        </div>
      )) : (
        <>
          <h2>{words.term('civilwar', 'step', view.step)}{drafted && drafted.most ? <span class="tag">{drafted.value}/{drafted.most}</span> : null}</h2>
          <div class="dcards">{places.map((place) => <Candidate key={place.key} place={place} />)}</div>
        </>
      )}
    </section>
  )
}

function Candidate({ place }: { place: PlaceView }) {
  const words = useWords()
  const teams = SIDES.filter((side) => (place.marks ?? []).includes(side))
  return (
    <div class={`cand${teams.length > 0 ? ' taken' : ''}`}>
      <TableCard card={candidate(place)} size="hand" where={teams.map((side) => teamName(words, side)).join(', ')} />
      {teams.length > 0 && <span class="by">{teams.map((side) => <span key={side} class={`f-${side}`}><Team side={side} />{teamName(words, side)}</span>)}</span>}
    </div>
  )
}

/** While the teams bid: who will fight. */
export function Muster() {
  const { view, asking } = useBoard()
  const words = useWords()
  const heroes = heroesOf(view)
  return (
    <section class="zone muster" data-area="muster" aria-label={words.term('civilwar', 'step', view.step)}>
      {SIDES.map((side, i) => (
        <div key={side} class={`dteam f-${side}`}>
          {i > 0 && <Icon id="atk" />}
          <div class="stds">{heroes.filter((hero) => hero.side === side).map((hero) => <Standee key={hero.key} hero={hero} />)}</div>
        </div>
      ))}
      {asking?.prompt && <p>{words.say(asking.prompt)}</p>}
    </section>
  )
}

/** The middle of the ring: the score and the round of a Clash of Heroes, or the prison and the mission of a Registration Clash. */
import { Rich } from '../../card/Card'
import { softly } from '../../card/look'
import { Icon } from '../../draw/Icon'
import { useBoard } from '../../table/context'
import { counterOf, zoneOf } from '../../table/layout'
import { useNarrow } from '../../table/size'
import type { AreaView, CardView } from '../../wire'
import { useWords } from '../../words/use'
import { Point, Team, teamName, useAim, useRegion } from './parts'
import { initials, Standee } from './Standee'
import { cellsOf, GREEN, LAST, scoreOf, turnsOf, type Cell, type Score, type Side } from './table'

export function Middle() {
  const { view } = useBoard()
  const track = view.areas.find((area) => area.id === 'track')
  const prison = view.areas.find((area) => area.id === 'prison')
  return track ? <Clash area={track} /> : prison ? <Prison area={prison} /> : null
}

// --- Clash of Heroes ------------------------------------------------------------------------------------------

function Clash({ area }: { area: AreaView }) {
  const words = useWords()
  const score = scoreOf(area)
  const behind = score.behind && teamName(words, score.behind)
  const event = zoneOf(area, 'event')?.cards?.[0]
  const narrow = useNarrow() // then the track lies between the scores, and the round stands above the board
  const big = (side: Side) => <b data-count={`track/score-${side}`} data-value={score[side]}>{score[side]}</b>
  return (
    <section {...useRegion()} class="cmid" data-area="track" aria-label={words.term('civilwar', 'area', 'track')}>
      <div class="sc1">
        <span class="pts b" role="img" aria-label={`${teamName(words, 'blue')}: ${score.blue}`}><Team side="blue" />{big('blue')}</span>
        {narrow ? <Track score={score} /> : <span class="rounds">
          <span>{words.term('civilwar', 'counter', 'round')}</span>
          {Array.from({ length: score.rounds }, (_, i) => <i key={i} class={i + 1 < score.round ? 'done' : i + 1 === score.round ? 'now' : ''} {...(i + 1 === score.round ? { 'aria-current': 'step' } : {})}>{i + 1}</i>)}
        </span>}
        <span class={narrow ? 'sr' : 'tie'}>{behind && words.t(score.top ? 'page-civilwar-tied' : 'page-civilwar-behind', { team: behind })}</span>
        <span class="pts r" role="img" aria-label={`${teamName(words, 'red')}: ${score.red}`}>{big('red')}<Team side="red" /></span>
      </div>
      {!narrow && <Track score={score} />}
      <div class="sc2">
        <Turns />
        {event && <Lying card={event} kind="evt" icon="acc" />}
      </div>
    </section>
  )
}

/** The spaces 0 to 40; green ones bring people. Trackers on one space lie on each other. */
function Track({ score }: { score: Score }) {
  const words = useWords()
  const at = (side: Side): number => Math.min(LAST, score[side])
  const lying: Side[] = score.top === 'blue' ? ['red', 'blue'] : ['blue', 'red']
  return (
    <div class="track" role="img" aria-label={words.t('page-civilwar-score', { blue: score.blue, red: score.red })}>
      {Array.from({ length: LAST + 1 }, (_, i) => {
        const here = lying.filter((side) => at(side) === i)
        const green = i > 0 && i < LAST && i % GREEN === 0
        return (
          <span key={i} class={`tc${green ? ' g' : ''}${i <= Math.max(score.blue, score.red) ? ' past' : ''}`}>
            {green && <Icon id="people" />}
            {i % 10 === 0 && <em>{i}</em>}
            {here.length > 0 && <span class={`trk${here.length > 1 ? ' two' : ''}`}>{here.map((side) => <i key={side}><Team side={side} /></i>)}</span>}
          </span>
        )
      })}
    </div>
  )
}

/** Who has had a turn in this Round, who acts, who comes next. */
export function Turns() {
  const { view } = useBoard()
  const words = useWords()
  const turns = view.result ? [] : turnsOf(view)
  if (turns.length === 0) return null
  return (
    <span class="order">
      <span>{words.t('page-civilwar-turns')}</span>
      {turns.map(({ key, side, name, when }, i) => (
        <i key={i} class={`f-${side} ${when}`} {...(when === 'now' ? { 'aria-current': 'step' } : {})}>
          <Team side={side} /><span class="trn">{words.say(name)}</span>{key && <abbr aria-hidden="true">{initials(words.say(name))}</abbr>}{when === 'taken' && <span class="sr">, {words.term('civilwar', 'mark', 'taken')}</span>}
        </i>
      ))}
    </span>
  )
}

/** A card of the band as one line, to be looked at. */
function Lying({ card, kind, icon }: { card: CardView; kind: string; icon: string }) {
  const words = useWords()
  const aim = useAim(card.key ?? '')
  const name = card.face ? words.say(card.face.name) : ''
  const text = (card.face?.text ?? []).map((line) => words.say(line)).join(' ')
  return (
    <span class={`${kind} ${aim.states}`} data-key={card.key} title={`${name}: ${text}`}>
      <Icon id={icon} /><b>{name}</b><span class="tx">{text}</span>
      <Point on={card.key ?? ''} aim={aim} label={`${name}: ${text}`} />
    </span>
  )
}

// --- Registration Clash ---------------------------------------------------------------------------------------

function Prison({ area }: { area: AreaView }) {
  const { view } = useBoard()
  const words = useWords()
  const missions = counterOf(area, 'missions')
  const used = counterOf(area, 'cards-used')
  const game = counterOf(area, 'game')
  const toBeat = counterOf(area, 'to-beat')
  const mission = zoneOf(area, 'mission')?.cards?.[0]
  return (
    <section {...useRegion()} class="cmid reg" data-area="prison" aria-label={words.term('civilwar', 'area', 'prison')}>
      <div class="prison">{cellsOf(view).map((cell) => <CellSpace key={cell.place.key} cell={cell} />)}</div>
      <Mission card={mission} area={area} done={missions?.value ?? 0} most={missions?.most ?? 0} />
      <div class="limit">
        <span>{words.t('page-civilwar-used')}</span>
        <b data-count="prison/cards-used" data-value={used?.value ?? 0}>{used?.value ?? 0}{used?.most ? <small>/{used.most}</small> : null}</b>
        {used?.most ? <span class="pips" aria-hidden="true">{Array.from({ length: used.most }, (_, i) => <i key={i} class={i < used.value ? 'on' : ''} />)}</span> : null}
        {game && <span class="gm2">{words.t('page-civilwar-game', { n: game.value })}</span>}
        {toBeat && toBeat.value > 0 && <span class="gm2">{words.t('page-civilwar-to-beat', { n: toBeat.value })}</span>}
      </div>
      <Turns />
    </section>
  )
}

function CellSpace({ cell }: { cell: Cell }) {
  const words = useWords()
  const { place, card, prisoner } = cell
  const aim = useAim(place.key)
  const exits = (place.text ?? []).map((line) => words.say(line)).join(' ')
  const name = words.say(place.name)
  const known = card?.face ? words.say(card.face.name) : ''
  const state = prisoner ? words.say(prisoner.name) : known || words.term('civilwar', 'mark', cell.state)
  return (
    <div class={`cellb ${cell.state} ${aim.states}`} data-key={place.key} data-state={cell.state}>
      <div class="ch"><b>{name}</b><span>{exits}</span></div>
      {prisoner ? null : card ? (
        <div class="cc"><span class="lockd"><Icon id="lock" /></span><span>{card.face ? <><b>{softly(known)}</b><em>{(card.face.text ?? []).map((line) => words.say(line)).join(' ')}</em></> : <b>{words.t('page-civilwar-cell-hidden')}</b>}</span></div>
      ) : <div class="cc vacant"><span>{words.t('page-civilwar-cell-free')}</span></div>}
      <Point on={place.key} aim={aim} label={`${name}, ${state}, ${exits}`} />
      {prisoner && <div class="stds n1"><Standee hero={prisoner} /></div>}
    </div>
  )
}

function Mission({ card, area, done, most }: { card: CardView | undefined; area: AreaView; done: number; most: number }) {
  const words = useWords()
  const aim = useAim(card?.key ?? '')
  const progress = counterOf(area, 'progress')
  const name = card?.face ? words.say(card.face.name) : words.t('page-civilwar-no-mission')
  const told = (card?.face?.text ?? []).map((line) => words.say(line))
  const said = words.t('page-civilwar-progress', { n: progress?.value ?? 0, most: progress?.most ?? 0 })
  const number = words.t('page-civilwar-mission', { n: Math.min(most, done + 1), most })
  return (
    <div class={`miss f-blue ${aim.states}`} data-key={card?.key}>
      <div class="ch"><Icon id="flag" /><b>{softly(name)}</b><span>{number}</span></div>
      <p><Rich text={told.at(-1) ?? ''} /></p>
      <span class="mprog" data-count="prison/progress" data-value={progress?.value ?? 0}>
        {Array.from({ length: progress?.most ?? 0 }, (_, i) => <i key={i} class={i < (progress?.value ?? 0) ? 'on' : ''}><Icon id={i < (progress?.value ?? 0) ? 'check' : 'danger'} /></i>)}
        {card && <em>{said}</em>}
      </span>
      {card?.key && <Point on={card.key} aim={aim} label={[name, number, ...told, said].join(', ')} />}
    </div>
  )
}

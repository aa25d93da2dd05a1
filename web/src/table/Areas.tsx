/** The areas of the board: the others in columns, the common middle, the own strip. */
import { Fragment } from 'preact'
import { useRef } from 'preact/hooks'
import { Hit, Rich } from '../card/Card'
import { isTurned, softly, symbolOf } from '../card/look'
import { art } from '../draw/art'
import { drawBack } from '../draw/back'
import { Drawing, Icon } from '../draw/Icon'
import type { AreaView, CardView, Face, PlaceView, ZoneView } from '../wire'
import { useWords } from '../words/use'
import { isHintedOn } from './asking'
import { useBoard } from './context'
import { areaOfSeat, commonArea, counterOf, zoneOf } from './layout'
import { PileTags } from './Piles'
import { Meter, TableCard, TextZone, Zone } from './parts'
import { useNarrow, useOverflow, useReach } from './size'
import { Avatar } from './Avatar'

const ROOMY = 2 // up to so many others there is room for the words of their cards
const CROWD = 4 // from so many others on their cards are drawn small

/** The other players, side by side in equal columns. */
export function Columns({ areas }: { areas: AreaView[] }) {
  if (areas.length === 0) return null
  const crowd = areas.length >= CROWD
  return (
    <div class={`pls n${areas.length}${crowd ? ' crowd' : ''}`}>
      {areas.map((area) => <Player key={area.id} area={area} crowd={crowd} roomy={areas.length <= ROOMY} />)}
    </div>
  )
}

function Player({ area, crowd, roomy }: { area: AreaView; crowd: boolean; roomy: boolean }) {
  const board = useBoard()
  const size = crowd ? 'mini' : 'table'
  const person = board.layout.person
  return (
    <section class={`zone pl${(area.marks ?? []).includes('out') ? ' out' : ''}`} data-area={area.id} aria-label={board.seatName(area.owner ?? 0)}>
      <PlayerHead area={area} />
      <div class="prow">
        {(area.zones ?? []).map((zone) => (
          <Fragment key={zone.id}>
            <Zone area={area} zone={zone} size={size} />
            {roomy && zone.id === person && <Ability card={zone.cards?.[0]} />}
          </Fragment>
        ))}
      </div>
      <PlayerFoot area={area} />
    </section>
  )
}

/** Who it is; a button where the player is what can be chosen. */
export function PlayerHead({ area }: { area: AreaView }) {
  const board = useBoard()
  const words = useWords()
  const seat = area.owner ?? 0
  const offers = area.key ? board.asking?.byThing.get(area.key) : undefined
  const offer = offers?.[0]
  const name = board.seatName(seat)
  const inside = <><Avatar seat={seat} /><span class="who" {...(offer ? { 'aria-hidden': true } : {})}><b>{name}</b><span><Person area={area} /></span></span></>
  if (offer !== undefined && area.key) {
    const label = `${name}, ${words.say(offer.text)}${offer.hotkey ? `, ${words.t('page-option', { key: offer.hotkey })}` : ''}`
    return (
      <div class={`ph can${isHintedOn(board, area.key) ? ' hinted' : ''}`} data-at={area.key}>
        {inside}
        {offer.hotkey && <span class="c-key" aria-hidden="true">{offer.hotkey}</span>}
        <Hit on={area.key} label={label} />
      </div>
    )
  }
  return <div class="ph" data-at={area.key}>{inside}{area.kind === 'own' ? null : <State area={area} />}</div>
}

/** The name of the card that stands for the player. */
function Person({ area }: { area: AreaView }) {
  const board = useBoard()
  const words = useWords()
  const card = zoneOf(area, board.layout.person ?? '')?.cards?.[0]
  return <>{card?.face ? words.say(card.face.name) : ''}</>
}

/** Whether somebody is deciding, has laid, or is out. */
function State({ area }: { area: AreaView }) {
  const board = useBoard()
  const words = useWords()
  const seat = area.owner ?? 0
  if ((area.marks ?? []).includes('out')) return <span class="tag bad"><Icon id="cross" />{words.term(board.view.game, 'mark', 'out')}</span>
  if (board.view.choices?.some((choice) => choice.seat === seat)) return <span class="tag"><Icon id="clock" />{words.t('page-deciding')}</span>
  const laid = zoneOf(area, 'series')?.cards?.some((card) => !card.face)
  return laid ? <span class="tag ok"><Icon id="check" />{words.t('page-laid')}</span> : null
}

function PlayerFoot({ area }: { area: AreaView }) {
  return (
    <div class="pf">
      <Numbers area={area} />
    </div>
  )
}

/** The counters and marks of a player, and how many cards are held. */
export function Numbers({ area }: { area: AreaView }) {
  const board = useBoard()
  const words = useWords()
  const { layout, view: { game } } = board
  const narrow = useNarrow()
  const hands = (area.zones ?? []).filter((zone) => zone.layout === 'fan')
  const known = typeof area.owner === 'number' ? layout.who?.(board.view, area.owner, words) : null
  return (
    <>
      {(area.counters ?? []).map((counter) => {
        const id = `${area.id}/${counter.id}`
        const name = words.term(game, 'counter', counter.id)
        if (counter.id === layout.meter?.counter) return <Meter key={id} id={id} value={counter.value} most={counter.most ?? counter.value} icon={layout.meter.icon} name={name} />
        if (counter.id === 'team' && known) return <span key={id} class={`tag team f-${known.colour}`}>{known.tag}</span>
        return (
          <span key={id} class="tag" data-count={id} data-value={counter.value} title={name} aria-label={`${name}: ${counter.value}`} role="img">
            <Icon id={symbolOf(counter.id)} />{counter.value}{counter.most ? <small>/{counter.most}</small> : null}
          </span>
        )
      })}
      {area.kind !== 'own' && hands.map((zone) => (
        <span key={zone.id} class="tag" role="img" title={words.term(game, 'zone', zone.id)} aria-label={`${words.term(game, 'zone', zone.id)}: ${zone.count}`}><Icon id="hand" />{zone.count}</span>
      ))}
      {(area.kind !== 'own' || narrow) && <PileTags area={area} />}
      {(area.marks ?? []).filter((mark) => mark !== 'out').map((mark) => (
        <span key={mark} class="tag mk" title={words.term(game, 'mark', mark)}><Icon id={symbolOf(mark)} /><span>{words.term(game, 'mark', mark)}</span></span>
      ))}
    </>
  )
}

/** The common middle: tiles of places, zones to the left of them, the counted pile to the right. */
export function Places({ area }: { area: AreaView }) {
  const board = useBoard()
  const words = useWords()
  const { layout, view: { game } } = board
  const narrow = useNarrow()
  const beside = new Set([...layout.left, ...layout.right])
  const zones = (area.zones ?? []).filter((zone) => !beside.has(zone.id))
  const pile = layout.pile ? counterOf(area, layout.pile.counter) : null
  const covered = zones.some((zone) => zone.count > 0 && layout.zones[zone.id]?.insteadOfPlaces)
  const asked = (area.places ?? []).some((place) => board.asking?.byThing.has(place.key))
  const places = covered && !asked ? [] : (area.places ?? [])
  return (
    <section class="zone tz" data-area={area.id} aria-label={words.term(game, 'area', area.id)}>
      {zones.map((zone) => <Zone key={zone.id} area={area} zone={zone} />)}
      {narrow && <div class="pf"><PileTags area={area} /></div>}
      {places.length > 0 && <div class="tg">{places.map((place) => <Tile key={place.key} place={place} />)}</div>}
      {layout.pile && pile && (
        <div class="grp pilegrp">
          {pile.value === 0 ? <div class="empty">0</div> : (
            <div class="pile">
              <div class="card back" data-size="table" role="img" aria-label={`${words.term(game, 'counter', layout.pile.counter)}: ${pile.value}`}>
                <div class="c-in"><Drawing kind="c-back" svg={drawBack(layout.pile.back)} /></div>
              </div>
              <span class="n">{pile.value}</span>
            </div>
          )}
          <span class="lab">{words.term(game, 'counter', layout.pile.counter)}</span>
        </div>
      )}
    </section>
  )
}

/** A place as a tile: its number, its picture, what lies on it. */
export function Tile({ place }: { place: PlaceView }) {
  const board = useBoard()
  const words = useWords()
  const { game } = board.view
  const offers = board.asking?.byThing.get(place.key)
  const offer = offers?.[0]
  const marks = place.marks ?? []
  const trap = marks.includes('trap')
  const faction = place.number ? `n${place.number}` : 'city'
  const name = words.say(place.name)
  const states = [trap ? 'trap' : '', offer ? 'can' : '', isHintedOn(board, place.key) ? 'hinted' : '', board.refused === place.key ? 'cannot' : '', board.changed?.has(place.key) ? 'changed' : '']
  return (
    <div class={`tac f-${faction} ${states.filter(Boolean).join(' ')}`} role="button" tabIndex={-1} data-card={place.key} data-key={place.key}>
      <Drawing kind="ta" svg={art(`tactic ${place.key}`, trap ? 'shards' : 'place', faction)} />
      {place.number !== null && place.number !== undefined && <span class="tn">{place.number} </span>}
      {marks.includes('knockout') && <span class="kt"><Icon id="ko" />{words.term(game, 'mark', 'knockout')} </span>}
      {trap && <span class="tt"><Icon id="trap" />{words.term(game, 'mark', 'trap')} </span>}
      <span class="tm">{softly(name)}</span>
      {offer && <span class="sr">, {offer.hotkey ? words.t('page-option', { key: offer.hotkey }) : words.t('page-can')}</span>}
      {offer?.hotkey && <span class="c-key" aria-hidden="true">{offer.hotkey}</span>}
      {(place.cards ?? []).map((card, i) => <TableCard key={card.key || i} card={card} size="mini" where={name} />)}
    </div>
  )
}

/** The own strip: who one is, the card that stands for oneself with its words, and what lies before one. */
export function Band({ area }: { area: AreaView }) {
  const board = useBoard()
  const words = useWords()
  const { layout } = board
  const seat = area.owner ?? null
  const person = zoneOf(area, layout.person ?? '')
  const zones = (area.zones ?? []).filter((zone) => zone !== person && !layout.hand.includes(zone.id))
  const card = person?.cards?.[0]
  const offer = area.key ? board.asking?.byThing.get(area.key)?.[0] : undefined
  if (area.kind === 'enemy') return <EnemyBand area={area} />
  return (
    <section class={`zone own mine${(area.marks ?? []).includes('out') ? ' out' : ''}`} data-area={area.id} aria-label={seat === null ? words.term(board.view.game, 'area', area.id) : board.seatName(seat)}>
      {seat !== null && (
        <div class="mp">
          <div class={`ph${offer ? ' can' : ''}${isHintedOn(board, area.key ?? '') ? ' hinted' : ''}`} data-at={area.key}>
            <Avatar seat={seat} />
            <span class="who" {...(offer ? { 'aria-hidden': true } : {})}><b>{board.seatName(seat)}</b><span>{card ? <Person area={area} /> : null}</span></span>
            {offer && area.key && <Hit on={area.key} label={`${board.seatName(seat)}, ${words.say(offer.text)}`} />}
          </div>
          <div class="pf2"><Numbers area={area} /></div>
        </div>
      )}
      {person && <Zone area={area} zone={person} />}
      <Ability card={card} />
      {zones.map((zone) => <Zone key={zone.id} area={area} zone={zone} />)}
      <Note area={area} />
    </section>
  )
}

/** The villain's row: decks, the villain with what is on them, schemes, what is being revealed. */
function EnemyBand({ area }: { area: AreaView }) {
  const board = useBoard()
  const words = useWords()
  const { game } = board.view
  const counters = (area.counters ?? []).filter((counter) => counter.value > 0 && !board.layout.moment.includes(counter.id))
  const room = useRef<HTMLElement>(null)
  const folds = (zone: ZoneView): boolean => board.layout.zones[zone.id]?.folds ?? false
  const narrow = useNarrow()
  const tight = useOverflow(room, (area.zones ?? []).map((zone) => zone.cards?.length ?? 0).join(' '))
  return (
    <section class="zone enemy foe" ref={room} data-area={area.id} aria-label={words.term(game, 'area', area.id)}>
      {(area.zones ?? []).map((zone) => ((tight || narrow) && folds(zone) ? <TextZone key={zone.id} zone={zone} /> : <Zone key={zone.id} area={area} zone={zone} />))}
      {counters.map((counter) => {
        const name = words.term(game, 'counter', counter.id)
        return <span key={counter.id} class="tag" role="img" title={name} aria-label={`${name}: ${counter.value}`} data-count={`${area.id}/${counter.id}`} data-value={counter.value}><Icon id={symbolOf(counter.id)} />{counter.value}</span>
      })}
    </section>
  )
}

/** What the card that stands for a player can do, and whether it was done. */
function Ability({ card }: { card: CardView | undefined }) {
  return card?.face ? <AbilityText face={card.face} used={(card.marks ?? []).includes('used')} /> : null
}

function AbilityText({ face, used }: { face: Face; used: boolean }) {
  const board = useBoard()
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const lines = (face.text ?? []).map((line) => words.say(line))
  const reach = useReach(box, words.say(face.name), lines.join('/'))
  return (
    <div class="abil" ref={box} {...reach}>
      {lines.map((line, i) => <p key={i}><Rich text={line} /></p>)}
      {(face.icons ?? []).includes('active') && (
        <span class={`tag ${used ? '' : 'ok'}`}><Icon id={used ? 'cross' : 'check'} />{words.term(board.view.game, 'mark', used ? 'used' : 'not-used')}</span>
      )}
    </div>
  )
}

/** One sentence about the own series: what the next number must be, whether the stance holds. */
function Note({ area }: { area: AreaView }) {
  const board = useBoard()
  const words = useWords()
  const series = zoneOf(area, 'series')
  if (series === undefined || (commonArea(board.view)?.places ?? []).length === 0) return null
  const last = (series.cards ?? []).filter((card) => card.face).at(-1)
  const stance = (series.cards ?? []).some(isTurned)
  return (
    <div class="note">
      <b>{words.t('page-your-series')}</b>
      {last?.face?.gem && areaOfSeat(board.view, board.view.seat ?? -1) && <span>{words.t('page-series-last', { number: String(last.face.gem.value) })}</span>}
      {stance && <span>{words.t('page-series-stance')}</span>}
    </div>
  )
}

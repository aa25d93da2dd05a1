/** The storyline of a team: it grows downwards, the newest card is the largest, the last two count together in the team's turn. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { textOn } from '../../card/Card'
import { softly } from '../../card/look'
import { Icon } from '../../draw/Icon'
import { useBoard } from '../../table/context'
import { counterOf } from '../../table/layout'
import { useDrawer, useSize } from '../../table/size'
import type { Language } from '../../words/language'
import { useWords } from '../../words/use'
import { Point, Sign, Team, teamName, useAim, useRegion } from './parts'
import { CIVILWAR_PRINT } from './print'
import { activeOf, storiesOf, type Side, type Story, type StoryCard } from './table'

function heroName(words: Language, code: string): string {
  return words.term('civilwar', 'faction', code)
}

/** "8", or "8 of 13" where the number of cards was declared. */
function Title({ story }: { story: Story }) {
  const { view } = useBoard()
  const words = useWords()
  const most = story.side === 'blue' ? (counterOf(view.areas.find((area) => area.id === 'prison'), 'cards-used')?.most ?? null) : null
  return <>{words.t(most === null ? 'page-civilwar-storyline' : 'page-civilwar-storyline-of', { side: story.side, n: story.cards.length, ...(most === null ? {} : { most }) })}</>
}

export function Storyline({ story }: { story: Story }) {
  const words = useWords()
  const role = useRegion()
  const list = useRef<HTMLOListElement>(null)
  const { height } = useSize(list)
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [story.cards.length, height])
  return (
    <section {...role} class={`zone story st-${story.side}`} data-area={story.area.id} aria-label={words.term('civilwar', 'area', story.area.id)}>
      <h2><Team side={story.side} /><span><Title story={story} /></span></h2>
      <ol ref={list}>{story.cards.map((one) => <StoryLine key={one.card.key} one={one} side={story.side} />)}</ol>
      <Sum story={story} />
    </section>
  )
}

function StoryLine({ one, side }: { one: StoryCard; side: Side }) {
  const words = useWords()
  const key = one.card.key ?? ''
  const aim = useAim(key)
  const { face } = one.card
  const hero = heroName(words, one.hero)
  const title = face && !CIVILWAR_PRINT.title(face, words) ? words.say(face.name) : ''
  const symbols = one.symbols.map(({ symbol, spent }) => (spent ? words.t('page-civilwar-spent', { symbol: words.term('civilwar', 'icon', symbol) }) : words.term('civilwar', 'icon', symbol)))
  const down = (one.card.marks ?? []).includes('face-down') ? words.term('civilwar', 'mark', 'face-down') : ''
  return (
    <li class={`scard f-${side} ${one.part} ${aim.states}`} data-key={key}>
      <span class="scn" aria-hidden="true"><b>{softly(hero)}</b>{(title || down) && <em>{down || title}</em>}</span>
      <span class="scs" aria-hidden="true">{one.symbols.map(({ symbol, spent }, i) => <Sign key={i} symbol={symbol} kind={spent ? 'spent' : ''} />)}</span>
      <Point on={key} aim={aim} label={[hero, title, down, ...symbols].filter(Boolean).join(', ')} text={textOn(face, words)} />
    </li>
  )
}

/** What the last cards give: both together in the own turn, else the last one to whoever comes next. */
function Sum({ story }: { story: Story }) {
  const { view } = useBoard()
  const words = useWords()
  const counted = story.joined ? story.cards.slice(-2) : story.cards.slice(-1)
  const active = activeOf(view)
  const said = story.cards.length === 0 ? words.t('page-civilwar-no-card')
    : !story.joined ? words.t('page-civilwar-gives', { team: teamName(words, story.side) })
      : active?.mine ? words.t('page-civilwar-joined-own') : words.t('page-civilwar-joined', { hero: active ? words.say(active.name) : '' })
  return (
    <p class="gives"><span>{said}</span><span class="pool">{counted.flatMap((one, i) => one.symbols.map(({ symbol, spent }, j) => <Sign key={`${i}/${j}`} symbol={symbol} kind={spent ? 'spent' : ''} />))}</span></p>
  )
}

/** On a phone: the line of whoever acts, or would act next, and the cards that can be used; a tap opens both storylines. */
export function StoryStrip() {
  const { view, asking } = useBoard()
  const words = useWords()
  const drawer = useDrawer()
  const [open, setOpen] = useState(false)
  const stories = storiesOf(view)
  if (!drawer || stories.length === 0) return null
  const shown = stories.filter((story) => story.joined)
  const offered = stories.flatMap((story) => story.cards.filter((one) => asking?.byThing.has(one.card.key ?? '')).map((one) => ({ one, side: story.side })))
  return (
    <div class="strip">
      {(shown.length > 0 ? shown : stories).map((story) => (
        <button key={story.side} type="button" class={`st-line f-${story.side}`} aria-expanded={open} onClick={() => setOpen(!open)}>
          <Team side={story.side} />
          <span class="sr">{words.t('page-civilwar-open')}</span>
          {(story.joined ? story.cards.slice(-2) : story.cards.slice(-1)).map((one, i) => (
            <span key={one.card.key} class="two">{i > 0 && <b>+</b>}<span>{heroName(words, one.hero)}</span>{one.symbols.map(({ symbol, spent }, j) => <Sign key={j} symbol={symbol} kind={spent ? 'spent' : ''} />)}</span>
          ))}
          {story.cards.length === 0 && <span>{words.t('page-civilwar-no-card')}</span>}
          <Icon id="chev" />
        </button>
      ))}
      {!open && offered.length > 0 && <ol class="offered">{offered.map(({ one, side }) => <StoryLine key={one.card.key} one={one} side={side} />)}</ol>}
      {open && <div class="both">{stories.map((story) => <Storyline key={story.side} story={story} />)}</div>}
    </div>
  )
}

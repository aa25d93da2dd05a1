/** A card is a little bound book: spine, title band, drawn plate, page, stat bar. Drawn from its facts. */
import type { ComponentChildren } from 'preact'
import { art } from '../draw/art'
import { drawBack } from '../draw/back'
import { Drawing, Icon } from '../draw/Icon'
import { printOf } from '../games/prints'
import { glyphOf, SYMBOLS } from '../draw/symbols'
import type { CardView, Counter, Face, Stat, Text } from '../wire'
import type { Language } from '../words/language'
import { useWords } from '../words/use'
import { change, gemShape, hurts, isChosen, isFaceDown, isLong, isPerPlayer, isTurned, lookOf, ribbons, softly, statsNow, symbolOf, warningsOf } from './look'

/** "play": in play, with its words, where there is room for them. */
export type Size = 'mini' | 'table' | 'big' | 'play' | 'hand' | 'zoom'

export interface CardProps {
  card: CardView
  game: string
  size?: Size
  /** Where it lies, for the label. */
  where?: string
  /** The key that takes it, if it is an option. */
  option?: string | null
  picked?: boolean
  /** Taken already, for what is being declared. */
  chosen?: boolean
  hinted?: boolean
  refused?: boolean
  asked?: boolean
  /** Another than it was a moment ago. */
  changed?: boolean
  risks?: Text[]
  /** What it gives to a payment: symbols, and how often of how many times it is used. */
  gives?: { icons: string[]; count: string }
  /** What a click does, in words: it is read when the pointer or the focus is on the card. */
  verb?: string
  children?: ComponentChildren
  still?: boolean
}

/** Name, type, place, state, numbers, and whether it can be taken: all that the picture says. */
export function cardLabel(words: Language, props: CardProps): string {
  const { card, game, where = '', option, verb, risks = [] } = props
  const face = card.face
  const parts = face ? [words.say(face.name), printOf(game)?.says(face, words) ?? '', words.term(game, 'kind', face.kind), where] : [words.t('page-face-down', { back: words.term(game, 'back', card.back) }), where]
  const numbers = statsNow(card)
  if (face?.gem && !numbers.some((stat) => stat.icon === face.gem?.icon)) parts.push(`${words.term(game, 'stat', face.gem.icon)} ${face.gem.value}`)
  for (const stat of numbers) parts.push(`${words.term(game, 'stat', stat.icon)} ${stat.value}`)
  for (const mark of card.marks ?? []) parts.push(words.term(game, 'mark', mark))
  for (const counter of card.counters ?? []) parts.push(`${words.term(game, 'counter', counter.id)} ${counter.value}${counter.most ? ` / ${counter.most}` : ''}`)
  for (const risk of risks) parts.push(words.say(risk))
  if (option !== undefined && option !== null) {
    if (verb) parts.push(verb)
    parts.push(option ? words.t('page-option', { key: option }) : verb ? '' : words.t('page-can'))
  }
  return parts.filter(Boolean).join(', ')
}

const TEXTS = new WeakMap<Face, [Language, string]>()

/** What stands on a card, for who cannot see it; put into words once. */
export function textOn(face: Face | null | undefined, words: Language): string {
  if (!face?.text?.length) return ''
  const known = TEXTS.get(face)
  if (known?.[0] === words) return known[1]
  const said = face.text.map((line) => words.say(line)).join(' ')
  TEXTS.set(face, [words, said])
  return said
}

export function Card(props: CardProps) {
  const { card, size = 'table', option, picked, chosen = isChosen(card), hinted, refused, asked, changed, risks = [], gives, verb, children, still } = props
  const words = useWords()
  const face = card.face ?? null
  const turned = isTurned(card) && size !== 'zoom' && size !== 'hand' && size !== 'mini'
  const look = face ? lookOf(face, props.game) : null
  const land = (look?.land ?? false) !== turned
  const states = [
    option !== undefined && option !== null ? 'can' : '', picked ? 'picked' : '', chosen ? 'chosen' : '', hinted ? 'hinted' : '',
    refused ? 'cannot' : '', face && isFaceDown(card) ? 'facedown' : '', asked ? 'asked' : '', changed ? 'changed' : '', turned ? 'turned' : '', land ? 'land' : '', face ? '' : 'back',
    look ? `f-${look.faction}` : '',
  ]
  const key = still ? '' : (card.key ?? '')
  const label = cardLabel(words, props)
  return (
    <div class={`card ${states.filter(Boolean).join(' ')}`} data-size={size} data-key={key || undefined} {...(key ? {} : { role: 'img', 'aria-label': label })}>
      <div class="c-in" aria-hidden="true">
        {face && look ? <Print {...props} size={size} land={land} turned={turned} /> : <BackPrint {...props} />}
      </div>
      {option && <span class="c-key" aria-hidden="true">{option}</span>}
      {(picked || chosen) && <span class="c-check" aria-hidden="true"><Icon id="check" /></span>}
      {gives && <span class="c-gives" aria-hidden="true">{gives.icons.map((icon, i) => <Icon key={i} id={icon} kind={`y-${icon}`} />)}{gives.count && <b>{gives.count}</b>}</span>}
      {verb && <span class="c-verb" aria-hidden="true">{verb}</span>}
      {refused && <span class="c-why" aria-hidden="true">?</span>}
      {risks.length > 0 && (
        <span class="c-risks" aria-hidden="true">{risks.map((risk) => <Risk key={risk.id} risk={risk} />)}</span>
      )}
      <Hit on={key} label={label} text={textOn(face, words)} />
      {children}
    </div>
  )
}

/** What is clicked and focused: it lies over the picture and says in words all that the picture shows. */
export function Hit({ on, label, text = '' }: { on: string; label: string; text?: string }) {
  return on ? <div class="c-hit" role="button" tabIndex={-1} data-card={on} aria-label={label} {...(text ? { 'aria-description': text } : {})} /> : null
}

/** The back; what everyone may know of the card stands on it. */
function BackPrint({ card, game }: CardProps) {
  const stats = card.stats ?? []
  const hitPoints = stats.find((stat) => symbolOf(stat.icon) === 'hp')
  const numbers = stats.filter((stat) => stat !== hitPoints)
  return (
    <>
      <Drawing kind="c-back" svg={drawBack(card.back, game)} />
      {hitPoints && <span class="c-hp"><Icon id="hp" /><b>{hitPoints.value}</b></span>}
      <Ribbons card={card} game={game} zoom={false} />
      <Tokens counters={card.counters ?? []} />
      {numbers.length > 0 && <Foot card={card} stats={numbers} icons={[]} kind="" game={game} zoom={false} turned={false} />}
    </>
  )
}

function Print({ card, game, size, land, turned, still }: CardProps & { size: Size; land: boolean; turned: boolean }) {
  const words = useWords()
  const face = card.face
  if (!face) return null
  const look = lookOf(face, game)
  const own = printOf(game)
  const name = own?.title(face, words) ?? words.say(face.name)
  const stats = statsNow(card)
  const hitPoints = stats.find((stat) => symbolOf(stat.icon) === 'hp')
  const gem = stats.find((stat) => stat.icon === face.gem?.icon) ?? face.gem
  const numbers = stats.filter((stat) => stat !== hitPoints && stat !== gem)
  const zoom = size === 'zoom'
  const lines = face.text ?? []
  const house = face.house ?? []
  const stage = stageOf(card)
  const life = counterNow(card, 'hit-points')
  const threat = counterNow(card, 'threat')
  const picture = own?.picture(face, land || zoom) ?? art(look.known?.name ?? face.code, look.grammar, look.faction, land || size === 'hand' || size === 'play' || zoom, look.body, look.known?.person)
  return (
    <>
      <div class={`c-head${gem && stage === null ? '' : ' nogem'}`}>
        {gem && stage === null && <span class={`c-cost ${gemShape(gem)} k-${gem.icon} ${change(gem)}`}>{gem.value}</span>}
        <span class={`c-name${isLong(name) ? ' tight' : ''}`}>
          {face.unique && <Icon id="unique" kind="c-uniq" />}
          {zoom ? name : softly(name)}
          {stage !== null && <span class="c-stage">{words.t('page-stage', stage)}</span>}
          {face.subname && <span class="c-sub">{words.say(face.subname)}</span>}
        </span>
      </div>
      <div class="c-art">
        <Drawing kind="c-plate" svg={picture} />
        {look.grammar === 'pattern' && face.icons?.[0] && <span class="c-mark"><Icon id={symbolOf(face.icons[0])} kind={`y-${face.icons[0]}`} /></span>}
        {look.big !== null && <span class="c-big">{look.big}</span>}
        {hitPoints && <span class={`c-hp${life ? ' of' : ''}`}><Icon id="hp" /><b>{hitPoints.value}{life && <small> / {life.most}</small>}</b></span>}
        <Ribbons card={card} game={game} zoom={zoom} />
        {!zoom && <Keywords card={card} game={game} />}
        <Tokens counters={(card.counters ?? []).filter((counter) => life === null || counter.id !== 'damage')} on={still ? '' : (card.key ?? '')} />
        {life && <Bar kind="life" value={life.value} most={life.most} />}
        {threat && <Bar kind="threat" value={threat.value} most={threat.most} />}
        {house.length > 0 && size !== 'mini' && <span class="c-house" title={words.t('page-house')}><Icon id="house" />{zoom && words.t('page-house')}</span>}
      </div>
      {zoom && <span class="c-glyph"><Icon id={glyphOf(look.faction)} /></span>}
      {(size === 'hand' || zoom) && (
        <div class="c-type"><Icon id={glyphOf(look.faction)} />{typeLine(words, game, face.kind, zoom ? face.set : '')}</div>
      )}
      {zoom && (face.traits ?? []).length > 0 && <div class="c-traits">{(face.traits ?? []).map((trait) => words.say(trait)).join(' · ')}</div>}
      {(size === 'hand' || size === 'play' || zoom) && lines.length > 0 && (
        look.big !== null ? <Actions lines={lines} full={zoom} /> : <Wording said={lines.map((line) => words.say(line))} zoom={zoom} />
      )}
      {zoom && (
        <div class="c-meta">
          <span>{house.length > 0 && words.t('page-house-parts', { parts: house.map((part) => words.term(game, 'house', part)).join(', ') })}</span>
          <span>{(face.copies ?? 1) > 1 && words.t('page-copies', { n: face.copies ?? 1 })}</span>
        </div>
      )}
      <Foot card={card} stats={numbers} icons={own?.foot(face, words) ? [] : (face.icons ?? [])} kind={face.kind} {...label(own?.foot(face, words))} game={game} zoom={zoom} turned={turned} />
    </>
  )
}

const ROMAN: readonly string[] = ['', 'I', 'II', 'III', 'IV', 'V']

/** A number that has an end, as it is now. */
function counterNow(card: CardView, id: string): { value: number; most: number } | null {
  const counter = card.counters?.find((one) => one.id === id)
  return counter?.most ? { value: counter.value, most: counter.most } : null
}

/** Which stage of how many a card in play is; stages are numbered as they are printed. */
function stageOf(card: CardView): { stage: string; last: string } | null {
  const stage = counterNow(card, 'stage')
  const printed = card.face?.gem?.icon === 'stage' ? String(card.face.gem.value) : ''
  if (stage === null || printed === '') return null
  return { stage: printed, last: /^\d/.test(printed) ? String(stage.most) : (ROMAN[stage.most] ?? String(stage.most)) }
}

/** How far a number is to its end; the nearer a danger, the redder. */
function Bar({ kind, value, most }: { kind: string; value: number; most: number }) {
  const part = Math.min(1, Math.max(0, value / most))
  return <span class={kind === 'threat' ? 'c-bar b-threat' : 'c-bar'} style={{ '--part': part.toFixed(3) }}><i /></span>
}

function typeLine(words: Language, game: string, kind: string, set = ''): string {
  const type = words.term(game, 'kind', kind)
  return set ? `${type} · ${words.term(game, 'set', set)}` : type
}

const LONG = 170 // letters: then there is no line for the type above the words

function Wording({ said, zoom }: { said: string[]; zoom: boolean }) {
  const all = said.join(' ')
  if (!zoom) return <div class={`c-text${all.length > LONG ? ' long' : ''}`}><Rich text={all} /></div>
  return <div class="c-text">{said.map((line, i) => <p key={i}><Rich text={line} /></p>)}</div>
}

/** The two actions of a technique: their names in the hand, all words in zoom. */
function Actions({ lines, full }: { lines: Text[]; full: boolean }) {
  const words = useWords()
  return (
    <div class="c-two">
      {lines.map((line, i) => {
        const action = line.args?.['action']
        const named = action !== undefined && typeof action === 'object' && !Array.isArray(action)
        return (
          <div key={i}>
            <i>{String.fromCharCode(65 + i)}</i>
            <span>{named && !full ? <b>{words.say(action)}</b> : <Rich text={words.say(line)} />}</span>
          </div>
        )
      })}
    </div>
  )
}

/** Words with symbols: `[energy]` is drawn, and so is the arrow from a cost to what is paid for, which the letters of the page lack. */
export function Rich({ text }: { text: string }) {
  const parts = text.split(/(\[\w+\]|→)/)
  return <>{parts.map((part, i) => (i % 2 === 0 ? part : part === '→' ? <Icon key={i} id="leads" kind="lead-to" label={part} /> : <Symbol key={i} name={part.slice(1, -1)} />))}</>
}

function Symbol({ name }: { name: string }) {
  return <Icon id={symbolOf(name)} kind={`y-${name}`} />
}

/** "attack-star": the number or symbol has a star, which points to the text of the card. */
const STAR = /-star$/

/** The words of the bar, where a game has its own. */
const label = (said: string | undefined): { said: string } | Record<string, never> => (said ? { said } : {})

function Foot({ card, stats, icons, kind, said, game, zoom, turned }: { card: CardView; stats: Stat[]; icons: string[]; kind: string; said?: string; game: string; zoom: boolean; turned: boolean }) {
  const words = useWords()
  const drawn = icons.filter((icon) => symbolOf(icon) in SYMBOLS)
  const worded = icons.find((icon) => !drawn.includes(icon) && !STAR.test(icon)) // "active": a word, not a symbol
  const starred = (name: string) => icons.includes(`${name}-star`)
  const full = said ?? (worded ? words.term(game, 'icon', worded) : words.term(game, 'kind', kind))
  const label = zoom ? full : softly(full.split(':')[0] ?? '')
  const warned = zoom ? [] : warningsOf(card)
  if (warned.length > 0) {
    return <div class="c-foot warns">{warned.map((icon) => <span key={icon} class={`warns-${icon}`}><Icon id={symbolOf(icon)} />{words.term(game, 'icon', icon)}</span>)}</div>
  }
  return (
    <div class={`c-foot${stats.length > 3 ? ' four' : ''}`}>
      {turned && <Icon id="turn" kind="c-turn" />}
      {stats.length === 0 && <span class="lbl">{label}</span>}
      {stats.map((stat) => (
        <span key={stat.icon} class={`st s-${symbolOf(stat.icon)} ${change(stat)}`} title={words.term(game, 'stat', stat.icon)}>
          <Icon id={symbolOf(stat.icon)} />
          {(stat.value !== '' || starred(stat.icon)) && (
            <span>
              <b>{stat.value}</b>{isPerPlayer(stat) && <Icon id="user" />}
              {starred(stat.icon) && <span class="c-star" title={words.term(game, 'icon', `${stat.icon}-star`)}><Icon id="star" /></span>}
              {zoom && stats.length < 4 && <small>{words.term(game, 'stat', stat.icon)}</small>}
            </span>
          )}
          {hurts(card, stat) && <sup />}
        </span>
      ))}
      {(drawn.length > 0 || starred('boost')) && (
        <span class="c-res">
          {drawn.map((icon, i) => <Icon key={i} id={symbolOf(icon)} kind={`y-${icon}`} />)}
          {starred('boost') && <span class="c-star" title={words.term(game, 'icon', 'boost-star')}><Icon id="star" /></span>}
        </span>
      )}
    </div>
  )
}

/** Marks whose sign is enough on the table: an arrow or the place says the same. */
const SIGNS: ReadonlySet<string> = new Set(['attacker', 'defender', 'committed', 'captive', 'protected', 'reinforced'])

/** What a card can do at any time: signs in a corner of the picture, where they cover nothing else. */
function Keywords({ card, game }: { card: CardView; game: string }) {
  const words = useWords()
  const marks = (card.marks ?? []).filter((mark) => KEYWORDS.has(mark))
  return marks.length === 0 ? null : <span class="c-can">{marks.map((mark) => <span key={mark} title={words.term(game, 'mark', mark)}><Icon id={symbolOf(mark)} /></span>)}</span>
}

const KEYWORDS: ReadonlySet<string> = new Set(['flight', 'range'])

function Ribbons({ card, game, zoom }: { card: CardView; game: string; zoom: boolean }) {
  const words = useWords()
  const marks = ribbons(card).filter((mark) => zoom || !KEYWORDS.has(mark))
  if (marks.length === 0) return null
  return (
    <span class="c-status">
      {marks.map((mark) => <span key={mark} class={`pillst m-${mark}${SIGNS.has(mark) ? ' sign' : ''}`}><Icon id={symbolOf(mark) in SYMBOLS ? symbolOf(mark) : 'check'} /><span>{words.term(game, 'mark', mark)}</span></span>)}
    </span>
  )
}

const TOKENS: Readonly<Record<string, string>> = { damage: 'dmg', threat: 'threat', progress: 'prog', resources: 'coin' }
/** Tokens with their symbol; of progress there may be none yet, and how much is needed is said with it. */
const SIGNED: ReadonlySet<string> = new Set(['threat', 'progress', 'resources'])

/** What the heart and the stage say is no token. */
const SAID: ReadonlySet<string> = new Set(['hit-points', 'stage'])

/** Damage is a drop, threat a square, progress a small square, anything else round. */
export function Tokens({ counters, on = '' }: { counters: Counter[]; on?: string }) {
  const lying = counters.filter((counter) => !SAID.has(counter.id) && (counter.id !== 'progress' || counter.value > 0))
  if (lying.length === 0) return null
  return (
    <span class="c-tok">
      {lying.map((counter) => (
        <span key={counter.id} class={`tok ${TOKENS[counter.id] ?? 'cnt'}`} {...(on ? { 'data-count': `${on}/${counter.id}`, 'data-value': counter.value } : {})}>
          {SIGNED.has(counter.id) && <Icon id={symbolOf(counter.id)} />}
          {counter.value}{SIGNED.has(counter.id) && counter.most ? ` / ${counter.most}` : ''}
        </span>
      ))}
    </span>
  )
}

const RISKS: Readonly<Record<string, readonly [string, string]>> = {
  out: ['bad', 'cross'], knockout: ['bad', 'ko'], trap: ['', 'trap'], stance: ['ok', 'def'],
}

/** Legal, but know this. */
export function Risk({ risk }: { risk: Text }) {
  const words = useWords()
  const [kind, icon] = RISKS[risk.id.replace(/^.*-note-/, '')] ?? ['', 'hazard']
  return <span class={`c-risk ${kind}`}><Icon id={icon} /><span>{words.say(risk)}</span></span>
}

/** The table: board, choice bar, hand, rail. One renderer for all games. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import { Refused } from '../net/api'
import { setting, USUAL } from '../net/keep'
import { EMPTY, Table, type Message } from '../net/table'
import { Settings } from '../pages/Settings'
import { PACES, settings, useSettings } from '../settings'
import { sound } from '../sound'
import type { AreaView, FromServer, Further, Hint, HintStep, TableNow, Text } from '../wire'
import type { Shell } from '../shell'
import { Bubble } from '../coach/Bubble'
import { useCoach } from '../coach/coach'
import { Guide } from '../coach/Guide'
import { sameSeats } from '../ending/onward'
import { TheEnd } from '../ending/TheEnd'
import type { Chosen } from '../pages/choosing'
import { propose } from '../pages/proposal'
import { layoutOf } from '../games/layouts'
import { useWords, Words } from '../words/use'
import { Band, Columns, Places } from './Areas'
import { Arrows } from './Arrows'
import { askingOf, freeOf, isHinted, type Offer } from './asking'
import { ChoiceBar, PAYS } from './ChoiceBar'
import { BoardContext, type Board } from './context'
import { Dock, type Docked } from './Dock'
import { errandsOf } from './errands'
import { Chain, Half, Line } from './Duel'
import { FromBook } from './FromBook'
import { Hand } from './Hand'
import { commandOf, isTyping, moveFocus, setTabStops, type Command } from './keyboard'
import type { RowPlacement } from './layout'
import { InviteDialog, type Invited } from './Invite'
import { Log, Scrubber } from './Log'
import { Menu } from './Menu'
import { useMotion } from './motion'
import { Outcome, PastBar } from './Outcome'
import { usePaying } from './paying'
import { PilesDialog } from './Piles'
import { SeatColumns } from './SeatColumns'
import { Seats } from './Seats'
import { useReplay } from './replaying'
import { useDrawer, useNarrow, useScale } from './size'
import { Recap, Scene, Telling } from './Telling'
import { PLAIN_STORY } from './story'
import { Teller, type Shown } from './teller'
import { thingsOf } from './things'
import { calledSeat, seatedWords } from './names'
import { Brand, Moment, ThemeButton } from './Top'

const HOVER = 160 // ms before a card under the pointer is shown large
const OF_ALL: ReadonlySet<string> = new Set(['why-not-asked', 'why-not-turn', 'why-not-over']) // what stops everything says nothing of a card

export function TablePage({ token, shell }: { token: string; shell: Shell }) {
  const [state, setState] = useState<Shown>({ ...EMPTY, beat: null, at: [0, 0], recap: [] })
  const table = useRef<Table | null>(null)
  const teller = useRef<Teller | null>(null)
  useEffect(() => {
    const telling = new Teller(setState, {
      pace: () => PACES[settings().speed], story: (game) => layoutOf(game).story ?? PLAIN_STORY, away: () => document.hidden,
      onBeat: (beat) => sound(beat.shows.length > 0 ? 'card' : /damage|loses|attack|strike|defeat/.test(beat.line.text.id) ? 'hit' : 'threat'),
    })
    const made = new Table(token, (told) => telling.hear(told))
    table.current = made
    teller.current = telling
    return () => {
      made.end()
      telling.end()
    }
  }, [token])
  if (state.line === 'closed') return <Closed text={state.problem} />
  if (state.now === null || table.current === null || teller.current === null) return <Opening lost={state.line === 'lost'} />
  return <Seated state={state} now={state.now} table={table.current} teller={teller.current} shell={shell} />
}

interface PlayedProps {
  state: Shown
  now: TableNow
  table: Table
  teller: Teller
  shell: Shell
}

/** The table in a language that calls the players by their names, and whoever sits here alone "you". */
function Seated(props: PlayedProps) {
  const words = useWords()
  const { seats, yours } = props.now
  const seated = useMemo(() => seatedWords({ seats, yours }, words), [words, JSON.stringify([seats.map(({ kind, name }) => [kind, name]), yours])])
  return <Words.Provider value={seated}><Played {...props} /></Words.Provider>
}

function Opening({ lost }: { lost: boolean }) {
  const words = useWords()
  return <main class="plain" aria-busy="true"><Brand big /><p role="status">{words.t(lost ? 'page-line-lost' : 'page-opening')}</p></main>
}

function Closed({ text }: { text: Text | null }) {
  const words = useWords()
  return (
    <main class="plain">
      <Brand big />
      <h1>{words.t('page-closed')}</h1>
      {text && <p role="alert">{words.say(text)}</p>}
      <a class="btn pri" href="/">{words.t('page-all-games')}</a>
    </main>
  )
}

function Played({ state, now, table, teller, shell }: PlayedProps) {
  const words = useWords()
  const { past, beat } = state
  const view = past?.view ?? now.view
  const layout = layoutOf(view.game)
  const aside = !useDrawer()
  const scale = useScale()
  const root = useRef<HTMLDivElement>(null)
  const [docked, setDocked] = useState<Docked | null>(null)
  const [picked, setPicked] = useState('')
  const [hint, setHint] = useState<{ number: number; key: string; then?: HintStep[] } | null>(null)
  const [message, setMessage] = useState<Text | null>(null)
  const [paid, setPaid] = useState<{ turn: number; used: Text[] } | null>(null) // how the last thing was paid for
  const [sent, setSent] = useState(-1) // the number of the choice whose answer is under way
  const [menu, setMenu] = useState(false)
  const [only, setOnly] = useState('') // the kind of offers that is left glowing
  const [drawer, setDrawer] = useState(false)
  const [dialog, setDialog] = useState<'settings' | 'recap' | null>(null)
  const [pile, openPile] = useState('') // that is looked through
  const [invited, setInvited] = useState<Invited | null>(null)
  const liking = useSettings()
  const [board, showBoard] = useState(false) // after the end: the board instead of the scene
  useEffect(() => { if (now.notice) setMessage(now.notice) }, [now.notice?.id])
  useEffect(() => { if (state.news) setMessage(state.news) }, [state.news])
  const hover = useRef(0)
  const touched = useRef(false)
  const skipped = useRef(false)
  const sure = useRef('') // the end of a turn that was chosen once

  const things = useMemo(() => thingsOf(view, layout.things?.(view)), [layout, view])
  const asking = useMemo(() => (past || beat || state.line !== 'open' ? null : askingOf(now, things, { zero: layout.keys !== undefined, keep: (key) => only === '' || layout.keys === undefined || layout.keys.fits(key, only, now.view), ...(layout.split ? { split: layout.split } : {}) })), [beat, layout, now, only, past, state.line, things])
  const busy = asking !== null && asking.number === sent
  const refused = docked?.kind === 'why' && docked.verdicts.some((verdict) => !verdict.met) ? docked.key : ''
  const coach = useCoach(now, layout.coach ?? [], asking, { refused: refused !== '', paid: paid?.turn === now.turn })
  const over = now.view.result ?? null
  const ended = past || beat || board ? null : over
  const seatName = useCallback((seat: number): string => {
    if (now.yours.length === 1 && now.yours[0] === seat) return words.t('page-you')
    return calledSeat(now.seats[seat], seat, words)
  }, [now.seats, now.yours, words])

  /** Say something to the server; what it refuses is said in the bar. */
  const tell = useCallback(async (message: Message): Promise<FromServer | null> => {
    try {
      return await table.ask(message)
    } catch (problem) {
      setMessage(problem instanceof Refused ? problem.text : { id: 'page-line-lost' })
      return null
    }
  }, [table])

  const visit = useCallback((answers: number | null): void => {
    setDocked(null)
    table.visit(answers).catch((problem) => problem instanceof Refused && setMessage(problem.text))
  }, [table])

  const replay = useReplay(past?.answers ?? null, now.view.answers, visit)
  const show = (answers: number | null): void => { // who looks for a position stops the replay
    replay.play(false)
    visit(answers)
  }
  const watchFromTheStart = (): void => {
    visit(0)
    replay.play(true)
  }
  useEffect(() => { // whoever comes with the link of a replay wants to see it
    if (over !== null && now.yours.length === 0) watchFromTheStart()
  }, [])

  const send = useCallback((key: string, then: Further[] = []): void => {
    if (asking === null || busy) return
    const { number } = asking
    coach.got()
    setSent(number)
    setDocked(null)
    setMessage(null)
    void tell({ type: 'answer', seat: asking.seat, number, key, then, pay: true })
      .then((reply) => setPaid(reply?.type === 'paid' ? reply : null))
      .finally(() => setSent((is) => (is === number ? -1 : is)))
  }, [asking, busy, coach.got, tell])
  const paying = usePaying(asking, send)
  const advice = hint && hint.number === asking?.number ? hint : null
  const hintedNext = advice?.then?.[0]?.key ?? ''
  const take = useCallback((offer: Offer): void => {
    const advised = advice !== null && isHinted({ asking, hinted: advice.key, hintedNext }, offer) // all of the advice is taken
    if (asking !== null && !busy && liking.confirm && sure.current !== `${asking.number}/${offer.key}` && layout.ends?.(offer.key, asking.prompt?.id ?? '')) {
      sure.current = `${asking.number}/${offer.key}`
      setMessage({ id: 'play-confirm-end', args: { option: offer.text } })
      return
    }
    if (paying) paying.press(offer)
    else send(offer.key, advised ? (advice.then ?? []).map(({ asks, key }) => ({ asks, key })) : (offer.then ?? []))
  }, [advice, asking, busy, hintedNext, layout, liking.confirm, paying, send])

  const wish = useCallback((key: string): void => {
    if (now.looking !== null) void tell({ type: 'answer', seat: now.looking, number: 0, key })
  }, [now.looking, tell])

  /** Somebody who does not ask in so many words is told only of what could be an action at all; whatever else there is, is shown. */
  const askWhy = useCallback(async (key: string, inWords = false): Promise<void> => {
    const seat = now.looking
    const card = things.get(key)?.card
    if (past || seat === null || !now.yours.includes(seat) || (card && !card.face)) { // of what lies face down nobody is told why
      setDocked({ kind: 'card', key, pinned: true })
      return
    }
    const reply = await tell({ type: 'why_not', seat, key })
    if (reply?.type !== 'why_not') return
    const acts = reply.verdicts.length === 0 || reply.verdicts.some((verdict) => !OF_ALL.has(verdict.text.id))
    setDocked(acts || inWords ? { kind: 'why', key, verdicts: reply.verdicts } : { kind: 'card', key, pinned: true })
  }, [now.looking, now.yours, past, tell, things])

  const press = useCallback((key: string): void => {
    if (!key) return
    const offers = asking?.byThing.get(key) ?? []
    const first = offers[0]
    const reading = touched.current && !(docked?.kind === 'card' && docked.pinned && docked.key === key)
    if (first === undefined) void askWhy(key)
    else if (reading && things.get(key)?.kind === 'card') setDocked({ kind: 'card', key, pinned: true })
    else if (offers.length > 1) setPicked(key)
    else take(first)
  }, [asking, askWhy, docked, take, things])

  const askHint = useCallback(async (quiet = false): Promise<Hint | null> => {
    if (asking === null) return null
    if (paying) { // what it would pay with is what is suggested
      paying.suggest()
      setHint({ number: asking.number, key: PAYS })
      setMessage({ id: 'page-hint-pay' })
      return null
    }
    if (!quiet) setMessage({ id: 'page-hint-thinking' })
    const reply = await tell({ type: 'hint', seat: asking.seat })
    if (reply?.type !== 'hint') return null
    const offer = asking.offers.find((one) => one.key === reply.key)
    setHint({ number: reply.number, key: reply.key, then: reply.then })
    const steps = (reply.then ?? []).map((one) => words.say(one.text)).join(', ')
    if (!quiet) setMessage(offer ? (steps ? { id: 'page-hint-then', args: { advice: reply.text, steps } } : reply.text) : null)
    return reply
  }, [asking, paying, tell, words])

  const undoSeat = asking?.seat ?? now.looking ?? now.yours[0] ?? -1
  const undo = now.undo.find((one) => one.seat === undoSeat) ?? null
  const askUndo = useCallback((): void => {
    if (undo === null) return
    if (undo.can === 'no') setMessage(undo.why)
    else void tell({ type: 'undo', seat: undo.seat })
  }, [tell, undo])

  const close = useCallback((): void => {
    if (menu) setMenu(false)
    else if (docked) setDocked(null)
    else if (picked) setPicked('')
    else if (only) setOnly('')
    else if (coach.mark) coach.got()
    else if (drawer) setDrawer(false)
    else if (past) visit(null)
    else if (paying && undo?.can === 'yes') askUndo()
  }, [askUndo, coach, docked, drawer, menu, only, past, paying, picked, undo, visit])

  const look = useCallback((key: string): void => {
    window.clearTimeout(hover.current)
    hover.current = window.setTimeout(() => setDocked((is) => (is && (is.kind !== 'card' || is.pinned) ? is : { kind: 'card', key, pinned: false })), HOVER)
  }, [])
  const leave = useCallback((key: string): void => {
    window.clearTimeout(hover.current)
    setDocked((is) => (is?.kind === 'card' && !is.pinned && (key === '' || is.key === key) ? null : is))
  }, [])

  // A new question: old words are wiped away and the choice gets the focus, unless one reads or writes elsewhere.
  const moment = `${now.turn}/${asking?.number ?? ''}`
  useEffect(() => {
    setPicked('')
    setOnly('')
    setHint((is) => (is?.number === asking?.number ? is : null)) // a hint is for its question, whatever else is told meanwhile
    setMessage(null)
    setDocked((is) => (is?.kind === 'why' ? null : is))
  }, [moment])
  useEffect(() => {
    if (asking === null) return
    const active = document.activeElement
    const elsewhere = active instanceof HTMLElement && active !== document.body && active.closest('.rail, .menu, .top, .dock') !== null
    if (!elsewhere) document.getElementById('choice')?.focus({ preventScroll: true })
  }, [asking?.number])
  const narrow = useNarrow()
  // On a phone the board is long: what can only be taken there comes into sight.
  useEffect(() => {
    if (!narrow || asking === null || asking.byThing.size === 0) return
    const glowing = [...document.querySelectorAll('.app .can')]
    if (glowing.some((one) => one.closest('.hand'))) return
    const first = glowing[0]?.getBoundingClientRect()
    const bar = document.getElementById('choice')?.getBoundingClientRect()
    const covered = first && bar && (first.bottom < 48 || (first.bottom > bar.top && first.left < bar.right && first.right > bar.left))
    if (covered) glowing[0]?.scrollIntoView({ block: 'center' })
  }, [asking?.number, narrow])
  // Once at each position: whoever takes it back wants to decide.
  const taken = useRef(new Set<number>())
  useEffect(() => {
    const offer = liking.free && asking && freeOf(asking)
    if (!offer || taken.current.has(now.view.answers)) return
    taken.current.add(now.view.answers)
    take(offer)
  }, [asking?.number, liking.free])
  const mine = asking !== null
  const others = useRef(false) // whether somebody else had to decide, or something was told, since one was asked
  useEffect(() => {
    if (mine && others.current) sound('turn')
    others.current = !mine
  }, [mine])
  useLayoutEffect(() => {
    if (root.current) setTabStops(root.current)
  })
  useMotion(root, `${moment}/${past?.answers ?? 'now'}/${now.view.answers}/${state.log.length}`, past !== null, { log: state.log, things, moves: layout.moves })
  useEffect(() => {
    document.title = `${words.t(`page-game-${view.game}`)} · Rulebound`
  }, [view.game, words])

  // Before the next key can come: a key must never meet the hands of an older table.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const command = commandOf(event, layout.keys)
      if (command === null || dialog !== null || pile !== '' || invited !== null || (isTyping(event.target) && command.do !== 'close')) return
      if (beat && !menu && tellOn(command)) {
        event.preventDefault()
        return
      }
      const target = event.target instanceof HTMLElement ? event.target : null
      const onCard = target?.closest<HTMLElement>('[data-card]') ?? null
      const button = target?.closest('button, a, input, [role=menuitem]') ?? null
      switch (command.do) {
        case 'option': {
          const offer = asking?.offers.find((one) => one.hotkey === command.key)
          const many = offer?.on ? (asking?.byThing.get(offer.on) ?? []) : []
          if (offer && many.length > 1 && picked !== offer.on) setPicked(offer.on)
          else if (offer) take(offer)
          break
        }
        case 'move': {
          if (menu || target?.closest('.log, .menu')) {
            if (target?.closest('.log') && command.dx !== 0) visit(step(past?.answers ?? now.view.answers, command.dx, now.view.answers))
            else return
            break
          }
          if (root.current === null || (command.dy !== 0 && target?.matches('.abil, .seats'))) return // the arrows scroll it
          const on = command.dx === 0 ? null : (layout.keys?.walk(onCard?.dataset['card'] ?? '', command.dx) ?? null)
          const next = on === null ? moveFocus(root.current, command.dx, command.dy) : root.current.querySelector<HTMLElement>(`[data-card="${on}"]`)
          touched.current = false
          next?.focus()
          break
        }
        case 'only':
          if (asking) leaveOnly(command.kind)
          break
        case 'jump': {
          const cards = root.current?.querySelectorAll<HTMLElement>(`[data-area="${command.area}"] [data-card]`)
          touched.current = false
          cards?.item(cards.length - 1)?.focus()
          break
        }
        case 'take':
          if (onCard === null && !button && paying?.met) paying.pay()
          else if (onCard === null && !button && coach.mark) coach.got()
          if (onCard === null || button) return
          touched.current = false
          press(onCard.dataset['card'] ?? '')
          break
        case 'zoom':
          if (onCard === null || button) return
          setDocked((is) => (is?.kind === 'card' && is.pinned ? null : { kind: 'card', key: onCard.dataset['card'] ?? '', pinned: true }))
          break
        case 'why':
          if (onCard) void askWhy(onCard.dataset['card'] ?? '', true)
          else if (asking) setDocked({ kind: 'rule', rule: asking.rule })
          break
        case 'hint':
          void askHint()
          break
        case 'undo':
          askUndo()
          break
        case 'log':
          setDrawer(true)
          root.current?.querySelector<HTMLElement>('.log')?.focus()
          break
        case 'guide':
          if (coach.can) coach.toggle()
          break
        case 'menu':
          setMenu((is) => !is)
          break
        case 'close':
          close()
          break
        case 'theme':
          shell.flipTheme()
          break
      }
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })

  /** What a key does while something is told: the next beat, or straight to what is asked; other keys do what they always do. */
  function tellOn(command: Command): boolean {
    if (command.do === 'zoom' || (command.do === 'move' && command.dx > 0)) teller.next()
    else if (['option', 'take', 'close', 'move', 'hint', 'undo'].includes(command.do)) teller.skip()
    else return false
    return true
  }

  /** Only what this kind of action can do glows; once more, and all does again. */
  function leaveOnly(kind: string): void {
    const all = now.view.choices?.find((choice) => choice.seat === now.looking)?.options ?? []
    const what = { what: { id: `${view.game}-icon-${kind}` } }
    const some = all.some(({ key }) => layout.keys?.fits(key, kind, now.view))
    setPicked('')
    setOnly(some && only !== kind ? kind : '')
    setMessage(!some ? { id: 'page-only-none', args: what } : only === kind ? null : { id: 'page-only', args: what })
  }

  const shared: Board = {
    view, layout, seats: now.seats, yours: now.yours, things, asking, paying, picked, refused, take, press, look, leave, openPile, seatName,
    hinted: hint && hint.number === asking?.number ? hint.key : '',
    hintedNext,
  }
  const at = past ? past.answers : null
  const errands = errandsOf(now, shell, words, { tell, onCopied: () => setMessage({ id: 'page-copied' }), onInvited: setInvited })
  const waiting = past ? (
    <PastBar
      now={now} message={message} at={past.answers} playing={replay.playing} speed={replay.speed} onPlay={replay.play} onSpeed={replay.setSpeed}
      onVisit={show} onGoOn={() => void errands.goOn(past.answers)}
    />
  ) : beat ? (
    <Telling beat={beat} at={state.at} onNext={teller.next} onSkip={teller.skip} />
  ) : over ? (
    <Outcome now={now} message={message} result={over} board={board} onReplay={watchFromTheStart} onScene={() => showBoard(false)} onAgain={() => { propose(view.game, (now.setup ?? {}) as Chosen, sameSeats(now.seats, now.yours, setting('name'))); shell.go(`/setup/${view.game}`) }} onShare={() => void errands.share()} onSave={() => void errands.save()} />
  ) : undefined

  const mayLook = over !== null || now.yours.length > 1 || now.kind === 'study'
  return (
    <BoardContext.Provider value={shared}>
      <div
        class={`app${past ? ' past' : ''}${beat ? ' telling' : ''}${paying ? ' paying' : ''}${drawer ? ' drawer' : ''} g-${view.game} p${view.seats}`} ref={root} style={scale} data-turn={now.turn} data-line={state.line}
        onPointerDown={(event) => {
          touched.current = event.pointerType === 'touch'
          skipped.current = beat !== null && (event.target as HTMLElement).closest('.board, .hand') !== null
          if (skipped.current) teller.skip()
        }}
        onClick={(event) => {
          if (skipped.current) return // the click has ended what was told, and means nothing else
          const card = (event.target as HTMLElement).closest<HTMLElement>('[data-card]')
          const place = card?.parentElement?.closest<HTMLElement>('[data-card]')
          const through = place && !asking?.byThing.has(card?.dataset['card'] ?? '') && asking?.byThing.has(place.dataset['card'] ?? '')
          if (card) press((through ? place : card).dataset['card'] ?? '') // a card that is no option stands on a place that is one
        }}
        onPointerOver={(event) => {
          if (event.pointerType === 'touch') return
          const card = (event.target as HTMLElement).closest<HTMLElement>('[data-card]')
          if (card?.dataset['card']) look(card.dataset['card'])
          else leave('')
        }}
        onPointerLeave={() => leave('')}
        onFocusIn={(event) => {
          const card = (event.target as HTMLElement).closest<HTMLElement>('[data-card]')
          if (card?.dataset['card'] && card.matches(':focus-visible')) look(card.dataset['card'])
        }}
      >
        <header class="top">
          <Brand />
          <span class="game">{words.t(`page-game-${view.game}`)}</span>
          <Moment view={view} layout={layout} told={beat ? state.log : null} />
          <div class="tb">
            <FromBook now={now} />
            {state.line !== 'open' && <span class="tag warn" role="status"><Icon id="clock" />{words.t('page-line-lost')}</span>}
            <button type="button" class="ibtn only-s" aria-label={words.t('page-log')} aria-expanded={drawer} onClick={() => setDrawer(!drawer)}><Icon id="list" /></button>
            <span class="only-l"><ThemeButton onClick={shell.flipTheme} /></span>
            <button type="button" class="ibtn" aria-label={words.t('page-menu')} title={`${words.t('page-menu')} (M)`} aria-expanded={menu} onClick={() => setMenu(!menu)}><Icon id="menu" /></button>
          </div>
        </header>
        <main class="board">
          {ended ? <TheEnd now={now} log={state.log} result={ended} shell={shell} token={table.token} onBoard={() => showBoard(true)} onReplay={watchFromTheStart} onShare={() => void errands.share()} onLook={async (answers) => (await table.past(answers))?.view ?? null} onWatch={(answers) => { visit(answers); replay.play(true) }} onPlayOn={now.may_save ? (answers) => void errands.goOn(answers) : null} /> : (
            <>
              {layout.rows.map((row, i) => <Row key={i} row={row} areas={view.areas.filter((area) => row.areas(area, view.seat))} />)}
              <Arrows />
            </>
          )}
          {beat && <Scene beat={beat} />}
          {past && <span class="when">{words.t('page-step', { step: past.answers, last: past.last })}</span>}
        </main>
        <ChoiceBar
          paid={paid?.turn === now.turn ? paid.used : null} onRepay={() => { if (undo) void tell({ type: 'undo', seat: undo.seat, payment: true }) }}
          undo={undo} message={message} busy={busy} onHint={() => void askHint()} onUndo={askUndo} onBack={() => setPicked('')}
          onRule={(rule) => setDocked({ kind: 'rule', rule })} instead={waiting}
          wishes={past || now.looking === null || !now.yours.includes(now.looking) ? [] : (now.view.wishes ?? [])} onWish={wish}
        />
        {layout.held ? <layout.held /> : <Hand />}
        <aside class="rail" aria-label={words.t('page-rail')}>
          <div class="rh first"><span>{words.t('page-seats')}</span>
            <button type="button" class="mini" onClick={() => openPile('all')}><Icon id="deck" />{words.t('play-piles')}</button>
            {now.spectators > 0 && <span class="tag" title={words.t('page-spectators')}><Icon id="eye" />{now.spectators}</span>}
          </div>
          <Seats
            spoken={state.spoken} onSay={(phrase) => now.yours[0] !== undefined && void tell({ type: 'speak', seat: now.looking !== null && now.yours.includes(now.looking) ? now.looking : now.yours[0], phrase })}
            host={now.host} request={now.request} mayLook={mayLook} onInvite={(seat) => void errands.invite(seat)} onLook={(seat) => void tell({ type: 'look', seat })}
            onStandIn={(seat) => void tell({ type: 'stand_in', seat, player: USUAL })} onTakeBack={(seat) => void tell({ type: 'take_back', seat })}
            onClaim={(seat) => void tell({ type: 'claim', seat })}
            onAgree={(agree) => now.request && void tell({ type: 'agree', number: now.request.number, agree })}
          />
          {now.known && <p class="known">{words.t('page-known')}</p>}
          {aside && <Guide coach={coach} game={view.game} />}
          {aside && <Chain />}
          {aside && layout.rail && <layout.rail />}
          <div class="rh"><h2>{words.t('page-log')}</h2>
            <button type="button" class="mini" onClick={() => setDialog('recap')}><Icon id="clock" />{words.t('play-recap')}</button>
            <button type="button" class="ibtn only-s" aria-label={words.t('page-close')} onClick={() => setDrawer(false)}><Icon id="cross" /></button></div>
          <Log log={state.log} at={at} onVisit={show} />
          <Scrubber at={at} last={now.view.answers} onVisit={show} />
        </aside>
        {coach.mark && !menu && <Bubble key={coach.mark.id} coach={coach} mark={coach.mark} onAdvice={() => askHint(true)} />}
        {docked && <Dock docked={docked} onClose={() => setDocked(null)} />}
        {menu && (
          <Menu
            now={now} shell={shell} onClose={() => setMenu(false)} onSettings={() => setDialog('settings')} onSave={() => void errands.save()} onSpectate={() => void errands.spectate()} onShare={() => void errands.share()} coach={coach}
            onRename={(name) => { for (const seat of now.yours) void tell({ type: 'rename', seat, name }) }}
            onStandIn={() => { for (const seat of now.yours) void tell({ type: 'stand_in', seat, player: USUAL }) }}
            onConcede={() => { for (const seat of now.yours) if (!now.seats[seat]?.gone) void tell({ type: 'concede', seat }) }}
            onGiveSeat={() => { for (const seat of now.yours) void tell({ type: 'give_seat', seat }) }}
          />
        )}
        {invited && <InviteDialog invited={invited} shell={shell} onClose={() => setInvited(null)} />}
        {pile && <PilesDialog shown={pile} onShow={openPile} />}
        {dialog === 'settings' && <Settings onClose={() => setDialog(null)} />}
        {dialog === 'recap' && <Recap lines={state.recap} view={now.view} onClose={() => setDialog(null)} />}
        <div class="sr" role="status" aria-live="polite">{announce()}</div>
      </div>
    </BoardContext.Provider>
  )

  /** For those who hear the page: what was said last, and what is asked. */
  function announce(): string {
    if (past) return words.t('page-step', { step: past.answers, last: past.last })
    const last = state.log.at(-1)
    const parts = [last ? words.say(last.text) : '', over ? words.say(over.text) : asking?.prompt ? words.say(asking.prompt) : '', message ? words.say(message) : '']
    return parts.filter(Boolean).join(' ')
  }
}

const PARTS = { band: Band, places: Places, half: Half, line: Line }

function Row({ row, areas }: { row: RowPlacement; areas: AreaView[] }) {
  if (row.arrange === 'columns') return <Columns areas={areas} />
  if (row.arrange === 'seats') return <SeatColumns areas={areas} />
  const Part = typeof row.arrange === 'string' ? PARTS[row.arrange] : row.arrange
  return <>{areas.map((area) => <Part key={area.id} area={area} />)}</>
}

/** One step through the positions; beyond the last one is now. */
function step(from: number, by: number, last: number): number | null {
  const to = Math.max(0, from + by)
  return to >= last ? null : to
}

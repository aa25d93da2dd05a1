/** The setup page of a game, built from the game's own description of its options. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { drawEmblem } from '../draw/emblem'
import { seatedAs } from '../games/seating'
import { Drawing, Icon } from '../draw/Icon'
import { askSetup, makeMatch, sentenceOf } from '../net/api'
import { keepSetting, setting, USUAL } from '../net/keep'
import type { Shell } from '../shell'
import { Brand, ThemeButton } from '../table/Top'
import type { GameInfo, SeatWish, Text } from '../wire'
import { useWords } from '../words/use'
import { addSeat, countingOf, leadingOf, removeSeat, saidOf, take, valueOf, type Chosen } from './choosing'
import { CLOCKS, clockName } from './clocks'
import { Field, OwnField, seatLine, valueName } from './Fields'
import { Languages } from './Languages'
import { seat as seated, takeProposal } from './proposal'
import { SeatRow, seatWishes } from './SeatRow'

/** Where Enter means something of its own. */
const ENTERED = 'a, summary, textarea, button:not([aria-pressed]):not([aria-checked])'

export function Setup({ game, shell, problem: given }: { game: string; shell: Shell; problem: Text | null }) {
  const words = useWords()
  const info = shell.lobby?.games.find((one) => one.id === game)
  const title = words.t(`page-game-${game}`)
  useEffect(() => {
    document.title = `${title} · Rulebound`
  }, [title])
  if (info) return <Laid info={info} title={title} shell={shell} />
  return (
    <main class="plain">
      <Brand big />
      <h1>{title}</h1>
      <p role="status">{words.say(given ?? { id: 'page-opening' })}</p>
      <a class="btn pri" href="/">{words.t('page-all-games')}</a>
    </main>
  )
}

function Laid({ info, title, shell }: { info: GameInfo; title: string; shell: Shell }) {
  const words = useWords()
  const game = info.id
  const fields = info.options
  const [proposed] = useState(() => takeProposal(game, fields))
  const [chosen, setChosen] = useState<Chosen>(proposed.chosen)
  const [counted, setCounted] = useState(proposed.seats?.length ?? info.seats)
  const [wishes, setWishes] = useState<SeatWish[]>(proposed.seats ?? [{ kind: 'me' }])
  const [shown, setShown] = useState(Math.max(0, proposed.seats?.findIndex((one) => one.kind === 'me') ?? 0))
  const [player, setPlayer] = useState(proposed.seats?.find((one) => one.kind === 'computer')?.player ?? setting('player'))
  const [name, setName] = useState(setting('name'))
  const [problem, setProblem] = useState<Text | null>(null)
  const [busy, setBusy] = useState(false)
  const [clock, setClock] = useState(0)
  const players = shell.lobby?.players ?? []
  const opponent = players.includes(player) ? player : USUAL
  const leading = leadingOf(fields)
  const led = leading ? valueOf(leading, chosen) : null
  const seats = Array.isArray(led) ? led.length : counted
  const [least, most] = leading?.seats ?? [seats, seats]
  const seat = Math.min(shown, seats - 1)

  const count = useRef(Promise.resolve(info.seats)) // of what is chosen now: whoever starts at once waits for it
  useEffect(() => {
    let gone = false
    count.current = askSetup({ game, setup: saidOf(fields, chosen) }).then((answer) => answer.seats)
    count.current.then(
      (seats) => { if (!gone) { setCounted(seats); setProblem(null) } },
      (why) => { if (!gone) setProblem(sentenceOf(why)) },
    )
    return () => { gone = true }
  }, [game, fields, chosen])

  const all = seatWishes(wishes, seats, name, opponent)
  const open = all.some((one) => one.kind === 'open')
  const wish = (at: number, kind: SeatWish['kind']): void => setWishes(all.map((one, i) => (i === at ? { kind } : one)))
  const more = (): void => {
    setChosen(addSeat(fields, chosen, seats))
    setShown(seats)
  }
  const fewer = (at: number): void => {
    setChosen(removeSeat(fields, chosen, seats, at))
    setWishes(all.filter((_, i) => i !== at))
  }
  const start = async (event: Event): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    keepSetting('name', name)
    keepSetting('player', opponent)
    try {
      const seated = seatWishes(wishes, Array.isArray(led) ? seats : await count.current, name, opponent)
      shell.open(await makeMatch({ game, setup: saidOf(fields, chosen), seats: seated, clock: open ? (CLOCKS[clock] ?? null) : null }))
    } catch (why) {
      setProblem(sentenceOf(why))
      setBusy(false)
    }
  }
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => { // from the first moment one sees the page: Enter begins wherever the focus is; what is picked there is picked with the space bar too
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target instanceof HTMLElement ? event.target : null
      if (event.key !== 'Enter' || event.isComposing || target?.closest(ENTERED) || document.querySelector('[role=dialog]')) return
      event.preventDefault()
      const begin = form.current?.querySelector<HTMLButtonElement>('[type=submit]')
      if (begin?.disabled === false) form.current?.requestSubmit()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  const own = fields.filter((field) => field.seats)
  const sayings = fields.filter((field) => !field.seats && field.values.some((one) => one.face)).map((field) => {
    const taken = field.values.find((one) => one.value === valueOf(field, chosen))
    return taken ? valueName(words, game, field, taken) : ''
  })
  const nobody = !all.some((one) => one.kind === 'me')
  return (
    <div class="page">
      <header class="hd"><Brand big /><nav aria-label={words.t('page-menu')}><a class="btn quiet" href="/">{words.t('page-all-games')}</a><Languages shell={shell} /><ThemeButton onClick={shell.flipTheme} /></nav></header>
      <main>
        <form class="su" ref={form} onSubmit={(event) => void start(event)}>
          <div class="col">
            <div class="th"><Drawing kind="cp" svg={drawEmblem(game)} /><div><h1>{title}</h1><p>{words.t('page-setup-line')}</p></div></div>
            {own.length > 0 && (
              <section class="pan" aria-labelledby="own">
                <div class="ph2">
                  <h2 id="own">{words.t('page-own-options')}</h2>
                  {seats > 1 && (
                    <div class="seg small" role="radiogroup" aria-labelledby="own">
                      {all.map((one, i) => <button key={i} type="button" role="radio" aria-checked={i === seat} class={i === seat ? 'on' : ''} onClick={() => setShown(i)}>{words.t('page-seat', { n: i + 1 })}{one.kind === 'me' && seats < 4 ? ` (${words.t('page-seat-me')})` : ''}</button>)}
                    </div>
                  )}
                </div>
                {own.map((field) => (
                  <OwnField
                    key={`${field.id}-${seat}`} game={game} field={field} fields={fields} chosen={chosen} seats={seats} seat={seat} legal={problem === null}
                    onTake={(taken) => setChosen(take(field, fields, chosen, seats, seat, taken))} onSeat={(setup) => setChosen(seated(fields, chosen, setup, seat, seats))}
                  />
                ))}
              </section>
            )}
            <section class="pan" aria-labelledby="options">
              <h2 id="options">{words.t('page-game-options')}</h2>
              <div class="flds">
                {countingOf(fields, chosen).filter((field) => !field.seats).map((field) => <Field key={field.id} game={game} field={field} fields={fields} chosen={chosen} onChange={(value) => setChosen({ ...chosen, [field.id]: value })} />)}
              </div>
            </section>
          </div>
          <div class="side2">
            <section class="pan" aria-labelledby="seats">
              <h2 id="seats">{words.t('page-seats')}</h2>
              <div class="nm"><label for="setup-name">{words.t('page-your-name')}</label><input id="setup-name" maxLength={40} value={name} onInput={(event) => setName(event.currentTarget.value)} autocomplete="nickname" /></div>
              {all.map((one, i) => (
                <SeatRow key={i} seat={i} kind={one.kind} line={seatedAs(game, words, fields, chosen, i) ?? seatLine(words, game, fields, chosen, seats, i)} onKind={(kind) => wish(i, kind)}>
                  {seats > least && <button type="button" class="ibtn" aria-label={words.t('page-seat-remove', { name: words.t('page-seat', { n: i + 1 }) })} title={words.t('page-seat-remove', { name: words.t('page-seat', { n: i + 1 }) })} onClick={() => fewer(i)}><Icon id="cross" /></button>}
                </SeatRow>
              ))}
              {seats < most && <button type="button" class="btn quiet add" onClick={more}><Icon id="plus" />{words.t('page-seat-add')}</button>}
              {open && <p class="lnk"><Icon id="link" /><span>{words.t('page-seat-open-line')}</span></p>}
              {open && (
                <div class="fld"><label class="fl" for="setup-clock">{words.t('page-clock')}</label>
                  <select id="setup-clock" value={clock} onChange={(event) => setClock(Number(event.currentTarget.value))}>
                    {CLOCKS.map((one, i) => <option key={i} value={i}>{clockName(words, one)}</option>)}
                  </select>
                </div>
              )}
              {players.length > 0 && (
                <div class="fld"><span class="fl" id="computers">{words.t('page-computers')}</span>
                  <div class="seg" role="radiogroup" aria-labelledby="computers">
                    {players.map((one) => <button key={one} type="button" role="radio" aria-checked={one === opponent} class={one === opponent ? 'on' : ''} onClick={() => setPlayer(one)}>{words.term('page', 'player', one)}</button>)}
                  </div>
                  {words.has(`page-player-about-${opponent}`) && <p class="about">{words.t(`page-player-about-${opponent}`)}</p>}
                </div>
              )}
            </section>
            {problem && (
              <section class="pan refuse" role="alert"><span class="m"><Icon id="cross" /></span><div><b>{words.t('page-setup-refused')}</b><p>{words.say(problem)}</p></div></section>
            )}
            <div class="go">
              <button type="submit" class="btn pri" disabled={busy || problem !== null}>{words.t('page-start')}<kbd>Enter</kbd></button>
              <p>{nobody ? words.t('page-setup-nobody') : [words.t('page-setup-players', { n: seats }), ...sayings].filter(Boolean).join(' · ')}</p>
            </div>
          </div>
        </form>
      </main>
    </div>
  )
}

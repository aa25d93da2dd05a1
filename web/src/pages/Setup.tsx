/** The setup page of a game, built from the game's own description of its options. */
import { useEffect, useState } from 'preact/hooks'
import { drawEmblem } from '../draw/emblem'
import { Drawing, Icon } from '../draw/Icon'
import { askSetup, makeMatch, Refused } from '../net/api'
import { keepSetting, setting } from '../net/keep'
import type { Shell } from '../shell'
import { Brand, ThemeButton } from '../table/Top'
import type { SeatWish, SetupField, Text } from '../wire'
import { useWords } from '../words/use'
import { Languages } from './Languages'

type Value = string | number | boolean | string[] | null
type Chosen = { [id: string]: Value }

export function Setup({ game, shell, problem: given }: { game: string; shell: Shell; problem: Text | null }) {
  const words = useWords()
  const info = shell.lobby?.games.find((one) => one.id === game)
  const [chosen, setChosen] = useState<Chosen>({})
  const [seats, setSeats] = useState(info?.seats ?? 0)
  const [wishes, setWishes] = useState<SeatWish[]>([{ kind: 'me' }])
  const [player, setPlayer] = useState(setting('player') || 'heuristic')
  const [name, setName] = useState(setting('name'))
  const [problem, setProblem] = useState<Text | null>(null)
  const [busy, setBusy] = useState(false)
  const title = words.t(`page-game-${game}`)
  const players = shell.lobby?.players ?? []
  const opponent = players.includes(player) ? player : (players[0] ?? player)

  useEffect(() => {
    document.title = `${title} · Rulebound`
  }, [title])
  useEffect(() => {
    if (!info) return
    let gone = false
    askSetup({ game, setup: chosen }).then(
      (answer) => { if (!gone) { setSeats(answer.seats); setProblem(null) } },
      (why) => { if (!gone) setProblem(why instanceof Refused ? why.text : { id: 'page-no-server' }) },
    )
    return () => { gone = true }
  }, [game, info, chosen])

  if (!info) {
    return (
      <main class="plain">
        <Brand big />
        <h1>{title}</h1>
        <p role="status">{words.say(given ?? { id: shell.lobby ? 'page-coming-line' : 'page-opening' })}</p>
        <a class="btn pri" href="/">{words.t('page-all-games')}</a>
      </main>
    )
  }
  const wishOf = (seat: number): SeatWish => wishes[seat] ?? { kind: 'computer' }
  const wish = (seat: number, kind: SeatWish['kind']): void => setWishes(Array.from({ length: seats }, (_, i) => (i === seat ? { kind } : wishOf(i))))
  const nobody = !Array.from({ length: seats }, (_, i) => wishOf(i)).some((one) => one.kind === 'me')

  const start = async (event: Event): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    keepSetting('name', name)
    keepSetting('player', opponent)
    const all = Array.from({ length: seats }, (_, i): SeatWish => {
      const { kind } = wishOf(i)
      return kind === 'me' ? { kind, name } : kind === 'computer' ? { kind, player: opponent } : { kind }
    })
    try {
      shell.open(await makeMatch({ game, setup: chosen, seats: all }))
    } catch (why) {
      setProblem(why instanceof Refused ? why.text : { id: 'page-no-server' })
      setBusy(false)
    }
  }

  return (
    <div class="page">
      <header class="hd"><Brand big /><nav aria-label={words.t('page-menu')}><a class="btn quiet" href="/">{words.t('page-all-games')}</a><Languages shell={shell} /><ThemeButton onClick={shell.flipTheme} /></nav></header>
      <main>
        <form class="su" onSubmit={(event) => void start(event)}>
          <div class="col">
            <div class="th"><Drawing kind="cp" svg={drawEmblem(game)} /><div><h1>{title}</h1><p>{words.t('page-setup-line')}</p></div></div>
            <section class="pan" aria-labelledby="options">
              <h2 id="options">{words.t('page-game-options')}</h2>
              <div class="flds">
                {info.options.map((field) => <Field key={field.id} game={game} field={field} value={chosen[field.id] ?? field.default} onChange={(value) => setChosen({ ...chosen, [field.id]: value })} />)}
              </div>
            </section>
          </div>
          <div class="side2">
            <section class="pan" aria-labelledby="seats">
              <h2 id="seats">{words.t('page-seats')}</h2>
              <div class="nm"><label for="setup-name">{words.t('page-your-name')}</label><input id="setup-name" maxLength={40} value={name} onInput={(event) => setName(event.currentTarget.value)} autocomplete="nickname" /></div>
              {Array.from({ length: seats }, (_, seat) => <SeatRow key={seat} seat={seat} kind={wishOf(seat).kind} onKind={(kind) => wish(seat, kind)} />)}
              {players.length > 0 && (
                <div class="fld"><span class="fl" id="computers">{words.t('page-computers')}</span>
                  <div class="seg" role="radiogroup" aria-labelledby="computers">
                    {players.map((one) => <button key={one} type="button" role="radio" aria-checked={one === opponent} class={one === opponent ? 'on' : ''} onClick={() => setPlayer(one)}>{words.term('page', 'player', one)}</button>)}
                  </div>
                </div>
              )}
            </section>
            {problem && (
              <section class="pan refuse" role="alert"><span class="m"><Icon id="cross" /></span><div><b>{words.t('page-setup-refused')}</b><p>{words.say(problem)}</p></div></section>
            )}
            <div class="go">
              <button type="submit" class="btn pri" disabled={busy || problem !== null}>{words.t('page-start')}<kbd>Enter</kbd></button>
              <p>{words.t(nobody ? 'page-setup-nobody' : 'page-setup-players', { n: seats })}</p>
            </div>
          </div>
        </form>
      </main>
    </div>
  )
}

function SeatRow({ seat, kind, onKind }: { seat: number; kind: SeatWish['kind']; onKind(kind: SeatWish['kind']): void }) {
  const words = useWords()
  const name = words.t('page-seat', { n: seat + 1 })
  const kinds = ['me', 'computer', 'open'] as const
  return (
    <div class="srow">
      <span class={`ava f-${kind === 'me' ? 'hero' : 'basic'} bot`} aria-hidden="true"><Icon id={kind === 'me' ? 'user' : kind === 'computer' ? 'bot' : 'plus'} /></span>
      <div class="who"><b>{name}</b></div>
      <div class="seg small" role="radiogroup" aria-label={name}>
        {kinds.map((one) => <button key={one} type="button" role="radio" aria-checked={one === kind} class={one === kind ? 'on' : ''} onClick={() => onKind(one)}>{words.t(`page-seat-${one}`)}</button>)}
      </div>
    </div>
  )
}

/** One option: a switch for few values, a list for many, cards to mark where several can be taken. */
function Field({ game, field, value, onChange }: { game: string; field: SetupField; value: Value; onChange(value: Value): void }) {
  const words = useWords()
  const label = `f-${field.id}`
  const name = titled(field.title, words.term(game, 'option', field.id))
  const said = (title: Text, one: string | number | boolean): string => titled(title, words.term(game, `option-${field.id}`, one))
  function titled(title: Text, otherwise: string): string {
    return words.has(title.id) || title.plain ? words.say(title) : otherwise
  }
  if (field.many) {
    const taken = Array.isArray(value) ? value : []
    return (
      <div class="fld"><span class="fl" id={label}>{name}</span>
        <div class="ass" role="group" aria-labelledby={label}>
          {field.values.map(({ value: one, title }) => {
            const on = taken.includes(String(one))
            return <button key={String(one)} type="button" class={`as f-basic${on ? ' on' : ''}`} aria-pressed={on} onClick={() => onChange(on ? taken.filter((other) => other !== one) : [...taken, String(one)])}>{said(title, one)}{on && <Icon id="check" />}</button>
          })}
        </div>
      </div>
    )
  }
  if (field.values.length > 9) {
    return (
      <div class="fld"><label class="fl" for={label}>{name}</label>
        <select id={label} value={String(value)} onChange={(event) => onChange(field.values[event.currentTarget.selectedIndex]?.value ?? null)}>
          {field.values.map(({ value: one, title }) => <option key={String(one)} value={String(one)}>{said(title, one)}</option>)}
        </select>
      </div>
    )
  }
  return (
    <div class="fld"><span class="fl" id={label}>{name}</span>
      <div class="seg" role="radiogroup" aria-labelledby={label}>
        {field.values.map(({ value: one, title }) => <button key={String(one)} type="button" role="radio" aria-checked={one === value} class={one === value ? 'on' : ''} onClick={() => onChange(one)}>{said(title, one)}</button>)}
      </div>
    </div>
  )
}

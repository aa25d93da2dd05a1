/** The start page: five games, and the games of this browser to go on with. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { drawEmblem } from '../draw/emblem'
import { Drawing, Icon } from '../draw/Icon'
import { loadMatch, makeMatch, myMatches, Refused } from '../net/api'
import { forgetMatch, keptMatches, setting } from '../net/keep'
import type { Shell } from '../shell'
import { Brand, ThemeButton } from '../table/Top'
import type { GameInfo, Record as SaveFile, Summary, Text } from '../wire'
import { useWords } from '../words/use'
import { Languages } from './Languages'

const GAMES = ['champions', 'fellowship', 'versus', 'guardians', 'civilwar']

export function Start({ shell, problem: given }: { shell: Shell; problem: Text | null }) {
  const words = useWords()
  const [problem, setProblem] = useState<Text | null>(null)
  const [busy, setBusy] = useState('')
  const [mine, setMine] = useState<Summary[]>([])
  const file = useRef<HTMLInputElement>(null)
  const shown = problem ?? given
  const games = [...new Set([...GAMES, ...(shell.lobby?.games.map((game) => game.id) ?? [])])]

  useEffect(() => {
    document.title = 'Rulebound'
    const tokens = keptMatches().map((kept) => kept.token)
    if (tokens.length > 0) myMatches(tokens).then(setMine, () => setMine([]))
  }, [])

  const attempt = async (what: string, act: () => Promise<void>): Promise<void> => {
    setBusy(what)
    setProblem(null)
    try {
      await act()
    } catch (why) {
      setProblem(why instanceof Refused ? why.text : { id: 'page-not-a-file' })
    } finally {
      setBusy('')
    }
  }
  const play = (game: GameInfo): Promise<void> => attempt(game.id, async () => {
    shell.open(await makeMatch({ game: game.id, seats: [{ kind: 'me', name: setting('name') }] }))
  })
  const load = (input: HTMLInputElement): Promise<void> => attempt('file', async () => {
    const chosen = input.files?.[0]
    if (!chosen) return
    const record = JSON.parse(await chosen.text()) as SaveFile
    input.value = ''
    shell.open(await loadMatch({ record, seats: [{ kind: 'me', name: setting('name') }] }))
  })
  const forget = (match: string): void => {
    forgetMatch(match)
    setMine(mine.filter((one) => one.match !== match))
  }

  return (
    <div class="page">
      <header class="hd">
        <Brand big />
        <nav aria-label={words.t('page-menu')}>
          <button type="button" class="btn quiet" disabled={busy !== ''} onClick={() => file.current?.click()}><Icon id="save" /><span class="only-l">{words.t('page-open-file')}</span><span class="sr only-sr">{words.t('page-open-file')}</span></button>
          <input class="sr" ref={file} type="file" accept=".json,application/json" tabIndex={-1} aria-label={words.t('page-open-file')} onChange={(event) => void load(event.currentTarget)} />
          <Languages shell={shell} />
          <ThemeButton onClick={shell.flipTheme} />
        </nav>
      </header>
      <main>
        <section class="intro"><h1>{words.t('page-title')}</h1><p>{words.t('page-subtitle')}</p></section>
        {shown && <p class="problem" role="alert">{words.say(shown)}</p>}
        {mine.length > 0 && (
          <section aria-labelledby="continue">
            <h2 id="continue">{words.t('page-continue')}</h2>
            <div class="cts">{mine.slice(0, 6).map((one) => <Continued key={one.match} one={one} onForget={() => forget(one.match)} />)}</div>
          </section>
        )}
        <section aria-labelledby="new">
          <h2 id="new">{words.t('page-new')}</h2>
          <div class="gts">
            {games.map((id) => <GameTile key={id} id={id} info={shell.lobby?.games.find((game) => game.id === id)} busy={busy !== '' || shell.lobby === null} onPlay={(game) => void play(game)} />)}
          </div>
        </section>
      </main>
    </div>
  )
}

function GameTile({ id, info, busy, onPlay }: { id: string; info: GameInfo | undefined; busy: boolean; onPlay(game: GameInfo): void }) {
  const words = useWords()
  const name = words.t(`page-game-${id}`)
  return (
    <article class={`gt${info ? '' : ' soon'}`} aria-label={name}>
      <Drawing kind="pic" svg={drawEmblem(id)} />
      <div class="gb">
        <h3>{name}</h3>
        <p>{words.t(`page-line-${id}`)}</p>
        <span class="gm"><Icon id="user" />{words.t(`page-players-${id}`)}</span>
        <div class="ga">
          {info ? (
            <>
              <button type="button" class="btn pri" disabled={busy} aria-label={`${words.t('page-play-now')}: ${name}`} onClick={() => onPlay(info)}>{words.t('page-play-now')}</button>
              <a class="btn quiet" href={`/setup/${id}`} aria-label={`${words.t('page-set-up')}: ${name}`}>{words.t('page-set-up')}</a>
            </>
          ) : <span class="coming"><Icon id="clock" />{words.t('page-coming')}</span>}
        </div>
      </div>
    </article>
  )
}

/** A game of this browser, with where it stands. */
function Continued({ one, onForget }: { one: Summary; onForget(): void }) {
  const words = useWords()
  const name = words.t(`page-game-${one.game}`)
  const others = one.seats.filter((who) => !one.yours.includes(who.seat)).map((who) => who.name || words.t('page-seat', { n: who.seat + 1 }))
  const state = one.result ? 'page-over' : one.your_move ? 'page-your-move' : 'page-waits'
  const line = one.result ? words.say(one.result.text) : one.last ? words.say(one.last.text) : ''
  return (
    <div class="ct">
      <a href={`/table/${one.match}`} class="cl">
        <Drawing kind="cp" svg={drawEmblem(one.game)} />
        <span class="cb"><b>{name}</b><span>{line}</span><small>{[others.join(', '), when(one.touched, words.code)].filter(Boolean).join(' · ')}</small></span>
        <span class={`tag${state === 'page-your-move' ? ' you' : ''}`}>{words.t(state)}</span>
      </a>
      <button type="button" class="ibtn" aria-label={words.t('page-forget', { name })} title={words.t('page-forget', { name })} onClick={onForget}><Icon id="cross" /></button>
    </div>
  )
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [['day', 86400], ['hour', 3600], ['minute', 60]]

/** "5 minutes ago", in the reader's language. */
function when(iso: string, code: string): string {
  const seconds = (Date.parse(iso) - Date.now()) / 1000
  if (Number.isNaN(seconds)) return ''
  const format = new Intl.RelativeTimeFormat(code, { numeric: 'auto' })
  for (const [unit, length] of UNITS) if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit)
  return format.format(0, 'minute')
}

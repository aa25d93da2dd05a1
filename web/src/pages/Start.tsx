/** The start page: five games, and the games of this browser to go on with. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { drawEmblem } from '../draw/emblem'
import { rememberAll } from '../ending/history'
import { Drawing, Icon } from '../draw/Icon'
import { loadCampaign, makeMatch, myMatches, sentenceOf } from '../net/api'
import { freeCampaignId, keepCampaign, keptMatches, seatsFile, setting, takeSeats } from '../net/keep'
import type { Shell } from '../shell'
import { Brand, ThemeButton } from '../table/Top'
import type { CampaignFile, GameInfo, Record as SaveFile, Summary, Text } from '../wire'
import { useWords } from '../words/use'
import { ContinueList } from './Continued'
import { Languages } from './Languages'
import { Today } from './Today'
import { LoadFile } from './LoadFile'
import { Manage } from './Manage'

const GAMES = ['champions', 'fellowship', 'versus', 'guardians', 'civilwar']

export function Start({ shell, problem: given }: { shell: Shell; problem: Text | null }) {
  const words = useWords()
  const [problem, setProblem] = useState<Text | null>(null)
  const [busy, setBusy] = useState('')
  const [mine, setMine] = useState<Summary[]>([])
  const [managed, setManaged] = useState('')
  const [loaded, setLoaded] = useState<SaveFile | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const shown = problem ?? given
  const games = [...new Set([...GAMES, ...(shell.lobby?.games.map((game) => game.id) ?? [])])]
  const managing = mine.find((one) => one.match === managed)

  const look = useCallback((): void => {
    const tokens = keptMatches().map((kept) => kept.token)
    if (tokens.length > 0) myMatches(tokens).then((found) => { rememberAll(found); setMine(found) }, () => setMine([]))
    else setMine([])
  }, [])
  useEffect(() => {
    document.title = 'Rulebound'
    look()
    // Whoever comes back to this page wants to know how it stands now.
    const again = (): void => { if (document.visibilityState === 'visible') look() }
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [look])

  const play = async (game: GameInfo): Promise<void> => {
    setBusy(game.id)
    setProblem(null)
    try {
      shell.open(await makeMatch({ game: game.id, seats: [{ kind: 'me', name: setting('name') }] }))
    } catch (why) {
      setProblem(sentenceOf(why))
      setBusy('')
    }
  }
  const read = async (input: HTMLInputElement): Promise<void> => {
    const chosen = input.files?.[0]
    if (!chosen) return
    setProblem(null)
    try {
      const record = JSON.parse(await chosen.text()) as SaveFile | CampaignFile
      const seats = takeSeats(record)
      if (seats !== null) {
        setProblem({ id: 'page-seats-taken', args: { n: seats } })
        look()
        input.value = ''
        return
      }
      if ('log' in record && typeof record.game === 'string') {
        const id = freeCampaignId()
        const now = await loadCampaign(record)
        keepCampaign({ id, file: now.file })
        shell.go(`/campaign/${record.game}/${id}`)
        return
      }
      if ('log' in record) throw new Error('not a record')
      if (typeof record?.game !== 'string' || !Array.isArray(record.answers)) throw new Error('not a record')
      setLoaded(record)
    } catch (why) {
      setProblem(sentenceOf(why, 'page-not-a-file'))
    }
    input.value = ''
  }

  return (
    <div class="page">
      <header class="hd">
        <Brand big />
        <nav aria-label={words.t('page-menu')}>
          <button type="button" class="btn quiet" disabled={busy !== ''} onClick={() => file.current?.click()}><Icon id="save" /><span class="only-l">{words.t('page-open-file')}</span><span class="sr only-sr">{words.t('page-open-file')}</span></button>
          <input class="sr" ref={file} type="file" accept=".json,application/json" tabIndex={-1} aria-label={words.t('page-open-file')} onChange={(event) => void read(event.currentTarget)} />
          <a class="btn quiet" href="/history"><Icon id="list" />{words.t('page-history')}</a>
          <Languages shell={shell} />
          <ThemeButton onClick={shell.flipTheme} />
        </nav>
      </header>
      <main>
        <section class="intro"><h1>{words.t('page-title')}</h1><p>{words.t('page-subtitle')}</p></section>
        {shown && <p class="problem" role="alert">{words.say(shown)}</p>}
        {shell.lobby?.notice && <p class="problem" role="status">{words.say({ id: 'page-host-says', args: { words: shell.lobby.notice } })}</p>}
        <ContinueList mine={mine} onManage={(one) => setManaged(one.match)} />
        {mine.length > 0 && <p><button type="button" class="btn quiet" title={words.t('page-seats-file-line')} onClick={saveSeats}><Icon id="save" />{words.t('page-seats-file')}</button></p>}
        <Today shell={shell} />
        <section aria-labelledby="new">
          <h2 id="new">{words.t('page-new')}</h2>
          <div class="gts">
            {games.map((id) => <GameTile key={id} id={id} info={shell.lobby?.games.find((game) => game.id === id)} busy={busy !== '' || shell.lobby === null} onPlay={(game) => void play(game)} />)}
          </div>
        </section>
      </main>
      {managing && <Manage one={managing} shell={shell} onClose={() => setManaged('')} onChanged={look} onGone={() => { setManaged(''); look() }} />}
      {loaded && <LoadFile record={loaded} shell={shell} onClose={() => setLoaded(null)} />}
    </div>
  )
}

/** The seats of this browser as a file. */
function saveSeats(): void {
  const url = URL.createObjectURL(new Blob([seatsFile()], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'rulebound-seats.json'
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(url), 1000)
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
              <a class="btn quiet wide" href={`/rules/${id}`} aria-label={`${words.t('page-rules')}: ${name}`}><Icon id="book" />{words.t('page-rules')}</a>
              {info.decks && <a class="btn quiet wide" href={`/decks/${id}`} aria-label={`${words.t('page-decks')}: ${name}`}>{words.t('page-decks')}</a>}
              {info.campaign && <a class="btn quiet wide" href={`/campaign/${id}`} aria-label={`${words.t('page-campaign')}: ${name}`}>{words.t('page-campaign')}</a>}
            </>
          ) : <span class="coming"><Icon id="clock" />{words.t('page-coming')}</span>}
        </div>
      </div>
    </article>
  )
}

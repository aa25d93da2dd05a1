/** The campaign: the way through its scenarios, who goes on it, what was earned and lost, and the next scenario. */
import { useEffect, useState } from 'preact/hooks'
import { Card } from '../../card/Card'
import { Drawing, Icon } from '../../draw/Icon'
import { campaignOf, getCards, loadCampaign, makeMatch, sentenceOf } from '../../net/api'
import { keepCampaign, keptCampaigns, keptMatch, setting, USUAL } from '../../net/keep'
import { Languages } from '../../pages/Languages'
import type { Shell } from '../../shell'
import { Brand, ThemeButton } from '../../table/Top'
import type { CampaignNow, Face, SeatWish, Text } from '../../wire'
import { useWords } from '../../words/use'
import { logOf, poolOf, startingThreat, stopsOf, totalOf, type CampaignLog, type Member, type Stop } from './campaign'
import { Dial } from './Dial'
import { drawWay } from './landscape'
import { NewCampaign } from './NewCampaign'

export function Campaign({ game, id, shell }: { game: string; id: string; shell: Shell }) {
  const words = useWords()
  const [now, setNow] = useState<CampaignNow | null>(null)
  const [faces, setFaces] = useState<ReadonlyMap<string, Face>>(new Map())
  const [problem, setProblem] = useState<Text | null>(null)
  useEffect(() => {
    document.title = `${words.t('page-campaign')} · Rulebound`
    void getCards(game).then((cards) => setFaces(new Map(cards.map((face) => [face.code, face]))), (why) => setProblem(sentenceOf(why)))
    if (!id) return
    howItStands(game, id).then(setNow, (why) => setProblem(sentenceOf(why, 'page-campaign-unknown')))
  }, [game, id])
  return (
    <div class="page camp">
      <header class="hd">
        <Brand big />
        <nav aria-label={words.t('page-menu')}>
          {now && <button type="button" class="btn quiet" onClick={() => save(now)}><Icon id="save" /><span class="only-l">{words.t('page-save')}</span><span class="sr only-sr">{words.t('page-save')}</span></button>}
          <Languages shell={shell} />
          <ThemeButton onClick={shell.flipTheme} />
        </nav>
      </header>
      <main>
        {problem && <p class="problem" role="alert">{words.say(problem)}</p>}
        {!id && <NewCampaign game={game} shell={shell} />}
        {id && now && faces.size > 0 && <Sheet game={game} id={id} now={now} faces={faces} shell={shell} />}
      </main>
    </div>
  )
}

/** A match of it that is over is taken into its log. */
async function howItStands(game: string, id: string): Promise<CampaignNow> {
  const kept = keptCampaigns(game).find((one) => one.id === id)
  if (kept === undefined) throw new Error('unknown')
  const token = kept.match ? keptMatch(kept.match)?.token : undefined
  if (token === undefined) return loadCampaign(kept.file)
  const now = await campaignOf(token)
  if (!now.playing) keepCampaign({ id, file: now.file })
  return now
}

function save(now: CampaignNow): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(now.file)}\n`], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${now.game}-campaign.json`
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(url), 1000)
}

interface SheetProps {
  game: string
  id: string
  now: CampaignNow
  faces: ReadonlyMap<string, Face>
  shell: Shell
}

function Sheet(props: SheetProps) {
  const words = useWords()
  const { game, now, faces } = props
  const log = logOf(now)
  const won = (log.completed ?? []).length
  const penalty = (log.threat ?? 0) + Math.max(0, ...log.players.map((one) => one.threat ?? 0))
  return (
    <>
      <section class="cm-title">
        <p>{words.t(`page-game-${game}`)} · {words.t('page-campaign')}</p>
        <h1>{words.t('fellowship-campaign-way', { n: won })}</h1>
        <ul>
          <li><b>{won}</b> {words.t('fellowship-campaign-of-three')}</li>
          <li><b>{totalOf(log)}</b> {words.t('fellowship-campaign-points')}</li>
          <li><b>+{penalty}</b> {words.t('fellowship-campaign-penalty')}</li>
        </ul>
      </section>
      <div class="cm-grid">
        <div class="cm-main">
          <Way stops={stopsOf(log)} />
          <section aria-labelledby="cm-players">
            <h2 id="cm-players">{words.t('fellowship-campaign-players')}</h2>
            <div class="cm-players">{log.players.map((member, seat) => <Company key={seat} log={log} member={member} seat={seat} faces={faces} />)}</div>
          </section>
        </div>
        <aside class="cm-side" aria-label={words.t('fellowship-campaign-notes')}>
          <Next {...props} log={log} />
          <Fallen log={log} faces={faces} />
        </aside>
      </div>
      <div class="cm-foot">
        <Pool log={log} kind="boon" faces={faces} />
        <Pool log={log} kind="burden" faces={faces} />
        <Scores log={log} />
      </div>
    </>
  )
}

/** The landscape with the way and its three stops. */
function Way({ stops }: { stops: Stop[] }) {
  const words = useWords()
  return (
    <section class="cm-way" aria-label={words.t('fellowship-campaign-completed')}>
      <Drawing kind="cm-land" svg={drawWay()} />
      <ol>
        {stops.map((stop, i) => (
          <li key={stop.scenario} class={`cm-stop ${stop.state} s${i + 1}`} {...(stop.state === 'next' ? { 'aria-current': 'step' } : {})}>
            <i aria-hidden="true">{stop.state === 'won' ? <Icon id="check" /> : i + 1}</i>
            <span><b>{words.term('fellowship', 'scenario', stop.scenario)}</b> <span>{stop.state === 'won' ? words.t('fellowship-campaign-stop-won', { n: stop.rounds ?? 0, score: stop.score ?? 0 }) : words.t(`fellowship-campaign-stop-${stop.state}`)}</span></span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Company({ log, member, seat, faces }: { log: CampaignLog; member: Member; seat: number; faces: ReadonlyMap<string, Face> }) {
  const words = useWords()
  const name = member.name || words.t('page-seat', { n: seat + 1 })
  return (
    <section class="zone cm-player" aria-label={name}>
      <header>
        <h3>{name}</h3>
        <Dial value={startingThreat(log, member, faces)} most={50} ticks={[]} id={`campaign/${seat}`} at="" />
      </header>
      <div class="cm-heroes">
        {member.heroes.map((code) => {
          const face = faces.get(code)
          return face && (
            <div key={code} class="cm-hero">
              <Card card={{ back: 'player', face }} game="fellowship" size="table" still />
              {(log.pool ?? []).filter((one) => one.hero === code).map((one, i) => {
                const held = faces.get(one.card)
                return held && <span key={i} class={`tag f-${held.faction ?? ''}`}><Icon id={held.faction === 'boon' ? 'wild' : 'cross'} />{words.say(held.name)}</span>
              })}
              {log.prisoner === code && <span class="tag warn"><Icon id="link" />{words.term('fellowship', 'mark', 'captive')}</span>}
              {(log.wounds?.[code] ?? 0) > 0 && <span class="tag bad"><Icon id="hp" />−{log.wounds?.[code]}</span>}
            </div>
          )
        })}
      </div>
    </section>
  )
}

/** What the next scenario brings, and the button that sets it up. */
function Next({ game, id, now, shell, log }: SheetProps & { log: CampaignLog }) {
  const words = useWords()
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState<Text | null>(null)
  const next = stopsOf(log).find((stop) => stop.state === 'next')
  const playing = keptCampaigns(game).find((one) => one.id === id)?.match
  const notes = now.sheet.filter((section) => NOTED.some((title) => section.title.id === title)).flatMap((section) => section.lines).filter((line) => line.id !== 'fellowship-campaign-none')
  const start = async (): Promise<void> => {
    if (now.setup === null) return
    setBusy(true)
    setProblem(null)
    const seats = log.players.map((member, seat): SeatWish => (seat === 0 ? { kind: 'me', name: setting('name') || member.name || '' } : open ? { kind: 'open' } : { kind: 'computer', player: USUAL }))
    try {
      const created = await makeMatch({ game, setup: now.setup, seats })
      keepCampaign({ id, file: now.file, match: created.match })
      shell.open(created)
    } catch (why) {
      setProblem(sentenceOf(why))
      setBusy(false)
    }
  }
  return (
    <section class="pan cm-next">
      <h2><Icon id="quest" />{next ? `${words.t('fellowship-campaign-stop-next')}: ${words.term('fellowship', 'scenario', next.scenario)}` : words.t('fellowship-campaign-over', { n: totalOf(log) })}</h2>
      {notes.length > 0 && <ul>{notes.map((line, i) => <li key={i}>{words.say(line)}</li>)}</ul>}
      {problem && <p class="problem" role="alert">{words.say(problem)}</p>}
      {now.playing && playing && <a class="btn pri" href={`/table/${playing}`}><Icon id="chev" />{words.t('page-campaign-go-on')}</a>}
      {now.setup && (
        <>
          {log.players.length > 1 && <label class="cm-open"><input type="checkbox" checked={open} onChange={(event) => setOpen(event.currentTarget.checked)} />{words.t('page-campaign-friends')}</label>}
          <button type="button" class="btn pri" disabled={busy} onClick={() => void start()}><Icon id="chev" />{words.t('page-campaign-play')}</button>
        </>
      )}
      {!next && <a class="btn pri" href={`/campaign/${game}`}>{words.t('page-campaign-new')}</a>}
    </section>
  )
}

const NOTED = ['fellowship-campaign-notes', 'fellowship-campaign-penalties']

function Fallen({ log, faces }: { log: CampaignLog; faces: ReadonlyMap<string, Face> }) {
  const words = useWords()
  const fallen = (log.fallen ?? []).map((code) => faces.get(code)).filter((face) => face !== undefined)
  if (fallen.length === 0) return null
  return (
    <section class="pan cm-fallen">
      <h2>{words.t('fellowship-campaign-fallen')}</h2>
      <div class="cm-heroes">{fallen.map((face) => <div key={face.code} class="cm-hero gone"><Card card={{ back: 'player', face }} game="fellowship" size="table" still /></div>)}</div>
    </section>
  )
}

function Pool({ log, kind, faces }: { log: CampaignLog; kind: 'boon' | 'burden'; faces: ReadonlyMap<string, Face> }) {
  const words = useWords()
  const cards = poolOf(log, kind, faces)
  const name = (code: string): string => { const face = faces.get(code); return face ? words.say(face.name) : code }
  return (
    <section class="cm-pool">
      <h2><Icon id={kind === 'boon' ? 'wild' : 'cross'} />{words.t(`fellowship-campaign-${kind}s`)}</h2>
      {cards.length === 0 ? <p>{words.t('fellowship-campaign-none')}</p> : (
        <ul>{cards.map((one) => <li key={one.card} class={`f-${kind}`}><b>{name(one.card)}</b><span>{one.heroes.map(name).join(', ')}</span>{one.n > 1 && <i>×{one.n}</i>}</li>)}</ul>
      )}
    </section>
  )
}

function Scores({ log }: { log: CampaignLog }) {
  const words = useWords()
  const done = log.completed ?? []
  const term = (id: string): string => words.term('fellowship', 'counter', id)
  const sum = (numbers: number[]): number => numbers.reduce((all, n) => all + n, 0)
  return (
    <section class="pan cm-scores">
      <h2>{words.t('fellowship-campaign-result')}</h2>
      {done.length === 0 ? <p>{words.t('fellowship-campaign-none')}</p> : (
        <div class="cm-table" tabIndex={0} role="group" aria-label={words.t('fellowship-campaign-result')}>
          <table>
            <thead><tr><td />{COLUMNS.map((id) => <th key={id} scope="col">{term(id)}</th>)}</tr></thead>
            <tbody>
              {done.map((one) => (
                <tr key={one.scenario}>
                  <th scope="row">{words.term('fellowship', 'scenario', one.scenario)}</th>
                  <td>{sum(one.threat)}</td><td>{sum(one.fallen)}</td><td>{sum(one.damage)}</td><td>{10 * one.rounds}</td><td>{one.victory > 0 ? `−${one.victory}` : 0}</td><td><b>{one.score}</b></td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

const COLUMNS = ['threat', 'score-fallen', 'damage', 'score-rounds', 'score-victory', 'score-total']

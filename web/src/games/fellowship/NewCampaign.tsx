/** The campaigns of this browser, and a new one: who plays which deck, and how hard it shall be. */
import { useState } from 'preact/hooks'
import { Icon } from '../../draw/Icon'
import { beginCampaign, sentenceOf } from '../../net/api'
import { forgetCampaign, freeCampaignId, keepCampaign, keptCampaigns, setting } from '../../net/keep'
import type { Shell } from '../../shell'
import type { Text } from '../../wire'
import { useWords } from '../../words/use'
import { stopsOf, type CampaignLog } from './campaign'

const MOST = 4

export function NewCampaign({ game, shell }: { game: string; shell: Shell }) {
  const words = useWords()
  const [kept, setKept] = useState(keptCampaigns(game))
  const [decks, setDecks] = useState<string[]>(['leadership'])
  const [mode, setMode] = useState('normal')
  const [expert, setExpert] = useState(false)
  const [problem, setProblem] = useState<Text | null>(null)
  const [busy, setBusy] = useState(false)
  const field = shell.lobby?.games.find((one) => one.id === game)?.options.find((one) => one.id === 'decks')
  const free = field?.values.find((one) => !decks.includes(String(one.value)))
  const begin = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      const now = await beginCampaign({ game, decks, names: [setting('name')], mode, expert })
      const id = freeCampaignId()
      keepCampaign({ id, file: now.file })
      shell.go(`/campaign/${game}/${id}`)
    } catch (why) {
      setProblem(sentenceOf(why))
      setBusy(false)
    }
  }
  const said = (log: CampaignLog): string => {
    const next = stopsOf(log).find((stop) => stop.state === 'next')
    return next ? `${words.t('fellowship-campaign-stop-next')}: ${words.term(game, 'scenario', next.scenario)}` : words.t('page-over')
  }
  return (
    <>
      <section class="intro"><h1>{words.t('page-campaign')}</h1><p>{words.t('fellowship-campaign-line')}</p></section>
      {kept.length > 0 && (
        <section aria-labelledby="cm-kept">
          <h2 id="cm-kept">{words.t('page-continue')}</h2>
          <ul class="cm-kept">
            {kept.map((one) => {
              const name = words.t('page-campaign-number', { n: one.id })
              return (
                <li key={one.id}>
                  <a class="btn quiet" href={`/campaign/${game}/${one.id}`}><b>{name}</b><span>{said(one.file.log as unknown as CampaignLog)}</span></a>
                  <button type="button" class="ibtn" aria-label={words.t('page-forget', { name })} onClick={() => { forgetCampaign(one.id); setKept(keptCampaigns(game)) }}><Icon id="cross" /></button>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      <section class="pan cm-new" aria-labelledby="cm-new">
        <h2 id="cm-new">{words.t('page-campaign-new')}</h2>
        {field && decks.map((deck, seat) => (
          <div key={seat} class="fld">
            <label class="fl" for={`deck-${seat}`}>{words.t('page-seat', { n: seat + 1 })}</label>
            <span class="cm-deck">
              <select id={`deck-${seat}`} value={deck} onChange={(event) => { const taken = event.currentTarget.value; setDecks(decks.map((one, i) => (i === seat ? taken : one))) }}>
                {field.values.map((one) => <option key={String(one.value)} value={String(one.value)}>{words.say(one.title)}</option>)}
              </select>
              {decks.length > 1 && <button type="button" class="ibtn" aria-label={words.t('page-seat-remove', { name: words.t('page-seat', { n: seat + 1 }) })} onClick={() => setDecks(decks.filter((_, i) => i !== seat))}><Icon id="cross" /></button>}
            </span>
          </div>
        ))}
        {decks.length < MOST && free && <button type="button" class="btn quiet add" onClick={() => setDecks([...decks, String(free.value)])}><Icon id="plus" />{words.t('page-seat-add')}</button>}
        <label class="cm-open"><input type="checkbox" checked={mode === 'easy'} onChange={(event) => setMode(event.currentTarget.checked ? 'easy' : 'normal')} />{words.t('fellowship-campaign-note-easy')}</label>
        <label class="cm-open"><input type="checkbox" checked={expert} onChange={(event) => setExpert(event.currentTarget.checked)} />{words.t('fellowship-campaign-note-expert')}</label>
        {problem && <p class="problem" role="alert">{words.say(problem)}</p>}
        <button type="button" class="btn pri" disabled={busy || field === undefined} onClick={() => void begin()}>{words.t('page-campaign-begin')}</button>
      </section>
    </>
  )
}

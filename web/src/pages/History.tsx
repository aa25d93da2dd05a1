/** The games that this browser has played to their end, with how often they were won; and each of them to look at again. */
import { useEffect, useState } from 'preact/hooks'
import { drawEmblem } from '../draw/emblem'
import { Drawing, Icon } from '../draw/Icon'
import { history, rates, rememberAll, type Played, type Rate } from '../ending/history'
import { playedWords } from '../ending/played'
import { myMatches } from '../net/api'
import { keptMatch, keptMatches } from '../net/keep'
import type { Shell } from '../shell'
import { Brand, ThemeButton } from '../table/Top'
import { useWords } from '../words/use'
import type { Language } from '../words/language'
import type { Chosen } from './choosing'
import { when } from './Continued'
import { Languages } from './Languages'
import { propose } from './proposal'

const SHOWN = 30

export function History({ shell }: { shell: Shell }) {
  const words = useWords()
  const [played, setPlayed] = useState(history)
  const [all, setAll] = useState(false)
  useEffect(() => {
    document.title = `${words.t('page-history')} · Rulebound`
    const tokens = keptMatches().map((kept) => kept.token)
    if (tokens.length > 0) void myMatches(tokens).then((mine) => { rememberAll(mine); setPlayed(history()) }, () => {})
  }, [])
  const games = rates(played, (one) => one.game)
  return (
    <div class="page">
      <header class="hd"><Brand big /><nav aria-label={words.t('page-menu')}><a class="btn quiet" href="/">{words.t('page-all-games')}</a><Languages shell={shell} /><ThemeButton onClick={shell.flipTheme} /></nav></header>
      <main>
        <section class="intro"><h1>{words.t('page-history')}</h1><p>{words.t(played.length > 0 ? 'page-history-line' : 'page-history-none')}</p></section>
        {games.length > 0 && (
          <section class="hi-rates" aria-label={words.t('page-history-rates')}>
            {games.map((rate) => <GameRates key={rate.what} rate={rate} played={played.filter((one) => one.game === rate.what)} shell={shell} />)}
          </section>
        )}
        {played.length > 0 && (
          <section aria-labelledby="games">
            <h2 id="games">{words.t('page-history-games')}</h2>
            <ul class="hi-list">{(all ? played : played.slice(0, SHOWN)).map((one) => <Game key={one.match} one={one} shell={shell} />)}</ul>
            {played.length > SHOWN && !all && <button type="button" class="btn quiet" onClick={() => setAll(true)}>{words.t('page-continue-all', { n: played.length })}</button>}
          </section>
        )}
      </main>
    </div>
  )
}

/** What was played, in the reader's words. */
function against(words: Language, one: Played, shell: Shell): string {
  const fields = shell.lobby?.games.find((game) => game.id === one.game)?.options ?? []
  return playedWords(words, one.game, fields, one.setup).join(' · ')
}

function GameRates({ rate, played, shell }: { rate: Rate; played: Played[]; shell: Shell }) {
  const words = useWords()
  const more = rates(played, (one) => against(words, one, shell)).filter((one) => one.what)
  return (
    <article class="hi-game">
      <Drawing kind="cp" svg={drawEmblem(rate.what)} />
      <div>
        <h2>{words.t(`page-game-${rate.what}`)}</h2>
        <RateLine rate={rate} />
        {more.length > 1 && <ul>{more.map((one) => <li key={one.what}><span>{one.what}</span><RateLine rate={one} /></li>)}</ul>}
      </div>
    </article>
  )
}

function RateLine({ rate }: { rate: Rate }) {
  const words = useWords()
  return (
    <p class="hi-rate">
      <b>{Math.round((100 * rate.won) / rate.played)} %</b> <span>{words.t('page-history-won', { won: rate.won, played: rate.played })}</span>
      <meter min={0} max={rate.played} value={rate.won} aria-hidden="true" />
    </p>
  )
}

function Game({ one, shell }: { one: Played; shell: Shell }) {
  const words = useWords()
  const name = words.t(`page-game-${one.game}`)
  const line = [against(words, one, shell), one.rounds > 0 ? `${words.term(one.game, 'unit', 'round')} ${one.rounds}` : '', when(one.when, words.code)].filter(Boolean).join(' · ')
  const again = (): void => {
    propose(one.game, one.setup as Chosen)
    shell.go(`/setup/${one.game}`)
  }
  return (
    <li>
      <span class={`tag ${one.won ? 'ok' : 'bad'}`}><Icon id={one.won ? 'crown' : 'flag'} />{words.t(one.won ? 'page-won' : 'page-lost')}</span>
      <span class="hi-what"><b>{name}</b><span>{line}</span></span>
      {keptMatch(one.match) && <a class="btn quiet" href={`/table/${one.match}`} aria-label={`${words.t('page-history-look')}: ${name}, ${line}`}><Icon id="eye" />{words.t('page-history-look')}</a>}
      {!one.setup['campaign'] && <button type="button" class="btn quiet" aria-label={`${words.t('page-history-again')}: ${name}, ${line}`} onClick={again}><Icon id="turn" />{words.t('page-history-again')}</button>}
    </li>
  )
}

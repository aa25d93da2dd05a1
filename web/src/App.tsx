/** The page: which part of it is shown, in which language and light. */
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { getLobby, myMatches, sentenceOf } from './net/api'
import { keepMatch, keepSetting, keptMatch, setting } from './net/keep'
import { Campaign } from './games/fellowship/Campaign'
import { Builder } from './decks/Builder'
import { History } from './pages/History'
import { Join } from './pages/Join'
import { Lost } from './pages/Lost'
import { Setup } from './pages/Setup'
import { Start } from './pages/Start'
import { routeOf, type Route } from './route'
import { RulesPage } from './rules/RulesPage'
import { LANGUAGES, type Shell } from './shell'
import { useSettings } from './settings'
import { TablePage } from './table/TablePage'
import type { Created, Lobby, Text } from './wire'
import { BUILT_IN, loadLanguage, type Language } from './words/language'
import { Words } from './words/use'

function firstLanguage(): string {
  const wanted = setting('language') || navigator.language.slice(0, 2)
  return LANGUAGES.some((language) => language.code === wanted) ? wanted : 'en'
}

function firstTheme(): string {
  return setting('theme') || (window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark')
}

/** Where the page is. A secret that was taken out of the address is remembered beside it, for a reload. */
function here(): Route {
  const { secret } = (history.state ?? {}) as { secret?: string }
  return routeOf(location.pathname, location.hash || (secret ? `#${secret}` : ''))
}

export function App() {
  const [route, setRoute] = useState<Route>(here)
  const [code, setCode] = useState(firstLanguage)
  const [words, setWords] = useState<Language>(BUILT_IN)
  const [ready, setReady] = useState(false)
  const [theme, setTheme] = useState(firstTheme)
  const [lobby, setLobby] = useState<Lobby | null>(null)
  const [problem, setProblem] = useState<Text | null>(null)
  const { text } = useSettings()

  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  useEffect(() => {
    document.documentElement.dataset['text'] = text
  }, [text])
  useEffect(() => {
    let gone = false
    void loadLanguage(code).then((language) => {
      if (gone) return
      document.documentElement.lang = language.code
      setWords(language)
      setReady(true)
    })
    return () => { gone = true }
  }, [code])
  useEffect(() => {
    getLobby().then(setLobby, (why) => setProblem(sentenceOf(why)))
  }, [])
  useEffect(() => {
    const onBack = (): void => setRoute(here())
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])

  const go = useCallback((path: string): void => {
    history.pushState(null, '', path)
    setRoute(routeOf(path, ''))
    window.scrollTo(0, 0)
  }, [])
  const open = useCallback((created: Created): void => {
    const { match, token, game, seats, spectate } = created
    const invites = created.invites.concat(keptMatch(match)?.invites ?? []).filter((invite) => !seats.includes(invite.seat))
    keepMatch({ match, token, game, kind: 'seat', invites, ...(spectate ? { spectate } : {}) })
    go(`/table/${match}`)
  }, [go])

  // A secret must not stay in the address or its history. Who watches finds the table again on the start page.
  useEffect(() => {
    if (route.page === 'join') history.replaceState({ secret: route.invite }, '', location.pathname)
    if (route.page !== 'watch') return
    const { token } = route
    history.replaceState({ secret: token }, '', location.pathname)
    void myMatches([token]).then(([one]) => {
      if (one === undefined || keptMatch(one.match)?.kind === 'seat') return
      keepMatch({ match: one.match, token, game: one.game, kind: 'watch' })
      history.replaceState(null, '', `/table/${one.match}`)
    }, () => {})
  }, [route])

  const shell: Shell = useMemo(() => ({
    lobby,
    languages: lobby?.languages.length ? lobby.languages : LANGUAGES,
    go,
    open,
    setLanguage(next) {
      keepSetting('language', next)
      setCode(next)
    },
    flipTheme() {
      setTheme((is) => {
        const next = is === 'light' ? 'dark' : 'light'
        keepSetting('theme', next)
        return next
      })
    },
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text)
      } catch {
        window.prompt('', text) // without the right to the clipboard one copies by hand
      }
    },
  }), [lobby, go, open])

  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || link.download || link.target) return
      if (link.origin !== location.origin || link.pathname.startsWith('/api')) return
      event.preventDefault()
      go(link.pathname)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [go])

  return (
    <Words.Provider value={words}>
      {ready ? <Page route={route} shell={shell} problem={problem} /> : null}
    </Words.Provider>
  )
}

/** Whether a page belongs to a game that there is not, or that has no such page. */
function leadsNowhere(route: Route, lobby: Lobby | null): boolean {
  if (lobby === null || !('game' in route)) return false
  const info = lobby.games.find((one) => one.id === route.game)
  return !info || (route.page === 'campaign' && !info.campaign) || (route.page === 'decks' && !info.decks)
}

function Page({ route, shell, problem }: { route: Route; shell: Shell; problem: Text | null }) {
  if (leadsNowhere(route, shell.lobby)) return <Lost shell={shell} />
  switch (route.page) {
    case 'table': {
      const kept = keptMatch(route.match)
      return kept ? <TablePage key={kept.token} token={kept.token} shell={shell} /> : <Start shell={shell} problem={{ id: 'page-not-yours' }} />
    }
    case 'watch':
      return <TablePage key={route.token} token={route.token} shell={shell} />
    case 'join':
      return <Join invite={route.invite} shell={shell} />
    case 'setup':
      return <Setup key={route.game} game={route.game} shell={shell} problem={problem} />
    case 'campaign':
      return <Campaign key={`${route.game}/${route.id}`} game={route.game} id={route.id} shell={shell} />
    case 'rules':
      return <RulesPage key={route.game} game={route.game} at={route.at} shell={shell} />
    case 'history':
      return <History shell={shell} />
    case 'decks':
      return <Builder key={`${route.game}/${route.id}`} game={route.game} link={route.id} shell={shell} />
    case 'lost':
      return <Lost shell={shell} />
    case 'start':
      return <Start shell={shell} problem={problem} />
  }
}

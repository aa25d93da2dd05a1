/** A friend's link was opened: what it invites to, and a name to sit down with. */
import { useEffect, useState } from 'preact/hooks'
import { drawEmblem } from '../draw/emblem'
import { Drawing, Icon } from '../draw/Icon'
import { seatedAs } from '../games/seating'
import { join, myMatches, readInvite, sentenceOf } from '../net/api'
import { keepSetting, keptMatch, setting } from '../net/keep'
import type { Shell } from '../shell'
import { calledSeat } from '../table/names'
import { Brand } from '../table/Top'
import type { Invitation, Text } from '../wire'
import { useWords } from '../words/use'
import type { Chosen } from './choosing'
import { clockName } from './clocks'
import { seatLine } from './Fields'
import { Languages } from './Languages'

export function Join({ invite, shell }: { invite: string; shell: Shell }) {
  const words = useWords()
  const [to, setTo] = useState<Invitation | null>(null)
  const [mine, setMine] = useState<{ token: string } | null>(null) // a seat that this browser has at the table already
  const [name, setName] = useState(setting('name'))
  const [busy, setBusy] = useState(true)
  const [problem, setProblem] = useState<Text | null>(null)

  useEffect(() => {
    const read = async (): Promise<void> => {
      const invitation = await readInvite(invite)
      const kept = keptMatch(invitation.match)
      const known = kept?.kind === 'seat' ? await myMatches([kept.token]) : []
      setMine(known.find((one) => !one.revoked && one.yours.length > 0) ?? null)
      setTo(invitation)
      setBusy(false)
    }
    read().catch((why) => setProblem(sentenceOf(why)))
  }, [invite])

  const sit = async (event: Event): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    if (!mine) keepSetting('name', name)
    try {
      shell.open(await join({ invite, name, ...(mine ? { token: mine.token } : {}) }))
    } catch (why) {
      setProblem(sentenceOf(why))
      setBusy(false)
    }
  }
  const info = shell.lobby?.games.find((game) => game.id === to?.game)
  const seatName = (seat: number): string => words.t('page-seat', { n: seat + 1 })
  const chosen = to?.setup as Chosen
  const plays = to && info ? (seatedAs(to.game, words, info.options, chosen, to.seat) ?? seatLine(words, to.game, info.options, chosen, to.seats.length, to.seat)) : ''
  const others = to?.seats.filter((who) => who.seat !== to.seat && (who.name || who.kind !== 'open')).map((who) => calledSeat(who, who.seat, words)) ?? []
  return (
    <main class="plain">
      <div class="hd"><Brand big /><Languages shell={shell} /></div>
      {to && <Drawing kind="pic wide" svg={drawEmblem(to.game)} />}
      <h1>{to ? words.t(`page-game-${to.game}`) : words.t(problem ? 'page-join-gone' : 'page-join-title')}</h1>
      {to && <p>{words.t(mine ? 'page-join-again' : 'page-join-line')}</p>}
      {to && <p class="your"><Icon id="user" /><b>{seatName(to.seat)}</b>{plays && <span>{plays}</span>}</p>}
      {others.length > 0 && <p class="dim">{words.t('page-join-with', { names: others.join(', ') })}</p>}
      {to?.known && <p class="dim">{words.t('page-known')}</p>}
      {to?.clock && <p class="dim"><Icon id="clock" /> {clockName(words, to.clock)}</p>}
      {to && (
        <form class="nm" onSubmit={(event) => void sit(event)}>
          <label for="join-name">{words.t('page-your-name')}</label>
          <input id="join-name" maxLength={40} value={name} onInput={(event) => setName(event.currentTarget.value)} autocomplete="nickname" />
          <button type="submit" class="btn pri" disabled={busy}>{words.t(mine ? 'page-join-too' : 'page-join')}</button>
        </form>
      )}
      {problem && <p class="problem" role="alert">{words.say(problem)}</p>}
      {mine && to && <a class="btn quiet" href={`/table/${to.match}`}>{words.t('page-join-back')}</a>}
      {problem && <a class="btn pri" href="/">{words.t('page-all-games')}</a>}
    </main>
  )
}

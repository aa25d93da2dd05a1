/** Building a deck: all cards with filters on one side, the deck with what the rules say of it on the other. */
import { useEffect, useState } from 'preact/hooks'
import { drawEmblem } from '../draw/emblem'
import { Drawing } from '../draw/Icon'
import { getCards, getDeck, getShelf, judgeDeck, sentenceOf } from '../net/api'
import { forgetDeck, freeDeckId, keepDeck, keptDecks, onDecksElsewhere, type KeptList } from '../net/keep'
import { Languages } from '../pages/Languages'
import { propose, seat } from '../pages/proposal'
import type { Shell } from '../shell'
import { Brand, ThemeButton } from '../table/Top'
import type { DeckList, DeckShelf, Face, Judged, Text } from '../wire'
import { useWords } from '../words/use'
import { Pool } from './Pool'
import { ledBy, poolOf, withCopies } from './shelf'
import { Sheet } from './Sheet'

export function Builder({ game, link, shell }: { game: string; link: string; shell: Shell }) {
  const words = useWords()
  const [shelf, setShelf] = useState<DeckShelf | null>(null)
  const [faces, setFaces] = useState<Face[]>([])
  const [given, setGiven] = useState<DeckList | null>(null)
  const [problem, setProblem] = useState<Text | null>(null)
  const title = words.t(`page-game-${game}`)
  useEffect(() => {
    document.title = `${words.t('page-decks')} · ${title} · Rulebound`
  }, [title])
  useEffect(() => {
    let gone = false
    Promise.all([getShelf(game), getCards(game), link ? getDeck(link) : null]).then(([shelf, faces, kept]) => {
      if (gone) return
      setFaces(faces)
      setGiven(kept?.deck.game === game ? kept.deck : null)
      setShelf(shelf)
    }, (why) => { if (!gone) setProblem(sentenceOf(why)) })
    return () => { gone = true }
  }, [game, link])
  return (
    <div class="page dk-page">
      <header class="hd"><Brand big /><nav aria-label={words.t('page-menu')}><a class="btn quiet" href="/">{words.t('page-all-games')}</a><Languages shell={shell} /><ThemeButton onClick={shell.flipTheme} /></nav></header>
      <main>
        <div class="th"><Drawing kind="cp" svg={drawEmblem(game)} /><div><h1>{words.t('page-decks')}</h1><p>{title}</p></div></div>
        {problem && <p class="problem" role="alert">{words.say(problem)}</p>}
        {shelf ? <Desk key={link} shelf={shelf} faces={faces} given={given} shell={shell} /> : !problem && <p role="status">{words.t('page-opening')}</p>}
      </main>
    </div>
  )
}

/** The deck on the desk: that of a link, else the one that was worked on last, else a new one. */
function first(shelf: DeckShelf, given: DeckList | null): KeptList {
  return given ? { id: '', deck: given } : (keptDecks(shelf.game)[0] ?? { id: '', deck: { game: shelf.game, cards: {} } })
}

function Desk({ shelf, faces, given, shell }: { shelf: DeckShelf; faces: Face[]; given: DeckList | null; shell: Shell }) {
  const [kept, setKept] = useState(() => first(shelf, given))
  const [judged, setJudged] = useState<Judged | null>(null)
  const { deck } = kept
  useEffect(() => {
    let gone = false
    judgeDeck(deck).then((answer) => { if (!gone) setJudged(answer) }, () => { if (!gone) setJudged(null) })
    return () => { gone = true }
  }, [deck])
  // The same deck may lie on the desk in another tab: what is done there is done here.
  useEffect(() => onDecksElsewhere(() => setKept((was) => keptDecks(shelf.game).find((one) => one.id === was.id) ?? { id: '', deck: was.deck })), [shelf.game])
  /** What is changed is kept at once; a deck of somebody's link becomes one's own with the first change. */
  const change = (next: Partial<DeckList>): void => {
    const now = { id: kept.id || freeDeckId(), deck: { ...deck, ...next } }
    keepDeck(now)
    setKept(now)
  }
  const leaders = deck.leaders ?? []
  const play = (): void => {
    const fields = shell.lobby?.games.find((one) => one.id === shelf.game)?.options ?? []
    if (judged) propose(shelf.game, seat(fields, {}, judged.setup, 0, Math.max(1, ...fields.map((field) => (Array.isArray(field.default) && field.seats ? field.default.length : 1)))))
    shell.go(`/setup/${shelf.game}`)
  }
  return (
    <div class="dk-desk">
      <Pool game={shelf.game} pool={poolOf(shelf, faces, leaders, deck.cards)} cards={deck.cards} onCopies={(code, copies) => change({ cards: withCopies(deck.cards, code, copies) })} />
      <Sheet
        shelf={shelf} faces={faces} kept={kept} judged={judged} shell={shell}
        onChange={change}
        onLeader={(code) => change(ledBy(shelf, leaders, deck.cards, code))}
        onCopies={(code, copies) => change({ cards: withCopies(deck.cards, code, copies) })}
        onOpen={setKept}
        onForget={() => { forgetDeck(kept.id); setKept(first(shelf, null)) }}
        onPlay={play}
      />
    </div>
  )
}

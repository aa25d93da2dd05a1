/** A deck of one's own: one that this browser has built, pasted or read from a file; the game checks it. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import { getCards, judgeDeck, readDeck, sentenceOf } from '../net/api'
import { keptDecks } from '../net/keep'
import type { DeckList, Face, Text } from '../wire'
import { useWords } from '../words/use'
import { lines, sizeOf, type Deck } from './decklist'

interface OwnDeckProps {
  game: string
  /** The own deck that is played, if one is. */
  own: Deck | null
  /** The ready-made deck to begin with. */
  ready: Deck
  /** Whether the game has nothing against the setup as it is. */
  legal: boolean
  /** What the setup says of a seat with the deck, field by field. */
  onUse(setup: { [field: string]: unknown }): void
  onDrop(): void
}

export function OwnDeck({ game, own, ready, legal, onUse, onDrop }: OwnDeckProps) {
  const words = useWords()
  const [open, setOpen] = useState(own !== null)
  const [faces, setFaces] = useState<Face[] | null>(null)
  const [list, setList] = useState('')
  const [problem, setProblem] = useState<Text | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const mine = keptDecks(game)
  useEffect(() => {
    if (!open || faces) return
    getCards(game).then((cards) => {
      setFaces(cards)
      setList(lines(own ?? ready, cards, words))
    }, (why) => setProblem(sentenceOf(why)))
  }, [open])
  const attempt = async (ask: () => Promise<Text | null>): Promise<void> => {
    try {
      setProblem(await ask())
    } catch (why) {
      setProblem(sentenceOf(why))
    }
  }
  const use = (): Promise<void> => attempt(async () => {
    const { missing, judged } = await readDeck({ game, text: list })
    if (missing.length > 0) return { id: 'page-deck-missing-line', args: { cards: missing.map((one) => one.said).join(' · ') } }
    onUse(judged.setup)
    return null
  })
  const take = (deck: DeckList): Promise<void> => attempt(async () => {
    const judged = await judgeDeck(deck)
    if (faces) setList(lines({ ...Object.fromEntries((deck.leaders ?? []).map((code) => [code, 1])), ...deck.cards }, faces, words))
    onUse(judged.setup)
    return null
  })
  const fromFile = async (input: HTMLInputElement): Promise<void> => {
    const chosen = input.files?.[0]
    if (chosen) setList(await chosen.text())
    input.value = ''
  }
  const close = (): void => {
    setOpen(false)
    setProblem(null)
    if (own) onDrop()
  }
  if (!open) {
    return (
      <div class="dk">
        <button type="button" class="btn quiet" onClick={() => setOpen(true)}><Icon id="plus" />{words.t('page-own-deck')}</button>
        <a class="btn quiet" href={`/decks/${game}`}><Icon id="book" />{words.t('page-deck-build')}</a>
      </div>
    )
  }
  return (
    <div class="deckbox">
      {mine.length > 0 && (
        <div class="mydecks" role="group" aria-label={words.t('page-deck-mine')}>
          {mine.map((one) => <button key={one.id} type="button" class="btn quiet" onClick={() => void take(one.deck)}><Icon id="book" />{one.deck.name || words.t('page-deck-unnamed')} · {sizeOf(one.deck.cards)}</button>)}
        </div>
      )}
      <label for={`deck-${game}`}>{words.t('page-own-deck-line')}</label>
      <textarea id={`deck-${game}`} rows={9} spellcheck={false} autocomplete="off" maxLength={20_000} value={list} onInput={(event) => setList(event.currentTarget.value)} />
      {problem && <p class="problem" role="alert">{words.say(problem)}</p>}
      <div class="dk">
        <button type="button" class="btn pri" disabled={faces === null} onClick={() => void use()}>{words.t('page-own-deck-use')}</button>
        <button type="button" class="btn quiet" onClick={() => file.current?.click()}><Icon id="save" />{words.t('page-own-deck-file')}</button>
        <input class="sr" ref={file} type="file" accept=".txt,.toml,.o8d,.json,text/plain" tabIndex={-1} aria-label={words.t('page-own-deck-file')} onChange={(event) => void fromFile(event.currentTarget)} />
        <a class="btn quiet" href={`/decks/${game}`}><Icon id="book" />{words.t('page-deck-build')}</a>
        <button type="button" class="btn quiet" onClick={close}>{words.t('page-own-deck-drop')}</button>
        {own && <span class={`tag ${legal ? 'ok' : 'bad'}`}><Icon id={legal ? 'check' : 'cross'} />{words.t('page-deck-cards', { n: sizeOf(own) })}</span>}
      </div>
    </div>
  )
}

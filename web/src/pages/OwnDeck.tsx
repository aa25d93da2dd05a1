/** A deck of one's own: pasted or read from a file, checked by the game. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import { getCards, sentenceOf } from '../net/api'
import type { Face, Text } from '../wire'
import { useWords } from '../words/use'
import { readDeck, sizeOf, writeDeck, type Deck } from './decklist'

interface OwnDeckProps {
  game: string
  /** The own deck that is played, if one is. */
  own: Deck | null
  /** The ready-made deck to begin with. */
  ready: Deck
  /** Whether the game has nothing against the setup as it is. */
  legal: boolean
  onUse(deck: Deck): void
  onDrop(): void
}

export function OwnDeck({ game, own, ready, legal, onUse, onDrop }: OwnDeckProps) {
  const words = useWords()
  const [open, setOpen] = useState(own !== null)
  const [faces, setFaces] = useState<Face[] | null>(null)
  const [list, setList] = useState('')
  const [problem, setProblem] = useState<Text | null>(null)
  const file = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!open || faces) return
    getCards(game).then((cards) => {
      setFaces(cards)
      setList(writeDeck(own ?? ready, cards, words))
    }, (why) => setProblem(sentenceOf(why)))
  }, [open])
  const use = (): void => {
    const read = readDeck(list, faces ?? [], words)
    if (isText(read)) setProblem(read)
    else {
      setProblem(null)
      onUse(read)
    }
  }
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
    return <div class="dk"><button type="button" class="btn quiet" onClick={() => setOpen(true)}><Icon id="plus" />{words.t('page-own-deck')}</button></div>
  }
  return (
    <div class="deckbox">
      <label for={`deck-${game}`}>{words.t('page-own-deck-line')}</label>
      <textarea id={`deck-${game}`} rows={9} spellcheck={false} autocomplete="off" maxLength={20_000} value={list} onInput={(event) => setList(event.currentTarget.value)} />
      {problem && <p class="problem" role="alert">{words.say(problem)}</p>}
      <div class="dk">
        <button type="button" class="btn pri" disabled={faces === null} onClick={use}>{words.t('page-own-deck-use')}</button>
        <button type="button" class="btn quiet" onClick={() => file.current?.click()}><Icon id="save" />{words.t('page-own-deck-file')}</button>
        <input class="sr" ref={file} type="file" accept=".txt,.toml,text/plain" tabIndex={-1} aria-label={words.t('page-own-deck-file')} onChange={(event) => void fromFile(event.currentTarget)} />
        <button type="button" class="btn quiet" onClick={close}>{words.t('page-own-deck-drop')}</button>
        {own && <span class={`tag ${legal ? 'ok' : 'bad'}`}><Icon id={legal ? 'check' : 'cross'} />{words.t('page-deck-cards', { n: sizeOf(own) })}</span>}
      </div>
    </div>
  )
}

function isText(read: Deck | Text): read is Text {
  return typeof read['id'] === 'string'
}

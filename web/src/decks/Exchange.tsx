/** Lists from other programs and for them: MarvelCDB, RingsDB, OCTGN. The server reads and writes them. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../draw/Icon'
import { readDeck, sentenceOf, writeDeck } from '../net/api'
import { Dialog } from '../pages/Dialog'
import type { DeckFile, DeckList, DeckSaid, DeckWish, Text } from '../wire'
import { useWords } from '../words/use'

interface ExchangeProps {
  way: 'in' | 'out'
  deck: DeckList
  formats: string[]
  onRead(read: DeckSaid): void
  onClose(): void
}

export function Exchange(props: ExchangeProps) {
  const words = useWords()
  return (
    <Dialog title={words.t(props.way === 'in' ? 'page-deck-import' : 'page-deck-export')} onClose={props.onClose}>
      {props.way === 'in' ? <Import {...props} /> : <Export {...props} />}
    </Dialog>
  )
}

const MOST = 100_000

function Import({ deck, onRead }: ExchangeProps) {
  const words = useWords()
  const [list, setList] = useState('')
  const [problem, setProblem] = useState<Text | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const read = async (text: string): Promise<void> => {
    if (text.length > MOST) {
      setProblem({ id: 'deck-refused-long', args: { n: text.length, most: MOST } })
      return
    }
    try {
      onRead(await readDeck({ game: deck.game, text }))
    } catch (why) {
      setProblem(sentenceOf(why))
    }
  }
  const fromFile = async (input: HTMLInputElement): Promise<void> => {
    const chosen = input.files?.[0]
    input.value = ''
    if (!chosen) return
    if (chosen.size > 4 * MOST) setProblem({ id: 'deck-refused-long', args: { n: chosen.size, most: MOST } })
    else await read(await chosen.text())
  }
  return (
    <div class="deckbox">
      <label for="deck-import">{words.t('page-deck-import-line')}</label>
      <textarea id="deck-import" rows={10} spellcheck={false} autocomplete="off" maxLength={MOST} value={list} onInput={(event) => setList(event.currentTarget.value)} />
      {problem && <p class="problem" role="alert">{words.say(problem)}</p>}
      <div class="dk">
        <button type="button" class="btn pri" disabled={list.trim() === ''} onClick={() => void read(list)}>{words.t('page-deck-read')}</button>
        <button type="button" class="btn quiet" onClick={() => file.current?.click()}><Icon id="save" />{words.t('page-own-deck-file')}</button>
        <input class="sr" ref={file} type="file" accept=".txt,.o8d,.toml,.json,text/plain" tabIndex={-1} aria-label={words.t('page-own-deck-file')} onChange={(event) => void fromFile(event.currentTarget)} />
      </div>
    </div>
  )
}

function Export({ deck, formats }: ExchangeProps) {
  const words = useWords()
  const [format, setFormat] = useState(formats[0] ?? 'text')
  const [file, setFile] = useState<DeckFile | null>(null)
  const [problem, setProblem] = useState<Text | null>(null)
  useEffect(() => {
    let gone = false
    writeDeck({ deck, format: format as DeckWish['format'] }).then((said) => { if (!gone) { setFile(said); setProblem(null) } }, (why) => { if (!gone) setProblem(sentenceOf(why)) })
    return () => { gone = true }
  }, [deck, format])
  const save = (): void => {
    if (file === null) return
    const url = URL.createObjectURL(new Blob([file.text], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = url
    link.download = file.file
    link.click()
    window.setTimeout(() => URL.revokeObjectURL(url), 1000)
  }
  return (
    <div class="deckbox">
      <div class="seg" role="radiogroup" aria-label={words.t('page-deck-export')}>
        {formats.map((one) => <button key={one} type="button" role="radio" aria-checked={one === format} class={one === format ? 'on' : ''} onClick={() => setFormat(one)}>{words.t(`page-deck-format-${one}`)}</button>)}
      </div>
      <textarea rows={12} readOnly aria-label={words.t('page-deck')} value={file?.text ?? ''} />
      {problem && <p class="problem" role="alert">{words.say(problem)}</p>}
      <div class="dk"><button type="button" class="btn pri" disabled={file === null} onClick={save}><Icon id="save" />{file?.file ?? words.t('page-deck-export')}</button></div>
    </div>
  )
}

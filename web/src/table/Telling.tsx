/** What others do, told beat by beat: the sentence in the bar, the card large on the board, what it is about in a frame. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Card } from '../card/Card'
import { Icon } from '../draw/Icon'
import { getCards } from '../net/api'
import { Dialog } from '../pages/Dialog'
import type { Face, LogView, View } from '../wire'
import { useWords } from '../words/use'
import { useBoard } from './context'
import { mentions } from './motion'
import { RuleNote } from './RuleChip'
import { useReach } from './size'
import { keyOf, type Beat } from './story'
import { thingsOf } from './things'

/** The faces of cards by their names: of those that lie there, else as they are printed. */
function useFaces(names: readonly string[], view: View): Face[] {
  const [printed, setPrinted] = useState<Face[]>([])
  const lying = [...thingsOf(view).values()].flatMap(({ card }) => (card?.face ? [card.face] : []))
  const known = names.map((name) => lying.find((face) => face.name.id === name) ?? printed.find((face) => face.name.id === name))
  const missing = known.some((face) => face === undefined)
  useEffect(() => {
    let gone = false
    if (missing && printed.length === 0) getCards(view.game).then((cards) => { if (!gone) setPrinted(cards) }, () => {})
    return () => { gone = true }
  }, [missing, view.game])
  return known.filter((face) => face !== undefined)
}

const SHOWN = 3 // so many cards find room beside each other

/** On the board: the card that was turned up, and what it adds. */
export function Scene({ beat }: { beat: Beat }) {
  const board = useBoard()
  const faces = useFaces(beat.shows.slice(0, SHOWN), board.view)
  const names = [...mentions(beat.line.text)]
  const keys = names.map((name) => keyOf(name, board.things)).filter(Boolean)
  useLayoutEffect(() => {
    const found = keys.flatMap((key) => [...document.querySelectorAll<HTMLElement>(`.board [data-key="${CSS.escape(key)}"], .board .ph[data-at="${CSS.escape(key)}"]`)])
    for (const element of found) element.classList.add('told')
    return () => { for (const element of found) element.classList.remove('told') }
  }, [keys.join(' '), beat])
  if (faces.length === 0) return null
  return (
    <div class={`scene n${faces.length}`} aria-hidden="true">
      {faces.map((face, i) => <Card key={i} card={{ back: '', face }} game={board.view.game} size="zoom" still />)}
      {beat.adds !== null && <b class="adds">+{beat.adds}</b>}
    </div>
  )
}

interface TellingProps {
  beat: Beat
  at: readonly [number, number]
  onNext(): void
  onSkip(): void
}

/** Instead of a choice: the sentence, and the way out. */
export function Telling({ beat, at: [at, of], onNext, onSkip }: TellingProps) {
  const words = useWords()
  return (
    <>
      <div class="flagd"><Icon id="eye" /><span>{words.t('play-telling')}</span></div>
      <div class="ask">
        <h1>{words.sentence(beat.line.text)}</h1>
        <p><RuleNote rule={beat.line.rule} /><span class="more">{words.t('play-beat', { at, of })}</span></p>
      </div>
      <div class="opts">
        <button type="button" class="btn quiet" onClick={onNext}>{words.t('play-next')}<Icon id="chev" /></button>
        <button type="button" class="btn pri" onClick={onSkip}>{words.t('play-skip')}<kbd>Esc</kbd></button>
      </div>
    </>
  )
}

/** All that happened since one's own turn, to be read in peace. */
export function Recap({ lines, view, onClose }: { lines: LogView[]; view: View; onClose(): void }) {
  const words = useWords()
  const names = lines.map((line) => [...mentions(line.text)])
  const box = useRef<HTMLDivElement>(null)
  const reach = useReach(box, words.t('play-recap'), String(lines.length))
  const faces = useFaces([...new Set(names.flat())].filter((name) => name.includes('-card-')), view)
  return (
    <Dialog title={words.t('play-recap')} onClose={onClose}>
      {lines.length === 0 ? <p>{words.t('play-recap-none')}</p> : (
        <div class="recap" ref={box} {...reach}><ol>
          {lines.map((line, i) => {
            const face = faces.find((one) => names[i]?.includes(one.name.id))
            return (
              <li key={i}>
                {face ? <Card card={{ back: '', face }} game={view.game} size="mini" still /> : <span class="dot" />}
                <span>{words.sentence(line.text)}</span>
              </li>
            )
          })}
        </ol></div>
      )}
    </Dialog>
  )
}

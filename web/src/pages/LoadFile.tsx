/** A saved game was chosen: who sits where, or shall it only be looked through? */
import { useEffect, useState } from 'preact/hooks'
import { askSetup, loadMatch, sentenceOf } from '../net/api'
import { setting, USUAL } from '../net/keep'
import type { Shell } from '../shell'
import type { Record as SaveFile, SeatWish, Text } from '../wire'
import { useWords } from '../words/use'
import type { Chosen } from './choosing'
import { Dialog } from './Dialog'
import { seatLine } from './Fields'
import { SeatRow, seatWishes } from './SeatRow'

export function LoadFile({ record, shell, onClose }: { record: SaveFile; shell: Shell; onClose(): void }) {
  const words = useWords()
  const [seats, setSeats] = useState(0)
  const [wishes, setWishes] = useState<SeatWish[]>([{ kind: 'me' }])
  const [problem, setProblem] = useState<Text | null>(null)
  const [busy, setBusy] = useState(false)
  const info = shell.lobby?.games.find((game) => game.id === record.game)
  const all = seatWishes(wishes, seats, setting('name'), setting('player') || USUAL)
  useEffect(() => {
    askSetup({ game: String(record.game), setup: record.setup ?? {} }).then((answer) => setSeats(answer.seats), (why) => setProblem(sentenceOf(why)))
  }, [record])
  const open = async (study: boolean): Promise<void> => {
    setBusy(true)
    try {
      shell.open(await loadMatch({ record, study, seats: all }))
    } catch (why) {
      setProblem(sentenceOf(why))
      setBusy(false)
    }
  }
  return (
    <Dialog title={words.t('page-open-file')} onClose={onClose}>
      <p class="lead">{words.t(`page-game-${record.game}`)} · {words.t('page-file-answers', { n: record.answers?.length ?? 0 })}</p>
      {all.map((one, i) => (
        <SeatRow
          key={i} seat={i} kind={one.kind} line={info ? seatLine(words, record.game, info.options, record.setup as Chosen, seats, i) : ''}
          onKind={(kind) => setWishes(all.map((other, at) => (at === i ? { kind } : other)))}
        />
      ))}
      {problem && <p class="problem" role="alert">{words.say(problem)}</p>}
      <div class="dk">
        <button type="button" class="btn pri" disabled={busy || seats === 0} onClick={() => void open(false)}>{words.t('page-file-play')}</button>
        <button type="button" class="btn quiet" disabled={busy || seats === 0} onClick={() => void open(true)}>{words.t('page-file-study')}</button>
      </div>
    </Dialog>
  )
}

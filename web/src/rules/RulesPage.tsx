/** The living rulebook: chapters at the left, one page of rules in the middle, what goes with it at the right. */
import { Fragment } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Card } from '../card/Card'
import { colourOf } from '../card/look'
import { Icon } from '../draw/Icon'
import { getCards, getRulebook, sentenceOf } from '../net/api'
import { Dialog } from '../pages/Dialog'
import { Languages } from '../pages/Languages'
import type { Shell } from '../shell'
import { ruleTitle } from '../table/RuleChip'
import { Brand, ThemeButton } from '../table/Top'
import type { Face, Text } from '../wire'
import { useWords } from '../words/use'
import { addressOf, Book, chapterTitle, topicTitle, type Leaf } from './book'
import { HOW, HowTo } from './HowTo'
import { PositionBox } from './PositionBox'
import { RuleArticle } from './RuleArticle'
import { RuleSearch } from './RuleSearch'
import { useSaying, type Saying } from './saying'

const MOST_RELATED = 6
const MOST_CARDS = 8

export function RulesPage({ game, at, shell }: { game: string; at: string; shell: Shell }) {
  const words = useWords()
  const [book, setBook] = useState<Book | null>(null)
  const [faces, setFaces] = useState<Face[]>([])
  const [problem, setProblem] = useState<Text | null>(null)
  useEffect(() => {
    let gone = false
    getRulebook(game).then((view) => !gone && setBook(new Book(view)), (why) => !gone && setProblem(sentenceOf(why)))
    getCards(game).then((cards) => !gone && setFaces(cards), () => {}) // without them the rules are there all the same
    return () => { gone = true }
  }, [game])
  const saying = useSaying(game)
  const how = at === HOW
  const place = book?.at(how ? '' : at)
  if (!book || !saying || !place) {
    const said = problem ?? { id: book && !place ? 'page-rules-no-such' : 'page-opening' }
    return (
      <main class="plain">
        <Brand big />
        <h1>{words.t('page-rules')}</h1>
        <p role="status">{words.say(said)}</p>
        <a class="btn pri" href={book ? `/rules/${game}` : '/'}>{words.t(book ? 'page-rules-begin' : 'page-all-games')}</a>
      </main>
    )
  }
  return <Open book={book} saying={saying} leaf={place.leaf} rule={place.rule} how={how} faces={faces} shell={shell} />
}

function Open({ book, saying, leaf, rule, how, faces, shell }: { book: Book; saying: Saying; leaf: Leaf; rule: string; how: boolean; faces: Face[]; shell: Shell }) {
  const words = useWords()
  const { game } = book
  const [card, setCard] = useState<Face | null>(null)
  const top = useRef<HTMLHeadingElement>(null)
  const title = topicTitle(words, game, leaf.topic.id)
  useEffect(() => {
    if (how) return
    document.title = `${rule ? ruleTitle(words, rule) : title} · ${words.t(`page-game-${game}`)} · Rulebound`
  }, [words, title, rule, game, how])
  useLayoutEffect(() => { // at once with the new page: the next key may follow quickly
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement || document.querySelector('dialog[open]')) return
      const next = how ? undefined : event.key === '[' ? book.beside(leaf, -1) : event.key === ']' ? book.beside(leaf, 1) : undefined
      if (next) shell.go(addressOf(game, next.topic.id))
      else if (event.key.toLowerCase() === 't') shell.flipTheme()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [book, leaf, how, game, shell])
  useEffect(() => {
    if (rule) document.getElementById(rule)?.scrollIntoView({ block: 'center' })
  }, [rule, leaf])
  const rules = leaf.topic.rules.flatMap((id) => book.rule(id) ?? [])
  const foreign = rules.some((one) => saying('statement', one.id, one.statement).lang !== words.code)
  const before = book.beside(leaf, -1)
  const after = book.beside(leaf, 1)
  return (
    <div class="page rules">
      <header class="hd">
        <Brand big />
        <RuleSearch book={book} saying={saying} faces={faces} go={shell.go} onCard={setCard} />
        <nav aria-label={words.t('page-menu')}><Languages shell={shell} /><ThemeButton onClick={shell.flipTheme} /></nav>
      </header>
      <div class="cols">
        <Chapters book={book} leaf={leaf} how={how} shell={shell} />
        {how ? <HowTo game={game} faces={faces} /> : <main class="rb">
          <span class="crumb">{chapterTitle(words, game, leaf.chapter.id)}</span>
          <h1 ref={top}>{title}</h1>
          {foreign && <p class="tongue">{words.t('page-rules-english')}</p>}
          {rules.map((one) => (
            <Fragment key={one.id}>
              <RuleArticle rule={one} saying={saying} language={book.view.language} linked={one.id === rule} shell={shell} />
              {book.positions(leaf, one.id).map((position) => <PositionBox key={position.id} position={position} game={game} shell={shell} onCard={setCard} />)}
            </Fragment>
          ))}
          <nav class="leafing" aria-label={words.t('page-rules-turn')}>
            {before ? <a class="btn quiet" href={addressOf(game, before.topic.id)}><kbd>[</kbd><span>{topicTitle(words, game, before.topic.id)}</span></a> : <i />}
            {after && <a class="btn quiet" href={addressOf(game, after.topic.id)}><span>{topicTitle(words, game, after.topic.id)}</span><kbd>]</kbd></a>}
          </nav>
        </main>}
        {!how && <Beside book={book} leaf={leaf} rule={rule} faces={faces} onCard={setCard} />}
      </div>
      {card && (
        <Dialog title={words.say(card.name)} onClose={() => setCard(null)}>
          <div class="big-card"><Card card={{ back: '', face: card }} game={game} size="zoom" still /></div>
        </Dialog>
      )}
    </div>
  )
}

/** All chapters with how many rules they have; the open one shows its pages. On a phone a sheet behind the game's name. */
function Chapters({ book, leaf, how, shell }: { book: Book; leaf: Leaf; how: boolean; shell: Shell }) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const { game } = book
  const games = shell.lobby?.games ?? []
  useEffect(() => setOpen(false), [leaf, how])
  return (
    <nav class={`chap${open ? ' open-sheet' : ''}`} aria-label={words.t('page-rules-chapters')}>
      <button type="button" class="gsel gopen" aria-expanded={open} onClick={() => setOpen(!open)}>{words.t(`page-game-${game}`)}<Icon id="list" /></button>
      <div class="chapters">
        <label class="gsel">
          <span class="sr">{words.t('page-rules-game')}</span>
          <select value={game} onChange={(event) => shell.go(`/rules/${event.currentTarget.value}`)}>
            {games.length === 0 && <option value={game}>{words.t(`page-game-${game}`)}</option>}
            {games.map((one) => <option key={one.id} value={one.id}>{words.t(`page-game-${one.id}`)}</option>)}
          </select>
        </label>
        <ol>
          <li class={how ? 'now' : ''}><a href={addressOf(game, HOW)} {...(how ? { 'aria-current': 'page' } : {})}>{words.t('page-how')}</a></li>
          {book.view.chapters.map((chapter) => {
            const here = !how && chapter === leaf.chapter
            const first = chapter.topics[0]
            return (
              <li key={chapter.id} class={here ? 'open' : ''}>
                <a href={addressOf(game, first?.id ?? '')}><span>{chapterTitle(words, game, chapter.id)}</span><em>{chapter.topics.reduce((sum, topic) => sum + topic.rules.length, 0)}</em></a>
                {here && (
                  <ol>
                    {chapter.topics.map((topic) => (
                      <li key={topic.id} class={topic === leaf.topic ? 'now' : ''}>
                        <a href={addressOf(game, topic.id)} {...(topic === leaf.topic ? { 'aria-current': 'page' } : {})}>{topicTitle(words, game, topic.id)}</a>
                      </li>
                    ))}
                  </ol>
                )}
              </li>
            )
          })}
        </ol>
      </div>
    </nav>
  )
}

/** What else is decided where these rules are, and which cards are made of them. */
function Beside({ book, leaf, rule, faces, onCard }: { book: Book; leaf: Leaf; rule: string; faces: Face[]; onCard(face: Face): void }) {
  const words = useWords()
  const [all, setAll] = useState(false)
  useEffect(() => setAll(false), [leaf, rule])
  const related = book.related(leaf, rule).slice(0, MOST_RELATED)
  const byCode = useMemo(() => new Map(faces.map((face) => [face.code, face])), [faces])
  const cards = book.cards(leaf, rule).flatMap((code) => byCode.get(code) ?? [])
  const shown = all ? cards : cards.slice(0, MOST_CARDS)
  return (
    <aside class="rel" aria-label={words.t('page-rules-beside')}>
      {rule && <p class="only-one">{words.t('page-rules-of-one', { title: ruleTitle(words, rule) })} <a href={addressOf(book.game, leaf.topic.id)}>{words.t('page-rules-of-all')}</a></p>}
      <h2>{words.t('page-rules-related')}</h2>
      {related.length === 0 && <p class="unnamed">{words.t('page-rules-none')}</p>}
      {related.map((id) => {
        const there = book.leafOf(id)
        return (
          <a key={id} class="rr" href={addressOf(book.game, id)}>
            <b>{ruleTitle(words, id)}</b>
            {there && <span>{topicTitle(words, book.game, there.topic.id)}</span>}
          </a>
        )
      })}
      <h2>{words.t('page-rules-cards')}</h2>
      {cards.length === 0 && <p class="unnamed">{words.t('page-rules-no-cards')}</p>}
      {shown.map((face) => (
        <button key={face.code} type="button" class={`lcard f-${colourOf(book.game, face.faction)}`} onClick={() => onCard(face)}>
          <span>{words.say(face.name)}</span><em>{words.term(book.game, 'kind', face.kind)}</em>
        </button>
      ))}
      {shown.length < cards.length && <button type="button" class="btn quiet" onClick={() => setAll(true)}>{words.t('page-rules-all-cards', { n: cards.length })}</button>}
    </aside>
  )
}

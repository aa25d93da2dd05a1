/** The rulebook as something to leaf through and to search: pages, neighbours, what goes with a page. */
import type { ChapterView, Face, PositionView, RuleEntry, RulebookView, TopicView } from '../wire'
import type { Language } from '../words/language'
import { ruleTitle } from '../table/RuleChip'
import type { Said, Saying } from './saying'

/** A page with the chapter in which it stands. */
export interface Leaf {
  chapter: ChapterView
  topic: TopicView
}

export class Book {
  readonly game: string
  readonly leaves: Leaf[]
  private readonly rules: Map<string, RuleEntry>
  private readonly byRule = new Map<string, Leaf>()
  private readonly byTopic = new Map<string, Leaf>()

  constructor(readonly view: RulebookView) {
    this.game = view.game
    this.rules = new Map(view.rules.map((rule) => [rule.id, rule]))
    this.leaves = view.chapters.flatMap((chapter) => chapter.topics.map((topic) => ({ chapter, topic })))
    for (const leaf of this.leaves) {
      this.byTopic.set(leaf.topic.id, leaf)
      for (const rule of leaf.topic.rules) this.byRule.set(rule, leaf)
    }
  }

  get size(): number {
    return this.rules.size
  }

  rule(id: string): RuleEntry | undefined {
    return this.rules.get(id)
  }

  /** Where an address leads: a page by its name, or a rule (which has a dot in it) on its page. */
  at(address: string): { leaf: Leaf; rule: string } | null {
    if (!address) return this.leaves[0] ? { leaf: this.leaves[0], rule: '' } : null
    const rule = `${this.game}.${address}`
    const leaf = this.byTopic.get(address) ?? this.byRule.get(rule)
    return leaf ? { leaf, rule: this.rules.has(rule) ? rule : '' } : null
  }

  /** The positions that stand below a rule of this page: it is the first of those that they show here. */
  positions(leaf: Leaf, rule: string): PositionView[] {
    const here = new Set(leaf.topic.rules)
    return this.view.positions.filter((position) => position.rules.find((one) => here.has(one)) === rule)
  }

  leafOf(rule: string): Leaf | undefined {
    return this.byRule.get(rule)
  }

  /** The page before (-1) or after (1) one. */
  beside(leaf: Leaf, way: -1 | 1): Leaf | undefined {
    return this.leaves[this.leaves.indexOf(leaf) + way]
  }

  /** What goes with one rule of a page, or with the page: rules of other pages, those first that go with most. */
  related(leaf: Leaf, rule: string): string[] {
    return mostNamed(this.those(leaf, rule).map((one) => one.related ?? []))
  }

  /** The codes of the cards that are about one rule, or about the page. */
  cards(leaf: Leaf, rule: string): string[] {
    return mostNamed(this.those(leaf, rule).map((one) => one.cards ?? []))
  }

  private those(leaf: Leaf, rule: string): RuleEntry[] {
    return (rule ? [rule] : leaf.topic.rules).flatMap((id) => this.rules.get(id) ?? [])
  }
}

function mostNamed(lists: string[][]): string[] {
  const times = new Map<string, number>()
  for (const one of lists.flat()) times.set(one, (times.get(one) ?? 0) + 1)
  return [...times].sort((a, b) => b[1] - a[1]).map(([one]) => one)
}

/** The address of a rule or of a page. */
export function addressOf(game: string, what: string): string {
  return `/rules/${game}/${what.startsWith(`${game}.`) ? what.slice(game.length + 1) : what}`
}

export function chapterTitle(words: Language, game: string, chapter: string): string {
  return words.term(game, 'chapter', chapter)
}

export function topicTitle(words: Language, game: string, topic: string): string {
  return words.term(game, 'topic', topic)
}

/** The heading in the printed book, without drawings that no font of ours has. */
export function sectionOf(rule: RuleEntry): string {
  return rule.section.replace(/[\p{S}†️]/gu, '').trim()
}

export type Found =
  | { kind: 'topic'; leaf: Leaf; title: string }
  | { kind: 'rule'; leaf: Leaf; rule: RuleEntry; title: string; said: Said }
  | { kind: 'card'; face: Face; title: string }

/** A text as it is searched: small letters, one kind of apostrophe, ё as е. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[’ʼ`]/g, "'").replaceAll('ё', 'е')
}

/** Whatever has all these words in it, in the title before elsewhere: pages, rules, cards. */
export function search(book: Book, saying: Saying, faces: Face[], words: Language, asked: string): Found[] {
  const wanted = plain(asked).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const has = (text: string): boolean => wanted.every((word) => text.includes(word))
  const found: [number, Found][] = []
  for (const leaf of book.leaves) {
    const title = topicTitle(words, book.game, leaf.topic.id)
    if (has(plain(title))) found.push([0, { kind: 'topic', leaf, title }])
    for (const id of leaf.topic.rules) {
      const rule = book.rule(id)
      if (!rule) continue
      const name = ruleTitle(words, id)
      const said = saying('statement', id, rule.statement)
      const one: Found = { kind: 'rule', leaf, rule, title: name, said }
      if (has(plain(name))) found.push([1, one])
      else if (has(plain(`${name} ${said.text} ${rule.section} ${id.replaceAll('_', ' ')} ${id}`))) found.push([3, one])
    }
  }
  for (const face of faces) {
    const title = words.say(face.name)
    if (has(plain(title))) found.push([2, { kind: 'card', face, title }])
  }
  return found.sort((a, b) => a[0] - b[0]).map(([, one]) => one)
}

/** Words: a Text is put into a language here, where somebody reads it. What a language lacks is said in English. */
import { FluentBundle, FluentResource, FluentType, type FluentFunction, type FluentValue } from '@fluent/bundle'
import type { Text } from '../wire'
import { loadLetters } from './letters'
import page from '../../../src/rulebound/i18n/en/page.ftl?raw'

export type Arg = string | number | Text | Text[]
export type Args = { [name: string]: Arg }
type Given = { [name: string]: string | number | Noun }

export class Language {
  private readonly bundle: FluentBundle
  /** What the seats of this table are called, where they have names. */
  private names: readonly string[] = []
  /** The seat of whoever reads, if they sit here alone. */
  private reader: number | null = null

  constructor(
    readonly code: string,
    catalogue: string,
    private readonly fallback: Language | null = null,
  ) {
    this.bundle = new FluentBundle(code, { useIsolating: false, functions: FUNCTIONS })
    this.bundle.addResource(new FluentResource(catalogue), { allowOverrides: true })
  }

  /** The same language at a table whose players have names, and one of whom may be "you". */
  seated(names: readonly string[], reader: number | null = null): Language {
    const copy = Object.create(this) as Language
    copy.names = names
    copy.reader = reader
    return copy
  }

  /** Whether a phrase is the player who reads. */
  reads({ id, args }: Text): boolean {
    return id === 'seat' && this.reader !== null && args?.['n'] === this.reader + 1
  }

  /** A text in words. A message that nobody knows is its plain name, or its id made readable. */
  say(text: Text): string {
    return stoppedOnce(this.form(text, '') ?? '')
  }

  /** The same as a sentence: what begins with a name that is written small begins with a capital all the same. */
  sentence(text: Text): string {
    const said = this.say(text)
    return said.charAt(0).toLocaleUpperCase(this.code) + said.slice(1)
  }

  /** A text in one of its cases, which are attributes of its message; null if there is no such attribute. */
  form(text: Text, attribute: string): string | null {
    if (text.id === 'seat') {
      const name = this.names[Number(text.args?.['n']) - 1]
      if (this.reads(text)) return this.pattern('seat-you', { name: name || this.pattern('seat', { n: Number(text.args?.['n']) }) || '' }, attribute)
      if (name) return attribute ? null : name
    }
    const args: Given = {}
    for (const [name, arg] of Object.entries(text.args ?? {})) args[name] = this.words(name, arg)
    return this.pattern(text.id, args, attribute) ?? (attribute ? null : text.plain || readable(text.id))
  }

  /** A message of the page by its id. */
  t(id: string, args: Args = {}): string {
    return this.say({ id, args })
  }

  /** The name of a zone, counter, mark, step …: `<game>-<kind>-<id>`, else that of all games, else the id itself. */
  term(game: string, kind: string, id: string | number | boolean): string {
    const word = (String(id).toLowerCase() || 'none').replaceAll('_', '-')
    const own = this.pattern(`${game}-${kind}-${word}`, {})
    return own ?? this.pattern(`page-${kind}-${word}`, {}) ?? word.replaceAll('-', ' ')
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id) || (this.fallback?.has(id) ?? false)
  }

  private words(name: string, arg: Arg): string | number | Noun {
    if (typeof arg === 'string' || typeof arg === 'number') return arg
    return Array.isArray(arg) ? new Phrases(this, name, arg) : new Phrase(this, arg)
  }

  /** A list in words, by the message `list-<name of the argument>` or else `list`: see i18n/en/shell.ftl. */
  join(name: string, given: string[]): string {
    const id = this.has(`list-${name}`) ? `list-${name}` : 'list'
    const count = new Map<string, number>()
    for (const item of given) count.set(item, (count.get(item) ?? 0) + 1)
    let items = given
    if (count.size < given.length) {
      const counted = [...count].map(([item, n]) => (n > 1 ? this.pattern(id, { n, item }, 'times') : item))
      if (counted.every((item) => item !== null)) items = counted as string[]
    }
    const first = items[0]
    if (first === undefined) return this.pattern(id, {}, 'none') ?? ''
    const both = (before: string, next: string, last: boolean): string =>
      this.pattern(id, { before, next }, last ? 'last' : '') ?? `${before}, ${next}`
    return items.slice(1).reduce((joined, item, i) => both(joined, item, i === items.length - 2), first)
  }

  private pattern(id: string, args: Given, attribute = ''): string | null {
    const message = this.bundle.getMessage(id)
    if (message === undefined) return this.fallback?.pattern(id, args, attribute) ?? null
    const pattern = attribute ? message.attributes[attribute] : message.value
    if (pattern === null || pattern === undefined) return null
    return this.bundle.formatPattern(pattern, args, [])
  }
}

/** An argument that has cases: the sentence that it stands in chooses one. How catalogues do it: rulebound.i18n. */
abstract class Noun extends FluentType<string> {
  /** One of its cases, or the nominative, which is called ''. */
  abstract form(attribute: string): string
  abstract gender(): string
  /** Whether this is the player who reads. */
  abstract reads(): boolean

  override toString(): string {
    return this.form('')
  }
}

/** A text inside a text. */
class Phrase extends Noun {
  constructor(
    private readonly language: Language,
    private readonly text: Text,
  ) {
    super(text.id)
  }

  form(attribute: string): string {
    return this.language.form(this.text, attribute) ?? this.language.say(this.text)
  }

  gender(): string {
    return this.language.form(this.text, 'gender') ?? MASCULINE
  }

  reads(): boolean {
    return this.language.reads(this.text)
  }
}

/** A list of texts inside a text. */
class Phrases extends Noun {
  private readonly items: Phrase[]

  constructor(
    private readonly language: Language,
    private readonly name: string,
    items: Text[],
  ) {
    super(name)
    this.items = items.map((item) => new Phrase(language, item))
  }

  form(attribute: string): string {
    return this.language.join(this.name, this.items.map((item) => item.form(attribute)))
  }

  gender(): string {
    const [first, ...more] = this.items
    return first === undefined || more.length > 0 ? PLURAL : first.gender()
  }

  reads(): boolean {
    return this.items.length === 1 && this.items[0]?.reads() === true
  }
}

const MASCULINE = 'm'
const PLURAL = 'pl'

/** No full stop after a name that ends with a mark of its own: "Wakanda Forever!", "M.O.D.O.K." */
const stoppedOnce = (said: string): string => said.replaceAll(/([.!?])\.(?=\s|$)/g, '$1')

const said = (value: FluentValue | undefined): string => value instanceof Noun ? value.form('') : String(value?.valueOf() ?? '')

/** What catalogues may call: cases and gender, whether "you" are meant, how a sentence begins, the English article, numbers with a sign. The same as in rulebound.i18n. */
const FUNCTIONS: Record<string, FluentFunction> = {
  CASE: ([words, name]) => (words instanceof Noun ? words.form(said(name)) : said(words)),
  GENDER: ([words]) => (words instanceof Noun ? words.gender() : MASCULINE),
  PERSON: ([words]) => (words instanceof Noun && words.reads() ? 'you' : 'other'),
  CAPITAL: ([words]) => said(words).charAt(0).toUpperCase() + said(words).slice(1),
  AN: ([words]) => `${/^([aeiouAEIOU]|X-)/.test(said(words)) ? 'an' : 'a'} ${said(words)}`,
  SIGNED: ([n]) => (said(n).startsWith('-') ? `−${said(n).slice(1)}` : `+${said(n)}`),
}

/** `guardians-log-wins-battle` → "Wins battle": better than nothing where a catalogue is late. */
function readable(id: string): string {
  const word = id.replace(/^[a-z]+-(ask|do|log|needs|note|text|effect|option|zone|counter|mark|step|card|action)-/, '').replaceAll(/[-_]/g, ' ')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** What the page can say before the first catalogue has come. */
export const BUILT_IN = new Language('en', page)

const loaded = new Map<string, Promise<Language>>()

/** The catalogue of a language from the server, with its letters; the built-in words if it cannot be had. */
export function loadLanguage(code: string): Promise<Language> {
  let language = loaded.get(code)
  if (language === undefined) {
    language = fetchLanguage(code)
    loaded.set(code, language)
    language.then((got) => got === BUILT_IN && loaded.delete(code), () => loaded.delete(code))
  }
  return language
}

async function fetchLanguage(code: string): Promise<Language> {
  const fallback = code === 'en' ? BUILT_IN : await loadLanguage('en')
  try {
    const answer = await fetch(`/api/catalogues/${code}`)
    if (!answer.ok) return fallback
    const catalogue = await answer.text()
    await loadLetters(catalogue)
    return new Language(code, catalogue, fallback)
  } catch {
    return fallback
  }
}

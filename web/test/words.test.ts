import { describe, expect, it } from 'vitest'
import en from '../../src/rulebound/i18n/en/page.ftl?raw'
import pl from '../../src/rulebound/i18n/pl/page.ftl?raw'
import ru from '../../src/rulebound/i18n/ru/page.ftl?raw'
import uk from '../../src/rulebound/i18n/uk/page.ftl?raw'
import { softly } from '../src/card/look'
import { ruleTitle } from '../src/table/RuleChip'
import { BUILT_IN, Language, type Arg } from '../src/words/language'

const CATALOGUE = `
seat = Player { $n }
list = { $before }, { $next }
    .last = { $before } and { $next }
    .times = { $n } × { $item }
    .none = none
list-effects = { $before }. { CAPITAL($next) }
    .last = { $before }. { CAPITAL($next) }
game-log-draws = { $player } draws { $cards }
game-text = { $effects }.
game-effect-a = do this
game-effect-b = do that
game-card-shot = Shot
game-mark-out = out of it
game-rule-trap-set-flips-tactic = A set trap turns the tactic over
`
const CASES = `
list = { $before }, { $next }
    .last = { $before } і { $next }
    .times = { $n } × { $item }
seat = Player { $n }
enemy = ворог
    .acc = ворога
card = карта
    .acc = карту
    .gender = f
each = { GENDER($noun) ->
        [f] кожна
       *[m] кожен
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] кожну
       *[m] кожного
    } { CASE($noun, "acc") }
    .gender = { GENDER($noun) }
stun = Оглушіть { CASE($whom, "acc") }
ready = { CAPITAL($who) } { GENDER($who) ->
    [f] готова
    [pl] готові
   *[m] готовий
 }
`
const words = new Language('en', CATALOGUE, BUILT_IN)
const shot = { id: 'game-card-shot' }

describe('words', () => {
  it('begins a sentence with a capital, whatever it begins with', () => {
    const drone = { id: 'game-effect-a' }
    expect(words.say(drone)).toBe('do this')
    expect(words.sentence(drone)).toBe('Do this')
    expect(words.sentence({ id: 'nobody-knows', plain: 'їжак' })).toBe('Їжак')
  })

  it('puts texts inside texts', () => {
    expect(words.say({ id: 'game-log-draws', args: { player: { id: 'seat', args: { n: 2 } }, cards: [shot] } })).toBe('Player 2 draws Shot')
  })

  it('joins lists as the catalogue says, equal items once', () => {
    const draws = (cards: { id: string; plain?: string }[]) => words.say({ id: 'game-log-draws', args: { player: 'X', cards } })
    expect(draws([])).toBe('X draws none')
    expect(draws([shot, shot])).toBe('X draws 2 × Shot')
    expect(draws([shot, { id: 'no', plain: 'Trick' }, { id: 'nope', plain: 'Hail' }])).toBe('X draws Shot, Trick and Hail')
    expect(words.say({ id: 'game-text', args: { effects: [{ id: 'game-effect-a' }, { id: 'game-effect-b' }] } })).toBe('do this. Do that.')
  })

  it('has no full stop after a name that ends with a mark of its own', () => {
    const draws = (plain: string) => words.say({ id: 'game-text', args: { effects: [{ id: 'no', plain }, { id: 'nope', plain }] } })
    expect(draws('Wakanda Forever!')).toBe('Wakanda Forever! Wakanda Forever!')
    expect(draws('M.O.D.O.K.')).toBe('M.O.D.O.K. M.O.D.O.K.')
    expect(draws('../saved.json')).toBe('../saved.json. ../saved.json.')
  })

  it('falls back to the plain name, then to the id made readable', () => {
    expect(words.say({ id: 'game-card-new', plain: 'New card' })).toBe('New card')
    expect(words.say({ id: 'guardians-log-wins-battle' })).toBe('Wins battle')
  })

  it('falls back to English', () => {
    expect(new Language('pl', '', words).say(shot)).toBe('Shot')
    expect(words.t('page-undo')).toBe('Undo')
  })

  it('names terms of a game, of all games, or by their id', () => {
    expect(words.term('game', 'mark', 'out')).toBe('out of it')
    expect(words.term('game', 'mark', 'stunned')).toBe('Stunned')
    expect(words.term('game', 'zone', 'some_zone')).toBe('some zone')
  })

  it('knows the functions of the catalogues', () => {
    const more = new Language('en', 'x = { CAPITAL($effect) } { AN($who) }')
    expect(more.say({ id: 'x', args: { effect: 'exhaust', who: 'army' } })).toBe('Exhaust an army')
  })

  it('lets the sentence choose the case of a phrase', () => {
    const slavic = new Language('uk', CASES, BUILT_IN)
    const enemy = { id: 'enemy' }
    const each = (noun: { id: string; plain?: string }) => ({ id: 'each', args: { noun } })
    const stun = (whom: Arg) => slavic.say({ id: 'stun', args: { whom } })
    expect(stun(enemy)).toBe('Оглушіть ворога')
    expect(stun(each(enemy))).toBe('Оглушіть кожного ворога')
    expect(stun(each({ id: 'card' }))).toBe('Оглушіть кожну карту')
    expect(stun({ id: 'nobody', plain: 'Rhino' })).toBe('Оглушіть Rhino')
    expect(stun([enemy, { id: 'card' }])).toBe('Оглушіть ворога і карту')
    expect(stun('Rhino')).toBe('Оглушіть Rhino')
    const ready = (who: Arg) => slavic.say({ id: 'ready', args: { who } })
    expect(ready(each({ id: 'card' }))).toBe('Кожна карта готова')
    expect(ready([enemy])).toBe('Ворог готовий')
    expect(ready([enemy, enemy])).toBe('2 × ворог готові')
    expect(ready({ id: 'seat', args: { n: 1 } })).toBe('Player 1 готовий')
    expect(slavic.seated(['Mira']).say({ id: 'stun', args: { whom: { id: 'seat', args: { n: 1 } } } })).toBe('Оглушіть Mira')
  })

  it('calls the players by their names at a table', () => {
    const seated = words.seated(['Mira', ''])
    expect(seated.say({ id: 'seat', args: { n: 1 } })).toBe('Mira')
    expect(seated.say({ id: 'seat', args: { n: 2 } })).toBe('Player 2')
    expect(words.say({ id: 'seat', args: { n: 1 } })).toBe('Player 1')
  })

  it('gives a rule a short title', () => {
    expect(ruleTitle(words, 'game.trap.set_flips_tactic')).toBe('A set trap turns the tactic over')
    expect(ruleTitle(words, 'game.trap.stays_in_place')).toBe('Trap: stays in place')
  })

  it('breaks long words between syllables only', () => {
    expect(softly('Planning')).toBe('Plan\u00ADning')
    expect(softly('Планирование').replaceAll('\u00AD', '-')).toBe('Пла-ни-ро-ва-ние')
    expect(softly('Nadzwyczajna').replaceAll('\u00AD', '-')).toBe('Nadz-wy-czajna')
    expect(softly('Longshot and Sentinel').replaceAll('\u00AD', '-')).toBe('Long-shot and Sen-ti-nel')
    expect(softly('Shot')).toBe('Shot')
  })
})

describe('the catalogues of the page', () => {
  const ids = (catalogue: string) => [...catalogue.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]).sort()
  const places = (catalogue: string, id: string) => new Set([...(catalogue.match(new RegExp(`^${id} =[^]*?(?=^[a-z#]|$(?![^]))`, 'm'))?.[0] ?? '').matchAll(/\$(\w+)/g)].map((match) => match[1]))

  it.each([['uk', uk], ['ru', ru], ['pl', pl]])('%s says all that English says, with the same variables', (_code, catalogue) => {
    expect(ids(catalogue)).toEqual(ids(en))
    for (const id of ids(en)) expect([id, places(catalogue, id ?? '')]).toEqual([id, places(en, id ?? '')])
  })
})

/** The fields of a setup page: switches and lists, and cards to pick where a card stands for a value. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Card } from '../card/Card'
import { lookOf } from '../card/look'
import { Icon } from '../draw/Icon'
import { glyphOf } from '../draw/symbols'
import { heldBy, roomOf, usualOf } from '../games/seating'
import type { SetupField, SetupValue, Text } from '../wire'
import type { Language } from '../words/language'
import { useWords } from '../words/use'
import { About, aboutId, useLook } from './About'
import { fitting, ownOf, takenOf, valueOf, type Chosen, type One, type Own, type Value } from './choosing'
import { sizeOf } from './decklist'
import { OwnDeck } from './OwnDeck'

function titled(words: Language, title: Text, otherwise: string): string {
  return words.has(title.id) || title.plain ? words.say(title) : otherwise
}

export function fieldName(words: Language, game: string, field: SetupField): string {
  return titled(words, field.title, words.term(game, 'option', field.id))
}

export function valueName(words: Language, game: string, field: SetupField, value: SetupValue): string {
  return titled(words, value.title, words.term(game, `option-${field.id}`, value.value))
}

/** What a seat plays, in a few words: its hero, its deck. */
export function seatLine(words: Language, game: string, fields: SetupField[], chosen: Chosen, seats: number, seat: number): string {
  const parts = fields.filter((field) => field.seats).map((field) => {
    const own = ownOf(field, chosen, seats)[seat] ?? ''
    if (typeof own !== 'string') return words.t('page-own-deck')
    const taken = takenOf(field, fitting(field, fields, chosen, seats, seat), own)
    return taken ? valueName(words, game, field, taken) : ''
  }).filter(Boolean)
  return parts.filter((part, i) => !parts.some((other, j) => i !== j && other.includes(part))).join(' · ') // decks named after their hero
}

/** One option of the whole game: cards where cards stand for it, else a switch, a list, or marks. */
export function Field({ game, field, fields, chosen, onChange }: { game: string; field: SetupField; fields: SetupField[]; chosen: Chosen; onChange(value: Value): void }) {
  const words = useWords()
  const value = valueOf(field, chosen)
  const { looked, look } = useLook()
  const label = `f-${field.id}`
  const name = fieldName(words, game, field)
  const named = (one: SetupValue): string => valueName(words, game, field, one)
  const about = (shown: SetupValue | null) => <About game={game} field={field} values={field.values} shown={looked ?? shown} named={named} />
  const told = (one: SetupValue) => ({ ...look(one), 'aria-describedby': aboutId(words, game, field, one) })
  if (field.many) {
    const said = Array.isArray(value) ? value : []
    const taken = said.length > 0 ? said : usualOf(game, field, fields, chosen)
    const flip = (one: SetupValue): void => onChange(taken.includes(String(one.value)) ? taken.filter((other) => other !== one.value) : [...taken, String(one.value)].slice(-roomOf(game, field, fields, chosen)))
    if (field.values.some((one) => one.face)) {
      return (
        <div class="tiled"><span class="fl" id={label}>{name}</span>
          <Tiles label={label} many>
            {field.values.map((one) => {
              const on = taken.includes(String(one.value))
              const holder = on ? '' : heldBy(game, words, field, fields, chosen, String(one.value))
              return <Tile key={String(one.value)} game={game} value={one} name={named(one)} on={on} note={holder} taken={holder !== ''} many about={told(one)} onTake={() => flip(one)} />
            })}
          </Tiles>
          {about(field.values.find((one) => taken.includes(String(one.value))) ?? null)}
        </div>
      )
    }
    return (
      <div class="fld"><span class="fl" id={label}>{name}</span>
        <div class="ass" role="group" aria-labelledby={label}>
          {field.values.map((one) => {
            const on = taken.includes(String(one.value))
            return <button key={String(one.value)} type="button" class={`as f-basic${on ? ' on' : ''}`} aria-pressed={on} {...told(one)} onClick={() => flip(one)}>{named(one)}{on && <Icon id="check" />}</button>
          })}
        </div>
        {about(field.values.find((one) => taken.includes(String(one.value))) ?? null)}
      </div>
    )
  }
  if (field.values.some((one) => one.face)) {
    return (
      <div class="tiled"><span class="fl" id={label}>{name}</span>
        <Tiles label={label}>
          {field.values.map((one) => <Tile key={String(one.value)} game={game} value={one} name={named(one)} on={one.value === value} about={told(one)} onTake={() => onChange(one.value)} />)}
        </Tiles>
        {about(field.values.find((one) => one.value === value) ?? null)}
      </div>
    )
  }
  if (field.values.length > 9) {
    return (
      <div class="fld"><label class="fl" for={label}>{name}</label>
        <select id={label} value={String(value)} onChange={(event) => onChange(field.values[event.currentTarget.selectedIndex]?.value ?? null)}>
          {field.values.map((one) => <option key={String(one.value)} value={String(one.value)}>{named(one)}</option>)}
        </select>
      </div>
    )
  }
  return (
    <div class="fld"><span class="fl" id={label}>{name}</span>
      <div class="seg" role="radiogroup" aria-labelledby={label}>
        {field.values.map((one) => <button key={String(one.value)} type="button" role="radio" aria-checked={one.value === value} class={one.value === value ? 'on' : ''} {...told(one)} onClick={() => onChange(one.value)}>{named(one)}</button>)}
      </div>
      {about(field.values.find((one) => one.value === value) ?? null)}
    </div>
  )
}

interface OwnFieldProps {
  game: string
  field: SetupField
  fields: SetupField[]
  chosen: Chosen
  seats: number
  seat: number
  legal: boolean
  onTake(own: Own): void
  /** All that an own deck says of the seat, field by field. */
  onSeat(setup: { [field: string]: unknown }): void
}

/** One option of one seat. What depends on another choice is a line of buttons below its cards. */
export function OwnField({ game, field, fields, chosen, seats, seat, legal, onTake, onSeat }: OwnFieldProps) {
  const words = useWords()
  const { looked, look } = useLook()
  const label = `f-${field.id}`
  const has = ownOf(field, chosen, seats)
  const own = has[seat] ?? ''
  const fits = fitting(field, fields, chosen, seats, seat)
  const taken = takenOf(field, fits, own)
  const decks = field.values.some((one) => one.deck)
  const depends = field.values.some((one) => one.fits)
  const whose = (value: One): string => has.map((one, i) => (one === value ? words.t('page-seat', { n: i + 1 }) : '')).filter(Boolean).join(', ')
  const custom = decks && <OwnDeck key={seat} game={game} own={typeof own === 'string' ? null : own} ready={taken?.deck ?? {}} legal={legal} onUse={onSeat} onDrop={() => onTake(String(fits[0]?.value ?? ''))} />
  if (depends) {
    return (
      <>
        <div class="fld"><span class="fl" id={label}>{fieldName(words, game, field)}</span>
          <div class="ass" role="radiogroup" aria-labelledby={label}>
            {fits.map((one) => {
              const faction = one.face ? lookOf(one.face, game).faction : 'basic'
              const on = one === taken
              return (
                <button key={String(one.value)} type="button" role="radio" class={`as f-${faction}${on ? ' on' : ''}`} aria-checked={on} onClick={() => onTake(String(one.value))}>
                  <Icon id={glyphOf(faction)} />{valueName(words, game, field, one)}{on && <Icon id="check" />}
                </button>
              )
            })}
          </div>
        </div>
        {custom}
      </>
    )
  }
  return (
    <>
      <div class="tiled"><span class="fl" id={label}>{fieldName(words, game, field)}</span>
        <Tiles label={label}>
          {fits.map((one) => (
            <Tile
              key={String(one.value)} game={game} value={one} name={valueName(words, game, field, one)} on={one === taken} onTake={() => onTake(String(one.value))}
              about={{ ...look(one), 'aria-describedby': aboutId(words, game, field, one) }}
              note={one.deck ? words.t('page-deck-cards', { n: sizeOf(one.deck) }) : whose(one.value) || words.t('page-free')}
              taken={one !== taken && !one.deck && whose(one.value) !== ''}
            />
          ))}
        </Tiles>
        <About game={game} field={field} values={fits} shown={looked ?? taken} named={(one) => valueName(words, game, field, one)} />
      </div>
      {custom}
    </>
  )
}

/** The cards of a field, side by side. */
function Tiles({ label, many, children }: { label: string; many?: boolean; children: ComponentChildren }) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => { // on a phone the row is wider than the window
    const box = row.current
    const taken = box?.querySelector<HTMLElement>('[aria-checked=true]')
    if (box && taken) box.scrollLeft = taken.offsetLeft - (box.clientWidth - taken.offsetWidth) / 2
  }, [])
  return <div class="pks" role={many ? 'group' : 'radiogroup'} aria-labelledby={label} ref={row}>{children}</div>
}

/** A card to pick. */
function Tile({ game, value, name, on, note, taken, many, about, onTake }: { game: string; value: SetupValue; name: string; on: boolean; note?: string; taken?: boolean; many?: boolean; about: object; onTake(): void }) {
  const words = useWords()
  const face = value.face
  const printed = face ? words.say(face.name) : ''
  return (
    <button type="button" class={`pk${taken ? ' taken' : ''}`} role={many ? 'checkbox' : 'radio'} aria-checked={on} aria-label={[name, note].filter(Boolean).join(', ')} {...about} onClick={onTake}>
      {face ? <Card card={{ back: '', face }} game={game} size="big" picked={on} still /> : <span class="as f-basic">{name}</span>}
      {name !== printed && <b>{name}</b>}
      {note && <span>{note}</span>}
    </button>
  )
}

/** A card as one line: for crowded tables and phones. Name, what it has left, what lies on it. */
import { Icon } from '../draw/Icon'
import { SYMBOLS } from '../draw/symbols'
import { useWords } from '../words/use'
import { cardLabel, Hit, textOn, Tokens, type CardProps } from './Card'
import { colourOf, isChosen, isTurned, ribbons, softly, statsNow, symbolOf, warningsOf } from './look'

const TOLD: readonly string[] = ['atk', 'hp'] // what an enemy does and how long it will

export interface LineCardProps extends CardProps {
  /** The symbols of the numbers that are told. */
  told?: readonly string[]
  /** For how many equal cards it stands. */
  times?: number
}

export function LineCard(props: LineCardProps) {
  const { card, game, told = TOLD, times = 1, chosen = isChosen(card), option, picked, hinted, refused, asked } = props
  const words = useWords()
  const face = card.face ?? null
  const key = card.key ?? ''
  const turned = isTurned(card)
  const hidden = (card.attached ?? []).filter((one) => !one.face).length
  const can = option !== undefined && option !== null
  const states = [can ? 'can' : '', picked ? 'picked' : '', chosen ? 'chosen' : '', hinted ? 'hinted' : '', refused ? 'cannot' : '', asked ? 'asked' : '', turned ? 'ex' : '']
  const [as] = face ? [] : ribbons(card)
  const name = face ? words.say(face.name) : as ? words.term(game, 'mark', as) : words.t('page-face-down', { back: words.term(game, 'back', card.back) })
  const label = cardLabel(words, props)
  return (
    <div class={`lcard f-${colourOf(game, face?.faction)} ${states.filter(Boolean).join(' ')}`} data-key={key || undefined} title={name} {...(key ? {} : { role: 'img', 'aria-label': label })}>
      {chosen && <Icon id="check" />}
      {option && <b class="c-key" aria-hidden="true">{option}</b>}
      <span aria-hidden="true">{softly(name)}</span>
      {times > 1 && <b data-times={times}>×{times}</b>}
      <span class="l-more" aria-hidden="true">
        {turned && <Icon id="turn" />}
        {ribbons(card).filter((mark) => mark !== as && symbolOf(mark) in SYMBOLS).map((mark) => <Icon key={mark} id={symbolOf(mark)} />)}
        {statsNow(card).filter((stat) => told.includes(symbolOf(stat.icon))).map((stat) => <span key={stat.icon} class={`st s-${symbolOf(stat.icon)}`}><Icon id={symbolOf(stat.icon)} />{stat.value}</span>)}
        {hidden > 0 && <span class="l-hid">{'?'.repeat(hidden)}</span>}
        <Tokens counters={card.counters ?? []} on={key} />
        {warningsOf(card).map((icon) => <span key={icon} class="l-warns"><Icon id={symbolOf(icon)} />{words.term(game, 'icon', icon)}</span>)}
      </span>
      <Hit on={key} label={label} text={textOn(face, words)} />
    </div>
  )
}

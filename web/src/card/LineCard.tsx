/** A card as one line: for crowded tables and phones. Name, what it has left, what lies on it. */
import { Icon } from '../draw/Icon'
import { SYMBOLS } from '../draw/symbols'
import { useWords } from '../words/use'
import { cardLabel, Hit, Tokens, type CardProps } from './Card'
import { isTurned, ribbons, softly, statsNow, symbolOf } from './look'

const TOLD: ReadonlySet<string> = new Set(['atk', 'hp']) // what an enemy does and how long it will

export function LineCard(props: CardProps) {
  const { card, game, option, picked, hinted, refused, asked } = props
  const words = useWords()
  const face = card.face ?? null
  const key = card.key ?? ''
  const turned = isTurned(card)
  const can = option !== undefined && option !== null
  const states = [can ? 'can' : '', picked ? 'picked' : '', hinted ? 'hinted' : '', refused ? 'cannot' : '', asked ? 'asked' : '', turned ? 'ex' : '']
  const name = face ? words.say(face.name) : words.t('page-face-down', { back: words.term(game, 'back', card.back) })
  const label = cardLabel(words, props)
  return (
    <div class={`lcard f-${face?.faction || 'none'} ${states.filter(Boolean).join(' ')}`} data-key={key || undefined} title={name} {...(key ? {} : { role: 'img', 'aria-label': label })}>
      {option && <b class="c-key" aria-hidden="true">{option}</b>}
      <span aria-hidden="true">{softly(name)}</span>
      <span class="l-more" aria-hidden="true">
        {turned && <Icon id="turn" />}
        {ribbons(card).filter((mark) => symbolOf(mark) in SYMBOLS).map((mark) => <Icon key={mark} id={symbolOf(mark)} />)}
        {statsNow(card).filter((stat) => TOLD.has(symbolOf(stat.icon))).map((stat) => <span key={stat.icon} class={`st s-${symbolOf(stat.icon)}`}><Icon id={symbolOf(stat.icon)} />{stat.value}</span>)}
        <Tokens counters={card.counters ?? []} on={key} />
      </span>
      <Hit on={key} label={label} />
    </div>
  )
}

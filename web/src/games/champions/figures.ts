/** What counts after a game against a villain. */
import type { Ending } from '../../ending/figures'
import type { LogView, Text, View } from '../../wire'

/** The names of the cards of a zone, whoever has them. */
function called(view: View, zone: string): string[] {
  return view.areas.flatMap((area) => area.zones ?? []).filter((one) => one.id === zone).flatMap((one) => one.cards ?? []).map((card) => card.face?.name.plain ?? '')
}

function card(line: LogView): string {
  const named = line.text.args?.['card'] as Text | undefined
  return named?.plain ?? ''
}

export const CHAMPIONS: Ending = {
  rounds: { line: 'round', amount: 'n' },
  figures: [
    { id: 'cards-played', lines: ['plays'], by: 'player' },
    { id: 'damage-villain', lines: ['damaged'], amount: 'n', only: (line, view) => called(view, 'villain').includes(card(line)) },
    { id: 'threat-removed', lines: ['threat-removed'], amount: 'n' },
    { id: 'threat-placed', lines: ['threat-placed'], amount: 'n' },
    { id: 'defeated', lines: ['defeated'] },
    { id: 'enemy-attacks', lines: ['enemy-attacks'], by: 'player' },
  ],
  harder: { field: 'mode', order: ['standard', 'expert'] },
  next: 'villain',
  told: ['villain', 'mode'],
}

import { SYMBOLS } from './symbols'

/** A symbol of the sprite; it says nothing to a screen reader, the words beside it do. */
export function Icon({ id, kind = '' }: { id: string; kind?: string }) {
  return (
    <svg class={`i ${kind}`} aria-hidden="true" viewBox="0 0 24 24">
      <use href={`#${id in SYMBOLS ? id : 'g-basic'}`} />
    </svg>
  )
}

/** A drawing that was made as SVG text. */
export function Drawing({ svg, kind }: { svg: string; kind: string }) {
  return <span class={kind} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
}

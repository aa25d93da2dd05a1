import { SYMBOLS } from './symbols'

/** A symbol of the sprite; it says nothing to a screen reader, the words beside it do, unless it stands between them. */
export function Icon({ id, kind = '', label }: { id: string; kind?: string; label?: string }) {
  return (
    <svg class={`i ${kind}`} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} viewBox="0 0 24 24">
      <use href={`#${id in SYMBOLS ? id : 'g-basic'}`} />
    </svg>
  )
}

/** A drawing that was made as SVG text. */
export function Drawing({ svg, kind }: { svg: string; kind: string }) {
  return <span class={kind} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
}

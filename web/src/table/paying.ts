/** A payment as it is picked on the page: what is suggested is picked already, and a click exchanges. */
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import type { Further, PaymentView } from '../wire'
import type { Asking, Offer } from './asking'

/** The option that ends a payment which is met although more could be added. */
const DONE = 'done'

const sum = (amount: readonly number[]): number => amount.reduce((total, n) => total + n, 0)

/** What was generated with these, by kinds; the last kind stands for any. */
export function generated(pays: PaymentView, keys: readonly string[], picked: readonly string[]): number[] {
  return picked.reduce((have, key) => have.map((n, kind) => n + (pays.gives[keys.indexOf(key)]?.[kind] ?? 0)), pays.have)
}

/** Whether these pay the bill. */
export function isMet(pays: PaymentView, keys: readonly string[], picked: readonly string[]): boolean {
  const have = generated(pays, keys, picked)
  const last = pays.bill.length - 1
  const missing = sum(pays.bill.slice(0, last).map((n, kind) => Math.max(0, n - (have[kind] ?? 0))))
  return missing <= (have[last] ?? 0) && sum(have) >= sum(pays.bill) && new Set(picked).size >= (pays.different ?? 0)
}

/**
 * What is picked after a click on a source: it comes in for what is no longer needed, or is taken out again. Whatever was
 * picked by a click stands before the suggestion, whose dearest part is last and goes first.
 */
export function exchange(pays: PaymentView, keys: readonly string[], picked: readonly string[], key: string): string[] {
  const times = pays.times[keys.indexOf(key)] ?? 0
  if (picked.filter((one) => one === key).length >= times) return picked.filter((one) => one !== key)
  const chosen = [key, ...picked]
  for (let i = chosen.length - 1; i > 0; i -= 1) {
    const without = chosen.filter((_, at) => at !== i)
    if (chosen[i] !== key && isMet(pays, keys, without)) chosen.splice(i, 1)
  }
  return chosen
}

export interface Paying {
  view: PaymentView
  /** Keys of offers, each as often as it is used. */
  picked: string[]
  have: number[]
  met: boolean
  /** A click on a source; once the bill is met that was not, it is paid. */
  press(offer: Offer): void
  pay(): void
  suggest(): void
}

/** Send the first answer of a payment and all that follow. */
export type Send = (key: string, then: Further[]) => void

export function usePaying(asking: Asking | null, send: Send): Paying | null {
  const view = asking?.pays ?? null
  const [picked, setPicked] = useState<string[]>([])
  const suggest = useCallback(() => setPicked(view?.suggested ?? []), [view])
  useEffect(suggest, [asking?.number, asking === null])
  return useMemo(() => {
    if (asking === null || view === null) return null
    const keys = asking.offers.map((offer) => offer.key)
    const known = picked.filter((key) => keys.includes(key))
    const pay = (with_: readonly string[]): void => {
      const [first = DONE, ...rest] = [...with_, DONE]
      send(first, rest.map((key) => ({ asks: asking.prompt?.id ?? '', key })))
    }
    const met = isMet(view, keys, known)
    return {
      view, picked: known, have: generated(view, keys, known), met, suggest,
      press: ({ key }) => {
        const after = exchange(view, keys, known, key)
        if (!met && isMet(view, keys, after)) pay(after)
        else setPicked(after)
      },
      pay: () => { if (met) pay(known) },
    }
  }, [asking, picked, send, suggest, view])
}

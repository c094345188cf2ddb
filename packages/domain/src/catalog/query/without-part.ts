import type { AskedQuery } from './query-understanding.ts'
import type { Reading } from './read-stretch.ts'
import { keyOf } from './read-stretch.ts'

/** Position of a reading in the text, including the minus sign of an excluded word. */
export function stretchOf({ tokens }: Reading): { readonly from: number; readonly to: number } {
  const [first] = tokens
  return { from: (first?.from ?? 0) - (first?.excluded ? 1 : 0), to: tokens.at(-1)?.to ?? 0 }
}

/**
 * The search without what a reading means. A colour, brand or category is read as plain words from then on; a price, offer,
 * order or exclusion leaves the text, for no product is called `500 TL altı`.
 */
export function withoutPart({ q, literal }: AskedQuery, reading: Reading): AskedQuery {
  if (reading.words.length > 0) return { q, literal: [...new Set([...literal, keyOf(reading.tokens)])].sort() }
  const { from, to } = stretchOf(reading)
  return { q: `${q.slice(0, from)} ${q.slice(to)}`.replaceAll(/\s+/g, ' ').trim(), literal }
}

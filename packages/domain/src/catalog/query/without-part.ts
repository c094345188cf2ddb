import type { AskedQuery } from './query-understanding.ts'
import type { Reading } from './read-stretch.ts'
import { keyOf } from './read-stretch.ts'

/** Position of a reading in the text, including the minus sign of an excluded word. */
export function stretchOf({ tokens }: Reading): { readonly from: number; readonly to: number } {
  const [first] = tokens
  return { from: (first?.from ?? 0) - (first?.excluded ? 1 : 0), to: tokens.at(-1)?.to ?? 0 }
}

/**
 * The search after a chip is removed. A colour, brand or category is then read as plain words. A price, offer, sort
 * order or exclusion is removed from the text, since no product is called `500 TL altı`.
 */
export function withoutPart({ q, literal }: AskedQuery, reading: Reading): AskedQuery {
  if (reading.words.length > 0) return { q, literal: [...new Set([...literal, keyOf(reading.tokens)])].sort() }
  const { from, to } = stretchOf(reading)
  return { q: `${q.slice(0, from)} ${q.slice(to)}`.replaceAll(/\s+/g, ' ').trim(), literal }
}

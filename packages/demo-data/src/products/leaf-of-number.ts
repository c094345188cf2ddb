import { once } from '@market/data-files'
import { catalogueOrder, leafOf } from '../vocabulary/index.ts'
import type { LeafVocabulary } from '../vocabulary/vocabulary.ts'

interface Turn {
  readonly category: string
  /** Index of the kind within the leaf. */
  readonly kind: number
  /** How often the kind occurs in a cycle, and the index of this occurrence. */
  readonly weight: number
  readonly turn: number
}

/**
 * One cycle of numbers: each kind as often as its weight, spread evenly. It starts with every leaf once, before the
 * second kind of any leaf, so that even the smallest seed has products in every leaf.
 */
const cycle = once((): readonly Turn[] => {
  const rows = catalogueOrder()
  const seen = new Map<string, number>()
  return rows
    .flatMap(({ category, weight }, index) => {
      const kind = seen.get(category) ?? 0
      seen.set(category, kind + 1)
      const position = kind === 0 ? index : index + rows.length
      return Array.from({ length: weight }, (_, turn) => ({ category, kind, weight, turn, position }))
    })
    .toSorted((a, b) => a.turn / a.weight - b.turn / b.weight || a.position - b.position)
})

/** The leaf category of product number `id`, and its index among the products of that leaf, from 0. */
export function leafOfNumber(id: number): { readonly leaf: LeafVocabulary; readonly place: number } {
  const turns = cycle()
  const entry = turns[(id - 1) % turns.length]
  if (!entry) throw new Error('the catalogue is empty')
  return besideStaples(entry, Math.floor((id - 1) / turns.length) * entry.weight + entry.turn)
}

/** In a leaf with staples, one of this many products is a staple. */
const every = 3
function besideStaples({ category, kind }: Turn, place: number) {
  const { kinds, staples } = leafOf(category)
  const leaf = kinds[kind]
  if (!leaf) throw new Error(`${category} has no kind ${kind}`)
  if (staples.length === 0) return { leaf, place }
  const turn = Math.floor(place / every)
  if (place % every < every - 1) return { leaf, place: place - turn }
  // The kinds of a leaf take its staples in turn, so that no staple is made twice.
  const given = turn * kinds.length + kind
  return { leaf: staples[given % staples.length] ?? leaf, place: Math.floor(given / staples.length) }
}

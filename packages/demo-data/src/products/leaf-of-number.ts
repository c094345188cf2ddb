import { leafVocabulary } from '../vocabulary/index.ts'
import { leafWeights } from '../vocabulary/leaf-weights.ts'
import type { LeafVocabulary } from '../vocabulary/vocabulary.ts'

interface Turn {
  readonly leaf: LeafVocabulary
  /** How often the leaf comes in a cycle, and which of these times this is. */
  readonly weight: number
  readonly turn: number
}

/**
 * One cycle of numbers: each leaf as often as its weight says, spread evenly. Its start holds every leaf once, so that the
 * smallest seed sells everything.
 */
const cycle: readonly Turn[] = leafVocabulary
  .flatMap((leaf, position) => {
    const weight = leafWeights[leaf.category] ?? 3
    return Array.from({ length: weight }, (_, turn) => ({ leaf, weight, turn, position }))
  })
  .toSorted((a, b) => a.turn / a.weight - b.turn / b.weight || a.position - b.position)

/** The leaf of product number `id`, and the how-manieth product of the leaf it is, from 0. */
export function leafOfNumber(id: number): { readonly leaf: LeafVocabulary; readonly place: number } {
  const entry = cycle[(id - 1) % cycle.length]
  if (!entry) throw new Error('the vocabulary is empty')
  return { leaf: entry.leaf, place: Math.floor((id - 1) / cycle.length) * entry.weight + entry.turn }
}

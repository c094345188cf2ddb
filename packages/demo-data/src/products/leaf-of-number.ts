import { mainVocabulary } from '../vocabulary/index.ts'
import { leafWeights } from '../vocabulary/leaf-weights.ts'
import { staples } from '../vocabulary/staples.ts'
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
const cycle: readonly Turn[] = mainVocabulary
  .flatMap((leaf, position) => {
    const weight = leafWeights[leaf.category] ?? 3
    return Array.from({ length: weight }, (_, turn) => ({ leaf, weight, turn, position }))
  })
  .toSorted((a, b) => a.turn / a.weight - b.turn / b.weight || a.position - b.position)

/** The leaf of product number `id`, and the how-manieth product of the leaf it is, from 0. */
export function leafOfNumber(id: number): { readonly leaf: LeafVocabulary; readonly place: number } {
  const entry = cycle[(id - 1) % cycle.length]
  if (!entry) throw new Error('the vocabulary is empty')
  return besideStaples(entry.leaf, Math.floor((id - 1) / cycle.length) * entry.weight + entry.turn)
}

/** One of so many products of a leaf that has staples is one of them. */
const every = 3
const staplesOf = new Map(
  [...Map.groupBy(staples, ({ category }) => category)].map(([category, beside]) => [
    mainVocabulary.find((leaf) => leaf.category === category),
    beside,
  ]),
)
function besideStaples(leaf: LeafVocabulary, place: number) {
  const beside = staplesOf.get(leaf)
  if (!beside) return { leaf, place }
  const turn = Math.floor(place / every)
  if (place % every < every - 1) return { leaf, place: place - turn }
  return { leaf: beside[turn % beside.length] ?? leaf, place: Math.floor(turn / beside.length) }
}

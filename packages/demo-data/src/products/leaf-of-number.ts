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

const first = new Map(mainVocabulary.toReversed().map((leaf) => [leaf.category, leaf]))

/**
 * One cycle of numbers: each leaf as often as its weight says, spread evenly. Its start holds every leaf once, before the second
 * vocabulary of any, so that the smallest seed sells everything.
 */
const cycle: readonly Turn[] = mainVocabulary
  .flatMap((leaf, index) => {
    const weight = leafWeights[leaf.category] ?? 3
    const position = first.get(leaf.category) === leaf ? index : index + mainVocabulary.length
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
const staplesOf = Map.groupBy(staples, ({ category }) => category)
const vocabulariesOf = Map.groupBy(mainVocabulary, ({ category }) => category)
function besideStaples(leaf: LeafVocabulary, place: number) {
  const beside = staplesOf.get(leaf.category)
  if (!beside) return { leaf, place }
  const turn = Math.floor(place / every)
  if (place % every < every - 1) return { leaf, place: place - turn }
  // All vocabularies of a leaf give to its staples in turn, so that none of these is made twice.
  const hosts = vocabulariesOf.get(leaf.category) ?? [leaf]
  const given = turn * hosts.length + hosts.indexOf(leaf)
  return { leaf: beside[given % beside.length] ?? leaf, place: Math.floor(given / beside.length) }
}

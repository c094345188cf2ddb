import type { Random } from '../random.ts'
import { leafOf } from '../vocabulary/index.ts'
import type { LeafVocabulary } from '../vocabulary/vocabulary.ts'

/** The drawing that shows a product of this name. */
export const drawingOf = (leaf: LeafVocabulary, name: string, random: Random): string =>
  leafOf(leaf.category).drawn.find(([, named]) => named.test(name))?.[0] ?? random.pick(leaf.drawings)

import { anneBebek } from './anne-bebek.ts'
import { elektronik } from './elektronik/index.ts'
import { giyimAksesuar } from './giyim-aksesuar.ts'
import { kozmetikSaglik } from './kozmetik-saglik.ts'
import type { LeafVocabulary } from './vocabulary.ts'

/** The words of every leaf category, in the tree's order. */
export const leafVocabulary: readonly LeafVocabulary[] = [...elektronik, ...giyimAksesuar, ...kozmetikSaglik, ...anneBebek]

/** Every brand once; its place is its id. */
export const brandList: readonly string[] = [...new Set(leafVocabulary.flatMap((leaf) => leaf.brands))]

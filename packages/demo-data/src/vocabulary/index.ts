import { once, readRows, readYaml } from '@market/data-files'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { leafSchema } from './leaf-schema.ts'
import type { LeafVocabulary } from './vocabulary.ts'

/** A leaf category: its kinds of products, and the staples that are sold beside them. */
export interface Leaf {
  readonly kinds: readonly LeafVocabulary[]
  readonly staples: readonly LeafVocabulary[]
  /** Whether its products are used up and bought again. */
  readonly usedUp: boolean
  /** The drawing of a kind by a word of the product's name, first match first; other names take one of the kind's. */
  readonly drawn: readonly (readonly [drawing: string, named: RegExp])[]
}

const orderFile = 'catalogue-order.tsv'
const orderRow = v.strictObject({
  category: v.pipe(v.string(), v.nonEmpty('write the slug of a leaf category')),
  weight: v.pipe(v.string(), v.regex(/^[1-9]$/, 'write how often it comes, 1 to 9'), v.transform(Number)),
})

/**
 * The kinds of all leaf categories in the order in which products are made: a row for each kind. `weight` is how many products
 * it has beside the others, in parts of which a seed of 20,000 makes about twelve: many phones and dresses, few bird cages.
 */
export const catalogueOrder = once(() => readRows(dataFile(orderFile), orderRow))

const rowsOf = once(() => Map.groupBy(catalogueOrder(), ({ category }) => category))
const leaves = new Map<string, Leaf>()

/** The leaf category of a slug, read when it is first asked for. */
export function leafOf(category: string): Leaf {
  const known = leaves.get(category)
  if (known) return known
  const file = `catalogue/${category}.yaml`
  const { kinds, staples, ...facts } = readYaml(dataFile(file), leafSchema)
  const own = (kind: (typeof kinds)[number]) => ({ category, ...kind })
  const leaf = { kinds: kinds.map(own), staples: staples.map(own), ...facts }
  const rows = rowsOf().get(category)?.length ?? 0
  if (rows !== leaf.kinds.length)
    throw new Error(
      `${file} has ${leaf.kinds.length} kinds and ${orderFile} ${rows} rows of it: make it a row for each kind`,
    )
  leaves.set(category, leaf)
  return leaf
}

/** The slugs of all leaf categories. */
export const leafSlugs = (): readonly string[] => [...rowsOf().keys()]

/** All kinds of products, then the staples. */
export const leafVocabulary = once((): readonly LeafVocabulary[] => {
  const all = leafSlugs().map(leafOf)
  return [...all.flatMap(({ kinds }) => kinds), ...all.flatMap(({ staples }) => staples)]
})

import { type CollectionWire, getUserCollection } from '@market/contract'
import * as v from 'valibot'
import type { Database } from '@market/database'
import { ApiError } from '../../platform/http/api-error.ts'
import { chosenProducts } from './chosen-products.ts'
import { productRow } from '../product/product-row.ts'
import { texts } from '../texts.ts'

const maxProducts = 48
const words = v.object({
  ...v.pick(getUserCollection.answer, ['note', 'image', 'tone']).entries,
  /** How products are selected: by editors, or by a rule that is evaluated on each request. */
  rule: v.picklist(['chosen', 'newest', 'most-sold', 'discounted']),
})

/** A collection with its products. Refuses with 404. */
export async function readCollection(db: Database, slug: string, now: Date): Promise<CollectionWire> {
  const collection = await findCollection(db, slug, now)
  if (!collection) throw new ApiError(404, texts.collectionNotFound)
  return collection
}

/** A collection with its products, or undefined if the slug is unknown. */
export async function findCollection(db: Database, slug: string, now: Date): Promise<CollectionWire | undefined> {
  const row = await db
    .selectFrom('collections')
    .select(['id', 'slug', 'title', 'content'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) return undefined
  const { rule, ...content } = v.parse(words, row.content)
  return {
    ...content,
    collection_slug: row.slug,
    collection_name: row.title,
    results:
      rule === 'chosen'
        ? await chosenProducts(db, 'collection', row.id)
        : await productRow(db, { rule, limit: maxProducts, now }),
  }
}

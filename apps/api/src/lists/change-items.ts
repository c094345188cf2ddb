import type { Database } from '@market/database'
import { texts as catalogTexts } from '../catalog/texts.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { texts } from './texts.ts'

export interface Item {
  readonly product_id: number
  readonly attributes: string
}
const maxItems = 500

/** Adds a product to a list; a product already in the list keeps its position. */
export async function addItem(trx: Database, listId: string, { product_id, attributes }: Item, now: Date) {
  await demandProduct(trx, product_id, attributes)
  // Lock the list, so that concurrent additions cannot exceed its limit.
  await trx.selectFrom('favourite_lists').select('id').where('id', '=', listId).forUpdate().execute()
  const { count } = await trx
    .selectFrom('favourite_items')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow()
  if (count >= maxItems) throw new ApiError(409, texts.tooManyItems(maxItems))
  await trx
    .insertInto('favourite_items')
    .values({ list_id: listId, product_id, combination: attributes, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function takeItem(db: Database, listId: string, { product_id, attributes }: Item): Promise<void> {
  await db
    .deleteFrom('favourite_items')
    .where('list_id', '=', listId)
    .where('product_id', '=', product_id)
    .where('combination', '=', attributes)
    .execute()
}

/** Refuses a product that is not sold or lacks the combination; an empty combination is allowed. */
async function demandProduct(db: Database, productId: number, combination: string): Promise<void> {
  const product = await db
    .selectFrom('products as p')
    .select((row) => [
      'p.id',
      row
        .exists(
          row
            .selectFrom('product_stock as k')
            .select('k.product_id')
            .whereRef('k.product_id', '=', 'p.id')
            .where('k.combination', '=', combination),
        )
        .as('there'),
    ])
    .where('p.id', '=', productId)
    .where('p.active', '=', true)
    .executeTakeFirst()
  if (!product) throw new ApiError(404, catalogTexts.productNotFound)
  if (combination !== '' && !product.there) throw new ApiError(422, texts.unknownVariant)
}

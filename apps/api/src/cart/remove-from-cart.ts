import type { Database } from '../platform/database/open-database.ts'
import { readCombination } from './find-offer.ts'
import { upsertActiveCart, type ActiveCart } from './active-cart.ts'

interface Removal {
  readonly ownerId: string
  /** Undefined empties the cart. */
  readonly productId: number | undefined
  /** Undefined takes every combination of the product. */
  readonly attrId: string | undefined
  /** A product that leaves together with it. */
  readonly relatedProductId: number | undefined
  readonly now: Date
}

/** Removes a line, or all. What is not in the cart is removed already. */
export async function removeFromCart(trx: Database, removal: Removal): Promise<ActiveCart> {
  const { productId, attrId, relatedProductId } = removal
  const touched = await upsertActiveCart(trx, removal.ownerId, removal.now)
  const lines = trx.deleteFrom('cart_items').where('cart_id', '=', touched.id)
  if (productId === undefined) await lines.execute()
  else {
    const line = lines.where('product_id', '=', productId)
    await (attrId === undefined ? line : line.where('combination', '=', readCombination(attrId))).execute()
    if (relatedProductId !== undefined) await lines.where('product_id', '=', relatedProductId).execute()
  }
  return touched
}

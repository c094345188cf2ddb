import { addLimit } from '@market/domain'
import type { Database } from '../database/open-database.ts'
import type { Offer } from './find-offer.ts'

/** How much of a product a cart already holds: in the offered combination, and in the others. */
export interface HeldUnits {
  readonly here: number
  readonly others: number
}

export async function heldUnits(trx: Database, cartId: string, offer: Offer): Promise<HeldUnits> {
  const lines = await trx
    .selectFrom('cart_items')
    .select(['combination', 'quantity'])
    .where('cart_id', '=', cartId)
    .where('product_id', '=', offer.productId)
    .execute()
  const sum = (here: boolean) =>
    lines
      .filter(({ combination }) => (combination === offer.combination) === here)
      .reduce((units, { quantity }) => units + quantity, 0)
  return { here: sum(true), others: sum(false) }
}

/** Most units that the line may hold; the upper limit is for all combinations together (rules.md C6). */
export const lineLimit = (offer: Offer, held: HeldUnits): number =>
  addLimit({ stock: offer.stock, upperLimit: Math.max(0, offer.upperLimit - held.others) })

/** Puts the line to a quantity, at the price of now. */
export async function writeLine(
  trx: Database,
  cartId: string,
  offer: Offer,
  line: { readonly quantity: number; readonly now: Date; readonly relatedProductId?: number | null },
): Promise<void> {
  const related = line.relatedProductId ? { related_product_id: line.relatedProductId } : {}
  await trx
    .insertInto('cart_items')
    .values({
      cart_id: cartId,
      product_id: offer.productId,
      combination: offer.combination,
      quantity: line.quantity,
      price_when_added: offer.price,
      added_at: line.now,
      ...related,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['cart_id', 'product_id', 'combination'])
        .doUpdateSet({ quantity: line.quantity, price_when_added: offer.price, ...related }),
    )
    .execute()
}

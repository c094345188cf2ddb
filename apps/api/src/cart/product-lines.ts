import { addLimit } from '@market/domain'
import type { Database } from '../platform/database/open-database.ts'
import type { Offer } from './find-offer.ts'

/** How much of a product a cart already holds: in the offered combination, and in the others. */
export interface HeldUnits {
  readonly here: number
  readonly others: number
}

export async function unitsInCart(trx: Database, cartId: string, offer: Offer): Promise<HeldUnits> {
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

interface LineToWrite {
  readonly quantity: number
  readonly now: Date
  readonly relatedProductId?: number | null
  /** Units that came from another cart of the owner. */
  readonly earlierUnits?: number
  /** The price that the shopper saw before, for a line that only moves; else it is that of now. */
  readonly priceSeen?: number
}

/** Puts the line to a quantity. It remembers the price and the discounted units it is written with, to tell what changed since. */
export async function writeLine(
  trx: Database,
  cartId: string,
  { offer, held }: { readonly offer: Offer; readonly held: HeldUnits },
  { quantity, now, relatedProductId, earlierUnits = 0, priceSeen }: LineToWrite,
): Promise<void> {
  const written = {
    quantity,
    earlier_units: earlierUnits,
    discounted_when_added:
      offer.discounted === null ? null : Math.min(quantity, Math.max(0, offer.discounted - held.others)),
    ...(relatedProductId && { related_product_id: relatedProductId }),
  }
  await trx
    .insertInto('cart_items')
    .values({
      cart_id: cartId,
      product_id: offer.productId,
      combination: offer.combination,
      price_when_added: priceSeen ?? offer.price,
      added_at: now,
      ...written,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['cart_id', 'product_id', 'combination'])
        .doUpdateSet({ ...written, ...(priceSeen === undefined && { price_when_added: offer.price }) }),
    )
    .execute()
}

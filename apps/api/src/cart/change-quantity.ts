import type { Database } from '../platform/database/open-database.ts'
import { cartFailed } from './cart-failures.ts'
import { type CartWrite, clampedTo } from './add-to-cart.ts'
import { findOffer } from './find-offer.ts'
import { unitsInCart, lineLimit, writeLine } from './product-lines.ts'
import { upsertActiveCart } from './active-cart.ts'

interface Change {
  readonly ownerId: string
  readonly productId: number
  readonly attrId: string
  readonly quantity: number
  readonly now: Date
}

/**
 * Puts a line of the cart to a quantity (rules.md C3): clamped to what stock leaves, said in words. Above the upper
 * limit it was never offered: 422. Sold out: 409, the line stays until the shopper removes it.
 */
export async function changeQuantity(trx: Database, change: Change): Promise<CartWrite> {
  const { ownerId, quantity, now } = change
  const offer = await findOffer(trx, change)
  if (quantity > offer.upperLimit)
    throw cartFailed({ code: 'cart/over-limit', name: offer.name, limit: offer.upperLimit })
  const touched = await upsertActiveCart(trx, ownerId, now)
  const held = await unitsInCart(trx, touched.id, offer)
  if (held.here === 0) throw cartFailed({ code: 'cart/not-in-cart' })
  const limit = lineLimit(offer, held)
  if (limit === 0) throw cartFailed({ code: 'cart/sold-out', name: offer.name })
  await writeLine(trx, touched.id, { offer, held }, { quantity: Math.min(quantity, limit), now })
  return { touched, messages: quantity > limit ? [clampedTo(offer, limit)] : [] }
}

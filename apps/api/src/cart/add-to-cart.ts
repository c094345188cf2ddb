import type { CartMessage } from '@market/domain'
import { productId } from '@market/domain'
import type { Database } from '../platform/database/open-database.ts'
import { cartFailed } from './cart-failures.ts'
import { findOffer, type Offer } from './find-offer.ts'
import { offeredOf, writeInsurances } from './insurances.ts'
import { unitsInCart, lineLimit, writeLine } from './product-lines.ts'
import { texts } from './texts.ts'
import { upsertActiveCart, type ActiveCart } from './active-cart.ts'

/** No shopper needs more lines; a script that adds them must stop somewhere. */
const mostLines = 100

export interface CartWrite {
  readonly touched: ActiveCart
  /** Tell the shopper which part of the request was left out. */
  readonly messages: readonly CartMessage[]
}
interface Addition {
  readonly ownerId: string
  readonly productId: number
  readonly attrId: string
  readonly quantity: number
  /** A product of the cart that this one goes with: the two leave together (rules.md C8). */
  readonly relatedProductId?: number | undefined
  readonly insurance?: readonly number[] | undefined
  /** Items that only move (from saved for later, from another cart) drop units above the limit and services no longer sold instead of being refused. */
  readonly clamp?: boolean
  readonly now: Date
}

/**
 * Adds units to the owner's cart up to stock and upper limit (rules.md C6); what goes beyond is left out and said. One
 * call for more than the limit itself was never offered by the shop: 422. Nothing to add: 409.
 */
export async function addToCart(trx: Database, addition: Addition): Promise<CartWrite> {
  const { ownerId, quantity, now, relatedProductId, clamp = false } = addition
  const offer = await findOffer(trx, addition)
  if (quantity > offer.upperLimit && !clamp)
    throw cartFailed({ code: 'cart/over-limit', name: offer.name, limit: offer.upperLimit })
  const services = await offeredOf(trx, offer.productId, addition.insurance ?? [])
  if (services.gone.length > 0 && !clamp) throw cartFailed({ code: 'cart/unknown-service' })
  const touched = await upsertActiveCart(trx, ownerId, now)
  const held = await unitsInCart(trx, touched.id, offer)
  if (held.here === 0) await refuseManyLines(trx, touched.id)
  const limit = lineLimit(offer, held)
  if (offer.stock === 0) throw cartFailed({ code: 'cart/sold-out', name: offer.name })
  if (held.here >= limit) throw cartFailed({ code: 'cart/none-left', name: offer.name, held: held.here + held.others })
  // Nothing below refuses once it has written: among several, a line comes in whole or not at all.
  if (relatedProductId !== undefined) await link(trx, touched.id, relatedProductId, offer)
  const wanted = held.here + quantity
  await writeLine(
    trx,
    touched.id,
    { offer, held },
    { quantity: Math.min(wanted, limit), now, relatedProductId: relatedProductId ?? null },
  )
  const line = { cartId: touched.id, productId: offer.productId, combination: offer.combination }
  await writeInsurances(trx, line, services.offered)
  return {
    touched,
    messages: [
      ...(wanted > limit ? [clampedTo(offer, limit)] : []),
      ...(services.gone.length > 0 ? [serviceGone(offer)] : []),
    ],
  }
}

const serviceGone = ({ name, productId: id }: Offer): CartMessage => ({
  type: 'warning',
  text: texts.serviceGone(name),
  productId: productId(id),
})

export const clampedTo = (offer: Offer, limit: number): CartMessage => ({
  type: 'warning',
  text: texts.clamped(offer.name, limit),
  productId: productId(offer.productId),
})

/** Ties the line that is there to the product that is coming; that one is tied back as it is written. */
async function link(trx: Database, cartId: string, related: number, offer: Offer): Promise<void> {
  const tied = await trx
    .updateTable('cart_items')
    .set({ related_product_id: offer.productId })
    .where('cart_id', '=', cartId)
    .where('product_id', '=', related)
    .where('product_id', '!=', offer.productId)
    .returning('product_id')
    .execute()
  if (tied.length === 0) throw cartFailed({ code: 'cart/unknown-related' })
}

async function refuseManyLines(trx: Database, cartId: string): Promise<void> {
  const { lines } = await trx
    .selectFrom('cart_items')
    .select((expression) => expression.fn.countAll<number>().as('lines'))
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow()
  if (lines >= mostLines) throw cartFailed({ code: 'cart/too-many-lines', limit: mostLines })
}

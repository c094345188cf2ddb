import { sql } from 'kysely'
import type { Database } from '../platform/database/open-database.ts'
import { CommandFailed } from '../platform/command-failed.ts'
import { takeOpenOrders } from '../ordering/reservation/take-open-orders.ts'
import { sqlReservation } from '../ordering/sql/reservation.ts'
import { takeOpenPayments } from '../ordering/sql/take-open-payments.ts'
import { findOffer } from '../cart/find-offer.ts'
import { offeredOf, writeInsurances } from '../cart/insurances.ts'
import { takeSavedItems } from '../cart/saved/saved-items.ts'
import { unitsInCart, lineLimit, writeLine } from '../cart/product-lines.ts'
import { texts } from '../cart/texts.ts'
import { upsertActiveCart } from '../cart/active-cart.ts'

/**
 * Moves what one owner's cart holds into another's, at login. Quantities add up to what stock and limit allow. Gives the
 * sentences that tell what could not be kept; what was there before is remembered as of an earlier cart. The left cart is
 * closed, so that a second call finds nothing to merge. Nothing in a cart may refuse a login: what is gone is left out.
 */
export async function mergeCarts(
  trx: Database,
  fromOwner: string,
  toOwner: string,
  now: Date,
): Promise<readonly string[]> {
  if (fromOwner === toOwner) return []
  await takeSavedItems(trx, fromOwner, toOwner)
  await takeOpenPayments(trx, { fromOwner, toOwner, now })
  const left = await trx
    .updateTable('carts')
    .set({ status: 'merged', updated_at: now })
    .where('owner_id', '=', fromOwner)
    .where('status', '=', 'active')
    .returning(['id', 'revision', 'gift_code_id'])
    .executeTakeFirst()
  if (!left) return []
  const lines = await trx
    .selectFrom('cart_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['i.product_id', 'i.combination', 'i.quantity', 'i.price_when_added', 'i.related_product_id', 'p.name'])
    .select(
      sql<number[]>`array(select v.service_id from cart_insurances v where v.cart_id = i.cart_id
        and v.product_id = i.product_id and v.combination = i.combination)`.as('services'),
    )
    .where('i.cart_id', '=', left.id)
    .orderBy('i.added_at')
    .execute()
  if (lines.length === 0) return []
  const { id } = await upsertActiveCart(trx, toOwner, now)
  // A browser that knew the left cart keeps the newer of two revisions: ours must be the newer one.
  await trx
    .updateTable('carts')
    .set({
      revision: sql<number>`greatest(revision, ${left.revision + 1})`,
      gift_code_id: sql<string | null>`coalesce(gift_code_id, ${left.gift_code_id}::uuid)`,
    })
    .where('id', '=', id)
    .execute()
  await takeOpenOrders(sqlReservation(trx), left.id, id)
  await trx
    .updateTable('cart_items')
    .set({ earlier_units: sql<number>`quantity` })
    .where('cart_id', '=', id)
    .execute()
  const messages: string[] = []
  for (const line of lines) messages.push(...(await mergeLine(trx, { id, ownerId: toOwner }, line, now)))
  return messages
}

async function mergeLine(
  trx: Database,
  { id: cartId, ownerId }: { readonly id: string; readonly ownerId: string },
  line: {
    readonly product_id: number
    readonly combination: string
    readonly quantity: number
    readonly price_when_added: number
    readonly name: string
    readonly related_product_id: number | null
    readonly services: readonly number[]
  },
  now: Date,
): Promise<readonly string[]> {
  const offer = await findOffer(trx, { productId: line.product_id, attrId: line.combination, ownerId }).catch(
    (error: unknown) => {
      if (error instanceof CommandFailed) return undefined
      throw error
    },
  )
  if (!offer) return [texts.mergeGone(line.name)]
  const held = await unitsInCart(trx, cartId, offer)
  const wanted = held.here + line.quantity
  const quantity = Math.max(held.here, Math.min(wanted, lineLimit(offer, held)))
  const messages: string[] = []
  if (quantity > held.here) {
    await writeLine(
      trx,
      cartId,
      { offer, held },
      {
        quantity,
        now,
        relatedProductId: line.related_product_id,
        earlierUnits: Math.max(0, quantity - line.quantity),
        priceSeen: line.price_when_added,
      },
    )
    const services = await offeredOf(trx, offer.productId, line.services)
    await writeInsurances(trx, { cartId, ...offer }, services.offered)
    if (services.gone.length > 0) messages.push(texts.serviceGone(line.name))
  }
  if (quantity >= wanted) return messages
  return [...messages, quantity > 0 ? texts.mergeClamped(line.name, quantity) : texts.mergeDropped(line.name)]
}

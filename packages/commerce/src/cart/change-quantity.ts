import { fail, type Result, succeed } from '@market/domain/kernel'
import type { CartWrite } from './add-to-cart.ts'
import type { CartFailure } from './cart-failures.ts'
import { type HeldUnits, heldUnits, lineLimit, lineOf } from './line-limit.ts'
import { type Offer, offerOf, readCombination } from './offer.ts'
import type { CartPorts } from './ports/cart-ports.ts'

interface Change {
  readonly ownerId: string
  readonly productId: number
  readonly attrId: string
  readonly quantity: number
  readonly now: Date
}

/** Puts a line of the cart to a quantity (rules.md C3), see `allowedQuantity`. */
export async function changeQuantity(
  { carts, offers }: CartPorts,
  { ownerId, productId, attrId, quantity, now }: Change,
): Promise<Result<CartWrite, CartFailure>> {
  const ref = { productId, combination: readCombination(attrId) }
  const touched = await carts.lockCart(ownerId, now)
  const offer = offerOf(ref, await offers.find(touched.id, ref))
  if (!offer.ok) return offer
  const held = heldUnits(await carts.lines(touched.id), offer.value)
  const allowed = allowedQuantity(offer.value, held, quantity)
  if (!allowed.ok) return allowed
  await carts.writeLine(touched.id, lineOf(offer.value, held, { ...seenOf(held), quantity: allowed.value }), now)
  const { name } = offer.value
  const clamped = { code: 'clamped', name, quantity: allowed.value, productId } as const
  return succeed({ touched, notices: quantity > allowed.value ? [clamped] : [] })
}

/**
 * The line's known and dismissed price. A new quantity keeps both, so a dismissed price change is not announced again.
 */
const seenOf = ({ line }: HeldUnits) => line && { price: line.price, dismissedPrice: line.dismissedPrice }

/**
 * The requested quantity, limited by stock. More than the upper limit is refused, since the shop never offers it. A
 * sold-out line keeps its quantity until the shopper removes it.
 */
function allowedQuantity(offer: Offer, held: HeldUnits, quantity: number): Result<number, CartFailure> {
  const { name, upperLimit } = offer
  if (quantity > upperLimit) return fail({ code: 'cart/over-limit', name, limit: upperLimit })
  if (!held.line) return fail({ code: 'cart/not-in-cart' })
  const limit = lineLimit(offer, held)
  return limit === 0 ? fail({ code: 'cart/sold-out', name }) : succeed(Math.min(quantity, limit))
}

import { fail, type Result, succeed } from '@market/domain/kernel'
import type { GiftChoice } from '@market/domain/cart'
import type { CartFailure } from './cart-failures.ts'
import type { CartNotice } from './cart-notices.ts'
import { joinedExtras } from './joined-extras.ts'
import { heldUnits, lineLimit, lineOf } from './line-limit.ts'
import type { Offer } from './offer.ts'
import type { CartLine } from './ports/carts.ts'

/** No shopper needs more lines; a script that adds them must stop somewhere. */
const maxLines = 100

interface Wanted {
  readonly quantity: number
  readonly relatedProductId?: number | undefined
  readonly gift?: GiftChoice | null | undefined
  readonly insurance: readonly number[]
  /** The requested services that are sold with the product now. */
  readonly sold: readonly number[]
  readonly clamp?: boolean
}
export interface AddedLine {
  readonly line: CartLine
  readonly notices: readonly CartNotice[]
}

/**
 * The line that an addition makes, up to stock and upper limit (rules.md C6); units beyond are left out with a notice. One
 * call for more than the limit itself was never offered by the shop and is refused, and so is one that adds nothing.
 */
export function lineAfterAddition(
  offer: Offer,
  lines: readonly CartLine[],
  { quantity, relatedProductId: to, gift = null, insurance, sold, clamp = false }: Wanted,
): Result<AddedLine, CartFailure> {
  const { name, productId, upperLimit } = offer
  if (quantity > upperLimit && !clamp) return fail({ code: 'cart/over-limit', name, limit: upperLimit })
  const servicesGone = insurance.some((id) => !sold.includes(id))
  if (servicesGone && !clamp) return fail({ code: 'cart/unknown-service' })
  const held = heldUnits(lines, offer)
  if (held.here === 0 && lines.length >= maxLines) return fail({ code: 'cart/too-many-lines', limit: maxLines })
  const limit = lineLimit(offer, held)
  if (offer.stock === 0) return fail({ code: 'cart/sold-out', name })
  if (held.here >= limit) return fail({ code: 'cart/none-left', name, held: held.here + held.others })
  const wanted = held.here + quantity
  return succeed({
    line: lineOf(offer, held, {
      quantity: Math.min(wanted, limit),
      ...joinedExtras(held.line, { services: sold, gift, relatedProductId: to ?? null }),
      // A line that is added is chosen for checkout.
      chosen: true,
    }),
    notices: [
      ...(wanted > limit ? [{ code: 'clamped', name, quantity: limit, productId } as const] : []),
      ...(servicesGone ? [{ code: 'service-gone', name, productId } as const] : []),
    ],
  })
}

import type { CartNotice } from './cart-notices.ts'
import { joinedExtras } from './joined-extras.ts'
import { heldUnits, lineLimit, lineOf } from './line-limit.ts'
import type { Offer } from './offer.ts'
import type { CartLine } from './ports/carts.ts'

/**
 * The line of a cart after a line of another cart was merged into it; undefined if nothing changes. It never has fewer
 * units than before, and keeps its gift options and the price that the shopper saw.
 */
export function lineAfterMerge(
  offer: Offer,
  lines: readonly CartLine[],
  { moved, sold }: { readonly moved: CartLine; readonly sold: readonly number[] },
): { readonly line: CartLine | undefined; readonly notices: readonly CartNotice[] } {
  const { name, productId } = offer
  const held = heldUnits(lines, offer)
  const wanted = held.here + moved.quantity
  const quantity = Math.max(held.here, Math.min(wanted, lineLimit(offer, held)))
  const grows = quantity > held.here
  const extras = joinedExtras(held.line, { ...moved, services: sold })
  const notices: CartNotice[] = []
  if (quantity > 0 && sold.length < new Set(moved.services).size)
    notices.push({ code: 'service-gone', name, productId })
  if (quantity < wanted)
    notices.push(
      quantity > 0 ? { code: 'merge-clamped', name, quantity, productId } : { code: 'merge-dropped', name, productId },
    )
  const line = lineOf(offer, held, {
    quantity,
    price: (held.line ?? moved).price,
    dismissedPrice: (held.line ?? moved).dismissedPrice,
    earlierUnits: Math.max(0, quantity - moved.quantity),
    ...extras,
    chosen: moved.chosen || (held.line?.chosen ?? false),
  })
  const gains =
    held.line !== undefined &&
    (extras.gift !== held.line.gift ||
      extras.relatedProductId !== held.line.relatedProductId ||
      extras.services.length > held.line.services.length)
  return { line: grows || gains ? line : undefined, notices }
}

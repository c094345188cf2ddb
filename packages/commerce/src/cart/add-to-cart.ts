import { fail, type Result, succeed } from '@market/domain/kernel'
import type { GiftChoice } from '@market/domain/cart'
import type { CartFailure } from './cart-failures.ts'
import type { CartNotice } from './cart-notices.ts'
import { type AddedLine, lineAfterAddition } from './line-after-addition.ts'
import { offerOf, readCombination } from './offer.ts'
import type { ActiveCart } from './ports/carts.ts'
import type { CartPorts } from './ports/cart-ports.ts'

export interface CartWrite {
  readonly touched: ActiveCart
  readonly notices: readonly CartNotice[]
}
export interface Addition {
  readonly productId: number
  readonly attrId: string
  readonly quantity: number
  /** A product of the cart that this one belongs to: they are removed together (rules.md C8). */
  readonly relatedProductId?: number | undefined
  readonly insurance?: readonly number[] | undefined
  /** Gift options, with a note normalized by `giftToKeep`. */
  readonly gift?: GiftChoice | null | undefined
  /** Items that were in a cart before (saved for later, ordered) drop units above the limit and services no longer sold instead of being refused. */
  readonly clamp?: boolean
}

/** Adds units to the owner's cart, see `lineAfterAddition`. Lines that were kept aside are put back. */
export async function addToCart(
  ports: CartPorts,
  { ownerId, now, ...addition }: Addition & { readonly ownerId: string; readonly now: Date },
): Promise<Result<CartWrite, CartFailure>> {
  const touched = await ports.carts.lockCart(ownerId, now)
  await ports.carts.keepAside(touched.id, undefined)
  const { productId, relatedProductId: to } = addition
  const there = to === undefined ? [] : (await ports.carts.lines(touched.id)).map((line) => line.productId)
  if (to !== undefined && (to === productId || !there.includes(to))) return fail({ code: 'cart/unknown-related' })
  const added = await addLine(ports, touched.id, addition, now)
  if (!added.ok) return added
  if (to !== undefined) await ports.carts.tie(touched.id, to, productId)
  return succeed({ touched, notices: added.value.notices })
}

/**
 * Adds a line to a locked cart. A failure writes nothing, so that each of several lines is added in full or not at all.
 */
export async function addLine(
  { carts, offers }: CartPorts,
  cartId: string,
  addition: Addition,
  now: Date,
): Promise<Result<AddedLine, CartFailure>> {
  const { productId, insurance = [] } = addition
  const ref = { productId, combination: readCombination(addition.attrId) }
  const offer = offerOf(ref, await offers.find(cartId, ref))
  if (!offer.ok) return offer
  const sold = await offers.servicesOf(productId, insurance)
  const added = lineAfterAddition(offer.value, await carts.lines(cartId), { ...addition, insurance, sold })
  if (!added.ok) return added
  await carts.writeLine(cartId, added.value.line, now)
  return added
}

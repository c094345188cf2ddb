import {
  fail,
  type GiftChoice,
  giftNoteProblem,
  giftOrNone,
  normalizeGiftNote,
  type Result,
  succeed,
} from '@market/domain'
import type { CartWrite } from './add-to-cart.ts'
import type { CartFailure } from './cart-failures.ts'
import { isLine } from './line-limit.ts'
import { readCombination } from './offer.ts'
import type { CartPorts } from './ports/cart-ports.ts'

interface Choice {
  readonly ownerId: string
  readonly productId: number
  readonly attrId: string
  /** Null makes it no gift. */
  readonly gift: GiftChoice | null
  readonly now: Date
}

/** Sends a line as a gift, or no longer. Whether it can be wrapped is for the reading of the cart, at the day's price. */
export async function chooseGift(
  { carts }: Pick<CartPorts, 'carts'>,
  { ownerId, productId, attrId, gift, now }: Choice,
): Promise<Result<CartWrite, CartFailure>> {
  const choice = giftOrNone(gift && { ...gift, note: normalizeGiftNote(gift.note) })
  if (choice && giftNoteProblem(choice.note) !== undefined) return fail({ code: 'cart/gift-note' })
  const touched = await carts.lockCart(ownerId, now)
  const line = (await carts.lines(touched.id)).find(isLine({ productId, combination: readCombination(attrId) }))
  if (!line) return fail({ code: 'cart/not-in-cart' })
  await carts.setGift(touched.id, line, choice)
  return succeed({ touched, notices: [] })
}

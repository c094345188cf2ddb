import { fail, type Result, succeed } from '@market/domain/kernel'
import { type GiftChoice, giftNoteProblem, giftOrNone, normalizeGiftNote } from '@market/domain/cart'
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

/** The gift options to store; refused if the note cannot be printed. */
export function giftToKeep(gift: GiftChoice | null): Result<GiftChoice | null, CartFailure> {
  const choice = giftOrNone(gift && { ...gift, note: normalizeGiftNote(gift.note) })
  return choice && giftNoteProblem(choice.note) !== undefined ? fail({ code: 'cart/gift-note' }) : succeed(choice)
}

/** Sends a line as a gift, or no longer. Whether it can be wrapped is for the reading of the cart, at the day's price. */
export async function chooseGift(
  { carts }: Pick<CartPorts, 'carts'>,
  { ownerId, productId, attrId, gift, now }: Choice,
): Promise<Result<CartWrite, CartFailure>> {
  const kept = giftToKeep(gift)
  if (!kept.ok) return kept
  const touched = await carts.lockCart(ownerId, now)
  const line = (await carts.lines(touched.id)).find(isLine({ productId, combination: readCombination(attrId) }))
  if (!line) return fail({ code: 'cart/not-in-cart' })
  await carts.setGift(touched.id, line, kept.value)
  return succeed({ touched, notices: [] })
}

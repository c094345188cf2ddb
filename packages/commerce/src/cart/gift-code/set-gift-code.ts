import { fail, type Result, succeed } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { CartFailure } from '../cart-failures.ts'
import type { ActiveCart, Carts } from '../ports/carts.ts'
import type { GiftCode, GiftCodes } from '../ports/gift-codes.ts'

/** A code that has begun and has not ended. One that has not begun is as unknown as one that does not exist. */
export function usableGiftCode(found: GiftCode | undefined, now: Date): Result<GiftCode, CartFailure> {
  if (!found || found.startsAt > now) return fail({ code: 'cart/gift-code-unknown' })
  return found.endsAt <= now ? fail({ code: 'cart/gift-code-ended' }) : succeed(found)
}

/** Puts a gift code on the owner's cart, in place of any other. */
export async function setGiftCode(
  { carts, giftCodes }: { readonly carts: Carts; readonly giftCodes: GiftCodes },
  { ownerId, code, now }: { readonly ownerId: string; readonly code: GiftCode; readonly now: Date },
): Promise<Result<ActiveCart, CartFailure>> {
  const touched = { ...(await carts.lockCart(ownerId, now)), giftCodeId: code.id }
  await carts.setGiftCode(touched.id, code.id)
  const { units, held } = await giftCodes.heldBy(touched, now)
  if (units === 0) return fail({ code: 'cart/gift-code-empty-cart' })
  if (held.blocker === 'min-total') return fail({ code: 'cart/gift-code-min-total', total: kurus(code.minTotal) })
  return held.amount === 0 ? fail({ code: 'cart/gift-code-spent' }) : succeed(touched)
}

/** Takes the code off the cart; without one nothing changes. */
export async function removeGiftCode(
  { carts }: { readonly carts: Carts },
  ownerId: string,
  now: Date,
): Promise<ActiveCart> {
  const touched = { ...(await carts.lockCart(ownerId, now)), giftCodeId: null }
  await carts.setGiftCode(touched.id, null)
  return touched
}

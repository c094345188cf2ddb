import { fail, type Result, succeed } from '@market/domain/kernel'
import { cartShareDays, maxCartShares } from '@market/domain/cart'
import type { CartFailure } from './cart-failures.ts'
import type { CartShares } from './ports/cart-shares.ts'

interface Sharing {
  readonly ownerId: string
  /** Random: it is the only key of the address. */
  readonly token: string
  readonly now: Date
}

/**
 * Shares the lines that the owner's cart would buy now under a new address. Concurrent calls cannot exceed the limit of
 * open shares.
 */
export async function shareCart(
  shares: Pick<CartShares, 'lock' | 'open' | 'add'>,
  { ownerId, token, now }: Sharing,
): Promise<Result<undefined, CartFailure>> {
  await shares.lock(ownerId)
  const open = await shares.open(ownerId, now)
  if (open.length >= maxCartShares) return fail({ code: 'cart/too-many-shares', limit: maxCartShares })
  const endsAt = new Date(now.getTime() + cartShareDays * 24 * 3_600_000)
  const lines = await shares.add({ ownerId, token, createdAt: now, endsAt })
  return lines > 0 ? succeed(undefined) : fail({ code: 'cart/nothing-to-share' })
}

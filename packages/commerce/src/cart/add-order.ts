import { type Result, succeed } from '@market/domain/kernel'
import { addMany } from './add-many.ts'
import type { Addition, CartWrite } from './add-to-cart.ts'
import type { CartFailure } from './cart-failures.ts'
import type { CartPorts } from './ports/cart-ports.ts'

/** The lines that an order took out of its cart. */
export interface OrderedLines {
  readonly lines: readonly Omit<Addition, 'clamp'>[]
  /** A gift code that the order gave back whole; null without one. */
  readonly giftCodeId: string | null
}
interface AddOrder {
  readonly ownerId: string
  readonly ordered: OrderedLines
  readonly now: Date
}

/**
 * Puts the lines of an order into the cart again. Units and services that are no longer sold are left out with a
 * notice. The gift code is applied again if the cart has none.
 */
export async function addOrder(
  ports: CartPorts,
  { ownerId, ordered: { lines, giftCodeId }, now }: AddOrder,
): Promise<Result<CartWrite, CartFailure>> {
  const items = lines.map((line) => ({ ...line, clamp: true }))
  const added = await addMany(ports, { ownerId, items, now })
  if (!added.ok) return added
  const { touched, notices } = added.value
  if (giftCodeId === null || touched.giftCodeId !== null) return added
  await ports.carts.setGiftCode(touched.id, giftCodeId)
  return succeed({ touched: { ...touched, giftCodeId }, notices })
}

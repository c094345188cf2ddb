import type { CartWrite } from './add-to-cart.ts'
import { readCombination } from './offer.ts'
import type { CartPorts } from './ports/cart-ports.ts'

interface Dismissal {
  readonly ownerId: string
  readonly productId: number
  readonly attrId: string
  /** The unit price, in kuruş, that the shopper dismissed; a later price change is announced again. */
  readonly price: number
  readonly now: Date
}

/** Stops announcing a line's current price change. */
export async function dismissPrice(
  { carts }: Pick<CartPorts, 'carts'>,
  { ownerId, productId, attrId, price, now }: Dismissal,
): Promise<CartWrite> {
  const touched = await carts.lockCart(ownerId, now)
  await carts.dismissPrice(touched.id, { productId, combination: readCombination(attrId) }, price)
  return { touched, notices: [] }
}

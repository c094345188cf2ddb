import type { CartWrite } from './add-to-cart.ts'
import { readCombination } from './offer.ts'
import type { CartPorts } from './ports/cart-ports.ts'

interface Dismissal {
  readonly ownerId: string
  readonly productId: number
  readonly attrId: string
  /** Kuruş of one unit, as the shopper saw it: of a newer price is told again. */
  readonly price: number
  readonly now: Date
}

/** Has nothing more said of a line's new price. */
export async function dismissPrice(
  { carts }: Pick<CartPorts, 'carts'>,
  { ownerId, productId, attrId, price, now }: Dismissal,
): Promise<CartWrite> {
  const touched = await carts.lockCart(ownerId, now)
  await carts.dismissPrice(touched.id, { productId, combination: readCombination(attrId) }, price)
  return { touched, notices: [] }
}

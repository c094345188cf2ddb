import { readCombination } from './offer.ts'
import type { ActiveCart } from './ports/carts.ts'
import type { CartPorts } from './ports/cart-ports.ts'

interface Removal {
  readonly ownerId: string
  /** Undefined empties the cart. */
  readonly productId: number | undefined
  /** Undefined takes every combination of the product. */
  readonly attrId: string | undefined
  /** A product that leaves together with it. */
  readonly relatedProductId: number | undefined
  readonly now: Date
}

/** Removes a line, or all. A line that is not in the cart is removed already. */
export async function removeFromCart({ carts }: Pick<CartPorts, 'carts'>, removal: Removal): Promise<ActiveCart> {
  const { productId, attrId, relatedProductId } = removal
  const touched = await carts.lockCart(removal.ownerId, removal.now)
  if (productId === undefined) await carts.remove(touched.id)
  else {
    await carts.remove(touched.id, { productId, ...(attrId !== undefined && { combination: readCombination(attrId) }) })
    if (relatedProductId !== undefined) await carts.remove(touched.id, { productId: relatedProductId })
  }
  return touched
}

import type { CartWrite } from './add-to-cart.ts'
import { readCombination } from './offer.ts'
import type { CartPorts } from './ports/cart-ports.ts'

interface Choice {
  readonly ownerId: string
  readonly lines: readonly { readonly productId: number; readonly attrId: string }[]
  readonly chosen: boolean
  readonly now: Date
}

/**
 * Chooses lines for checkout, or excludes them while they stay in the cart. Lines that another tab removed are ignored.
 */
export async function chooseLines(
  { carts }: Pick<CartPorts, 'carts'>,
  { ownerId, lines, chosen, now }: Choice,
): Promise<CartWrite> {
  const touched = await carts.lockCart(ownerId, now)
  const refs = lines.map(({ productId, attrId }) => ({ productId, combination: readCombination(attrId) }))
  await carts.choose(touched.id, refs, chosen)
  return { touched, notices: [] }
}

import { type Result, succeed } from '@market/domain/kernel'
import { type Addition, addLine, type CartWrite } from './add-to-cart.ts'
import { addServices } from './choose-insurance.ts'
import type { CartFailure } from './cart-failures.ts'
import { isLine } from './line-limit.ts'
import { readCombination } from './offer.ts'
import type { CartPorts } from './ports/cart-ports.ts'

/**
 * Puts one product into the cart by itself; all other lines are kept aside until it is bought or they are put back. If
 * its line is already in the cart, only the missing units are added, so that pressing twice buys once.
 */
export async function buyNow(
  ports: CartPorts,
  { ownerId, now, ...wish }: Omit<Addition, 'relatedProductId'> & { readonly ownerId: string; readonly now: Date },
): Promise<Result<CartWrite, CartFailure>> {
  const { carts } = ports
  const touched = await carts.lockCart(ownerId, now)
  const line = { productId: wish.productId, combination: readCombination(wish.attrId) }
  const held = (await carts.lines(touched.id)).find(isLine(line))
  const missing = wish.quantity - (held?.quantity ?? 0)
  const added =
    held && missing <= 0
      ? await addServices(ports, touched.id, { line: held, ids: wish.insurance ?? [], now })
      : await addLine(ports, touched.id, { ...wish, quantity: missing }, now)
  if (!added.ok) return added
  await carts.choose(touched.id, [line], true)
  await carts.keepAside(touched.id, line)
  return succeed({ touched, notices: added.value.notices })
}

/** All lines of the cart are bought together again. */
export async function takeBack(
  { carts }: Pick<CartPorts, 'carts'>,
  { ownerId, now }: { readonly ownerId: string; readonly now: Date },
): Promise<CartWrite> {
  const touched = await carts.lockCart(ownerId, now)
  await carts.keepAside(touched.id, undefined)
  return { touched, notices: [] }
}

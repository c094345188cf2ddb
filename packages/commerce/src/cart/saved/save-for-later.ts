import { fail, type Result, succeed } from '@market/domain/kernel'
import { addLine, type CartWrite } from '../add-to-cart.ts'
import type { CartFailure } from '../cart-failures.ts'
import { isLine } from '../line-limit.ts'
import { readCombination } from '../offer.ts'
import type { CartPorts } from '../ports/cart-ports.ts'

const maxSaved = 100

interface Move {
  readonly ownerId: string
  readonly productId: number
  readonly attrId: string
  readonly now: Date
}

/** Moves a line out of the cart into the list for later, with all its units (rules.md C9). */
export async function saveForLater(
  { carts, saved }: CartPorts,
  { ownerId, productId, attrId, now }: Move,
): Promise<Result<CartWrite, CartFailure>> {
  const touched = await carts.lockCart(ownerId, now)
  const line = (await carts.lines(touched.id)).find(isLine({ productId, combination: readCombination(attrId) }))
  if (!line) return fail({ code: 'cart/not-in-cart' })
  await carts.remove(touched.id, line)
  await saved.put(ownerId, line, now)
  if ((await saved.count(ownerId)) > maxSaved) return fail({ code: 'cart/too-many-saved', limit: maxSaved })
  return succeed({ touched, notices: [] })
}

/** Puts a saved line back into the cart. Units beyond stock or limit stay saved, with a notice. */
export async function moveBack(
  ports: CartPorts,
  { ownerId, productId, attrId, now }: Move,
): Promise<Result<CartWrite, CartFailure>> {
  const touched = await ports.carts.lockCart(ownerId, now)
  const ref = { productId, combination: readCombination(attrId) }
  const lines = await ports.carts.lines(touched.id)
  const held = lines.find(isLine(ref))?.quantity ?? 0
  await ports.carts.keepAside(touched.id, undefined)
  const item = await ports.saved.take(ownerId, ref)
  if (!item) return fail({ code: 'cart/not-saved' })
  const addition = {
    productId,
    attrId: ref.combination,
    quantity: item.quantity,
    insurance: item.services,
    gift: item.gift,
    relatedProductId: lines.find(({ productId: other }) => other === item.relatedProductId)?.productId,
    clamp: true,
  }
  const added = await addLine(ports, touched.id, addition, now)
  if (!added.ok) return added
  const { line, notices } = added.value
  const left = item.quantity - (line.quantity - held)
  if (left > 0) await ports.saved.put(ownerId, { ...item, quantity: left }, now)
  return succeed({ touched, notices })
}

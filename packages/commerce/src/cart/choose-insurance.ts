import { fail, type Result, succeed } from '@market/domain/kernel'
import type { CartFailure } from './cart-failures.ts'
import { isLine } from './line-limit.ts'
import { readCombination } from './offer.ts'
import type { CartNotice } from './cart-notices.ts'
import type { ActiveCart, CartLine } from './ports/carts.ts'
import type { CartPorts } from './ports/cart-ports.ts'

interface Choice {
  readonly ownerId: string
  readonly productId: number
  readonly attrId: string
  readonly insuranceId: number
  readonly now: Date
}

/** Adds one service to a line of the owner's cart. */
export async function chooseInsurance(
  { carts, offers }: Pick<CartPorts, 'carts' | 'offers'>,
  { ownerId, productId, attrId, insuranceId, now }: Choice,
): Promise<Result<ActiveCart, CartFailure>> {
  const touched = await carts.lockCart(ownerId, now)
  const line = (await carts.lines(touched.id)).find(isLine({ productId, combination: readCombination(attrId) }))
  if (!line) return fail({ code: 'cart/not-in-cart' })
  const added = await addServices({ carts, offers }, touched.id, { line, ids: [insuranceId], now })
  return added.ok ? succeed(touched) : added
}

/** Adds services to a line that is in a cart; refused where one is not sold with it. */
export async function addServices(
  { carts, offers }: Pick<CartPorts, 'carts' | 'offers'>,
  cartId: string,
  { line, ids, now }: { readonly line: CartLine; readonly ids: readonly number[]; readonly now: Date },
): Promise<Result<{ readonly notices: readonly CartNotice[] }, CartFailure>> {
  const sold = await offers.servicesOf(line.productId, ids)
  if (ids.some((id) => !sold.includes(id))) return fail({ code: 'cart/unknown-service' })
  if (sold.length > 0)
    await carts.writeLine(cartId, { ...line, services: [...new Set([...line.services, ...sold])] }, now)
  return succeed({ notices: [] })
}

/** Removes a service from a line. A service that is not on it counts as removed. */
export async function dropInsurance({ carts }: Pick<CartPorts, 'carts'>, choice: Choice): Promise<ActiveCart> {
  const { ownerId, productId, attrId, insuranceId, now } = choice
  const touched = await carts.lockCart(ownerId, now)
  await carts.dropService(touched.id, { productId, combination: readCombination(attrId) }, insuranceId)
  return touched
}

import { fail, type Result, succeed } from '@market/domain'
import type { CartFailure } from './cart-failures.ts'
import { isLine } from './line-limit.ts'
import { readCombination } from './offer.ts'
import type { ActiveCart } from './ports/carts.ts'
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
  const [sold] = await offers.servicesOf(productId, [insuranceId])
  if (sold === undefined) return fail({ code: 'cart/unknown-service' })
  await carts.writeLine(touched.id, { ...line, services: [...new Set([...line.services, sold])] }, now)
  return succeed(touched)
}

/** Takes a service off a line. One that is not there is off already. */
export async function dropInsurance({ carts }: Pick<CartPorts, 'carts'>, choice: Choice): Promise<ActiveCart> {
  const { ownerId, productId, attrId, insuranceId, now } = choice
  const touched = await carts.lockCart(ownerId, now)
  await carts.dropService(touched.id, { productId, combination: readCombination(attrId) }, insuranceId)
  return touched
}

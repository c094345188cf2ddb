import { postSelectAddress } from '@market/contract'
import { points } from '../shop/open-shop.ts'
import type { Shopper } from './make-shopper.ts'

/** Has the order sent to a branch or a locker; the name of the place. */
export async function chooseBranch(shopper: Shopper, only?: 'branch'): Promise<string> {
  const { id, kind } = shopper.life.dice.pick(points.filter((one) => only === undefined || one.kind === only))
  const chosen = await shopper.ask(postSelectAddress, { body: { shipping: { option: kind, pickup_id: id } } })
  return chosen ? kind : 'address'
}

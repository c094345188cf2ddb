import { type CartWire, getCart } from '@market/contract'
import type { TokenStore } from '@market/domain/session'
import { cartTotals, type CartTotals } from '@market/domain/cart'
import { httpCart, makeAccess, makeApiClient } from '@market/http'

/** Loads the cart of a terminal's visitor with a separate request, and the core's totals of the same data. */
export async function heldCart(
  baseUrl: string,
  store: TokenStore,
): Promise<{ readonly wire: CartWire; readonly totals: CartTotals }> {
  const client = makeApiClient({ baseUrl, access: makeAccess({ baseUrl, store, now: () => Date.now() }) })
  const [wire, cart] = [await client.send(getCart, {}), await httpCart(client).load()]
  if (!wire.ok || !cart.ok) throw new Error('the API did not answer')
  return { wire: wire.value, totals: cartTotals(cart.value) }
}

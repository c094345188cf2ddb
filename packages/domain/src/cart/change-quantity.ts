import type { GatewayResult } from '../kernel/gateway-failure.ts'
import { succeed } from '../kernel/result.ts'
import { cartDataLayer } from './cart-data-layer.ts'
import type { CartGateway } from './cart-gateway.ts'
import type { Cart, CartItem } from './cart.ts'
import { quantityChange } from './quantity-change.ts'

/** Asks for another quantity of a line; undefined when the change is ignored and nothing was sent (rules.md C3). */
export const changeQuantity =
  ({ gateway }: { readonly gateway: CartGateway }) =>
  async (item: CartItem, wanted: number): GatewayResult<Cart | undefined> => {
    const change = quantityChange(item, wanted)
    if (!change) return succeed(undefined)
    return gateway.change({ ...change.payload, dataLayer: cartDataLayer(item, change.difference) })
  }

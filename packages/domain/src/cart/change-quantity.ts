import type { ProductId } from '../catalog/product-id.ts'
import type { Asked } from '../kernel/gateway-failure.ts'
import { succeed } from '../kernel/result.ts'
import type { CartGateway } from './cart-gateway.ts'
import type { Cart } from './cart.ts'
import { type ChangeableLine, quantityChange } from './quantity-change.ts'

/** Asks for another quantity of a line; undefined when the wish is to be ignored and nothing was sent (rules.md C3). */
export const changeQuantity =
  ({ gateway }: { readonly gateway: CartGateway }) =>
  async (line: ChangeableLine<ProductId>, wanted: number): Asked<Cart | undefined> => {
    const change = quantityChange(line, wanted)
    return change === undefined ? succeed(undefined) : gateway.change(change.payload)
  }

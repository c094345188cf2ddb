import type { ProductId } from '../catalog/product-id.ts'
import type { Asked } from '../kernel/gateway-failure.ts'
import type { AddedService } from './added-service.ts'
import type { LineRef } from './cart-gateway.ts'
import type { Cart } from './cart.ts'

/** What is sold with a product. It enters the cart with it: see `CartAddition.insurance`. */
export interface InsuranceGateway {
  offered(product: ProductId): Asked<readonly AddedService[]>
  /** The line stays without it; what is not chosen is off already. */
  remove(insurance: LineRef & { readonly insuranceId: number }): Asked<Cart>
}

import type { ProductId } from '../kernel/ids.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { AddedService } from '../catalog/added-service.ts'
import type { LineRef } from './cart-gateway.ts'
import type { Cart } from './cart.ts'

/** Services sold with a product. They enter the cart with it: see `CartAddition.insurance`. */
export interface InsuranceGateway {
  offered(product: ProductId): GatewayResult<readonly AddedService[]>
  /** Adds a service to a cart line; a service that is already on stays on. */
  add(insurance: LineRef & { readonly insuranceId: number }): GatewayResult<Cart>
  /** Removes the insurance from a line; does nothing if it was not chosen. */
  remove(insurance: LineRef & { readonly insuranceId: number }): GatewayResult<Cart>
}

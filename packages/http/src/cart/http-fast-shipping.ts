import { deleteFastShippingAddress, putFastShippingAddress } from '@market/contract'
import type { FastShippingGateway } from '@market/domain/cart'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { readCart } from './http-cart.ts'

/** `FastShippingGateway`: chooses and drops fast delivery for the cart. */
export const httpFastShipping = (api: ApiClient): FastShippingGateway => ({
  choose: (addressId) => mapResult(api.send(putFastShippingAddress, { body: { address_id: addressId } }), readCart),
  giveUp: () => mapResult(api.send(deleteFastShippingAddress, {}), readCart),
})

import { deleteFastShippingAddress, putFastShippingAddress } from '@market/contract'
import type { FastShippingGateway } from '@market/domain'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapped } from '../kernel/mapped.ts'
import { readCart } from './http-cart.ts'

export const httpFastShipping = (api: ApiClient): FastShippingGateway => ({
  choose: (addressId) => mapped(api.send(putFastShippingAddress, { body: { address_id: addressId } }), readCart),
  giveUp: () => mapped(api.send(deleteFastShippingAddress, {}), readCart),
})

import { findKargomats, findPostBranches, getInitAddress, postSelectAddress } from '@market/contract'
import type { Shipping, ShippingGateway } from '@market/domain'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapped } from '../kernel/mapped.ts'

export const httpShipping = (api: ApiClient): ShippingGateway => ({
  chosen: () => mapped(api.send(getInitAddress, {}), readShipping),
  points: (option, place) =>
    mapped(api.send(option === 'branch' ? findPostBranches : findKargomats, { body: place }), ({ items }) => items),
  pickUp: (option, pointId) =>
    mapped(api.send(postSelectAddress, { body: { shipping: { option, pickup_id: pointId } } }), readShipping),
  bring: () => mapped(api.send(postSelectAddress, { body: { shipping: { option: 'address' } } }), readShipping),
})

const readShipping = ({ shipping: { option, pickup } }: { readonly shipping: Shipping }): Shipping => ({
  option,
  pickup,
})

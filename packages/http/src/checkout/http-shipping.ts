import {
  type Answer,
  findKargomats,
  findPostBranches,
  getInitAddress,
  getKargomatCities,
  postSelectAddress,
} from '@market/contract'
import { normalizePhone } from '@market/domain/validation'
import type { Receiver, Shipping, ShippingGateway } from '@market/domain/checkout'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `ShippingGateway`: delivery to an address, postal branch or parcel locker. */
export const httpShipping = (api: ApiClient): ShippingGateway => ({
  chosen: () => mapResult(api.send(getInitAddress, {}), readShipping),
  lockerCities: () => mapResult(api.send(getKargomatCities, {}), ({ items }) => items),
  points: (option, { city, district, near }) =>
    mapResult(
      api.send(option === 'branch' ? findPostBranches : findKargomats, {
        body: { city, district, ...(near && { near }) },
      }),
      ({ items }) => items,
    ),
  pickUp: (option, pointId, receiver) =>
    mapResult(
      api.send(postSelectAddress, {
        body: { shipping: { option, pickup_id: pointId, ...(receiver && { receiver: receiverWire(receiver) }) } },
      }),
      readShipping,
    ),
  deliverToAddress: () =>
    mapResult(api.send(postSelectAddress, { body: { shipping: { option: 'address' } } }), readShipping),
})

const receiverWire = ({ firstName, lastName, phone, tc }: Receiver) => ({
  first_name: firstName,
  last_name: lastName,
  phone: normalizePhone(phone),
  tc: tc.trim(),
})
type ShippingWire = Answer<typeof getInitAddress>['shipping']
const readShipping = ({
  shipping: { option, pickup, receiver, unfit_for_locker },
}: {
  readonly shipping: ShippingWire
}): Shipping => ({
  option,
  pickup,
  receiver: receiver && {
    firstName: receiver.first_name,
    lastName: receiver.last_name,
    phone: receiver.phone,
    tc: receiver.tc,
  },
  unfitForLocker: unfit_for_locker,
})

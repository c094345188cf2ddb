import { roomModule } from '@market/react'
import { makePickupStore, type PickupSearch } from '@market/stores'
import { services } from '../../../composition/tokens.ts'

export const pickupRoom = roomModule({
  /** Makes a store for each search of a branch or locker. */
  makePickup: (from) => (search: PickupSearch) =>
    makePickupStore(
      { addresses: from.get(services.AddressGateway), shippings: from.get(services.ShippingGateway) },
      search,
    ),
})

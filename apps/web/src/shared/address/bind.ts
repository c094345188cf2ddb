import { setNationalId } from '@market/domain/account'
import { made, roomModule } from '@market/react'
import {
  type AddressStore,
  type AddressToEdit,
  makeAddressStore,
  makePlaceSearch,
  type PlaceSearch,
} from '@market/stores'
import { services } from '../../composition/tokens.ts'

export const addressCases = roomModule({
  /** Makes a store for each form that is opened. */
  makeAddress:
    (from) =>
    (edit: AddressToEdit): AddressStore =>
      makeAddressStore(
        {
          addresses: from.get(services.AddressGateway),
          profiles: from.get(services.ProfileGateway),
          session: from.get(services.SessionStore),
        },
        edit,
      ),
  makePlaceSearch: (from) => (): PlaceSearch => makePlaceSearch(from.get(services.AddressGateway)),
  setNationalId: made(setNationalId, { identities: services.IdentityGateway }),
})

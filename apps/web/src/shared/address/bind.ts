import { saveAddress, setNationalId } from '@market/domain/account'
import { made, roomModule } from '@market/react'
import { services } from '../../composition/tokens.ts'

export const addressCases = roomModule({
  saveAddress: made(saveAddress, { addresses: services.AddressGateway }),
  setNationalId: made(setNationalId, { identities: services.IdentityGateway }),
})

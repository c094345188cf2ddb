import { saveAddress, setNationalId } from '@market/domain/account'
import { made, roomModule } from '../../composition/room-module.ts'
import { services } from '../../composition/tokens.ts'

export const addressCases = roomModule({
  saveAddress: made(saveAddress, { addresses: services.AddressGateway }),
  setNationalId: made(setNationalId, { identities: services.IdentityGateway }),
})

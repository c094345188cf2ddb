import { checkGuest } from '@market/domain/checkout'
import { made, roomModule } from '../../composition/room-module.ts'
import { services } from '../../composition/tokens.ts'

export const guestProofCases = roomModule({
  checkGuest: made(checkGuest, { guests: services.GuestGateway }),
})

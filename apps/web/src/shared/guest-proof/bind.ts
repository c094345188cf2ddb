import { checkGuest } from '@market/domain/checkout'
import { made, roomModule } from '@market/react'
import { services } from '../../composition/tokens.ts'

export const guestProofCases = roomModule({
  checkGuest: made(checkGuest, { guests: services.GuestGateway }),
})

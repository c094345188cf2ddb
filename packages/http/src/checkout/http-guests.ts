import { checkGuestCode, checkGuestEmail, sendGuestCode } from '@market/contract'
import type { GuestGateway } from '@market/domain/checkout'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `GuestGateway`: verifies a guest's e-mail address by a mailed code. */
export const httpGuests = (api: ApiClient): GuestGateway => ({
  checkEmail: (email) =>
    mapResult(api.send(checkGuestEmail, { body: { email } }), (wire) => ({ guestEmail: wire.guest_email })),
  sendCode: (email) =>
    mapResult(api.send(sendGuestCode, { body: { email } }), (wire) => ({
      message: wire.msg,
      expiresIn: wire.expires_in,
      retryIn: wire.retry_in,
    })),
  checkCode: (proof) =>
    mapResult(api.send(checkGuestCode, { body: proof }), (wire) => ({ guestEmail: wire.guest_email })),
})

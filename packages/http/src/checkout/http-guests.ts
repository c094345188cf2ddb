import { checkGuestCode, checkGuestEmail, sendGuestCode } from '@market/contract'
import type { GuestGateway } from '@market/domain'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapped } from '../kernel/mapped.ts'

export const httpGuests = (api: ApiClient): GuestGateway => ({
  checkEmail: (email) =>
    mapped(api.send(checkGuestEmail, { body: { email } }), (wire) => ({ guestEmail: wire.guest_email })),
  sendCode: (email) =>
    mapped(api.send(sendGuestCode, { body: { email } }), (wire) => ({
      message: wire.msg,
      expiresIn: wire.expires_in,
      retryIn: wire.retry_in,
    })),
  checkCode: (proof) => mapped(api.send(checkGuestCode, { body: proof }), (wire) => ({ guestEmail: wire.guest_email })),
})

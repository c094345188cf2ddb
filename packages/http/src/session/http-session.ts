import { type AccessWire, getMe, postAccessToken, postLogout, type UserWire } from '@market/contract'
import type { Access, SessionGateway, User } from '@market/domain'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapped } from '../kernel/mapped.ts'

export const httpSession = (api: ApiClient): SessionGateway => ({
  anonymous: () => mapped(api.send(postAccessToken, { body: { anonymous: true } }), readAccess),
  login: ({ username, password, recaptcha }) =>
    mapped(api.send(postAccessToken, { body: { username, password, ...(recaptcha && { recaptcha }) } }), readAccess),
  renew: () => mapped(api.send(postAccessToken, { body: {} }), readAccess),
  logout: () => mapped(api.send(postLogout, { body: {} }), () => undefined),
  me: () => mapped(api.send(getMe, {}), (wire) => ({ ...readUser(wire), phone: wire.phone })),
})

export const readAccess = (wire: AccessWire): Access => ({
  accessToken: wire.access_token,
  listingKey: wire.listing_key,
  user: readUser(wire.user),
  messages: wire.messages,
})

export const readUser = (wire: UserWire): User => ({
  userId: wire.user_id,
  isActive: wire.is_active,
  firstName: wire.first_name,
  lastName: wire.last_name,
  email: wire.email,
  newsletter: wire.newsletter,
  insiderContactList: wire.insider_contact_list,
  guestEmail: wire.guest_email,
})

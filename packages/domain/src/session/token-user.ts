import { tokenPayload } from './token-payload.ts'
import type { HeldToken } from './token-store.ts'
import type { User } from './user.ts'

/**
 * The member named in a token, for a greeting while offline (specification section 3). It grants no access, since only
 * the provider can verify the token. Undefined for other visitors.
 */
export function tokenUser(token: HeldToken | undefined): User | undefined {
  const payload = token ? tokenPayload(token.accessToken) : {}
  if (payload['is_active'] !== true || typeof payload['user_id'] !== 'string') return undefined
  const text = (name: string) => {
    const value = payload[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    userId: payload['user_id'],
    isActive: true,
    firstName: text('first_name') ?? '',
    lastName: text('last_name') ?? '',
    email: text('email') ?? null,
    newsletter: payload['newsletter'] === true,
    insiderContactList: payload['insider_contact_list'] === true,
    guestEmail: text('guest_email') ?? null,
  }
}

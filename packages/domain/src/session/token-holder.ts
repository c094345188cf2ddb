import { tokenPayload } from './token-payload.ts'
import type { HeldToken } from './token-store.ts'

/** The owner named in a token's payload. Only the provider can verify it. */
export interface TokenHolder {
  /** Id of the session, the same after renewals; for a token of an unknown format, the token itself. */
  readonly session: string
  /** Id of the session's member, if it has one. */
  readonly member: string | undefined
}

/** Reads the payload of a token, which carries its session and the user's fields (specification section 3). */
export function tokenHolder(token: HeldToken | undefined): TokenHolder | undefined {
  if (!token) return undefined
  const { sub, user_id: id, is_active: isActive } = tokenPayload(token.accessToken)
  return {
    session: typeof sub === 'string' ? sub : token.accessToken,
    member: isActive === true ? String(id) : undefined,
  }
}

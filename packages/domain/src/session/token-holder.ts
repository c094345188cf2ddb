import { tokenPayload } from './token-payload.ts'
import type { HeldToken } from './token-store.ts'

/** Whom a token speaks for by its own words, which nobody but the provider can prove. */
export interface TokenHolder {
  /** The session, the same over renewals; a token of another form stands for itself. */
  readonly session: string
  /** The member whose session it is, if it is one's. */
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

import type { HeldToken } from './token-store.ts'

/** Whom a token speaks for by its own words, which nobody but the provider can prove. */
export interface TokenHolder {
  /** The session, the same over renewals; a token of another form stands for itself. */
  readonly session: string
  /** The member whose session it is, if it is one's. */
  readonly member: string | undefined
}

// Every place that this core runs in has it: browsers, workers, servers.
declare function atob(text: string): string

/** Reads the payload of a token, which carries its session and the user's fields (specification section 3). */
export function tokenHolder(token: HeldToken | undefined): TokenHolder | undefined {
  if (!token) return undefined
  const { sub, user_id: id, is_active: isActive } = payloadOf(token.accessToken)
  return {
    session: typeof sub === 'string' ? sub : token.accessToken,
    member: isActive === true ? String(id) : undefined,
  }
}

function payloadOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const payload = text.split('.')[1] ?? ''
    return Object(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))
  } catch {
    return {}
  }
}

import type { Call } from '@market/contract'
import type { Caller } from '@market/commerce'

/** The kind of caller; `none` is a client without a valid token. */
export type CallerKind = 'none' | Caller['kind']

const served = undefined

/**
 * Which callers may use which calls, and the status of a refusal: one row per `who` of the contract. This is the only
 * table of permissions (security.md 13). It does not cover ownership: every query filters by owner and answers 404.
 */
export const policy: Readonly<Record<Call['who'], Readonly<Record<CallerKind, 401 | 403 | undefined>>>> = {
  open: { none: served, anonymous: served, guest: served, member: served },
  any: { none: 401, anonymous: served, guest: served, member: served },
  member: { none: 401, anonymous: 403, guest: 403, member: served },
}

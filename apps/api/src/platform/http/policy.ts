import type { Call } from '@market/contract'
import type { Caller } from './caller.ts'

/** Who stands behind a request; `none` holds no token that is good. */
export type CallerKind = 'none' | Caller['kind']

const served = undefined

/**
 * Who is served, and with which status anyone else is refused: a row for each `who` of the contract. The one table of
 * permissions (security.md 13). What belongs to somebody else is beyond it: every query names the owner, and answers 404.
 */
export const policy: Readonly<Record<Call['who'], Readonly<Record<CallerKind, 401 | 403 | undefined>>>> = {
  open: { none: served, anonymous: served, guest: served, member: served },
  any: { none: 401, anonymous: served, guest: served, member: served },
  member: { none: 401, anonymous: 403, guest: 403, member: served },
}

import type { Caller } from '../session/caller.ts'
import { emailKey } from '../session/email-key.ts'

/** Whose orders a caller may have given back. */
export interface OrderOwner {
  readonly ownerId: string
  /** Of an e-mail address that this session has proven with a code; null without one. */
  readonly guestKey: string | null
}

export const orderOwner = ({ kind, ownerId, guestEmail }: Caller): OrderOwner => ({
  ownerId,
  guestKey: kind === 'guest' && guestEmail !== null ? emailKey(guestEmail) : null,
})

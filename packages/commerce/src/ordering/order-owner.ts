import type { Caller } from '../session/caller.ts'
import { emailKey } from '../session/email-key.ts'

/** Identifies the orders that a caller may cancel or return. */
export interface OrderOwner {
  readonly ownerId: string
  /** Key of an e-mail address that this session has proven with a code; null without one. */
  readonly guestKey: string | null
}

export const orderOwner = ({ kind, ownerId, guestEmail }: Caller): OrderOwner => ({
  ownerId,
  guestKey: kind === 'guest' && guestEmail !== null ? emailKey(guestEmail) : null,
})

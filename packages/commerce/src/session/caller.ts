/**
 * The caller of a request. Carts, addresses and orders belong to `ownerId`: the user ID of a member, otherwise the
 * session ID.
 */
export interface Caller {
  readonly kind: 'anonymous' | 'guest' | 'member'
  readonly sessionId: string
  readonly userId: string | null
  readonly ownerId: string
  /** Verified with an activation code. */
  readonly guestEmail: string | null
}

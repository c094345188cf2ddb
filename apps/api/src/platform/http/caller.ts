/**
 * Who makes a call. Carts, addresses and orders belong to `ownerId`: the user of a member, the session of anyone else.
 */
export interface Caller {
  readonly kind: 'anonymous' | 'guest' | 'member'
  readonly sessionId: string
  readonly userId: string | null
  readonly ownerId: string
  /** Proven with an activation code. */
  readonly guestEmail: string | null
}

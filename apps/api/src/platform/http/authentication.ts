import type { Caller } from './caller.ts'

export interface Identity {
  readonly caller: Caller | undefined
  /** The token as it was sent, for calls that renew or revoke it. */
  readonly bearer: string | undefined
}

/** How a call finds out who asks; implemented by the room of sessions. */
export interface Authentication {
  /** Reads an `Authorization` header. Without a valid token of a live session there is no caller. */
  identify(authorization: string | undefined, now: Date): Promise<Identity>
  /** Whether a listing header was signed with this session's key a short while ago. */
  verifyListing(sessionId: string, header: string | undefined, now: Date): boolean
}

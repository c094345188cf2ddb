import type { Caller } from '@market/commerce'

export interface Identity {
  readonly caller: Caller | undefined
  /** The raw token, for calls that renew or revoke it. */
  readonly bearer: string | undefined
}

/** Identifies the caller of a request; implemented by the room of sessions. */
export interface Authentication {
  /** Reads an `Authorization` header. The caller is undefined without a valid token of an active session. */
  identify(authorization: string | undefined, now: Date): Promise<Identity>
  /** Whether a listing header was recently signed with this session's key. */
  verifyListing(sessionId: string, header: string | undefined, now: Date): boolean
}

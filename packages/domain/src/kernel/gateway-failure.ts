import type { Result } from './result.ts'

/** Why a call of the provider failed. `message` is the provider's text for the shopper. */
export type GatewayFailure =
  /** Understood and declined: out of stock, a wrong password, too many tries, a changed price. */
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly code?: number
      readonly message: string
      /** Extra data of the provider, for an adapter that knows the code. */
      readonly data?: unknown
    }
  | { readonly kind: 'not-found'; readonly message: string }
  /** The token is missing, dead or revoked, and renewing it was refused. `goHome` from a page that needs a login. */
  | { readonly kind: 'unauthorized'; readonly goHome?: boolean }
  | { readonly kind: 'offline' }
  /** The device is offline: the write is queued and is sent once it is online. */
  | { readonly kind: 'waits' }
  /** The answer does not match the contract. */
  | { readonly kind: 'unreadable' }
  /** An error of the provider that the caller cannot fix: show the error page. */
  | { readonly kind: 'unexpected'; readonly status: number; readonly message: string }

/** The promise that every gateway method returns. It rejects only for programming errors. */
export type GatewayResult<Value> = Promise<Result<Value, GatewayFailure>>

import type { Result } from './result.ts'

/** How asking the provider may fail. `message` is the provider's own text for the shopper. */
export type GatewayFailure =
  /** Understood and declined: out of stock, a wrong password, too many tries, a changed price. */
  | { readonly kind: 'refused'; readonly status: number; readonly code?: number; readonly message: string }
  | { readonly kind: 'not-found'; readonly message: string }
  /** The token is missing, dead or revoked, and renewing it was refused. */
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'offline' }
  /** An answer that is not what the contract says. */
  | { readonly kind: 'unreadable' }

/** What a gateway's method gives. */
export type Asked<Value> = Promise<Result<Value, GatewayFailure>>

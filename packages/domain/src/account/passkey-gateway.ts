import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Access } from '../session/session-gateway.ts'

/** A key that the member's device keeps, and that signs in by fingerprint, face or screen lock. */
export interface Passkey {
  readonly id: string
  readonly name: string
  readonly addedAt: Date
  /** Undefined until it has signed in. */
  readonly usedAt: Date | undefined
}

/** What a browser and its authenticator say to the provider, as JSON of WebAuthn: the shop hands it on unread. */
export type PasskeyWords = Readonly<Record<string, unknown>>

/** That it is the member who changes how the account is signed in to. */
export interface PasskeyProof {
  readonly password: string
  /** Of a member with a second step, which adding asks for: a passkey signs in without it. */
  readonly secondStep?: string
}

/** A member's passkeys, and signing in by one. */
export interface PasskeyGateway {
  /** The newest first. */
  list(): GatewayResult<readonly Passkey[]>
  /** What the authenticator is to be asked for a new one; refused when the proof is wrong, with code 5060 when it wants a second step. */
  begin(proof: PasskeyProof): GatewayResult<PasskeyWords>
  /** Takes what the authenticator made. Without a name it is called as the browser is. */
  add(made: {
    readonly name: string
    readonly credential: PasskeyWords
    readonly idempotencyKey: string
  }): GatewayResult<Passkey>
  rename(change: { readonly id: string; readonly name: string; readonly password: string }): GatewayResult<void>
  remove(which: { readonly id: string; readonly password: string }): GatewayResult<void>
  /** What the authenticator is to sign for signing in in this session. */
  challenge(): GatewayResult<PasskeyWords>
  /** Logs in by what the authenticator signed, once; no second step is asked for. */
  signIn(credential: PasskeyWords): GatewayResult<Access>
}

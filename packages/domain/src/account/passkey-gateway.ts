import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Access } from '../session/session-gateway.ts'

/** A key on a member's device that signs in by fingerprint, face or screen lock. */
export interface Passkey {
  readonly id: string
  readonly name: string
  readonly addedAt: Date
  /** Undefined until it has signed in. */
  readonly usedAt: Date | undefined
}

/**
 * WebAuthn JSON that the browser's authenticator and the provider exchange. The shop passes it on without reading it.
 */
export type PasskeyWords = Readonly<Record<string, unknown>>

/** Proof that the member is the one adding a passkey: the password, and a second-step code where one is set up. */
export interface PasskeyProof {
  readonly password: string
  /** Required of members with a second step, because a passkey later signs in without it. */
  readonly secondStep?: string
}

/** A member's passkeys, and signing in by one. */
export interface PasskeyGateway {
  /** The newest first. */
  list(): GatewayResult<readonly Passkey[]>
  /**
   * Options for creating a passkey, for the authenticator. Refused for a wrong proof, with code 5060 if a second step
   * is missing.
   */
  begin(proof: PasskeyProof): GatewayResult<PasskeyWords>
  /** Stores the credential that the authenticator created. An empty name becomes the browser's name. */
  add(made: {
    readonly name: string
    readonly credential: PasskeyWords
    readonly idempotencyKey: string
  }): GatewayResult<Passkey>
  rename(change: { readonly id: string; readonly name: string; readonly password: string }): GatewayResult<void>
  remove(which: { readonly id: string; readonly password: string }): GatewayResult<void>
  /** The challenge that the authenticator signs to sign in to this session. */
  challenge(): GatewayResult<PasskeyWords>
  /** Logs in with a signed challenge, which can be used once; no second step is asked for. */
  signIn(credential: PasskeyWords): GatewayResult<Access>
}

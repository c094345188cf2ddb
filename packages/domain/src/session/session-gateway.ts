import type { GatewayResult, GatewayFailure } from '../kernel/gateway-failure.ts'
import type { Result } from '../kernel/result.ts'
import type { SocialAnswer, SocialCredentials, SocialProvider, Unregistered } from './social-provider.ts'
import type { HeldToken, LeftSession } from './token-store.ts'
import type { User } from './user.ts'

/** A token and the user it identifies. */
export interface Access extends HeldToken {
  readonly user: User
  /** Sentences about the changes that merging the carts at login made. */
  readonly messages: readonly string[]
}
/** Credentials of a member. */
export interface Credentials {
  /** The e-mail address. */
  readonly username: string
  readonly password: string
  readonly recaptcha?: string
}

/** A mailed code, for the address that it was asked for. */
export interface CodeLogin {
  readonly email: string
  readonly code: string
}

/** The consents of a guest who becomes a member. */
export interface GuestMembership {
  /** The membership agreement, which is required. */
  readonly agreement: boolean
  /** Marketing consents, separate from the agreement. */
  readonly newsletter: boolean
  readonly insiderContactList: boolean
}

/** Creates, renews and revokes tokens, and logs in. */
export interface SessionGateway {
  anonymous(): GatewayResult<Access>
  /**
   * Refused with code 5032 if the account is not activated, and with 5060 and a ticket if a second step is required.
   */
  login(credentials: Credentials): GatewayResult<Access>
  /** Mails a member a code that logs in without a password. Other addresses get the same response. Times in seconds. */
  mailCode(
    email: string,
  ): GatewayResult<{ readonly message: string; readonly expiresIn: number; readonly retryIn: number }>
  /** Logs in with the newest code that this session requested. A code works once; refused as `login` is. */
  loginByCode(login: CodeLogin): GatewayResult<Access>
  /**
   * The second step, with a code of the member's app or a recovery code. Refused with code 5060 and a ticket if the
   * code is wrong, with 5061 if the first step is too old.
   */
  secondStep(step: { readonly ticket: string; readonly code: string }): GatewayResult<Access>
  /**
   * Turns the guest of an order of this session into a member. Refused without an order, and with 409 if the address
   * has a member.
   */
  joinAsGuest(wish: GuestMembership): GatewayResult<Access>
  /** Providers whose accounts can log in here; empty if none is configured. */
  socialProviders(): GatewayResult<readonly SocialProvider[]>
  /** Exchanges a provider's response for an identity token; refused if the sign-in did not start in this browser. */
  socialToken(answer: SocialAnswer): GatewayResult<string>
  loginBySocial(credentials: SocialCredentials): Promise<Result<Access, GatewayFailure | Unregistered>>
  /** Exchanges the stored token for a new one; unauthorized if the stored one is revoked or expired. */
  renew(): GatewayResult<Access>
  /** Revokes the stored token. */
  logout(): GatewayResult<void>
  /** Revokes a session by its listing key; also succeeds if it does not exist. */
  endLeft(left: LeftSession): GatewayResult<void>
}

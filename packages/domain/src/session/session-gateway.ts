import type { GatewayResult, GatewayFailure } from '../kernel/gateway-failure.ts'
import type { Result } from '../kernel/result.ts'
import type { SocialAnswer, SocialCredentials, SocialProvider, Unregistered } from './social-provider.ts'
import type { HeldToken, LeftSession } from './token-store.ts'
import type { User } from './user.ts'

/** A token and whom it speaks for. */
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

/** What a guest says yes to on becoming a member. */
export interface GuestMembership {
  /** The membership agreement, which everyone must accept. */
  readonly agreement: boolean
  /** Consents of their own, apart from the agreement. */
  readonly newsletter: boolean
  readonly insiderContactList: boolean
}

/** Tokens: beginning, logging in, renewing and revoking. */
export interface SessionGateway {
  anonymous(): GatewayResult<Access>
  /** Refused with code 5032 while the account is not activated, and with 5060 and a ticket where the member wants a second step. */
  login(credentials: Credentials): GatewayResult<Access>
  /** Mails a member a code that logs in without a password; the answer is the same for other addresses. Times in seconds. */
  mailCode(
    email: string,
  ): GatewayResult<{ readonly message: string; readonly expiresIn: number; readonly retryIn: number }>
  /** By the newest code that this session asked for; good once, and refused as `login` is. */
  loginByCode(login: CodeLogin): GatewayResult<Access>
  /**
   * The second step, by a code of the member's app or a recovery code. Refused with code 5060 and a ticket when it is wrong, with 5061 when
   * the first step is too long ago.
   */
  secondStep(step: { readonly ticket: string; readonly code: string }): GatewayResult<Access>
  /** Makes the guest of an order of this session a member; refused with 409 where the address has one, and without an order. */
  joinAsGuest(wish: GuestMembership): GatewayResult<Access>
  /** Providers whose accounts log in here; none where none is set up. */
  socialProviders(): GatewayResult<readonly SocialProvider[]>
  /** The identity token for a provider's answer; refused where the answer is not of a way that began in this browser. */
  socialToken(answer: SocialAnswer): GatewayResult<string>
  loginBySocial(credentials: SocialCredentials): Promise<Result<Access, GatewayFailure | Unregistered>>
  /** A new token for the one held; unauthorized when that one is dead. */
  renew(): GatewayResult<Access>
  /** Revokes the token held. */
  logout(): GatewayResult<void>
  /** Revokes a session by its listing key; succeeds whether there is one or not. */
  endLeft(left: LeftSession): GatewayResult<void>
}

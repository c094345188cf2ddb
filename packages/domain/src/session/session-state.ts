import { anonymousUser, type User, type Visitor, visitorOf } from './user.ts'

export type LoginStatus = 'PENDING' | 'LOADING' | 'SUCCESS' | 'FAILED' | 'FACEBOOK-LOADING' | 'GOOGLE-LOADING'
export type ActivationStatus = 'PENDING' | 'LOADING' | 'ACTIVATION-COMPLETE' | 'FAILED'
export type ForgotPasswordStatus = 'PENDING' | 'LOADING' | 'SUCCESS' | 'FAILED'

/** Data from a social sign-in of a person without an account. */
export interface RemoteUser {
  readonly token: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** The visitor and the state of the login panel's forms. */
export interface SessionState {
  readonly user: User
  readonly visitor: Visitor
  readonly login: LoginStatus
  readonly loginError: string | null
  /** A robot check and the button that mails the activation again are shown (code 5032). */
  readonly activationDue: boolean
  /** Go on at sign-up with these (code 5011). */
  readonly signUp: RemoteUser | null
  /** The ticket of a right first step: a code is asked for (code 5060), until it fits or the first step is too long ago (5061). */
  readonly secondStep: string | null
  readonly activation: ActivationStatus
  /** The form is hidden on SUCCESS. */
  readonly forgotPassword: ForgotPasswordStatus
}

/** Nothing has been done in the login panel's forms. */
export const untouchedForms = {
  login: 'PENDING',
  loginError: null,
  activationDue: false,
  signUp: null,
  secondStep: null,
  activation: 'PENDING',
  forgotPassword: 'PENDING',
} as const satisfies Partial<SessionState>

/**
 * The session before the user is known. It is separate from its machine, so that a page can be drawn without loading
 * that (rules.md S1).
 */
export const firstSession: SessionState = {
  user: anonymousUser,
  visitor: visitorOf(anonymousUser),
  ...untouchedForms,
}

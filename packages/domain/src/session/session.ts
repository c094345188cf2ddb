import type { Machine } from '../kernel/machine.ts'
import { loginCodes } from './login-codes.ts'
import { sessionMessages } from './messages.ts'
import { anonymousUser, type User, type Visitor, visitorOf } from './user.ts'

export type LoginStatus = 'PENDING' | 'LOADING' | 'SUCCESS' | 'FAILED' | 'FACEBOOK-LOADING' | 'GOOGLE-LOADING'
export type ActivationStatus = 'PENDING' | 'LOADING' | 'ACTIVATION-COMPLETE' | 'FAILED'
export type ForgotPasswordStatus = 'PENDING' | 'LOADING' | 'SUCCESS' | 'FAILED'

/** What a social sign-in told of someone who has no account. */
export interface RemoteUser {
  readonly token: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** Who is here, and how the forms of the login panel stand. */
export interface SessionState {
  readonly user: User
  readonly visitor: Visitor
  readonly login: LoginStatus
  readonly loginError: string | null
  /** A robot check and the button that mails the activation again are shown (code 5032). */
  readonly activationDue: boolean
  /** Go on at sign-up with these (code 5011). */
  readonly signUp: RemoteUser | null
  readonly activation: ActivationStatus
  /** The form is hidden on SUCCESS. */
  readonly forgotPassword: ForgotPasswordStatus
}

/** What happens to the session and the forms of the login panel. */
export type SessionEvent =
  /** A token was restored, renewed or begun. */
  | { readonly type: 'restored'; readonly user: User }
  | { readonly type: 'login'; readonly by: 'password' | 'facebook' | 'google' }
  | { readonly type: 'login-succeeded'; readonly user: User }
  | {
      readonly type: 'login-failed'
      readonly code?: number
      readonly message?: string
      readonly remoteUser?: RemoteUser
    }
  /** The guest has proven an e-mail address. */
  | { readonly type: 'guest-verified'; readonly email: string }
  | { readonly type: 'logout' }
  | { readonly type: 'send-activation' }
  | { readonly type: 'activation-sent' }
  | { readonly type: 'activation-failed' }
  | { readonly type: 'forgot-password' }
  | { readonly type: 'forgot-password-sent' }
  | { readonly type: 'forgot-password-failed' }
  /** The login panel was closed or opened anew. */
  | { readonly type: 'forms-reset' }

const forms = {
  login: 'PENDING',
  loginError: null,
  activationDue: false,
  signUp: null,
  activation: 'PENDING',
  forgotPassword: 'PENDING',
} as const satisfies Partial<SessionState>

const as = (user: User): Pick<SessionState, 'user' | 'visitor'> => ({ user, visitor: visitorOf(user) })
const loadingBy = { password: 'LOADING', facebook: 'FACEBOOK-LOADING', google: 'GOOGLE-LOADING' } as const
const isLoading = (status: LoginStatus): boolean => status.endsWith('LOADING')

const failed = (state: SessionState, event: Extract<SessionEvent, { type: 'login-failed' }>): SessionState => {
  const social = state.login !== 'LOADING'
  return {
    ...state,
    login: 'FAILED',
    loginError: event.message || sessionMessages.tryAgain,
    activationDue: event.code === loginCodes.notActivated,
    signUp: social && event.code === loginCodes.unregistered ? (event.remoteUser ?? null) : null,
  }
}

/** Who is here, and how logging in, activating and asking for a new password stand (rules.md S1). */
export const session: Machine<SessionState, SessionEvent> = {
  initial: { ...as(anonymousUser), ...forms },
  next(state, event) {
    switch (event.type) {
      case 'restored':
        return isLoading(state.login) ? state : { ...state, ...as(event.user) }
      case 'login':
        return isLoading(state.login) || state.visitor === 'member'
          ? state
          : { ...state, ...forms, login: loadingBy[event.by] }
      case 'login-succeeded':
        return isLoading(state.login) ? { ...state, ...forms, ...as(event.user), login: 'SUCCESS' } : state
      case 'login-failed':
        return isLoading(state.login) ? failed(state, event) : state
      case 'guest-verified':
        return state.visitor === 'member' ? state : { ...state, ...as({ ...state.user, guestEmail: event.email }) }
      case 'logout':
        return session.initial
      case 'send-activation':
        return state.activationDue && state.activation !== 'LOADING' ? { ...state, activation: 'LOADING' } : state
      case 'activation-sent':
        return state.activation === 'LOADING' ? { ...state, activation: 'ACTIVATION-COMPLETE' } : state
      case 'activation-failed':
        return state.activation === 'LOADING' ? { ...state, activation: 'FAILED' } : state
      case 'forgot-password':
        return state.forgotPassword === 'LOADING' ? state : { ...state, forgotPassword: 'LOADING' }
      case 'forgot-password-sent':
        return state.forgotPassword === 'LOADING' ? { ...state, forgotPassword: 'SUCCESS' } : state
      case 'forgot-password-failed':
        return state.forgotPassword === 'LOADING' ? { ...state, forgotPassword: 'FAILED' } : state
      case 'forms-reset':
        return isLoading(state.login) ? state : { ...state, ...forms }
    }
  },
}

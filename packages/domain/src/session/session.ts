import { loginCodes } from './login-codes.ts'
import { type Region, regionsMachine, type Row, stay, type Step } from '../kernel/table-machine.ts'
import { sessionMessages } from './messages.ts'
import {
  type ActivationStatus,
  firstSession,
  type ForgotPasswordStatus,
  type LoginStatus,
  type RemoteUser,
  type SessionState,
  untouchedForms as forms,
} from './session-state.ts'
import { type User, visitorOf } from './user.ts'

/** Events of the session and of the login panel's forms. */
export type SessionEvent =
  /** A token was restored or renewed, or an anonymous session was started. */
  | { readonly type: 'restored'; readonly user: User }
  | { readonly type: 'login'; readonly by: 'password' | 'facebook' | 'google' | 'second-step' }
  | { readonly type: 'login-succeeded'; readonly user: User }
  | {
      readonly type: 'login-failed'
      readonly code?: number
      readonly message?: string
      readonly remoteUser?: RemoteUser
      readonly ticket?: string
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
  /** The login panel was closed, or opened again. */
  | { readonly type: 'forms-reset' }

const as = (user: User): Pick<SessionState, 'user' | 'visitor'> => ({ user, visitor: visitorOf(user) })
const loadingBy = {
  password: 'LOADING',
  'second-step': 'LOADING',
  facebook: 'FACEBOOK-LOADING',
  google: 'GOOGLE-LOADING',
} as const

/** After any other failure, such as a lost connection, the second step stays open and the code can be typed again. */
const secondStepAfter = (
  held: string | null,
  { code, ticket }: Extract<SessionEvent, { type: 'login-failed' }>,
): string | null => {
  if (code === loginCodes.secondStepWanted) return ticket ?? null
  return code === loginCodes.secondStepOver ? null : held
}

const failed = (state: SessionState, event: Extract<SessionEvent, { type: 'login-failed' }>): SessionState => {
  const social = state.login !== 'LOADING'
  return {
    ...state,
    login: 'FAILED',
    loginError: event.message || sessionMessages.tryAgain,
    activationDue: event.code === loginCodes.notActivated,
    signUp: social && event.code === loginCodes.unregistered ? (event.remoteUser ?? null) : null,
    secondStep: secondStepAfter(state.secondStep, event),
  }
}

type Is<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>
const idle: Row<SessionState, SessionEvent, LoginStatus> = {
  restored: stay((state, { user }) => ({ ...state, ...as(user) })),
  login: [
    [...new Set(Object.values(loadingBy))],
    (state, { by }) =>
      state.visitor === 'member'
        ? state
        : { ...state, ...forms, login: loadingBy[by], secondStep: by === 'second-step' ? state.secondStep : null },
  ],
  'forms-reset': ['PENDING', (state) => ({ ...state, ...forms })],
}
const loading: Row<SessionState, SessionEvent, LoginStatus> = {
  'login-succeeded': ['SUCCESS', (state, { user }) => ({ ...state, ...forms, ...as(user), login: 'SUCCESS' })],
  'login-failed': ['FAILED', failed],
}
const always: Row<SessionState, SessionEvent, LoginStatus> = {
  'guest-verified': stay((state, { email }) =>
    state.visitor === 'member' ? state : { ...state, ...as({ ...state.user, guestEmail: email }) },
  ),
  logout: ['PENDING', () => firstSession],
}
const sendActivation: Step<SessionState, Is<'send-activation'>, ActivationStatus> = [
  'LOADING',
  (state) => (state.activationDue ? { ...state, activation: 'LOADING' } : state),
]
const forgotPassword: Step<SessionState, Is<'forgot-password'>, ForgotPasswordStatus> = [
  'LOADING',
  (state) => ({ ...state, forgotPassword: 'LOADING' }),
]

/** The login state. `logout` and `forms-reset` also reset the two regions below. */
const loginRegion: Region<SessionState, SessionEvent, LoginStatus> = {
  name: 'login',
  phaseOf: ({ login }) => login,
  table: {
    PENDING: { ...idle, ...always },
    LOADING: { ...loading, ...always },
    'FACEBOOK-LOADING': { ...loading, ...always },
    'GOOGLE-LOADING': { ...loading, ...always },
    SUCCESS: { ...idle, ...always },
    FAILED: { ...idle, ...always },
  },
}
/** Mailing the activation again, due after code 5032. */
const activationRegion: Region<SessionState, SessionEvent, ActivationStatus> = {
  name: 'activation',
  phaseOf: ({ activation }) => activation,
  table: {
    PENDING: { 'send-activation': sendActivation },
    LOADING: {
      'activation-sent': ['ACTIVATION-COMPLETE', (state) => ({ ...state, activation: 'ACTIVATION-COMPLETE' })],
      'activation-failed': ['FAILED', (state) => ({ ...state, activation: 'FAILED' })],
    },
    'ACTIVATION-COMPLETE': { 'send-activation': sendActivation },
    FAILED: { 'send-activation': sendActivation },
  },
}
const forgotPasswordRegion: Region<SessionState, SessionEvent, ForgotPasswordStatus> = {
  name: 'forgot password',
  phaseOf: (state) => state.forgotPassword,
  table: {
    PENDING: { 'forgot-password': forgotPassword },
    LOADING: {
      'forgot-password-sent': ['SUCCESS', (state) => ({ ...state, forgotPassword: 'SUCCESS' })],
      'forgot-password-failed': ['FAILED', (state) => ({ ...state, forgotPassword: 'FAILED' })],
    },
    SUCCESS: { 'forgot-password': forgotPassword },
    FAILED: { 'forgot-password': forgotPassword },
  },
}

/** The visitor, and the states of login, activation and forgotten password (rules.md S1). */
export const session = regionsMachine<SessionState, SessionEvent>(firstSession, [
  loginRegion,
  activationRegion,
  forgotPasswordRegion,
])

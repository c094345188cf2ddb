import type { SessionState } from './session.ts'
import { anonymousUser, visitorOf } from './user.ts'

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

/** A session before anybody is known, apart from its machine so that a page can be drawn without that (rules.md S1). */
export const firstSession: SessionState = {
  user: anonymousUser,
  visitor: visitorOf(anonymousUser),
  ...untouchedForms,
}

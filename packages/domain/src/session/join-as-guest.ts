import { formProblems } from '../validation/form-problems.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import type { Access, GuestMembership } from './session-gateway.ts'
import { keepToken, type SessionDeps } from './start-session.ts'

/** Turns the guest of a finished order into a logged-in member. A refusal keeps the stored token. */
export const joinAsGuest =
  ({ gateway, tokens }: SessionDeps) =>
  (wish: GuestMembership): Submitted<Access, 'agreement'> =>
    submitForm(formProblems<'agreement'>(wish, [['agreement']]), () => keepToken(tokens, gateway.joinAsGuest(wish)))

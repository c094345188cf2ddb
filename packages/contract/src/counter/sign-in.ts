import * as v from 'valibot'
import { email, instant, nothing, shortText, text, uuid } from '../kernel/field.ts'
import { secondStepCode } from '../session/second-step.ts'
import { defineDeskCall } from './desk-call.ts'
import { sellerState } from './seller-field.ts'

const password = v.pipe(v.string(), v.maxLength(200))
/** As in the shop's own form. */
const name = v.pipe(v.string(), v.maxLength(60))

/** The person who works in this panel, the role, and whether the session may write. */
export const me = v.object({
  /** Null for an API key. */
  person: v.nullable(v.object({ first_name: text, last_name: text, email: text })),
  role: text,
  /** The actions of the role; the panels show nothing else. */
  actions: v.array(text),
  /** Null in the office. */
  shop: v.nullable(v.object({ id: v.number(), name: text, slug: text, state: sellerState })),
  second_step: v.object({
    /** The account has a second step. */
    on: v.boolean(),
    /** This session has passed it, so that it may write. */
    passed: v.boolean(),
  }),
  /** Every membership of this person at this panel; `PUT /session` changes to another. */
  memberships: v.array(v.object({ id: uuid, role: text, shop: v.nullable(text), own: v.boolean() })),
})
/** The caller, as a client reads it. */
export type MeWire = v.InferOutput<typeof me>

/**
 * Sets the session's cookie. 422: the address or the password is wrong, alike for unknown addresses. 422 with code 5060: the
 * account has a second step; `data` has the `ticket` for it. 403: the account has no membership at this panel. 429: too
 * many attempts.
 */
export const postSignIn = defineDeskCall({
  method: 'POST',
  door: 'both',
  path: '/sign-in',
  who: 'open',
  summary: 'Sign in by address and password',
  body: v.strictObject({ username: email, password }),
  answer: me,
})
/** 422 with code 5060: the code is wrong. 422 with code 5061: the ticket is too old or of another panel. */
export const postSignInSecond = defineDeskCall({
  method: 'POST',
  door: 'both',
  path: '/sign-in/second',
  who: 'open',
  summary: 'The second step of signing in, by a code of the app or a recovery code',
  body: v.strictObject({ ticket: v.pipe(v.string(), v.maxLength(2000)), code: secondStepCode }),
  answer: me,
})
/** 422: the password is wrong. 409: a second step is on. */
export const postSecondStepSetup = defineDeskCall({
  method: 'POST',
  door: 'both',
  path: '/sign-in/second/setup',
  who: 'signed-in',
  summary: 'Begin to set up the second step; it has no effect until its first code is confirmed',
  beforeSecondStep: true,
  body: v.strictObject({ password }),
  /** `uri` is the content of the QR code. */
  answer: v.object({ key: text, uri: text }),
})
/** The session may write from now on. The recovery codes are returned only once. */
export const postSecondStepProof = defineDeskCall({
  method: 'POST',
  door: 'both',
  path: '/sign-in/second/proof',
  who: 'signed-in',
  summary: 'Turn the second step on by its first code',
  beforeSecondStep: true,
  body: v.strictObject({ code: secondStepCode }),
  answer: v.object({ recovery_codes: v.array(text) }),
})
/** Removes the cookie. */
export const deleteDeskSession = defineDeskCall({
  method: 'DELETE',
  door: 'both',
  path: '/session',
  who: 'signed-in',
  summary: 'Sign out',
  beforeSecondStep: true,
  answer: nothing,
})
/** 404 if the membership is another person’s, of another panel, or ended. */
export const putDeskSession = defineDeskCall({
  method: 'PUT',
  door: 'both',
  path: '/session',
  who: 'signed-in',
  summary: 'Change to another membership of the same person, as another shop',
  beforeSecondStep: true,
  body: v.strictObject({ membership_id: uuid }),
  answer: me,
})
/** Works with an API key too. */
export const getDeskMe = defineDeskCall({
  method: 'GET',
  door: 'both',
  path: '/me',
  who: 'signed-in',
  summary: 'Person, role, shop and rights of this session or API key',
  answer: me,
})

/** 404 if the invitation is unknown, used, expired or of the other panel. Reading it does not use it up. */
export const getInvitation = defineDeskCall({
  method: 'GET',
  door: 'both',
  path: '/invitation/{token}',
  who: 'open',
  summary: 'What an invitation offers, and whether its address has an account',
  params: v.object({ token: shortText }),
  answer: v.object({
    email: text,
    role: text,
    /** Null in the office, and for an applicant whose shop begins with this invitation. */
    shop: v.nullable(text),
    account: v.picklist(['new', 'existing']),
    expires_at: instant,
  }),
})
/**
 * Uses the invitation up and signs in. A new account takes names and a password, an existing one proves its password, and
 * its second step with `code` (422 with code 5060 without it). 404 as of the reading call.
 */
export const postInvitation = defineDeskCall({
  method: 'POST',
  door: 'both',
  path: '/invitation/{token}',
  who: 'open',
  summary: 'Accept an invitation',
  params: v.object({ token: shortText }),
  body: v.strictObject({
    password,
    first_name: v.optional(name, ''),
    last_name: v.optional(name, ''),
    code: v.optional(secondStepCode),
  }),
  answer: me,
})

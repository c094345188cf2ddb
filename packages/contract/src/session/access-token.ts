import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { email, nothing, shortText, text } from '../kernel/field.ts'
import { assertion } from './passkey.ts'
import { robotSolution } from './robot-check.ts'
import { secondStepCode } from './second-step.ts'

/** The user's fields, the same as in the token's payload. */
export const user = v.object({
  user_id: v.nullable(text),
  is_active: v.boolean(),
  first_name: text,
  last_name: text,
  email: v.nullable(text),
  newsletter: v.boolean(),
  insider_contact_list: v.boolean(),
  guest_email: v.nullable(text),
})
/** The user as a client reads it. */
export type UserWire = v.InferOutput<typeof user>

/** A mobile number in any usual spelling. */
const phone = v.pipe(v.string(), v.maxLength(30))
/** An identity token of Google or Facebook. */
const socialToken = v.pipe(v.string(), v.maxLength(8000))

/**
 * Code 5032: the account is not activated. Code 5011: this social login has no account; `data` has the data for
 * sign-up. Code 5060: a second step is required; `data` has the `ticket` to send with its code, also after a wrong
 * code. Code 5061: the first step is too old. A passkey needs no second step. Logging in merges the anonymous cart into
 * the member's.
 */
export const postAccessToken = defineCall({
  method: 'POST',
  path: '/access-token',
  who: 'open',
  summary:
    'A token: anonymous, by password, by a code of a mail or an SMS, by a passkey, by Google or Facebook, by a second step, or by renewing the current one',
  body: v.union([
    v.strictObject({ anonymous: v.literal(true) }),
    v.strictObject({
      username: email,
      password: v.pipe(v.string(), v.maxLength(200)),
      recaptcha: v.optional(robotSolution),
    }),
    v.strictObject({ username: email, mailed_code: v.pipe(v.string(), v.maxLength(12)) }),
    v.strictObject({ phone, sms_code: v.pipe(v.string(), v.maxLength(12)) }),
    v.strictObject({ passkey: assertion }),
    v.strictObject({ google_token: socialToken }),
    v.strictObject({ facebook_token: socialToken }),
    v.strictObject({ ticket: v.pipe(v.string(), v.maxLength(2000)), code: secondStepCode }),
    nothing,
  ]),
  answer: v.object({
    status: text,
    user,
    access_token: text,
    /** Signs the random value of the listing header; it has no authority. */
    listing_key: text,
    /** Sentences about the changes that merging the carts at login made. */
    messages: v.array(text),
  }),
})
/** A token with its user, as a client reads it. */
export type AccessWire = v.InferOutput<typeof postAccessToken.answer>

/**
 * `data` of the refusal with code 5011: the data sign-up continues with. The token is valid for `POST /register` only.
 */
export const unregisteredSocial = v.object({ token: text, first_name: text, last_name: text, email: text })
/** `data` of the refusal with code 5011, as a client reads it. */
export type UnregisteredSocialWire = v.InferOutput<typeof unregisteredSocial>

/**
 * The response is the same for addresses and numbers without a member, to which no code is sent. The code is valid once
 * in this session, for ten minutes and five tries, as `mailed_code` or `sms_code` of `POST /access-token`.
 */
export const postSignInCode = defineCall({
  method: 'POST',
  path: '/x/sign-in-code',
  who: 'any',
  summary: 'Send a member the code that signs in without a password, by mail or to a proven number by SMS',
  body: v.union([v.strictObject({ email }), v.strictObject({ phone })]),
  /** Times in seconds. */
  answer: v.object({ msg: text, expires_in: v.number(), retry_in: v.number() }),
})

const provider = v.picklist(['google', 'facebook'])

/** Only the providers that are configured. */
export const getSocialProviders = defineCall({
  method: 'GET',
  path: '/x/social-providers',
  who: 'open',
  summary: 'Providers for social login, with their login page and the audience of their tokens',
  answer: v.object({
    items: v.array(v.object({ name: provider, client_id: text, authorization_url: text })),
  }),
})

const short = v.pipe(v.string(), v.minLength(1), v.maxLength(2000))

/**
 * Redeems each code once. 422: the code is used, too old or of another verifier, or its token has another `nonce`; 503: the
 * provider does not answer.
 */
export const postSocialToken = defineCall({
  method: 'POST',
  path: '/x/social-token',
  who: 'open',
  summary: 'Exchange a provider’s authorization code for the identity token (OAuth 2.0 with PKCE)',
  body: v.strictObject({
    provider,
    code: short,
    /** PKCE code verifier; the provider received its SHA-256 before. */
    verifier: v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/)),
    /** The token must contain this nonce. */
    nonce: short,
    /** The address to which the provider redirected the browser. */
    return_to: v.pipe(short, v.url()),
  }),
  /** Use it as `google_token` or `facebook_token` of `POST /access-token`. */
  answer: v.object({ token: text }),
})

/**
 * Needs a session that has proven its mailbox and placed an order. The account takes the order's name and telephone and
 * the session's orders, cart and addresses; it has no password. 409 if the address has a member, who must sign in
 * instead. 422 without an order or without the agreement.
 */
export const postGuestMembership = defineCall({
  method: 'POST',
  path: '/x/guest-membership',
  who: 'any',
  summary: 'Make the guest of a finished order a member and sign in',
  body: v.strictObject({
    /** The membership agreement. */
    contract_accepted: v.boolean(),
    newsletter: v.optional(v.boolean(), false),
    insider_contact_list: v.optional(v.boolean(), false),
  }),
  answer: postAccessToken.answer,
})

/** The token is refused from now on; ask `POST /access-token` for an anonymous one. */
export const postLogout = defineCall({
  method: 'POST',
  path: '/logout',
  who: 'any',
  summary: 'Revoke the current token',
  body: v.optional(nothing, {}),
  answer: nothing,
})
/**
 * The session's listing key is the proof, which grants nothing else: so a browser that was offline keeps no token to end its
 * session later. The answer is the same for every number and key.
 */
export const postEndLeftSession = defineCall({
  method: 'POST',
  path: '/x/end-left-session',
  who: 'open',
  summary: 'Revoke a session that its browser left without a connection',
  body: v.strictObject({ session_id: shortText, listing_key: shortText }),
  answer: nothing,
})
/** The member of the token. */
export const getMe = defineCall({
  method: 'GET',
  path: '/user/me',
  who: 'member',
  summary: 'The current member',
  /**
   * `phone_proven`: the member can sign in with a code by SMS. `has_password` is false for an account that a social
   * login created.
   */
  answer: v.object({ ...user.entries, phone: v.nullable(text), has_password: v.boolean(), phone_proven: v.boolean() }),
})

import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { email, shortText, text } from '../kernel/field.ts'
import { robotSolution } from '../session/robot-check.ts'

const name = v.pipe(v.string(), v.maxLength(60))
/**
 * A new password, at most 200 characters; the rules of rules.md V11 are checked after the schema, so that the answer
 * can name the field.
 */
export const newPassword = v.pipe(v.string(), v.maxLength(200))
/** The same whether the account exists or not. */
const told = v.object({ msg: text })

/**
 * The answer is the same for known and unknown e-mail addresses. With the token of a social sign-in no activation is
 * needed. Refused with 422 if a field breaks its rule (rules.md V11, V12, V14).
 */
export const postRegister = defineCall({
  method: 'POST',
  path: '/register',
  who: 'any',
  summary: 'Register a member and mail the activation link',
  body: v.strictObject({
    first_name: name,
    last_name: name,
    email,
    password: newPassword,
    phone: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
    /** Consent to news by e-mail, apart from the agreement. */
    newsletter: v.optional(v.boolean(), false),
    /** Consent to offers by SMS and call. */
    insider_contact_list: v.optional(v.boolean(), false),
    /** The membership agreement. */
    contract_accepted: v.boolean(),
    /** Token of an unregistered social login (code 5011); the password may be empty with it. */
    token: v.optional(v.pipe(v.string(), v.maxLength(4000))),
  }),
  /** False if a social login has proven the address: the member can log in at once. */
  answer: v.object({ msg: text, activation_required: v.boolean() }),
})
/**
 * 404 if the code is unknown or expired, 409 if it has already activated the account. Mail scanners open links, so
 * looking must not use it up.
 */
export const getActivationLink = defineCall({
  method: 'GET',
  path: '/activation-link/{code}',
  who: 'any',
  summary: 'Check the code of an activation link without consuming it',
  params: v.object({ code: shortText }),
  answer: told,
})
/** 404 if the code is unknown or expired, 409 if it has already activated the account. */
export const postActivationCode = defineCall({
  method: 'POST',
  path: '/activation-code',
  who: 'any',
  summary: 'Activate a membership with the code of the link; the code is valid once',
  body: v.strictObject({ code: shortText }),
  answer: told,
})
/** Earlier links stop working. The answer is the same for unknown addresses. */
export const postResendActivation = defineCall({
  method: 'POST',
  path: '/resend-activation',
  who: 'any',
  summary: 'Mail the activation link again',
  body: v.strictObject({
    username: email,
    recaptcha: robotSolution,
    /** Selects the sign-up if another person used the same address too. */
    password: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  answer: told,
})

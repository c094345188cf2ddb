import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { email, instant, nothing, shortText, text } from '../kernel/field.ts'
import { robotSolution } from '../session/robot-check.ts'
import { newPassword } from './membership.ts'

/** The answer is the same for unknown addresses. Rate limited by address and caller. */
export const postForgotPassword = defineCall({
  method: 'POST',
  path: '/forgot-password',
  who: 'any',
  summary: 'Mail a password reset link; does not reveal whether an account exists',
  body: v.strictObject({ user_email: email, recaptcha: robotSolution }),
  answer: v.object({ msg: text }),
})
/** 404 if the token is unknown, used or expired. */
export const getCheckResetToken = defineCall({
  method: 'GET',
  path: '/check-reset-token/{token}',
  who: 'any',
  summary: 'Check the token of a password reset link without consuming it',
  params: v.object({ token: shortText }),
  answer: v.object({ msg: text }),
})
/** 404 if the token is unknown, used or expired; 422 if the password breaks rules.md V11. */
export const postRecoverPassword = defineCall({
  method: 'POST',
  path: '/recover-password',
  who: 'any',
  summary: 'Set a new password with the token of the link, valid once; revokes all sessions of the member',
  body: v.strictObject({ token: shortText, password: newPassword }),
  answer: v.object({ msg: text }),
})
/** Sessions that are still valid: the caller's own first, then the others by last use, newest first. */
export const getSessions = defineCall({
  method: 'GET',
  path: '/x/sessions',
  who: 'member',
  summary: 'List the sessions of the member, with the device that each was begun on',
  answer: v.object({
    items: v.array(
      v.object({
        id: text,
        /** Browser and system, as `Chrome, Android`; null where they are not known. */
        device: v.nullable(text),
        begun_at: instant,
        /** When its token was last renewed: once an hour while it is used. */
        used_at: instant,
        own: v.boolean(),
      }),
    ),
  }),
})
/** 404 if the member no longer has this session. The own session is ended by logging out. */
export const postEndSession = defineCall({
  method: 'POST',
  path: '/x/end-session',
  who: 'member',
  summary: 'Revoke one of the other sessions of the member',
  body: v.strictObject({ session_id: shortText }),
  answer: nothing,
})
/** Keeps the caller's own session. Does nothing without another session. */
export const postEndOtherSessions = defineCall({
  method: 'POST',
  path: '/x/end-other-sessions',
  who: 'member',
  summary: 'Revoke all other sessions of the member',
  body: v.strictObject({}),
  answer: nothing,
})
/** Refused if the current password is wrong, or if the new one breaks rules.md V11. */
export const postUpdatePassword = defineCall({
  method: 'POST',
  path: '/user/update-password',
  who: 'member',
  summary: 'Change the password; revokes all other sessions of the member',
  body: v.strictObject({ old_password: v.pipe(v.string(), v.maxLength(200)), new_password: newPassword }),
  answer: v.object({ msg: text }),
})

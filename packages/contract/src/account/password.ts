import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { email, shortText, text } from '../kernel/field.ts'
import { robotSolution } from '../session/robot-check.ts'
import { newPassword } from './membership.ts'

/** The answer is the same for unknown addresses. Rate limited by address and caller. */
export const postForgotPassword = defineCall({
  method: 'POST',
  path: '/forgot-password',
  who: 'any',
  summary: 'Mail a link to set a new password; never tells whether an account exists',
  body: v.strictObject({ user_email: email, recaptcha: robotSolution }),
  answer: v.object({ msg: text }),
})
/** 404 if the token is unknown, used or expired. */
export const getCheckResetToken = defineCall({
  method: 'GET',
  path: '/check-reset-token/{token}',
  who: 'any',
  summary: 'Whether the token of a password link is still good; looking does not use it up',
  params: v.object({ token: text }),
  answer: v.object({ msg: text }),
})
/** 404 if the token is unknown, used or expired; 422 if the password breaks rules.md V11. */
export const postRecoverPassword = defineCall({
  method: 'POST',
  path: '/recover-password',
  who: 'any',
  summary: 'Set a new password with the token of the link, once; every session of the member ends',
  body: v.strictObject({ token: shortText, password: newPassword }),
  answer: v.object({ msg: text }),
})
/** Refused if the current password is wrong, or if the new one breaks rules.md V11. */
export const postUpdatePassword = defineCall({
  method: 'POST',
  path: '/user/update-password',
  who: 'member',
  summary: 'Change the password; every other session of the member ends',
  body: v.strictObject({ old_password: v.pipe(v.string(), v.maxLength(200)), new_password: newPassword }),
  answer: v.object({ msg: text }),
})

import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { instant, nothing, text } from '../kernel/field.ts'
import { secondStepCode } from '../session/second-step.ts'

const told = v.object({ msg: text })
const row = v.record(v.string(), v.unknown())

/** The password, or the mailed code for a member without a password. Members with a second step also send its code. */
const proof = v.union([
  v.strictObject({ password: v.pipe(v.string(), v.maxLength(200)), second_step: v.optional(secondStepCode) }),
  v.strictObject({ code: v.pipe(v.string(), v.maxLength(20)), second_step: v.optional(secondStepCode) }),
])

/** The member's personal data as one JSON text, as the law on personal data requires. Refused like `postDeleteAccount`. */
export const postAccountExport = defineCall({
  method: 'POST',
  path: '/x/account-export',
  who: 'member',
  summary: 'Export all personal data of the member',
  body: proof,
  answer: v.object({
    made_at: instant,
    profile: row,
    /** Each part is a list of rows with the API's field names. */
    parts: v.record(text, v.array(row)),
  }),
})
/** For members without a password, who sign in through a social provider. */
export const postExportCode = defineCall({
  method: 'POST',
  path: '/x/account-export-code',
  who: 'member',
  summary: 'Mail the code that confirms the export of an account without a password',
  body: v.strictObject({}),
  answer: told,
})
/** For members without a password, who sign in through a social provider. */
export const postDeletionCode = defineCall({
  method: 'POST',
  path: '/x/delete-account-code',
  who: 'member',
  summary: 'Mail the code that confirms the deletion of an account without a password',
  body: v.strictObject({}),
  answer: told,
})
/**
 * Needs the password or the mailed code, and of a member with a second step its code as well; refused if one is wrong, with code 5060 if it is
 * the second step's. Cannot be undone.
 */
export const postDeleteAccount = defineCall({
  method: 'POST',
  path: '/x/delete-account',
  who: 'member',
  summary: 'Delete the account and all personal data; orders are kept as long as the law requires',
  body: proof,
  answer: nothing,
})

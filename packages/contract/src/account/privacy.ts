import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { instant, nothing, text } from '../kernel/field.ts'

const told = v.object({ msg: text })
const row = v.record(v.string(), v.unknown())

/** The member's personal data as one JSON text, as the law on personal data requires. */
export const getAccountExport = defineCall({
  method: 'GET',
  path: '/x/account-export',
  who: 'member',
  summary: 'All that the shop knows of the member, to keep',
  answer: v.object({
    made_at: instant,
    profile: row,
    /** Each a list of rows in words of the wire. */
    parts: v.record(text, v.array(row)),
  }),
})
/** For members who sign in through a social provider and have no password. */
export const postDeletionCode = defineCall({
  method: 'POST',
  path: '/x/delete-account-code',
  who: 'member',
  summary: 'Mail the code with which a member without a password deletes the account',
  body: v.strictObject({}),
  answer: told,
})
/** Needs the password or the mailed code; refused if it is wrong. Cannot be undone. */
export const postDeleteAccount = defineCall({
  method: 'POST',
  path: '/x/delete-account',
  who: 'member',
  summary: 'Delete the account and what is known of the member; orders stay as long as the law asks',
  /** The mailed code, instead of a password. */
  body: v.union([
    v.strictObject({ password: v.pipe(v.string(), v.maxLength(200)) }),
    v.strictObject({ code: v.pipe(v.string(), v.maxLength(20)) }),
  ]),
  answer: nothing,
})

import { signInCodeMail } from '@market/mails'
import { type Caller, emailKey } from '@market/commerce'
import type { Database } from '@market/database'
import { codeMinutes, sendGuestCode, takeGuestCode } from '../guest-code/guest-code.ts'
import { codeTexts } from '../guest-code/guest-texts.ts'
import type { Config } from '../platform/config/config.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { writeMail } from '../platform/mail/write-mail.ts'

const activeMember = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'first_name as firstName'])
    .where('email_key', '=', emailKey(email))
    .where('is_active', '=', true)
    .executeTakeFirst()

/**
 * Mails the code to the member's stored address. An address without a member gets no mail but the same response
 * (security.md 20).
 */
export const sendSignInCode = (
  db: Database,
  config: Config,
  asked: Omit<Parameters<typeof sendGuestCode>[2], 'purpose'>,
): Promise<void> =>
  sendGuestCode(db, config, { ...asked, purpose: 'sign-in' }, async (trx, code) => {
    const member = await activeMember(trx, asked.email)
    if (member) await writeMail(trx, signInCodeMail(config, { ...member, code, minutes: codeMinutes }), asked.now)
  })

interface Given {
  readonly username: string
  readonly mailed_code: string
  readonly caller: Caller | undefined
  readonly now: Date
}

/** Returns the id of the member whose code this session requested. */
export async function findMemberByCode(
  db: Database,
  config: Config,
  { username, mailed_code: code, caller, now }: Given,
): Promise<string> {
  if (!caller) throw new ApiError(422, codeTexts.signIn.dead)
  const email = await takeGuestCode(db, config, {
    purpose: 'sign-in',
    sessionId: caller.sessionId,
    email: username,
    code,
    now,
  })
  const member = await activeMember(db, email)
  // The code is right, but no active member has this address: no mail was sent, so the code was guessed.
  if (!member) throw new ApiError(422, codeTexts.signIn.dead)
  return member.id
}

import { signInCodeMail } from '@market/mails'
import { type Caller, emailKey } from '@market/provider'
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

/** Mails the code to the member's own address; an address without a member gets nothing, and the same answer (security.md 20). */
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

/** The member whose code this session asked for. */
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
  // Whoever guessed the code that was mailed to nobody.
  if (!member) throw new ApiError(422, codeTexts.signIn.dead)
  return member.id
}

import { emailChangedMail, emailCodeMail } from '@market/mails'
import { type Database, readAddressee, setParcelMails, wantsParcelMails } from '@market/database'
import { emailKey } from '@market/commerce'
import { checkEmail, codeMinutes, sendGuestCode, takeGuestCode } from '../guest-code/guest-code.ts'
import { codeTexts } from '../guest-code/guest-texts.ts'
import type { Config } from '../platform/config/config.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { texts } from './texts.ts'

type Asked = Omit<Parameters<typeof sendGuestCode>[2], 'purpose'>

const findMember = (db: Database, email: string) =>
  db.selectFrom('users').select('id').where('email_key', '=', emailKey(email)).executeTakeFirst()

/**
 * Mails the code that proves a new address. If the address belongs to another member, no mail is sent, but the response
 * is the same (security.md 20).
 */
export async function sendEmailCode(
  db: Database,
  config: Config,
  { userId, ...asked }: Asked & { readonly userId: string },
): Promise<void> {
  const email = checkEmail(asked.email)
  const owner = await findMember(db, email)
  if (owner?.id === userId) throw new ApiError(422, texts.sameEmail)
  await sendGuestCode(db, config, { ...asked, purpose: 'email' }, async (trx, code) => {
    if (owner) return
    await writeMail(trx, emailCodeMail(config, { email, code, minutes: codeMinutes }), asked.now)
  })
}

/**
 * Changes the member's address to the proven one, also for mails about earlier orders and device sales, invalidates
 * links mailed to the old address, and notifies that address.
 */
export async function proveEmail(
  db: Database,
  config: Config,
  { userId, ...typed }: Omit<Parameters<typeof takeGuestCode>[2], 'purpose'> & { readonly userId: string },
): Promise<string> {
  return takeGuestCode(db, config, { ...typed, purpose: 'email' }, async (trx, email) => {
    const before = await readAddressee(trx, userId)
    // Another member has taken the address meanwhile, or the caller has guessed a code that was not mailed.
    if (await findMember(trx, email)) throw new ApiError(422, codeTexts.verification.dead)
    const changed = { email, email_key: emailKey(email) }
    await trx.updateTable('users').set(changed).where('id', '=', userId).execute()
    await trx.updateTable('orders').set(changed).where('user_id', '=', userId).execute()
    await trx
      .updateTable('device_sales')
      .set({ email })
      .where('owner_id', '=', userId)
      .where('email', 'is not', null)
      .execute()
    if (!(await wantsParcelMails(trx, emailKey(before.email))))
      await setParcelMails(trx, changed.email_key, false, typed.now)
    await trx.deleteFrom('account_tokens').where('user_id', '=', userId).where('used_at', 'is', null).execute()
    await writeMail(trx, emailChangedMail(config, { ...before, changed: email }), typed.now)
  })
}

import { activationMail, severalSignUpsMail } from '@market/mails'
import { emailKey } from '@market/commerce'
import type { Database, StoredRegistration } from '@market/database'
import type { Config } from '../../platform/config/config.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { issueToken, voidRegistration } from './account-token.ts'
import { findRegistration, passwordMark, pendingRegistrations } from './pending-registrations.ts'
import { activationMinutes } from './register-member.ts'

interface Asked {
  readonly email: string
  /** Selects the sign-up if the address has several. */
  readonly password?: string | undefined
  readonly now: Date
}

/**
 * Mails a new activation link in place of the previous one if the account is pending; does nothing for other
 * addresses. If an address has several sign-ups, the password selects one, and without a password none is mailed, so
 * that a link never activates the account with someone else's password.
 */
export async function resendActivation(db: Database, config: Config, { email, password, now }: Asked): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .selectAll()
      .where('email_key', '=', emailKey(email))
      .where('is_active', '=', false)
      .forUpdate()
      .executeTakeFirst()
    if (!user) return
    const { first_name, last_name, phone, newsletter, insider_contact_list, password_hash, has_password } = user
    const pending = await pendingRegistrations(trx, user.id)
    const latest: StoredRegistration = {
      first_name,
      last_name,
      phone,
      newsletter,
      insider_contact_list,
      password_hash,
      has_password,
    }
    const all = pending.length > 0 ? pending : [latest]
    const registration =
      password === undefined ? undefined : await findRegistration(all, password, passwordMark(config, email, password))
    const meant = registration ?? (all.length === 1 ? all[0] : undefined)
    if (!meant) return writeMail(trx, severalSignUpsMail(config, { email: user.email }), now)
    await voidRegistration(trx, user.id, meant)
    const token = await issueToken(trx, {
      purpose: 'activation',
      userId: user.id,
      registration: meant,
      minutes: activationMinutes,
      now,
    })
    await writeMail(trx, activationMail(config, { email: user.email, firstName: meant.first_name, token }), now)
  })
}
